import { machines } from "@yunshou/contract/machines/machines";
import { downloads } from "@yunshou/contract/system/downloads";
import type { RecordKind } from "@yunshou/contract/records";
import { logs } from "@yunshou/contract/system/logs";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeAudit } from "../platform/audit.queries.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let owner: Client;
let parent: Client;
let stranger: Client;
let worker: Client;
const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: addDays(today, -6), toDay: today };

beforeAll(async () => {
  server = await startTestServer();
  const above = await givenMerchant(server, { name: "上级" });
  const merchant = await givenMerchant(server, { name: "下级", parentId: above.merchantId });
  const other = await givenMerchant(server, { name: "别人" });
  await givenUser(server, above, { account: "parent" });
  await givenUser(server, merchant, { account: "owner" });
  await givenUser(server, merchant, { account: "worker", level: "2", roles: ["staff"] });
  await givenUser(server, other, { account: "stranger" });
  const people = ["parent", "owner", "worker", "stranger"];
  [parent, owner, worker, stranger] = (await Promise.all(
    people.map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client, Client];
  await asSystem(server.database, async (tx) => {
    const place = { topId: merchant.topId, merchantId: merchant.merchantId };
    await writeAudit(tx, {
      action: "machines.update",
      object: "YT9",
      merchant: place,
      before: { name: "old" },
      after: { name: "new" },
      actorId: null,
      address: "10.0.0.9",
      requestId: "r1",
    });
  });
  await new Client(server.address).login("owner", "Wrong-Horse-9").catch(() => undefined);
});
afterAll(() => server.stop());

const list = async (client: Client, filters: Record<string, unknown> = {}) =>
  (await client.call(logs.list, { ...range, ...filters } as never)).rows;

describe("SYS-01 the log page", () => {
  it("lists operator, time, page, action and result, newest first", async () => {
    const rows = await list(owner);
    expect(rows[0]).toMatchObject({
      logAction: "access.login.failed",
      logType: "login",
      logResult: "failed",
      logPage: "/login",
      logObject: "owner",
      merchantName: "下级",
    });
    expect(rows.map((row) => row.logTime)).toEqual(
      rows
        .map((row) => row.logTime)
        .toSorted()
        .toReversed(),
    );
    expect(rows.find((row) => row.logAction === "access.login.succeeded" && row.logOperator === "owner")).toMatchObject(
      { logResult: "succeeded", operatorKnown: true },
    );
  });

  it("filters by operator, type, action, object and days", async () => {
    const objects = async (filters: Record<string, unknown>) =>
      (await list(owner, filters)).map((row) => row.logObject);
    expect(await objects({ logObject: "YT" })).toEqual(["YT9"]);
    expect(await objects({ logType: "change" })).toEqual(["YT9"]);
    expect(await objects({ logAction: "machines" })).toEqual(["YT9"]);
    expect(await objects({ logOperator: "worker" })).toEqual(["worker"]);
    expect(await objects({ logObject: "worker" })).toEqual(["worker"]);
    expect(await objects({ fromDay: addDays(today, -6), toDay: addDays(today, -3) })).toEqual([]);
    expect((await owner.try(logs.list, { ...range, fromDay: addDays(today, -7) })).body).toMatchObject({
      code: "range.tooLong",
    });
    expect((await owner.try(logs.list, { fromDay: today, toDay: addDays(today, -1) })).body).toMatchObject({
      code: "range.reversed",
    });
  });

  it("shows the state before and after, to the own merchant and those above only", async () => {
    const [entry] = await list(owner, { logObject: "YT9" });
    for (const client of [owner, parent]) {
      expect(await client.call(logs.detail, { logId: entry!.logId })).toMatchObject({
        before: { name: "old" },
        after: { name: "new" },
        requestId: "r1",
        address: "10.0.0.9",
        operatorKnown: false,
      });
    }
    expect((await stranger.try(logs.detail, { logId: entry!.logId })).body.code).toBe("record.unknown");
    expect((await list(stranger)).every((row) => row.merchantName === "别人")).toBe(true);
    expect((await list(owner)).some((row) => row.merchantName === "上级")).toBe(false);
    expect((await list(parent)).some((row) => row.merchantName === "下级")).toBe(true);
    expect((await worker.try(logs.list, range)).body.code).toBe("access.noPermission");
  });

  it("D8 tells of one record what was changed of it, and nothing of what another kind calls the same", async () => {
    const told = async (client: Client, recordKind: RecordKind, recordNo = "YT9") =>
      (await client.call(logs.ofRecord, { recordKind, recordNo })).rows.map(({ logAction, before, after }) => ({
        logAction,
        before,
        after,
      }));
    const change = { logAction: "machines.update", before: { name: "old" }, after: { name: "new" } };
    expect(await told(owner, "machine")).toEqual([change]);
    expect(await told(parent, "machine")).toEqual([change]);
    const nothing = [
      told(owner, "card"),
      told(owner, "rollout"),
      told(owner, "document"),
      told(owner, "machine", "YT"),
      told(stranger, "machine"),
    ];
    expect(await Promise.all(nothing)).toEqual([[], [], [], [], []]);
    expect((await worker.try(logs.ofRecord, { recordKind: "machine", recordNo: "YT9" })).body.code).toBe(
      "access.noPermission",
    );
  });

  it("records exports, its own included, and refuses an empty one", async () => {
    await owner.call(logs.export, { ...range, format: "csv" });
    const [entry] = await list(owner, { logType: "export" });
    expect(entry).toMatchObject({ logAction: "logs.export", logPage: "/xtgl/rzgl", logOperator: "owner" });
    expect(await owner.call(logs.detail, { logId: entry!.logId })).toMatchObject({
      after: { format: "csv", fromDay: range.fromDay },
    });
    expect((await owner.call(downloads.list, { fileType: "export" })).rows[0]).toMatchObject({ state: "queued" });
    expect((await owner.try(logs.export, { ...range, format: "csv" })).body.code).toBe("system.exportRunning");
    expect((await owner.try(logs.export, { ...range, logObject: "nothing", format: "csv" })).body.code).toBe(
      "insight.nothingToExport",
    );
    expect((await owner.try(machines.export, { format: "csv" })).body.code).toBe("insight.nothingToExport");
  });
});
