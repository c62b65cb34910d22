/** One file because all tell the same people by the same three stand-ins: robots, a mail server and a sender of text messages. */
import { createHmac } from "node:crypto";
import { messages } from "@yunshou/contract/access/messages";
import { alarms } from "@yunshou/contract/machines/alarms";
import { alarmChannels, alarmLog, alarmRules, stockAlarms } from "@yunshou/contract/machines/alarmRules";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import type { InputOf } from "@yunshou/contract";
import { asSystem } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import type { ShortMessage } from "../../access/sms/templates.ts";
import type { TimerContext } from "../../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf, setConnection } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import {
  type MailStandIn,
  type RobotStandIn,
  startMailServer,
  startRobots,
} from "../../testing/standIns/alarmReceivers.ts";
import { refreshConditions } from "../conditions/conditions.ts";
import { type AlarmRaised, clearAlarms, raiseAlarms } from "../conditions/alarms.queries.ts";
import { status } from "../effects/status.ts";
import type { EffectContext, Incoming } from "../effects/effect.ts";
import { type Delivery, deliverNotices } from "./deliver.ts";
import { isInner } from "../../platform/outside/innerNetworks.ts";
import { escalateAlarms, tellAlarms } from "./tellAlarms.ts";

let server: TestServer;
let top: CreatedMerchant;
let east: CreatedMerchant;
let boss: Client;
let keeper: Client;
let strangerBoss: Client;
let robots: RobotStandIn;
let mail: MailStandIn;
let machineId = "";
const ids = new Map<string, string>();
const texted: string[] = [];

beforeAll(async () => {
  [robots, mail] = [await startRobots(), await startMailServer()];
  server = await startTestServer({ LOOPBACK_CHANNELS: "1" });
  top = await givenMerchant(server, { name: "云途" });
  east = await givenMerchant(server, { name: "华东", parentId: top.merchantId });
  const stranger = await givenMerchant(server, { name: "旁人" });
  for (const [account, merchant, phone] of [
    ["boss", top, "13900000001"],
    ["keeper", east, "13900000002"],
    ["strangerBoss", stranger, "13900000004"],
  ] as const)
    ids.set(account, (await givenUser(server, merchant, { account, phone, email: `${account}@example.com` })).userId);
  [boss, keeper, strangerBoss] = (await Promise.all(
    ["boss", "keeper", "strangerBoss"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client];
  machineId = (await boss.call(machines.register, machineForm(east, "HOT1"))).machineId;
  await setConnection(server, machineId, "online");
  await boss.call(lanes.generate, {
    machineId,
    cabinet: "main",
    layers: 2,
    perLayer: 5,
    mode: "small",
    replace: false,
  });
});
afterAll(async () => {
  await server.stop();
  await robots.stop();
  await mail.stop();
});
beforeEach(async () => {
  texted.length = robots.received.length = mail.received.length = 0;
  robots.next = [];
  for (const table of ["alarm_notice", "alarm", "user_message", "alarm_rule", "stock_alarm", "alarm_channel"])
    await rowsOf(server, `delete from ${table}`);
});

type Rule = InputOf<typeof alarmRules.save>;
const ruleOf = (given: Partial<Rule> = {}): Rule => ({
  merchantId: top.merchantId,
  kind: "temperature",
  enabled: true,
  low: null,
  high: 8,
  lastingMinutes: 0,
  quietFrom: null,
  quietTo: null,
  ways: ["console"],
  receiverIds: [ids.get("boss")!],
  escalateMinutes: null,
  escalateIds: [],
  ...given,
});
const raise = (...list: AlarmRaised[]) => asSystem(server.database, (tx) => raiseAlarms(tx, list));
const hot: () => AlarmRaised = () => ({ machineId, kind: "temperature", detail: { celsius: 12 } });
const sms = {
  send: async ({ phone, text }: ShortMessage) => void texted.push(`${phone} ${text}`),
  refusal: () => undefined,
  metrics: () => [],
};
async function round(duty: (context: TimerContext, by: Delivery) => Promise<void>, now = new Date()): Promise<void> {
  const actions: (() => void | Promise<void>)[] = [];
  const by = { sms, secrets: server.context.secrets, database: server.database, loopback: true };
  await asSystem(server.database, (tx) => duty({ tx, now, afterCommit: (action) => void actions.push(action) }, by));
  for (const action of actions) await action();
}
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const tellAt = async (minutes = 0) => {
  await round(tellAlarms, later(minutes));
  await round(deliverNotices, later(minutes + 0.1));
};
const bells = async (by: Client) => (await by.call(messages.list, {})).rows.length;
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const today = businessDay(new Date(), "Asia/Shanghai");
const logOf = async (by: Client) => (await by.call(alarmLog.list, { fromDay: today, toDay: today })).rows;
const statusSaid = (body: object) =>
  asSystem(server.database, (tx) =>
    status({ tx, now: new Date(), send: () => {}, afterCommit: () => {}, notify: () => {} } as EffectContext, [
      {
        machine: { machineId, machineNo: "HOT1", topId: top.topId, merchantId: east.merchantId },
        message: { type: "status", body },
        receivedAt: new Date(),
        occurredAt: new Date(),
      } as unknown as Incoming<"status">,
    ]),
  );
const openKinds = async () =>
  (await rowsOf<{ kind: string }>(server, "select kind from alarm where cleared_at is null order by kind")).map(
    ({ kind }) => kind,
  );

describe("rules of alarms", () => {
  it("MACHINE-23 DATACARD-04 judge what a machine says: bounds, humidity, data traffic, doors; and end with it", async () => {
    await statusSaid({ temperature: 12, humidity: 95, trafficTodayMb: 900, doors: { left: "open" } });
    expect(await openKinds()).toEqual([]);
    for (const [kind, given] of [
      ["temperature", { high: 8 }],
      ["humidity", { high: 90 }],
      ["flow", { high: 500 }],
      ["doorOpen", { high: null }],
      ["outOfChange", { high: null, low: 100 }],
    ] as const)
      await boss.call(alarmRules.save, ruleOf({ kind, ...given }));
    await statusSaid({
      temperature: 12,
      humidity: 95,
      trafficTodayMb: 900,
      doors: { left: "open" },
      coinFen: 5_000,
      noteFen: 0,
    });
    expect(await openKinds()).toEqual(["doorOpen", "flow", "humidity", "outOfChange", "temperature"]);
    // The rule of a merchant below goes first.
    await boss.call(alarmRules.save, ruleOf({ merchantId: east.merchantId, high: 20 }));
    await statusSaid({
      temperature: 12,
      humidity: 60,
      trafficTodayMb: 10,
      doors: { left: "closed" },
      coinFen: 5_000,
      noteFen: 9_000,
    });
    expect(await openKinds()).toEqual([]);
  });

  it("MACHINE-23 are over when nobody asks for them any more, but what the machine itself calls a fault stays", async () => {
    const said = { humidity: 95, trafficTodayMb: 900, doors: { left: "open" } };
    const kinds = ["humidity", "flow", "doorOpen"] as const;
    const save = (enabled: boolean) =>
      Promise.all(
        kinds.map((kind) =>
          boss.call(
            alarmRules.save,
            ruleOf({ kind, enabled, high: kind === "doorOpen" ? null : kind === "flow" ? 500 : 90 }),
          ),
        ),
      );
    await save(true);
    await statusSaid(said);
    expect(await openKinds()).toEqual(["doorOpen", "flow", "humidity"]);
    await save(false);
    await statusSaid({ temperature: 4 });
    expect(await openKinds()).toEqual(["doorOpen", "flow", "humidity"]);
    await statusSaid(said);
    expect(await openKinds()).toEqual([]);
    await raise(...kinds.map((kind) => ({ machineId, kind, detail: { detail: "sensor" } })));
    await statusSaid(said);
    expect(await openKinds()).toEqual(["doorOpen", "flow", "humidity"]);
  });

  it("DATACARD-04 TEMPLATE-01 are judged by the template of the machine first, where it says something", async () => {
    await boss.call(alarmRules.save, ruleOf({ kind: "temperature", low: 0, high: 8 }));
    await boss.call(alarmRules.save, ruleOf({ kind: "flow", high: 500 }));
    await rowsOf(
      server,
      `with t as (insert into template (top_id, merchant_id, name, machine_type, layers, per_layer, temp_warn_high, flow_warn, created_by)
         values ($1, $2, '保鲜', 'drink', 2, 5, 15.5, 100, $3) returning id)
       insert into template_machine (top_id, machine_id, merchant_id, template_id, change_set_id) select $1, $4, $2, id, 1 from t`,
      [top.topId, east.merchantId, ids.get("keeper"), machineId],
    );
    try {
      await statusSaid({ temperature: 12, trafficTodayMb: 100 });
      expect(await openKinds()).toEqual([]);
      await statusSaid({ temperature: 15.6, trafficTodayMb: 101 });
      expect(await openKinds()).toEqual(["flow", "temperature"]);
      // The template leaves the lower bound to the rule.
      await statusSaid({ temperature: -1, trafficTodayMb: 1 });
      expect(await openKinds()).toEqual(["temperature"]);
      await statusSaid({ temperature: 4 });
      expect(await openKinds()).toEqual([]);
    } finally {
      await rowsOf(server, "delete from template_machine");
    }
  });

  it("MACHINE-22 MACHINE-23 a machine gets hot: bell, text message, mail and three robots, each in its shape, all in the log; then it recovers", async () => {
    await boss.call(alarmChannels.add, {
      merchantId: top.merchantId,
      channelKind: "mail",
      channelName: "邮局",
      host: "127.0.0.1",
      port: mail.port,
      secure: false,
      sender: "alarm@example.com",
    });
    for (const channelKind of ["wecom", "dingtalk", "feishu"] as const)
      await boss.call(alarmChannels.add, {
        merchantId: top.merchantId,
        channelKind,
        channelName: `群 ${channelKind}`,
        url: `${robots.url}/${channelKind}?key=abcd1234`,
        secret: channelKind === "wecom" ? "" : "s3cret",
      });
    const { rows: shown } = await boss.call(alarmChannels.list, { merchantId: top.merchantId });
    expect(JSON.stringify(shown)).not.toMatch(/key=|s3cret/);
    await boss.call(alarmRules.save, ruleOf({ ways: ["console", "sms", "mail", "robot"] }));
    await statusSaid({ temperature: 12.4 });
    await tellAt();
    await tellAt();
    expect(await bells(boss)).toBe(1);
    const text = "云途 机器HOT1（HOT1）：温度异常";
    expect(texted).toEqual([`13900000001 ${text}`]);
    expect(mail.received).toMatchObject([{ from: "alarm@example.com", to: ["boss@example.com"] }]);
    const by = (kind: string) => robots.received.find(({ path }) => path.startsWith(`/${kind}`))!;
    expect(robots.received).toHaveLength(3);
    expect(by("wecom").body).toEqual({ msgtype: "text", text: { content: text } });
    const query = new URL(by("dingtalk").path, robots.url).searchParams;
    const signed = (key: string, data: string) => createHmac("sha256", key).update(data).digest("base64");
    expect(query.get("sign")).toBe(signed("s3cret", `${query.get("timestamp")}\ns3cret`));
    const feishu = by("feishu").body;
    expect(feishu).toMatchObject({ msg_type: "text", content: { text } });
    expect(feishu["sign"]).toBe(signed(`${String(feishu["timestamp"])}\ns3cret`, ""));
    const log = await logOf(boss);
    expect(log.map(({ notifyWay, sendResult }) => `${notifyWay} ${sendResult}`).sort()).toEqual([
      "console sent",
      "mail sent",
      "robot sent",
      "robot sent",
      "robot sent",
      "sms sent",
    ]);
    expect(log).toEqual(
      expect.arrayContaining([expect.objectContaining({ machineNo: "HOT1", alarmContent: "12.4 °C" })]),
    );
    expect(await logOf(strangerBoss)).toEqual([]);
    await statusSaid({ temperature: 5 });
    expect(await openKinds()).toEqual([]);
  });

  it("MACHINE-23 the same condition fifty times at once is told once", async () => {
    await boss.call(alarmRules.save, ruleOf());
    await Promise.all(Array.from({ length: 50 }, () => raise(hot())));
    await Promise.all([tellAt(), tellAt()]);
    expect(await bells(boss)).toBe(1);
  });

  it("MACHINE-23 tell only what lasts, nothing in quiet hours, and nothing that is over by then", async () => {
    await boss.call(alarmRules.save, ruleOf({ lastingMinutes: 10 }));
    await raise(hot());
    await tellAt(9);
    expect(await bells(boss)).toBe(0);
    await tellAt(11);
    expect(await bells(boss)).toBe(1);

    const clock = (minutes: number) =>
      new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Shanghai" }).format(
        later(minutes),
      );
    await boss.call(alarmRules.save, ruleOf({ quietFrom: clock(-60), quietTo: clock(60) }));
    await rowsOf(server, "delete from alarm");
    await raise(hot());
    await tellAt(1);
    expect(await bells(boss)).toBe(1);
    await tellAt(62);
    expect(await bells(boss)).toBe(2);

    await rowsOf(server, "delete from alarm");
    await raise(hot());
    await asSystem(server.database, (tx) => clearAlarms(tx, [hot()]));
    await tellAt(120);
    expect(await bells(boss)).toBe(2);
  });

  it("MACHINE-23 keep quiet by the clock of the merchant whose rule it is, also about machines far below it", async () => {
    const clock = (minutes: number) =>
      new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Shanghai" }).format(
        later(minutes),
      );
    await rowsOf(server, "update merchant set time_zone = 'Europe/Rome' where id = $1", [east.merchantId]);
    const escalating = { escalateMinutes: 5, escalateIds: [ids.get("boss")!] };
    await boss.call(alarmRules.save, ruleOf({ quietFrom: clock(-60), quietTo: clock(60), ...escalating }));
    await raise(hot());
    await tellAt(1);
    expect(await bells(boss)).toBe(0);
    await rowsOf(server, "update alarm set told_at = now() - interval '1 hour'");
    await round(escalateAlarms, later(1));
    expect(await bells(boss)).toBe(0);
    await round(escalateAlarms, later(62));
    expect(await bells(boss)).toBe(1);
    await rowsOf(server, "update merchant set time_zone = 'Asia/Shanghai' where id = $1", [east.merchantId]);
  });

  it("MACHINE-23 tell nothing after quiet hours that somebody handled or ignored meanwhile", async () => {
    const clock = (minutes: number) =>
      new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Shanghai" }).format(
        later(minutes),
      );
    for (const kind of ["temperature", "humidity", "doorOpen"] as const)
      await boss.call(
        alarmRules.save,
        ruleOf({ kind, high: kind === "doorOpen" ? null : 8, quietFrom: clock(-60), quietTo: clock(60) }),
      );
    await raise(hot(), { machineId, kind: "humidity", detail: {} }, { machineId, kind: "doorOpen", detail: {} });
    await tellAt(1);
    const idOf = async (kind: string) =>
      (await rowsOf<{ id: string }>(server, "select id from alarm where kind = $1", [kind]))[0]!.id;
    for (const [kind, decision] of [
      ["humidity", "handle"],
      ["doorOpen", "ignore"],
    ] as const)
      await boss.call(alarms.handle, {
        alarmIds: [await idOf(kind)],
        decision,
        handleResult: decision === "handle" ? "visited" : null,
      });
    await tellAt(62);
    const told = (await boss.call(messages.list, {})).rows;
    expect(told).toHaveLength(1);
    expect(await rowsOf(server, "select 1 from alarm where told_at is null")).toEqual([]);
  });

  it("MACHINE-22 a message that waited too long for its turn is sent by the next round alone", async () => {
    await boss.call(alarmRules.save, ruleOf({ ways: ["sms"] }));
    await raise(hot());
    await round(tellAlarms, later(0));
    const actions: (() => void | Promise<void>)[] = [];
    let passedMs = 0;
    const clock = () => passedMs;
    const by = { sms, secrets: server.context.secrets, database: server.database, loopback: true, clock };
    await asSystem(server.database, (tx) =>
      deliverNotices({ tx, now: later(0.1), afterCommit: (action) => void actions.push(action) }, by),
    );
    passedMs = 31_000;
    for (const action of actions) await action();
    expect([actions.length, texted.length]).toEqual([1, 0]);
    await round(deliverNotices, later(0.2));
    expect(texted).toHaveLength(1);
    expect((await logOf(boss)).map(({ sendResult }) => sendResult)).toEqual(["sent"]);
  });

  it("MACHINE-23 are told of machines in service: one that was never put up lacks nothing yet", async () => {
    await boss.call(alarmRules.save, ruleOf({ kind: "outOfStock", high: null }));
    const { machineId: fresh } = await boss.call(machines.register, machineForm(east, "FRESH1"));
    await raise({ machineId: fresh, kind: "outOfStock", detail: { figure: "5/5" } });
    await tellAt();
    expect(await bells(boss)).toBe(0);
    await setConnection(server, fresh, "online");
    await tellAt(1);
    expect(await bells(boss)).toBe(1);
    await boss.call(machines.decommission, { machineId: fresh, reason: "报废" });
  });

  it("MACHINE-23 escalate once what nobody handled, and not what somebody did", async () => {
    await boss.call(
      alarmRules.save,
      ruleOf({
        merchantId: east.merchantId,
        receiverIds: [ids.get("keeper")!],
        escalateMinutes: 30,
        escalateIds: [ids.get("boss")!],
      }),
    );
    await raise(hot());
    await tellAt();
    for (const minutes of [29, 31, 90]) await round(escalateAlarms, later(minutes));
    expect([await bells(keeper), await bells(boss)]).toEqual([1, 1]);
    expect((await logOf(boss)).map(({ escalated }) => escalated)).toEqual([true, false]);
    await rowsOf(server, "delete from alarm");
    await raise(hot());
    await tellAt();
    await rowsOf(
      server,
      "update alarm set handle_status = 'handled', handle_result = 'repaired', handled_at = now(), handled_by = 0",
    );
    await round(escalateAlarms, later(90));
    expect(await bells(boss)).toBe(1);
  });

  it("MACHINE-23 are told to nobody of a merchant that is stopped, and those above it all the same", async () => {
    const both = [ids.get("boss")!, ids.get("keeper")!];
    await boss.call(
      alarmRules.save,
      ruleOf({ merchantId: east.merchantId, ways: ["sms", "robot"], receiverIds: both }),
    );
    const robot = { channelKind: "wecom", channelName: "值班群", url: `${robots.url}/wecom?key=abcd1234`, secret: "" };
    await boss.call(alarmChannels.add, { merchantId: east.merchantId, ...robot } as InputOf<typeof alarmChannels.add>);
    await rowsOf(server, "update merchant set status = 'stopped' where id = $1", [east.merchantId]);
    await raise(hot());
    await tellAt();
    await rowsOf(server, "update merchant set status = 'normal' where id = $1", [east.merchantId]);
    expect(texted.map((text) => text.slice(0, 11))).toEqual(["13900000001"]);
    expect(robots.received).toEqual([]);
  });

  it("a robot that is away is tried three times, one that refuses once; the log says why", async () => {
    for (const channelName of ["away", "refuses"])
      await boss.call(alarmChannels.add, {
        merchantId: top.merchantId,
        channelKind: "wecom",
        channelName,
        url: `${robots.url}/${channelName}`,
      });
    await boss.call(alarmRules.save, ruleOf({ ways: ["robot"], receiverIds: [] }));
    await raise(hot());
    const [busy, refused] = [
      { status: 503, body: {} },
      { status: 200, body: { errcode: 93_000 } },
    ];
    robots.next = [busy, refused, busy, busy];
    await round(tellAlarms);
    for (const minutes of [0.1, 5, 10, 15, 20]) await round(deliverNotices, later(minutes));
    expect(robots.received.map(({ path }) => path)).toEqual(["/away", "/refuses", "/away", "/away"]);
    expect(
      (await logOf(boss)).map(({ alarmReceiver, sendResult, failure }) => [alarmReceiver, sendResult, failure]),
    ).toEqual([
      ["refuses", "failed", "code 93000"],
      ["away", "failed", "HTTP 503"],
    ]);
  });

  it("PERM-09 are closed to strangers and below; addresses of the own network are no channels", async () => {
    expect(await codeOf(strangerBoss.try(alarmRules.save, ruleOf()))).toBe("merchants.unknown");
    expect(await codeOf(keeper.try(alarmRules.list, { merchantId: top.merchantId }))).toBe("merchants.unknown");
    expect(await codeOf(boss.try(alarmRules.save, ruleOf({ receiverIds: [ids.get("strangerBoss")!] })))).toBe(
      "alarms.receiverUnknown",
    );
    const channel = { merchantId: top.merchantId, channelName: "x" };
    for (const url of [
      "https://10.0.0.8/",
      "http://qyapi.weixin.qq.com/",
      "http://127.0.0.1/",
      "https://evil.example/",
    ])
      expect(await codeOf(boss.try(alarmChannels.add, { ...channel, channelKind: "wecom", url }))).toBe(
        "alarms.urlRefused",
      );
    for (const host of ["10.0.0.8", "localhost", "[::1]", "mail"])
      expect(
        await codeOf(boss.try(alarmChannels.add, { ...channel, channelKind: "mail", host, sender: "a@b.cn" })),
      ).toBe("alarms.hostRefused");
    for (const address of ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "::ffff:10.0.0.1", "fd00::1"])
      expect([address, isInner(address)]).toEqual([address, true]);
    expect(isInner("203.0.113.9")).toBe(false);
  });
});

describe("out-of-stock alarms of machines", () => {
  it("STOCK-02 STOCK-04 STOCK-05 are raised at their threshold and told to their receivers; switched off, to nobody", async () => {
    const productId = await givenProduct(server, east, "S1");
    await rowsOf(
      server,
      "update lane set product_id = $2, status = 'normal', capacity = 10, warn_threshold = 2, stock = case when lane_no < 13 then 0 else 9 end where machine_id = $1",
      [machineId, productId],
    );
    const setting = { threshold: 3, unit: "lanes", ways: ["console"], receiverIds: [ids.get("boss")!], enabled: true };
    const save = (given: object = {}) =>
      boss.call(stockAlarms.save, { machineIds: [machineId], ...setting, ...given } as InputOf<
        typeof stockAlarms.save
      >);
    const refresh = () => asSystem(server.database, (tx) => refreshConditions(tx, [machineId]));
    await refresh();
    expect(await openKinds()).toEqual(["outOfStock"]);
    await save();
    expect(await openKinds()).toEqual([]);
    await rowsOf(server, "update lane set stock = 1 where machine_id = $1 and lane_no = 13", [machineId]);
    await refresh();
    expect(await openKinds()).toEqual(["outOfStock"]);
    await rowsOf(server, "delete from alarm where cleared_at is not null");
    await tellAt();
    expect((await boss.call(messages.list, {})).rows.map(({ detail }) => detail)).toMatchObject([
      { kind: "alarm", alarm: "outOfStock", refill: "3/10" },
    ]);
    await save({ unit: "percent", threshold: 31 });
    expect(await openKinds()).toEqual([]);
    await save({ unit: "percent", threshold: 30, enabled: true });
    await boss.call(stockAlarms.enable, { machineIds: [machineId], enabled: false });
    await rowsOf(server, "update alarm set told_at = null");
    await tellAt();
    expect(await bells(boss)).toBe(1);
    const escalating = { escalateMinutes: 30, escalateIds: [ids.get("boss")!] };
    await boss.call(alarmRules.save, ruleOf({ kind: "outOfStock", high: null, ...escalating }));
    await round(escalateAlarms, later(90));
    expect(await bells(boss)).toBe(1);
    await boss.call(stockAlarms.enable, { machineIds: [machineId], enabled: true });
    await round(escalateAlarms, later(91));
    expect(await bells(boss)).toBe(2);
    await boss.call(stockAlarms.enable, { machineIds: [machineId], enabled: false });
    expect((await boss.call(stockAlarms.list, {})).rows).toMatchObject([
      { machineNo: "HOT1", threshold: 30, unit: "percent", enabled: false, lanesBelow: 3, lanesAll: 10 },
    ]);
    expect((await strangerBoss.call(stockAlarms.list, {})).rows).toEqual([]);
  });

  it("STOCK-02 keep the receivers of merchants above whoever changes them, who does not see those", async () => {
    const setting = { threshold: 3, unit: "lanes" as const, ways: ["console" as const], enabled: true };
    const [above, own] = [ids.get("boss")!, ids.get("keeper")!];
    const save = (by: Client, receiverIds: string[]) =>
      by.call(stockAlarms.save, { machineIds: [machineId], ...setting, receiverIds });
    const seenBy = async (by: Client) =>
      (await by.call(stockAlarms.list, {})).rows.flatMap(({ receivers }) => receivers.map(({ account }) => account));
    await save(boss, [above]);
    expect(await seenBy(keeper)).toEqual([]);
    await save(keeper, [own]);
    expect([await seenBy(boss), await seenBy(keeper)]).toEqual([["boss", "keeper"], ["keeper"]]);
    await save(boss, [own]);
    expect(await seenBy(boss)).toEqual(["keeper"]);
  });

  it("STOCK-02 SYS-07 are told as all others are once none of their receivers can be told any more", async () => {
    const setting = { threshold: 3, unit: "lanes" as const, ways: ["console" as const], enabled: true };
    const { userId } = await givenUser(server, east, { account: "leaver" });
    await boss.call(stockAlarms.save, { machineIds: [machineId], ...setting, receiverIds: [userId] });
    await boss.call(alarmRules.save, ruleOf({ kind: "outOfStock", high: null }));
    await rowsOf(server, "update app_user set blocked_reason = 'person' where id = $1", [userId]);
    await raise({ machineId, kind: "outOfStock", detail: { figure: "3/10" } });
    await tellAt();
    expect(await bells(boss)).toBe(1);
  });

  it("MSG-31 refuse nothing chosen, thresholds of nothing, receivers of others, and switching on what was never set", async () => {
    const setting = { threshold: 3, unit: "lanes", ways: ["console"], receiverIds: [ids.get("boss")!], enabled: true };
    const code = (given: object) =>
      codeOf(
        boss.try(stockAlarms.save, { machineIds: [machineId], ...setting, ...given } as InputOf<
          typeof stockAlarms.save
        >),
      );
    expect(await code({ machineIds: [] })).toBe("machines.selectToOperate");
    expect(await code({ threshold: 0 })).toBe("alarms.thresholdOutOfRange");
    expect(await code({ receiverIds: [] })).toBe("field.required");
    expect(await code({ receiverIds: [ids.get("strangerBoss")!] })).toBe("alarms.receiverUnknown");
    expect(await codeOf(boss.try(stockAlarms.enable, { machineIds: [machineId], enabled: true }))).toBe(
      "field.required",
    );
  });
});
