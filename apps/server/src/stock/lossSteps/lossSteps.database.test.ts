import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { goodsCounts } from "@yunshou/contract/stock/goodsCounts";
import { losses } from "@yunshou/contract/stock/losses";
import { lossStepLists } from "@yunshou/contract/stock/lossSteps";
import { receipts } from "@yunshou/contract/stock/receipts";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let [boss, second, stranger] = [] as unknown as [Client, Client, Client];
let [cola, machineId, warehouseId] = [] as unknown as [string, string, string];
const day = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: day, toDay: day };

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  for (const account of ["boss", "second"]) await givenUser(server, shop, { account });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, second, stranger] = (await Promise.all(
    ["boss", "second", "stranger"].map((name) => loginAs(server, name, testPassword)),
  )) as [Client, Client, Client];
  cola = await givenProduct(server, shop, "cola");
  await rowsOf(server, "update product set purchase_fen = 150 where id = $1", [cola]);
  ({ machineId } = await boss.call(machines.register, machineForm(shop, "VS1")));
  await boss.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "large" });
  const { supplierId } = await boss.call(suppliers.create, { supplierName: "甲", contactPhone: "13812345678" });
  ({ warehouseId } = await boss.call(warehouses.create, { warehouseName: "虹桥仓" }));
  await boss.call(receipts.create, {
    warehouseId,
    supplierId,
    docDate: day,
    lines: [{ productId: cola, batchNo: "", quantity: 40, costPriceFen: "200" }],
  });
});
afterAll(() => server.stop());

/** What a machine counted against the book, pieces of which somebody had recorded as loaded. */
const checked = (missing: number, loaded: number, cause: string | null = null) =>
  rowsOf(
    server,
    `insert into refill_check (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, last, loaded, sold, reported, reported_at, cause, explained_at)
     values ($1, $2, $3, 'main', 11, $4, 20, $6, 0, 20 + $6 - $5::int, now(), $7, case when $7::text is not null then now() end)`,
    [shop.topId, shop.merchantId, machineId, cola, missing, loaded, cause],
  );
/** A paid order of which the machine said that nothing came out, or that came out after its refund. */
const ordered = (exception: string, dispensed: number, refundedFen = 350, of = cola) =>
  rowsOf(
    server,
    `insert into sales_order (top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, product_name, quantity, dispensed, payment, business, state, pay_state,
       ship_state, price_fen, paid_fen, refunded_fen, refund_state, purchase_fen, exception, source_key, ordered_at, business_day)
     values ($1, next_id(), $2, $3, 'main', 11, $4, 'cola', 1, $6, 'wechat', 'ordinary', 'exception', 'refunded', case when $6 = 0 then 'failed' else 'dispensed' end, 350, 350,
       $7, 'refunded', 160, $5, next_id()::text, now(), current_date)`,
    [shop.topId, shop.merchantId, machineId, of, exception, dispensed, refundedFen],
  );
const rowOf = async (placeName: string) =>
  (await boss.call(lossStepLists.list, range)).rows.find((row) => row.placeName === placeName);

describe("losses by their likely step", () => {
  it("STOCK-08 shows what machines and counts found missing, with step, cost and the documents themselves", async () => {
    const [{ name } = { name: "" }] = await rowsOf<{ name: string }>(server, "select name from machine where id = $1", [
      machineId,
    ]);
    await ordered("dispenseFailed", 0);
    await checked(4, 2);
    await checked(-1, 5);
    await checked(3, 3, "sensor");
    await ordered("lateDispense", 1);
    expect(await rowOf(name)).toMatchObject({
      missing: 5,
      found: 1,
      valueFen: "760",
      salePieces: 2,
      bagPieces: 2,
      lanePieces: 1,
      lossStep: "sale",
    });
    const { rows } = await boss.call(lossStepLists.facts, { ...range, machineId, productId: cola });
    const told = rows.map(({ lossKind, lossStep, missing, why, valueFen }) => [
      lossKind,
      lossStep,
      missing,
      why,
      valueFen,
    ]);
    expect(told).toEqual([
      ["order", "sale", 1, "givenAway", "160"],
      ["check", "sale", 1, "failedBefore", "150"],
      ["check", "bag", 2, "notLoaded", "300"],
      ["check", "lane", 1, "laneShort", "150"],
    ]);
  });

  it("STOCK-08 shows what is missing in a warehouse and what was written off there, and nothing that was taken back", async () => {
    const { goodsCountId } = await boss.call(goodsCounts.start, { warehouseId });
    const goods = { goodsCountId, productId: cola, batchNo: "" };
    await boss.call(goodsCounts.enter, { ...goods, counted: 38, seenTime: null });
    await boss.call(goodsCounts.explain, { ...goods, reason: "missing", remark: "" });
    await boss.call(goodsCounts.finish, { goodsCountId });
    const lost = { warehouseId, machineId: null, productId: cola, batchNo: "", lossQty: 1, remark: "" };
    for (const lossReason of ["missing", "expired"] as const) {
      const made = await boss.call(losses.create, { ...lost, lossReason });
      await second.call(losses.review, { ...made, approved: true });
    }
    expect(await rowOf("虹桥仓")).toMatchObject({
      missing: 3,
      valueFen: "600",
      lossStep: "warehouse",
      warehousePieces: 3,
    });
    await boss.call(goodsCounts.reverse, { goodsCountId });
    expect(await rowOf("虹桥仓")).toMatchObject({ missing: 1, valueFen: "200" });
  });

  it("STOCK-08 is filtered, ordered and paged, and shows nothing of other merchants or days", async () => {
    const list = async (given: object = {}, client = boss) =>
      (await client.call(lossStepLists.list, { ...range, ...given })).rows.map((row) => row.missing);
    expect(await list()).toEqual([5, 1]);
    expect(await list({ sort: "missing", direction: "asc" })).toEqual([1, 5]);
    expect(await list({ sort: "valueFen", direction: "desc", pageSize: 1, page: 2 })).toEqual([1]);
    expect([await list({ lossStep: "warehouse" }), await list({ machineNo: "VS1" })]).toEqual([[1], [5]]);
    expect([await list({ productName: "tea" }), await list({}, stranger)]).toEqual([[], []]);
    expect(await list({ fromDay: "2026-01-01", toDay: "2026-01-02" })).toEqual([]);
    const { body } = await boss.try(lossStepLists.list, { fromDay: "2026-01-01", toDay: "2026-10-01" });
    expect(body.code).toBe("range.tooLong");
    const foreign = await stranger.call(lossStepLists.facts, { ...range, machineId, productId: cola });
    expect(foreign.rows).toEqual([]);
  });

  it("STOCK-08 gives away what came out beyond the order, and all of it once all money went back", async () => {
    const tea = await givenProduct(server, shop, "tea");
    await ordered("overDispensed", 2, 100, tea);
    const missing = async () =>
      (await boss.call(lossStepLists.list, { ...range, productName: "tea" })).rows.map((row) => row.missing);
    expect(await missing()).toEqual([1]);
    await ordered("overDispensed", 2, 350, tea);
    expect(await missing()).toEqual([3]);
  });
});
