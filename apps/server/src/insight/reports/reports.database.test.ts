import { figureViews } from "@yunshou/contract/insight/figureViews";
import { reports } from "@yunshou/contract/insight/reports";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { addDays, businessDay, reportNames } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf, sellAt } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let merchant: Awaited<ReturnType<typeof givenMerchant>>;
let boss: Client;
let colleague: Client;
let clerk: Client;
const today = businessDay(new Date(), "Asia/Shanghai");
const days = (count: number, endDate = today) => ({ startDate: addDays(endDate, 1 - count), endDate });
const code = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const stateOf = async (reportId: string) =>
  (await boss.call(reports.list, {})).rows.find((row) => row.reportId === reportId);
const setFile = (reportId: string, state: string) =>
  rowsOf(server, "update file set state = $2, size_bytes = 3 where id = (select file_id from report where id = $1)", [
    reportId,
    state,
  ]);

beforeAll(async () => {
  server = await startTestServer();
  merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "boss" });
  await givenUser(server, merchant, { account: "colleague" });
  const clerkUser = await givenUser(server, merchant, { account: "clerk", level: "2", roles: [] });
  await rowsOf(
    server,
    "with r as (insert into role (code, name, permissions) values ('clerk', 'c', '{insight.report.read,insight.report.write,insight.overview.read}') returning id) insert into user_role (user_id, role_id) select $1, id from r",
    [clerkUser.userId],
  );
  [boss, colleague, clerk] = (await Promise.all(
    ["boss", "colleague", "clerk"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client];
  const { machineId } = await boss.call(machines.register, machineForm(merchant, "R1"));
  await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
  await boss.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "small" });
  const productId = await givenProduct(server, merchant, "cola", 350);
  await boss.call(lanes.save, {
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
}, 60_000);
afterAll(() => server.stop());

describe("report export", () => {
  it("STAT-02 MSG-106 takes 31 days and refuses 32", async () => {
    const overview = { reportName: "overview" } as const;
    expect(await code(boss.try(reports.create, { ...overview, ...days(32) }))).toBe("insight.reportTooLong");
    expect(await code(boss.try(reports.create, { ...overview, ...days(31) }))).toBe("H0000");
    const backwards = { startDate: today, endDate: addDays(today, -1) };
    expect(await code(boss.try(reports.create, { ...overview, ...backwards }))).toBe("range.reversed");
    expect(await code(boss.try(reports.create, { ...overview, ...days(1), merchantNo: "9999" }))).toBe(
      "record.unknown",
    );
  });

  it("STAT-03 STAT-04 goes from not generated over generating to generated or failed, and fails to be generated again", async () => {
    for (const reportName of reportNames) {
      const { reportId } = await boss.call(reports.create, { reportName, ...days(2) });
      expect(await stateOf(reportId)).toMatchObject({ reportStatus: "notGenerated", fileId: null });
      await boss.call(reports.generate, { reportId });
      expect(await stateOf(reportId)).toMatchObject({ reportStatus: "generating", fileId: null, fileSize: null });
      expect(await code(boss.try(reports.generate, { reportId }))).toBe("state.notAllowed");
      await setFile(reportId, "failed");
      expect(await stateOf(reportId)).toMatchObject({ reportStatus: "failed", fileId: null });
      await boss.call(reports.generate, { reportId });
      await setFile(reportId, "ready");
      expect(await stateOf(reportId)).toMatchObject({
        reportStatus: "generated",
        fileSize: 3,
        fileId: expect.any(String),
      });
      expect(await code(boss.try(reports.generate, { reportId }))).toBe("state.notAllowed");
    }
    expect((await boss.call(reports.list, { reportStatus: "generated" })).total).toBe(reportNames.length);
  });

  it("STAT-05 says when there is nothing to export, and stays as it was", async () => {
    const { reportId } = await boss.call(reports.create, { reportName: "machines", ...days(3, addDays(today, -40)) });
    expect(await code(boss.try(reports.generate, { reportId }))).toBe("insight.nothingToExport");
    expect(await stateOf(reportId)).toMatchObject({ reportStatus: "notGenerated" });
    await boss.call(reports.remove, { reportId });
    expect(await stateOf(reportId)).toBeUndefined();
  });

  it("STAT-02 MERCHANT-03 stays about its merchant when that moves and another one gets its number", async () => {
    const shop = await givenMerchant(server, { name: "小店", parentId: merchant.merchantId });
    const { reportId } = await boss.call(reports.create, {
      reportName: "overview",
      ...days(2),
      merchantNo: shop.merchantNo,
    });
    await rowsOf(server, "update merchant set merchant_no = $2 where id = $1", [shop.merchantId, "99990000"]);
    const next = await givenMerchant(server, { name: "新店", parentId: merchant.merchantId });
    expect(next.merchantNo).toBe(shop.merchantNo);
    // A session that does not know the merchants of before.
    const again = await loginAs(server, "boss", testPassword);
    const { machineId } = await again.call(machines.register, machineForm(next, "R9"));
    await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
    await again.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "small" });
    await rowsOf(server, "update lane set product_id = $2, status = 'normal', stock = 5 where machine_id = $1", [
      machineId,
      await givenProduct(server, next, "tea", 350),
    ]);
    await sellAt(server, machineId, { lane: 11 });
    expect(await stateOf(reportId)).toMatchObject({ merchantNo: "99990000" });
    expect(await code(again.try(reports.generate, { reportId }))).toBe("insight.nothingToExport");
    await boss.call(reports.remove, { reportId });
  });

  it("PERM-09 says no more than the page of its figures, and is its owner's alone", async () => {
    expect(figureViews.machines.permission).toBe("insight.machines.read");
    expect(await code(clerk.try(reports.create, { reportName: "machines", ...days(2) }))).toBe("access.noPermission");
    expect(await code(clerk.try(reports.create, { reportName: "overview", ...days(2) }))).toBe("H0000");
    expect((await colleague.call(reports.list, {})).total).toBe(0);
    const { reportId } = (await boss.call(reports.list, {})).rows[0]!;
    for (const call of [reports.generate, reports.remove])
      expect(await code(colleague.try(call, { reportId }))).toBe("record.unknown");
  });
});
