import { storeProducts } from "@yunshou/contract/mall/physicalStores";
import { checkStoreProduct, storeLimits, yuanFromFen } from "@yunshou/domain";
import { Form } from "antd";
import { fenOf, FormModal, MoneyField, NumberField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { StoreProductRow } from "./storeProductRow.ts";

interface Values {
  readonly unitPrice: string;
  readonly stock: number;
}

/** Price and stock of a product in its store; the price is at least what was paid for it (PRODUCT-08, MSG-41). */
export function StoreProductForm({
  of,
  onClose,
}: {
  readonly of: StoreProductRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("stores");
  const { fields } = t.stores;
  const { required, amount } = useRules();
  const { run, running } = useWrite(storeProducts.update);
  const purchaseFen = of?.costPriceFen == null ? null : BigInt(of.costPriceFen);
  return (
    <FormModal<Values, StoreProductRow>
      title={t.common.action.edit}
      about={of?.productName}
      verb={t.common.action.save}
      of={of}
      onClose={onClose}
      initial={of === undefined ? {} : { unitPrice: yuanFromFen(BigInt(of.unitPriceFen)), stock: of.stock }}
      submitting={running}
      onSubmit={({ unitPrice, stock }, { storeProductId, stock: seenStock }) =>
        run({ storeProductId, unitPriceFen: fenOf(unitPrice), stock, seenStock })
      }
      success={t.common.result.modified}
    >
      <Form.Item
        name="unitPrice"
        label={fields.unitPrice}
        required
        rules={[amount((fen) => checkStoreProduct(fen, purchaseFen, 0))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="stock" label={fields.stock} rules={[required]}>
        <NumberField min={0} max={storeLimits.stock} precision={0} style={{ width: "100%" }} />
      </Form.Item>
    </FormModal>
  );
}
