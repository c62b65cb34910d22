import { schemes } from "@yunshou/contract/marketing/schemes";
import { checkPromotionName, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Scheme } from "./SchemeForm.tsx";

/** Copies a scheme under a name of its own. */
export function CopyForm({ scheme, onClose }: { readonly scheme: Scheme | undefined; readonly onClose: () => void }) {
  const t = usePhrases("marketing");
  const words = t.marketing;
  const { rule } = useRules();
  const copy = useWrite(schemes.copy);
  return (
    <FormModal<{ readonly schemeName: string }, Scheme>
      title={words.copyScheme}
      of={scheme}
      onClose={onClose}
      initial={{ schemeName: "" }}
      about={scheme?.schemeName}
      verb={t.common.action.copy}
      submitting={copy.running}
      success={t.common.result.added}
      onSubmit={({ schemeName }, { schemeId }) => copy.run({ schemeId, schemeName })}
    >
      <Form.Item
        name="schemeName"
        label={words.fields.schemeName}
        required
        rules={[rule((name) => checkPromotionName(name, "schemeName"))]}
      >
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
    </FormModal>
  );
}
