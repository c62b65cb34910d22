import type { OutputOf } from "@yunshou/contract";
import { medicines } from "@yunshou/contract/pharmacy/medicines";
import {
  accept,
  checkBarcode,
  checkPrices,
  checkRegistrationNo,
  checkRemark,
  fenFromYuan,
  fieldLimits,
  medicineLimits,
  productLimits,
  type SaleClass,
  saleClasses,
  type StorageClass,
  storageClasses,
  yuanFromFen,
} from "@yunshou/domain";
import { Form, Input, Switch } from "antd";
import { ProductPicture, ProductPictures } from "../../goods/products/form/ProductPictures.tsx";
import {
  Choice,
  fenOf,
  FormDrawer,
  MoneyField,
  useFirstRead,
  useRecord,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { GroupSelect } from "../groups/GroupSelect.tsx";

type Detail = OutputOf<typeof medicines.detail>;

/** What the form is open for: a new medicine, or an existing one. */
export type MedicineEditing = { readonly productId?: string };

interface Values {
  readonly medicineName: string;
  readonly medCategoryId: string;
  readonly manufacturer: string;
  readonly registrationNo: string;
  readonly saleClass: SaleClass;
  readonly storage: StorageClass;
  readonly conditionIds: string[];
  readonly symptoms: string;
  readonly multiUse: boolean;
  readonly barcode: string;
  readonly unitPrice: string;
  readonly costPrice: string;
  readonly spec: string;
  readonly unit: string;
  readonly thumbnail: string | null;
  readonly detailPictures: string[];
  readonly remark: string;
}

const fresh: Partial<Values> = {
  saleClass: "otcB",
  storage: "room",
  conditionIds: [],
  multiUse: false,
  thumbnail: null,
  detailPictures: [],
  registrationNo: "",
  symptoms: "",
  barcode: "",
  costPrice: "",
  spec: "",
  remark: "",
};
const yuan = (fen: string | null) => (fen === null ? "" : yuanFromFen(BigInt(fen)));
const valuesOf = (one: Detail): Partial<Values> => ({
  ...fresh,
  ...one,
  medCategoryId: one.medCategoryId ?? "",
  barcode: one.barcode ?? "",
  unitPrice: yuan(one.unitPriceFen),
  costPrice: yuan(one.costPriceFen),
});

/** Adds or edits a medicine with the fields of its product (MED-01, MED-10, PRODUCT-04 to PRODUCT-08). */
export function MedicineForm({
  editing,
  onClose,
}: {
  readonly editing: MedicineEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("medicines", "products", "goods");
  const words = t.medicines;
  const fields = { ...t.products.fields, ...words.fields };
  const { required, filled, rule, amount } = useRules();
  const record = useRecord(medicines.detail, { productId: editing?.productId }, { anew: true });
  const edited = useFirstRead(record.data, editing?.productId);
  const [create, update] = [useWrite(medicines.create), useWrite(medicines.update)];

  const save = async ({ unitPrice, costPrice, ...values }: Values) => {
    const input = {
      ...values,
      unitPriceFen: fenOf(unitPrice),
      costPriceFen: costPrice.trim() === "" ? null : fenOf(costPrice),
    };
    if (edited === undefined) await create.run(input);
    else await update.run({ ...input, productId: edited.productId, version: edited.version });
  };
  return (
    <FormDrawer<Values>
      key={edited?.productId ?? "new"}
      title={editing?.productId === undefined ? words.add : words.edit}
      width={760}
      open={editing !== undefined}
      onClose={onClose}
      initial={edited === undefined ? fresh : valuesOf(edited)}
      loading={editing?.productId !== undefined && edited === undefined}
      error={record.error}
      submitting={create.running || update.running}
      onSubmit={save}
      success={edited === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="medicineName" label={fields.medicineName} rules={[filled]}>
        <Input maxLength={productLimits.nameLength} />
      </Form.Item>
      <Form.Item name="medCategoryId" label={fields.medCategory} rules={[required]}>
        <GroupSelect kind="category" forForm />
      </Form.Item>
      <Form.Item name="manufacturer" label={fields.manufacturer} rules={[filled]}>
        <Input maxLength={medicineLimits.manufacturerLength} />
      </Form.Item>
      <Form.Item name="saleClass" label={fields.saleClass} rules={[required]}>
        <Choice values={saleClasses} words={words.saleClass} />
      </Form.Item>
      <Form.Item name="storage" label={fields.storage} rules={[required]}>
        <Choice values={storageClasses} words={words.storage} />
      </Form.Item>
      <Form.Item
        name="registrationNo"
        label={fields.registrationNo}
        dependencies={["saleClass"]}
        rules={[(form) => rule((text) => checkRegistrationNo(text, form.getFieldValue("saleClass") as SaleClass))]}
        extra={words.registrationHint}
      >
        <Input maxLength={medicineLimits.registrationLength} />
      </Form.Item>
      <Form.Item name="multiUse" label={fields.multiUse} valuePropName="checked" extra={words.multiUseHint}>
        <Switch />
      </Form.Item>
      <Form.Item noStyle dependencies={["multiUse"]}>
        {(form) => (
          <Form.Item name="conditionIds" label={fields.diseaseCategory} className="kit-wide">
            <GroupSelect
              kind="condition"
              forForm
              multiple
              limit={form.getFieldValue("multiUse") === true ? medicineLimits.conditions : 1}
            />
          </Form.Item>
        )}
      </Form.Item>
      <Form.Item name="symptoms" label={fields.symptoms} className="kit-wide">
        <Input.TextArea maxLength={medicineLimits.symptomsLength} rows={2} />
      </Form.Item>
      <Form.Item name="barcode" label={fields.barcode} rules={[rule(checkBarcode, { optional: true })]}>
        <Input inputMode="numeric" />
      </Form.Item>
      <Form.Item name="spec" label={fields.spec}>
        <Input maxLength={medicineLimits.specLength} />
      </Form.Item>
      <Form.Item name="unitPrice" label={fields.unitPrice} required rules={[amount((fen) => checkPrices(fen, null))]}>
        <MoneyField />
      </Form.Item>
      <Form.Item
        name="costPrice"
        label={fields.costPrice}
        dependencies={["unitPrice"]}
        rules={[
          (form) =>
            amount(
              (fen) => {
                const price = fenFromYuan(String(form.getFieldValue("unitPrice") ?? ""));
                return price.ok ? checkPrices(price.value, fen) : accept();
              },
              { optional: true },
            ),
        ]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="unit" label={fields.unit} rules={[filled]}>
        <Input maxLength={productLimits.unitLength} />
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark} rules={[rule(checkRemark)]}>
        <Input maxLength={fieldLimits.remarkLength} />
      </Form.Item>
      <Form.Item
        name="thumbnail"
        label={fields.thumbnail}
        rules={[{ required: true, message: t.goods.errors["goods.thumbnailMissing"] }]}
      >
        <ProductPicture label={fields.thumbnail} />
      </Form.Item>
      <Form.Item name="detailPictures" label={fields.detailPictures}>
        <ProductPictures label={fields.detailPictures} limit={productLimits.details} />
      </Form.Item>
    </FormDrawer>
  );
}
