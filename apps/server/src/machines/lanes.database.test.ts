import { lanes, machines, type OutputOf, products } from "@yunshou/contract";
import { refillFigure } from "@yunshou/domain";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/client.ts";
import { findingsOf, givenProduct, machineForm, rowsOf, sellAt } from "../testing/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/people.ts";

type Lane = OutputOf<typeof lanes.list>["lanes"][number];

let server: TestServer;
let parent: CreatedMerchant;
let boss: Client;
let siblingBoss: Client;
let strangerBoss: Client;
let helper: Client;
let cola: string;
let water: string;
let foreignProduct: string;

beforeAll(async () => {
  server = await startTestServer();
  parent = await givenMerchant(server);
  const sibling = await givenMerchant(server, { parentId: parent.merchantId });
  const stranger = await givenMerchant(server);
  await givenUser(server, parent, { account: "boss" });
  await givenUser(server, sibling, { account: "siblingBoss" });
  await givenUser(server, stranger, { account: "strangerBoss" });
  await givenUser(server, parent, { account: "helper", level: "2" });
  [boss, siblingBoss, strangerBoss, helper] = (await Promise.all(["boss", "siblingBoss", "strangerBoss", "helper"].map((account) => loginAs(server, account, testPassword)))) as [Client, Client, Client, Client];
  cola = await givenProduct(server, parent, "cola", 350);
  water = await givenProduct(server, parent, "water", 200);
  foreignProduct = await givenProduct(server, stranger, "foreign", 100);
});
afterAll(() => server.stop());

/** Whatever a test did, stock equals its movements, and rollups their orders. */
afterEach(async () => expect(await findingsOf(server)).toEqual([]));

let serial = 0;
interface Place {
  readonly machineId: string;
  readonly machineNo: string;
}

/** A registered machine with two layers of two lanes. */
async function givenLanes(layers = 2, perLayer = 2): Promise<Place> {
  const { machineId, machineNo } = await boss.call(machines.register, machineForm(parent, `L${(serial += 1)}`));
  await boss.call(lanes.generate, { machineId, cabinet: "main", layers, perLayer, mode: "medium" });
  return { machineId, machineNo };
}

const lanesOf = async ({ machineNo }: Place): Promise<Lane[]> => (await boss.call(lanes.list, { machineNo })).lanes;
const laneOf = async (place: Place, laneNo: number) => (await lanesOf(place)).find((lane) => lane.laneNo === laneNo)!;

/** What the form of a lane sends; `given` replaces fields. */
async function formOf(place: Place, laneNo: number, given: Record<string, unknown> = {}) {
  const { cabinet, productId, lanePriceFen, purchaseFen, stock, capacity, warnThreshold, batchNo, laneMode, version } = await laneOf(place, laneNo);
  return { machineId: place.machineId, cabinet, laneNo, productId, lanePriceFen, purchaseFen, stock, capacity, warnThreshold, batchNo, laneMode, version, ...given };
}

/** A lane that sells: cola at 3.50, three of six pieces. */
const fill = async (place: Place, laneNo = 11, given: Record<string, unknown> = {}) => {
  return boss.call(lanes.save, await formOf(place, laneNo, { productId: cola, lanePriceFen: "350", stock: 3, capacity: 6, warnThreshold: 1, ...given }));
};

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const key = (laneNo: number) => ({ cabinet: "main" as const, laneNo });
const actionsOf = async ({ machineNo }: Place) => (await boss.call(lanes.history, { machineNo })).rows.map(({ action, laneNo }) => `${action} ${laneNo}`);
const auditOf = async ({ machineNo }: Place) => (await rowsOf<{ action: string }>(server, "select action from audit_log where object = $1 order by id", [machineNo])).map(({ action }) => action);

describe("generating lanes", () => {
  it("LANE-19 LANE-02 numbers lanes by layer and position, stopped until they have a price", async () => {
    const place = await givenLanes(10, 10);
    const all = await lanesOf(place);
    expect([all.length, all[0]?.laneNo, all[10]?.laneNo, all.at(-1)?.laneNo]).toEqual([100, 11, 21, 110]);
    expect(all[9]).toMatchObject({ laneNo: 20, layerNo: 1, laneMode: "medium", laneStatus: "discontinued", stock: 0, capacity: 6, productId: null, lanePriceFen: null });
    expect(all.at(-1)?.layerNo).toBe(10);
  });

  it.each([
    [0, 5, "lane.layersOutOfRange"],
    [11, 5, "lane.layersOutOfRange"],
    [1.5, 5, "lane.layersOutOfRange"],
    [5, 0, "lane.lanesPerLayerOutOfRange"],
    [5, 11, "lane.lanesPerLayerOutOfRange"],
    [5, 2.5, "lane.lanesPerLayerOutOfRange"],
    [1, 1, "lane.tooFewLanes"],
  ])("LANE-10 LANE-11 LANE-12 refuses %s layers of %s lanes", async (layers, perLayer, code) => {
    const { machineId, machineNo } = await boss.call(machines.register, machineForm(parent, `L${(serial += 1)}`));
    expect(await codeOf(boss.try(lanes.generate, { machineId, cabinet: "main", layers, perLayer, mode: "small" }))).toBe(code);
    expect(await lanesOf({ machineId, machineNo })).toEqual([]);
  });

  it("LANE-12 accepts two lanes", async () => expect(await lanesOf(await givenLanes(1, 2))).toHaveLength(2));

  it("LANE-13 LANE-18 replaces lanes only when told so, and keeps their history and movements", async () => {
    const place = await givenLanes();
    await fill(place);
    const again = { machineId: place.machineId, cabinet: "main" as const, layers: 1, perLayer: 3, mode: "large" as const };
    expect(await codeOf(boss.try(lanes.generate, again))).toBe("lane.exists");
    expect(await laneOf(place, 11)).toMatchObject({ stock: 3 });
    await boss.call(lanes.generate, { ...again, replace: true });
    expect((await lanesOf(place)).map(({ laneNo, stock, productId, laneMode }) => [laneNo, stock, productId, laneMode])).toEqual([11, 12, 13].map((laneNo) => [laneNo, 0, null, "large"]));
    expect(await actionsOf(place)).toEqual(expect.arrayContaining(["save 11", "remove 11", "remove 22", "generate 13"]));
    expect(await rowsOf(server, "select quantity, stock_after as after, reason from stock_movement where machine_id = $1 order by id", [place.machineId])).toEqual([
      { quantity: 3, after: 3, reason: "edit" },
      { quantity: -3, after: 0, reason: "generate" },
    ]);
    expect((await auditOf(place)).filter((action) => action === "machines.lanes.generate")).toHaveLength(2);
  });

  it("MACHINE-06 gives the second cabinet lanes of its own", async () => {
    const place = await givenLanes();
    await boss.call(lanes.generate, { machineId: place.machineId, cabinet: "sub", layers: 1, perLayer: 2, mode: "small" });
    expect((await lanesOf(place)).map(({ cabinet, laneNo }) => `${cabinet} ${laneNo}`)).toEqual(["main 11", "main 12", "main 21", "main 22", "sub 11", "sub 12"]);
  });
});

describe("saving a lane", () => {
  it("LANE-01 LANE-09 saves the settings, says when the machine must be restarted, and records the stock", async () => {
    const place = await givenLanes();
    expect(await fill(place, 11, { batchNo: "B1", purchaseFen: "200" })).toEqual({ restartAdvised: true, belowPurchase: false, stopped: false });
    expect(await laneOf(place, 11)).toMatchObject({ productCode: "cola", productPriceFen: "350", lanePriceFen: "350", purchaseFen: "200", stock: 3, capacity: 6, warnThreshold: 1, batchNo: "B1", laneStatus: "normal" });
    expect((await boss.call(lanes.save, await formOf(place, 11, { stock: 4 }))).restartAdvised).toBe(false);
    await boss.call(lanes.generate, { machineId: place.machineId, cabinet: "sub", layers: 1, perLayer: 2, mode: "small" });
    const sub = { ...(await formOf(place, 11)), cabinet: "sub" as const, version: 1 };
    expect((await boss.call(lanes.save, sub)).restartAdvised).toBe(false);
    expect(await auditOf(place)).toContain("machines.lanes.save");
  });

  it.each([
    ["LANE-16 stock above capacity", { stock: 7 }, "lane.stockAboveCapacity", "stock"],
    ["LANE-16 negative stock", { stock: -1 }, "lane.stockNegative", "stock"],
    ["LANE-16 a capacity above 200", { capacity: 201 }, "lane.capacityOutOfRange", "capacity"],
    ["LANE-16 a negative capacity", { capacity: -1 }, "lane.capacityOutOfRange", "capacity"],
    ["LANE-16 a threshold above capacity", { warnThreshold: 7 }, "lane.thresholdAboveCapacity", "warnThreshold"],
    ["LANE-16 a negative threshold", { warnThreshold: -1 }, "lane.thresholdAboveCapacity", "warnThreshold"],
    ["LANE-15 a price without product", { productId: null }, "goods.chooseProduct", "productId"],
    ["LANE-20 PRODUCT-08 a purchase price above the product's price", { purchaseFen: "351" }, "goods.purchaseAbovePrice", "purchaseFen"],
    ["PERM-09 a product that does not exist", { productId: "1" }, "goods.unknownProduct", "productId"],
  ])("%s is refused", async (_, given, code, field) => {
    const place = await givenLanes();
    await fill(place);
    const before = await laneOf(place, 11);
    const answer = await boss.try(lanes.save, await formOf(place, 11, given));
    expect([answer.body.code, answer.body.data.field]).toEqual([code, field]);
    expect(await laneOf(place, 11)).toEqual(before);
  });

  it("PERM-09 refuses products of other merchants and lanes that are not there", async () => {
    const place = await givenLanes();
    expect(await codeOf(boss.try(lanes.save, await formOf(place, 11, { productId: foreignProduct, lanePriceFen: "100" })))).toBe("goods.unknownProduct");
    expect(await codeOf(boss.try(lanes.save, { ...(await formOf(place, 11)), laneNo: 99 }))).toBe("record.unknown");
  });

  it("LANE-05 LANE-06 stops a lane without a price, with zero and below zero", async () => {
    for (const lanePriceFen of [null, "0", "-5"]) {
      const place = await givenLanes();
      await fill(place);
      expect((await boss.call(lanes.save, await formOf(place, 11, { lanePriceFen }))).stopped).toBe(true);
      expect((await laneOf(place, 11)).laneStatus).toBe("discontinued");
      expect(await codeOf(boss.try(lanes.act, { machineId: place.machineId, lanes: [key(11)], action: "enable" }))).toBe("lane.priceAbnormal");
    }
  });

  it("LANE-14 LANE-20 warns of a price below the purchase price and saves", async () => {
    const place = await givenLanes();
    expect(await fill(place, 11, { lanePriceFen: "100", purchaseFen: "150" })).toMatchObject({ belowPurchase: true, stopped: false });
    expect((await laneOf(place, 11)).laneStatus).toBe("normal");
  });

  it("refuses a form that somebody overtook, and lets one of two simultaneous ones win", async () => {
    const place = await givenLanes();
    const form = await formOf(place, 11, { productId: cola, lanePriceFen: "350" });
    const codes = await Promise.all([boss.try(lanes.save, { ...form, stock: 1 }), boss.try(lanes.save, { ...form, stock: 2 })].map(codeOf));
    expect(codes.sort()).toEqual(["H0000", "lane.changedMeanwhile"]);
    expect(await codeOf(boss.try(lanes.save, form))).toBe("lane.changedMeanwhile");
  });

  it("takes the old product out and the new one in when the product changes", async () => {
    const place = await givenLanes();
    await fill(place);
    await boss.call(lanes.save, await formOf(place, 11, { productId: water, lanePriceFen: "200", stock: 5 }));
    const sums = await rowsOf(server, "select product_id, sum(quantity)::int as pieces from stock_movement where machine_id = $1 group by 1 order by 2", [place.machineId]);
    expect(sums).toEqual([{ product_id: cola, pieces: 0 }, { product_id: water, pieces: 5 }]);
  });
});

describe("acting on lanes", () => {
  it("LANE-03 LANE-04 LANE-07 LANE-17 stops, enables, reserves, locks and unlocks several lanes", async () => {
    const place = await givenLanes();
    for (const laneNo of [11, 12]) await fill(place, laneNo);
    const chosen = { machineId: place.machineId, lanes: [key(11), key(12)] };
    for (const [action, status, locked] of [["reserve", "pickupOnly", false], ["stop", "discontinued", false], ["enable", "normal", false], ["lock", "normal", true], ["unlock", "normal", false]] as const) {
      expect(await boss.call(lanes.act, { ...chosen, action })).toEqual({ changed: 2 });
      expect(await laneOf(place, 12)).toMatchObject({ laneStatus: status, locked });
    }
    expect(await codeOf(boss.try(lanes.act, { ...chosen, action: "enable" }))).toBe("state.notAllowed");
    expect(await codeOf(boss.try(lanes.act, { ...chosen, lanes: [key(11), key(99)], action: "stop" }))).toBe("record.unknown");
    expect((await laneOf(place, 11)).laneStatus).toBe("normal");
    expect(await actionsOf(place)).toContain("reserve 12");
    expect((await auditOf(place)).slice(-5)).toEqual(["reserve", "stop", "enable", "lock", "unlock"].map((action) => `machines.lanes.${action}`));
  });

  it("LANE-15 sets one price for several lanes, however often one is named", async () => {
    const place = await givenLanes();
    for (const laneNo of [11, 12]) await fill(place, laneNo, { purchaseFen: "300" });
    const { machineId } = place;
    expect(await boss.call(lanes.setPrice, { machineId, lanes: [key(11), key(12), key(11)], lanePriceFen: "250" })).toEqual({ changed: 2, belowPurchase: 2, restartAdvised: true });
    expect((await laneOf(place, 12)).lanePriceFen).toBe("250");
    expect(await codeOf(boss.try(lanes.setPrice, { machineId, lanes: [key(11), key(21)], lanePriceFen: "300" }))).toBe("goods.chooseProduct");
    expect(await codeOf(boss.try(lanes.setPrice, { machineId, lanes: [key(11)], lanePriceFen: "0" }))).toBe("amount.notPositive");
    expect(await codeOf(boss.try(lanes.setPrice, { machineId, lanes: [key(99)], lanePriceFen: "300" }))).toBe("record.unknown");
    expect((await laneOf(place, 11)).lanePriceFen).toBe("250");
    expect(await auditOf(place)).toContain("machines.lanes.price");
  });

  it("STOCK-04 STOCK-05 refills lanes with a product, and the figure counts lanes at their threshold", async () => {
    const place = await givenLanes();
    await fill(place, 11, { stock: 1 });
    await fill(place, 12, { stock: 0 });
    await fill(place, 21, { stock: 6 });
    const figure = async () => {
      const { lanesBelow, lanesAll, conditions } = await boss.call(machines.detail, { machineNo: place.machineNo });
      return [refillFigure(lanesBelow, lanesAll), conditions];
    };
    expect(await figure()).toEqual(["2/3", ["outOfStock"]]);
    expect(await rowsOf(server, "select detail->>'figure' as figure from alarm where machine_id = $1 and cleared_at is null", [place.machineId])).toEqual([{ figure: "2/3" }]);
    await boss.call(lanes.act, { machineId: place.machineId, lanes: [key(21)], action: "stop" });
    expect(await figure()).toEqual(["2/2", ["outOfStock"]]);
    await boss.call(lanes.act, { machineId: place.machineId, lanes: [key(21)], action: "enable" });
    expect(await boss.call(lanes.refill, { machineId: place.machineId, lanes: [key(12)] })).toEqual({ lanes: 1, pieces: 6 });
    expect(await boss.call(lanes.refill, { machineId: place.machineId })).toEqual({ lanes: 1, pieces: 5 });
    expect(await boss.call(lanes.refill, { machineId: place.machineId })).toEqual({ lanes: 0, pieces: 0 });
    expect(await figure()).toEqual(["0/3", []]);
    expect(await codeOf(boss.try(lanes.refill, { machineId: place.machineId, lanes: [key(99)] }))).toBe("record.unknown");
    expect((await auditOf(place)).filter((action) => action === "machines.lanes.refill")).toHaveLength(2);
  });

  it("LANE-02 counts what a lane sold today", async () => {
    const place = await givenLanes();
    await fill(place);
    await sellAt(server, place.machineId, { lane: 11, quantity: 1 });
    expect(await laneOf(place, 11)).toMatchObject({ stock: 2, soldToday: 1 });
  });
});

describe("lanes of others", () => {
  it("PERM-09 PERM-11 are unknown to siblings, strangers and users without the machine, who change nothing", async () => {
    const place = await givenLanes();
    await fill(place);
    const before = await lanesOf(place);
    const form = await formOf(place, 11, { stock: 6 });
    const { machineId, machineNo } = place;
    for (const by of [siblingBoss, strangerBoss, helper]) {
      for (const answer of [
        by.try(lanes.list, { machineNo }),
        by.try(lanes.history, { machineNo }),
        by.try(lanes.export, { machineNo }),
        by.try(lanes.save, form),
        by.try(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "small", replace: true }),
        by.try(lanes.act, { machineId, lanes: [key(11)], action: "stop" }),
        by.try(lanes.setPrice, { machineId, lanes: [key(11)], lanePriceFen: "1" }),
        by.try(lanes.refill, { machineId }),
      ]) expect(await answer).toMatchObject({ status: 404, body: { code: "record.unknown" } });
    }
    expect(await lanesOf(place)).toEqual(before);
  });

  it("MACHINE-18 asks for a machine number", async () => {
    expect(await codeOf(boss.try(lanes.export, { machineNo: " " }))).toBe("machines.numberEmpty");
    expect(await codeOf(boss.try(lanes.list, { machineNo: " " }))).toBe("machines.numberEmpty");
  });

  it("PRODUCT-08 offers the products of the machine's tree only", async () => {
    const { machineId } = await givenLanes();
    const codes = async (by: Client, input: { machineId?: string; text?: string }) => (await by.call(products.options, input)).rows.map(({ code }) => code);
    expect(await codes(boss, { machineId })).toEqual(["cola", "water"]);
    expect(await codes(boss, { text: "wat" })).toEqual(["water"]);
    expect(await codes(boss, { text: "%" })).toEqual([]);
    expect(await codes(strangerBoss, { machineId })).toEqual([]);
    expect(await codes(strangerBoss, {})).toEqual(["foreign"]);
  });
});

describe("any sequence", () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("save" as const), laneNo: fc.constantFrom(11, 12), stock: fc.integer({ min: -1, max: 12 }), capacity: fc.integer({ min: 0, max: 10 }), product: fc.constantFrom("cola", "water", null) }),
    fc.record({ kind: fc.constant("sell" as const), laneNo: fc.constantFrom(11, 12, 13), quantity: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant("refill" as const) }),
    fc.record({ kind: fc.constant("generate" as const), perLayer: fc.integer({ min: 1, max: 3 }) }),
  );

  it("LANE-16 of edits, refills, generations and sales keeps stock within its capacity and equal to its movements", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const place = await givenLanes(1, 2);
        for (const one of steps) {
          if (one.kind === "sell") await sellAt(server, place.machineId, { lane: one.laneNo, quantity: one.quantity });
          if (one.kind === "refill") await boss.try(lanes.refill, { machineId: place.machineId });
          if (one.kind === "generate") await boss.try(lanes.generate, { machineId: place.machineId, cabinet: "main", layers: 1, perLayer: one.perLayer, mode: "small", replace: true });
          if (one.kind === "save" && (await laneOf(place, one.laneNo)) !== undefined) {
            const productId = one.product === null ? null : one.product === "cola" ? cola : water;
            await boss.try(lanes.save, await formOf(place, one.laneNo, { stock: one.stock, capacity: one.capacity, productId, lanePriceFen: productId === null ? null : "350" }));
          }
        }
        for (const { stock, capacity } of await lanesOf(place)) expect(stock >= 0 && stock <= capacity).toBe(true);
        expect(await findingsOf(server)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
