import { stockLists } from "@yunshou/contract/stock/stockLists";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let stranger: Client;
let cola: string;
let tea: string;

/** A machine on a route with lanes 11 and on: product and stock of each, of 10. */
async function givenMachine(
  machineNo: string,
  route: string | null,
  stock: readonly [string, number][],
  inService = true,
) {
  const of = [shop.topId, shop.merchantId];
  const one = async (text: string, values: readonly unknown[]) =>
    (await rowsOf<{ id: string }>(server, `${text} returning id`, values))[0]!.id;
  const known = await rowsOf<{ id: string }>(server, "select id from route where name = $1", [route]);
  const routeId =
    route === null
      ? null
      : (known[0]?.id ??
        (await one("insert into route (top_id, merchant_id, name) values ($1, $2, $3)", [...of, route])));
  const pointId = await one(
    "insert into point (top_id, merchant_id, route_id, name, province, city, longitude, latitude) values ($1, $2, $3, $4, '广东', '广州', 113, 23)",
    [...of, routeId, machineNo],
  );
  const machineId = await one(
    "insert into machine (top_id, merchant_id, machine_no, name, category, type, point_id, activated_at) values ($1, $2, $3, $3, 'vending', 'drink', $4, $5)",
    [...of, machineNo, pointId, inService ? new Date() : null],
  );
  await rowsOf(server, "insert into machine_state (top_id, merchant_id, machine_id) values ($1, $2, $3)", [
    ...of,
    machineId,
  ]);
  for (const [index, [productId, pieces]] of stock.entries())
    await rowsOf(
      server,
      "insert into lane (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, stock, capacity) values ($1, $2, $3, 'main', $4, $5, $6, 10)",
      [...of, machineId, 11 + index, productId, pieces],
    );
}

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, stranger] = (await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)))) as [
    Client,
    Client,
  ];
  [cola, tea] = [await givenProduct(server, shop, "cola"), await givenProduct(server, shop, "tea")];
  await givenMachine("A1", "东线", [
    [cola, 3],
    [cola, 4],
    [tea, 10],
  ]);
  await givenMachine("A2", "东线", [[cola, 1]]);
  await givenMachine("B1", "东线二", [[cola, 9]]);
  await givenMachine("C1", null, [[tea, 5]]);
  await givenMachine("D1", "东线", [[cola, 0]], false);
});
afterAll(() => server.stop());

const shown = async (input: Parameters<typeof boss.call<typeof stockLists.routes>>[1]) =>
  (await boss.call(stockLists.routes, input)).rows.map((row) => [
    row.routeName,
    row.productCode,
    row.stock,
    row.capacity,
    row.shortage,
    row.machineCount,
  ]);

describe("the stock of machines", () => {
  it("STOCK-01 is summed by route and product over machines in service; those on no route stand together", async () => {
    expect(await shown({})).toEqual([
      ["东线", "cola", 8, 30, 22, 2],
      ["东线", "tea", 10, 10, 0, 1],
      ["东线二", "cola", 9, 10, 1, 1],
      [null, "tea", 5, 10, 5, 1],
    ]);
    expect(await shown({ sort: "shortage", direction: "asc", productName: "tea" })).toEqual([
      ["东线", "tea", 10, 10, 0, 1],
      [null, "tea", 5, 10, 5, 1],
    ]);
    expect((await stranger.call(stockLists.routes, {})).rows).toEqual([]);
  });

  it("STOCK-01 of a row opens exactly the machines that make its figures", async () => {
    const of = async (input: Parameters<typeof boss.call<typeof stockLists.products>>[1]) =>
      (await boss.call(stockLists.products, input)).rows.map((row) => [row.machineNo, row.stock, row.shortage]);
    expect(await of({ routeName: "东线", productId: cola })).toEqual([
      ["A1", 7, 13],
      ["A2", 1, 9],
    ]);
    expect(await of({ routeName: "线", productId: cola })).toHaveLength(3);
    expect(await of({ onRoute: "no" })).toEqual([["C1", 5, 5]]);
    const lanes = (await boss.call(stockLists.lanes, { machineNo: "A1", productId: cola })).rows;
    expect(lanes.map((row) => [row.laneNo, row.stock, row.shortage, row.countQty])).toEqual([
      [11, 3, 7, null],
      [12, 4, 6, null],
    ]);
  });

  it("STOCK-01 gives the loading list: what each machine of a route lacks, nothing that is full", async () => {
    const { rows, isCut } = await boss.call(stockLists.loading, { routeName: "东线" });
    expect(rows.map((row) => [row.routeName, row.machineNo, row.productCode, row.shortage])).toEqual([
      ["东线", "A1", "cola", 13],
      ["东线", "A2", "cola", 9],
    ]);
    expect(isCut).toBe(false);
    // Nobody loads goods for a lane that was taken out of use.
    const setLane = (status: string) =>
      rowsOf(
        server,
        "update lane set status = $1 where lane_no = 12 and machine_id = (select id from machine where machine_no = 'A1')",
        [status],
      );
    await setLane("discontinued");
    const [first] = (await boss.call(stockLists.loading, { routeName: "东线" })).rows;
    expect([first!.machineNo, first!.shortage]).toEqual(["A1", 7]);
    await setLane("normal");
    expect((await stranger.call(stockLists.loading, {})).rows).toEqual([]);
  });

  it("STOCK-01 says of each line of the loading list how much of it the route brings back", async () => {
    const { routeId } = (
      await rowsOf<{ routeId: string }>(server, `select id as "routeId" from route where name = '东线'`)
    )[0]!;
    await rowsOf(
      server,
      `with w as (insert into warehouse (top_id, merchant_id, kind, route_id, name) values ($1, $2, 'bag', $3, '东线') returning top_id, merchant_id, id),
         l as (insert into goods_level (top_id, merchant_id, warehouse_id, product_id, stock) select top_id, merchant_id, id, $4, 30 from w returning top_id, merchant_id, id)
       insert into goods_movement (top_id, id, merchant_id, level_id, quantity, value_fen, stock_after, value_after_fen, reason, document_id, doc_no, booked_on)
       select top_id, id_at(now() - n.age * interval '1 day') | (nextval('id_sequence') & 4194303), merchant_id, id, n.quantity, 0, 30, 0, n.reason, 1, 'X', current_date
       from l, (values (40, 'arrival', 3), (-10, 'transfer', 2), (-15, 'refill', 2), (100, 'arrival', 60)) n (quantity, reason, age)`,
      [shop.topId, shop.merchantId, routeId, cola],
    );
    const { rows } = await boss.call(stockLists.loading, {});
    expect(rows.map((row) => [row.routeName, row.productCode, row.takeBackPercent])).toEqual([
      ["东线", "cola", 25],
      ["东线", "cola", 25],
      ["东线二", "cola", null],
      [null, "tea", null],
    ]);
  });

  it("FORM-08 MSG-56 goes into files, and nothing goes into none", async () => {
    for (const call of [stockLists.exportRoutes, stockLists.exportProducts, stockLists.exportLanes] as const) {
      expect((await boss.call(call, {})).fileId).toMatch(/^\d+$/);
      expect((await stranger.try(call, {})).body.code).toBe("insight.nothingToExport");
    }
  });
});
