import { checkDealPrice, checkGroupBuy, type GroupBuyForm as Asked, groupBuyLimits } from "@yunshou/domain";
import { Form } from "antd";
import { MoneyField, NumberField, ruleOf, useRefusalText, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { DealPeriod } from "./DealPeriod.tsx";
import { MallProductChoice, useMallProducts } from "./MallProductChoice.tsx";

/** The fields of a group purchase, which look at one another. `shelfPriceFen` is that of a purchase that stands already. */
export function GroupBuyFields({ shelfPriceFen }: { readonly shelfPriceFen: string | undefined }) {
  const { fields } = usePhrases("groupBuys").groupBuys;
  const { amount, required } = useRules();
  const refusal = useRefusalText();
  const form = Form.useFormInstance();
  const { data, loading } = useMallProducts();
  const productOf = () => data?.rows.find((row) => row.mallProductId === form.getFieldValue("mallProductId"));
  const shelfFen = () => BigInt(productOf()?.mallPriceFen ?? shelfPriceFen ?? "999999999999");
  const free = () => {
    const product = productOf();
    return product === undefined ? groupBuyLimits.pieces : product.stock - product.reserved;
  };
  const number = (name: "size" | "pieces") => form.getFieldValue(name) as number | null | undefined;
  /** The same question as the server's, with right values in place of the fields that are asked elsewhere. */
  const ask = (values: Partial<Asked>, most: number = groupBuyLimits.pieces) => {
    const now = new Date();
    return refusal(
      checkGroupBuy(
        {
          groupPriceFen: 1n,
          size: groupBuyLimits.leastSize,
          hours: 1,
          pieces: groupBuyLimits.leastSize,
          perBuyer: 1,
          startsAt: now,
          endsAt: new Date(now.getTime() + 1_000),
          ...values,
        },
        { shelfFen: 2n, free: most, now },
      ),
    );
  };
  /** A number that is asked alone, or with what it depends on. */
  const whole = (
    name: "size" | "hours" | "pieces" | "perBuyer",
    most: number,
    beside: () => Partial<Asked> = () => ({}),
  ) => (
    <Form.Item
      name={name}
      label={fields[name]}
      required
      dependencies={name === "pieces" ? ["mallProductId", "size"] : name === "perBuyer" ? ["pieces"] : []}
      rules={[
        ruleOf((value: number | null) =>
          ask({ ...beside(), [name]: value ?? -1 }, name === "pieces" ? free() : undefined),
        ),
      ]}
    >
      <NumberField precision={0} min={0} max={most} style={{ width: "100%" }} />
    </Form.Item>
  );
  return (
    <>
      <Form.Item name="mallProductId" label={fields.mallProductId} rules={[required]} className="kit-wide">
        <MallProductChoice products={data?.rows ?? []} loading={loading} />
      </Form.Item>
      <Form.Item
        name="groupPrice"
        label={fields.groupPrice}
        required
        dependencies={["mallProductId"]}
        rules={[amount((fen) => checkDealPrice(fen, shelfFen(), "groupPriceFen"))]}
      >
        <MoneyField maxLength={12} />
      </Form.Item>
      {whole("size", groupBuyLimits.size, () => ({ pieces: groupBuyLimits.size }))}
      {whole("hours", groupBuyLimits.hours)}
      {whole("pieces", groupBuyLimits.pieces, () => ({ size: number("size") ?? groupBuyLimits.leastSize }))}
      {whole("perBuyer", groupBuyLimits.perBuyer, () => ({
        pieces: Math.max(number("pieces") ?? 0, groupBuyLimits.leastSize),
      }))}
      <DealPeriod words={fields} ask={ask} />
    </>
  );
}
