import { mallCategories } from "@yunshou/contract/mall/mallCategories";
import { mallProductBatch } from "@yunshou/domain";
import { Form, Select } from "antd";
import { FormModal, namesOf, useCall, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MallCategory } from "./category.ts";

interface Values {
  readonly mallProductIds: string[];
}

interface AssignProductsFormProps {
  readonly of: MallCategory | undefined;
  readonly onClose: () => void;
}

/** Puts products of the mall into a category; what stood in another one moves. */
export function AssignProductsForm({ of, onClose }: AssignProductsFormProps) {
  const t = usePhrases("mallCategories");
  const words = t.mallCategories;
  const { required } = useRules();
  const { data } = useCall(mallCategories.products, { pageSize: 200 }, { enabled: of !== undefined });
  const { run, running } = useWrite(mallCategories.assign);
  const choices = (data?.rows ?? []).filter(({ mallCategoryId }) => mallCategoryId !== of?.mallCategoryId);
  return (
    <FormModal<Values, MallCategory>
      title={words.assign}
      about={of?.categoryName ?? ""}
      verb={words.assign}
      of={of}
      onClose={onClose}
      initial={{ mallProductIds: [] }}
      submitting={running}
      onSubmit={({ mallProductIds }, { mallCategoryId }) => run({ mallProductIds, mallCategoryId })}
      success={t.common.result.done}
    >
      <Form.Item name="mallProductIds" label={words.fields.mallProductIds} rules={[required]}>
        <Select
          mode="multiple"
          maxCount={mallProductBatch}
          optionFilterProp="label"
          options={choices.map(({ mallProductId, productName, productCode, categoryName }) => ({
            value: mallProductId,
            label:
              categoryName === null
                ? namesOf(productName, productCode)
                : `${namesOf(productName, productCode)} · ${categoryName}`,
          }))}
        />
      </Form.Item>
    </FormModal>
  );
}
