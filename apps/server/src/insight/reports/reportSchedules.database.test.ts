import { reports } from "@yunshou/contract/insight/reports";
import { reportSchedules } from "@yunshou/contract/insight/reportSchedules";
import { savedViews } from "@yunshou/contract/insight/savedViews";
import { alarmChannels } from "@yunshou/contract/machines/alarmRules";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportDuties } from "../../platform/export/exportJob.ts";
import type { AnySource } from "../../platform/export/source.ts";
import { makeSweeper, type TimerHandler } from "../../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf, sellAt } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { type MailStandIn, startMailServer } from "../../testing/standIns/alarmReceivers.ts";
import { figureExports } from "../figures/figureExports.ts";
import { reportMailDuties } from "./reportMail.ts";

let server: TestServer;
let mail: MailStandIn;
let [boss, colleague, stranger]: Client[] = [];
let [bossId, colleagueId, ownId] = ["", "", ""];
const today = businessDay(new Date(), "Asia/Shanghai");
const code = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({ LOOPBACK_CHANNELS: "1" });
  const merchant = await givenMerchant(server, { name: "云途" });
  ownId = merchant.merchantId;
  bossId = (await givenUser(server, merchant, { account: "boss", email: "boss@example.com" })).userId;
  colleagueId = (await givenUser(server, merchant, { account: "colleague", email: "colleague@example.com" })).userId;
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, colleague, stranger] = await Promise.all(
    ["boss", "colleague", "stranger"].map((account) => loginAs(server, account, testPassword)),
  );
  const { machineId } = await boss!.call(machines.register, machineForm(merchant, "R1"));
  await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
  await boss!.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "small" });
  const productId = await givenProduct(server, merchant, "cola", 350);
  await boss!.call(lanes.save, {
    machineId,
    cabinet: "main",
    laneNo: 11,
    productId,
    lanePriceFen: "350",
    purchaseFen: null,
    stock: 50,
    capacity: 60,
    warnThreshold: 1,
    batchNo: "",
    laneMode: "small",
    version: 1,
  });
  await sellAt(server, machineId, { lane: 11 });
  await boss!.call(alarmChannels.add, {
    merchantId: merchant.merchantId,
    channelKind: "mail",
    channelName: "邮箱",
    host: "127.0.0.1",
    port: mail.port,
    secure: false,
    loginName: "",
    password: "",
    sender: "reports@example.com",
  });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

/** Eight o'clock of so many days later, when the schedules of this test are due. */
const eight = (daysLater: number) => new Date(`${addDays(today, daysLater)}T08:00:00+08:00`);
const form = { reportName: "overview", cycle: "daily", sendTime: "08:00" } as const;

/** A schedule that is due tomorrow at eight, for the sales of today. */
async function given(receiverIds: readonly string[], savedViewId?: string): Promise<string> {
  const { reportScheduleId } = await boss!.call(reportSchedules.create, {
    ...form,
    receiverIds: [...receiverIds],
    ...(savedViewId === undefined ? {} : { savedViewId }),
  });
  await rowsOf(server, "update report_schedule set next_at = $2 where id = $1", [reportScheduleId, eight(1)]);
  await rowsOf(server, "update timer set due_at = $2 where kind = 'insight.reportSchedule' and key = $1", [
    reportScheduleId,
    eight(1),
  ]);
  return reportScheduleId;
}
const duties = () => {
  const { database, dataDir, context } = server;
  return reportMailDuties({ database, dataDir, secrets: context.secrets, loopback: true });
};
/** Does what is due at a moment, and what that leads to within a few minutes. */
async function pass(
  at: Date,
  sources: readonly AnySource[] = Object.values(figureExports),
  mailing: readonly TimerHandler[] = duties(),
): Promise<void> {
  const { database, context, dataDir } = server;
  const { secrets, log } = context;
  const exports = exportDuties({ database, dataDir, sources, secrets, log });
  const sweeper = makeSweeper(database, [...mailing, ...exports.handlers], log, 1);
  for (let minute = 0; minute < 5; minute += 1) {
    await sweeper.sweep(new Date(at.getTime() + minute * 10_000));
    await sweeper.settled();
    await exports.idle();
  }
  await exports.stop();
}
const newest = async () => (await boss!.call(reports.list, {})).rows[0]!;

describe("reports by schedule", () => {
  it("STAT-02 STAT-04 are written at their time and mailed to each receiver in a mail of its own, once", async () => {
    const reportScheduleId = await given([bossId, colleagueId]);
    const [row] = (await boss!.call(reportSchedules.list, {})).rows;
    expect(row).toMatchObject({ reportScheduleId, enabled: true, sendTime: "08:00", receivers: ["boss", "colleague"] });
    await pass(new Date(eight(1).getTime() - 60_000));
    expect((await boss!.call(reports.list, {})).total).toBe(0);
    await pass(eight(1));
    expect(await newest()).toMatchObject({
      startDate: today,
      endDate: today,
      reportStatus: "generated",
      mailStatus: "sent",
      mailResult: "",
    });
    expect(mail.received.map(({ to }) => to)).toEqual([["boss@example.com"], ["colleague@example.com"]]);
    expect(mail.received[0]!.from).toBe("reports@example.com");
    expect(mail.received[0]!.data).toContain(".xlsx");
    // The first bytes of a workbook.
    expect(mail.received[0]!.data).toContain("\nUEsDB");
    await pass(new Date(eight(1).getTime() + 3_600_000));
    expect(mail.received).toHaveLength(2);
    expect((await boss!.call(reportSchedules.list, {})).rows[0]!.nextTime).toBe(eight(2).toISOString());
    await boss!.call(reportSchedules.remove, { reportScheduleId });
  });

  it("STAT-01 STAT-04 are written with the condition of a saved view, which is its owner's alone", async () => {
    const days = { fromDay: addDays(today, -6), toDay: today };
    const view = {
      figureName: "overview",
      viewName: " 一号机 ",
      groupBy: "payMethod",
      compare: "none",
      ...days,
    } as const;
    const { savedViewId } = await boss!.call(savedViews.save, { ...view, condition: { machineNo: "R1" } });
    // The same name again replaces it; another one narrows to what sold nothing.
    expect(await boss!.call(savedViews.save, { ...view, condition: { machineNo: "R1" } })).toEqual({ savedViewId });
    const empty = await boss!.call(savedViews.save, { ...view, viewName: "无", condition: { machineNo: "R2" } });
    const shown = await boss!.call(savedViews.list, { figureName: "overview" });
    expect(shown.rows).toMatchObject([
      {
        savedViewId,
        viewName: "一号机",
        groupBy: "payMethod",
        compare: "none",
        condition: { machineNo: "R1" },
        ...days,
      },
      { viewName: "无" },
    ]);
    expect((await colleague!.call(savedViews.list, { figureName: "overview" })).rows).toEqual([]);
    expect(await code(colleague!.try(savedViews.remove, { savedViewId }))).toBe("record.unknown");
    expect(await code(boss!.try(savedViews.save, { ...view, viewName: " ", condition: {} }))).toBe("field.required");
    const wide = { ...view, condition: {}, fromDay: addDays(today, -92) };
    expect(await code(boss!.try(savedViews.save, wide))).toBe("range.tooLong");
    const other = { ...form, reportName: "machines", savedViewId, receiverIds: [bossId] } as const;
    expect(await code(boss!.try(reportSchedules.create, other))).toBe("record.unknown");
    expect(
      await code(colleague!.try(reportSchedules.create, { ...form, savedViewId, receiverIds: [colleagueId] })),
    ).toBe("record.unknown");
    mail.received.length = 0;
    const schedules = [await given([bossId], savedViewId), await given([bossId], empty.savedViewId)];
    // Its condition stays when the view goes.
    await boss!.call(savedViews.remove, { savedViewId });
    expect((await boss!.call(reportSchedules.list, {})).rows.map(({ viewName }) => viewName)).toEqual(["无", "一号机"]);
    await pass(eight(1));
    const written = (await boss!.call(reports.list, {})).rows.filter(({ viewName }) => viewName !== "");
    expect(
      new Set(written.map(({ viewName, mailStatus, mailResult }) => `${viewName} ${mailStatus} ${mailResult}`)),
    ).toEqual(new Set(["一号机 sent ", "无 failed insight.nothingToExport"]));
    expect(mail.received).toHaveLength(1);
    mail.received.length = 0;
    for (const reportScheduleId of schedules) await boss!.call(reportSchedules.remove, { reportScheduleId });
  });

  it("MERCHANT-03 stay about the merchant of their view when that moves and another one gets its number", async () => {
    const shop = await givenMerchant(server, { name: "小店", parentId: ownId });
    const owner = await loginAs(server, "boss", testPassword);
    const narrowed = { groupBy: "day", compare: "none", fromDay: today, toDay: today } as const;
    const { savedViewId } = await owner.call(savedViews.save, {
      figureName: "overview",
      viewName: "小店",
      ...narrowed,
      condition: { merchantNo: shop.merchantNo },
    });
    const { reportScheduleId } = await owner.call(reportSchedules.create, {
      ...form,
      savedViewId,
      receiverIds: [bossId],
    });
    await rowsOf(server, "update merchant set merchant_no = $2 where id = $1", [shop.merchantId, "99990000"]);
    const { rows } = await owner.call(savedViews.list, { figureName: "overview" });
    expect(rows.find((row) => row.savedViewId === savedViewId)!.condition).toEqual({ merchantNo: "99990000" });
    expect((await owner.call(reportSchedules.list, {})).rows[0]).toMatchObject({ merchantNo: "99990000" });
    await owner.call(reportSchedules.remove, { reportScheduleId });
    await owner.call(savedViews.remove, { savedViewId });
  });

  it("STAT-04 are sent on the day itself although the one of the day before was late", async () => {
    const reportScheduleId = await given([bossId]);
    mail.received.length = 0;
    // Nothing ran from before eight of one day until shortly after midnight.
    await pass(new Date(eight(2).getTime() - 7 * 3_600_000));
    expect((await boss!.call(reportSchedules.list, {})).rows[0]!.nextTime).toBe(eight(2).toISOString());
    expect(await newest()).toMatchObject({ startDate: today, endDate: today });
    await boss!.call(reportSchedules.remove, { reportScheduleId });
  });

  it("STAT-04 are mailed to nobody of a merchant that was deleted since, nor of one below it", async () => {
    const shop = await givenMerchant(server, { name: "旧店", parentId: ownId });
    const stall = await givenMerchant(server, { name: "旧摊", parentId: shop.merchantId });
    const { userId } = await givenUser(server, shop, { account: "former", email: "former@example.com" });
    const below = await givenUser(server, stall, { account: "below", email: "below@example.com" });
    const owner = await loginAs(server, "boss", testPassword);
    const receiverIds = [bossId, userId, below.userId];
    const { reportScheduleId } = await owner.call(reportSchedules.create, { ...form, receiverIds });
    await rowsOf(server, "update report_schedule set next_at = $2 where id = $1", [reportScheduleId, eight(1)]);
    await rowsOf(server, "update timer set due_at = $2 where kind = 'insight.reportSchedule' and key = $1", [
      reportScheduleId,
      eight(1),
    ]);
    mail.received.length = 0;
    await rowsOf(server, "update merchant set status = 'deleted' where id = $1", [shop.merchantId]);
    await pass(eight(1));
    expect(mail.received.map(({ to }) => to)).toEqual([["boss@example.com"]]);
    expect(await newest()).toMatchObject({ mailStatus: "sent" });
    const again = { ...form, receiverIds: [below.userId] };
    expect(await code(owner.try(reportSchedules.create, again))).toBe("record.unknown");
    await boss!.call(reportSchedules.remove, { reportScheduleId });
  });

  it("STAT-04 are mailed to each receiver once, however long a mail server takes for those before", async () => {
    const reportScheduleId = await given([bossId, colleagueId]);
    mail.received.length = 0;
    const underWay: (() => void | Promise<void>)[] = [];
    const slow = duties().map(({ run, ...duty }): TimerHandler => ({
      ...duty,
      run: (context, due) => run({ ...context, afterCommit: (action) => void underWay.push(action) }, due),
    }));
    await pass(eight(1), Object.values(figureExports), slow);
    expect(underWay).toHaveLength(1);
    await pass(new Date(eight(1).getTime() + 70_000));
    for (const action of underWay) await action();
    expect(mail.received.map(({ to }) => to)).toEqual([["boss@example.com"], ["colleague@example.com"]]);
    expect(await newest()).toMatchObject({ mailStatus: "sent" });
    await boss!.call(reportSchedules.remove, { reportScheduleId });
  });

  it("STAT-02 take no room from the reports that a person asks for", async () => {
    const wanted = { reportName: "overview", startDate: today, endDate: today } as const;
    const { reportId } = await colleague!.call(reports.create, wanted);
    // Those of seven daily schedules, which are kept for a month.
    await rowsOf(
      server,
      `insert into report (top_id, merchant_id, owner_id, name, from_day, to_day, of_merchant, mail_state, mail_to)
       select top_id, merchant_id, owner_id, name, from_day, to_day, of_merchant, 'sent', '{}' from report, generate_series(1, 210) where id = $1`,
      [reportId],
    );
    expect(await code(colleague!.try(reports.create, wanted))).toBe("H0000");
    await rowsOf(server, "update report set mail_state = null where owner_id = $1", [colleagueId]);
    expect(await code(colleague!.try(reports.create, wanted))).toBe("access.tooManyEntries");
  });

  it("STAT-04 are written again later when their file failed, and not over and over", async () => {
    const reportScheduleId = await given([bossId]);
    mail.received.length = 0;
    const files = async () => (await rowsOf(server, "select id from file where state = 'failed'")).length;
    const before = await files();
    // Nobody knows how to write it.
    await pass(eight(1), []);
    expect((await files()) - before).toBe(1);
    expect((await newest()).mailStatus).toBe("waiting");
    await pass(new Date(eight(1).getTime() + 120_000));
    expect(await newest()).toMatchObject({ reportStatus: "generated", mailStatus: "sent" });
    expect(mail.received).toHaveLength(1);
    await boss!.call(reportSchedules.remove, { reportScheduleId });
  });

  it("STAT-04 wait for a mail server that is away, and are given up after a day", async () => {
    const reportScheduleId = await given([bossId]);
    const { port } = mail;
    await mail.stop();
    mail.received.length = 0;
    await pass(eight(1));
    expect(await newest()).toMatchObject({ reportStatus: "generated", mailStatus: "waiting" });
    expect((await newest()).mailResult).not.toBe("");
    // The mail of a report goes on without its schedule.
    await boss!.call(reportSchedules.remove, { reportScheduleId });
    await pass(new Date(eight(1).getTime() + 25 * 3_600_000));
    expect(await newest()).toMatchObject({ mailStatus: "expired" });
    mail = await startMailServer(port);
    await pass(new Date(eight(1).getTime() + 26 * 3_600_000));
    expect(mail.received).toEqual([]);
  });

  it("PERM-09 are their owner's alone, end with the owner's rights, and pause while they are off", async () => {
    const reportScheduleId = await given([bossId]);
    const set = (enabled: boolean) => ({ reportScheduleId, enabled });
    expect(await code(colleague!.try(reportSchedules.enable, set(false)))).toBe("record.unknown");
    expect(await code(stranger!.try(reportSchedules.remove, { reportScheduleId }))).toBe("record.unknown");
    expect(await code(stranger!.try(reportSchedules.create, { ...form, receiverIds: [bossId] }))).toBe(
      "record.unknown",
    );
    expect(await code(boss!.try(reportSchedules.create, { ...form, receiverIds: [] }))).toBe("field.required");
    expect(await code(boss!.try(reportSchedules.create, { ...form, sendTime: "8", receiverIds: [bossId] }))).toBe(
      "insight.sendTime",
    );
    const before = (await boss!.call(reports.list, {})).total;
    await boss!.call(reportSchedules.enable, set(false));
    expect((await boss!.call(reportSchedules.list, {})).rows[0]).toMatchObject({ enabled: false, nextTime: null });
    await pass(eight(1));
    expect((await boss!.call(reports.list, {})).total).toBe(before);
    await boss!.call(reportSchedules.enable, set(true));
    await rowsOf(server, "update report_schedule set next_at = $2 where id = $1", [reportScheduleId, eight(1)]);
    await rowsOf(server, "update timer set due_at = $1 where kind = 'insight.reportSchedule'", [eight(1)]);
    await rowsOf(server, "update app_user set status = 'deleted' where id = $1", [bossId]);
    await pass(eight(1));
    const [row] = await rowsOf<{ state: string; result: string }>(
      server,
      "select mail_state as state, mail_result as result from report order by id desc limit 1",
    );
    expect(row).toEqual({ state: "failed", result: "access.noPermission" });
  });
});
