import type { RowOf } from "@yunshou/contract";
import { schemes } from "@yunshou/contract/marketing/schemes";
import {
  checkMovedAmount,
  checkPromotionName,
  fieldLimits,
  type MemberLevel,
  memberLevels,
  planLimits,
  type SchemeKind,
  schemeKinds,
  yuanFromFen,
} from "@yunshou/domain";
import { Form, Input, Select } from "antd";
import {
  Choice,
  choicesOf,
  fenOf,
  FormDrawer,
  MerchantField,
  MoneyField,
  ProductField,
  ruleOf,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { RateField } from "../RateField.tsx";

export type Scheme = RowOf<typeof schemes.list>;

interface Values {
  readonly merchantId: string;
  readonly schemeName: string;
  readonly planType: SchemeKind;
  readonly discountRate?: number | null;
  readonly specialPrice?: string;
  readonly full?: string;
  readonly reduction?: string;
  readonly productIds?: string[];
  readonly memberLevels?: MemberLevel[];
  readonly remark?: string;
}

const yuan = (fen: string | null | undefined) => (fen == null ? "" : yuanFromFen(BigInt(fen)));

const valuesOf = (scheme: Scheme | undefined): Values => ({
  merchantId: scheme?.merchantId ?? sessionCustomData()?.merchantId ?? "",
  schemeName: scheme?.schemeName ?? "",
  planType: scheme?.planType ?? "productDiscount",
  discountRate: scheme?.discountRate ?? null,
  specialPrice: yuan(scheme?.specialPriceFen),
  full: yuan(scheme?.fullFen),
  reduction: yuan(scheme?.reductionFen),
  productIds: scheme?.productIds ?? [],
  memberLevels: scheme?.memberLevels ?? [],
  remark: scheme?.remark ?? "",
});

interface SchemeFormProps {
  readonly editing: Scheme | "new" | undefined;
  readonly onClose: () => void;
}

/** Adds a scheme, or changes one that is not on sale: its kind decides which figures it has (MKT-06, MKT-09, MKT-10). */
export function SchemeForm({ editing, onClose }: SchemeFormProps) {
  const t = usePhrases("marketing");
  const words = t.marketing;
  const [create, update] = [useWrite(schemes.create), useWrite(schemes.update)];
  const scheme = editing === "new" ? undefined : editing;
  const save = ({ merchantId, specialPrice, full, reduction, ...values }: Values) => {
    const { planType, discountRate = null } = values;
    const form = {
      ...values,
      discountRate: planType === "productDiscount" ? discountRate : null,
      specialPriceFen: planType === "specialOffer" && specialPrice ? fenOf(specialPrice) : null,
      fullFen: planType === "fullReduction" ? fenOf(full) : null,
      reductionFen: planType === "fullReduction" ? fenOf(reduction) : null,
    };
    return scheme === undefined
      ? create.run({ merchantId, ...form })
      : update.run({ schemeId: scheme.schemeId, ...form });
  };
  return (
    <FormDrawer<Values>
      key={scheme?.schemeId ?? "new"}
      title={scheme === undefined ? words.addScheme : words.editScheme}
      open={editing !== undefined}
      onClose={onClose}
      initial={valuesOf(scheme)}
      about={scheme?.schemeName}
      submitting={create.running || update.running}
      success={scheme === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      <SchemeFields merchantFixed={scheme !== undefined} />
    </FormDrawer>
  );
}

function SchemeFields({ merchantFixed }: { readonly merchantFixed: boolean }) {
  const t = usePhrases("marketing", "members");
  const words = t.marketing;
  const { fields } = words;
  const { required, rule } = useRules();
  const kind: SchemeKind | undefined = Form.useWatch("planType");
  return (
    <>
      <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
        <MerchantField usable allowClear={false} disabled={merchantFixed} />
      </Form.Item>
      <Form.Item
        name="schemeName"
        label={fields.schemeName}
        required
        rules={[rule((name) => checkPromotionName(name, "schemeName"))]}
      >
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item name="planType" label={fields.planType} rules={[required]}>
        <Choice values={schemeKinds} words={words.kind} />
      </Form.Item>
      {kind === "productDiscount" && <RateField />}
      {kind === "specialOffer" && <SpecialPriceField />}
      {kind === "fullReduction" && <ReductionFields />}
      <Form.Item name="productIds" label={fields.productIds} className="kit-wide">
        <ProductField multiple usable placeholder={words.allProducts} maxCount={planLimits.products} />
      </Form.Item>
      <Form.Item name="memberLevels" label={fields.memberLevels} className="kit-wide">
        <Select
          mode="multiple"
          allowClear
          placeholder={words.everybody}
          options={choicesOf(memberLevels, t.members.level)}
        />
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark} className="kit-wide">
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </>
  );
}

/** A special offer without its price cannot be saved (MKT-09). */
function SpecialPriceField() {
  const words = usePhrases("marketing").marketing;
  const { amount } = useRules();
  const missing = ruleOf((text: string = "") =>
    text.trim() === "" ? words.errors["marketing.specialPriceMissing"] : undefined,
  );
  return (
    <Form.Item
      name="specialPrice"
      label={words.fields.specialPrice}
      required
      rules={[missing, amount((fen) => checkMovedAmount(fen, "specialPrice"), { optional: true })]}
    >
      <MoneyField />
    </Form.Item>
  );
}

function ReductionFields() {
  const words = usePhrases("marketing").marketing;
  const { amount } = useRules();
  return (
    <>
      <Form.Item
        name="full"
        label={words.fields.full}
        required
        rules={[amount((fen) => checkMovedAmount(fen, "full"))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item
        name="reduction"
        label={words.fields.reduction}
        required
        extra={words.reductionHint}
        dependencies={["full"]}
        rules={[
          amount((fen) => checkMovedAmount(fen, "reduction")),
          ({ getFieldValue }) =>
            ruleOf((text: string = "") =>
              BigInt(fenOf(text)) >= BigInt(fenOf(getFieldValue("full") as string))
                ? words.errors["marketing.reductionTooLarge"]
                : undefined,
            ),
        ]}
      >
        <MoneyField />
      </Form.Item>
    </>
  );
}
