import { mallCategories, mallCategoryIcons } from "@yunshou/contract/mall/mallCategories";
import { checkMallCategoryName, mallCategoryLimits } from "@yunshou/domain";
import { Form, Input, Switch } from "antd";
import { FormModal, ImageUpload, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Editing } from "./category.ts";

interface Values {
  readonly categoryName: string;
  readonly icon: string | null;
  readonly shown: boolean;
}

interface CategoryFormProps {
  readonly editing: Editing | undefined;
  readonly onClose: () => void;
}

/** Adds a category, or changes its name, icon and whether customers see it. */
export function CategoryForm({ editing, onClose }: CategoryFormProps) {
  const t = usePhrases("mallCategories");
  const words = t.mallCategories;
  const { fields } = words;
  const { rule } = useRules();
  const create = useWrite(mallCategories.create);
  const update = useWrite(mallCategories.update);
  const category = editing?.category;
  const parent = category === undefined ? editing?.parent : undefined;
  const save = (values: Values) =>
    category === undefined
      ? create.run({ ...values, parentId: parent?.mallCategoryId ?? null })
      : update.run({ ...values, mallCategoryId: category.mallCategoryId });
  return (
    <FormModal<Values>
      key={category?.mallCategoryId ?? parent?.mallCategoryId ?? "top"}
      title={category !== undefined ? words.edit : parent === undefined ? words.add : words.addBelow}
      about={(category ?? parent)?.categoryName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={{
        categoryName: category?.categoryName ?? "",
        icon: category?.icon ?? null,
        shown: category?.shown ?? true,
      }}
      submitting={create.running || update.running}
      onSubmit={save}
      success={category === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="categoryName" label={fields.categoryName} required rules={[rule(checkMallCategoryName)]}>
        <Input maxLength={mallCategoryLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="icon" label={fields.icon}>
        <ImageUpload endpoint={mallCategoryIcons.upload} />
      </Form.Item>
      <Form.Item name="shown" label={fields.shown} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormModal>
  );
}
