import type { RowOf } from "@yunshou/contract";
import { groupBuys } from "@yunshou/contract/mall/groupBuys";
import {
  checkDealPrice,
  checkGroupBuy,
  type GroupBuyForm as Asked,
  groupBuyLimits,
  yuanFromFen,
} from "@yunshou/domain";
import { DatePicker, Form, Input, InputNumber } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { fenOf, FormDrawer, ruleOf, useRefusalText, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { MallProductChoice, useMallProducts } from "./MallProductChoice.tsx";

export type GroupBuy = RowOf<typeof groupBuys.list>;

interface Values {
  readonly mallProductId: string;
  readonly groupPrice: string;
  readonly size: number;
  readonly hours: number;
  readonly pieces: number;
  readonly perBuyer: number;
  readonly startsAt: Dayjs;
  readonly endsAt: Dayjs;
}

interface GroupBuyFormProps {
  readonly editing: GroupBuy | "new" | undefined;
  readonly onClose: () => void;
}

/** Plans a group purchase, or changes one that no buyer has seen; refuses what the server would refuse. */
export function GroupBuyForm({ editing, onClose }: GroupBuyFormProps) {
  const t = usePhrases("groupBuys");
  const words = t.groupBuys;
  const create = useWrite(groupBuys.create);
  const update = useWrite(groupBuys.update);
  const purchase = editing === "new" ? undefined : editing;
  const save = ({ groupPrice, startsAt, endsAt, ...values }: Values) => {
    const input = {
      ...values,
      groupPriceFen: fenOf(groupPrice),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    };
    return purchase === undefined ? create.run(input) : update.run({ ...input, groupBuyId: purchase.groupBuyId });
  };
  return (
    <FormDrawer<Values>
      key={purchase?.groupBuyId ?? "new"}
      title={purchase === undefined ? words.add : words.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={initialOf(purchase)}
      submitting={create.running || update.running}
      onSubmit={save}
      success={purchase === undefined ? t.common.result.added : t.common.result.modified}
    >
      <GroupBuyFields purchase={purchase} />
    </FormDrawer>
  );
}

const initialOf = (purchase: GroupBuy | undefined): Partial<Values> =>
  purchase === undefined
    ? { size: 3, hours: 24, perBuyer: 1 }
    : {
        mallProductId: purchase.mallProductId,
        groupPrice: yuanFromFen(BigInt(purchase.groupPriceFen)),
        size: purchase.size,
        hours: purchase.hours,
        pieces: purchase.pieces,
        perBuyer: purchase.perBuyer,
        startsAt: dayjs(purchase.startsAt),
        endsAt: dayjs(purchase.endsAt),
      };

/** The fields, which look at one another. */
function GroupBuyFields({ purchase }: { readonly purchase: GroupBuy | undefined }) {
  const { fields } = usePhrases("groupBuys").groupBuys;
  const { amount, required } = useRules();
  const refusal = useRefusalText();
  const form = Form.useFormInstance<Values>();
  const { data, loading } = useMallProducts();
  const productOf = () => data?.rows.find((row) => row.mallProductId === form.getFieldValue("mallProductId"));
  const shelfFen = () => BigInt(productOf()?.mallPriceFen ?? purchase?.mallPriceFen ?? "999999999999");
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
      <InputNumber precision={0} min={0} max={most} style={{ width: "100%" }} />
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
        <Input prefix="¥" inputMode="decimal" maxLength={12} autoComplete="off" />
      </Form.Item>
      {whole("size", groupBuyLimits.size, () => ({ pieces: groupBuyLimits.size }))}
      {whole("hours", groupBuyLimits.hours)}
      {whole("pieces", groupBuyLimits.pieces, () => ({ size: number("size") ?? groupBuyLimits.leastSize }))}
      {whole("perBuyer", groupBuyLimits.perBuyer, () => ({
        pieces: Math.max(number("pieces") ?? 0, groupBuyLimits.leastSize),
      }))}
      <Form.Item name="startsAt" label={fields.startsAt} rules={[required]}>
        <DatePicker showTime={{ format: "HH:mm" }} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="endsAt"
        label={fields.endsAt}
        dependencies={["startsAt"]}
        rules={[
          required,
          ruleOf((endsAt?: Dayjs | null) => {
            const startsAt = form.getFieldValue("startsAt") as Dayjs | undefined;
            return endsAt == null || startsAt == null
              ? undefined
              : ask({ startsAt: startsAt.toDate(), endsAt: endsAt.toDate() });
          }),
        ]}
      >
        <DatePicker showTime={{ format: "HH:mm" }} style={{ width: "100%" }} />
      </Form.Item>
    </>
  );
}
