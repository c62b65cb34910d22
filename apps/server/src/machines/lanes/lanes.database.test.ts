import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findingsOf, machineForm, rowsOf, sellAt, setConnection } from "../../testing/bench/machines.ts";
import {
  server,
  parent,
  boss,
  sibling,
  siblingBoss,
  cola,
  water,
  foreignProduct,
  open,
  close,
  nextMachineNo,
  givenLanes,
  lanesOf,
  laneOf,
  formOf,
  fill,
  codeOf,
  key,
  actionsOf,
  auditOf,
} from "../../testing/bench/lanes.ts";

beforeAll(open);
afterAll(close);

/** Whatever a test did, stock equals its movements, and rollups their orders. */
afterEach(async () => expect(await findingsOf(server)).toEqual([]));

describe("generating lanes", () => {
  it("LANE-19 LANE-02 numbers lanes by layer and position, stopped until they have a price", async () => {
    const place = await givenLanes(10, 10);
    const all = await lanesOf(place);
    expect([all.length, all[0]?.laneNo, all[10]?.laneNo, all.at(-1)?.laneNo]).toEqual([100, 11, 21, 110]);
    expect(all[9]).toMatchObject({
      laneNo: 20,
      layerNo: 1,
      laneMode: "medium",
      laneStatus: "discontinued",
      stock: 0,
      capacity: 6,
      productId: null,
      lanePriceFen: null,
    });
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
    const { machineId, machineNo } = await boss.call(machines.register, machineForm(parent, nextMachineNo()));
    expect(
      await codeOf(boss.try(lanes.generate, { machineId, cabinet: "main", layers, perLayer, mode: "small" })),
    ).toBe(code);
    expect(await lanesOf({ machineId, machineNo })).toEqual([]);
  });

  it("LANE-12 accepts two lanes", async () => expect(await lanesOf(await givenLanes(1, 2))).toHaveLength(2));

  it("LANE-13 LANE-18 replaces lanes only when told so, and keeps their history and movements", async () => {
    const place = await givenLanes();
    await fill(place);
    const again = {
      machineId: place.machineId,
      cabinet: "main" as const,
      layers: 1,
      perLayer: 3,
      mode: "large" as const,
    };
    expect(await codeOf(boss.try(lanes.generate, again))).toBe("lane.exists");
    expect(await laneOf(place, 11)).toMatchObject({ stock: 3 });
    await boss.call(lanes.generate, { ...again, replace: true });
    expect(
      (await lanesOf(place)).map(({ laneNo, stock, productId, laneMode }) => [laneNo, stock, productId, laneMode]),
    ).toEqual([11, 12, 13].map((laneNo) => [laneNo, 0, null, "large"]));
    expect(await actionsOf(place)).toEqual(
      expect.arrayContaining(["save 11", "remove 11", "remove 22", "generate 13"]),
    );
    expect(
      await rowsOf(
        server,
        "select quantity, stock_after as after, reason from stock_movement where machine_id = $1 order by id",
        [place.machineId],
      ),
    ).toEqual([
      { quantity: 3, after: 3, reason: "edit" },
      { quantity: -3, after: 0, reason: "generate" },
    ]);
    expect((await auditOf(place)).filter((action) => action === "machines.lanes.generate")).toHaveLength(2);
  });

  it("MACHINE-06 gives the second cabinet lanes of its own", async () => {
    const place = await givenLanes();
    await boss.call(lanes.generate, {
      machineId: place.machineId,
      cabinet: "sub",
      layers: 1,
      perLayer: 2,
      mode: "small",
    });
    expect((await lanesOf(place)).map(({ cabinet, laneNo }) => `${cabinet} ${laneNo}`)).toEqual([
      "main 11",
      "main 12",
      "main 21",
      "main 22",
      "sub 11",
      "sub 12",
    ]);
  });
});

describe("saving a lane", () => {
  it("LANE-16 leaves what sold or was filled while the form was open, and refuses a stock typed over another one", async () => {
    const place = await givenLanes();
    await fill(place, 11);
    const form = await formOf(place, 11);
    await sellAt(server, place.machineId, { lane: 11 });
    const seen = { ...form, seenStock: form.stock };
    expect((await boss.try(lanes.save, { ...seen, stock: 5 })).body.code).toBe("lane.changedMeanwhile");
    await boss.call(lanes.save, { ...seen, lanePriceFen: "360" });
    expect(await laneOf(place, 11)).toMatchObject({ lanePriceFen: "360", stock: 2 });
    await boss.call(lanes.save, { ...(await formOf(place, 11)), seenStock: 2, stock: 5 });
    expect(await laneOf(place, 11)).toMatchObject({ stock: 5 });
  });

  it("LANE-01 LANE-09 MACHINE-31 saves the settings, says when the machine must be restarted, and records the stock", async () => {
    const place = await givenLanes();
    expect(await fill(place, 12)).toMatchObject({ restartAdvised: false });
    await setConnection(server, place.machineId, "offline");
    expect(await fill(place, 11, { batchNo: "B1", purchaseFen: "200" })).toEqual({
      restartAdvised: true,
      belowPurchase: false,
      stopped: false,
    });
    expect(await laneOf(place, 11)).toMatchObject({
      productCode: "cola",
      productPriceFen: "350",
      lanePriceFen: "350",
      purchaseFen: "200",
      stock: 3,
      capacity: 6,
      warnThreshold: 1,
      batchNo: "B1",
      laneStatus: "normal",
    });
    expect((await boss.call(lanes.save, await formOf(place, 11, { stock: 4 }))).restartAdvised).toBe(false);
    await boss.call(lanes.generate, {
      machineId: place.machineId,
      cabinet: "sub",
      layers: 1,
      perLayer: 2,
      mode: "small",
    });
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
    ["LANE-16 a negative threshold", { warnThreshold: -1 }, "lane.thresholdNegative", "warnThreshold"],
    ["FORM-12 a negative purchase price", { purchaseFen: "-1" }, "amount.negative", "purchaseFen"],
    ["LANE-15 a price without product", { productId: null }, "goods.chooseProduct", "productId"],
    [
      "LANE-20 PRODUCT-08 a purchase price above the product's price",
      { purchaseFen: "351" },
      "goods.purchaseAbovePrice",
      "purchaseFen",
    ],
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
    expect(
      await codeOf(boss.try(lanes.save, await formOf(place, 11, { productId: foreignProduct, lanePriceFen: "100" }))),
    ).toBe("goods.unknownProduct");
    expect(await codeOf(boss.try(lanes.save, { ...(await formOf(place, 11)), laneNo: 99 }))).toBe("record.unknown");
  });

  it("PERM-11 keeps a product that somebody above has laid into the lane, also when the caller does not see it", async () => {
    const { machineId, machineNo } = await siblingBoss.call(machines.register, machineForm(sibling, nextMachineNo()));
    await siblingBoss.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "small" });
    const place = { machineId, machineNo };
    await fill(place, 11, { purchaseFen: "200" });
    await siblingBoss.call(lanes.save, await formOf(place, 11, { warnThreshold: 2 }));
    expect(await laneOf(place, 11)).toMatchObject({ productId: cola, warnThreshold: 2 });
    expect(await codeOf(siblingBoss.try(lanes.save, await formOf(place, 12, { productId: cola })))).toBe(
      "goods.unknownProduct",
    );
  });

  it("MACHINE-17 raises no alarm of a machine that is out of service when its goods are taken out", async () => {
    const place = await givenLanes();
    await fill(place);
    await setConnection(server, place.machineId, "online");
    await boss.call(machines.decommission, { machineId: place.machineId, reason: "报废" });
    await boss.call(lanes.save, await formOf(place, 11, { stock: 0 }));
    expect(
      await rowsOf(
        server,
        `select s.conditions, (select count(*)::int from alarm a where a.machine_id = s.machine_id and a.cleared_at is null) as open
         from machine_state s where s.machine_id = $1`,
        [place.machineId],
      ),
    ).toEqual([{ conditions: [], open: 0 }]);
  });

  it("LANE-05 LANE-06 stops a lane without a price, with zero and below zero", async () => {
    for (const lanePriceFen of [null, "0", "-5"]) {
      const place = await givenLanes();
      await fill(place);
      expect((await boss.call(lanes.save, await formOf(place, 11, { lanePriceFen }))).stopped).toBe(true);
      expect((await laneOf(place, 11)).laneStatus).toBe("discontinued");
      expect(
        await codeOf(boss.try(lanes.act, { machineId: place.machineId, lanes: [key(11)], action: "enable" })),
      ).toBe("lane.priceAbnormal");
    }
  });

  it("FORM-12 LANE-14 LANE-20 warns of a price below the purchase price and saves", async () => {
    const place = await givenLanes();
    expect(await fill(place, 11, { lanePriceFen: "100", purchaseFen: "150" })).toMatchObject({
      belowPurchase: true,
      stopped: false,
    });
    expect((await laneOf(place, 11)).laneStatus).toBe("normal");
  });

  it("refuses a form that somebody overtook, and lets one of two simultaneous ones win", async () => {
    const place = await givenLanes();
    const form = await formOf(place, 11, { productId: cola, lanePriceFen: "350" });
    const codes = await Promise.all(
      [boss.try(lanes.save, { ...form, stock: 1 }), boss.try(lanes.save, { ...form, stock: 2 })].map(codeOf),
    );
    expect(codes.sort()).toEqual(["H0000", "lane.changedMeanwhile"]);
    expect(await codeOf(boss.try(lanes.save, form))).toBe("lane.changedMeanwhile");
  });

  it("takes the old product out and the new one in when the product changes", async () => {
    const place = await givenLanes();
    await fill(place);
    await boss.call(lanes.save, await formOf(place, 11, { productId: water, lanePriceFen: "200", stock: 5 }));
    const sums = await rowsOf(
      server,
      "select product_id, sum(quantity)::int as pieces from stock_movement where machine_id = $1 group by 1 order by 2",
      [place.machineId],
    );
    expect(sums).toEqual([
      { product_id: cola, pieces: 0 },
      { product_id: water, pieces: 5 },
    ]);
  });
});
