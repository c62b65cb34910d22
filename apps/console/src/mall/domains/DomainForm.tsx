import type { RowOf } from "@yunshou/contract";
import { businessDomains } from "@yunshou/contract/mall/businessDomains";
import { checkDomainName, domainLimits, type VerifyFile } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, ruleOf, useRefusalText, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useVerifyFileRule, VerifyFileField } from "./VerifyFileField.tsx";

export type BusinessDomain = RowOf<typeof businessDomains.list>;

interface Values {
  readonly domainName: string;
  readonly verifyFile?: VerifyFile;
}

interface DomainFormProps {
  readonly editing: BusinessDomain | "new" | undefined;
  readonly onClose: () => void;
}

/** Adds a business domain, or changes its name or file (GEN-19, MSG-26). */
export function DomainForm({ editing, onClose }: DomainFormProps) {
  const t = usePhrases("domains");
  const words = t.domains;
  const { filled } = useRules();
  const refusal = useRefusalText();
  const fileRule = useVerifyFileRule();
  const create = useWrite(businessDomains.create);
  const update = useWrite(businessDomains.update);
  const domain = editing === "new" ? undefined : editing;
  const save = ({ domainName, verifyFile }: Values) => {
    const input = { domainName, verifyFile: verifyFile ?? null };
    return domain === undefined
      ? create.run(input)
      : update.run({ ...input, businessDomainId: domain.businessDomainId });
  };
  const nameRule = ruleOf((name?: string) =>
    (name ?? "").trim() === "" ? undefined : refusal(checkDomainName(name!)),
  );
  return (
    <FormModal<Values>
      key={domain?.businessDomainId ?? "new"}
      title={domain === undefined ? words.add : words.edit}
      about={domain?.domainName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{ domainName: domain?.domainName ?? "" }}
      submitting={create.running || update.running}
      onSubmit={save}
      success={domain === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="domainName" label={words.fields.domainName} extra={words.domainHint} rules={[filled, nameRule]}>
        <Input maxLength={domainLimits.nameLength} autoComplete="off" inputMode="url" />
      </Form.Item>
      <Form.Item
        name="verifyFile"
        label={words.fields.verifyFile}
        extra={domain?.verifyFile == null ? words.fileHint : words.keepHint}
        rules={[fileRule]}
      >
        <VerifyFileField />
      </Form.Item>
    </FormModal>
  );
}
