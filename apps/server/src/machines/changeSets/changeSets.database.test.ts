import { successCode } from "@yunshou/contract/errors";
import { changeSets } from "@yunshou/contract/machines/changeSets";
import { laneChanges } from "@yunshou/contract/machines/laneChanges";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machineProducts } from "@yunshou/contract/machines/machineProducts";
import { machines } from "@yunshou/contract/machines/machines";
import { businessDay } from "@yunshou/domain";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  boss,
  close,
  codeOf,
  cola,
  fill,
  foreignProduct,
  formOf,
  givenLanes,
  helper,
  lanesOf,
  open,
  parent,
  type Place,
  server,
  siblingBoss,
  strangerBoss,
  water,
} from "../../testing/bench/lanes.ts";
import { loginAs } from "../../testing/bench/client.ts";
import { findingsOf, rowsOf, setConnection } from "../../testing/bench/machines.ts";
import { givenUser, testPassword } from "../../testing/bench/people.ts";

beforeAll(open);
afterAll(close);

/** Whatever a test did, stock equals its movements. */
afterEach(async () => expect(await findingsOf(server)).toEqual([]));

/** A machine that is connected, with cola in its first two lanes. */
async function givenSelling(): Promise<Place> {
  const place = await givenLanes();
  await fill(place, 11, { purchaseFen: "200" });
  await fill(place, 12, { purchaseFen: "200" });
  await setConnection(server, place.machineId, "online");
  return place;
}
const pricesOf = async (place: Place) =>
  (await lanesOf(place)).map(({ laneNo, lanePriceFen }) => `${laneNo} ${lanePriceFen}`);
const previewOf = (machineIds: readonly string[], lanePriceFen: string, more = {}) =>
  boss.call(laneChanges.previewPrice, { productId: cola, machineIds: [...machineIds], lanePriceFen, ...more });
async function changed(machineIds: readonly string[], lanePriceFen: string, more = {}) {
  const { seen } = await previewOf(machineIds, lanePriceFen, more);
  return boss.call(laneChanges.changePrice, {
    productId: cola,
    machineIds: [...machineIds],
    lanePriceFen,
    seen,
    ...more,
  });
}
const today = businessDay(new Date(), "Asia/Shanghai");

describe("one price on many machines", () => {
  it("LANE-14 shows each lane before and after, and what is below the purchase price", async () => {
    const [one, other, empty] = [await givenSelling(), await givenSelling(), await givenLanes()];
    const preview = await previewOf([one.machineId, other.machineId, empty.machineId], "180");
    expect(preview).toMatchObject({
      machines: 2,
      lanes: 4,
      belowPurchase: 4,
      stockOut: 0,
      unchanged: [empty.machineNo],
    });
    expect(preview.rows.slice(0, 2)).toMatchObject(
      [11, 12].map((laneNo) => ({
        machineNo: one.machineNo,
        laneNo,
        before: { productName: "cola", lanePriceFen: "350", stock: 3 },
        after: { productName: "cola", lanePriceFen: "180", stock: 3 },
        belowPurchase: true,
      })),
    );
    expect(await pricesOf(one)).toEqual(["11 350", "12 350", "21 null", "22 null"]);
  });

  it("LANE-09 changes every lane of the product, advises a restart of connected machines, and writes the log", async () => {
    const [one, other] = [await givenSelling(), await givenSelling()];
    const made = await changed([one.machineId, other.machineId], "400", { batchNo: "B7" });
    expect(made).toMatchObject({ machines: 2, lanes: 4, restartMachineIds: [one.machineId, other.machineId] });
    expect(await pricesOf(other)).toEqual(["11 400", "12 400", "21 null", "22 null"]);
    const { rows } = await boss.call(laneChanges.list, { fromDay: today, toDay: today, machineNo: one.machineNo });
    expect(rows.slice(0, 2)).toMatchObject(
      [12, 11].map((laneNo) => ({
        laneNo,
        changeAction: "price",
        productCode: "cola",
        oldPriceFen: "350",
        newPriceFen: "400",
        purchaseFen: "200",
        batchNo: "B7",
        stock: 3,
        syncState: "pending",
        changeSetId: made.changeSetId,
        changeSet: { kind: "price", title: "cola", machines: 2, lanes: 4 },
        undone: false,
      })),
    );
    expect(await boss.call(changeSets.get, { changeSetId: made.changeSetId })).toMatchObject({
      kind: "price",
      title: "cola",
      machines: 2,
      lanes: 4,
      pending: 4,
      confirmed: 0,
    });
    const { rows: differing } = await boss.call(changeSets.lanes, { changeSetId: made.changeSetId });
    expect(differing[0]).toMatchObject({ syncState: "pending", desiredPriceFen: "400", desiredProductName: "cola" });
  });

  it("of fifty people who saw the same price one changes it, and the others are told", async () => {
    const { machineId, machineNo } = await givenSelling();
    const prices = Array.from({ length: 50 }, (_, index) => String(400 + index));
    const wanted = await Promise.all(
      prices.map(async (lanePriceFen) => ({ lanePriceFen, seen: (await previewOf([machineId], lanePriceFen)).seen })),
    );
    const codes = await Promise.all(
      wanted.map((one) =>
        codeOf(boss.try(laneChanges.changePrice, { productId: cola, machineIds: [machineId], ...one })),
      ),
    );
    expect(codes.filter((code) => code === successCode)).toHaveLength(1);
    expect(new Set(codes.filter((code) => code !== successCode))).toEqual(new Set(["lane.changedMeanwhile"]));
    const { rows } = await boss.call(laneChanges.list, { fromDay: today, toDay: today, machineNo });
    expect(rows.filter(({ changeAction }) => changeAction === "price")).toHaveLength(2);
  });

  it("a sale between preview and change is no conflict, a person's change is", async () => {
    const place = await givenSelling();
    const { seen } = await previewOf([place.machineId], "400");
    await rowsOf(server, "update lane set stock = stock where machine_id = $1", [place.machineId]);
    await boss.call(lanes.act, {
      machineId: place.machineId,
      lanes: [{ cabinet: "main", laneNo: 11 }],
      action: "lock",
    });
    const input = { productId: cola, machineIds: [place.machineId], lanePriceFen: "400", seen };
    expect(await codeOf(boss.try(laneChanges.changePrice, input))).toBe("lane.changedMeanwhile");
  });

  it.each([
    ["no machine", { machineIds: [] }, "machines.selectToOperate"],
    ["a machine that nobody has", { machineIds: ["4711"] }, "record.unknown"],
    ["a price of zero", { lanePriceFen: "0" }, "amount.notPositive"],
    ["a product that nobody has", { productId: "4711" }, "goods.unknownProduct"],
    ["a purchase price above the product's own", { purchaseFen: "351" }, "goods.purchaseAbovePrice"],
    ["the price that stands there", { lanePriceFen: "350" }, "changeSets.nothingToChange"],
  ])("LANE-15 PRODUCT-08 MACHINE-14 refuses %s and changes nothing", async (_, wrong, code) => {
    const place = await givenSelling();
    const input = { productId: cola, machineIds: [place.machineId], lanePriceFen: "400", ...wrong };
    const seen = (await boss.try(laneChanges.previewPrice, input)).body.data?.seen ?? "";
    expect(await codeOf(boss.try(laneChanges.changePrice, { ...input, seen }))).toBe(code);
    expect(await pricesOf(place)).toEqual(["11 350", "12 350", "21 null", "22 null"]);
  });

  it.each([
    ["has expired", "OLD1", "current_date - 2", "null", "pharmacy.batchExpired"],
    ["was recalled", "BAD1", "current_date + 90", "now()", "pharmacy.batchRecalled"],
  ])("MED-11 refuses a batch that %s, and takes one that is good", async (_, batchNo, shelfLife, recalled, code) => {
    const place = await givenSelling();
    await rowsOf(
      server,
      `with m as (insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class, shelf)
         select top_id, merchant_id, id, '康禾', 'otcB', 'on' from product where id = $1 on conflict do nothing)
       insert into medicine_batch (top_id, merchant_id, product_id, batch_no, production_date, shelf_life_date, recalled_at, quantity)
       select top_id, merchant_id, id, n.no, current_date - 300, n.shelf_life, n.recalled, 100 from product,
         (values ($2, ${shelfLife}, ${recalled}::timestamptz), ('GOOD' || $2, current_date + 90, null)) n(no, shelf_life, recalled) where id = $1`,
      [cola, batchNo],
    );
    const input = { productId: cola, machineIds: [place.machineId], lanePriceFen: "400" };
    const bad = { ...input, batchNo: batchNo.toLowerCase() };
    expect(await codeOf(boss.try(laneChanges.previewPrice, bad))).toBe(code);
    expect(await codeOf(boss.try(laneChanges.changePrice, { ...bad, seen: "" }))).toBe(code);
    expect(await pricesOf(place)).toEqual(["11 350", "12 350", "21 null", "22 null"]);
    const good = { ...input, batchNo: `GOOD${batchNo}` };
    const { seen } = await boss.call(laneChanges.previewPrice, good);
    expect(await boss.call(laneChanges.changePrice, { ...good, seen })).toMatchObject({ lanes: 2 });
  });

  it("PERM-11 machines, products and change sets of others are unknown", async () => {
    const place = await givenSelling();
    const { changeSetId } = await changed([place.machineId], "400");
    const input = { productId: cola, machineIds: [place.machineId], lanePriceFen: "500", seen: "" };
    for (const client of [siblingBoss, strangerBoss, helper]) {
      expect(await codeOf(client.try(laneChanges.changePrice, input))).not.toBe(successCode);
      expect(await codeOf(client.try(changeSets.undo, { changeSetId }))).not.toBe(successCode);
    }
    for (const client of [siblingBoss, strangerBoss])
      expect((await client.call(changeSets.lanes, { changeSetId })).rows).toEqual([]);
    expect(await codeOf(boss.try(laneChanges.previewPrice, { ...input, productId: foreignProduct }))).toBe(
      "goods.unknownProduct",
    );
    expect(await pricesOf(place)).toEqual(["11 400", "12 400", "21 null", "22 null"]);
  });
});

describe("the way back", () => {
  it("gives lanes what they were, apart from those that somebody set since, once", async () => {
    const [one, other] = [await givenSelling(), await givenSelling()];
    const { changeSetId } = await changed([one.machineId, other.machineId], "400");
    await boss.call(lanes.setPrice, {
      machineId: other.machineId,
      lanes: [{ cabinet: "main", laneNo: 12 }],
      lanePriceFen: "450",
    });
    expect(await boss.call(changeSets.undo, { changeSetId })).toMatchObject({ machines: 2, lanes: 3, kept: 1 });
    expect(await pricesOf(one)).toEqual(["11 350", "12 350", "21 null", "22 null"]);
    expect(await pricesOf(other)).toEqual(["11 350", "12 450", "21 null", "22 null"]);
    expect(await codeOf(boss.try(changeSets.undo, { changeSetId }))).toBe("changeSets.undoneAlready");
    const { rows } = await boss.call(laneChanges.list, { fromDay: today, toDay: today, machineNo: one.machineNo });
    expect(rows.map(({ changeAction, syncState, undone }) => [changeAction, syncState, undone]).slice(0, 3)).toEqual([
      ["undo", "pending", false],
      ["undo", "pending", false],
      ["price", "replaced", true],
    ]);
  });

  it("brings no goods back into a lane that was filled and sold out since", async () => {
    const [filled, left] = [await givenSelling(), await givenSelling()];
    const swapping = {
      action: "swap" as const,
      machineIds: [filled.machineId, left.machineId],
      productId: cola,
      newProductId: water,
    };
    const { seen } = await boss.call(machineProducts.preview, swapping);
    const { changeSetId } = await boss.call(machineProducts.change, { ...swapping, seen });
    for (const stock of [4, 0]) await boss.call(lanes.save, await formOf(filled, 11, { stock }));
    expect(await boss.call(changeSets.undo, { changeSetId })).toMatchObject({ lanes: 4, kept: 0 });
    const stocks = async (place: Place) => (await lanesOf(place)).slice(0, 2).map(({ stock }) => stock);
    expect([await stocks(filled), await stocks(left)]).toEqual([
      [0, 3],
      [3, 3],
    ]);
  });

  it("takes back what it did on the machines that are in service still", async () => {
    const [kept, gone] = [await givenSelling(), await givenSelling()];
    const { changeSetId } = await changed([kept.machineId, gone.machineId], "990");
    await boss.call(machines.decommission, { machineId: gone.machineId, reason: "报废" });
    expect(await boss.call(changeSets.undo, { changeSetId })).toMatchObject({ machines: 1, lanes: 2, kept: 0 });
    expect((await pricesOf(kept)).slice(0, 2)).toEqual(["11 350", "12 350"]);
    expect((await pricesOf(gone)).slice(0, 2)).toEqual(["11 990", "12 990"]);
    const other = await changed([kept.machineId], "990");
    await boss.call(machines.decommission, { machineId: kept.machineId, reason: "报废" });
    expect(await codeOf(boss.try(changeSets.undo, { changeSetId: other.changeSetId }))).toBe(
      "changeSets.nothingToChange",
    );
  });

  it("PERM-11 is closed to whoever is narrowed to a part of its machines, and open where he sees all", async () => {
    const [seen, unseen] = [await givenSelling(), await givenSelling()];
    const { userId } = await givenUser(server, parent, { account: "narrow", level: "2" });
    await boss.call(machines.authorise, { machineIds: [seen.machineId], userIds: [userId], granted: true });
    const narrow = await loginAs(server, "narrow", testPassword);
    const { changeSetId } = await changed([seen.machineId, unseen.machineId], "400");
    expect(await codeOf(narrow.try(changeSets.undo, { changeSetId }))).toBe("access.noPermission");
    expect((await pricesOf(seen)).slice(0, 2)).toEqual(["11 400", "12 400"]);
    expect(await boss.call(changeSets.undo, { changeSetId })).toMatchObject({ machines: 2, lanes: 4, kept: 0 });
    const own = await changed([seen.machineId], "400");
    expect(await narrow.call(changeSets.undo, { changeSetId: own.changeSetId })).toMatchObject({
      machines: 1,
      kept: 0,
    });
  });

  it("tells machines once more what they refused or let expire", async () => {
    const place = await givenSelling();
    const { changeSetId } = await changed([place.machineId], "400");
    await rowsOf(server, "update lane_sync set state = 'refused', reason = 'no tray' where change_set_id = $1", [
      changeSetId,
    ]);
    const { rows } = await boss.call(changeSets.lanes, { machineNo: place.machineNo, syncState: "refused" });
    expect(rows.map(({ reason }) => reason)).toEqual(["no tray", "no tray"]);
    const syncIds = rows.map(({ syncId }) => syncId);
    expect(await codeOf(strangerBoss.try(changeSets.retry, { syncIds }))).toBe("record.unknown");
    expect(await boss.call(changeSets.retry, { syncIds })).toEqual({ lanes: 2 });
    expect(await boss.call(changeSets.get, { changeSetId })).toMatchObject({ pending: 2, refused: 0 });
  });

  it("MACHINE-17 tells nothing more to machines that went out of service", async () => {
    const [kept, gone] = [await givenSelling(), await givenSelling()];
    const { changeSetId } = await changed([kept.machineId, gone.machineId], "400");
    await rowsOf(server, "update lane_sync set state = 'refused' where change_set_id = $1", [changeSetId]);
    await boss.call(machines.decommission, { machineId: gone.machineId, reason: "报废" });
    const { rows } = await boss.call(changeSets.lanes, { changeSetId });
    expect(await boss.call(changeSets.retry, { syncIds: rows.map(({ syncId }) => syncId) })).toEqual({ lanes: 2 });
    expect(await boss.call(changeSets.get, { changeSetId })).toMatchObject({ pending: 2, refused: 2 });
    const ofGone = rows.filter(({ machineId }) => machineId === gone.machineId).map(({ syncId }) => syncId);
    expect(await codeOf(boss.try(changeSets.retry, { syncIds: ofGone }))).toBe("machines.decommissioned");
  });

  it("is the same for a thousand lanes of a hundred machines in one change", async () => {
    const machineIds = (
      await rowsOf<{ id: string }>(
        server,
        `with m as (insert into machine (top_id, merchant_id, machine_no, name, category, type)
           select top_id, id, 'MANY' || n, 'M' || n, 'vending', 'drink' from merchant, generate_series(1, 100) n
           where id = (select merchant_id from product where id = $1) returning top_id, id, merchant_id),
         s as (insert into machine_state (top_id, machine_id, merchant_id) select top_id, id, merchant_id from m),
         l as (insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, capacity)
           select top_id, id, merchant_id, 'main', n, $1, 200, 6 from m, generate_series(11, 20) n)
         select id from m`,
        [water],
      )
    ).map(({ id }) => id);
    const input = { productId: water, machineIds, lanePriceFen: "250" };
    const { seen, lanes: all } = await boss.call(laneChanges.previewPrice, input);
    expect(all).toBe(1_000);
    const { changeSetId } = await boss.call(laneChanges.changePrice, { ...input, seen });
    expect(await boss.call(changeSets.get, { changeSetId })).toMatchObject({ lanes: 1_000, pending: 1_000 });
    expect(await boss.call(changeSets.undo, { changeSetId })).toMatchObject({ machines: 100, lanes: 1_000, kept: 0 });
    const prices = await rowsOf(
      server,
      "select distinct price_fen::int as fen from lane where machine_id = any($1::bigint[])",
      [machineIds],
    );
    expect(prices).toEqual([{ fen: 200 }]);
  });
});
