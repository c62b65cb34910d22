import { storeProducts } from "@yunshou/contract/mall/physicalStores";
import { storeLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form } from "antd";
import { FormModal, ProductField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Store {
  readonly physicalStoreId: string;
}

interface Values {
  readonly productIds: string[];
}

/** 添加商品: products of the catalogue for one store (MSG-14). */
export function AddProductsForm({ of, onClose }: { readonly of: Store | undefined; readonly onClose: () => void }) {
  const { fields, action, hint } = usePhrases("stores").stores;
  const { message } = App.useApp();
  const { required } = useRules();
  const { run, running } = useWrite(storeProducts.add);
  const add = async ({ productIds }: Values, { physicalStoreId }: Store) => {
    const { added } = await run({ physicalStoreId, productIds });
    message.success(fill(hint.added, { n: added }));
  };
  return (
    <FormModal<Values, Store>
      title={action.addProducts}
      about={undefined}
      verb={action.addProducts}
      of={of}
      onClose={onClose}
      initial={{ productIds: [] }}
      submitting={running}
      onSubmit={add}
    >
      <Form.Item name="productIds" label={fields.productIds} rules={[required]}>
        <ProductField multiple usable maxCount={storeLimits.atOnce} />
      </Form.Item>
    </FormModal>
  );
}
