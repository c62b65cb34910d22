import { machines } from "@yunshou/contract/machines/machines";
import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { traceCodes } from "@yunshou/contract/pharmacy/traceCodes";
import { addDays, businessDay, merchantFeatures } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { findingsOf, givenProduct, machineForm, rowsOf, sellAt } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let boss: Client;
let stranger: Client;
let pharmacy: CreatedMerchant;
let batch: string;
let later: string;
let syrup: string;
const machineIds: string[] = [];
const today = businessDay(new Date(), "Asia/Shanghai");
const code = (place: number, medicine = "8111111") => `${medicine}${String(place).padStart(13, "0")}`;
const codes = (from: number, count: number) => Array.from({ length: count }, (_, place) => code(from + place));

/** One machine in Shanghai with two lanes of a medicine, and one in Suzhou. */
beforeAll(async () => {
  server = await startTestServer();
  pharmacy = await givenMerchant(server, { kind: "drug" });
  const other = await givenMerchant(server, { kind: "drug" });
  for (const { merchantId } of [pharmacy, other])
    await rowsOf(server, "update merchant set features = $2 where id = $1", [merchantId, merchantFeatures]);
  await givenUser(server, pharmacy, { account: "boss" });
  await givenUser(server, other, { account: "stranger" });
  boss = await loginAs(server, "boss", testPassword);
  stranger = await loginAs(server, "stranger", testPassword);
  const batches: string[] = [];
  for (const [name, batchNo, days] of [
    ["tablets", "GM1", 100],
    ["tablets", "GM2", 300],
    ["syrup", "TJ1", 300],
  ] as const) {
    const known = await rowsOf<{ id: string }>(server, "select id from product where code = $1", [name]);
    const productId = known[0]?.id ?? (await givenProduct(server, pharmacy, name, 2_000));
    await rowsOf(
      server,
      `insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class) values ($1, $2, $3, '康禾', 'otcB') on conflict do nothing`,
      [pharmacy.topId, pharmacy.merchantId, productId],
    );
    const form = { batchNo, productionDate: addDays(today, -90), shelfLifeDate: addDays(today, days), batchQty: 300 };
    batches.push((await boss.call(medicineBatches.create, { productId, ...form })).medBatchId);
  }
  [batch, later, syrup] = batches as [string, string, string];
  for (const [machineNo, longitude, latitude] of [
    ["YP1", 121.47, 31.23],
    ["YP2", 120.62, 31.3],
  ] as const) {
    const { machineId } = await boss.call(machines.register, machineForm(pharmacy, machineNo));
    machineIds.push(machineId);
    await rowsOf(
      server,
      `with p as (insert into point (top_id, merchant_id, name, province, city, longitude, latitude) values ($1, $2, $3, '上海', '上海', $4, $5) returning id)
       update machine m set point_id = p.id, activated_at = now() from p where m.id = $6`,
      [pharmacy.topId, pharmacy.merchantId, machineNo, longitude, latitude, machineId],
    );
  }
  await rowsOf(
    server,
    `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity, batch_no)
     select $1, $2, $3, 'main', n, b.product_id, 350, 0, 200, 'GM1' from medicine_batch b, generate_series(11, 12) n where b.id = $4`,
    [pharmacy.topId, machineIds[0], pharmacy.merchantId, batch],
  );
  await rowsOf(
    server,
    `with filled as (update lane set stock = 200 where machine_id = $1 returning *)
     insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
     select top_id, merchant_id, machine_id, cabinet, lane_no, product_id, 200, 200, 'refill' from filled`,
    [machineIds[0]],
  );
}, 60_000);
afterAll(() => server.stop());

const record = async (medBatchId: string, given: readonly string[]) =>
  (await boss.try(traceCodes.record, { medBatchId, traceCodes: given.join("\n") })).body.code;
const place = async (medBatchId: string, given: readonly string[], laneNo = 11) =>
  (
    await boss.try(traceCodes.place, {
      medBatchId,
      traceCodes: given.join(" "),
      machineId: machineIds[0]!,
      cabinet: "main",
      laneNo,
    })
  ).body.code;
const scan = (traceCode: string, machine = 0) =>
  boss.try(traceCodes.scan, { traceCode, machineId: machineIds[machine]! });

describe("trace codes", () => {
  it("MED-06 are written down all or none: 20 digits, once, of the medicine, no more than the batch has", async () => {
    expect(await record(batch, [code(1), code(2).slice(1)])).toBe("pharmacy.traceMalformed");
    expect(await record(batch, [code(1), code(1)])).toBe("pharmacy.traceTwice");
    expect((await boss.call(traceCodes.list, {})).total).toBe(0);
    expect(await record(batch, codes(1, 130))).toBe("H0000");
    expect(await record(batch, [code(500), code(7)])).toBe("pharmacy.traceTaken");
    expect(await record(batch, [code(500, "8222222")])).toBe("pharmacy.traceOther");
    expect(await record(syrup, [code(501)])).toBe("pharmacy.traceOther");
    expect(await record(batch, codes(600, 171))).toBe("pharmacy.traceAboveBatch");
    expect((await boss.call(traceCodes.list, { batchNo: "GM1" })).total).toBe(130);
    expect((await stranger.call(traceCodes.list, {})).total).toBe(0);
  });

  it("MED-06 PERM-11 are written down by pharmacists, who are narrowed to machines, and read in the store", async () => {
    await givenUser(server, pharmacy, { account: "chemist", level: "2", roles: ["pharmacist"] });
    const chemist = await loginAs(server, "chemist", testPassword);
    const { total } = await boss.call(traceCodes.list, { batchNo: "GM2" });
    const boxCode = code(901);
    const answer = await chemist.try(traceCodes.record, { medBatchId: later, traceCodes: boxCode });
    expect(answer.body.code).toBe("H0000");
    const { rows } = await chemist.call(traceCodes.list, { batchNo: "GM2" });
    expect(rows.map(({ traceCode, traceState }) => [traceCode, traceState])).toEqual([[boxCode, "stored"]]);
    expect((await boss.call(traceCodes.list, { batchNo: "GM2" })).total).toBe(total + 1);
    await rowsOf(server, "delete from trace_code where code = $1", [boxCode]);
  });

  it("MED-06 keep their batch, and its size, as long as they are written down", async () => {
    const own = [code(1, "8333333"), code(2, "8333333")];
    expect(await record(syrup, own)).toBe("H0000");
    const form = { batchNo: "TJ1", productionDate: addDays(today, -90), shelfLifeDate: addDays(today, 300) };
    const resize = async (batchQty: number) =>
      (await boss.try(medicineBatches.update, { medBatchId: syrup, ...form, batchQty })).body;
    expect(await resize(1)).toMatchObject({ code: "pharmacy.traceAboveBatch", data: { field: "batchQty" } });
    expect((await resize(2)).code).toBe("H0000");
    const remove = async () => (await boss.try(medicineBatches.remove, { medBatchId: syrup })).body;
    expect(await remove()).toMatchObject({ code: "pharmacy.batchCoded", data: { values: { codes: 2 } } });
    for (const { traceId } of (await boss.call(traceCodes.list, { batchNo: "TJ1" })).rows)
      await boss.call(traceCodes.remove, { traceId });
    expect((await remove()).code).toBe("H0000");
  });

  it("MED-06 lie in a lane that names their batch", async () => {
    expect(await record(later, [code(900)])).toBe("H0000");
    expect(await place(later, [code(900)])).toBe("pharmacy.laneOther");
    expect(await place(batch, [code(900)])).toBe("pharmacy.traceUnknown");
    expect(await place(batch, [code(1), code(2), code(3)], 19)).toBe("pharmacy.laneOther");
    expect(await place(batch, [code(3), code(1), code(2)], 12)).toBe("H0000");
    const { rows } = await boss.call(traceCodes.list, { traceState: "placed" });
    expect(rows.map(({ machineNo, laneNo }) => [machineNo, laneNo])).toEqual([1, 2, 3].map(() => ["YP1", 12]));
  });

  it("MED-06 are sold with the order that took them, the first placed first", async () => {
    await sellAt(server, machineIds[0]!, { lane: 12, quantity: 2 });
    const { rows } = await boss.call(traceCodes.list, { traceState: "sold" });
    expect(rows.map(({ traceCode }) => traceCode).sort()).toEqual([code(1), code(3)]);
    const [orderNo, ...others] = new Set(rows.map((row) => row.orderNo));
    expect(others).toEqual([]);
    // What the order shows to those who may read trace codes.
    expect((await boss.call(traceCodes.ofOrder, { orderNo: orderNo! })).rows).toMatchObject([
      { quantity: 2, batchNo: "GM1", shelfLifeDate: addDays(today, 100), traceCodes: [code(1), code(3)] },
    ]);
    expect((await stranger.call(traceCodes.ofOrder, { orderNo: orderNo! })).rows).toEqual([]);
    expect(await place(batch, [code(3)])).toBe("pharmacy.traceSold");
    expect((await boss.try(traceCodes.remove, { traceId: rows[0]!.traceId })).body.code).toBe("pharmacy.traceSold");
  });

  it("MED-06 200 sales, 20 of them at once, sell each of 120 boxes once", async () => {
    expect(await place(batch, codes(11, 120))).toBe("H0000");
    // More at once would wait for one of few connections longer than a slow machine may let them.
    const seller = async () => {
      for (let sale = 0; sale < 10; sale++) await sellAt(server, machineIds[0]!, { lane: 11 });
    };
    await Promise.all(Array.from({ length: 20 }, seller));
    const sold = await rowsOf<{ codes: number; orders: number }>(
      server,
      "select count(*)::int as codes, count(distinct order_id)::int as orders from trace_code where lane_no = 11 and state = 'sold'",
    );
    expect(sold).toEqual([{ codes: 120, orders: 120 }]);
    expect(await findingsOf(server)).toEqual([]);
  }, 60_000);

  it("MED-06 scanned twice name the earlier sale, and far away within a day raise an alarm", async () => {
    expect((await scan("123")).body.code).toBe("pharmacy.traceMalformed");
    expect((await scan(code(777))).body.code).toBe("pharmacy.traceUnknown");
    const answers = await Promise.all([scan(code(2)), scan(code(2)), scan(code(2))]);
    expect(answers.map(({ body }) => body.code).sort()).toEqual(["H0000", "pharmacy.traceSold", "pharmacy.traceSold"]);
    const alarms =
      "select m.machine_no as no from alarm a join machine m on m.id = a.machine_id where a.kind = 'contradiction'";
    expect(await rowsOf(server, alarms)).toEqual([]);
    const again = await scan(code(2), 1);
    expect(again.body).toMatchObject({ code: "pharmacy.traceSold", msg: expect.stringContaining("YP1") });
    expect(await rowsOf(server, alarms)).toEqual([{ no: "YP2" }]);
    expect((await boss.call(traceCodes.list, { traceCode: code(2) })).rows).toMatchObject([
      { traceState: "sold", repeats: 3, orderNo: null, machineNo: "YP1" },
    ]);
    await rowsOf(server, "update medicine_batch set recalled_at = now() where id = $1", [later]);
    expect((await scan(code(900))).body.code).toBe("pharmacy.batchRecalled");
  });
});
