import { orders } from "@yunshou/contract/orders/orders";
import { mallDeliveries } from "@yunshou/contract/mall/deliveries";
import { mallOrders } from "@yunshou/contract/mall/orders";
import { mallPreorders } from "@yunshou/contract/mall/preorders";
import { mallProducts } from "@yunshou/contract/mall/products";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld } from "../../testing/world/createWorld.ts";
import type { World } from "../../testing/world/world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: addDays(today, -1), toDay: today };
const codeOf = async (asked: Promise<{ body: { code: string } }>) => (await asked).body.code;
const rowOf = async (orderNo: string) =>
  (await world.own.admin.call(mallDeliveries.list, { ...range, orderNo })).rows[0];

describe("deliveries of the mall", () => {
  it("MALL-04 MALL-06 MSG-107 are paid orders that are brought; people are masked", async () => {
    const { own } = world;
    const paid = await own.mallOrder();
    const [unpaid, fetched, quickBuy] = [
      await own.mallOrder("mall", { state: "toPay" }),
      await own.mallOrder("mall", { way: "pickup" }),
      await own.mallOrder("quickBuy"),
    ];
    const row = await rowOf(paid);
    expect(row).toMatchObject({ orderNo: paid, expressNo: null, courier: null, orderStatus: "toDeliver" });
    expect(row!.receiverPhone).toMatch(/^1\d\d\*{4}\d{4}$/);
    expect(row!.address).not.toBe(own.canary);
    const sameOrder = await own.admin.call(mallOrders.list, { ...range, orderNo: paid });
    expect(sameOrder.rows).toEqual([expect.objectContaining({ orderNo: paid, orderStatus: "toDeliver" })]);
    for (const none of [unpaid, fetched, quickBuy]) expect(await rowOf(none), none).toBeUndefined();
    const found = async (filters: object) =>
      (await own.admin.call(mallDeliveries.list, { ...range, orderNo: paid, ...filters })).rows.length;
    expect([await found({ orderStatus: "toDeliver" }), await found({ orderStatus: "completed" })]).toEqual([1, 0]);
    expect(await codeOf(own.admin.try(mallDeliveries.list, { ...range, fromDay: addDays(today, -31) }))).toBe(
      "range.tooLong",
    );
  });

  it("MALL-04 MALL-06 are found by the whole number of the order whatever the days, as the order itself", async () => {
    const { own } = world;
    const orderNo = await own.mallOrder();
    const long = { fromDay: addDays(today, -40), toDay: addDays(today, -39) };
    for (const list of [mallDeliveries.list, mallOrders.list]) {
      expect((await own.admin.call(list, { ...long, orderNo })).rows.map((row) => row.orderNo)).toEqual([orderNo]);
      expect((await own.admin.call(list, { ...long, orderNo: orderNo.slice(0, -1) })).rows).toEqual([]);
    }
  });

  it("MALL-06 MSG-33 leave with a courier, change hands under way, and arrive once", async () => {
    const { own, unrelated } = world;
    const { rows: couriers } = await own.admin.call(mallDeliveries.couriers, {});
    const [{ courierId, courierName }] = couriers as [(typeof couriers)[number]];
    const assign = (orderNos: string[], to: string | null = courierId, deliveryRoute = "天河东") =>
      own.admin.try(mallDeliveries.assign, { orderNos, courierId: to, deliveryRoute });
    const [first, second] = [await own.mallOrder(), await own.mallOrder()];
    const fetched = await own.mallOrder("mall", { way: "pickup" });
    expect(await codeOf(assign([]))).toBe("mall.selectOrders");
    expect(await codeOf(assign([first], null))).toBe("field.required");
    expect(await codeOf(assign([first], unrelated.rows.userId))).toBe("mall.courierUnknown");
    expect(await codeOf(assign([first, fetched]))).toBe("state.notAllowed");
    expect(await codeOf(assign([first, unrelated.rows.mallOrderNo]))).toBe("mall.orderUnknown");
    expect(await codeOf(own.admin.try(mallDeliveries.complete, { orderNo: first }))).toBe("state.notAllowed");
    expect(await rowOf(first), "nothing was half done").toMatchObject({ orderStatus: "toDeliver", courier: null });
    expect((await assign([first, second])).body).toMatchObject({ code: "H0000", data: { changed: 2 } });
    expect(await rowOf(first)).toMatchObject({
      orderStatus: "delivering",
      expressNo: `PS${first}`,
      courier: courierName,
      deliveryRoute: "天河东",
      stopNo: 1,
    });
    // The order in which they are named is that of the stops; a later one comes behind them.
    await assign([second, first]);
    const third = await own.mallOrder();
    await assign([third]);
    expect([(await rowOf(first))?.stopNo, (await rowOf(second))?.stopNo, (await rowOf(third))?.stopNo]).toEqual([
      2, 1, 3,
    ]);
    const slips = await own.admin.call(mallDeliveries.slips, { orderNos: [first, second, third] });
    expect(slips.rows.map(({ orderNo }) => orderNo)).toEqual([second, first, third]);
    await assign([first], couriers.at(-1)!.courierId, "");
    expect(await rowOf(first)).toMatchObject({
      orderStatus: "delivering",
      courier: couriers.at(-1)!.courierName,
      deliveryRoute: null,
      stopNo: 1,
    });
    expect(await codeOf(own.admin.try(mallDeliveries.complete, { orderNo: first }))).toBe("H0000");
    expect(await codeOf(own.admin.try(mallDeliveries.complete, { orderNo: first }))).toBe("state.notAllowed");
    expect(await codeOf(assign([first]))).toBe("state.notAllowed");
    expect(await rowOf(first)).toMatchObject({ orderStatus: "completed" });
    const sale = await own.admin.call(orders.detail, { orderNo: first });
    const kinds = sale.events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "sent" || kind === "arrived")).toEqual(["sent", "arrived"]);
  });

  it("MALL-06 get stops of their own when several people give orders to one courier at once", async () => {
    const { own } = world;
    const { courierId } = (await own.admin.call(mallDeliveries.couriers, {})).rows[0]!;
    const made: string[] = [];
    for (let n = 0; n < 6; n += 1) made.push(await own.mallOrder());
    await Promise.all(
      made.map((orderNo) =>
        own.admin.call(mallDeliveries.assign, { orderNos: [orderNo], courierId, deliveryRoute: "天河西" }),
      ),
    );
    const stops = await Promise.all(made.map(async (orderNo) => (await rowOf(orderNo))?.stopNo));
    expect(stops.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("MALL-04 print receivers in full, each look recorded, and nobody else's", async () => {
    const { own, unrelated } = world;
    const orderNo = await own.mallOrder();
    const { rows } = await own.admin.call(mallDeliveries.slips, { orderNos: [orderNo] });
    expect(rows).toEqual([expect.objectContaining({ orderNo, receiver: own.canary, address: own.canary })]);
    expect(rows[0]!.receiverPhone).toMatch(/^1\d{10}$/);
    const looks = await own.write((tx) =>
      tx.query("select 1 from audit_log where action = 'mall.delivery.print' and object = $1", [orderNo]),
    );
    expect(looks).toHaveLength(1);
    expect(await codeOf(own.admin.try(mallDeliveries.slips, { orderNos: [orderNo, unrelated.rows.mallOrderNo] }))).toBe(
      "mall.orderUnknown",
    );
  });
});

describe("pre-ordered goods", () => {
  it("MALL-04 STAT-05 STAT-06 are summed per product, day and point; each row opens exactly its orders, and the sheet holds what waits", async () => {
    const { own } = world;
    const mallProductId = await own.mallProduct((await own.machine()).productId);
    const { productId, productName } = (await own.admin.call(mallProducts.list, {})).rows.find(
      (row) => row.mallProductId === mallProductId,
    )!;
    const make = (more: Parameters<typeof own.mallOrder>[1] = {}) => own.mallOrder("mall", more, mallProductId);
    const [waiting, sent] = [await make(), await make({ state: "delivering" })];
    const fetched = await make({ way: "pickup" });
    await make({ state: "toPay" });
    const refunded = await make();
    await own.admin.call(mallOrders.refund, { orderNo: refunded });
    const mine = async () =>
      (await own.admin.call(mallPreorders.list, { ...range, pageSize: 200 })).rows.filter(
        (row) => row.productId === productId,
      );
    const rows = await mine();
    expect(rows).toHaveLength(2);
    const brought = rows.find((row) => row.pickupPoint === null)!;
    const atPoint = rows.find((row) => row.pickupPoint !== null)!;
    expect(brought).toMatchObject({ statDate: today, productName, quantity: 2, toPrepare: 1 });
    expect(atPoint).toMatchObject({ statDate: today, quantity: 1, toPrepare: 1 });
    const totals = await own.admin.call(mallPreorders.totals, { ...range, productName });
    const named = (await own.admin.call(mallPreorders.list, { ...range, productName, pageSize: 200 })).rows;
    const sumOf = (figure: "quantity" | "toPrepare") => named.reduce((sum, row) => sum + row[figure], 0);
    expect(totals).toEqual({
      quantity: sumOf("quantity"),
      toPrepare: sumOf("toPrepare"),
      paidAmountFen: String(named.reduce((sum, row) => sum + BigInt(row.paidAmountFen), 0n)),
      days: [{ statDate: today, quantity: sumOf("quantity") }],
    });
    const none = await world.unrelated.admin.call(mallPreorders.totals, { ...range, productName });
    expect(none, "of others").toMatchObject({ quantity: 0, days: [] });
    const counted = async ({ pickupPointId }: { readonly pickupPointId: string | null }) =>
      (
        await own.admin.call(mallPreorders.orders, {
          productId,
          statDate: today,
          ...(pickupPointId === null ? {} : { pickupPointId }),
        })
      ).rows;
    const ofBrought = await counted(brought);
    expect(ofBrought.map((row) => [row.orderNo, row.isWaiting])).toEqual([
      [sent, false],
      [waiting, true],
    ]);
    expect(String(ofBrought.reduce((sum, row) => sum + BigInt(row.paidAmountFen), 0n))).toBe(brought.paidAmountFen);
    expect((await counted(atPoint)).map((row) => row.orderNo)).toEqual([fetched]);
    const ofOthers = { productId, statDate: today };
    expect((await world.unrelated.admin.call(mallPreorders.orders, ofOthers)).rows, "of others").toEqual([]);
    expect((await world.top.admin.call(mallPreorders.orders, ofOthers)).rows, "from above").toHaveLength(2);
    const sheet = await own.admin.call(mallPreorders.sheet, { ...range, pickupPoint: atPoint.pickupPoint! });
    expect(sheet).toEqual({
      rows: [expect.objectContaining({ pickupPoint: atPoint.pickupPoint, productName, toPrepare: 1 })],
      isCut: false,
    });
    expect(await codeOf(own.admin.try(mallPreorders.list, { ...range, fromDay: addDays(today, -92) }))).toBe(
      "range.tooLong",
    );
    const past = { fromDay: addDays(today, -40), toDay: addDays(today, -39) };
    expect(await codeOf(own.admin.try(mallPreorders.export, past))).toBe("insight.nothingToExport");
  });
});
