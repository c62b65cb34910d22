import { alarms } from "@yunshou/contract/machines/alarms";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { maintenances } from "@yunshou/contract/machines/maintenances";
import { machineSelling, machineStatus } from "@yunshou/contract/machines/status";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { systemHome } from "@yunshou/contract/system/home";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf, setConnection } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { type AlarmName, type AlarmRaised, clearAlarms, raiseAlarms } from "../conditions/alarms.queries.ts";

let server: TestServer;
let merchant: CreatedMerchant;
let boss: Client;
let strangerBoss: Client;
let clerk: Client;
let clerkId = "";
const ids: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  merchant = await givenMerchant(server);
  const stranger = await givenMerchant(server);
  await givenUser(server, merchant, { account: "boss" });
  await givenUser(server, stranger, { account: "strangerBoss" });
  clerkId = (await givenUser(server, merchant, { account: "clerk", level: "2", roles: ["staff"] })).userId;
  [boss, strangerBoss, clerk] = (await Promise.all(
    ["boss", "strangerBoss", "clerk"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client];
  for (const machineNo of ["W1", "W2", "W3"]) {
    const { machineId } = await boss.call(machines.register, machineForm(merchant, machineNo));
    await setConnection(server, machineId, "online");
    ids.push(machineId);
  }
});
afterAll(() => server.stop());
beforeEach(async () => {
  await rowsOf(server, "delete from alarm");
  await rowsOf(server, "update machine_state set connection = 'online'");
});

const raise = (...list: AlarmRaised[]) => asSystem(server.database, (tx) => raiseAlarms(tx, list));
const clear = (...list: AlarmName[]) => asSystem(server.database, (tx) => clearAlarms(tx, list));
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const today = businessDay(new Date(), "Asia/Shanghai");
const week = { fromDay: addDays(today, -6), toDay: today };

describe("alarms of machines", () => {
  it("MACHINE-22 MACHINE-23 STOCK-04 are listed with machine, kind, level, value, time and handling, newest first", async () => {
    await raise({ machineId: ids[0]!, kind: "outOfStock", detail: { figure: "5/60" } });
    await raise({ machineId: ids[1]!, kind: "laneFault", cabinet: "main", lane: 12, detail: { fault: "电机堵转" } });
    await clear({ machineId: ids[1]!, kind: "laneFault", cabinet: "main", lane: 12 });
    const { rows, total } = await boss.call(alarms.list, week);
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      {
        machineNo: "W2",
        alarmType: "laneFault",
        alarmLevel: "important",
        laneNo: 12,
        alarmContent: "电机堵转",
        recoverTime: expect.any(String),
        handleStatus: "open",
      },
      { machineNo: "W1", alarmType: "outOfStock", alarmContent: "5/60", recoverTime: null, handler: null },
    ]);
    const numbers = async (filters: object) =>
      (await boss.call(alarms.list, { ...week, ...filters })).rows.map(({ machineNo }) => machineNo);
    expect(await numbers({ recovery: "open" })).toEqual(["W1"]);
    expect(await numbers({ recovery: "recovered" })).toEqual(["W2"]);
    expect(await numbers({ alarmType: "laneFault" })).toEqual(["W2"]);
    expect(await numbers({ machineNo: "W1" })).toEqual(["W1"]);
    expect((await strangerBoss.call(alarms.list, week)).rows).toEqual([]);
  });

  it("MSG-107 TOPBAR-20 are asked for 7 days at most, or for all that go on", async () => {
    expect(await codeOf(boss.try(alarms.list, { fromDay: addDays(today, -7), toDay: today }))).toBe("range.tooLong");
    expect(await codeOf(boss.try(alarms.list, { fromDay: today }))).toBe("field.required");
    await raise({ machineId: ids[0]!, kind: "doorOpen", detail: {} });
    await rowsOf(server, "update alarm set raised_at = now() - interval '40 days'");
    expect((await boss.call(alarms.list, { recovery: "open" })).rows).toHaveLength(1);
  });

  it("the figures of the home pages open exactly their rows", async () => {
    await raise(
      { machineId: ids[0]!, kind: "outOfStock", detail: {} },
      { machineId: ids[0]!, kind: "doorOpen", detail: {} },
      { machineId: ids[1]!, kind: "temperature", detail: { celsius: 40 } },
    );
    await clear({ machineId: ids[1]!, kind: "temperature" });
    const { total } = await boss.call(alarms.list, { recovery: "open" });
    expect(total).toBe(2);
    expect((await boss.call(dashboard.overview, week)).pending.alarms).toBe(total);
    expect((await boss.call(systemHome.overview, {})).openAlarms).toBe(total);
  });

  it("MACHINE-22 are handled with a result or ignored, by whom and when; what was handled stays so", async () => {
    await raise(
      { machineId: ids[0]!, kind: "doorOpen", detail: {} },
      { machineId: ids[1]!, kind: "doorOpen", detail: {} },
    );
    const { rows } = await boss.call(alarms.list, week);
    // Raised at once, they stand in either order.
    const [first, second] = ["W1", "W2"].map((no) => rows.find(({ machineNo }) => machineNo === no));
    await boss.call(alarms.handle, { alarmIds: [first!.alarmId], decision: "ignore" });
    const all = [first!.alarmId, second!.alarmId];
    expect(
      await boss.call(alarms.handle, { alarmIds: all, decision: "handle", handleResult: "visited", remark: " 已关 " }),
    ).toEqual({ alarms: 2 });
    expect((await boss.call(alarms.list, { ...week, handleStatus: "handled" })).rows).toMatchObject([
      { handleResult: "visited", remark: "已关", handler: expect.any(String), handleTime: expect.any(String) },
      { handleResult: "visited", recoverTime: null },
    ]);
    expect(await codeOf(boss.try(alarms.handle, { alarmIds: all, decision: "ignore" }))).toBe("state.notAllowed");
    expect(
      await rowsOf(
        server,
        "select action, object from audit_log where action like 'machines.alarm.%' order by action, object",
      ),
    ).toEqual([
      { action: "machines.alarm.dismiss", object: "W1" },
      { action: "machines.alarm.handle", object: "W1" },
      { action: "machines.alarm.handle", object: "W2" },
    ]);
  });

  it("MSG-33 MSG-113 refuses nothing chosen, no result, a long remark and alarms of others as a whole", async () => {
    await raise({ machineId: ids[0]!, kind: "doorOpen", detail: {} });
    const [row] = (await boss.call(alarms.list, week)).rows;
    const given = { alarmIds: [row!.alarmId], decision: "handle" as const, handleResult: "repaired" as const };
    expect(await codeOf(boss.try(alarms.handle, { ...given, alarmIds: [] }))).toBe("alarms.selectToHandle");
    expect(await codeOf(boss.try(alarms.handle, { ...given, handleResult: null }))).toBe("field.required");
    expect(await codeOf(boss.try(alarms.handle, { ...given, remark: "长".repeat(201) }))).toBe("field.remarkTooLong");
    expect(await codeOf(strangerBoss.try(alarms.handle, given))).toBe("record.unknown");
    expect(await codeOf(clerk.try(alarms.handle, given))).toBe("record.unknown");
    expect((await boss.call(alarms.list, { ...week, handleStatus: "open" })).total).toBe(1);
    await boss.call(machines.authorise, { machineIds: [ids[0]!], userIds: [clerkId], granted: true });
    server.forgetSessions();
    expect((await clerk.call(alarms.list, week)).total).toBe(1);
    expect(await clerk.call(alarms.handle, given)).toEqual({ alarms: 1 });
  });

  it("MACHINE-23 the same condition fifty times at once is one alarm, and after its end another", async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        raise({ machineId: ids[2]!, kind: "temperature", detail: { celsius: 31 + n } }),
      ),
    );
    expect((await boss.call(alarms.list, week)).total).toBe(1);
    await clear({ machineId: ids[2]!, kind: "temperature" });
    await raise({ machineId: ids[2]!, kind: "temperature", detail: { celsius: 35 } });
    expect((await boss.call(alarms.list, week)).total).toBe(2);
  });
});

describe("alarms of what happened once", () => {
  const happened = [
    { kind: "contradiction", detail: { problem: "refundStuck" } },
    { kind: "badMessage", detail: { problem: "sale: far more was paid than the goods cost" } },
  ] as const;
  const stateOf = async (kind: string) =>
    (await boss.call(alarms.list, { ...week, alarmType: kind as "badMessage" })).rows.map(
      ({ handleStatus, recoverTime }) => `${handleStatus} ${recoverTime === null ? "open" : "over"}`,
    );
  const untold = () => rowsOf(server, "select kind from alarm where told_at is null");

  it.each(happened)(
    "MACHINE-22 a $kind is over once it is handled, and people are told of the next one",
    async (one) => {
      await raise({ machineId: ids[0]!, ...one });
      await rowsOf(server, "update alarm set told_at = now()");
      const [row] = (await boss.call(alarms.list, week)).rows;
      await boss.call(alarms.handle, { alarmIds: [row!.alarmId], decision: "ignore" });
      expect(await stateOf(one.kind)).toEqual(["ignored open"]);
      await boss.call(alarms.handle, { alarmIds: [row!.alarmId], decision: "handle", handleResult: "repaired" });
      expect(await stateOf(one.kind)).toEqual(["handled over"]);
      await raise({ machineId: ids[0]!, ...one });
      expect(await stateOf(one.kind)).toEqual(["open open", "handled over"]);
      expect(await untold()).toEqual([{ kind: one.kind }]);
    },
  );

  it("MACHINE-24 a finished repair ends what it was made for", async () => {
    await raise({ machineId: ids[0]!, ...happened[1] });
    const [row] = (await boss.call(alarms.list, week)).rows;
    const { maintenanceId } = await boss.call(maintenances.create, {
      machineId: null,
      alarmId: row!.alarmId,
      maintainType: "repair",
      maintainContent: "新固件",
      faultType: "badMessage",
      maintainer: "",
      maintainTime: today,
      everyDays: null,
      labourFen: "0",
      parts: [],
      remark: "",
    });
    await boss.call(maintenances.finish, { maintenanceId, maintainTime: today });
    expect(await stateOf("badMessage")).toEqual(["handled over"]);
  });

  it("MACHINE-22 a contradiction of a lane is over when the machine counts the same, whatever a person said", async () => {
    await boss.call(lanes.generate, { machineId: ids[0]!, cabinet: "sub", layers: 1, perLayer: 2, mode: "large" });
    const handled = async (cabinet: "main" | "sub") => {
      await rowsOf(server, "delete from alarm");
      await raise({ machineId: ids[0]!, kind: "contradiction", cabinet, lane: 11, detail: {} });
      const [row] = (await boss.call(alarms.list, week)).rows;
      await boss.call(alarms.handle, { alarmIds: [row!.alarmId], decision: "handle", handleResult: "visited" });
      return stateOf("contradiction");
    };
    expect(await handled("sub")).toEqual(["handled open"]);
    // Of a lane that there is not no equal count ever comes.
    expect(await handled("main")).toEqual(["handled over"]);
  });
});

describe("the state of machines", () => {
  it("MACHINE-05 MACHINE-08 MACHINE-09 MACHINE-10 MACHINE-32 is live, and those that need a person come first", async () => {
    await rowsOf(
      server,
      `update machine_state set temperature = 4.5, humidity = 60, coin_fen = 5050, note_fen = 20000, traffic_today_mb = 12.5,
         traffic_month_mb = 340, upper_version = 'U2', door_state = '{"left": "closed"}', seen_at = now() where machine_id = $1`,
      [ids[0]],
    );
    await raise({ machineId: ids[1]!, kind: "outOfChange", detail: { cashFen: "100" } });
    await raise({ machineId: ids[2]!, kind: "flow", detail: {} }, { machineId: ids[2]!, kind: "offline", detail: {} });
    const { rows } = await boss.call(machineStatus.list, {});
    expect(rows.map(({ machineNo, problem, problemCount }) => [machineNo, problem, problemCount])).toEqual([
      ["W3", "offline", 2],
      ["W2", "outOfChange", 1],
      ["W1", null, 0],
    ]);
    expect(rows[2]).toMatchObject({
      temperature: 4.5,
      humidity: 60,
      coinBalanceFen: "5050",
      noteBalanceFen: "20000",
      dailyFlowMb: 12.5,
      monthlyFlowMb: 340,
      upperSoftVersion: "U2",
      doorStatus: { left: "closed" },
      lostPerHourFen: null,
    });
    const [first] = (await boss.call(alarms.list, { machineNo: "W3", recovery: "open", alarmType: "offline" })).rows;
    await boss.call(alarms.handle, { alarmIds: [first!.alarmId], decision: "ignore" });
    expect((await boss.call(machineStatus.list, {})).rows[0]).toMatchObject({ machineNo: "W2" });
    expect((await strangerBoss.call(machineStatus.list, {})).rows).toEqual([]);
  });

  it("says what an hour of a problem costs: usual sales of the hour × the part of the lanes that cannot sell", async () => {
    const productId = await givenProduct(server, merchant, "LOST");
    const hour = Number(
      new Intl.DateTimeFormat("en", { hour: "2-digit", hourCycle: "h23", timeZone: "Asia/Shanghai" }).format(
        new Date(),
      ),
    );
    await rowsOf(server, "update machine set activated_at = now() - interval '60 days' where id = any($1::bigint[])", [
      [ids[0], ids[1]],
    ]);
    for (const machineId of [ids[0], ids[1]]) {
      await rowsOf(
        server,
        "insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen) values ($1, $2, $3, $4, $5, 'cash', 'ordinary', 10, 10, 2800000)",
        [merchant.topId, merchant.merchantId, addDays(today, -1), machineId, productId],
      );
      await rowsOf(
        server,
        `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, stock, capacity)
         select $1, $2, $3, 'main', n, $4, case when n = 11 then 0 else 5 end, 10 from generate_series(11, 14) n`,
        [merchant.topId, machineId, merchant.merchantId, productId],
      );
    }
    await rowsOf(
      server,
      "insert into rollup_hour (top_id, merchant_id, business_day, hour, orders, amount_fen, online_fen) values ($1, $2, $3, $4, 1, 100, 0), ($1, $2, $3, ($4 + 1) % 24, 1, 900, 0)",
      [merchant.topId, merchant.merchantId, addDays(today, -1), hour],
    );
    await rowsOf(server, "update machine_state set connection = 'offline' where machine_id = $1", [ids[0]]);
    await raise(
      { machineId: ids[0]!, kind: "offline", detail: {} },
      { machineId: ids[1]!, kind: "outOfStock", detail: {} },
    );
    const lost = new Map(
      (await boss.call(machineStatus.list, {})).rows.map(({ machineNo, lostPerHourFen }) => [
        machineNo,
        lostPerHourFen,
      ]),
    );
    // 28,000 yuan in 28 days are 1,000 a day, of which a tenth is sold in this hour.
    expect(lost.get("W1")).toBe("10000");
    expect(lost.get("W2")).toBe("2500");
    expect(lost.get("W3")).toBeNull();
  });

  it("MACHINE-11 MACHINE-12 MACHINE-13 keeps the commands of a machine with operator, time and result; offline machines get none", async () => {
    await boss.call(machines.command, { machineIds: [ids[0]!, ids[1]!], kind: "lock" });
    await rowsOf(server, "update command set state = 'expired' where machine_id = $1", [ids[0]]);
    await setConnection(server, ids[0]!, "offline");
    expect(await codeOf(boss.try(machines.command, { machineIds: [ids[0]!], kind: "unlock" }))).toBe(
      "machines.offline",
    );
    const log = await boss.call(machineStatus.commands, { machineId: ids[0]! });
    expect(log).toMatchObject({
      total: 1,
      rows: [{ kind: "lock", state: "expired", operator: expect.any(String), answeredAt: null }],
    });
    expect(await codeOf(strangerBoss.try(machineStatus.commands, { machineId: ids[0]! }))).toBe("record.unknown");
  });

  it("MACHINE-11 MACHINE-13 turns a lane that is there for a test, and shows the log that a machine sent to who may see it", async () => {
    const [machineId] = ids as [string];
    await rowsOf(
      server,
      "insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, stock, capacity) values ($1, $2, $3, 'main', 11, 5, 10) on conflict do nothing",
      [merchant.topId, machineId, merchant.merchantId],
    );
    const lane = { machineId, cabinet: "main", laneNo: 11 } as const;
    const { commandId } = await boss.call(machines.testLane, lane);
    const log = async () =>
      (await boss.call(machineStatus.commands, { machineId })).rows.find((row) => row.commandId === commandId);
    expect(await log()).toMatchObject({ kind: "testLane", laneNo: 11, state: "queued", hasLog: false });
    expect(await codeOf(boss.try(machines.testLane, { ...lane, laneNo: 59 }))).toBe("record.unknown");
    expect(await codeOf(strangerBoss.try(machines.testLane, lane))).toBe("record.unknown");
    expect((await boss.try(machines.command, { machineIds: [machineId], kind: "testLane" as never })).status).toBe(400);
    const sent = await boss.call(machines.command, { machineIds: [machineId], kind: "uploadLog" });
    const asked = sent.results[0]!.commandId!;
    expect(await codeOf(boss.try(machineStatus.log, { commandId: asked }))).toBe("record.unknown");
    await rowsOf(server, "update command set state = 'done', log = 'a\nb' where id = $1", [asked]);
    expect(await boss.call(machineStatus.log, { commandId: asked })).toMatchObject({ machineNo: "W1", log: "a\nb" });
    expect(await codeOf(strangerBoss.try(machineStatus.log, { commandId: asked }))).toBe("record.unknown");
    await setConnection(server, machineId, "offline");
    expect(await codeOf(boss.try(machines.testLane, lane))).toBe("machines.offline");
  });

  it("STOCK-04 STOCK-05 shows how selling goes: sales of today, empty lanes, 5/60 and the last refill", async () => {
    await rowsOf(
      server,
      "insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen) values ($1, $2, $3, $4, 0, 'cash', 'ordinary', 3, 3, 1050)",
      [merchant.topId, merchant.merchantId, today, ids[0]],
    );
    await rowsOf(
      server,
      "insert into stock_movement (top_id, machine_id, merchant_id, cabinet, lane_no, quantity, stock_after, reason) values ($1, $2, $3, 'main', 12, 5, 5, 'refill')",
      [merchant.topId, ids[0], merchant.merchantId],
    );
    const { rows } = await boss.call(machineSelling.list, { sort: "salesAmountFen" });
    expect(rows[0]).toMatchObject({
      machineNo: "W1",
      salesAmountFen: "1050",
      salesCount: 3,
      lackLaneCount: 1,
      lanesBelow: 1,
      lanesAll: 4,
      replenishTime: expect.any(String),
    });
    expect(rows.at(-1)).toMatchObject({ salesAmountFen: "0", lanesAll: 0, replenishTime: null });
    await boss.call(machines.setOperation, { machineIds: [ids[0]!], operation: "stopSell" });
    expect(
      (await boss.call(machineSelling.list, { machineStatus: "stopSell" })).rows.map(({ machineNo }) => machineNo),
    ).toEqual(["W1"]);
  });
});
