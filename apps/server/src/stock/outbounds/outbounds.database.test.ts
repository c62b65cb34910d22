import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { routes } from "@yunshou/contract/machines/routes";
import { losses } from "@yunshou/contract/stock/losses";
import { outbounds } from "@yunshou/contract/stock/outbounds";
import { refillOrders } from "@yunshou/contract/stock/refillOrders";
import { refills } from "@yunshou/contract/stock/refills";

import { receipts } from "@yunshou/contract/stock/receipts";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { visits } from "@yunshou/contract/stock/visits";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { asSystem } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stock as stockEffect } from "../../machines/effects/stock.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, machineForm, rowsOf, setConnection } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { confirmRefills } from "./confirmRefills.ts";

let server: TestServer;
let shop: CreatedMerchant;
let [boss, stranger]: Client[] = [];
let [cola, warehouseId, routeId, pointId]: string[] = [];
const day = businessDay(new Date(), "Asia/Shanghai");
const today = { fromDay: day, toDay: day };

beforeAll(async () => {
  server = await startTestServer();
  const head = await givenMerchant(server);
  shop = await givenMerchant(server, { parentId: head.merchantId });
  await givenUser(server, head, { account: "above" });
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, stranger] = await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)));
  cola = await givenProduct(server, shop, "cola");
  ({ warehouseId } = await boss!.call(warehouses.create, { warehouseName: "虹桥仓" }));
  ({ routeId } = await boss!.call(routes.create, { routeName: "北一线" }));
  const [point] = await rowsOf(
    server,
    "insert into point (top_id, merchant_id, route_id, name, province, city, longitude, latitude) values ($1, $2, $3, '北站', '上海', '上海', 121.4, 31.2) returning id",
    [shop.topId, shop.merchantId, routeId],
  );
  pointId = String(point!.id);
  // 30 pieces that expire late for 2 yuan each, and 10 that expire soon for 3 yuan each.
  await givenGoods("late", 30, 200n, "2028-01-01");
  await givenGoods("soon", 10, 300n, "2027-01-01");
});
afterAll(() => server.stop());

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

async function givenGoods(batchNo: string, quantity: number, costFen: bigint, shelfLifeDate: string, of = cola) {
  const { supplierId } = await boss!.call(suppliers.create, { supplierName: batchNo, contactPhone: "13812345678" });
  await boss!.call(receipts.create, {
    warehouseId: warehouseId!,
    supplierId,
    docDate: day,
    lines: [{ productId: of!, batchNo, quantity, costPriceFen: String(costFen), shelfLifeDate }],
  });
}

/** A machine on the route whose lanes 11 and 12 hold 2 of 10 colas each. */
async function givenLow(machineNo: string) {
  const { machineId } = await boss!.call(machines.register, machineForm(shop, machineNo));
  await setConnection(server, machineId, "online");
  await server.database.system.query("update machine set activated_at = now(), point_id = $2 where id = $1", [
    machineId,
    pointId,
  ]);
  await boss!.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "large" });
  for (const laneNo of [11, 12])
    await boss!.call(lanes.save, {
      machineId,
      cabinet: "main",
      laneNo,
      productId: cola!,
      lanePriceFen: "350",
      purchaseFen: null,
      stock: 2,
      capacity: 10,
      warnThreshold: 2,
      batchNo: "",
      laneMode: "large",
      version: 1,
    });
  return { machineId, machineNo };
}

/** The machine tells what it counted itself, as the gateway hears it. */
const machineSays = (machine: { machineId: string; machineNo: string }, stock: Record<number, number>) =>
  asSystem(server.database, async (tx) => {
    const at = new Date();
    const told = Object.entries(stock).map(([lane, pieces]) => ({
      cabinet: "main",
      lane: Number(lane),
      stock: pieces,
    }));
    const messages = [
      {
        machine: { ...machine, topId: shop.topId, merchantId: shop.merchantId },
        message: { body: { reason: "refill", lanes: told } },
        receivedAt: at,
        occurredAt: at,
      },
    ] as never;
    const context = { tx, now: at, send: () => {}, afterCommit: () => {}, notify: () => {} } as never;
    await confirmRefills(context, messages);
    await stockEffect(context, messages);
  });
const levels = async (warehouseName: string) =>
  (await boss!.call(warehouses.list, { warehouseName, sort: "stock", direction: "desc" })).rows.map((row) => [
    row.batchNo,
    row.stock,
    row.valueFen,
  ]);
const orderOf = async (machineNo: string) => (await boss!.call(refillOrders.list, { ...today, machineNo })).rows[0]!;
const filled = (...pieces: number[]) => pieces.map((count, index) => ({ lineNo: index + 1, filled: count }));
const lanesOf = (machineId: string) =>
  rowsOf(server, "select stock from lane where machine_id = $1 order by lane_no", [machineId]);

describe("an outbound order", () => {
  it("STOCK-08 STOCK-01 is made of what a route lacks, the batch first that expires first, and leaves once", async () => {
    await givenLow("CH1");
    const { rows } = await boss!.call(outbounds.suggest, { warehouseId: warehouseId!, routeId: routeId! });
    const lines = rows.map(({ productId, batchNo, suggested }) => ({ productId, batchNo, quantity: suggested }));
    const byBatch = rows.toSorted((one, other) => one.batchNo.localeCompare(other.batchNo));
    expect(byBatch.map((row) => [row.batchNo, row.shortage, row.inBag, row.suggested])).toEqual([
      ["late", 16, 0, 6],
      ["soon", 16, 0, 10],
    ]);
    // A merchant above, who may change the order, sees the same; a stranger sees no route.
    const from = { warehouseId: warehouseId!, routeId: routeId! };
    const above = await loginAs(server, "above", testPassword);
    expect((await above.call(outbounds.suggest, from)).rows).toEqual(rows);
    expect(await codeOf(stranger!.try(outbounds.suggest, from))).toBe("stock.routeUnknown");
    const form = { ...from, lines };
    expect(await codeOf(boss!.try(outbounds.create, { ...form, lines: [] }))).toBe("stock.chooseProduct");
    expect(await codeOf(stranger!.try(outbounds.create, form))).toBe("stock.warehouseUnknown");
    const { documentId } = await boss!.call(outbounds.create, form);
    // What is on its way to the bag is not suggested again.
    const again = (await boss!.call(outbounds.suggest, { warehouseId: warehouseId!, routeId: routeId! })).rows;
    expect(again.map(({ suggested }) => suggested)).toEqual([0, 0]);
    const twice = await Promise.all([1, 2].map(() => codeOf(boss!.try(outbounds.issue, { documentId }))));
    expect(twice.sort()).toEqual(["H0000", "state.notAllowed"]);
    expect(await levels("虹桥仓")).toEqual([
      ["late", 24, "4800"],
      ["soon", 0, "0"],
    ]);
    expect(await levels("北一线")).toEqual([
      ["soon", 10, "3000"],
      ["late", 6, "1200"],
    ]);
    expect((await boss!.call(outbounds.list, today)).rows[0]).toMatchObject({ docStatus: "issued", valueFen: "4200" });
    expect(await codeOf(boss!.try(outbounds.cancel, { documentId }))).toBe("state.notAllowed");
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-08 takes no more than lies there, and comes back for what it cost", async () => {
    const form = { warehouseId: warehouseId!, routeId: routeId! };
    const line = { productId: cola!, batchNo: "late" };
    const much = await boss!.call(outbounds.create, { ...form, lines: [{ ...line, quantity: 25 }] });
    expect((await boss!.try(outbounds.issue, much)).body).toMatchObject({
      code: "stock.warehouseShort",
      msg: "cola late 库存不足，仅有24件",
    });
    await boss!.call(outbounds.update, { ...form, ...much, version: 1, lines: [{ ...line, quantity: 4 }] });
    await boss!.call(outbounds.issue, much);
    expect(await levels("虹桥仓")).toContainEqual(["late", 20, "4000"]);
    const twice = await Promise.all([1, 2].map(() => codeOf(boss!.try(outbounds.reverse, much))));
    expect(twice.sort()).toEqual(["H0000", "state.notAllowed"]);
    expect(await levels("虹桥仓")).toContainEqual(["late", 24, "4800"]);
    expect(await levels("北一线")).toContainEqual(["late", 6, "1200"]);
  });
});

describe("the bag of a route", () => {
  it("STOCK-08 is called like its route when that is renamed, unless it or another place has a name of its own", async () => {
    const { routeId: renamed } = await boss!.call(routes.create, { routeName: "旧线" });
    const lines = [{ productId: cola!, batchNo: "late", quantity: 1 }];
    const { documentId } = await boss!.call(outbounds.create, { warehouseId: warehouseId!, routeId: renamed, lines });
    await boss!.call(outbounds.issue, { documentId });
    const bagName = async () => {
      const { rows } = await boss!.call(warehouses.list, { warehouseKind: "bag", pageSize: 100 });
      return rows.map((row) => row.warehouseName).filter((name) => name !== "北一线");
    };
    const rename = (routeName: string) => boss!.call(routes.update, { routeId: renamed, routeName });
    await rename("新线");
    expect(await bagName()).toEqual(["新线"]);
    await rename("虹桥仓");
    expect(await bagName()).toEqual(["新线"]);
    await rename("末线");
    expect(await bagName()).toEqual(["新线"]);
    await boss!.call(outbounds.reverse, { documentId });
  });
});

describe("a refill order", () => {
  it("STOCK-03 STOCK-04 STOCK-08 leaves the bag when somebody fills, and is confirmed by the machine's own count", async () => {
    const machine = await givenLow("BH1");
    const needs = (await boss!.call(refillOrders.needs, { machineNo: "BH1" })).rows;
    expect(needs).toMatchObject([{ lanesBelow: 2, lanesAll: 2, shortage: 16, routeName: "北一线" }]);
    const make = { machineIds: [machine.machineId] };
    expect(await codeOf(stranger!.try(refillOrders.create, make))).toBe("machines.unknown");
    // Two replenishers at one machine get one order.
    const both = await Promise.all([1, 2].map(() => codeOf(boss!.try(refillOrders.create, make))));
    expect(both.sort()).toEqual(["H0000", "stock.refillOpen"]);
    expect((await boss!.call(refillOrders.needs, { machineNo: "BH1" })).rows).toEqual([]);
    const { documentId, ...order } = await orderOf("BH1");
    expect(order).toMatchObject({ docStatus: "planned", replenishQty: 16, lanesBelow: 2, lanesAll: 2 });
    const fill = (...pieces: number[]) => boss!.try(refillOrders.fill, { documentId, lines: filled(...pieces) });
    expect(await codeOf(fill(-1, 0))).toBe("stock.filledOutOfRange");
    expect(await codeOf(fill(9, 0))).toBe("lane.stockAboveCapacity");
    const two = await Promise.all([1, 2].map(() => codeOf(fill(8, 4))));
    expect(two.sort()).toEqual(["H0000", "state.notAllowed"]);
    expect(await lanesOf(machine.machineId)).toEqual([{ stock: 10 }, { stock: 6 }]);
    expect(await levels("北一线")).toEqual([
      ["late", 4, "800"],
      ["soon", 0, "0"],
    ]);
    expect(
      (await boss!.call(refills.list, { ...today, machineNo: "BH1" })).rows.map((row) => row.replenishQty),
    ).toEqual([4, 8]);
    await machineSays(machine, { 11: 10 });
    expect(await orderOf("BH1")).toMatchObject({ docStatus: "filled", filledQty: 12, countedQty: null });
    await machineSays(machine, { 12: 6 });
    expect(await orderOf("BH1")).toMatchObject({ docStatus: "verified", countedQty: 12 });
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-03 differs where the machine counted fewer, and adds nothing twice where it reported first", async () => {
    const machine = await givenLow("BH2");
    await boss!.call(refillOrders.create, { machineIds: [machine.machineId], warehouseId: warehouseId! });
    const { documentId } = await orderOf("BH2");
    await machineSays(machine, { 11: 9 });
    await boss!.call(refillOrders.fill, { documentId, lines: filled(7, 5) });
    expect(await lanesOf(machine.machineId)).toEqual([{ stock: 9 }, { stock: 7 }]);
    expect(await orderOf("BH2")).toMatchObject({ docStatus: "filled" });
    await machineSays(machine, { 12: 6 });
    expect(await orderOf("BH2")).toMatchObject({ docStatus: "differs", filledQty: 12, countedQty: 11 });
    const { lines } = await boss!.call(refillOrders.detail, { documentId });
    expect(lines.map(({ filled: put, counted }) => [put, counted])).toEqual([
      [7, 7],
      [5, 4],
    ]);
    // The difference waits for an explanation like every other.
    expect((await boss!.call(refills.checks, { machineNo: "BH2", explained: "no" })).rows).toMatchObject([
      { difference: -1 },
    ]);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-08 is not filled from an empty bag, nor into a lane that holds something else", async () => {
    const machine = await givenLow("BH3");
    await boss!.call(refillOrders.create, { machineIds: [machine.machineId] });
    const { documentId } = await orderOf("BH3");
    const fill = (...pieces: number[]) => boss!.try(refillOrders.fill, { documentId, lines: filled(...pieces) });
    expect((await fill(8, 8)).body).toMatchObject({ code: "stock.warehouseShort", msg: "cola 库存不足，仅有4件" });
    await server.database.system.query(
      "update lane set product_id = null, stock = 0 where machine_id = $1 and lane_no = 12",
      [machine.machineId],
    );
    expect(await codeOf(fill(1, 1))).toBe("stock.laneChanged");
    expect(await codeOf(stranger!.try(refillOrders.fill, { documentId, lines: [] }))).toBe("stock.documentUnknown");
    // A replenisher sees and fills the orders of the machines that he is authorised to, and no others.
    const { userId } = await givenUser(server, shop, { account: "filler", level: "2", roles: ["replenisher"] });
    await server.database.system.query(
      "insert into machine_grant (top_id, machine_id, merchant_id, user_id) values ($1, $2, $3, $4)",
      [shop.topId, machine.machineId, shop.merchantId, userId],
    );
    const filler = await loginAs(server, "filler", testPassword);
    expect((await filler.call(refillOrders.list, today)).rows.map(({ machineNo }) => machineNo)).toEqual(["BH3"]);
    const other = (await orderOf("BH2")).documentId;
    expect(await codeOf(filler.try(refillOrders.detail, { documentId: other }))).toBe("stock.documentUnknown");
    // So does whoever may make and cancel orders, of the machines that he is authorised to.
    const clerk = await givenUser(server, shop, { account: "clerk", level: "2", roles: ["staff"] });
    await server.database.system.query(
      "insert into machine_grant (top_id, machine_id, merchant_id, user_id) values ($1, $2, $3, $4)",
      [shop.topId, machine.machineId, shop.merchantId, clerk.userId],
    );
    const narrowed = await loginAs(server, "clerk", testPassword);
    const planned = await givenLow("BH4");
    await boss!.call(refillOrders.create, { machineIds: [planned.machineId] });
    const hidden = { documentId: (await orderOf("BH4")).documentId };
    expect(await codeOf(narrowed.try(refillOrders.cancel, hidden))).toBe("stock.documentUnknown");
    expect(await orderOf("BH4")).toMatchObject({ docStatus: "planned" });
    expect((await stranger!.call(refillOrders.list, { ...today, machineNo: "BH3" })).rows).toEqual([]);
    expect((await stranger!.call(refillOrders.needs, { machineNo: "CH1" })).rows).toEqual([]);
    await narrowed.call(refillOrders.cancel, { documentId });
    expect(await codeOf(fill(1, 0))).toBe("state.notAllowed");
  });

  it("STOCK-08 puts no goods into a machine that is out of service, and can be cancelled there", async () => {
    const machine = await givenLow("BH9");
    await boss!.call(refillOrders.create, { machineIds: [machine.machineId], warehouseId: warehouseId! });
    await boss!.call(machines.decommission, { machineId: machine.machineId, reason: "搬走" });
    const { documentId } = await orderOf("BH9");
    const fill = boss!.try(refillOrders.fill, { documentId, lines: filled(1, 0) });
    expect(await codeOf(fill)).toBe("machines.decommissioned");
    expect(await lanesOf(machine.machineId)).toEqual([{ stock: 2 }, { stock: 2 }]);
    await boss!.call(refillOrders.cancel, { documentId });
  });

  it("STOCK-08 is open once for a machine, though a merchant above made it, whose orders its own people do not see", async () => {
    const machine = await givenLow("BH5");
    const above = await loginAs(server, "above", testPassword);
    const { warehouseId: ofHead } = await above.call(warehouses.create, { warehouseName: "总仓" });
    await above.call(refillOrders.create, { machineIds: [machine.machineId], warehouseId: ofHead });
    expect((await boss!.call(refillOrders.list, { ...today, machineNo: "BH5" })).rows).toEqual([]);
    const make = { machineIds: [machine.machineId] };
    expect(await codeOf(boss!.try(refillOrders.create, make))).toBe("stock.refillOpen");
    const act = { actKey: "phone-of-the-boss-01", machineId: machine.machineId, actTime: new Date().toISOString() };
    const filling = { ...act, kind: "fillLane", laneNo: 11, productId: cola!, pieces: 1 } as const;
    expect(await codeOf(boss!.try(visits.act, filling))).toBe("stock.refillOpen");
  });

  it("MED-11 STOCK-08 is loaded and filled with goods that still keep, and by the book with others only when those are gone", async () => {
    const milk = await givenProduct(server, shop, "milk");
    await givenGoods("gone", 6, 100n, "2026-01-01", milk);
    await givenGoods("fresh", 5, 100n, "2031-01-01", milk);
    const { machineId } = await givenLow("BH6");
    await server.database.system.query("update lane set product_id = $2 where machine_id = $1 and lane_no = 11", [
      machineId,
      milk,
    ]);
    const { rows } = await boss!.call(outbounds.suggest, { warehouseId: warehouseId!, routeId: routeId! });
    const ofMilk = rows.filter(({ productId }) => productId === milk);
    const suggested = new Map(ofMilk.map((row) => [row.batchNo, [row.stock, row.suggested]]));
    expect(Object.fromEntries(suggested)).toEqual({ fresh: [5, 5], gone: [6, 0] });
    await boss!.call(refillOrders.create, { machineIds: [machineId], warehouseId: warehouseId! });
    const { documentId } = await orderOf("BH6");
    await boss!.call(refillOrders.fill, { documentId, lines: filled(7, 0) });
    const left = (await levels("虹桥仓")).filter(([batchNo]) => batchNo === "fresh" || batchNo === "gone");
    expect(left).toEqual([
      ["gone", 4, "400"],
      ["fresh", 0, "0"],
    ]);
  });

  it("MED-11 STOCK-08 loads what a route lacks although its bag holds goods that may not be sold any more, or wait to be written off", async () => {
    const yoghurt = await givenProduct(server, shop, "yoghurt");
    await givenGoods("Y-gone", 3, 100n, "2026-01-01", yoghurt);
    await givenGoods("Y-fresh", 20, 100n, "2031-01-01", yoghurt);
    const { machineId } = await givenLow("BH8");
    await server.database.system.query(
      "update lane set product_id = $2, stock = 0 where machine_id = $1 and lane_no = 11",
      [machineId, yoghurt],
    );
    const from = { warehouseId: warehouseId!, routeId: routeId! };
    const loaded = [
      { productId: yoghurt, batchNo: "Y-gone", quantity: 3 },
      { productId: yoghurt, batchNo: "Y-fresh", quantity: 4 },
    ];
    await boss!.call(outbounds.issue, await boss!.call(outbounds.create, { ...from, lines: loaded }));
    const wanted = async () => {
      const { rows } = await boss!.call(outbounds.suggest, from);
      return rows.filter(({ productId }) => productId === yoghurt).map((row) => [row.inBag, row.suggested]);
    };
    // Of ten pieces that the lane lacks the bag brings the four that keep.
    expect(await wanted()).toEqual([[4, 6]]);
    const bag = (await boss!.call(warehouses.list, { warehouseName: "北一线" })).rows[0]!;
    await boss!.call(losses.create, {
      warehouseId: bag.warehouseId,
      machineId: null,
      productId: yoghurt,
      batchNo: "Y-fresh",
      lossQty: 1,
      lossReason: "damaged",
    });
    expect(await wanted()).toEqual([[3, 7]]);
  });

  it("MED-11 STOCK-08 keeps goods by the day of the receipt that counts, not of one that was taken back", async () => {
    const juice = await givenProduct(server, shop, "juice");
    // Somebody typed the wrong year, took the receipt back and entered it anew.
    await givenGoods("J1", 6, 100n, "2026-01-01", juice);
    const [wrong] = (await boss!.call(receipts.list, today)).rows.filter(({ batchNo }) => batchNo === "J1");
    await boss!.call(receipts.reverse, { documentId: wrong!.documentId });
    await rowsOf(server, "update supplier set name = 'J0' where name = 'J1'");
    await givenGoods("J1", 6, 100n, "2031-01-01", juice);
    const { machineId } = await givenLow("BH7");
    await rowsOf(server, "update lane set product_id = $2 where machine_id = $1 and lane_no = 11", [machineId, juice]);
    const { rows } = await boss!.call(outbounds.suggest, { warehouseId: warehouseId!, routeId: routeId! });
    const ofJuice = rows.filter(({ productId }) => productId === juice);
    expect(ofJuice.map((row) => [row.batchNo, row.stock, row.suggested])).toEqual([["J1", 6, 6]]);
  });
});
