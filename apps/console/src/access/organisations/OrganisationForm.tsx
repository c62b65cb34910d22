import type { InputOf } from "@yunshou/contract";
import { organisations } from "@yunshou/contract/access/organisations";
import { checkCode, checkText, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormDrawer, NumberField, SearchChoice, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { idsBelow } from "../tree.ts";
import type { OrganisationEditing, OrganisationNode } from "./node.ts";

interface OrganisationFormProps {
  readonly editing: OrganisationEditing | undefined;
  readonly nodes: readonly OrganisationNode[];
  readonly merchantId: string;
  readonly onClose: () => void;
}

type Values = Omit<InputOf<typeof organisations.add>, "merchantId" | "parentId"> & { parentId?: string | null };

/** Adds or edits an organisation; itself and everything below it are no choice as parent (SYS-18). */
export function OrganisationForm({ editing, nodes, merchantId, onClose }: OrganisationFormProps) {
  const t = usePhrases("organisations");
  const words = t.organisations.fields;
  const { required, rule } = useRules();
  const [add, update] = [useWrite(organisations.add), useWrite(organisations.update)];
  const node = editing?.kind === "edit" ? editing.node : undefined;
  const own =
    node === undefined
      ? new Set<string>()
      : idsBelow(
          nodes,
          (one) => one.organisationId,
          (one) => one.parentId,
          node.organisationId,
        );
  const save = async (values: Values) => {
    const input = { ...values, parentId: values.parentId ?? null };
    if (node === undefined) await add.run({ ...input, merchantId });
    else await update.run({ ...input, organisationId: node.organisationId });
  };
  const parentId = editing?.kind === "add" ? editing.parentId : (node?.parentId ?? null);
  const last = Math.max(0, ...nodes.filter((one) => one.parentId === parentId).map((one) => one.sortNo));
  return (
    <FormDrawer<Values>
      key={node?.organisationId ?? "new"}
      title={node === undefined ? t.organisations.add : t.organisations.editTitle}
      open={editing !== undefined}
      onClose={onClose}
      initial={
        node === undefined
          ? { parentId, sortNo: Math.min(9_999, last + 10), remark: "" }
          : { name: node.name, code: node.code, parentId: node.parentId, sortNo: node.sortNo, remark: node.remark }
      }
      submitting={add.running || update.running}
      success={node === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      <Form.Item
        name="name"
        label={words.orgName}
        required
        rules={[rule((text) => checkText(text, "name", fieldLimits.nameLength))]}
      >
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item name="code" label={words.orgCode} required rules={[rule((text) => checkCode(text, "code"))]}>
        <Input maxLength={fieldLimits.codeLength} />
      </Form.Item>
      <Form.Item name="parentId" label={words.parentOrg}>
        <SearchChoice
          allowClear
          placeholder={t.organisations.topLevel}
          options={nodes
            .filter((one) => !own.has(one.organisationId))
            .map((one) => ({ value: one.organisationId, label: `${one.name} (${one.code})` }))}
        />
      </Form.Item>
      <Form.Item name="sortNo" label={words.sortNo} rules={[required]}>
        <NumberField min={0} max={9_999} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="remark" label={words.remark} className="kit-wide">
        <Input.TextArea rows={2} showCount maxLength={fieldLimits.remarkLength} />
      </Form.Item>
    </FormDrawer>
  );
}
