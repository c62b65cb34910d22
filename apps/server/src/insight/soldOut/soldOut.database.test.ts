import type { InputOf } from "@yunshou/contract";
import { machines } from "@yunshou/contract/machines/machines";
import { soldOut } from "@yunshou/contract/insight/soldOut";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { ranOut } from "./soldOutDays.queries.ts";
import { lookAtDay, lookAtEndedDays } from "./soldOutDays.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let helper: Client;
let stranger: Client;
let [water, tea] = ["", ""];

const day = addDays(businessDay(new Date(), "Asia/Shanghai"), -1);
const range = { fromDay: addDays(day, -6), toDay: day };
const at = (hour: number, of = day) => `${of}T${String(hour).padStart(2, "0")}:00:00+08:00`;

/** What a lane held from a moment on: product, pieces after the movement, hour of the day or the day before. */
type Moved = readonly [lane: number, product: string, after: number, at: string, status?: string];

async function givenMachine(
  merchant: CreatedMerchant,
  by: Client,
  machineNo: string,
  moves: readonly Moved[],
): Promise<string> {
  const { machineId } = await by.call(machines.register, machineForm(merchant, machineNo));
  await asSystem(server.database, async (tx) => {
    await tx.query("update machine set activated_at = now() - interval '60 days' where id = $1", [machineId]);
    for (const [lane, product, , , status = "normal"] of moves)
      await tx.query(
        `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, capacity, status)
         select top_id, id, merchant_id, 'main', $2, $3, 10, $4 from machine where id = $1 on conflict do nothing`,
        [machineId, lane, product, status],
      );
    for (const [lane, product, after, moment] of moves)
      await tx.query(
        `insert into stock_movement (top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
         select top_id, id_at($5::timestamptz) | (nextval('id_sequence') & 4194303), merchant_id, id, 'main', $2, $3, 1, $4, 'edit' from machine where id = $1`,
        [machineId, lane, product, after, moment],
      );
  });
  return machineId;
}

const sold = (machineId: string, product: string, pieces: number, fen: number) =>
  asSystem(server.database, (tx) =>
    tx.query(
      `insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen)
       select top_id, merchant_id, $2::date - 3, id, $3, 'alipay', 'normal', $4, $4, $5 from machine where id = $1`,
      [machineId, day, product, pieces, fen],
    ),
  );

/**
 * F1 of the shop has water in two lanes, empty together from 12 to 18 o'clock, and tea in one that was never filled since the
 * day before and in one that was taken out of sale. F2 has water that ran out at 18 o'clock. F9 belongs to a stranger.
 */
beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  const other = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, other, { account: "stranger" });
  const { userId } = await givenUser(server, shop, { account: "helper", level: "2" });
  boss = await loginAs(server, "boss", testPassword);
  stranger = await loginAs(server, "stranger", testPassword);
  water = await givenProduct(server, shop, "W1");
  tea = await givenProduct(server, shop, "T1");
  const foreign = await givenProduct(server, other, "X1");
  const before = addDays(day, -1);
  const first = await givenMachine(shop, boss, "F1", [
    [11, water, 8, at(9, before)],
    [11, water, 0, at(6)],
    [11, water, 8, at(18)],
    [12, water, 3, at(9, before)],
    [12, water, 0, at(12)],
    [13, tea, 0, at(9, before)],
    [14, tea, 0, at(9, before), "discontinued"],
  ]);
  const second = await givenMachine(shop, boss, "F2", [
    [11, water, 4, at(9, before)],
    [11, water, 0, at(18)],
  ]);
  const far = await givenMachine(other, stranger, "F9", [[11, foreign, 0, at(9, before)]]);
  await boss.call(machines.authorise, { machineIds: [second], userIds: [userId], granted: true });
  helper = await loginAs(server, "helper", testPassword);
  await sold(first, water, 28, 8_400);
  await sold(second, water, 28, 8_400);
  await sold(far, foreign, 28, 8_400);
  await asSystem(server.database, async (tx) => {
    await tx.query(
      `insert into rollup_hour (top_id, merchant_id, business_day, hour, orders, amount_fen, online_fen)
       select top_id, id, $1::date - 3, hour, 2, 600, 600 from merchant cross join generate_series(0, 23) hour where id = any($2)`,
      [day, [shop.merchantId, other.merchantId]],
    );
    await tx.query("update merchant set closed_day = $1 where id = any($2)", [
      day,
      [shop.merchantId, other.merchantId],
    ]);
  });
  await lookAtEndedDays(server.database);
}, 60_000);

afterAll(() => server.stop());

const told = async (by: Client, more: Partial<InputOf<typeof soldOut.list>> = {}) =>
  (await by.call(soldOut.list, { ...range, ...more })).rows.map((row) => [
    row.day,
    row.machineNo,
    row.productCode,
    row.timeCount,
    row.emptyMinutes,
    row.lostPieces,
    row.lostAmountFen,
  ]);

describe("sold-out times", () => {
  it("STAT-01 count while no lane in sale has any of a product, and cost what is usually sold then", async () => {
    expect(await told(boss, { groupBy: "time", fromDay: day })).toEqual([
      [day, "F2", "W1", 1, 360, 0.3, "75"],
      [day, "F1", "W1", 1, 360, 0.3, "75"],
      [day, "F1", "T1", 1, 1440, 0, "0"],
    ]);
  });

  it("STAT-01 leave out what a lane no longer sells: it was changed, not sold out", async () => {
    const machineId = await givenMachine(shop, boss, "F3", [
      [11, water, 0, at(9, addDays(day, -1))],
      [12, water, 4, at(9, addDays(day, -1))],
      [12, water, 0, at(10)],
      [13, tea, 0, at(11)],
    ]);
    const nameOf = (productId: string) => (productId === water ? "water" : "tea");
    const hours = async () =>
      Object.fromEntries(
        (await asSystem(server.database, (tx) => ranOut(tx, shop.merchantId, day)))
          .filter((row) => row.machineId === machineId)
          .map(({ productId, times: [first] }) => [nameOf(productId), first!.fromMs / 3_600_000]),
      );
    const meant = (of: Record<number, string>) =>
      asSystem(server.database, async (tx) => {
        for (const [lane, product] of Object.entries(of))
          await tx.query("update lane set product_id = $3 where machine_id = $1 and lane_no = $2", [
            machineId,
            lane,
            product,
          ]);
      });
    expect(await hours()).toEqual({ water: 10, tea: 11 });
    // Both lanes of water were given another product, of which nothing was put in yet.
    await meant({ 11: tea, 12: tea });
    expect(await hours()).toEqual({ tea: 11 });
    await asSystem(server.database, (tx) => tx.query("delete from lane where machine_id = $1", [machineId]));
  });

  it("STAT-01 divide what was sold by the days since the machine was activated, in the zone of its merchant", async () => {
    // The day before began eight hours earlier by the clock of the server.
    await rowsOf(server, "update machine set activated_at = $1 where machine_no = 'F2'", [at(3, addDays(day, -1))]);
    const lacking = await asSystem(server.database, (tx) => ranOut(tx, shop.merchantId, day));
    expect(lacking.map(({ spanDays }) => spanDays).toSorted((a, b) => a - b)).toEqual([2, 28, 28]);
    await rowsOf(server, "update machine set activated_at = now() - interval '60 days' where machine_no = 'F2'");
  });

  it("STAT-06 add up to the same by machine, product and day, and in the sum", async () => {
    const sums = await Promise.all(
      (["machine", "product", "day", "time"] as const).map(async (groupBy) => {
        const rows = await told(boss, { groupBy });
        return [rows.reduce((sum, row) => sum + Number(row[3]), 0), rows.reduce((sum, row) => sum + Number(row[6]), 0)];
      }),
    );
    const { total, days } = await boss.call(soldOut.summary, range);
    for (const sum of sums) expect(sum).toEqual([total.timeCount, Number(total.lostAmountFen)]);
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatchObject({ day, timeCount: 3, lostAmountFen: "150" });
    expect(days.reduce((sum, { lostAmountFen }) => sum + Number(lostAmountFen), 0)).toBe(Number(total.lostAmountFen));
  });

  it("STAT-06 lead from a product to its times", async () => {
    expect((await told(boss, { groupBy: "time", productId: tea, fromDay: day })).map((row) => row[1])).toEqual(["F1"]);
    expect((await told(boss, { groupBy: "machine", machineNo: "F2" })).map((row) => row[3])).toEqual([1]);
  });

  it("STAT-01 are the same however often a day is looked at", async () => {
    const before = await rowsOf(
      server,
      "select * from sold_out order by merchant_id, business_day, machine_id, product_id",
    );
    await asSystem(server.database, (tx) => lookAtDay(tx, shop.merchantId, day));
    await lookAtEndedDays(server.database);
    expect(
      await rowsOf(server, "select * from sold_out order by merchant_id, business_day, machine_id, product_id"),
    ).toEqual(before);
  });

  it("PERM-11 show an authorised user his machines alone, and nobody those of others", async () => {
    expect((await told(helper)).map((row) => row[1])).toEqual(["F2"]);
    expect((await helper.call(soldOut.summary, range)).total.timeCount).toBe(1);
    expect((await told(stranger)).map((row) => row[1])).toEqual(["F9"]);
  });

  it("STAT-01 MSG-107 refuse more than 92 days, and take 92", async () => {
    const asked = async (back: number) =>
      (await boss.try(soldOut.list, { fromDay: addDays(day, -back), toDay: day })).body.code;
    expect(await asked(92)).toBe("range.tooLong");
    expect(await asked(91)).not.toBe("range.tooLong");
  });
});
