import {
  accept,
  checkBarcode,
  checkPrices,
  checkProductCode,
  checkRemark,
  checkText,
  checkWeight,
  fenFromYuan,
  fieldLimits,
  productLimits,
} from "@yunshou/domain";
import { Checkbox, DatePicker, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { MoneyField, NumberField, ruleOf, useRefusalText, useRules } from "../../../platform/kit/index.ts";
import { usePhrases } from "../../../platform/phrases/usePhrases.ts";
import { MarginText } from "../MarginText.tsx";
import type { ProductValues } from "./values.ts";

const dayFormat = "YYYY-MM-DD";
/** A day as text in the form, so that a draft of it can be kept. */
const dayProps = {
  getValueProps: (day: string | null) => ({ value: day === null ? null : dayjs(day, dayFormat) }),
  normalize: (day: Dayjs | null) => day?.format(dayFormat) ?? null,
};
const flags = ["isPrescription", "isPovertyRelief", "isJointOperation"] as const;

const fenIn = (text: string | undefined): bigint | null => {
  const read = fenFromYuan(text ?? "");
  return read.ok ? read.value : null;
};

/** First step: name, numbers and prices, with what a piece earns (PRODUCT-08, PRODUCT-09, PRODUCT-13, PRODUCT-23, PRODUCT-29). */
export function DataStep({ isNew }: { readonly isNew: boolean }) {
  const t = usePhrases("products");
  const words = t.products;
  const { fields } = words;
  const form = Form.useFormInstance<ProductValues>();
  const isPrescription = Form.useWatch("isPrescription", form);
  const { rule, amount } = useRules();
  const refusal = useRefusalText();
  const unitPriceFen = fenIn(Form.useWatch("unitPrice", form));
  const costPriceFen = fenIn(Form.useWatch("costPrice", form));
  const tolerance = ruleOf(() =>
    refusal(checkWeight(form.getFieldValue("weight") ?? null, form.getFieldValue("weightTolerance") ?? null)),
  );
  const shelfLife = ruleOf(() => {
    const [made, until] = [form.getFieldValue("productionDate"), form.getFieldValue("shelfLifeDate")];
    return made && until && until < made ? words.shelfLifeBefore : undefined;
  });
  return (
    <>
      <Form.Item
        name="productCode"
        label={fields.productCode}
        rules={[rule(checkProductCode, { optional: true })]}
        extra={isNew ? words.codeHint : undefined}
      >
        <Input disabled={!isNew} maxLength={fieldLimits.codeLength} />
      </Form.Item>
      <Form.Item
        name="productName"
        label={fields.productName}
        required
        rules={[rule((text) => checkText(text, "productName", productLimits.nameLength))]}
      >
        <Input maxLength={productLimits.nameLength} />
      </Form.Item>
      <Form.Item name="barcode" label={fields.barcode} rules={[rule(checkBarcode, { optional: true })]}>
        <Input inputMode="numeric" maxLength={20} />
      </Form.Item>
      <Form.Item
        name="unit"
        label={fields.unit}
        required
        rules={[rule((text) => checkText(text, "unit", productLimits.unitLength))]}
      >
        <Input maxLength={productLimits.unitLength} />
      </Form.Item>
      <Form.Item name="unitPrice" label={fields.unitPrice} required rules={[amount((fen) => checkPrices(fen, null))]}>
        <MoneyField />
      </Form.Item>
      <Form.Item
        name="costPrice"
        label={fields.costPrice}
        dependencies={["unitPrice"]}
        rules={[
          amount(
            (fen) =>
              unitPriceFen === null ? accept() : checkPrices(fenIn(form.getFieldValue("unitPrice")) ?? fen, fen),
            {
              optional: true,
            },
          ),
        ]}
        extra={
          unitPriceFen !== null &&
          costPriceFen !== null && (
            <>
              {fields.margin} <MarginText unitPriceFen={String(unitPriceFen)} costPriceFen={String(costPriceFen)} />
            </>
          )
        }
      >
        <MoneyField />
      </Form.Item>
      <Form.Item
        name="weight"
        label={fields.weight}
        rules={[ruleOf((grams: number | null) => refusal(checkWeight(grams ?? null, null)))]}
      >
        <NumberField min={1} max={productLimits.weightGrams} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="weightTolerance" label={fields.weightTolerance} dependencies={["weight"]} rules={[tolerance]}>
        <NumberField min={0} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="productionDate" label={fields.productionDate} {...dayProps}>
        <DatePicker format={dayFormat} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="shelfLifeDate"
        label={fields.shelfLifeDate}
        dependencies={["productionDate"]}
        rules={[shelfLife]}
        {...dayProps}
      >
        <DatePicker format={dayFormat} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="batchNo" label={fields.batchNo}>
        <Input maxLength={productLimits.batchLength} />
      </Form.Item>
      <div>
        {flags.map((name) => (
          <Form.Item
            key={name}
            name={name}
            valuePropName="checked"
            extra={name === "isPrescription" && isPrescription ? words.onPrescription : undefined}
            style={{ marginBottom: 0 }}
          >
            <Checkbox>{fields[name]}</Checkbox>
          </Form.Item>
        ))}
      </div>
      <Form.Item
        name="remark"
        label={fields.remark}
        className="kit-wide"
        rules={[rule(checkRemark, { optional: true })]}
      >
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </>
  );
}
