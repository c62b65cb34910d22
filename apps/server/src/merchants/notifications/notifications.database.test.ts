import { messages } from "@yunshou/contract/access/messages";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { notificationSettings } from "@yunshou/contract/merchants/notifications";
import { asSystem } from "@yunshou/database";
import type { MessageType, NotifyWay } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Delivery, deliverNotices } from "../../machines/alarms/deliver.ts";
import { tellAlarms as tellOfAlarms } from "../../machines/alarms/tellAlarms.ts";
import { raiseAlarms } from "../../machines/conditions/alarms.queries.ts";
import type { TimerContext } from "../../platform/timers.ts";
import type { ShortMessage } from "../../access/sms/templates.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { machineForm, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import type { CreatedMerchant } from "../tree/createMerchant.ts";
import { tellSummaries } from "./notificationDuties.ts";

let server: TestServer;
let top: CreatedMerchant;
let east: CreatedMerchant;
let west: CreatedMerchant;
let boss: Client;
let eastBoss: Client;
let westBoss: Client;
let strangerBoss: Client;
let clerk: Client;
const ids = new Map<string, string>();
let machineId = "";

beforeAll(async () => {
  server = await startTestServer();
  top = await givenMerchant(server, { name: "云途" });
  east = await givenMerchant(server, { name: "华东", parentId: top.merchantId });
  west = await givenMerchant(server, { name: "西部", parentId: top.merchantId });
  const stranger = await givenMerchant(server, { name: "旁人" });
  const people = [
    ["boss", top, "13900000001"],
    ["eastBoss", east, "13900000002"],
    ["westBoss", west, "13900000003"],
    ["strangerBoss", stranger, "13900000004"],
  ] as const;
  for (const [account, merchant, phone] of people)
    ids.set(account, (await givenUser(server, merchant, { account, phone })).userId);
  await givenUser(server, top, { account: "clerk", roles: ["staff"] });
  [boss, eastBoss, westBoss, strangerBoss, clerk] = (await Promise.all(
    ["boss", "eastBoss", "westBoss", "strangerBoss", "clerk"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client, Client, Client];
  machineId = (await eastBoss.call(machines.register, machineForm(east, "BELL1"))).machineId;
  await eastBoss.call(lanes.generate, {
    machineId,
    cabinet: "main",
    layers: 1,
    perLayer: 6,
    mode: "small",
    replace: false,
  });
});
afterAll(() => server.stop());

const sent: string[] = [];
const sms = {
  send: async ({ phone, text }: ShortMessage) => void sent.push(`${phone} ${text}`),
  refusal: () => undefined,
  metrics: () => [],
};
beforeEach(async () => {
  sent.length = 0;
  await rowsOf(server, "delete from user_message");
  await rowsOf(server, "delete from alarm_notice");
  await rowsOf(server, "delete from alarm");
  await rowsOf(server, "delete from notification_setting");
});

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const setting = (
  merchant: CreatedMerchant,
  messageType: MessageType,
  receivers: readonly string[],
  given: Partial<{ ways: NotifyWay[]; pushTime: string; enabled: boolean }> = {},
) => ({
  merchantId: merchant.merchantId,
  messageType,
  ways: ["console"] as NotifyWay[],
  pushTime: "09:00",
  enabled: true,
  receiverIds: receivers.map((account) => ids.get(account) ?? "0"),
  ...given,
});
const told = async (by: Client) => (await by.call(messages.list, {})).rows.map(({ detail }) => detail);

/** One round of a duty, with what it leaves for after the commit. */
async function round(duty: (context: TimerContext, by: Delivery) => Promise<void>, now: Date): Promise<void> {
  const actions: (() => void | Promise<void>)[] = [];
  const by = { sms, secrets: server.context.secrets, database: server.database, loopback: false };
  await asSystem(server.database, (tx) => duty({ tx, now, afterCommit: (action) => void actions.push(action) }, by));
  for (const action of actions) await action();
}

/** What is told of alarms leaves in a round of its own. */
const tellAlarms = async (context: TimerContext) => tellOfAlarms(context);
const roundOfAlarms = async (now: Date) => {
  await round(tellAlarms, now);
  await round(deliverNotices, new Date(Math.max(now.getTime(), Date.now()) + 1_000));
};

/** A moment of a day in Shanghai, where the merchants are. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`);
/** As if nothing had been told for a week. */
const forgetDay = () => rowsOf(server, "update notification_setting set last_day = '2026-01-01'");

describe("who is told what", () => {
  it("MERCHANT-18 SYS-07 is listed for each merchant and type, and saved with receivers and time", async () => {
    await boss.call(
      notificationSettings.save,
      setting(east, "dailySummary", ["eastBoss", "boss"], { pushTime: "07:45", ways: ["console", "sms"] }),
    );
    const { rows, total } = await boss.call(notificationSettings.list, { merchantName: "华东" });
    expect(total).toBe(3);
    expect(rows).toMatchObject([
      {
        merchantName: "华东",
        messageType: "dailySummary",
        pushTime: "07:45",
        enabled: true,
        ways: ["console", "sms"],
        receivers: [
          { account: "boss", phone: "139****0001" },
          { account: "eastBoss", phone: "139****0002" },
        ],
      },
      { merchantName: "华东", messageType: "alarm", enabled: false, receivers: [] },
      {
        merchantName: "华东",
        messageType: "certificate",
        enabled: true,
        ways: ["console"],
        receivers: [{ account: "eastBoss" }],
      },
    ]);
    expect((await eastBoss.call(notificationSettings.list, {})).rows.map((row) => row.merchantName)).toEqual([
      "华东",
      "华东",
      "华东",
    ]);
    expect(
      (await eastBoss.call(notificationSettings.receivers, { merchantId: east.merchantId })).receivers.map(
        ({ account }) => account,
      ),
    ).toEqual(["eastBoss"]);
    const [entry] = await rowsOf<{ after: { pushTime: string } }>(
      server,
      "select after from audit_log where action = 'merchants.notification.update'",
    );
    expect(entry?.after.pushTime).toBe("07:45");
  });

  it("PERM-09 a merchant does not see receivers of the one above, and keeps them when it saves its own", async () => {
    await boss.call(notificationSettings.save, setting(east, "alarm", ["boss", "eastBoss"]));
    const names = async (by: Client) =>
      (await by.call(notificationSettings.list, { merchantName: "华东", messageType: "alarm" })).rows[0]?.receivers.map(
        ({ account }) => account,
      );
    expect(await names(eastBoss)).toEqual(["eastBoss"]);
    await eastBoss.call(notificationSettings.save, setting(east, "alarm", ["eastBoss"], { ways: ["sms"] }));
    expect(await names(boss)).toEqual(["boss", "eastBoss"]);
  });

  it.each([
    ["SYS-07 no way", { ways: [] as NotifyWay[] }, "field.required", "ways"],
    ["MERCHANT-18 a time that no clock shows", { pushTime: "24:00" }, "merchants.pushTimeMalformed", "pushTime"],
    [
      "MERCHANT-15 a receiver of another merchant",
      { receiverIds: ["westBoss"] },
      "merchants.receiverUnknown",
      "receiverIds",
    ],
    ["SYS-07 nobody while it is on", { receiverIds: [] as string[] }, "merchants.receiversMissing", "receiverIds"],
  ])(
    "refuses %s and changes nothing",
    async (
      _what,
      { receiverIds, ...given }: { receiverIds?: string[]; ways?: NotifyWay[]; pushTime?: string },
      code,
      field,
    ) => {
      const answer = await boss.try(notificationSettings.save, {
        ...setting(east, "alarm", receiverIds ?? ["eastBoss"]),
        ...given,
      });
      expect(answer.body).toMatchObject({ code, data: { field } });
      expect(await rowsOf(server, "select 1 from notification_setting")).toEqual([]);
    },
  );

  it("PERM-09 is closed to siblings, children and strangers, and to who may not", async () => {
    for (const [by, merchant] of [
      [westBoss, east],
      [eastBoss, top],
      [strangerBoss, east],
    ] as const) {
      expect(await codeOf(by.try(notificationSettings.save, setting(merchant, "alarm", ["boss"])))).toBe(
        "merchants.unknown",
      );
      expect(await codeOf(by.try(notificationSettings.receivers, { merchantId: merchant.merchantId }))).toBe(
        "merchants.unknown",
      );
    }
    expect(await codeOf(clerk.try(notificationSettings.list, {}))).toBe("access.noPermission");
  });
});

describe("the daily summary", () => {
  it("MERCHANT-18 STOCK-04 comes once at the time of the merchant, with sales, machines and lanes of it and those below", async () => {
    await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
    await rowsOf(server, "update machine_state set connection = 'offline' where machine_id = $1", [machineId]);
    const [product] = await rowsOf<{ id: string }>(
      server,
      "insert into product (top_id, merchant_id, code, name, category, price_fen) values ($1, $2, 'P1', '水', '饮料', 300) returning id",
      [top.topId, east.merchantId],
    );
    await rowsOf(
      server,
      "update lane set product_id = $2, status = 'normal', capacity = 10, warn_threshold = 2, stock = case when lane_no <= 12 then 1 else 9 end where machine_id = $1",
      [machineId, product!.id],
    );
    await rowsOf(
      server,
      "insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen, refund_fen) values ($1, $2, '2026-03-04', $3, $4, 'cash', 'sale', 7, 8, 12345, 300), ($1, $2, '2026-03-05', $3, $4, 'cash', 'sale', 1, 1, 1, 0)",
      [top.topId, east.merchantId, machineId, product!.id],
    );
    await boss.call(
      notificationSettings.save,
      setting(top, "dailySummary", ["boss"], { ways: ["console", "sms"], pushTime: "09:00" }),
    );
    await forgetDay();
    await round(tellSummaries, at("2026-03-05", "08:59"));
    expect(await told(boss)).toEqual([]);
    await round(tellSummaries, at("2026-03-05", "09:00"));
    await round(tellSummaries, at("2026-03-05", "17:00"));
    expect(await told(boss)).toEqual([
      {
        kind: "dailySummary",
        merchantName: "云途",
        day: "2026-03-04",
        orders: 7,
        amountFen: "12345",
        refundFen: "300",
        machines: 1,
        offline: 1,
        refill: "2/6",
      },
    ]);
    expect(sent).toEqual([
      "13900000001 云途 2026-03-04：订单 7 笔，销售额 123.45 元，退款 3.00 元；机器 1 台，离线 1 台；需补货货道 2/6",
    ]);
    expect(await told(eastBoss)).toEqual([]);
    await round(tellSummaries, at("2026-03-06", "09:00"));
    expect((await told(boss)).map((detail) => detail.kind === "dailySummary" && detail.day)).toEqual([
      "2026-03-05",
      "2026-03-04",
    ]);
  });

  it("MERCHANT-18 comes once when two processes look at the same moment", async () => {
    await boss.call(notificationSettings.save, setting(top, "dailySummary", ["boss"]));
    await forgetDay();
    await Promise.all([1, 2, 3].map(() => round(tellSummaries, at("2026-03-05", "10:00"))));
    expect(await told(boss)).toHaveLength(1);
  });

  it("MERCHANT-18 is not sent to a merchant below one that is stopped", async () => {
    await boss.call(notificationSettings.save, setting(east, "dailySummary", ["eastBoss"], { ways: ["sms"] }));
    await forgetDay();
    const setStatus = (status: string) =>
      rowsOf(server, "update merchant set status = $2 where id = $1", [top.merchantId, status]);
    await setStatus("stopped");
    await round(tellSummaries, at("2026-03-05", "10:00"));
    await setStatus("normal");
    expect(sent).toEqual([]);
    await round(tellSummaries, at("2026-03-05", "10:01"));
    expect(sent).toHaveLength(1);
  });

  it("MERCHANT-18 is not sent late when it is switched on after its time, nor while it is off", async () => {
    const now = Date.now();
    await boss.call(notificationSettings.save, setting(top, "dailySummary", ["boss"], { pushTime: "00:00" }));
    await round(tellSummaries, new Date(now));
    await boss.call(
      notificationSettings.save,
      setting(top, "dailySummary", ["boss"], { pushTime: "00:00", enabled: false }),
    );
    await round(tellSummaries, new Date(now + 2 * 86_400_000));
    expect(await told(boss)).toEqual([]);
  });

  it("MERCHANT-18 does not come a second time on the day when its time is put off", async () => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const save = (pushTime: string) =>
      boss.call(notificationSettings.save, setting(top, "dailySummary", ["boss"], { pushTime }));
    await save("00:00");
    await forgetDay();
    await round(tellSummaries, at(today, "00:01"));
    await save("23:59");
    await round(tellSummaries, at(today, "23:59"));
    expect(await told(boss)).toHaveLength(1);
  });
});

describe("an alarm", () => {
  const raise = (...kinds: ("temperature" | "doorOpen" | "outOfStock" | "laneFault" | "offline")[]) =>
    asSystem(server.database, (tx) =>
      raiseAlarms(
        tx,
        kinds.map((kind) => ({
          machineId,
          kind,
          lane: kind === "laneFault" ? 12 : null,
          detail: kind === "outOfStock" ? { figure: "5/60" } : {},
        })),
      ),
    );
  const soon = () => new Date();

  it("SYS-07 STOCK-04 reaches the receivers of its merchant and of those above, once, and nobody else", async () => {
    await boss.call(notificationSettings.save, setting(top, "alarm", ["boss"], { ways: ["sms"] }));
    await boss.call(notificationSettings.save, setting(east, "alarm", ["eastBoss"]));
    await boss.call(notificationSettings.save, setting(west, "alarm", ["westBoss"]));
    await raise("outOfStock", "laneFault");
    await roundOfAlarms(soon());
    await roundOfAlarms(soon());
    expect(await told(eastBoss)).toEqual([
      {
        kind: "alarm",
        merchantName: "华东",
        machineNo: "BELL1",
        machineName: "机器BELL1",
        alarm: "outOfStock",
        lane: null,
        refill: "5/60",
      },
      {
        kind: "alarm",
        merchantName: "华东",
        machineNo: "BELL1",
        machineName: "机器BELL1",
        alarm: "laneFault",
        lane: 12,
        refill: null,
      },
    ]);
    expect(sent).toEqual([
      "13900000001 云途 机器BELL1（BELL1） 货道 12：货道故障",
      "13900000001 云途 机器BELL1（BELL1）：缺货 需补货货道 5/60",
    ]);
    expect(await told(westBoss)).toEqual([]);
    expect(await told(boss)).toEqual([]);
  });

  it("SYS-07 comes as one message when there are many, and not at all when it is over by then", async () => {
    await boss.call(notificationSettings.save, setting(east, "alarm", ["eastBoss"]));
    await raise("outOfStock", "laneFault", "doorOpen", "temperature");
    await roundOfAlarms(soon());
    expect(await told(eastBoss)).toEqual([{ kind: "alarms", merchantName: "华东", alarms: 4, machines: 1 }]);
    await raise("offline");
    await rowsOf(server, "update alarm set cleared_at = now() where kind = 'offline'");
    await roundOfAlarms(soon());
    expect(await told(eastBoss)).toHaveLength(1);
  });

  it("SYS-07 is told nobody below a merchant that is stopped", async () => {
    await boss.call(notificationSettings.save, setting(east, "alarm", ["eastBoss"], { ways: ["sms"] }));
    await rowsOf(server, "update merchant set status = 'stopped' where id = $1", [top.merchantId]);
    await raise("doorOpen");
    await roundOfAlarms(soon());
    await rowsOf(server, "update merchant set status = 'normal' where id = $1", [top.merchantId]);
    expect(sent).toEqual([]);
  });

  it("SYS-07 no longer reaches a receiver who is blocked or whose merchant switched it off", async () => {
    await boss.call(notificationSettings.save, setting(east, "alarm", ["eastBoss", "boss"], { ways: ["sms"] }));
    await rowsOf(server, "update app_user set blocked_reason = 'left' where account = 'eastBoss'");
    await raise("doorOpen");
    await roundOfAlarms(soon());
    await rowsOf(server, "update app_user set blocked_reason = null where account = 'eastBoss'");
    expect(sent.map((line) => line.slice(0, 11))).toEqual(["13900000001"]);
    await boss.call(notificationSettings.save, setting(east, "alarm", ["eastBoss"], { enabled: false }));
    await raise("temperature");
    await roundOfAlarms(soon());
    expect(sent).toHaveLength(1);
  });
});

describe("the bell", () => {
  it("TOPBAR-07 counts what is unread and marks it as read, each person's own messages only", async () => {
    await boss.call(notificationSettings.save, setting(east, "alarm", ["eastBoss", "boss"]));
    await asSystem(server.database, (tx) =>
      raiseAlarms(tx, [
        { machineId, kind: "doorOpen", detail: {} },
        { machineId, kind: "temperature", detail: {} },
      ]),
    );
    await roundOfAlarms(new Date());
    const { unread, rows } = await eastBoss.call(messages.list, {});
    expect(unread).toBe(2);
    await boss.call(messages.markRead, { messageIds: rows.map(({ messageId }) => messageId) });
    expect((await eastBoss.call(messages.list, {})).unread).toBe(2);
    await eastBoss.call(messages.markRead, { messageIds: [rows[0]!.messageId] });
    expect((await eastBoss.call(messages.list, {})).rows.map(({ read }) => read)).toEqual([true, false]);
    await eastBoss.call(messages.markRead, { messageIds: null });
    expect([(await eastBoss.call(messages.list, {})).unread, (await boss.call(messages.list, {})).unread]).toEqual([
      0, 2,
    ]);
  });
});
