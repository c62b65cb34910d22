import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BadMessage } from "../../machines/effects/effect.ts";
import { type Bench, brokenRules, openBench } from "../../testing/bench/orderBench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

interface OrderRow {
  id: string;
  state: string;
  payState: string;
  shipState: string;
  exception: string | null;
  paidFen: string;
  refundedFen: string;
  dispensed: number;
}

const orderOf = async (sourceKey: string): Promise<OrderRow> =>
  (
    await bench.read<OrderRow>(
      `select id, state, pay_state as "payState", ship_state as "shipState", exception, paid_fen as "paidFen", refunded_fen as "refundedFen", dispensed
       from sales_order where source_key = $1`,
      [`sale:${sourceKey}`],
    )
  )[0]!;
const stockOf = async (lane: number) =>
  (
    await bench.read<{ stock: number }>("select stock from lane where machine_id = $1 and lane_no = $2", [
      bench.machine.machineId,
      lane,
    ])
  )[0]!.stock;

describe("sales that a machine finished", () => {
  it("ORDER-01 books order, stock, ledger and rollups together", async () => {
    const before = await stockOf(11);
    await bench.act("sale", [{ saleId: "plain" }]);
    expect(await orderOf("plain")).toMatchObject({
      state: "completed",
      payState: "paid",
      shipState: "dispensed",
      paidFen: "350",
      exception: null,
    });
    expect(await stockOf(11)).toBe(before - 1);
    expect(
      await bench.read("select balance_fen as fen from ledger.account where code = $1", [
        `cash_in_machine:${bench.machine.machineId}`,
      ]),
    ).toEqual([{ fen: "-350" }]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("sells once when the same sale comes under another boot or twice in a batch", async () => {
    const before = await stockOf(11);
    await bench.act("sale", [{ saleId: "again" }, { saleId: "again" }]);
    await bench.act("sale", [{ saleId: "again" }, { saleId: "plain" }]);
    expect(
      await bench.read("select count(*)::int as n from sales_order where source_key in ('sale:again', 'sale:plain')"),
    ).toEqual([{ n: 2 }]);
    expect(await stockOf(11)).toBe(before - 1);
  });

  it.each([
    ["another price", { priceFen: 300, paidFen: 300 }],
    ["another payment", { paidFen: 349 }],
    ["another lane", { lane: 12 }],
    ["more pieces", { quantity: 2, dispensed: 2 }],
    ["a card", { payment: "memberCard", cardNo: "8001" }],
  ] as const)(
    "M14 neither books nor passes over a sale with %s under the name of another sale, in one batch or later",
    async (difference, body) => {
      await bench.setStock(bench.machine.machineId, 5);
      const saleId = `name ${difference}`;
      const before = await bench.read("select count(*)::int as n from sales_order");
      await expect(bench.act("sale", [{ saleId }, { saleId, ...body }])).rejects.toBeInstanceOf(BadMessage);
      expect(await bench.read("select count(*)::int as n from sales_order")).toEqual(before);
      await bench.act("sale", [{ saleId }]);
      await expect(bench.act("sale", [{ saleId: `beside ${difference}` }, { saleId, ...body }])).rejects.toThrow(
        "its saleId is the name of another sale",
      );
      expect(await orderOf(saleId)).toMatchObject({ state: "completed", paidFen: "350" });
      expect(await brokenRules(bench)).toEqual([]);
    },
  );

  it("takes a name that another machine has used as well", async () => {
    await bench.setStock(bench.machine.machineId, 5);
    const other = await bench.addMachine("M9");
    await bench.act("sale", [{ saleId: "plain", lane: 12 }], { machine: other });
    expect(await bench.read("select count(*)::int as n from sales_order where source_key = 'sale:plain'")).toEqual([
      { n: 2 },
    ]);
  });

  it.each([
    ["a price other than the lane's", { saleId: "price", priceFen: 300, paidFen: 300 }, "priceDiffers"],
    ["a lane that the cloud does not have", { saleId: "lane", lane: 99 }, "laneUnknown"],
    ["more money than the price", { saleId: "over", paidFen: 400 }, "amountMismatch"],
    ["more pieces than were bought", { saleId: "many", lane: 12, dispensed: 2 }, "overDispensed"],
  ] as const)("keeps the money of %s as an exception", async (_, body, exception) => {
    await bench.act("sale", [body]);
    expect(await orderOf(body.saleId)).toMatchObject({ state: "exception", exception, payState: "paid" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("M4 numbers the sales of a batch in the order in which they were made, whatever their names", async () => {
    const names = ["z9", "z10", "a1", "m5", "z1"];
    await bench.setStock(bench.machine.machineId, 20);
    await bench.act(
      "sale",
      names.map((saleId) => ({ saleId })),
    );
    const rows = await bench.read<{ key: string }>(
      "select source_key as key from sales_order where source_key = any($1) order by id",
      [names.map((name) => `sale:${name}`)],
    );
    expect(rows.map(({ key }) => key)).toEqual(names.map((name) => `sale:${name}`));
  });

  it("STOCK never falls below zero: goods that were not there are a contradiction with an alarm", async () => {
    await bench.setStock(bench.machine.machineId, 0);
    await bench.act("sale", [{ saleId: "ghost", lane: 13 }]);
    expect(await orderOf("ghost")).toMatchObject({ state: "exception", exception: "stockContradiction" });
    expect(await stockOf(13)).toBe(0);
    expect(
      await bench.read("select kind from alarm where machine_id = $1 and lane_no = 13 and cleared_at is null", [
        bench.machine.machineId,
      ]),
    ).toEqual([{ kind: "contradiction" }]);
  });

  it("sets aside a payment far above the price of the lane, which then is in no figure", async () => {
    await bench.setStock(bench.machine.machineId, 5);
    const totals = () =>
      bench.read<{ fen: string }>("select coalesce(sum(amount_fen), 0)::text as fen from rollup_total");
    const before = await totals();
    await bench.act("sale", [{ saleId: "absurd", paidFen: 100_000_000 }, { saleId: "beside" }]);
    const absurd = () =>
      bench.read(
        "select said ->> 'paidFen' as paid, lane_price_fen as price, decision from withheld_sale where source_key = 'sale:absurd'",
      );
    expect(await absurd()).toEqual([{ paid: "100000000", price: "350", decision: null }]);
    expect(await bench.read("select 1 from sales_order where source_key = 'sale:absurd'")).toEqual([]);
    expect(await orderOf("beside")).toMatchObject({ state: "completed" });
    expect(BigInt((await totals())[0]!.fen) - BigInt(before[0]!.fen)).toBe(350n);
    expect(
      await bench.read(
        "select detail ->> 'problem' as problem from alarm where machine_id = $1 and kind = 'badMessage' and cleared_at is null",
        [bench.machine.machineId],
      ),
    ).toEqual([{ problem: "sale: far more was paid than the goods cost" }]);
    // Said again it is the same; another sale under its name is not passed over in silence.
    await bench.act("sale", [{ saleId: "absurd", paidFen: 100_000_000 }]);
    expect(await absurd()).toHaveLength(1);
    await expect(bench.act("sale", [{ saleId: "absurd" }])).rejects.toThrow("the name of another sale");
  });

  it("refuses amounts that no machine can have taken, and writes nothing", async () => {
    for (const body of [{ priceFen: 0 }, { paidFen: -1 }, { paidFen: 0 }, { priceFen: 1_000_000_000, quantity: 20 }]) {
      await expect(bench.act("sale", [{ saleId: "bad" }, body])).rejects.toBeInstanceOf(BadMessage);
    }
    expect(await bench.read("select 1 from sales_order where source_key = 'sale:bad'")).toEqual([]);
  });

  it("REFUND-06 refunds what an online customer did not get, and leaves cash to a person", async () => {
    await bench.setStock(bench.machine.machineId, 50);
    await bench.act("sale", [
      { saleId: "half", lane: 12, quantity: 3, paidFen: 1_000, payment: "wechat", dispensed: 1, tradeNo: "W1" },
      { saleId: "cashHalf", lane: 12, quantity: 2, paidFen: 700, dispensed: 0 },
    ]);
    await bench.sweep(new Date());
    expect(await orderOf("half")).toMatchObject({
      state: "exceptionProcessed",
      shipState: "part",
      payState: "paid",
      refundedFen: "667",
    });
    expect(await orderOf("cashHalf")).toMatchObject({
      state: "exception",
      exception: "dispenseFailed",
      payState: "paid",
      refundedFen: "0",
    });
    expect(bench.provider.paidBackFen()).toBe(667n);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("takes batches of 500 sales of many machines", async () => {
    const machines = await Promise.all(["M2", "M3", "M4"].map((no) => bench.addMachine(no, 10, 200)));
    for (const machine of machines)
      await bench.act(
        "sale",
        Array.from({ length: 500 }, (_, n) => ({ saleId: `bulk${n}`, lane: 11 + (n % 10) })),
        { machine },
      );
    expect(
      await bench.read(
        "select count(*)::int as n from sales_order where source_key like 'sale:bulk%' and state = 'completed'",
      ),
    ).toEqual([{ n: 1_500 }]);
    expect(await brokenRules(bench)).toEqual([]);
  });
});
