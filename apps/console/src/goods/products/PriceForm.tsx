import type { RowOf } from "@yunshou/contract";
import { prices } from "@yunshou/contract/goods/prices";
import {
  checkPermille,
  checkPrices,
  fenFromYuan,
  fieldLimits,
  type PriceRule,
  priceRuleKinds,
  priceSteps,
  type PriceStep,
  repriced,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Checkbox, Form } from "antd";
import {
  Choice,
  DictionaryText,
  FormModal,
  MoneyField,
  NumberField,
  ruleOf,
  showMoney,
  showNumber,
  useCall,
  useRefusalText,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PricePreview, type PricedRow } from "./PricePreview.tsx";
import { usePriceChange } from "./usePriceChange.tsx";

interface PriceFormProps {
  /** The products whose prices are to change. */
  readonly of: readonly string[] | undefined;
  readonly onClose: () => void;
}

const targets = ["unitPrice", "costPrice"] as const;

interface Values {
  readonly target: (typeof targets)[number];
  readonly kind: PriceRule["kind"];
  readonly amount: string;
  readonly percent: number | null;
  readonly step: PriceStep;
  readonly lanesFollow: boolean;
  readonly reason: string;
}

const initial: Values = {
  target: "unitPrice",
  kind: "set",
  amount: "",
  percent: null,
  step: "10",
  lanesFollow: true,
  reason: "",
};

/** The rule that is written, once it is whole. */
function priceRuleOf({ kind, amount, percent }: Values): PriceRule | undefined {
  if (kind === "percent") {
    const permille = checkPermille(Math.round((percent ?? Number.NaN) * 10));
    return permille.ok ? { kind, permille: permille.value } : undefined;
  }
  const fen = fenFromYuan(amount ?? "");
  return fen.ok ? { kind, fen: fen.value } : undefined;
}

/** Each product with the prices that the rule gives it; a purchase price that is not known stays so unless it is set. */
function pricedBy(values: Values, row: RowOf<typeof prices.current>): PricedRow {
  const rule = priceRuleOf(values);
  const apply = (fen: string | null) =>
    rule === undefined || (fen === null && rule.kind !== "set")
      ? fen
      : String(repriced(BigInt(fen ?? "0"), rule, values.step));
  const ofUnit = values.target === "unitPrice";
  const [newUnitPriceFen, newCostPriceFen] = [
    ofUnit ? apply(row.unitPriceFen)! : row.unitPriceFen,
    ofUnit ? row.costPriceFen : apply(row.costPriceFen),
  ];
  return {
    ...row,
    newUnitPriceFen,
    newCostPriceFen,
    checked: checkPrices(BigInt(newUnitPriceFen), newCostPriceFen === null ? null : BigInt(newCostPriceFen)),
    isChanged: newUnitPriceFen !== row.unitPriceFen || newCostPriceFen !== row.costPriceFen,
  };
}

/** Prices of several products at once: a rule, each row before and after with its margin, and the lanes that follow. */
export function PriceForm({ of, onClose }: PriceFormProps) {
  const t = usePhrases("products");
  const words = t.products.pricing;
  const { message } = App.useApp();
  const refusal = useRefusalText();
  const change = usePriceChange();
  const current = useCall(prices.current, { productIds: [...(of ?? [])] }, { enabled: of !== undefined, silent: true });
  const rows = current.data?.rows ?? [];
  const changedBy = (values: Partial<Values>) =>
    rows.map((row) => pricedBy({ ...initial, ...values }, row)).filter((row) => row.isChanged);
  const save = async (values: Values) => {
    const changed = changedBy(values);
    const faulty = changed.find((row) => !row.checked.ok);
    if (changed.length === 0 || faulty !== undefined) {
      message.error(faulty === undefined ? t.common.form.incomplete : refusal(faulty.checked));
      throw new Error("kept open");
    }
    await change.run({
      changes: changed.map(({ productId, version, newUnitPriceFen, newCostPriceFen }) => ({
        productId,
        version,
        unitPriceFen: newUnitPriceFen,
        costPriceFen: newCostPriceFen,
      })),
      reason: values.reason,
      lanesFollow: values.target === "unitPrice" && values.lanesFollow,
    });
  };
  return (
    <FormModal<Values, readonly string[]>
      title={words.title}
      about={fill(t.products.tagging.about, { n: showNumber(of?.length ?? 0) })}
      verb={(values) => fill(words.verb, { n: showNumber(changedBy(values).length) })}
      of={of}
      onClose={onClose}
      initial={initial}
      loading={current.data === undefined || current.isPrevious}
      error={current.error}
      submitting={change.running}
      guard="money"
      onSubmit={save}
    >
      <PriceFields rows={rows} />
    </FormModal>
  );
}

function PriceFields({ rows }: { readonly rows: readonly RowOf<typeof prices.current>[] }) {
  const t = usePhrases("products");
  const { fields, pricing: words } = t.products;
  const refusal = useRefusalText();
  const values: Values = { ...initial, ...(Form.useWatch([], Form.useFormInstance()) as Partial<Values> | undefined) };
  const sum = (of: "lanesFollowing" | "lanesOwn") => rows.reduce((total, row) => total + row[of], 0);
  return (
    <>
      <Form.Item name="target" label={words.target}>
        <Choice values={targets} words={fields} />
      </Form.Item>
      <Form.Item name="kind" label={words.rule}>
        <Choice values={priceRuleKinds} words={words.kind} />
      </Form.Item>
      {values.kind === "percent" ? (
        <Form.Item
          name="percent"
          label={words.percent}
          required
          rules={[
            ruleOf((percent: number | null) =>
              refusal(checkPermille(percent === null ? Number.NaN : Math.round(percent * 10))),
            ),
          ]}
        >
          <NumberField suffix="%" precision={1} style={{ width: "100%" }} />
        </Form.Item>
      ) : (
        <Form.Item
          name="amount"
          label={words.amount}
          required
          rules={[ruleOf((amount: string | undefined) => refusal(fenFromYuan(amount ?? "")))]}
        >
          <MoneyField />
        </Form.Item>
      )}
      {values.kind !== "set" && (
        <Form.Item name="step" label={words.step}>
          <Choice
            values={priceSteps}
            words={Object.fromEntries(priceSteps.map((step) => [step, showMoney(step)])) as Record<PriceStep, string>}
          />
        </Form.Item>
      )}
      <PricePreview rows={rows.map((row) => pricedBy(values, row))} />
      {values.target === "unitPrice" && (
        <Form.Item
          name="lanesFollow"
          valuePropName="checked"
          extra={sum("lanesOwn") > 0 && fill(words.lanesOwn, { n: showNumber(sum("lanesOwn")) })}
        >
          <Checkbox>{fill(words.lanesFollow, { n: showNumber(sum("lanesFollowing")) })}</Checkbox>
        </Form.Item>
      )}
      <Form.Item name="reason" label={fields.reason}>
        <DictionaryText type="priceReason" rows={1} maxLength={fieldLimits.remarkLength} />
      </Form.Item>
    </>
  );
}
