import type { AnswerOf } from "@yunshou/contract";
import { diagnoses } from "@yunshou/contract/machines/diagnoses";
import { machineConfigs } from "@yunshou/contract/machines/machineConfigs";
import { machineProducts } from "@yunshou/contract/machines/machineProducts";
import { maintenances } from "@yunshou/contract/machines/maintenances";
import { attributes } from "@yunshou/contract/goods/attributes";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenProduct, rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { configsOf } from "./configs/machineConfigs.queries.ts";
import { raiseAlarms } from "./conditions/alarms.queries.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let stranger: Client;
let cola: string;
let tea: string;
/** Two machines with cola in lanes 11 and 12, a free lane 13, and one machine of another type. */
let machines: [one: string, two: string, other: string];

const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: addDays(today, -6), toDay: today };
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

async function givenMachine(machineNo: string, type: string): Promise<string> {
  const of = [shop.topId, shop.merchantId];
  const [machine] = await rowsOf<{ id: string }>(
    server,
    "insert into machine (top_id, merchant_id, machine_no, name, category, type, activated_at) values ($1, $2, $3, $3, 'vending', $4, now() - interval '30 days') returning id",
    [...of, machineNo, type],
  );
  await rowsOf(
    server,
    "insert into machine_state (top_id, merchant_id, machine_id, connection) values ($1, $2, $3, 'online')",
    [...of, machine!.id],
  );
  await rowsOf(
    server,
    `insert into lane (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, price_fen, purchase_fen, stock, capacity, status)
     values ($1, $2, $3, 'main', 11, $4, 300, 100, 4, 10, 'normal'), ($1, $2, $3, 'main', 12, $4, 320, 100, 3, 10, 'normal'),
       ($1, $2, $3, 'main', 13, null, null, null, 0, 10, 'discontinued')`,
    [...of, machine!.id, cola],
  );
  return machine!.id;
}

/** An alarm that began some hours ago and lasted so many; `null` goes on. */
async function givenAlarm(machineId: string, kind: string, hoursAgo: number, hours: number | null, laneNo?: number) {
  const [alarm] = await rowsOf<{ id: string }>(
    server,
    `insert into alarm (top_id, merchant_id, machine_id, kind, cabinet, lane_no, product_id, raised_at, cleared_at)
     values ($1, $2, $3, $4, case when $5::int is null then null else 'main' end, $5,
       (select product_id from lane where machine_id = $3 and lane_no = $5), now() - make_interval(hours => $6),
       case when $7::int is null then null else now() - make_interval(hours => $6 - $7::int) end) returning id`,
    [shop.topId, shop.merchantId, machineId, kind, laneNo ?? null, hoursAgo, hours],
  );
  return alarm!.id;
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
  machines = [await givenMachine("F1", "drink"), await givenMachine("F2", "drink"), await givenMachine("F3", "snack")];
});
afterAll(() => server.stop());

describe("switches of machines", () => {
  const shown = async () =>
    (await boss.call(machineConfigs.list, {})).rows.map((row) => [row.machineNo, row.autoRefund, row.directShip]);

  it("MACHINE-07 are set on several machines at once, and the others stay as they are", async () => {
    const [one, two] = machines;
    expect(await boss.call(machineConfigs.set, { machineIds: [one], flags: { autoRefund: true } })).toEqual({
      machines: 1,
      changed: 1,
    });
    const flags = { directShip: true };
    expect(await boss.call(machineConfigs.set, { machineIds: [one, two], flags })).toEqual({ machines: 2, changed: 2 });
    expect(await shown()).toEqual([
      ["F1", true, true],
      ["F2", false, true],
      ["F3", false, false],
    ]);
    const { rows } = await boss.call(machineConfigs.list, { sort: "updatedTime", direction: "asc" });
    expect(rows.map(({ machineNo, updatedTime }) => [machineNo, updatedTime === null])).toContainEqual(["F3", true]);
    // Who sets what is set already changes nothing.
    expect(await boss.call(machineConfigs.set, { machineIds: [one, two], flags })).toEqual({ machines: 2, changed: 0 });
  });

  it("MACHINE-07 stand beside the order of categories on the screen, which machines hear with their welcome", async () => {
    const [one, two] = machines;
    const category = async (name: string, productId: string) => {
      const wish = { kind: "category" as const, parentId: null, attributeName: name };
      const { attributeId } = await boss.call(attributes.create, wish);
      await rowsOf(server, "update product set category_id = $2, category = $3 where id = $1", [
        productId,
        attributeId,
        name,
      ]);
      await rowsOf(
        server,
        `insert into lane (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, price_fen, stock, capacity)
         select top_id, merchant_id, id, 'sub', $2, $3, 300, 1, 5 from machine where id = $1`,
        [one, name === "茶" ? 91 : 92, productId],
      );
      return attributeId;
    };
    const [teas, sodas] = [await category("茶", tea), await category("汽水", cola)];
    const inside = (by: Client) => by.call(machineConfigs.categories, { machineIds: [one, two] });
    expect((await inside(boss)).rows.map(({ categoryName }) => categoryName).sort()).toEqual(["汽水", "茶"]);
    expect(await codeOf(stranger.try(machineConfigs.categories, { machineIds: [one] }))).toBe("record.unknown");
    const set = (categoryIds: string[]) =>
      boss.call(machineConfigs.set, { machineIds: [one, two], flags: {}, categoryIds });
    expect(await set([teas, sodas, teas])).toEqual({ machines: 2, changed: 2 });
    expect(await set([teas, sodas])).toEqual({ machines: 2, changed: 0 });
    const welcomed = await asSystem(server.database, (tx) => configsOf(tx, [one]));
    expect(welcomed.get(one)).toMatchObject({
      flags: { autoRefund: true, directShip: true },
      categories: ["茶", "汽水"],
    });
    expect((await boss.call(machineConfigs.list, { machineNo: "F2" })).rows[0]?.categoryOrder).toEqual([
      { categoryId: teas, categoryName: "茶" },
      { categoryId: sodas, categoryName: "汽水" },
    ]);
    // Nothing of the category lies in these machines.
    const wish = { kind: "category" as const, parentId: null, attributeName: "零食" };
    const { attributeId } = await boss.call(attributes.create, wish);
    const foreign = { machineIds: [one], flags: {}, categoryIds: [teas, attributeId] };
    expect(await codeOf(boss.try(machineConfigs.set, foreign))).toBe("record.unknown");
    expect(await set([])).toEqual({ machines: 2, changed: 2 });
    await rowsOf(server, "delete from lane where machine_id = $1 and cabinet = 'sub'", [one]);
  });

  it("MACHINE-14 MERCHANT-20 MSG-31 are refused for no machine, no switch, machines of others and a cart that is off", async () => {
    const [one] = machines;
    const set = (machineIds: string[], flags: object, by = boss) =>
      codeOf(by.try(machineConfigs.set, { machineIds, flags }));
    expect(await set([], { directShip: false })).toBe("machines.selectToOperate");
    expect(await set([one], {})).toBe("machines.noFlagChosen");
    expect(await set([one], { directShip: false }, stranger)).toBe("record.unknown");
    await rowsOf(server, "update merchant set features = array_remove(features, 'shoppingCart') where id = $1", [
      shop.merchantId,
    ]);
    expect(await set([one], { shoppingCart: true })).toBe("merchants.featureOff");
    expect(await set([one], { shoppingCart: false })).toBe("H0000");
  });
});

describe("products on machines", () => {
  const shown = async (more = {}) =>
    (await boss.call(machineProducts.list, more)).rows.map(
      ({ machineNo, productName, laneCount, stock, lanePriceFen, highestPriceFen }) =>
        `${machineNo} ${productName} ${laneCount} ${stock} ${lanePriceFen}-${highestPriceFen}`,
    );
  type Change = Omit<AnswerOf<typeof machineProducts.preview>, never>;
  const asked = async (input: Parameters<typeof boss.call<typeof machineProducts.preview>>[1]): Promise<Change> =>
    boss.call(machineProducts.preview, input) as unknown as Promise<Change>;

  it("LANE-02 are listed, added to free lanes, replaced and removed on several machines, after a preview", async () => {
    const [one, two] = machines;
    expect(await shown({ machineNo: "F1" })).toEqual(["F1 cola 2 7 300-320"]);
    const adding = { action: "add" as const, machineIds: [one, two], newProductId: tea, lanePriceFen: "450" };
    const preview = await asked(adding);
    expect(preview).toMatchObject({ machines: 2, lanes: 2, unchanged: [], stockOut: 0 });
    expect(await boss.call(machineProducts.change, { ...adding, seen: preview.seen })).toMatchObject({
      machines: 2,
      lanes: 2,
      // LANE-09: a main lane got a price.
      restartMachineIds: [one, two],
    });
    expect(await shown({ productId: tea })).toEqual(["F1 tea 1 0 450-450", "F2 tea 1 0 450-450"]);
    const swapping = { action: "swap" as const, machineIds: [one], productId: cola, newProductId: tea };
    const swap = await asked(swapping);
    expect(swap).toMatchObject({ machines: 1, lanes: 2, stockOut: 7 });
    await boss.call(machineProducts.change, { ...swapping, seen: swap.seen });
    const removing = { action: "remove" as const, machineIds: [one, two], productId: cola };
    const remove = await asked(removing);
    expect(remove).toMatchObject({ machines: 1, unchanged: ["F1"] });
    await boss.call(machineProducts.change, { ...removing, seen: remove.seen });
    expect(await shown({ machineNo: "F2" })).toEqual(["F2 tea 1 0 450-450"]);
    expect(await codeOf(boss.try(machineProducts.change, { ...removing, seen: remove.seen }))).toBe(
      "lane.changedMeanwhile",
    );
  });

  it("MACHINE-14 LANE-14 PRODUCT-08 MSG-14 MSG-41 are refused or warned of", async () => {
    const [, , other] = machines;
    const try_ = (input: object, by = boss) =>
      codeOf(by.try(machineProducts.preview, { action: "add", machineIds: [other], newProductId: tea, ...input }));
    expect(await try_({ machineIds: [] })).toBe("machines.selectToOperate");
    expect(await try_({ newProductId: undefined })).toBe("goods.chooseProduct");
    expect(await try_({ action: "swap", productId: tea, newProductId: tea })).toBe("machineProducts.sameProduct");
    expect(await try_({ laneCount: 0 })).toBe("machineProducts.laneCountOutOfRange");
    expect(await try_({ lanePriceFen: "0" })).toBe("amount.notPositive");
    expect(await try_({ purchaseFen: "100000" })).toBe("goods.purchaseAbovePrice");
    expect(await try_({}, stranger)).toBe("goods.unknownProduct");
    const below = await asked({
      action: "add",
      machineIds: [other],
      newProductId: tea,
      lanePriceFen: "100",
      purchaseFen: "200",
    });
    expect(below.belowPurchase).toBe(1);
  });
});

describe("maintenance", () => {
  const form = {
    maintainType: "repair" as const,
    maintainContent: "motor changed",
    maintainTime: today,
    labourFen: "8000",
    parts: [{ partId: "M1", partType: "motor", partName: "lane motor", partQty: 2, priceFen: "3500" }],
  };
  const listed = async (more = {}) => (await boss.call(maintenances.list, { ...range, ...more })).rows;

  it("MACHINE-24 HTTP-19 is written down with its parts and cost, offered again, changed and finished", async () => {
    const [one] = machines;
    const { maintenanceId } = await boss.call(maintenances.create, { machineId: one, ...form, everyDays: 30 });
    expect(await listed({ machineNo: "F1" })).toMatchObject([
      { maintenanceId, costFen: "15000", partName: "lane motor", partQty: 2, handleStatus: "open", overdue: false },
    ]);
    expect((await boss.call(maintenances.parts, {})).parts).toEqual([
      { partId: "M1", partType: "motor", partName: "lane motor", priceFen: "3500" },
    ]);
    await boss.call(maintenances.update, { maintenanceId, ...form, parts: [], everyDays: 30 });
    expect((await boss.call(maintenances.detail, { maintenanceId })).costFen).toBe("8000");
    const { nextId } = await boss.call(maintenances.finish, { maintenanceId, maintainTime: today });
    expect(await boss.call(maintenances.detail, { maintenanceId: nextId! })).toMatchObject({
      maintainTime: addDays(today, 30),
      handleStatus: "open",
      costFen: "0",
    });
    expect(await codeOf(boss.try(maintenances.finish, { maintenanceId, maintainTime: today }))).toBe(
      "state.notAllowed",
    );
    expect(await codeOf(boss.try(maintenances.remove, { maintenanceId }))).toBe("state.notAllowed");
    expect(await codeOf(boss.try(maintenances.update, { maintenanceId, ...form }))).toBe("state.notAllowed");
    await boss.call(maintenances.remove, { maintenanceId: nextId! });
    expect(await listed({ handleStatus: "open" })).toEqual([]);
  });

  it("MACHINE-24 is made of an alarm, which counts as repaired when it is done, and stays in sight while it is open", async () => {
    const alarmId = await givenAlarm(machines[1], "laneFault", 1, null, 11);
    const early = { ...form, maintainTime: addDays(today, -40), faultType: "laneFault" as const };
    const { maintenanceId } = await boss.call(maintenances.create, { machineId: null, alarmId, ...early });
    expect(await listed({ machineNo: "F2" })).toMatchObject([{ maintenanceId, overdue: true }]);
    await boss.call(maintenances.finish, { maintenanceId, maintainTime: today });
    expect(await rowsOf(server, "select handle_status, handle_result from alarm where id = $1", [alarmId])).toEqual([
      { handle_status: "handled", handle_result: "repaired" },
    ]);
  });

  it("MACHINE-24 is in sight until it is done when it is planned for next week, in every range that reaches today", async () => {
    const planned = { ...form, maintainTime: addDays(today, 7), remark: "planned" };
    const { maintenanceId } = await boss.call(maintenances.create, { machineId: machines[0], ...planned });
    const idsIn = async (days: object) =>
      (await listed({ machineNo: "F1", handleStatus: "open", ...days })).map((row) => row.maintenanceId);
    expect(await idsIn({ fromDay: addDays(today, -29), toDay: today })).toEqual([maintenanceId]);
    expect(await idsIn({ fromDay: addDays(today, 1), toDay: addDays(today, 3) })).toEqual([maintenanceId]);
    expect(await idsIn({ fromDay: addDays(today, -29), toDay: addDays(today, -1) })).toEqual([]);
    await boss.call(maintenances.finish, { maintenanceId, maintainTime: today });
    expect(await idsIn({})).toEqual([]);
  });

  it("MSG-55 MSG-113 TOPBAR-20 is refused without a machine, with a long remark, for others and over 31 days", async () => {
    const create = (more: object, by = boss) =>
      codeOf(by.try(maintenances.create, { machineId: machines[0], ...form, ...more }));
    expect(await create({ machineId: null })).toBe("machines.numberEmpty");
    expect(await create({ remark: "a".repeat(201) })).toBe("field.remarkTooLong");
    expect(await create({}, stranger)).toBe("record.unknown");
    const days = { fromDay: addDays(today, -30), toDay: today };
    expect(await codeOf(boss.try(maintenances.list, days))).toBe("range.tooLong");
  });
});

describe("diagnosis", () => {
  it("MACHINE-25 counts faults and outages of machines and days, and puts a machine beside those of its type", async () => {
    const [, , other] = machines;
    const twin = await givenMachine("F4", "snack");
    await givenAlarm(other, "offline", 30, 24);
    await givenAlarm(other, "laneFault", 5, 2, 11);
    await givenAlarm(other, "laneFault", 3, null, 11);
    // What lacks goods is no fault.
    await givenAlarm(other, "outOfStock", 3, null);
    const { rows } = await boss.call(diagnoses.list, { ...range, machineNo: "F3" });
    expect(rows.map(({ faultType, faultCount }) => [faultType, faultCount])).toEqual([
      ["laneFault", 2],
      ["offline", 1],
    ]);
    const [lane] = rows;
    expect(lane!.offlineDuration).toBe(24 * 3_600);
    expect(Math.round(lane!.faultSeconds / 3_600)).toBe(5);
    expect(lane!.onlineRate).toBeGreaterThan(0.7);
    expect(lane!.onlineRate).toBeLessThan(0.9);
    const filters = { ...range, machineNo: "F3", faultType: "laneFault" as const };
    const summary = await boss.call(diagnoses.summary, filters);
    expect(summary.kinds).toEqual([{ faultType: "laneFault", faultCount: 2 }]);
    expect(summary.days).toHaveLength(7);
    expect(summary.days.reduce((sum, { faultCount }) => sum + faultCount, 0)).toBe(2);
    const machine = await boss.call(diagnoses.machine, { ...range, machineId: other });
    expect(machine).toMatchObject({
      own: { faults: 3, toRepair: 13 * 3_600 },
      alike: { machines: 1, faults: 0, onlineRate: 1, betweenFailures: null },
      lanes: [{ laneNo: 11, productName: "cola", faultCount: 2 }],
      products: [{ productName: "cola", faultCount: 2 }],
    });
    // Another product lies there since: what jammed is still the one before.
    await rowsOf(server, "update lane set product_id = $2 where machine_id = $1 and lane_no = 11 returning lane_no", [
      other,
      tea,
    ]);
    await rowsOf(server, "update alarm set cleared_at = now() where machine_id = $1 returning id", [other]);
    await asSystem(server.database, (tx) =>
      raiseAlarms(tx, [{ machineId: other, kind: "laneFault", cabinet: "main", lane: 11, detail: {} }]),
    );
    const products = [
      { productName: "cola", faultCount: 2 },
      { productName: "tea", faultCount: 1 },
    ];
    expect(await boss.call(diagnoses.machine, { ...range, machineId: other })).toMatchObject({ products });
    expect(await boss.call(diagnoses.summary, filters)).toMatchObject({ products });
    expect((await boss.call(diagnoses.machine, { ...range, machineId: twin })).alike).toMatchObject({ faults: 4 });
  });

  it("TOPBAR-20 answers at most 30 days, and nothing of others", async () => {
    const days = { fromDay: addDays(today, -30), toDay: today };
    expect(await codeOf(boss.try(diagnoses.summary, days))).toBe("range.tooLong");
    expect((await stranger.call(diagnoses.list, range)).rows).toEqual([]);
    expect(await codeOf(stranger.try(diagnoses.machine, { ...range, machineId: machines[2] }))).toBe("record.unknown");
  });
});
