import { downloads } from "@yunshou/contract/system/downloads";
import { systemAlarms } from "@yunshou/contract/system/systemAlarms";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSweeper } from "../../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { systemAlarmDuty } from "./systemAlarms.ts";

let server: TestServer;
let operator: Client;
let boss: Client;
const today = businessDay(new Date(), "Asia/Shanghai");
const week = { fromDay: addDays(today, -6), toDay: today };

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  asSystem(server.database, (tx) => tx.query<Row>(text, values));

/** One round of the duty, as the jobs do it. */
async function look(): Promise<void> {
  const duty = systemAlarmDuty(server.context.config);
  await sql(
    "insert into timer (kind, key, due_at) values ('system.alarms', '', to_timestamp(0)) on conflict (kind, key) do update set due_at = to_timestamp(0)",
  );
  await makeSweeper(server.database, [duty], server.context.log, 1).sweep();
}
const shown = async () =>
  (await operator.call(systemAlarms.list, week)).rows.filter(({ alarmType }) => alarmType !== "diskFull");

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "boss" });
  boss = await loginAs(server, "boss", testPassword);
  const platform = { merchantId: "1", topId: "1", merchantNo: "0" };
  await givenUser(server, platform, { account: "operator", level: "3", roles: ["platformAdmin"] });
  operator = await loginAs(server, "operator", testPassword);
});
afterAll(() => server.stop());

describe("SYS-01 alarms of the service itself", () => {
  it("GEN-19 begin with the fact that is wrong, go on as one row, and end with it", async () => {
    await look();
    expect(await shown()).toEqual([]);
    await sql("insert into timer (kind, key, due_at, attempts) values ('x.fails', 'a', now() + interval '1 day', 4)");
    await look();
    expect(await shown()).toEqual([]);
    await sql("update timer set attempts = 5 where kind = 'x.fails'");
    await look();
    expect(await shown()).toMatchObject([
      {
        alarmType: "dutyFailing",
        alarmLevel: "urgent",
        subject: "x.fails",
        figure: 5,
        recoverTime: null,
        handleStatus: "open",
      },
    ]);
    await sql("update timer set attempts = 9 where kind = 'x.fails'");
    await sql("insert into quarantine (topic, payload, problem) values ('t', '', 'bad'), ('t', '', 'bad')");
    await look();
    expect((await shown()).map(({ alarmType, figure }) => `${alarmType} ${figure}`).toSorted()).toEqual([
      "dutyFailing 9",
      "messagesSetAside 2",
    ]);
    await sql("delete from timer where kind = 'x.fails'");
    await look();
    const [over] = await shown().then((rows) => rows.filter(({ alarmType }) => alarmType === "dutyFailing"));
    expect(over?.recoverTime).not.toBeNull();
    expect((await operator.call(systemAlarms.list, { ...week, alarmType: "messagesSetAside" })).rows).toHaveLength(1);
  });

  it("MSG-33 MSG-113 are handled with a remark, ignored without one, and handled once", async () => {
    const code = async (input: object) => (await operator.try(systemAlarms.handle, input as never)).body.code;
    const { alarmId } = (await shown()).find(({ alarmType }) => alarmType === "messagesSetAside")!;
    const one = { systemAlarmIds: [alarmId] };
    expect(await code({ systemAlarmIds: [], decision: "handle" })).toBe("alarms.selectToHandle");
    expect(await code({ ...one, decision: "handle", remark: " " })).toBe("field.required");
    expect(await code({ ...one, decision: "handle", remark: "长".repeat(201) })).toBe("field.remarkTooLong");
    expect(await code({ systemAlarmIds: [alarmId, "1"], decision: "ignore" })).toBe("record.unknown");
    expect(await code({ ...one, decision: "ignore" })).toBe("H0000");
    await look();
    expect(await shown()).toContainEqual(
      expect.objectContaining({ alarmId, handleStatus: "ignored", recoverTime: null }),
    );
    expect(await code({ ...one, decision: "handle", remark: "旧固件" })).toBe("H0000");
    expect(await code({ ...one, decision: "handle", remark: "再次" })).toBe("state.notAllowed");
    expect((await operator.call(systemAlarms.list, { ...week, handleStatus: "handled" })).rows).toMatchObject([
      { alarmId, remark: "旧固件", handler: expect.any(String) },
    ]);
  });

  it("TOPBAR-20 are asked for seven days at most, exported, and shown to the platform only", async () => {
    const eight = { ...week, fromDay: addDays(today, -7) };
    expect((await operator.try(systemAlarms.list, eight)).body.code).toBe("range.tooLong");
    expect((await boss.try(systemAlarms.list, week)).body.code).toBe("access.noPermission");
    const { fileId } = await operator.call(systemAlarms.export, { ...week, format: "csv" });
    expect((await operator.call(downloads.list, {})).rows).toContainEqual(expect.objectContaining({ fileId }));
  });
});
