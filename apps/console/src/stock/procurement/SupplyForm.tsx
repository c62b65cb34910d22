import type { RowOf } from "@yunshou/contract";
import { supplierProducts } from "@yunshou/contract/stock/supplierProducts";
import { checkLeadDays, checkPackSize, checkSupplyPrice, yuanFromFen } from "@yunshou/domain";
import { Form, Switch } from "antd";
import {
  fenOf,
  FormDrawer,
  MoneyField,
  NumberField,
  ProductField,
  ruleOf,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { SupplierChoice } from "./Choices.tsx";

/** A product of a supplier that is edited, or a new one, of a supplier where one is chosen already. */
export interface SupplyEditing {
  readonly row?: RowOf<typeof supplierProducts.list>;
  readonly supplierId?: string | undefined;
}

interface Values {
  readonly supplierId: string;
  readonly productId: string;
  readonly supplyPrice: string;
  readonly packSize: number;
  readonly leadDays: number;
  readonly enabled: boolean;
}

interface SupplyFormProps {
  readonly editing: SupplyEditing | undefined;
  readonly onClose: () => void;
}

/** What a product costs at a supplier (STOCK-06, PRODUCT-08, MSG-14, MSG-100). */
export function SupplyForm({ editing, onClose }: SupplyFormProps) {
  const t = usePhrases("procurement");
  const { action, fields } = t.procurement;
  const { required, amount } = useRules();
  const refusal = useRefusalText();
  const create = useWrite(supplierProducts.create);
  const update = useWrite(supplierProducts.update);
  const row = editing?.row;
  const save = ({ supplierId, productId, supplyPrice, ...rest }: Values) => {
    const input = { ...rest, supplyPriceFen: fenOf(supplyPrice) };
    return row === undefined
      ? create.run({ ...input, supplierId, productId })
      : update.run({ ...input, supplyId: row.supplyId });
  };
  const initial: Partial<Values> =
    row === undefined
      ? {
          ...(editing?.supplierId === undefined ? {} : { supplierId: editing.supplierId }),
          packSize: 1,
          leadDays: 3,
          enabled: true,
        }
      : {
          supplyPrice: yuanFromFen(BigInt(row.supplyPriceFen)),
          packSize: row.packSize,
          leadDays: row.leadDays,
          enabled: row.enabled,
        };
  const whole = (check: typeof checkPackSize) => [
    required,
    ruleOf((value?: number | null) => (value == null ? undefined : refusal(check(value)))),
  ];
  return (
    <FormDrawer<Values>
      key={row?.supplyId ?? "new"}
      title={row === undefined ? action.addSupply : `${action.editSupply} · ${row.supplierName} · ${row.productName}`}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      submitting={create.running || update.running}
      onSubmit={save}
      success={row === undefined ? t.common.result.added : t.common.result.modified}
    >
      {row === undefined && (
        <>
          <Form.Item name="supplierId" label={fields.supplierId} rules={[required]}>
            <SupplierChoice />
          </Form.Item>
          <Form.Item name="productId" label={fields.productId} rules={[required]}>
            <ProductField usable />
          </Form.Item>
        </>
      )}
      <Form.Item
        name="supplyPrice"
        label={fields.supplyPrice}
        required
        rules={[amount((fen) => checkSupplyPrice(fen, row === undefined ? null : BigInt(row.priceFen)))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="packSize" label={fields.packSize} rules={whole(checkPackSize)}>
        <NumberField style={{ width: "100%" }} precision={0} controls={false} />
      </Form.Item>
      <Form.Item name="leadDays" label={fields.leadDays} rules={whole(checkLeadDays)}>
        <NumberField style={{ width: "100%" }} precision={0} controls={false} />
      </Form.Item>
      <Form.Item name="enabled" label={t.common.fields.enabled} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}
