import type { RowOf } from "@yunshou/contract";
import { discounts } from "@yunshou/contract/marketing/discounts";
import { checkPromotionName, fieldLimits, planLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormDrawer, MerchantField, ProductField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { LimitFields, limitsOf, type LimitValues, limitValues } from "../LimitFields.tsx";
import { RateField } from "../RateField.tsx";

export type Discount = RowOf<typeof discounts.list>;

interface Values extends LimitValues {
  readonly merchantId: string;
  readonly planName: string;
  readonly productIds: string[];
  readonly discountRate: number | null;
}

interface DiscountFormProps {
  readonly editing: Discount | "new" | undefined;
  readonly onClose: () => void;
}

/** Adds a discount of products, or changes one that is not on sale (MKT-06 to MKT-08, MKT-16). */
export function DiscountForm({ editing, onClose }: DiscountFormProps) {
  const t = usePhrases("marketing", "goods");
  const words = t.marketing;
  const { required, rule } = useRules();
  const [create, update] = [useWrite(discounts.create), useWrite(discounts.update)];
  const discount = editing === "new" ? undefined : editing;
  const save = ({ merchantId, planName, productIds, discountRate, ...limits }: Values) => {
    const form = { planName, productIds, discountRate, ...limitsOf(limits) };
    return discount === undefined
      ? create.run({ merchantId, ...form })
      : update.run({ planId: discount.planId, ...form });
  };
  return (
    <FormDrawer<Values>
      key={discount?.planId ?? "new"}
      title={discount === undefined ? words.addDiscount : words.editDiscount}
      open={editing !== undefined}
      onClose={onClose}
      initial={{
        merchantId: sessionCustomData()?.merchantId ?? "",
        planName: discount?.planName ?? "",
        productIds: discount?.productIds ?? [],
        discountRate: discount?.discountRate ?? null,
        ...limitValues(discount),
      }}
      about={discount?.planName}
      submitting={create.running || update.running}
      success={discount === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      {discount === undefined && (
        <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
          <MerchantField usable allowClear={false} />
        </Form.Item>
      )}
      <Form.Item
        name="planName"
        label={words.fields.discountName}
        required
        rules={[rule((name) => checkPromotionName(name, "planName"))]}
      >
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item
        name="productIds"
        label={words.fields.productIds}
        className="kit-wide"
        rules={[{ required: true, message: t.goods.errors["goods.chooseProduct"] }]}
      >
        <ProductField multiple usable maxCount={planLimits.products} />
      </Form.Item>
      <RateField />
      <LimitFields />
    </FormDrawer>
  );
}
