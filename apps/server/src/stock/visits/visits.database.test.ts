import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { routes } from "@yunshou/contract/machines/routes";
import { refillOrders } from "@yunshou/contract/stock/refillOrders";
import { visits } from "@yunshou/contract/stock/visits";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf, setConnection } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let above: CreatedMerchant;
let shop: CreatedMerchant;
let boss: Client;
let parent: Client;
let stranger: Client;
let [cola, north, south]: string[] = [];
const dayMs = 86_400_000;

beforeAll(async () => {
  server = await startTestServer();
  above = await givenMerchant(server);
  shop = await givenMerchant(server, { parentId: above.merchantId, name: "门店" });
  await givenUser(server, above, { account: "above" });
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  parent = await loginAs(server, "above", testPassword);
  boss = await loginAs(server, "boss", testPassword);
  stranger = await loginAs(server, "stranger", testPassword);
  cola = await givenProduct(server, shop, "cola");
  ({ routeId: north } = await boss.call(routes.create, { routeName: "北一线" }));
  ({ routeId: south } = await boss.call(routes.create, { routeName: "南一线" }));
});
afterAll(() => server.stop());

/** A machine at a point of a route with one lane of 20 colas that cost 1.50 and sell for 3.50. */
async function givenMachine(machineNo: string, routeId: string, longitude: number, stock: number) {
  const [point] = await rowsOf<{ id: string }>(
    server,
    "insert into point (top_id, merchant_id, route_id, name, province, city, longitude, latitude) values ($1, $2, $3, $4, '上海', '上海', $5, 31.2) returning id",
    [shop.topId, shop.merchantId, routeId, `点${machineNo}`, longitude],
  );
  const { machineId } = await boss.call(machines.register, machineForm(shop, machineNo));
  await setConnection(server, machineId, "online");
  await rowsOf(server, "update machine set activated_at = now() - interval '60 days', point_id = $2 where id = $1", [
    machineId,
    point!.id,
  ]);
  await boss.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "large" });
  await boss.call(lanes.save, {
    machineId,
    cabinet: "main",
    laneNo: 11,
    productId: cola!,
    lanePriceFen: "350",
    purchaseFen: "150",
    stock,
    capacity: 20,
    warnThreshold: 4,
    batchNo: "",
    laneMode: "large",
    version: 1,
  });
  return machineId;
}

/** Sales of lane 11 as movements, at so many days before now, each with what lay in the lane then. */
const sold = (machineId: string, sales: readonly { daysAgo: number; pieces: number; after: number }[]) =>
  Promise.all(
    sales.map(({ daysAgo, pieces, after }) =>
      rowsOf(
        server,
        `insert into stock_movement (top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
         values ($1, id_at($2) | (nextval('id_sequence') & 4194303), $3, $4, 'main', 11, $5, $6, $7, 'sale')`,
        [shop.topId, new Date(Date.now() - daysAgo * dayMs), shop.merchantId, machineId, cola, -pieces, after],
      ),
    ),
  );

describe("who to visit today", () => {
  it("STOCK-09 puts first what loses most until the next visit, in the order of the way", async () => {
    const empty = await givenMachine("V1", north!, 121.1, 0);
    const far = await givenMachine("V2", north!, 121.5, 1);
    const near = await givenMachine("V3", north!, 121.2, 2);
    const full = await givenMachine("V4", north!, 121.3, 20);
    // Of 28 days the first stood empty for 14: it would have sold 280 in all, 10 a day; the others sold 8 a day.
    await sold(empty, [{ daysAgo: 14, pieces: 140, after: 0 }]);
    await sold(far, [{ daysAgo: 2, pieces: 224, after: 1 }]);
    await sold(near, [{ daysAgo: 2, pieces: 224, after: 2 }]);
    await sold(full, [{ daysAgo: 2, pieces: 14, after: 20 }]);
    const today = await boss.call(visits.today, { routeId: north!, visitCostFen: "2000" });
    expect(today.rows.map((row) => [row.machineNo, row.place, row.emptyDays])).toEqual([
      ["V1", 1, 0],
      ["V3", 2, 0],
      ["V2", 3, 0],
      ["V4", null, 40],
    ]);
    // 10 a day for two days, 2 yuan each.
    expect(today.rows[0]).toMatchObject({ stockOutFen: "4000", gainFen: "4000", lanesBelow: 1, shortage: 20 });
    expect(today.wayMetres).toBeGreaterThan(38_000);
    // Of dearer stops the one that would lose less by waiting than its machine costs in that time is left out.
    const dear = await boss.call(visits.today, { routeId: north!, visitCostFen: "3500" });
    expect(dear.rows.filter(({ place }) => place !== null).map(({ machineNo }) => machineNo)).toEqual(["V1", "V2"]);
  });

  it("STOCK-09 weighs the weekdays that come by whole weeks: where every day sells alike none counts for more", async () => {
    const even = `insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen)
      select top_id, merchant_id, (now() at time zone 'Asia/Shanghai')::date - d, id, $1, 'wechat', 'ordinary', 1, 1, 350
      from machine cross join generate_series(0, 40) as d where machine_no = 'V1'`;
    await rowsOf(server, even, [cola]);
    const { rows } = await boss.call(visits.today, { routeId: north!, visitCostFen: "2000" });
    expect(rows[0]).toMatchObject({ machineNo: "V1", stockOutFen: "4000" });
    await rowsOf(server, "delete from rollup_sales");
  });

  it("STOCK-09 obeys what a stop costs the merchant of the route, who alone sets it", async () => {
    const places = async (by: Client) =>
      (await by.call(visits.today, { routeId: north! })).rows.filter(({ place }) => place !== null).length;
    expect(await boss.call(visits.today, { routeId: north! })).toMatchObject({
      visitCostFen: "1500",
      usualCostFen: "1500",
    });
    expect(await places(boss)).toBe(3);
    await boss.call(visits.setCost, { visitCostFen: "3500" });
    expect(await boss.call(visits.today, { routeId: north! })).toMatchObject({ visitCostFen: "3500" });
    expect(await places(boss)).toBe(2);
    // A cost that is only tried leaves what was set.
    const tried = await boss.call(visits.today, { routeId: north!, visitCostFen: "2000" });
    expect(tried).toMatchObject({ visitCostFen: "2000", usualCostFen: "3500" });
    await stranger.call(visits.setCost, { visitCostFen: "0" });
    expect(await places(boss)).toBe(2);
    expect((await boss.try(visits.setCost, { visitCostFen: "-1" })).body).toMatchObject({ code: "amount.negative" });
    expect((await boss.try(visits.setCost, { visitCostFen: "9".repeat(15) })).body).toMatchObject({
      code: "amount.tooLarge",
    });
    await boss.call(visits.setCost, { visitCostFen: "1500" });
  });

  it("STOCK-09 counts faults, cash and spoilage in money", async () => {
    const faulty = await givenMachine("V5", south!, 121.1, 20);
    const rich = await givenMachine("V6", south!, 121.2, 20);
    const old = await givenMachine("V7", south!, 121.3, 20);
    await sold(faulty, [{ daysAgo: 1, pieces: 280, after: 20 }]);
    await rowsOf(
      server,
      "update lane set status = 'abnormal', fault = '电机堵转' where machine_id = $1 and lane_no = 11",
      [faulty],
    );
    await rowsOf(server, "update machine_state set coin_fen = 400000, note_fen = 600000 where machine_id = $1", [rich]);
    const biscuit = await givenProduct(server, shop, "biscuit");
    await rowsOf(
      server,
      "update product set shelf_life_date = (now() at time zone 'Asia/Shanghai')::date where id = $1",
      [biscuit],
    );
    await rowsOf(server, "update lane set product_id = $2 where machine_id = $1 and lane_no = 11", [old, biscuit]);
    const { rows } = await boss.call(visits.today, { routeId: south! });
    const of = (machineNo: string) => rows.find((row) => row.machineNo === machineNo);
    expect(of("V5")).toMatchObject({ faultFen: "4000", stockOutFen: "0", place: 1 });
    expect(of("V6")).toMatchObject({ cashFen: "4000", cashOnHandFen: "1000000", place: 2 });
    // 20 pieces of 1.50 that keep until tonight.
    expect(of("V7")).toMatchObject({ spoilFen: "3000", place: 3 });
    await rowsOf(server, "update machine_state set connection = 'offline' where machine_id = $1", [faulty]);
    const down = await boss.call(visits.today, { routeId: south! });
    expect(down.rows.find((row) => row.machineNo === "V5")).toMatchObject({ isDown: true, faultFen: "4000" });
  });

  it("STOCK-09 begins with the caller's own route, names open orders and shows nothing of others", async () => {
    const { userId } = await givenUser(server, shop, { account: "driver" });
    await rowsOf(server, "update route set replenisher_id = $2 where id = $1", [south, userId]);
    const driver = await loginAs(server, "driver", testPassword);
    expect(await driver.call(visits.today, {})).toMatchObject({ routeId: south, routeName: "南一线" });
    expect(await boss.call(visits.today, {})).toMatchObject({ routeId: north });
    const [first] = (await boss.call(visits.today, {})).rows;
    await boss.call(refillOrders.create, { machineIds: [first!.machineId] });
    expect((await boss.call(visits.today, {})).rows[0]!.documentId).not.toBeNull();
    expect(await stranger.call(visits.today, {})).toMatchObject({ routeId: null, rows: [] });
    expect((await stranger.try(visits.today, { routeId: north! })).body.code).toBe("stock.routeUnknown");
  });

  it("STOCK-08 of a merchant below take from a warehouse that the caller names, since the bag is of the route's merchant", async () => {
    const machineId = await givenMachine("V9", south!, 121.4, 0);
    expect(await boss.call(visits.today, { routeId: south! })).toMatchObject({ isOwn: true });
    const seen = await parent.call(visits.today, { routeId: south! });
    expect(seen).toMatchObject({ routeName: "南一线", merchantName: "门店", isOwn: false });
    expect(seen.rows.map((row) => row.machineId)).toContain(machineId);
    const refused = await parent.try(refillOrders.create, { machineIds: [machineId] });
    expect(refused.body).toMatchObject({ code: "stock.noBag", data: { field: "warehouseId" } });
    const { warehouseId } = await parent.call(warehouses.create, { warehouseName: "总仓" });
    await parent.call(refillOrders.create, { machineIds: [machineId], warehouseId });
    const { rows } = await parent.call(visits.today, { routeId: south! });
    expect(rows.find((row) => row.machineId === machineId)!.documentId).not.toBeNull();
  });

  it("STOCK-08 goes to the replenisher of the route, and from a merchant above to nobody who would not see the order", async () => {
    const [depot] = await rowsOf<{ id: string }>(server, "select id from warehouse where name = '总仓'");
    const own = await givenUser(server, above, { account: "ofAbove" });
    const [driver] = await rowsOf<{ id: string }>(server, "select replenisher_id as id from route where id = $1", [
      south,
    ]);
    const goes = async (client: Client, machineNo: string, given: { warehouseId?: string; replenisherId?: string }) => {
      const machineId = await givenMachine(machineNo, south!, 121.4, 0);
      await client.call(refillOrders.create, { machineIds: [machineId], ...given });
      const sql = "select replenisher_id as who from goods_document where about_machine_id = $1";
      return (await rowsOf<{ who: string | null }>(server, sql, [machineId]))[0]!.who;
    };
    expect(await goes(boss, "V10", {})).toBe(driver!.id);
    expect(await goes(parent, "V11", { warehouseId: depot!.id })).toBeNull();
    expect(await goes(parent, "V12", { warehouseId: depot!.id, replenisherId: driver!.id })).toBe(driver!.id);
    await rowsOf(server, "update route set replenisher_id = $2 where id = $1", [south, own.userId]);
    expect(await goes(parent, "V13", { warehouseId: depot!.id })).toBe(own.userId);
  });
});
