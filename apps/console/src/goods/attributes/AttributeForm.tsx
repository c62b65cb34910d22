import { type AttributeKind, attributeLimits, checkAttributeName } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Attribute, TreeCalls } from "./trees.ts";

export type AttributeEditing =
  | { readonly kind: "add"; readonly parent: Attribute | undefined }
  | { readonly kind: "rename"; readonly attribute: Attribute };

interface AttributeFormProps {
  readonly calls: TreeCalls;
  readonly tree: { readonly kind: AttributeKind; readonly categoryId?: string };
  readonly editing: AttributeEditing | undefined;
  readonly onClose: () => void;
}

interface Values {
  readonly attributeName: string;
}

/** Adds a value of a tree, or gives one another name (PRODUCT-27). */
export function AttributeForm({ calls, tree, editing, onClose }: AttributeFormProps) {
  const t = usePhrases("goods", "attributes");
  const words = t.attributes;
  const { message } = App.useApp();
  const { rule } = useRules();
  const [create, rename] = [useWrite(calls.create), useWrite(calls.rename)];
  const renamed = editing?.kind === "rename" ? editing.attribute : undefined;
  const parent = editing?.kind === "add" ? editing.parent : undefined;
  const save = async ({ attributeName }: Values) => {
    if (renamed === undefined) await create.run({ ...tree, parentId: parent?.attributeId ?? null, attributeName });
    else await rename.run({ attributeId: renamed.attributeId, attributeName });
    message.success(fill(renamed === undefined ? words.created : words.renamed, { name: attributeName }));
  };
  return (
    <FormModal<Values>
      key={renamed?.attributeId ?? parent?.attributeId ?? "top"}
      title={renamed === undefined ? (parent === undefined ? words.add : words.addChild) : words.rename}
      about={(renamed ?? parent)?.attributeName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{ attributeName: renamed?.attributeName ?? "" }}
      submitting={create.running || rename.running}
      onSubmit={save}
    >
      {parent !== undefined && <Form.Item label={words.fields.parentCategory}>{parent.attributeName}</Form.Item>}
      <Form.Item name="attributeName" label={words.fields.attributeName} required rules={[rule(checkAttributeName)]}>
        <Input maxLength={attributeLimits.nameLength} />
      </Form.Item>
    </FormModal>
  );
}
