import type { RowOf } from "@yunshou/contract";
import { tagIcons, tags } from "@yunshou/contract/goods/tags";
import { checkTag, tagLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, ImageUpload, NumberField, ruleOf, useRefusalText, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type Tag = RowOf<typeof tags.list>;

interface TagFormProps {
  readonly editing: Tag | "new" | undefined;
  readonly onClose: () => void;
}

type Values = Pick<Tag, "tagName"> & { readonly tagPriority: number | null; readonly tagIcon: string | null };

/** What each field alone would be refused for, beside values that are right. */
const right: Values = { tagName: "x", tagPriority: 1, tagIcon: "x" };

/** Adds a tag, or changes one: name, numeric priority and icon are required (PRODUCT-17, MSG-115). */
export function TagForm({ editing, onClose }: TagFormProps) {
  const t = usePhrases("tags");
  const words = t.tags;
  const { fields } = words;
  const refusal = useRefusalText();
  const [create, update] = [useWrite(tags.create), useWrite(tags.update)];
  const tag = editing === "new" ? undefined : editing;
  const save = (values: Values) =>
    tag === undefined ? create.run(values) : update.run({ ...values, tagId: tag.tagId });
  const rule = (name: keyof Values) =>
    ruleOf((value: unknown) => refusal(checkTag({ ...right, [name]: value ?? (name === "tagName" ? "" : null) })));
  return (
    <FormModal<Values>
      key={tag?.tagId ?? "new"}
      title={tag === undefined ? words.add : words.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={
        tag === undefined
          ? { tagName: "", tagPriority: null, tagIcon: null }
          : { tagName: tag.tagName, tagPriority: tag.tagPriority, tagIcon: tag.tagIcon }
      }
      about={tag?.tagName}
      verb={t.common.action.save}
      submitting={create.running || update.running}
      success={tag === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      <Form.Item name="tagName" label={fields.tagName} required rules={[rule("tagName")]}>
        <Input maxLength={tagLimits.nameLength} />
      </Form.Item>
      <Form.Item
        name="tagPriority"
        label={fields.tagPriority}
        required
        rules={[rule("tagPriority")]}
        extra={words.priorityHint}
      >
        <NumberField min={1} max={tagLimits.priority} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="tagIcon" label={fields.tagIcon} required rules={[rule("tagIcon")]}>
        <ImageUpload endpoint={tagIcons.upload} />
      </Form.Item>
    </FormModal>
  );
}
