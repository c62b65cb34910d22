import { products } from "@yunshou/contract/goods/products";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machineProducts } from "@yunshou/contract/machines/machineProducts";
import { machines } from "@yunshou/contract/machines/machines";
import { asSystem } from "@yunshou/database";
import { refillFigure } from "@yunshou/domain";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { raiseAlarms } from "../conditions/alarms.queries.ts";
import { applyLaneNews } from "../effects/lanes.ts";
import type { Client } from "../../testing/bench/client.ts";
import { findingsOf, rowsOf, sellAt, setConnection } from "../../testing/bench/machines.ts";
import {
  server,
  boss,
  siblingBoss,
  strangerBoss,
  helper,
  cola,
  water,
  open,
  close,
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

describe("acting on lanes", () => {
  it("LANE-03 LANE-04 LANE-07 LANE-17 stops, enables, reserves, locks and unlocks several lanes", async () => {
    const place = await givenLanes();
    for (const laneNo of [11, 12]) await fill(place, laneNo);
    const chosen = { machineId: place.machineId, lanes: [key(11), key(12)] };
    for (const [action, status, locked] of [
      ["reserve", "pickupOnly", false],
      ["stop", "discontinued", false],
      ["enable", "normal", false],
      ["lock", "normal", true],
      ["unlock", "normal", false],
    ] as const) {
      expect(await boss.call(lanes.act, { ...chosen, action })).toEqual({ changed: 2 });
      expect(await laneOf(place, 12)).toMatchObject({ laneStatus: status, locked });
    }
    expect(await codeOf(boss.try(lanes.act, { ...chosen, action: "enable" }))).toBe("state.notAllowed");
    expect(await codeOf(boss.try(lanes.act, { ...chosen, lanes: [key(11), key(99)], action: "stop" }))).toBe(
      "record.unknown",
    );
    expect((await laneOf(place, 11)).laneStatus).toBe("normal");
    expect(await actionsOf(place)).toContain("reserve 12");
    expect((await auditOf(place)).slice(-5)).toEqual(
      ["reserve", "stop", "enable", "lock", "unlock"].map((action) => `machines.lanes.${action}`),
    );
  });

  it("LANE-03 LANE-06 sells from no lane that its machine calls broken once it gets its first price", async () => {
    const place = await givenLanes();
    const { machineId } = place;
    const say = (fault: string | null) =>
      asSystem(server.database, (tx) =>
        applyLaneNews(
          tx,
          [11, 12].map((lane) => ({ machineId, cabinet: "main" as const, lane, fault })),
        ),
      );
    await say("motor blocked");
    await fill(place, 11);
    await rowsOf(server, "update lane set product_id = $2 where machine_id = $1 and lane_no = 12", [machineId, cola]);
    await boss.call(lanes.setPrice, { machineId, lanes: [key(12)], lanePriceFen: "300" });
    const states = async () => (await lanesOf(place)).slice(0, 2).map(({ laneStatus }) => laneStatus);
    expect(await states()).toEqual(["abnormal", "abnormal"]);
    await boss.call(lanes.generate, {
      machineId,
      cabinet: "main",
      layers: 2,
      perLayer: 2,
      mode: "small",
      replace: true,
    });
    for (const laneNo of [11, 12, 21]) await fill(place, laneNo);
    expect((await lanesOf(place)).slice(0, 3).map(({ laneStatus }) => laneStatus)).toEqual([
      "abnormal",
      "abnormal",
      "normal",
    ]);
    await say(null);
    expect(await states()).toEqual(["normal", "normal"]);
  });

  it("MACHINE-22 MACHINE-27 ends what was weighed wrong of a product that is not in the lane any more", async () => {
    const place = await givenLanes();
    const { machineId } = place;
    for (const laneNo of [11, 12, 21, 22]) await fill(place, laneNo);
    const detail = { reported: 12, expected: 545 };
    const weighed = [11, 12, 21, 22].map((lane) => ({
      machineId,
      kind: "weightDiffers" as const,
      cabinet: "main" as const,
      lane,
      detail,
    }));
    await asSystem(server.database, (tx) => raiseAlarms(tx, weighed));
    const going = async () =>
      (
        await rowsOf<{ lane: number }>(
          server,
          "select lane_no as lane from alarm where machine_id = $1 and kind = 'weightDiffers' and cleared_at is null order by 1",
          [machineId],
        )
      ).map(({ lane }) => lane);
    await boss.call(lanes.save, await formOf(place, 11, { productId: water }));
    await boss.call(lanes.save, await formOf(place, 12, { stock: 1 }));
    expect(await going()).toEqual([12, 21, 22]);
    const removing = { action: "remove" as const, machineIds: [machineId], productId: cola };
    const { seen } = await boss.call(machineProducts.preview, removing);
    await boss.call(machineProducts.change, { ...removing, seen });
    expect(await going()).toEqual([]);
    await asSystem(server.database, (tx) => raiseAlarms(tx, weighed.slice(0, 1)));
    const grid = { cabinet: "main", layers: 2, perLayer: 2, mode: "small", replace: true } as const;
    await boss.call(lanes.generate, { machineId, ...grid });
    expect(await going()).toEqual([]);
  });

  it("MED-11 puts no more goods of a batch that has expired or was recalled into a lane", async () => {
    const place = await givenLanes();
    const { machineId } = place;
    await rowsOf(
      server,
      `with m as (insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class, shelf)
         select top_id, merchant_id, id, '康禾', 'otcB', 'on' from product where id = $1 on conflict do nothing)
       insert into medicine_batch (top_id, merchant_id, product_id, batch_no, production_date, shelf_life_date, recalled_at, quantity)
       select top_id, merchant_id, id, n.no, current_date - 300, n.shelf_life, n.recalled, 100 from product,
         (values ('OLD7', current_date - 2, null), ('BAD7', current_date + 90, now()), ('GOOD7', current_date + 90, null)) n(no, shelf_life, recalled)
       where id = $1`,
      [water],
    );
    for (const laneNo of [11, 12, 21]) await fill(place, laneNo, { productId: water });
    await rowsOf(
      server,
      "update lane set batch_no = case lane_no when 11 then 'old7' when 12 then 'BAD7' else 'GOOD7' end where machine_id = $1 and lane_no < 22",
      [machineId],
    );
    const more = async (laneNo: number, stock: number) =>
      codeOf(boss.try(lanes.save, await formOf(place, laneNo, { stock, seenStock: 3 })));
    expect([await more(11, 4), await more(12, 4)]).toEqual(["pharmacy.batchExpired", "pharmacy.batchRecalled"]);
    expect([await more(11, 2), await more(21, 4)]).toEqual(["H0000", "H0000"]);
    expect(await codeOf(boss.try(lanes.refill, { machineId, lanes: [key(12), key(21)] }))).toBe(
      "pharmacy.batchRecalled",
    );
    expect(await boss.call(lanes.refill, { machineId })).toEqual({ lanes: 1, pieces: 2 });
    expect((await lanesOf(place)).map(({ stock }) => stock)).toEqual([2, 3, 6, 0]);
  });

  it("LANE-15 sets one price for several lanes, however often one is named", async () => {
    const place = await givenLanes();
    for (const laneNo of [11, 12]) await fill(place, laneNo, { purchaseFen: "300" });
    const { machineId } = place;
    await setConnection(server, machineId, "online");
    expect(
      await boss.call(lanes.setPrice, { machineId, lanes: [key(11), key(12), key(11)], lanePriceFen: "250" }),
    ).toEqual({ changed: 2, belowPurchase: 2, restartAdvised: true });
    expect((await laneOf(place, 12)).lanePriceFen).toBe("250");
    expect(await codeOf(boss.try(lanes.setPrice, { machineId, lanes: [key(11), key(21)], lanePriceFen: "300" }))).toBe(
      "goods.chooseProduct",
    );
    expect(await codeOf(boss.try(lanes.setPrice, { machineId, lanes: [key(11)], lanePriceFen: "0" }))).toBe(
      "amount.notPositive",
    );
    expect(await codeOf(boss.try(lanes.setPrice, { machineId, lanes: [key(99)], lanePriceFen: "300" }))).toBe(
      "record.unknown",
    );
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
    expect(
      await rowsOf(
        server,
        "select detail->>'figure' as figure from alarm where machine_id = $1 and cleared_at is null",
        [place.machineId],
      ),
    ).toEqual([{ figure: "2/3" }]);
    await boss.call(lanes.act, { machineId: place.machineId, lanes: [key(21)], action: "stop" });
    expect(await figure()).toEqual(["2/2", ["outOfStock"]]);
    await boss.call(lanes.act, { machineId: place.machineId, lanes: [key(21)], action: "enable" });
    expect(await boss.call(lanes.refill, { machineId: place.machineId, lanes: [key(12)] })).toEqual({
      lanes: 1,
      pieces: 6,
    });
    expect(await boss.call(lanes.refill, { machineId: place.machineId })).toEqual({ lanes: 1, pieces: 5 });
    expect(await boss.call(lanes.refill, { machineId: place.machineId })).toEqual({ lanes: 0, pieces: 0 });
    expect(await figure()).toEqual(["0/3", []]);
    expect(await codeOf(boss.try(lanes.refill, { machineId: place.machineId, lanes: [key(99)] }))).toBe(
      "record.unknown",
    );
    expect((await auditOf(place)).filter((action) => action === "machines.lanes.refill")).toHaveLength(2);
  });

  it("MACHINE-17 STOCK-05 takes goods out of a machine out of service, and puts none in", async () => {
    const place = await givenLanes();
    await fill(place, 11);
    await boss.call(machines.decommission, { machineId: place.machineId, reason: "报废" });
    const saved = async (laneNo: number, given: Record<string, unknown>) =>
      codeOf(boss.try(lanes.save, await formOf(place, laneNo, given)));
    const sold = { lanePriceFen: "200", capacity: 6, warnThreshold: 1 };
    expect(await codeOf(boss.try(lanes.refill, { machineId: place.machineId }))).toBe("machines.decommissioned");
    expect(await saved(11, { stock: 4 })).toBe("machines.decommissioned");
    expect(await saved(12, { ...sold, productId: water, stock: 1 })).toBe("machines.decommissioned");
    expect((await lanesOf(place)).map(({ stock }) => stock)).toEqual([3, 0, 0, 0]);
    expect(await saved(11, { stock: 0 })).toBe("H0000");
    expect((await laneOf(place, 11)).stock).toBe(0);
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
      ])
        expect(await answer).toMatchObject({ status: 404, body: { code: "record.unknown" } });
    }
    expect(await lanesOf(place)).toEqual(before);
  });

  it("MACHINE-18 asks for a machine number", async () => {
    expect(await codeOf(boss.try(lanes.export, { machineNo: " " }))).toBe("machines.numberEmpty");
    expect(await codeOf(boss.try(lanes.list, { machineNo: " " }))).toBe("machines.numberEmpty");
  });

  it("PRODUCT-08 offers the products of the machine's tree only", async () => {
    const { machineId } = await givenLanes();
    const codes = async (by: Client, input: { machineId?: string; text?: string }) =>
      (await by.call(products.options, input)).rows.map(({ code }) => code);
    expect(await codes(boss, { machineId })).toEqual(["cola", "water"]);
    expect(await codes(boss, { text: "wat" })).toEqual(["water"]);
    expect(await codes(boss, { text: "%" })).toEqual([]);
    expect(await codes(strangerBoss, { machineId })).toEqual([]);
    expect(await codes(strangerBoss, {})).toEqual(["foreign"]);
  });
});

describe("any sequence", () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("save" as const),
      laneNo: fc.constantFrom(11, 12),
      stock: fc.integer({ min: -1, max: 12 }),
      capacity: fc.integer({ min: 0, max: 10 }),
      product: fc.constantFrom("cola", "water", null),
    }),
    fc.record({
      kind: fc.constant("sell" as const),
      laneNo: fc.constantFrom(11, 12, 13),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
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
          if (one.kind === "generate")
            await boss.try(lanes.generate, {
              machineId: place.machineId,
              cabinet: "main",
              layers: 1,
              perLayer: one.perLayer,
              mode: "small",
              replace: true,
            });
          if (one.kind === "save" && (await laneOf(place, one.laneNo)) !== undefined) {
            const productId = one.product === null ? null : one.product === "cola" ? cola : water;
            await boss.try(
              lanes.save,
              await formOf(place, one.laneNo, {
                stock: one.stock,
                capacity: one.capacity,
                productId,
                lanePriceFen: productId === null ? null : "350",
              }),
            );
          }
        }
        for (const { stock, capacity } of await lanesOf(place)) expect(stock >= 0 && stock <= capacity).toBe(true);
        expect(await findingsOf(server)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
