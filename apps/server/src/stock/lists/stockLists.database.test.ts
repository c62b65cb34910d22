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
    expect((await stranger.call(stockLists.loading, {})).rows).toEqual([]);
  });

  it("FORM-08 MSG-56 goes into files, and nothing goes into none", async () => {
    for (const call of [stockLists.exportRoutes, stockLists.exportProducts, stockLists.exportLanes] as const) {
      expect((await boss.call(call, {})).fileId).toMatch(/^\d+$/);
      expect((await stranger.try(call, {})).body.code).toBe("insight.nothingToExport");
    }
  });
});
