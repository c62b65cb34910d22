import { mallProducts } from "@yunshou/contract/mall/products";
import { mallProductBatch } from "@yunshou/domain";
import { Form } from "antd";
import { FormModal, ProductField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface AddProductsFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** 从商品库添加: takes products of the own catalogue into the mall (MSG-14). */
export function AddProductsForm({ open, onClose }: AddProductsFormProps) {
  const t = usePhrases("mall");
  const { required } = useRules();
  const { run, running } = useWrite(mallProducts.add);
  return (
    <FormModal<{ readonly productIds: string[] }>
      title={t.mall.addProducts}
      about={t.mall.pages["/sc/cpgl"]}
      verb={t.mall.addProducts}
      open={open}
      onClose={onClose}
      initial={{ productIds: [] }}
      submitting={running}
      onSubmit={run}
      success={t.common.result.added}
    >
      <Form.Item name="productIds" label={t.mall.fields.productIds} extra={t.mall.addHint} rules={[required]}>
        <ProductField multiple maxCount={mallProductBatch} />
      </Form.Item>
    </FormModal>
  );
}
