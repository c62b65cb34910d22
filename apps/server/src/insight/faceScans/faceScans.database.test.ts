import type { InputOf } from "@yunshou/contract";
import { faceScans } from "@yunshou/contract/insight/faceScans";
import { machines } from "@yunshou/contract/machines/machines";
import { readUpMessage, type UpBody } from "@yunshou/contract/machines/upMessages";
import { orders } from "@yunshou/contract/orders/orders";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pastContext, pastMessage } from "../../demo/history.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { faceScans as faceScansEffect } from "../../orders/selling/faceScans.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, machineForm, sellAt } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let boss: Client;
let helper: Client;
let stranger: Client;

const today = businessDay(new Date(), "Asia/Shanghai");
const yesterday = addDays(today, -1);
const noonOf = (day: string) => new Date(`${day}T12:00:00+08:00`);
const range = { fromDay: addDays(today, -6), toDay: today };

/** Cameras of F1 and F2 of one merchant, of which the helper sees F2 alone, and F9 of a stranger. */
beforeAll(async () => {
  server = await startTestServer();
  const shop = await givenMerchant(server);
  const other = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, other, { account: "stranger" });
  const { userId } = await givenUser(server, shop, { account: "helper", level: "2" });
  boss = await loginAs(server, "boss", testPassword);
  stranger = await loginAs(server, "stranger", testPassword);
  const seen = async (merchant: CreatedMerchant, by: Client, machineNo: string, told: [string, number, number][]) => {
    const { machineId } = await by.call(machines.register, machineForm(merchant, machineNo));
    const machine = { ...merchant, machineId, machineNo };
    await asSystem(server.database, async (tx) => {
      const messages = told.map(([day, scans, recognised]) =>
        pastMessage(machine, "faceScans", noonOf(day), { scans, recognised }),
      );
      await faceScansEffect(pastContext(tx, new Date()), messages);
    });
    return machineId;
  };
  const first = await seen(shop, boss, "F1", [
    [yesterday, 4, 3],
    [yesterday, 6, 5],
    [today, 1, 0],
  ]);
  const second = await seen(shop, boss, "F2", [[yesterday, 2, 2]]);
  await seen(other, stranger, "F9", [[yesterday, 50, 50]]);
  await boss.call(machines.authorise, { machineIds: [second], userIds: [userId], granted: true });
  helper = await loginAs(server, "helper", testPassword);
  const at = noonOf(yesterday);
  await sellAt(server, first, { lane: 11, payment: "alipay", at, byFace: true });
  await sellAt(server, first, { lane: 11, payment: "alipay", quantity: 2, at, byFace: true });
  await sellAt(server, first, { lane: 11, payment: "alipay", at });
}, 60_000);

afterAll(() => server.stop());

const told = async (by: Client, more: Partial<InputOf<typeof faceScans.list>> = {}) =>
  (await by.call(faceScans.list, { ...range, ...more })).rows.map((row) => [
    row.day,
    row.machineNo,
    row.scanCount,
    row.scanSuccess,
    row.faceCount,
    row.salesAmountFen,
  ]);

describe("face scans", () => {
  it("MACHINE-28 counts scans, recognitions and what was paid by face, by machine and business day", async () => {
    expect(await told(boss)).toEqual([
      [today, "F1", 1, 0, 0, "0"],
      [yesterday, "F1", 10, 8, 2, "1050"],
      [yesterday, "F2", 2, 2, 0, "0"],
    ]);
    expect(await told(boss, { machineNo: "F1", sort: "scanCount", direction: "asc" })).toEqual([
      [today, "F1", 1, 0, 0, "0"],
      [yesterday, "F1", 10, 8, 2, "1050"],
    ]);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("MACHINE-28 STAT-06 sums the same rows, with every day of the range", async () => {
    const { total, days } = await boss.call(faceScans.summary, range);
    expect(total).toEqual({
      scanCount: 13,
      scanSuccess: 10,
      successRate: 10 / 13,
      faceCount: 2,
      salesAmountFen: "1050",
    });
    expect(days.map(({ day, scanCount }) => [day, scanCount]).slice(-3)).toEqual([
      [addDays(today, -2), 0],
      [yesterday, 12],
      [today, 1],
    ]);
    expect(days).toHaveLength(7);
  });

  it("MACHINE-28 leads to the very orders that were paid by face", async () => {
    const day = { fromDay: yesterday, toDay: yesterday, machineNo: "F1" };
    const { rows } = await boss.call(orders.list, { ...day, byFace: "yes" });
    expect(rows.map(({ paidFen }) => paidFen).sort()).toEqual(["350", "700"]);
    expect((await boss.call(orders.list, day)).rows).toHaveLength(3);
  });

  it("PERM-11 shows an authorised user his machines alone, and nobody those of others", async () => {
    expect(await told(helper)).toEqual([[yesterday, "F2", 2, 2, 0, "0"]]);
    expect((await helper.call(faceScans.summary, range)).total.scanCount).toBe(2);
    expect(await told(stranger)).toEqual([[yesterday, "F9", 50, 50, 0, "0"]]);
  });

  it("STAT-01 MSG-107 refuses more than 92 days, and takes 92", async () => {
    const asked = async (back: number) =>
      (await boss.try(faceScans.list, { fromDay: addDays(today, -back), toDay: today })).body.code;
    expect(await asked(92)).toBe("range.tooLong");
    expect(await asked(91)).not.toBe("range.tooLong");
  });

  it.each([
    { scans: 1, recognised: 2 },
    { scans: 0, recognised: 0 },
    { scans: 10_001, recognised: 1 },
  ] satisfies UpBody<"faceScans">[])("MACHINE-28 sets aside a message that cannot be true: %o", (body) => {
    expect(readUpMessage({ type: "faceScans", boot: "b", seq: 1, at: 1, sentAt: 1, body }).ok).toBe(false);
  });
});
