import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { medicineBoxes } from "@yunshou/contract/pharmacy/medicineBoxes";
import { medicineUpkeep } from "@yunshou/contract/pharmacy/upkeep";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay, merchantFeatures } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "../machines/sync/laneSyncs.queries.ts";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf, setConnection } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { stockAfter } from "./places.queries.ts";

let server: TestServer;
let pharmacy: CreatedMerchant;
let boss: Client;
let productId: string;
let machineId: string;
const today = businessDay(new Date(), "Asia/Shanghai");
const write = (text: string, values: readonly unknown[] = []) =>
  asSystem(server.database, (tx) => tx.query(text, values));

beforeAll(async () => {
  server = await startTestServer();
  pharmacy = await givenMerchant(server, { kind: "drug" });
  await write("update merchant set features = $2 where id = $1", [pharmacy.merchantId, merchantFeatures]);
  await givenUser(server, pharmacy, { account: "boss" });
  boss = await loginAs(server, "boss", testPassword);
  productId = await givenProduct(server, pharmacy, "cold");
  await write(
    "insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class) values ($1, $2, $3, '康禾', 'otcB')",
    [pharmacy.topId, pharmacy.merchantId, productId],
  );
  ({ machineId } = await boss.call(machines.register, machineForm(pharmacy, "YP1")));
  await setConnection(server, machineId, "online");
  for (const laneNo of [11, 12])
    await write(
      `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, stock, capacity) values ($1, $2, $3, 'main', $4, $5, 5, 10)`,
      [pharmacy.topId, machineId, pharmacy.merchantId, laneNo, productId],
    );
});
afterAll(() => server.stop());

const form = (batchNo: string, days: number) => ({
  batchNo,
  productionDate: addDays(today, -300),
  shelfLifeDate: addDays(today, days),
  batchQty: 100,
});
const add = async (batchNo: string, days: number) =>
  (await boss.call(medicineBatches.create, { productId, ...form(batchNo, days) })).medBatchId;
const assign = (medBatchId: string, laneNo: number) =>
  boss.try(medicineBatches.assign, { medBatchId, machineId, cabinet: "main", laneNo });

describe("batches of medicines", () => {
  it("MED-06 are recorded once for each medicine, and only of medicines", async () => {
    const medBatchId = await add("B1", 200);
    expect((await boss.try(medicineBatches.create, { productId, ...form("b1", 200) })).body.code).toBe(
      "pharmacy.batchTaken",
    );
    const water = await givenProduct(server, pharmacy, "water");
    const odd = { productId: water, ...form("B1", 200) };
    expect((await boss.try(medicineBatches.create, odd)).body.code).toBe("pharmacy.medicineUnknown");
    expect((await boss.call(medicineBatches.list, {})).rows).toMatchObject([
      { medBatchId, batchNo: "B1", batchQty: 100, stock: 0, batchState: "good", daysToExpiry: 200 },
    ]);
  });

  it("MED-11 go into lanes with their medicine unless they have expired, and lanes follow their number", async () => {
    const [good, old, near] = [await add("B2", 300), await add("B3", -1), await add("B4", 20)];
    expect((await assign(old, 11)).body.code).toBe("pharmacy.batchExpired");
    const { lanes: shown } = await boss.call(lanes.list, { machineNo: "YP1" });
    const { version } = shown.find(({ laneNo }) => laneNo === 12)!;
    const lane = { machineId, cabinet: "main", laneNo: 12, productId, lanePriceFen: null, purchaseFen: null } as const;
    const filled = { ...lane, stock: 5, capacity: 10, warnThreshold: 1, laneMode: "medium", version } as const;
    expect((await boss.try(lanes.save, { ...filled, batchNo: "b3" })).body.code).toBe("pharmacy.batchExpired");
    expect((await assign(good, 19)).body.code).toBe("pharmacy.laneOther");
    expect((await assign(good, 11)).body.code).toBe("H0000");
    expect((await assign(near, 12)).body.code).toBe("H0000");
    await boss.call(medicineBatches.update, { medBatchId: good, ...form("B2a", 300) });
    const { rows } = await boss.call(medicineBatches.places, { medBatchId: good });
    expect(rows.filter(({ holds }) => holds)).toMatchObject([{ laneNo: 11, laneBatchNo: "B2a", stock: 5 }]);
    expect((await boss.try(medicineBatches.remove, { medBatchId: good })).body.code).toBe("pharmacy.batchInUse");
    await boss.call(medicineBatches.remove, { medBatchId: old });
  });

  it("MED-07 stand on the board of expiry by step, whose sums are those of its rows", async () => {
    const { rows } = await boss.call(medicineBatches.expiry, {});
    expect(rows).toMatchObject([{ batchNo: "B4", laneNo: 12, batchState: "near", daysToExpiry: 20, stock: 5 }]);
    const { steps } = await boss.call(medicineBatches.expirySums, {});
    for (const { within, places, pieces } of steps) {
      const shown = (await boss.call(medicineBatches.expiry, { within })).rows;
      expect(shown, within).toHaveLength(places);
      expect(shown.reduce((sum, { stock }) => sum + stock, 0)).toBe(pieces);
    }
    expect(steps.map(({ places }) => places)).toEqual([0, 1, 1, 1]);
    expect((await boss.call(medicineBatches.stock, {})).total).toBe(2);
  });

  it("MED-07 lie in warehouses too, with what they cost and until when, on both pages, in their sums and in their files", async () => {
    const { topId, merchantId } = pharmacy;
    const [warehouse] = await rowsOf<{ id: string }>(
      server,
      "insert into warehouse (top_id, merchant_id, name) values ($1, $2, '一号库') returning id",
      [topId, merchantId],
    );
    const warehouseId = warehouse!.id;
    for (const [batchNo, stock] of [
      ["b4", 7],
      ["B9", 3],
      ["", 2],
    ])
      await write(
        "insert into goods_level (top_id, merchant_id, warehouse_id, product_id, batch_no, stock, value_fen) values ($1, $2, $3, $4, $5, $6, 700)",
        [topId, merchantId, warehouseId, productId, batchNo, stock],
      );
    // Nobody registered B9; its receipt says until when it may be sold.
    await write(
      `with made as (insert into goods_document (top_id, merchant_id, kind, doc_no, doc_date, state, warehouse_id, created_by)
         select $1::bigint, $2::bigint, 'receipt', 'RK1', now(), 'booked', $3::bigint, id from app_user limit 1 returning id)
       insert into goods_document_line (top_id, merchant_id, document_id, line_no, product_id, batch_no, shelf_life_date, quantity)
       select $1::bigint, $2::bigint, id, 1, $4::bigint, 'B9', $5::date, 3 from made`,
      [topId, merchantId, warehouseId, productId, addDays(today, 40)],
    );
    const ofWarehouse = (rows: readonly { warehouseName: string | null; batchNo: string; stock: number }[]) =>
      rows.filter(({ warehouseName }) => warehouseName === "一号库").map(({ batchNo, stock }) => [batchNo, stock]);
    const shown = (await boss.call(medicineBatches.expiry, {})).rows;
    expect(ofWarehouse(shown)).toEqual([
      ["b4", 7],
      ["B9", 3],
    ]);
    expect(shown.find(({ batchNo }) => batchNo === "b4")).toMatchObject({
      machineNo: null,
      laneStatus: null,
      warehouseId,
      valueFen: "700",
      daysToExpiry: 20,
      batchState: "near",
    });
    expect(shown.find(({ batchNo }) => batchNo === "B9")).toMatchObject({ daysToExpiry: 40, batchState: "near" });
    for (const filters of [{}, { batchNo: "b9" }, { machineNo: "YP1" }]) {
      const { steps } = await boss.call(medicineBatches.expirySums, filters);
      for (const { within, places, pieces, valueFen } of steps) {
        const { rows } = await boss.call(medicineBatches.expiry, { ...filters, within });
        expect([rows.length, rows.reduce((sum, { stock }) => sum + stock, 0)], within).toEqual([places, pieces]);
        expect(
          rows.reduce((sum, row) => sum + BigInt(row.valueFen ?? 0), 0n),
          within,
        ).toBe(BigInt(valueFen));
      }
    }
    const stock = (await boss.call(medicineBatches.stock, {})).rows;
    expect(ofWarehouse(stock)).toEqual([
      ["b4", 7],
      ["B9", 3],
      ["", 2],
    ]);
    expect(ofWarehouse((await boss.call(medicineBatches.stock, { machineNo: "YP1" })).rows)).toEqual([]);
    const context = { scope: { merchants: [merchantId] }, language: "zh" } as const;
    const everything = { medicineName: undefined, batchNo: undefined, machineNo: undefined };
    const file = await asSystem(server.database, (tx) => stockAfter(tx, context, everything, "", 100));
    expect(file.map(({ rowId }) => rowId).toSorted()).toEqual(stock.map(({ rowId }) => rowId).toSorted());
    const kept = await add("B9", 40);
    expect((await boss.try(medicineBatches.remove, { medBatchId: kept })).body).toMatchObject({
      code: "pharmacy.batchInUse",
      data: { values: { stock: 3 } },
    });
    // They follow their number, in other letters where goods of the new one lie there already.
    const numbers = async () =>
      ofWarehouse((await boss.call(medicineBatches.stock, {})).rows).map(([batchNo]) => batchNo);
    await boss.call(medicineBatches.update, { medBatchId: kept, ...form("B10", 40) });
    expect(await numbers()).toEqual(expect.arrayContaining(["b4", "B10"]));
    await boss.call(medicineBatches.update, { medBatchId: kept, ...form("b4x", 40) });
    await write("update goods_level set batch_no = 'B11' where warehouse_id = $1 and batch_no = 'b4'", [warehouseId]);
    await boss.call(medicineBatches.update, { medBatchId: kept, ...form("B11", 40) });
    expect(await numbers()).toEqual(expect.arrayContaining(["B11", "b11"]));
    // So do goods that somebody wrote in other letters, each under a number of their own.
    await boss.call(medicineBatches.update, { medBatchId: kept, ...form("C12", 40) });
    expect(await numbers()).toEqual(expect.arrayContaining(["C12", "c12"]));
    await write("delete from goods_level where warehouse_id = $1", [warehouseId]);
    await boss.call(medicineBatches.remove, { medBatchId: kept });
  });

  it("are recalled once: every lane that holds them stops, and nothing of them goes into a lane again", async () => {
    const [batch] = (await boss.call(medicineBatches.list, { batchNo: "B2a" })).rows;
    const input = { medBatchId: batch!.medBatchId, reason: "装量差异" };
    expect((await boss.try(medicineBatches.recall, { ...input, reason: " " })).body.code).toBe("field.required");
    expect(await boss.call(medicineBatches.recall, input)).toEqual({ machines: 1, lanes: 1, pieces: 5 });
    expect((await boss.try(medicineBatches.recall, input)).body.code).toBe("pharmacy.batchRecalled");
    expect((await assign(input.medBatchId, 12)).body.code).toBe("pharmacy.batchRecalled");
    const places = await boss.call(medicineBatches.places, { medBatchId: input.medBatchId });
    expect(places).toMatchObject({ batchState: "recalled", recallReason: "装量差异" });
    expect(places.rows.filter(({ holds }) => holds)).toMatchObject([{ laneNo: 11, laneStatus: "discontinued" }]);
    expect((await boss.call(medicineBatches.expiry, { within: "over" })).rows).toMatchObject([{ batchNo: "B2a" }]);
  });

  it("MED-06 a recall stops the lanes of 300 machines, and says of each when it has confirmed", async () => {
    const medBatchId = await add("B300", 300);
    await write(
      `with made as (
         insert into machine (top_id, merchant_id, machine_no, name, category, type, activated_at)
         select $1, $2, 'RC' || n, 'RC' || n, category, type, now() from machine, generate_series(1, 300) n where id = $3 returning top_id, id, merchant_id),
       states as (insert into machine_state (top_id, machine_id, merchant_id, connection, confirms_lanes) select top_id, id, merchant_id, 'online', true from made)
       insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, stock, capacity, batch_no)
       select top_id, id, merchant_id, 'main', 11, $4, 3, 10, 'b300' from made`,
      [pharmacy.topId, pharmacy.merchantId, machineId, productId],
    );
    const reason = "生产企业召回";
    expect(await boss.call(medicineBatches.recall, { medBatchId, reason })).toEqual({
      machines: 300,
      lanes: 300,
      pieces: 900,
    });
    const held = async () =>
      (await boss.call(medicineBatches.places, { medBatchId })).rows.filter(({ holds }) => holds);
    expect(await held()).toHaveLength(300);
    expect((await held()).filter(({ confirmed }) => confirmed)).toEqual([]);
    // Each machine answers for itself; one that says no is never counted as confirmed.
    const waiting = await rowsOf<{ machineId: string; version: number }>(
      server,
      `select machine_id as "machineId", version from lane_sync where state in ('pending', 'sent') and machine_id in (select id from machine where machine_no like 'RC%') order by machine_id`,
    );
    expect(waiting).toHaveLength(300);
    await asSystem(server.database, (tx) =>
      saveAnswers(
        tx,
        waiting.map((one, place) => ({
          ...one,
          cabinet: "main",
          lane: 11,
          state: place === 0 ? "refused" : "confirmed",
          reason: place === 0 ? "door open" : "",
        })),
      ),
    );
    const after = await held();
    expect(after.filter(({ confirmed }) => confirmed)).toHaveLength(299);
    expect(after.every(({ laneStatus }) => laneStatus === "discontinued")).toBe(true);
  });

  it("MED-08 keep their storage checks, in one machine or of the whole batch", async () => {
    const [batch] = (await boss.call(medicineBatches.list, { batchNo: "B4" })).rows;
    const check = {
      medBatchId: batch!.medBatchId,
      machineId,
      maintainContent: "核对外观",
      maintainResult: "watched",
      remark: "",
    } as const;
    await boss.call(medicineUpkeep.create, check);
    await boss.call(medicineUpkeep.create, { ...check, machineId: null, maintainResult: "sound" });
    const days = { fromDay: addDays(today, -1), toDay: addDays(today, 1) };
    const { rows } = await boss.call(medicineUpkeep.list, days);
    expect(rows.map(({ maintainResult }) => maintainResult)).toEqual(["sound", "watched"]);
    expect(rows[0]!.machineNo).toBeNull();
    expect((await boss.try(medicineUpkeep.create, { ...check, maintainContent: " " })).body.code).toBe(
      "field.required",
    );
    const long = { fromDay: addDays(today, -100), toDay: today };
    expect((await boss.try(medicineUpkeep.list, long)).body.code).toBe("range.tooLong");
  });

  it("MED-08 are due for a check a quarter after the last one, and a month after it near their end", async () => {
    await write("update lane set batch_no = 'B4', stock = 5 where machine_id = $1", [machineId]);
    const due = async () => (await boss.call(medicineUpkeep.due, {})).rows.find(({ batchNo }) => batchNo === "B4");
    expect(await due()).toMatchObject({
      everyDays: 30,
      overdueDays: -30,
      dueDay: addDays(today, 30),
      stock: 10,
      machines: 1,
    });
    await write("update medicine_upkeep set maintained_at = maintained_at - interval '45 days'");
    expect(await due()).toMatchObject({ overdueDays: 15, dueDay: addDays(today, -15) });
    await write("update medicine_batch set shelf_life_date = $1::date + 200 where batch_no = 'B4'", [today]);
    expect(await due()).toMatchObject({ everyDays: 90, overdueDays: -45 });
    await write("update medicine_batch set shelf_life_date = $1::date + 20 where batch_no = 'B4'", [today]);
    await write("update lane set stock = 0 where machine_id = $1", [machineId]);
    expect(await due()).toBeUndefined();
    await write("update lane set stock = 5 where machine_id = $1", [machineId]);
  });

  it("MED-07 MED-12 are near their end as the settings of medicine boxes say, while their switch is on", async () => {
    const state = async () => (await boss.call(medicineBatches.list, { batchNo: "B4" })).rows[0]?.batchState;
    expect(await boss.call(medicineBoxes.detail, {})).toEqual({ nearDays: 90, excursionMinutes: 5 });
    expect(await state()).toBe("near");
    const tooFew = await boss.try(medicineBoxes.save, { nearDays: 3, excursionMinutes: 5 });
    expect(tooFew.body.code).toBe("pharmacy.boxOutOfRange");
    await boss.call(medicineBoxes.save, { nearDays: 10, excursionMinutes: 5 });
    expect(await state()).toBe("good");
    expect((await boss.call(medicineBatches.expiry, { batchNo: "B4" })).total).toBe(0);
    await write("update merchant set features = array_remove(features, 'smartMedicineBox') where id = $1", [
      pharmacy.merchantId,
    ]);
    server.forgetSessions();
    expect((await boss.try(medicineBoxes.detail, {})).body.code).toBe("merchants.featureOff");
    expect(await state()).toBe("near");
  });

  it("MED-05 are closed while the medicine switch is off", async () => {
    await write("update merchant set features = '{}' where id = $1", [pharmacy.merchantId]);
    expect((await boss.try(medicineBatches.list, {})).body.code).toBe("merchants.featureOff");
    expect((await boss.try(medicineBatches.stock, {})).body.code).toBe("merchants.featureOff");
  });
});
