import type { RowOf } from "@yunshou/contract";
import { mallProducts } from "@yunshou/contract/mall/products";
import { checkMallProduct, checkSortNo, mallProductLimits, yuanFromFen } from "@yunshou/domain";
import { Form } from "antd";
import {
  fenOf,
  FormModal,
  MoneyField,
  namesOf,
  NumberField,
  ruleOf,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof mallProducts.list>;

interface Values {
  readonly mallPrice: string;
  readonly stock: number;
  readonly sortNo: number;
}

interface MallProductFormProps {
  readonly of: Row | undefined;
  readonly onClose: () => void;
}

/** Price, stock and place of a product in the mall (PRODUCT-08, MSG-41). */
export function MallProductForm({ of, onClose }: MallProductFormProps) {
  const t = usePhrases("mall", "goods");
  const { amount } = useRules();
  const refusal = useRefusalText();
  const { run, running } = useWrite(mallProducts.update);
  const facts = {
    purchaseFen: of?.costPriceFen == null ? null : BigInt(of.costPriceFen),
    dealFen: of?.dealPriceFen == null ? null : BigInt(of.dealPriceFen),
    reserved: of?.reserved ?? 0,
  };
  const save = ({ mallPrice, stock, sortNo }: Values, { mallProductId, stock: seenStock }: Row) =>
    run({ mallProductId, mallPriceFen: fenOf(mallPrice), stock, seenStock, sortNo });
  return (
    <FormModal<Values, Row>
      title={t.common.action.edit}
      about={of === undefined ? "" : namesOf(of.productName, of.productCode)}
      verb={t.common.action.save}
      of={of}
      onClose={onClose}
      initial={{
        mallPrice: yuanFromFen(BigInt(of?.mallPriceFen ?? "0")),
        stock: of?.stock ?? 0,
        sortNo: of?.sortNo ?? 0,
      }}
      submitting={running}
      onSubmit={save}
      success={t.common.result.modified}
    >
      <Form.Item
        name="mallPrice"
        label={t.mall.fields.mallPrice}
        required
        rules={[amount((mallPriceFen) => checkMallProduct({ mallPriceFen, stock: facts.reserved, sortNo: 0 }, facts))]}
      >
        <MoneyField maxLength={12} />
      </Form.Item>
      <Form.Item
        name="stock"
        label={t.mall.fields.stock}
        required
        rules={[
          ruleOf((stock: number | null) =>
            refusal(
              checkMallProduct(
                { mallPriceFen: 1n, stock: stock ?? -1, sortNo: 0 },
                { ...facts, purchaseFen: null, dealFen: null },
              ),
            ),
          ),
        ]}
      >
        <NumberField precision={0} min={0} max={mallProductLimits.stock} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="sortNo"
        label={t.common.fields.sortNo}
        required
        rules={[ruleOf((sortNo: number | null) => refusal(checkSortNo(sortNo ?? -1)))]}
      >
        <NumberField precision={0} min={0} max={mallProductLimits.sortNo} style={{ width: "100%" }} />
      </Form.Item>
    </FormModal>
  );
}
