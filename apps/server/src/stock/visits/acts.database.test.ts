import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { maintenances } from "@yunshou/contract/machines/maintenances";
import { routes } from "@yunshou/contract/machines/routes";
import { losses } from "@yunshou/contract/stock/losses";
import { outbounds } from "@yunshou/contract/stock/outbounds";
import { receipts } from "@yunshou/contract/stock/receipts";
import { refillOrders } from "@yunshou/contract/stock/refillOrders";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { visitPictures, visits } from "@yunshou/contract/stock/visits";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { asSystem } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stock as stockEffect } from "../../machines/effects/stock.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { png } from "../../testing/bench/applications.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, machineForm, rowsOf, sellAt, setConnection } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { confirmRefills } from "../outbounds/confirmRefills.ts";

let server: TestServer;
let shop: CreatedMerchant;
let [boss, driver, other, stranger]: Client[] = [];
let [cola, warehouseId, routeId, pointId]: string[] = [];
const day = businessDay(new Date(), "Asia/Shanghai");
const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString();

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  for (const account of ["boss", "driver", "other"]) await givenUser(server, shop, { account });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  const people = ["boss", "driver", "other", "stranger"].map((name) => loginAs(server, name, testPassword));
  [boss, driver, other, stranger] = await Promise.all(people);
  cola = await givenProduct(server, shop, "cola");
  ({ warehouseId } = await boss!.call(warehouses.create, { warehouseName: "虹桥仓" }));
  ({ routeId } = await boss!.call(routes.create, { routeName: "北一线" }));
  const [point] = await rowsOf<{ id: string }>(
    server,
    "insert into point (top_id, merchant_id, route_id, name, province, city, longitude, latitude) values ($1, $2, $3, '北站', '上海', '上海', 121.4, 31.2) returning id",
    [shop.topId, shop.merchantId, routeId],
  );
  pointId = point!.id;
  const { supplierId } = await boss!.call(suppliers.create, { supplierName: "甲", contactPhone: "13812345678" });
  // 40 pieces for 1.25 yuan each, all of which leave for the bag.
  const lines = [{ productId: cola!, batchNo: "K1", quantity: 40, costPriceFen: "125", shelfLifeDate: "2028-01-01" }];
  await boss!.call(receipts.create, { warehouseId: warehouseId!, supplierId, docDate: day, lines });
  const { documentId } = await boss!.call(outbounds.create, {
    warehouseId: warehouseId!,
    routeId: routeId!,
    lines: [{ productId: cola!, batchNo: "K1", quantity: 40 }],
  });
  await boss!.call(outbounds.issue, { documentId });
});
afterAll(() => server.stop());

async function givenMachine(machineNo: string, stock = 2) {
  const { machineId } = await boss!.call(machines.register, machineForm(shop, machineNo));
  await setConnection(server, machineId, "online");
  await rowsOf(server, "update machine set activated_at = now(), point_id = $2 where id = $1", [machineId, pointId]);
  await boss!.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "large" });
  for (const laneNo of [11, 12])
    await boss!.call(lanes.save, {
      machineId,
      cabinet: "main",
      laneNo,
      productId: cola!,
      lanePriceFen: "350",
      purchaseFen: null,
      stock,
      capacity: 10,
      warnThreshold: 2,
      batchNo: "",
      laneMode: "large",
      version: 1,
    });
  return { machineId, machineNo };
}

let keys = 0;
type Act = Record<string, unknown>;
const actOf = (machineId: string, act: Act) => {
  keys += 1;
  const actKey = `phone-of-somebody-${keys}`;
  return { actKey, machineId, actTime: new Date().toISOString(), productId: cola!, laneNo: 11, ...act } as never;
};
const stockOf = async (machineId: string) =>
  (
    await rowsOf<{ stock: number }>(server, "select stock from lane where machine_id = $1 order by lane_no", [
      machineId,
    ])
  ).map(({ stock }) => stock);
const bagStock = async () =>
  (await boss!.call(warehouses.list, { warehouseName: "北一线" })).rows.map(({ stock, valueFen }) => [stock, valueFen]);
const piecesInBag = async () => (await bagStock()).reduce((sum, [stock]) => sum + Number(stock), 0);
/** The bag holds at least these pieces again. */
const refillBag = () =>
  rowsOf(
    server,
    "update goods_level set stock = 20, value_fen = 2500 where batch_no = 'K1' and warehouse_id = (select id from warehouse where route_id = $1)",
    [routeId],
  );
const orders = async (machineNo: string) =>
  (await boss!.call(refillOrders.list, { fromDay: day, toDay: day, machineNo })).rows;
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

/** The machine tells what it counted itself, as the gateway hears it. */
const machineSays = (
  machine: { machineId: string; machineNo: string },
  stock: Record<number, number>,
  reason: "refill" | "count" | "remove" = "refill",
) =>
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
        message: { body: { reason, lanes: told } },
        receivedAt: at,
        occurredAt: at,
      },
    ] as never;
    const context = { tx, now: at, send: () => {}, afterCommit: () => {}, notify: () => {} } as never;
    await confirmRefills(context, messages);
    await stockEffect(context, messages);
  });

describe("what a phone says of a machine", () => {
  it("STOCK-08 STOCK-03 is booked once for its key, fills an order of its own, and is confirmed by the machine", async () => {
    const machine = await givenMachine("PH1");
    const fill = actOf(machine.machineId, { kind: "fillLane", pieces: 8 });
    const first = await driver!.call(visits.act, fill);
    expect(first).toMatchObject({ done: 8, rest: 0 });
    // The answer did not reach the phone: the same act again, and twice side by side.
    expect(await driver!.call(visits.act, fill)).toEqual(first);
    await Promise.all([driver!.call(visits.act, fill), driver!.call(visits.act, fill)]);
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "fillLane", laneNo: 12, pieces: 5 }));
    expect(await stockOf(machine.machineId)).toEqual([10, 7]);
    expect(await bagStock()).toEqual([[27, "3375"]]);
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "finishVisit" }));
    expect(await orders("PH1")).toMatchObject([{ docStatus: "filled", filledQty: 13 }]);
    await machineSays(machine, { 11: 10, 12: 7 });
    expect(await orders("PH1")).toMatchObject([{ docStatus: "verified", countedQty: 13 }]);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-08 adds to what sold meanwhile when a phone was offline for three days", async () => {
    const { machineId } = await givenMachine("PH2");
    await sellAt(server, machineId, { lane: 11 });
    const late = actOf(machineId, { kind: "fillLane", pieces: 7, actTime: threeDaysAgo });
    expect(await driver!.call(visits.act, late)).toMatchObject({ done: 7, rest: 0 });
    expect(await stockOf(machineId)).toEqual([8, 2]);
    const older = new Date(Date.now() - 15 * 86_400_000).toISOString();
    const over = actOf(machineId, { kind: "fillLane", pieces: 1, actTime: older });
    expect(await codeOf(driver!.try(visits.act, over))).toBe("stock.actTooOld");
    // The machine has counted since: its number stands, nothing is added twice.
    await rowsOf(
      server,
      "insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason) values ($1, $2, $3, 'main', 12, $4, 6, 8, 'refill')",
      [shop.topId, shop.merchantId, machineId, cola],
    );
    await rowsOf(server, "update lane set stock = 8 where machine_id = $1 and lane_no = 12", [machineId]);
    const told = actOf(machineId, { kind: "fillLane", laneNo: 12, pieces: 6, actTime: threeDaysAgo });
    expect(await driver!.call(visits.act, told)).toMatchObject({ done: 0, rest: 0 });
    expect(await stockOf(machineId)).toEqual([8, 8]);
  });

  it("STOCK-08 of two people at one machine adds up to its capacity, and names what does not fit", async () => {
    const { machineId } = await givenMachine("PH3");
    const [one, two] = await Promise.all([
      driver!.call(visits.act, actOf(machineId, { kind: "fillLane", pieces: 6 })),
      other!.call(visits.act, actOf(machineId, { kind: "fillLane", pieces: 6 })),
    ]);
    expect([one.done, two.done].toSorted((a, b) => a - b)).toEqual([2, 6]);
    expect(await stockOf(machineId)).toEqual([10, 2]);
    expect(await orders("PH3")).toHaveLength(1);
    const { rows } = await boss!.call(visits.acts, { machineNo: "PH3", differs: "yes" });
    expect(rows).toMatchObject([{ pieces: 6, done: 2, rest: 4 }]);
  });

  it("STOCK-08 brings goods back at their cost, and another person writes off what is not sound", async () => {
    const { machineId } = await givenMachine("PH4");
    await driver!.call(visits.act, actOf(machineId, { kind: "fillLane", pieces: 4 }));
    const [before] = await bagStock();
    await driver!.call(visits.act, actOf(machineId, { kind: "emptyLane", pieces: 3 }));
    const [after] = await bagStock();
    expect(Number(after![0]) - Number(before![0])).toBe(3);
    expect(Number(after![1]) - Number(before![1])).toBe(375);
    const bad = actOf(machineId, { kind: "emptyLane", pieces: 9, emptyReason: "damaged" });
    expect(await driver!.call(visits.act, bad)).toMatchObject({ done: 3, rest: 6 });
    const [loss] = (await boss!.call(losses.list, { fromDay: day, toDay: day })).rows;
    expect(loss).toMatchObject({ lossQty: 3, lossReason: "damaged", docStatus: "submitted", machineNo: "PH4" });
    const review = { documentId: loss!.documentId, approved: true };
    expect(await codeOf(driver!.try(losses.review, review))).toBe("stock.ownDocument");
    await boss!.call(losses.review, review);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-08 compares a cash bag with the cash sales since the bag before", async () => {
    const { machineId } = await givenMachine("PH5", 9);
    await sellAt(server, machineId, { lane: 11, at: new Date(Date.now() - 7_200_000) });
    await sellAt(server, machineId, { lane: 11, at: new Date(Date.now() - 7_000_000), payment: "wechat" });
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const bag = (given: Act) => actOf(machineId, { kind: "collectCash", bagNo: "B1", ...given });
    expect(await codeOf(driver!.try(visits.act, bag({ bagNo: " " })))).toBe("field.required");
    expect(await driver!.call(visits.act, bag({ countedFen: "350", actTime: hourAgo }))).toMatchObject({
      expectedFen: "350",
    });
    await sellAt(server, machineId, { lane: 11 });
    expect(await driver!.call(visits.act, bag({ countedFen: "100" }))).toMatchObject({ expectedFen: "350" });
    const { rows } = await boss!.call(visits.acts, { machineNo: "PH5", differs: "yes" });
    expect(rows).toMatchObject([{ bagNo: "B1", expectedFen: "350", countedFen: "100" }]);
  });

  it("STOCK-08 counts no cash sale for two bags when the earlier bag arrives after the later one", async () => {
    const { machineId } = await givenMachine("PH12", 9);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    for (const minutes of [120, 90]) await sellAt(server, machineId, { lane: 11, at: minutesAgo(minutes) });
    const bag = (bagNo: string, minutes: number, countedFen: string) =>
      actOf(machineId, { kind: "collectCash", bagNo, countedFen, actTime: minutesAgo(minutes).toISOString() });
    expect(await driver!.call(visits.act, bag("B2", 60, "350"))).toMatchObject({ expectedFen: "700" });
    expect(await other!.call(visits.act, bag("B1", 100, "350"))).toMatchObject({ expectedFen: "350" });
    const { rows } = await boss!.call(visits.acts, { machineNo: "PH12" });
    expect(rows.map(({ bagNo, expectedFen }) => [bagNo, expectedFen])).toEqual([
      ["B1", "350"],
      ["B2", "350"],
    ]);
    expect((await boss!.call(visits.acts, { machineNo: "PH12", differs: "yes" })).rows).toEqual([]);
  });

  it("STOCK-08 is refused for machines of others, changed lanes and negative pieces, and named where the bag is short", async () => {
    const { machineId } = await givenMachine("PH6");
    const act = (given: Act) => actOf(machineId, { kind: "fillLane", pieces: 1, ...given });
    expect(await codeOf(stranger!.try(visits.act, act({})))).toBe("machines.unknown");
    expect(await codeOf(driver!.try(visits.act, act({ productId: "1" })))).toBe("stock.laneChanged");
    expect(await codeOf(driver!.try(visits.act, act({ pieces: 0 })))).toBe("stock.piecesNotPositive");
    expect((await driver!.try(visits.act, act({ pieces: -3 }))).status).toBe(400);
    await rowsOf(
      server,
      "update goods_level set stock = 1, value_fen = 125 where warehouse_id = (select id from warehouse where route_id = $1)",
      [routeId],
    );
    expect(await driver!.call(visits.act, act({ pieces: 5 }))).toMatchObject({ done: 5 });
    expect((await boss!.call(visits.acts, { machineNo: "PH6" })).rows).toMatchObject([{ pieces: 5, unbooked: 4 }]);
    const pack = await driver!.call(visits.pack, { routeId: routeId! });
    const stop = pack.rows.find(({ machineNo }) => machineNo === "PH6")!;
    expect(stop.lanes).toMatchObject([
      { laneNo: 11, productName: "cola", stock: 7, capacity: 10, isLow: false },
      { laneNo: 12, stock: 2, isLow: true },
    ]);
    expect((await stranger!.try(visits.pack, { routeId: routeId! })).body.code).toBe("stock.routeUnknown");
    expect((await stranger!.call(visits.acts, {})).rows).toEqual([]);
  });

  it("STOCK-09 offers a replenisher the routes that he drives, and whoever drives none all that he sees", async () => {
    const named = async (by: Client) => (await by.call(visits.pack, {})).routes.map(({ routeName }) => routeName);
    const { routeId: second } = await boss!.call(routes.create, { routeName: "二线" });
    await boss!.call(routes.create, { routeName: "三线" });
    expect((await named(driver!)).toSorted()).toEqual(["三线", "二线", "北一线"]);
    await rowsOf(
      server,
      "update route set replenisher_id = (select id from app_user where account = 'driver') where id = $1",
      [second],
    );
    expect(await named(driver!)).toEqual(["二线"]);
    expect((await named(boss!)).length).toBe(3);
    expect(await driver!.call(visits.pack, { routeId: second })).toMatchObject({ routeId: second, routeName: "二线" });
    expect(await named(stranger!)).toEqual([]);
    await rowsOf(server, "update route set replenisher_id = null where id = $1", [second]);
  });

  it("STOCK-08 MACHINE-24 shows the machine as it was left, and makes one repair of a fault however often it is sent", async () => {
    const { machineId } = await givenMachine("PH7");
    const send = async (by: Client) =>
      (await by.sendBytes(visitPictures.upload.path, png)).body.data as { name: string };
    const { name } = await send(driver!);
    expect(await codeOf(driver!.try(visits.act, actOf(machineId, { kind: "takePhoto" })))).toBe("field.required");
    await driver!.call(visits.act, actOf(machineId, { kind: "takePhoto", picture: name }));
    // A picture shows one act, and none of another merchant's.
    const again = actOf(machineId, { kind: "takePhoto", picture: name });
    expect(await codeOf(driver!.try(visits.act, again))).toBe("record.unknown");
    const foreign = actOf(machineId, { kind: "takePhoto", picture: (await send(stranger!)).name });
    expect(await codeOf(driver!.try(visits.act, foreign))).toBe("record.unknown");
    const wordless = actOf(machineId, { kind: "reportFault", faultType: "doorOpen", note: "  " });
    expect((await driver!.try(visits.act, wordless)).body).toMatchObject({ code: "field.required" });
    const picture = (await send(driver!)).name;
    const fault = actOf(machineId, { kind: "reportFault", faultType: "doorOpen", note: "门关不上", picture });
    await driver!.call(visits.act, fault);
    await Promise.all([driver!.call(visits.act, fault), driver!.call(visits.act, fault)]);
    const { rows } = await boss!.call(maintenances.list, { fromDay: day, toDay: day, machineNo: "PH7" });
    expect(rows).toMatchObject([
      { maintainType: "repair", maintainContent: "门关不上", faultType: "doorOpen", handleStatus: "open" },
    ]);
    expect((await boss!.call(visits.acts, { machineNo: "PH7" })).rows).toMatchObject([
      { kind: "reportFault", faultType: "doorOpen", note: "门关不上", picture },
      { kind: "takePhoto", picture: name },
    ]);
    expect((await fetch(`${server.address}/spImg/${name}`)).headers.get("content-type")).toContain("image/");
  });

  it("STOCK-08 STOCK-03 takes nothing out twice where the machine has told that goods were taken out", async () => {
    const machine = await givenMachine("PH8", 7);
    const taken = actOf(machine.machineId, { kind: "emptyLane", pieces: 3 });
    await machineSays(machine, { 11: 4 }, "remove");
    const before = await piecesInBag();
    expect(await driver!.call(visits.act, taken)).toMatchObject({ done: 0, rest: 0 });
    expect(await stockOf(machine.machineId)).toEqual([4, 7]);
    expect((await piecesInBag()) - before).toBe(3);
    // What was put in before is not what was taken out later.
    const put = actOf(machine.machineId, { kind: "fillLane", laneNo: 12, pieces: 2 });
    await machineSays(machine, { 12: 9 });
    await machineSays(machine, { 12: 5 }, "remove");
    expect(await driver!.call(visits.act, put)).toMatchObject({ done: 0, rest: 0 });
  });

  it("STOCK-03 is confirmed where the machine counted one part of what went into a lane and another part was booked", async () => {
    const machine = await givenMachine("PH9");
    await refillBag();
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "fillLane", pieces: 3 }));
    const late = actOf(machine.machineId, { kind: "fillLane", pieces: 2 });
    await machineSays(machine, { 11: 7 });
    expect(await driver!.call(visits.act, late)).toMatchObject({ done: 0, rest: 0 });
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "fillLane", pieces: 1 }));
    expect(await stockOf(machine.machineId)).toEqual([8, 2]);
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "finishVisit" }));
    expect(await orders("PH9")).toMatchObject([{ docStatus: "filled", filledQty: 6, countedQty: null }]);
    await machineSays(machine, { 11: 8 });
    expect(await orders("PH9")).toMatchObject([{ docStatus: "verified", countedQty: 6 }]);
  });

  it("STOCK-08 belongs to its order, which others complete from there and nobody cancels any more", async () => {
    const machine = await givenMachine("PH10");
    await refillBag();
    await boss!.call(refillOrders.create, { machineIds: [machine.machineId] });
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "fillLane", pieces: 5 }));
    const [order] = await orders("PH10");
    expect(order).toMatchObject({ docStatus: "planned", filledQty: 5 });
    const { documentId } = order!;
    expect(await codeOf(boss!.try(refillOrders.cancel, { documentId }))).toBe("state.notAllowed");
    const fill = (...pieces: number[]) =>
      boss!.try(refillOrders.fill, { documentId, lines: pieces.map((filled, at) => ({ lineNo: at + 1, filled })) });
    expect(await codeOf(fill(4, 0))).toBe("stock.filledOutOfRange");
    const before = await piecesInBag();
    expect(await codeOf(fill(6, 2))).toBe("H0000");
    expect(before - (await piecesInBag())).toBe(3);
    expect(await stockOf(machine.machineId)).toEqual([8, 4]);
    expect(await orders("PH10")).toMatchObject([{ docStatus: "filled", filledQty: 8 }]);
    await machineSays(machine, { 11: 8, 12: 4 });
    expect(await orders("PH10")).toMatchObject([{ docStatus: "verified", countedQty: 8 }]);
  });

  it("STOCK-03 is confirmed or contradicted by what the machine counted between the filling and the end of the visit", async () => {
    const machine = await givenMachine("PH15");
    await refillBag();
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "fillLane", pieces: 5 }));
    await machineSays(machine, { 11: 6 });
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "finishVisit" }));
    expect(await orders("PH15")).toMatchObject([{ docStatus: "differs", filledQty: 5, countedQty: 4 }]);
    // Somebody at the console ends the visit, whose phone said what was put in; the machine agrees.
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "fillLane", pieces: 2 }));
    await machineSays(machine, { 11: 8 });
    const [{ documentId } = { documentId: "" }] = await orders("PH15");
    await boss!.call(refillOrders.fill, { documentId, lines: [] });
    expect((await orders("PH15"))[0]).toMatchObject({ docStatus: "verified", filledQty: 2, countedQty: 2 });
    // That goods were taken out afterwards says nothing about what came in.
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "fillLane", pieces: 1 }));
    await machineSays(machine, { 11: 3 }, "remove");
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "finishVisit" }));
    expect((await orders("PH15"))[0]).toMatchObject({ docStatus: "filled", filledQty: 1, countedQty: null });
  });

  it("STOCK-03 is confirmed where the machine counted at once what several late acts put into a lane", async () => {
    const machine = await givenMachine("PH11");
    await refillBag();
    const acts = [3, 2].map((pieces) => actOf(machine.machineId, { kind: "fillLane", pieces }));
    await machineSays(machine, { 11: 7 });
    for (const act of acts) await driver!.call(visits.act, act);
    expect(await stockOf(machine.machineId)).toEqual([7, 2]);
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "finishVisit" }));
    expect(await orders("PH11")).toMatchObject([{ docStatus: "verified", filledQty: 5, countedQty: 5 }]);
  });

  it("STOCK-08 STOCK-03 tells what was taken out from what was put in where the machine counted both at once before the phone came", async () => {
    const machine = await givenMachine("PH16", 5);
    await refillBag();
    const out = actOf(machine.machineId, { kind: "emptyLane", pieces: 5, emptyReason: "expired" });
    const into = actOf(machine.machineId, { kind: "fillLane", pieces: 10 });
    await machineSays(machine, { 11: 10 });
    const before = await piecesInBag();
    expect(await driver!.call(visits.act, out)).toMatchObject({ done: 0, rest: 0 });
    expect((await piecesInBag()) - before).toBe(5);
    expect(await driver!.call(visits.act, into)).toMatchObject({ done: 0, rest: 0 });
    expect((await piecesInBag()) - before).toBe(-5);
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "finishVisit" }));
    expect(await stockOf(machine.machineId)).toEqual([10, 5]);
    expect(await orders("PH16")).toMatchObject([{ docStatus: "verified", filledQty: 10, countedQty: 10 }]);
    const [loss] = (await boss!.call(losses.list, { fromDay: day, toDay: day })).rows;
    expect(loss).toMatchObject({ machineNo: "PH16", lossQty: 5, lossReason: "expired", docStatus: "submitted" });
    expect((await boss!.call(visits.acts, { machineNo: "PH16", differs: "yes" })).rows).toEqual([]);
  });

  it("STOCK-03 leaves an order open for which nothing was put in when somebody who came for something else ends the visit", async () => {
    const machine = await givenMachine("PH17");
    await boss!.call(refillOrders.create, { machineIds: [machine.machineId] });
    const cash = actOf(machine.machineId, { kind: "collectCash", bagNo: "B17", countedFen: "0" });
    await driver!.call(visits.act, cash);
    const finish = () => driver!.call(visits.act, actOf(machine.machineId, { kind: "finishVisit" }));
    expect(await finish()).toMatchObject({ documentId: null });
    expect(await orders("PH17")).toMatchObject([{ docStatus: "planned", filledQty: 0 }]);
    // What was taken out alone has an order of its own, which nothing else would end.
    const emptied = await givenMachine("PH18");
    await driver!.call(visits.act, actOf(emptied.machineId, { kind: "emptyLane", pieces: 1 }));
    await driver!.call(visits.act, actOf(emptied.machineId, { kind: "finishVisit" }));
    expect(await orders("PH18")).toMatchObject([{ docStatus: "verified", filledQty: 0 }]);
  });

  it("STOCK-08 says of a bag what was sold for cash before it, though the machine tells of it only afterwards", async () => {
    const { machineId } = await givenMachine("PH14", 9);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const bag = (bagNo: string, minutes: number, countedFen: string) =>
      actOf(machineId, { kind: "collectCash", bagNo, countedFen, actTime: minutesAgo(minutes).toISOString() });
    await sellAt(server, machineId, { lane: 11, at: minutesAgo(90) });
    expect(await driver!.call(visits.act, bag("B1", 60, "1050"))).toMatchObject({ expectedFen: "350" });
    // The machine had no network until now.
    for (const minutes of [80, 70, 30]) await sellAt(server, machineId, { lane: 12, at: minutesAgo(minutes) });
    await sellAt(server, machineId, { lane: 12, at: minutesAgo(75), payment: "wechat" });
    expect(await driver!.call(visits.act, bag("B2", 5, "350"))).toMatchObject({ expectedFen: "350" });
    const { rows } = await boss!.call(visits.acts, { machineNo: "PH14" });
    expect(rows.map(({ bagNo, expectedFen }) => [bagNo, expectedFen])).toEqual([
      ["B2", "350"],
      ["B1", "1050"],
    ]);
    expect((await boss!.call(visits.acts, { machineNo: "PH14", differs: "yes" })).rows).toEqual([]);
  });

  it("STOCK-03 leaves an order alone that was made after the visit which a late phone says was over", async () => {
    const machine = await givenMachine("PH13");
    await refillBag();
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await boss!.call(refillOrders.create, { machineIds: [machine.machineId] });
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "finishVisit", actTime: hourAgo }));
    expect(await orders("PH13")).toMatchObject([{ docStatus: "planned", filledQty: 0 }]);
    // What was put in on that visit belongs to the order by now, and ends with it.
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "fillLane", pieces: 2, actTime: hourAgo }));
    await driver!.call(visits.act, actOf(machine.machineId, { kind: "finishVisit", actTime: hourAgo }));
    expect(await orders("PH13")).toMatchObject([{ docStatus: "filled", filledQty: 2 }]);
  });
});
