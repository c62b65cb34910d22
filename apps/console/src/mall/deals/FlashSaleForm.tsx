import type { RowOf } from "@yunshou/contract";
import { flashSales } from "@yunshou/contract/mall/flashSales";
import { checkDealPrice, checkFlashSale, flashSaleLimits, yuanFromFen } from "@yunshou/domain";
import { Form } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import {
  fenOf,
  FormDrawer,
  MoneyField,
  NumberField,
  pickedInstant,
  ruleOf,
  showTime,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { DealPeriod } from "./DealPeriod.tsx";
import { MallProductChoice, useMallProducts } from "./MallProductChoice.tsx";

export type FlashSale = RowOf<typeof flashSales.list>;

interface Values {
  readonly mallProductId: string;
  readonly flashPrice: string;
  readonly pieces: number;
  readonly perBuyer: number;
  readonly startsAt: Dayjs;
  readonly endsAt: Dayjs;
}

interface FlashSaleFormProps {
  readonly editing: FlashSale | "new" | undefined;
  readonly onClose: () => void;
}

/** Plans a flash sale, or changes one that has not begun; refuses what the server would refuse. */
export function FlashSaleForm({ editing, onClose }: FlashSaleFormProps) {
  const t = usePhrases("deals");
  const words = t.deals;
  const create = useWrite(flashSales.create);
  const update = useWrite(flashSales.update);
  const sale = editing === "new" ? undefined : editing;
  const save = ({ flashPrice, startsAt, endsAt, ...values }: Values) => {
    const input = {
      ...values,
      flashPriceFen: fenOf(flashPrice),
      startsAt: pickedInstant(startsAt),
      endsAt: pickedInstant(endsAt),
    };
    return sale === undefined ? create.run(input) : update.run({ ...input, flashSaleId: sale.flashSaleId });
  };
  const initial: Partial<Values> =
    sale === undefined
      ? { perBuyer: 1 }
      : {
          mallProductId: sale.mallProductId,
          flashPrice: yuanFromFen(BigInt(sale.flashPriceFen)),
          pieces: sale.pieces,
          perBuyer: sale.perBuyer,
          startsAt: dayjs(showTime(sale.startsAt)),
          endsAt: dayjs(showTime(sale.endsAt)),
        };
  return (
    <FormDrawer<Values>
      key={sale?.flashSaleId ?? "new"}
      title={sale === undefined ? words.addFlash : words.editFlash}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      submitting={create.running || update.running}
      onSubmit={save}
      success={sale === undefined ? t.common.result.added : t.common.result.modified}
    >
      <FlashFields sale={sale} />
    </FormDrawer>
  );
}

/** The fields, which look at one another. */
function FlashFields({ sale }: { readonly sale: FlashSale | undefined }) {
  const { fields } = usePhrases("deals").deals;
  const { amount, required } = useRules();
  const refusal = useRefusalText();
  const form = Form.useFormInstance<Values>();
  const { data, loading } = useMallProducts();
  const productOf = () => data?.rows.find((row) => row.mallProductId === form.getFieldValue("mallProductId"));
  const shelfFen = () => BigInt(productOf()?.mallPriceFen ?? sale?.mallPriceFen ?? "999999999999");
  const free = () => {
    const product = productOf();
    return product === undefined ? flashSaleLimits.pieces : product.stock - product.reserved;
  };
  /** The same question as the server's, with right values in place of the fields that are asked elsewhere. */
  const ask = (values: Partial<{ pieces: number; perBuyer: number; startsAt: Date; endsAt: Date }>) => {
    const now = new Date();
    return refusal(
      checkFlashSale(
        {
          flashPriceFen: 1n,
          pieces: 1,
          perBuyer: 1,
          startsAt: now,
          endsAt: new Date(now.getTime() + 1_000),
          ...values,
        },
        { shelfFen: 2n, free: free(), now },
      ),
    );
  };
  return (
    <>
      <Form.Item name="mallProductId" label={fields.mallProductId} rules={[required]} className="kit-wide">
        <MallProductChoice products={data?.rows ?? []} loading={loading} />
      </Form.Item>
      <Form.Item
        name="flashPrice"
        label={fields.flashPrice}
        required
        rules={[amount((fen) => checkDealPrice(fen, shelfFen(), "flashPriceFen"))]}
      >
        <MoneyField maxLength={12} />
      </Form.Item>
      <Form.Item
        name="pieces"
        label={fields.pieces}
        required
        rules={[ruleOf((pieces: number | null) => ask({ pieces: pieces ?? -1 }))]}
      >
        <NumberField precision={0} min={0} max={flashSaleLimits.pieces} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="perBuyer"
        label={fields.perBuyer}
        required
        dependencies={["pieces"]}
        rules={[
          ruleOf((perBuyer: number | null) =>
            ask({ perBuyer: perBuyer ?? -1, pieces: (form.getFieldValue("pieces") as number | undefined) ?? 1 }),
          ),
        ]}
      >
        <NumberField precision={0} min={0} max={flashSaleLimits.perBuyer} style={{ width: "100%" }} />
      </Form.Item>
      <DealPeriod words={fields} ask={ask} />
    </>
  );
}
