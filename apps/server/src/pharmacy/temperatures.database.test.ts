import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { temperatures } from "@yunshou/contract/pharmacy/temperatures";
import { machines } from "@yunshou/contract/machines/machines";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay, type ExposureEvent, merchantFeatures } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { attachBatches, followExcursions, logTemperatures } from "./temperatureLog.queries.ts";

let server: TestServer;
let boss: Client;
let second: Client;
let stranger: Client;
let machineId: string;
const today = businessDay(new Date(), "Asia/Shanghai");
const days = { fromDay: addDays(today, -1), toDay: today };
/** Minutes of the test begin at a half hour, so that its readings share one. */
const begin = Math.floor(Date.now() / 1_800_000) * 1_800_000 - 3_600_000;

/** A machine with tablets that keep cool in lane 11 and syrup that keeps at room temperature in lane 12. */
beforeAll(async () => {
  server = await startTestServer();
  const pharmacy = await givenMerchant(server, { kind: "drug" });
  const other = await givenMerchant(server, { kind: "drug" });
  for (const { merchantId } of [pharmacy, other])
    await rowsOf(server, "update merchant set features = $2 where id = $1", [merchantId, merchantFeatures]);
  for (const account of ["boss", "second"]) await givenUser(server, pharmacy, { account });
  await givenUser(server, other, { account: "stranger" });
  [boss, second, stranger] = (await Promise.all(
    ["boss", "second", "stranger"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client];
  ({ machineId } = await boss.call(machines.register, machineForm(pharmacy, "YP1")));
  await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
  for (const [name, storage, batchNo, laneNo] of [
    ["tablets", "cool", "GM1", 11],
    ["syrup", "room", "TJ1", 12],
  ] as const) {
    const productId = await givenProduct(server, pharmacy, name, 2_000);
    await rowsOf(
      server,
      "insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class, storage) values ($1, $2, $3, '康禾', 'otcB', $4)",
      [pharmacy.topId, pharmacy.merchantId, productId, storage],
    );
    const form = { batchNo, productionDate: addDays(today, -90), shelfLifeDate: addDays(today, 300), batchQty: 300 };
    await boss.call(medicineBatches.create, { productId, ...form });
    await rowsOf(
      server,
      `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity, batch_no)
       values ($1, $2, $3, 'main', $4, $5, 350, 8, 10, $6)`,
      [pharmacy.topId, machineId, pharmacy.merchantId, laneNo, productId, batchNo],
    );
  }
}, 60_000);
afterAll(() => server.stop());

/** What the machine says in a minute, and what the duty of that minute makes of it. */
async function minute(place: number, celsius: number | null): Promise<void> {
  const at = new Date(begin + place * 60_000);
  if (celsius !== null)
    await rowsOf(
      server,
      `insert into machine_state (top_id, machine_id, merchant_id, connection, temperature, temperature_at)
       select top_id, id, merchant_id, 'online', $2, $3 from machine where id = $1
       on conflict (machine_id, top_id) do update set connection = 'online', temperature = excluded.temperature, temperature_at = excluded.temperature_at`,
      [machineId, celsius, at],
    );
  await asSystem(server.database, async (tx) => {
    await logTemperatures(tx, at);
    await followExcursions(tx, at);
    await attachBatches(tx, at);
  });
}
const read = () => boss.call(temperatures.detail, { machineId, ...days });
const lanes = () =>
  rowsOf(server, "select lane_no as no, status from lane where machine_id = $1 order by lane_no", [machineId]);

describe("temperatures of machines with medicine", () => {
  it("MED-08 are written down by half hours with their lowest, highest and mean", async () => {
    for (const [place, celsius] of [18, 19, 17].entries()) await minute(place, celsius);
    expect((await read()).points).toEqual([{ at: new Date(begin).toISOString(), lowest: 17, highest: 19, mean: 18 }]);
    expect((await read()).storages).toEqual(["room", "cool"]);
    expect((await stranger.try(temperatures.detail, { machineId, ...days })).body.code).toBe("record.unknown");
  });

  it("MED-08 a door that stands open for some minutes is no excursion", async () => {
    await minute(3, 24);
    await minute(5, 24);
    await minute(6, 19);
    expect((await read()).excursions).toEqual([]);
  });

  it("MED-08 an excursion names the batches that were inside and keep colder, with its extremes and its end", async () => {
    for (const [place, celsius] of [
      [10, 21],
      [13, 26.5],
      [16, 22],
    ] as const)
      await minute(place, celsius);
    // Without a reading nobody knows, and the excursion lasts.
    await minute(25, null);
    expect((await read()).excursions).toMatchObject([{ storage: "cool", endedTime: null }]);
    await minute(28, 15);
    const { excursions } = await read();
    expect(excursions).toMatchObject([
      {
        storage: "cool",
        beganTime: new Date(begin + 600_000).toISOString(),
        endedTime: new Date(begin + 1_680_000).toISOString(),
        lowest: 21,
        highest: 26.5,
        batches: [{ batchNo: "GM1", lanes: "11", pieces: 8, exposureState: "open" }],
      },
    ]);
    expect((await boss.call(temperatures.list, { condition: "undecided" })).rows).toMatchObject([
      { machineNo: "YP1", undecided: 1, outside: false },
    ]);
    expect((await stranger.call(temperatures.list, {})).total).toBe(0);
  });

  it("MED-08 a batch is withdrawn with its lanes, and destroyed by two persons", async () => {
    const [one] = (await read()).excursions[0]!.batches;
    const { exposureId } = one!;
    const decide = async (who: Client, decision: ExposureEvent, reason = "超温两小时") =>
      (await who.try(temperatures.decide, { exposureId, decision, reason })).body.code;
    expect(await decide(stranger, "withdraw")).toBe("pharmacy.exposureUnknown");
    expect(await decide(boss, "destroy")).toBe("state.notAllowed");
    expect(await decide(boss, "withdraw", " ")).toBe("field.required");
    expect(await decide(boss, "withdraw")).toBe("H0000");
    expect(await lanes()).toEqual([
      { no: 11, status: "discontinued" },
      { no: 12, status: "normal" },
    ]);
    expect(await decide(boss, "destroy")).toBe("H0000");
    expect((await read()).excursions[0]!.batches).toMatchObject([{ exposureState: "destroying", isOwn: true }]);
    expect(await decide(boss, "confirm")).toBe("pharmacy.secondPerson");
    expect(await decide(second, "confirm")).toBe("H0000");
    expect(
      await rowsOf(
        server,
        `select l.lane_no as no, l.stock, v.quantity, v.reason, v.reference_id::text = $1 as named from lane l
         join stock_movement v on v.machine_id = l.machine_id and v.lane_no = l.lane_no where v.reference_id is not null`,
        [exposureId],
      ),
    ).toEqual([{ no: 11, stock: 0, quantity: -8, reason: "remove", named: true }]);
    // The machine must not go on believing in pieces that lie nowhere any more, and the log says who took them out.
    expect(
      await rowsOf(
        server,
        `select d.desired ->> 'stock' as desired, d.actual ->> 'stock' as actual, c.action, c.before ->> 'stock' as before, c.after ->> 'stock' as after
         from lane_sync d join lane_change c on c.id = d.change_id
         where d.machine_id = $1 and d.lane_no = 11 and d.state = 'pending'`,
        [machineId],
      ),
    ).toEqual([{ desired: "0", actual: "8", action: "remove", before: "8", after: "0" }]);
    expect(await decide(second, "release")).toBe("state.notAllowed");
    expect((await boss.call(temperatures.list, { condition: "undecided" })).total).toBe(0);
  });

  it("MED-08 a batch that gets another number after the excursion is withdrawn and destroyed under that number", async () => {
    await rowsOf(server, "update lane set stock = 5, status = 'normal' where machine_id = $1 and lane_no = 11", [
      machineId,
    ]);
    for (const place of [40, 43, 46]) await minute(place, 24);
    const batchesNow = async () => (await read()).excursions[0]!.batches;
    expect(await batchesNow()).toMatchObject([{ batchNo: "GM1", pieces: 5, exposureState: "open" }]);
    const { medBatchId } = (await boss.call(medicineBatches.list, { batchNo: "GM1" })).rows[0]!;
    const form = { productionDate: addDays(today, -90), shelfLifeDate: addDays(today, 300), batchQty: 300 };
    await boss.call(medicineBatches.update, { medBatchId, batchNo: "GM1-A", ...form });
    // The excursion lasts, and knows the batch again.
    await minute(47, 24);
    const [one, ...others] = await batchesNow();
    expect(one).toMatchObject({ batchNo: "GM1-A", pieces: 5, exposureState: "open" });
    expect(others).toEqual([]);
    const decide = (who: Client, decision: ExposureEvent) =>
      who.call(temperatures.decide, { exposureId: one!.exposureId, decision, reason: "超温" });
    await decide(boss, "withdraw");
    expect((await lanes())[0]).toEqual({ no: 11, status: "discontinued" });
    await decide(boss, "destroy");
    await decide(second, "confirm");
    expect(await rowsOf(server, "select stock from lane where machine_id = $1 and lane_no = 11", [machineId])).toEqual([
      { stock: 0 },
    ]);
  });

  it("MED-08 an excursion of a machine that goes out of service is over", async () => {
    await rowsOf(server, "update lane set stock = 5 where machine_id = $1", [machineId]);
    await minute(55, 15);
    for (const place of [60, 63, 66]) await minute(place, 24);
    expect((await read()).excursions[0]).toMatchObject({ endedTime: null });
    await boss.call(machines.decommission, { machineId, reason: "报废" });
    await minute(67, null);
    expect((await read()).excursions[0]).toMatchObject({ endedTime: new Date(begin + 67 * 60_000).toISOString() });
  });
});
