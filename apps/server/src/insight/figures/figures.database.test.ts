import type { InputOf, OutputOf } from "@yunshou/contract";
import { type FigureView, type FigureViewName, figureViews } from "@yunshou/contract/insight/figureViews";
import {
  businessTypeFigures,
  medicineFigures,
  prescriptionFigures,
  type FigureCalls,
  goodsFigures,
  machineFigures,
  mallFigures,
  merchantFigures,
  overviewFigures,
  paymentFigures,
  periodFigures,
  pointFigures,
  productFigures,
  summaryFigures,
} from "@yunshou/contract/insight/figures";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { orders } from "@yunshou/contract/orders/orders";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { openBook, writeBook } from "../../orders/book/book.ts";
import { lockOrders } from "../../orders/book/order.queries.ts";
import { startRefund } from "../../orders/selling/refunds.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, machineForm, rowsOf, sellAt } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { closeEndedDays } from "../closing.ts";

type Answer = OutputOf<FigureCalls["read"]>;
type Question = InputOf<FigureCalls["read"]>;
type Figures = Answer["period"]["total"];

const calls = {
  overview: overviewFigures,
  summary: summaryFigures,
  periods: periodFigures,
  goods: goodsFigures,
  prescriptions: prescriptionFigures,
  medicines: medicineFigures,
  businessTypes: businessTypeFigures,
  machines: machineFigures,
  products: productFigures,
  payments: paymentFigures,
  points: pointFigures,
  merchants: merchantFigures,
  mall: mallFigures,
} as const satisfies Record<FigureViewName, FigureCalls>;
const viewNames = Object.keys(figureViews) as FigureViewName[];

let server: TestServer;
let parent: CreatedMerchant;
let child: CreatedMerchant;
let boss: Client;
let stranger: Client;
let helper: Client;
const machineIds = new Map<string, string>();

const today = businessDay(new Date(), "Asia/Shanghai");
const day = (back: number) => addDays(today, -back);
const days = { fromDay: day(9), toDay: today };

/** Machines A and B of the parent, C of the child, Z of a stranger. Lane 11 has a purchase price of 2.01, lane 12 none. */
beforeAll(async () => {
  server = await startTestServer();
  parent = await givenMerchant(server);
  child = await givenMerchant(server, { parentId: parent.merchantId });
  const other = await givenMerchant(server);
  await givenUser(server, parent, { account: "boss" });
  await givenUser(server, child, { account: "childBoss" });
  await givenUser(server, other, { account: "stranger" });
  const { userId } = await givenUser(server, parent, { account: "helper", level: "2" });
  boss = await loginAs(server, "boss", testPassword);
  stranger = await loginAs(server, "stranger", testPassword);
  const childBoss = await loginAs(server, "childBoss", testPassword);
  for (const [machineNo, merchant, by] of [
    ["A", parent, boss],
    ["B", parent, boss],
    ["C", child, childBoss],
    ["Z", other, stranger],
  ] as const) {
    const { machineId } = await by.call(machines.register, machineForm(merchant, machineNo));
    machineIds.set(machineNo, machineId);
    await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
    await by.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "small" });
    for (const [laneNo, code, purchaseFen] of [
      [11, "cola", "201"],
      [12, "water", null],
    ] as const) {
      const productId = await givenProduct(server, merchant, `${code}${machineNo}`, 2_000);
      await by.call(lanes.save, {
        machineId,
        cabinet: "main",
        laneNo,
        productId,
        lanePriceFen: "2000",
        purchaseFen,
        stock: 150,
        capacity: 200,
        warnThreshold: 1,
        batchNo: "",
        laneMode: "small",
        version: 1,
      });
    }
  }
  await boss.call(machines.authorise, { machineIds: [machineIds.get("B")!], userIds: [userId], granted: true });
  helper = await loginAs(server, "helper", testPassword);
}, 60_000);
afterAll(() => server.stop());

/** Gives back part of an order that was paid in cash, which is done at once. */
const giveBack = (orderId: string, topId: string, amountFen: bigint) =>
  asSystem(server.database, async (tx) => {
    const order = (await lockOrders(tx, [{ topId, orderId }])).get(orderId)!;
    const book = openBook(new Date());
    await startRefund(tx, book, order, { amountFen, reason: "other", method: "manual" });
    await writeBook(tx, book);
  });

const sum = (rows: readonly Figures[], of: keyof Figures): bigint =>
  rows.reduce((total, row) => total + BigInt(row[of] ?? 0), 0n);
const added = [
  "orderCount",
  "salesCount",
  "salesAmountFen",
  "refundAmountFen",
  "refundCount",
  "netAmountFen",
  "profitFen",
  "costedFen",
] as const;
const totalsOf = (figures: Figures) => added.map((name) => [name, String(figures[name] ?? 0)]);
const sumsOf = (rows: readonly Figures[]) => added.map((name) => [name, String(sum(rows, name))]);

/** What the list of orders of the same condition adds up to. */
async function fromList(by: Client, condition: Partial<InputOf<typeof orders.list>>) {
  const list = await by.call(orders.list, { ...days, ...condition, sold: "yes", pageSize: 200 });
  expect(list.total).toBe(list.rows.length);
  return {
    orderCount: list.total,
    salesCount: list.rows.reduce((total, row) => total + row.quantity, 0),
    salesAmountFen: String(list.rows.reduce((total, row) => total + BigInt(row.paidFen), 0n)),
    refundAmountFen: String(list.rows.reduce((total, row) => total + BigInt(row.refundFen), 0n)),
    refundCount: list.rows.filter((row) => row.refundFen !== "0").length,
  };
}

/** What one row of the table opens, as the console opens it. */
function opened(groupBy: string, key: string): Partial<InputOf<typeof orders.list>> | undefined {
  switch (groupBy) {
    case "day":
      return { fromDay: key, toDay: key };
    case "machine":
      return { machineNo: key };
    case "merchant":
      return { merchantNo: key };
    case "product":
      return { productId: key };
    case "payMethod":
      return { payMethod: key as never };
    case "businessType":
      return { businessType: key as never };
    default:
      return undefined;
  }
}

const sale = fc.record({
  machineNo: fc.constantFrom("A", "B", "C", "Z"),
  lane: fc.constantFrom(11, 12),
  payment: fc.constantFrom("cash" as const, "cash" as const, "wechat" as const, "alipay" as const),
  quantity: fc.integer({ min: 1, max: 3 }),
  priceFen: fc.integer({ min: 1, max: 999 }),
  back: fc.integer({ min: 0, max: 12 }),
  hour: fc.integer({ min: 0, max: 23 }),
  refundPart: fc.option(fc.integer({ min: 1, max: 100 }), { freq: 2 }),
});

/** Sells and gives back as drawn; nothing is sold in the future. */
async function trade(drawn: readonly (typeof sale extends fc.Arbitrary<infer One> ? One : never)[]) {
  for (const { back, hour, refundPart, machineNo, ...sold } of drawn) {
    const at = new Date(Date.parse(`${day(back)}T00:00:00+08:00`) + hour * 3_600_000);
    if (at > new Date()) continue;
    await sellAt(server, machineIds.get(machineNo)!, { ...sold, at });
    if (refundPart === null || sold.payment !== "cash") continue;
    const [order] = await rowsOf<{ id: string; topId: string; paidFen: string }>(
      server,
      `select id, top_id as "topId", paid_fen as "paidFen" from sales_order where machine_id = $1 and ordered_at = $2 and refunded_fen = 0 and payment = 'cash' order by id desc limit 1`,
      [machineIds.get(machineNo), at],
    );
    const amountFen = (BigInt(order!.paidFen) * BigInt(refundPart)) / 100n;
    if (amountFen > 0n) await giveBack(order!.id, order!.topId, amountFen);
  }
}

const readers: readonly [string, () => Client][] = [
  ["a parent, who sees the machines below", () => boss],
  ["a stranger", () => stranger],
  ["an ordinary user, narrowed to one machine", () => helper],
];

/** Everything that figures promise, for one reader. */
async function checkAll(by: Client): Promise<void> {
  for (const view of viewNames)
    for (const groupBy of figureViews[view].groups) {
      const { only }: FigureView = figureViews[view];
      const answer = await by.call(calls[view].read, { ...days, groupBy });
      const { period, before, rows } = answer;
      const where = `${view} ${groupBy}`;
      expect([where, sumsOf(period.days)]).toEqual([where, totalsOf(period.total)]);
      expect([where, sumsOf(rows)]).toEqual([where, totalsOf(period.total)]);
      expect(period.days.map((one) => one.day)).toEqual(
        Array.from({ length: 10 }, (_, place) => addDays(days.fromDay, place)),
      );
      expect(period.total).toMatchObject(await fromList(by, { ...only }));
      const shifted = await by.call(calls[view].read, { fromDay: day(19), toDay: day(10), groupBy, compare: "none" });
      expect(shifted.before).toBeNull();
      expect([where, before?.total]).toEqual([where, shifted.period.total]);
      for (const row of rows.slice(0, 4)) {
        const condition = opened(groupBy, row.key);
        if (condition !== undefined)
          expect([where, row]).toMatchObject([where, await fromList(by, { ...condition, ...only })]);
      }
    }
}

describe("figures of sales", () => {
  it("STAT-01 STAT-06 STAT-07 ORDER-06 are the same in cards, days, rows and the list of orders, to the cent, whatever is sold and given back", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sale, { minLength: 5, maxLength: 14 }), async (drawn) => {
        await trade(drawn);
        for (const [, by] of readers) await checkAll(by());
      }),
      { numRuns: 3, endOnFailure: true },
    );
    expect(await findingsOf(server)).toEqual([]);
  }, 120_000);

  it("STAT-01 stay the same when ended days are closed", async () => {
    const ask = () => boss.call(goodsFigures.read, { ...days, compare: "previous" });
    const before = await ask();
    await closeEndedDays(server.database, new Date());
    expect(await ask()).toEqual(before);
    for (const [, by] of readers) await checkAll(by());
  }, 60_000);

  it("STAT-01 tell the profit of orders whose purchase price is known, less what was given back", async () => {
    const asked = { ...days, groupBy: "product" as const };
    const { rows } = await boss.call(goodsFigures.read, asked);
    const known = await rowsOf<{ productId: string; profitFen: string }>(
      server,
      `select product_id as "productId", sum(paid_fen - refunded_fen - purchase_fen * dispensed)::text as "profitFen" from sales_order
       where counted and purchase_fen is not null and business_day between $1 and $2 and machine_id = any($3::bigint[]) group by 1`,
      [days.fromDay, days.toDay, ["A", "B", "C"].map((no) => machineIds.get(no))],
    );
    expect(known.length).toBeGreaterThan(0);
    for (const row of rows)
      expect([row.number, row.profitFen]).toEqual([
        row.number,
        known.find(({ productId }) => productId === row.key)?.profitFen ?? null,
      ]);
    expect((await boss.call(summaryFigures.read, days)).period.total.profitFen).toBeNull();
  });

  it("STAT-01 cost what came out: pieces that stay inside cost nothing", async () => {
    const alone = { fromDay: day(30), toDay: day(30), compare: "none" as const };
    await sellAt(server, machineIds.get("A")!, { lane: 11, priceFen: 500, at: new Date(`${day(30)}T12:00:00+08:00`) });
    const { period } = await boss.call(periodFigures.read, alone);
    expect(period.total).toMatchObject({ salesAmountFen: "500", profitFen: "299", costedFen: "500" });
  });

  it("STAT-06 narrow to what they are filtered by, and to nothing of others", async () => {
    const asked = async (more: Partial<Question>, by = boss) =>
      (await by.call(summaryFigures.read, { ...days, compare: "none", ...more })).period.total;
    const list = (more: Partial<InputOf<typeof orders.list>>) => fromList(boss, more);
    expect(await asked({ machineNo: "A" })).toMatchObject(await list({ machineNo: "A" }));
    expect(await asked({ merchantNo: child.merchantNo })).toMatchObject(await list({ merchantNo: child.merchantNo }));
    expect(await asked({ merchantNo: parent.merchantNo })).toMatchObject(await list({ merchantNo: parent.merchantNo }));
    expect(await asked({ payMethod: "cash", machineNo: "B" })).toMatchObject(
      await list({ payMethod: "cash", machineNo: "B" }),
    );
    expect(await asked({ machineNo: "Z" })).toMatchObject({ orderCount: 0, salesAmountFen: "0" });
    expect(await asked({ machineNo: "A" }, helper)).toMatchObject({ orderCount: 0, salesAmountFen: "0" });
  });

  it("ORDER-14 count the orders of each payment kind in every row", async () => {
    const { rows } = await boss.call(summaryFigures.read, { ...days, groupBy: "machine" });
    for (const row of rows) {
      expect(Object.values(row.kinds ?? {}).reduce((total, orderCount) => total + orderCount, 0)).toBe(row.orderCount);
      expect(row.kinds?.cash ?? 0).toBe((await fromList(boss, { machineNo: row.key, payMethod: "cash" })).orderCount);
    }
  });

  it("MSG-107 STAT-05 refuse more than 92 days, and an export without a sale", async () => {
    const code = async (more: Partial<Question>) =>
      (await boss.try(overviewFigures.read, { ...days, ...more })).body.code;
    expect(await code({ fromDay: day(91) })).toBe("H0000");
    expect(await code({ fromDay: day(92) })).toBe("range.tooLong");
    expect(await code({ fromDay: today, toDay: day(1) })).toBe("range.reversed");
    const empty = { fromDay: day(80), toDay: day(79) };
    expect((await boss.try(overviewFigures.export, empty)).body.code).toBe("insight.nothingToExport");
    expect((await boss.try(overviewFigures.export, days)).body.code).toBe("H0000");
  });
});
