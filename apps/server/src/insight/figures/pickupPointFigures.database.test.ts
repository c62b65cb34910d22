import type { AnswerOf, InputOf } from "@yunshou/contract";
import { mallFigures, medicineFigures } from "@yunshou/contract/insight/figures";
import { orders } from "@yunshou/contract/orders/orders";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderHandlers } from "../../orders/list/orders.ts";
import { openBook, writeBook } from "../../orders/book/book.ts";
import { lockOrders } from "../../orders/book/order.queries.ts";
import { lockRefund } from "../../orders/book/refund.queries.ts";
import { refundSucceeded, startRefund } from "../../orders/selling/refunds.ts";
import { type MallOrdersBench, openMallOrdersBench } from "../../testing/bench/mallOrdersBench.ts";
import { brokenRules } from "../../testing/bench/orderBench.ts";
import { figureHandlers } from "./figures.ts";

type Answer = AnswerOf<typeof mallFigures.read>;
type Listed = AnswerOf<typeof orders.list>;

let mall: MallOrdersBench;
let products: string[];
let northGate: string;
let goneGate: string;
const today = businessDay(new Date(), "Asia/Shanghai");
const days = { fromDay: addDays(today, -2), toDay: addDays(today, 1) };

const addPoint = async (name: string): Promise<string> => {
  const [row] = await mall.bench.read<{ id: string }>(
    `insert into mall_pickup_point (top_id, merchant_id, name, address, longitude, latitude) values (1, 1, $1, $1 || '2号', 113, 23) returning id`,
    [name],
  );
  return row!.id;
};

/** Sells at a point, or to the door without one; who fetches pays first. */
async function sell(place: number, quantity: number, pickupPointId: string | null): Promise<string> {
  const wanted = mall.wish(
    products[place]!,
    pickupPointId === null
      ? { quantity, deliveryWay: "delivery", pickupPointId, address: "天河路1号" }
      : { quantity, pickupPointId },
  );
  const { orderNo } = await mall.placed(wanted);
  await mall.pay({ orderNo });
  if (pickupPointId === null) {
    await mall.act("deliver", { orderNos: [orderNo], expressNo: "", courier: "" });
    expect(await mall.act("complete", { orderNo })).toEqual({});
  } else {
    const { pickupCode } = await mall.ask("order", wanted.token);
    expect(await mall.act("handOver", { orderNo, pickupCode })).toEqual({});
  }
  return orderNo;
}

const giveBack = (orderId: string, amountFen: bigint) =>
  asSystem(mall.bench.database, async (tx) => {
    const key = { topId: "1", orderId };
    const book = openBook(mall.now);
    const order = (await lockOrders(tx, [key])).get(orderId)!;
    const refundId = await startRefund(tx, book, order, { amountFen, reason: "other", method: "manual" });
    await writeBook(tx, book);
    const after = openBook(mall.now);
    refundSucceeded(after, (await lockOrders(tx, [key])).get(orderId)!, (await lockRefund(tx, "1", refundId))!);
    await writeBook(tx, after);
  });

/** South sells twice and gives back once, north once, the third was deleted since; one order goes to the door, one is not paid. */
beforeAll(async () => {
  mall = await openMallOrdersBench();
  products = [await mall.onShelf(20), await mall.onShelf(20)];
  [northGate, goneGate] = [await addPoint("北门"), await addPoint("西门")];
  await sell(0, 2, mall.pickupPointId);
  await giveBack(await sell(1, 1, mall.pickupPointId), 499n);
  await sell(0, 1, northGate);
  await sell(1, 3, goneGate);
  await sell(1, 1, null);
  await mall.placed(mall.wish(products[0]!, { pickupPointId: northGate }));
  await mall.bench.read("delete from mall_pickup_point where id = $1 returning 1", [goneGate]);
}, 60_000);
afterAll(() => mall.bench.close());

const readBy = (view: "mall" | "medicines") => async (more: Partial<InputOf<typeof mallFigures.read>>) =>
  (await mall.run(figureHandlers(view).read as never, {
    ...(view === "mall" ? mallFigures : medicineFigures).read.input.parse({ ...days, compare: "none" }),
    ...more,
  })) as Answer;
const read = readBy("mall");
const list = async (more: Partial<InputOf<typeof orders.list>>) =>
  (await mall.run(
    orderHandlers({ notify: () => {} }).list as never,
    orders.list.input.parse({ ...days, sold: "yes", businessType: "mall", ...more }),
  )) as Listed;

const added = ["orderCount", "salesCount", "salesAmountFen", "refundAmountFen", "refundCount", "netAmountFen"] as const;
type Figures = Answer["period"]["total"];
const sumsOf = (rows: readonly Figures[]) =>
  added.map((name) => [name, rows.reduce((sum, row) => sum + BigInt(row[name]), 0n)]);

/** What a list of orders adds up to. */
const listedAs = ({ rows, total }: Listed) => ({
  orderCount: total,
  salesCount: rows.reduce((sum, { quantity }) => sum + quantity, 0),
  salesAmountFen: String(rows.reduce((sum, { paidFen }) => sum + BigInt(paidFen), 0n)),
  refundAmountFen: String(rows.reduce((sum, { refundFen }) => sum + BigInt(refundFen), 0n)),
  refundCount: rows.filter(({ refundFen }) => refundFen !== "0").length,
});

describe("sales of the mall by pickup point", () => {
  it("STAT-06 MALL-04 add up to the total to the fen, with what is brought to the door as a row of its own", async () => {
    const { period, rows } = await read({ groupBy: "pickupPoint" });
    // The largest come first, and of the same amount the older point.
    const told = rows.map(({ key, name, places, salesAmountFen }) => [key, name, places.join(), salesAmountFen]);
    expect(told).toEqual([
      [mall.pickupPointId, "南门", "南门1号", "4500"],
      [goneGate, "西门", "", "4500"],
      ["", "", "", "2100"],
      [northGate, "北门", "北门2号", "1500"],
    ]);
    expect(sumsOf(rows)).toEqual(sumsOf([period.total]));
    expect(period.total).toMatchObject({ orderCount: 5, salesAmountFen: "12600", refundAmountFen: "499" });
    // The total is that of the rollups, which the orders bear out.
    expect(period.total).toEqual((await read({ groupBy: "day" })).period.total);
    expect(period.total).toMatchObject(listedAs(await list({})));
    expect(await brokenRules(mall.bench)).toEqual([]);
  });

  it("STAT-06 ORDER-06 open exactly the orders that they count", async () => {
    const { rows } = await read({ groupBy: "pickupPoint" });
    const points = rows.filter(({ key }) => key !== "");
    expect(points).toHaveLength(3);
    for (const row of points) expect(row).toMatchObject(listedAs(await list({ pickupPointId: row.key })));
    const brought = rows.find(({ key }) => key === "")!;
    expect(brought).toMatchObject(listedAs(await list({ deliveryWay: "delivery" })));
    for (const groupBy of ["day", "product", "category", "pickupPoint", "payMethod"] as const) {
      const { period, rows: parts } = await read({ groupBy, deliveryWay: "delivery" });
      expect([groupBy, sumsOf(parts)]).toEqual([groupBy, sumsOf([brought])]);
      expect([groupBy, sumsOf([period.total])]).toEqual([groupBy, sumsOf([brought])]);
    }
    expect((await list({ pickupPointId: "1" })).total).toBe(0);
    // Whoever looks at a point alone finds the order too that nobody paid.
    expect((await list({ pickupPointId: northGate, sold: undefined })).total).toBe(2);
  });

  it("STAT-06 narrow to one point by every dimension, cards and days included", async () => {
    const whole = (await read({ groupBy: "pickupPoint" })).rows.find(({ key }) => key === mall.pickupPointId)!;
    for (const groupBy of ["day", "product", "category", "pickupPoint", "payMethod"] as const) {
      const { period, rows } = await read({ groupBy, pickupPointId: mall.pickupPointId });
      expect([groupBy, sumsOf(rows)]).toEqual([groupBy, sumsOf([whole])]);
      expect([groupBy, sumsOf(period.days)]).toEqual([groupBy, sumsOf([whole])]);
      expect([groupBy, sumsOf([period.total])]).toEqual([groupBy, sumsOf([whole])]);
    }
    const [row] = (await read({ groupBy: "product", pickupPointId: northGate })).rows;
    expect(row).toMatchObject(listedAs(await list({ pickupPointId: northGate, productId: row!.key })));
    expect((await readBy("medicines")({ medicine: "yes", pickupPointId: northGate })).rows).toEqual([]);
  });
});
