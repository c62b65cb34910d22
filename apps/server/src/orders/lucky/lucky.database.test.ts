import { lucky } from "@yunshou/contract/orders/lucky";
import { asSystem } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EffectContext, Incoming } from "../../machines/effects/effect.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { type CodeMachine, givenSellingMachine } from "../../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { sale } from "../selling/sale.ts";

let server: TestServer;
let owner: Client;
let stranger: Client;
let machine: CodeMachine;
let other: CodeMachine;
const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: today, toDay: today };
const setFeatures = (features: string) =>
  asSystem(server.database, (tx) => tx.query("update merchant set features = $1", [features]));

let serial = 0;
/** A machine tells of a lucky purchase. */
async function played(at: CodeMachine, won: boolean, draws: number, more: Record<string, unknown> = {}): Promise<void> {
  serial += 1;
  const now = new Date();
  const body = {
    saleId: `lucky${serial}`,
    cabinet: "main",
    lane: 11,
    quantity: 1,
    priceFen: 350,
    paidFen: draws * 100,
    payment: "wechat",
    dispensed: won ? 1 : 0,
    lucky: { won, draws, amountFen: draws * 100 },
    ...more,
  };
  const { merchant, machineId, machineNo } = at;
  const incoming = {
    machine: { machineId, machineNo, topId: merchant.topId, merchantId: merchant.merchantId },
    message: { type: "sale", boot: "b", seq: serial, at: 0, sentAt: 0, body },
    receivedAt: now,
    occurredAt: now,
  } as unknown as Incoming<"sale">;
  const context = { now, send: () => {}, afterCommit: () => {}, notify: () => {} };
  await asSystem(server.database, (tx) => sale({ ...context, tx } as EffectContext, [incoming]));
}

beforeAll(async () => {
  server = await startTestServer();
  const [merchant, foreign] = [await givenMerchant(server), await givenMerchant(server)];
  await setFeatures("{purchase}");
  await givenUser(server, merchant, { account: "luckyowner" });
  await givenUser(server, foreign, { account: "luckystranger" });
  owner = await loginAs(server, "luckyowner", testPassword);
  stranger = await loginAs(server, "luckystranger", testPassword);
  machine = await givenSellingMachine(server, merchant, "LK1");
  other = await givenSellingMachine(server, merchant, "LK2");
  await played(machine, true, 3);
  await played(machine, false, 2);
  await played(machine, false, 1);
  await played(other, true, 1);
  await played(other, false, 1, { lucky: undefined, dispensed: 1, paidFen: 350 });
});
afterAll(() => server.stop());

describe("lucky purchases", () => {
  it("ORDER-05 lists those that were won and not, with their draws, and no ordinary sale", async () => {
    const { rows } = await owner.call(lucky.orders, range);
    expect(
      rows.map(({ machineNo, winResult, lotteryCount, lotteryFen, deliveryStatus }) => [
        machineNo,
        winResult,
        lotteryCount,
        lotteryFen,
        deliveryStatus,
      ]),
    ).toEqual([
      ["LK2", "won", 1, "100", "delivered"],
      ["LK1", "notWon", 1, "100", "notDelivered"],
      ["LK1", "notWon", 2, "200", "notDelivered"],
      ["LK1", "won", 3, "300", "delivered"],
    ]);
    const won = await owner.call(lucky.orders, { ...range, winResult: "won", machineNo: "LK1" });
    expect(won.rows.map(({ lotteryCount }) => lotteryCount)).toEqual([3]);
    const [first] = rows;
    expect((await owner.call(lucky.orders, { ...range, orderNo: first!.orderNo })).rows).toEqual([first]);
  });

  it("ORDER-05 finds them by a part of their number, by a whole one whatever the days, and by none that no order has", async () => {
    const [first, ...others] = (await owner.call(lucky.orders, range)).rows;
    const foundBy = async (orderNo: string, days = range) =>
      (await owner.call(lucky.orders, { ...days, orderNo })).rows.map((row) => row.orderNo);
    const part = first!.orderNo.slice(-6);
    expect(await foundBy(part)).toEqual(
      [first!, ...others].map((row) => row.orderNo).filter((orderNo) => orderNo.includes(part)),
    );
    const longAgo = { fromDay: "2026-01-01", toDay: "2026-01-02" };
    expect([await foundBy(first!.orderNo, longAgo), await foundBy(part, longAgo)]).toEqual([[first!.orderNo], []]);
    expect([await foundBy("9".repeat(19)), await foundBy("%")]).toEqual([[], []]);
    expect((await stranger.call(lucky.orders, { ...longAgo, orderNo: first!.orderNo })).rows).toEqual([]);
  });

  it("ORDER-10 counts orders, draws, wins and their money", async () => {
    expect(await owner.call(lucky.totals, range)).toEqual({
      orders: 4,
      lotteryCount: 7,
      winCount: 2,
      lotteryFen: "700",
    });
    expect(await owner.call(lucky.totals, { ...range, winResult: "won" })).toMatchObject({
      orders: 2,
      lotteryFen: "400",
    });
  });

  it("ORDER-10 STAT-05 counts by machine and prize, and each row equals its list", async () => {
    const { rows } = await owner.call(lucky.wins, range);
    expect(
      rows.map(({ machineNo, prizeName, orders, lotteryCount, winCount, winRate, lotteryFen }) => [
        machineNo,
        prizeName,
        orders,
        lotteryCount,
        winCount,
        winRate,
        lotteryFen,
      ]),
    ).toEqual([
      ["LK1", "可乐", 3, 6, 1, 1 / 3, "600"],
      ["LK2", "可乐", 1, 1, 1, 1, "100"],
    ]);
    for (const { machineNo, productId, orders, winCount, lotteryCount, lotteryFen } of rows)
      expect(await owner.call(lucky.totals, { ...range, machineNo, productId: productId! })).toEqual({
        orders,
        winCount,
        lotteryCount,
        lotteryFen,
      });
    expect((await owner.call(lucky.wins, { ...range, prizeName: "雪碧" })).rows).toEqual([]);
    const none = { orders: 0, lotteryCount: 0, winCount: 0, lotteryFen: "0" };
    expect(await owner.call(lucky.winTotals, { ...range, prizeName: "雪碧" })).toEqual(none);
    expect(await owner.call(lucky.winTotals, { ...range, prizeName: "可" })).toEqual(
      await owner.call(lucky.totals, range),
    );
    expect(await owner.call(lucky.winTotals, { ...range, machineNo: "LK1" })).toMatchObject({ orders: 3, winCount: 1 });
    expect(await stranger.call(lucky.winTotals, range)).toEqual(none);
    expect((await owner.call(lucky.wins, { ...range, sort: "winRate" })).rows[0]?.machineNo).toBe("LK2");
  });

  it("ORDER-10 STAT-05 leads from the row of a machine to that machine alone, also where another number begins with its", async () => {
    await played(await givenSellingMachine(server, machine.merchant, "LK11"), true, 5);
    const { rows } = await owner.call(lucky.wins, { ...range, machineNo: "LK1" });
    expect(rows.map(({ machineNo, lotteryCount }) => [machineNo, lotteryCount])).toEqual([["LK1", 6]]);
    expect(await owner.call(lucky.totals, { ...range, machineNo: "LK1" })).toMatchObject({ lotteryCount: 6 });
    const listed = await owner.call(lucky.orders, { ...range, machineNo: "LK1" });
    expect(new Set(listed.rows.map(({ machineNo }) => machineNo))).toEqual(new Set(["LK1"]));
    const part = await owner.call(lucky.orders, { ...range, machineNo: "LK" });
    expect(new Set(part.rows.map(({ machineNo }) => machineNo))).toEqual(new Set(["LK1", "LK2", "LK11"]));
  });

  it("ORDER-17 writes its lists into files", async () => {
    for (const call of [lucky.exportOrders, lucky.exportDraws, lucky.exportWins])
      expect((await owner.call(call, { ...range, format: "csv" })).fileId).toMatch(/^\d+$/);
  });

  it("PERM-09 shows nothing of other merchants", async () => {
    expect((await stranger.call(lucky.orders, range)).rows).toEqual([]);
    expect((await stranger.call(lucky.wins, range)).rows).toEqual([]);
    expect(await stranger.call(lucky.totals, range)).toMatchObject({ orders: 0, lotteryFen: "0" });
  });

  it("TOPBAR-20 takes 30 days of orders and 92 of statistics at most", async () => {
    const days = (fromDay: string) => ({ fromDay, toDay: "2026-06-30" });
    const code = async (call: typeof lucky.orders | typeof lucky.wins, fromDay: string) =>
      (await owner.try(call, days(fromDay))).body.code;
    expect([await code(lucky.orders, "2026-06-01"), await code(lucky.orders, "2026-05-31")]).toEqual([
      "H0000",
      "range.tooLong",
    ]);
    expect([await code(lucky.wins, "2026-03-31"), await code(lucky.wins, "2026-03-30")]).toEqual([
      "H0000",
      "range.tooLong",
    ]);
  });

  it("MERCHANT-20 closes every call while the switch is off", async () => {
    await setFeatures("{shoppingCart}");
    server.forgetSessions();
    for (const call of [lucky.orders, lucky.totals, lucky.wins, lucky.winTotals, lucky.exportDraws])
      expect((await owner.try(call, { ...range, format: "csv" } as never)).body.code).toBe("merchants.featureOff");
  });
});
