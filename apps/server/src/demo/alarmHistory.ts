import { type Handle, platformScope } from "@yunshou/database";
import type { AlarmKind, AlarmResult } from "@yunshou/domain";
import { saveRule } from "../machines/alarms/rules.queries.ts";
import { saveStockAlarms } from "../machines/alarms/stockAlarms.queries.ts";
import { demoMachines, ownerOfNumber } from "./demo.queries.ts";
import { insertPastAlarms, insertPastCommands } from "./alarmHistory.queries.ts";

const minuteMs = 60_000;

type Past = readonly [
  machineNo: string,
  kind: AlarmKind,
  /** Minutes before now. */
  raised: number,
  /** Minutes that it lasted. */
  lasted: number,
  detail: Readonly<Record<string, unknown>>,
  handling: AlarmResult | "ignored" | null,
  remark: string,
];

/** Alarms of the last week that are over, in each state of handling. */
const past: readonly Past[] = [
  ["YT110001", "outOfStock", 600, 95, { figure: "4/60" }, "refilled", "晚高峰前补满"],
  ["YT110002", "offline", 1_500, 22, {}, "restarted", "重启路由器后恢复"],
  ["YT310001", "doorOpen", 2_100, 6, { detail: "柜门未关" }, "falseAlarm", "补货时开门"],
  ["YT310002", "temperature", 2_900, 48, { celsius: 33.4 }, "repaired", "清理散热网"],
  ["YT310003", "humidity", 3_400, 130, { percent: 93 }, "ignored", "梅雨季节"],
  ["YT330001", "flow", 4_000, 600, { megabytes: 318.5 }, "other", "广告素材更新，已改为夜间下载"],
  ["YT330002", "outOfChange", 5_200, 240, { cashFen: "1200" }, "visited", "补充硬币"],
  ["YT440001", "laneFault", 6_300, 75, { fault: "电机堵转" }, "repaired", "更换电机"],
  ["YT440002", "contradiction", 7_100, 30, { reported: 7, expected: 8 }, null, ""],
  ["YT440003", "weightDiffers", 7_600, 190, { reported: 12, expected: 545 }, "visited", "商品卡在出货口，已取出"],
  ["YT320001", "offline", 8_200, 14, {}, null, ""],
];

/** What a machine sent of itself when its motor had stuck. */
const machineLog = [
  "10:12:04 main lane 23 motor start",
  "10:12:06 main lane 23 current 1.9 A, limit 1.2 A",
  "10:12:06 main lane 23 motor stop: stalled",
  "10:12:07 fault laneFault main 23 reported",
  "10:40:31 heartbeat 4.2 C signal 24",
].join("\n");

/** Commands of the last days, in each state in which one ends. */
const commands = [
  ["YT110001", "restart", "done", 1_440, ""],
  ["YT110002", "restart", "done", 1_490, ""],
  ["YT310001", "lock", "done", 2_090, ""],
  ["YT310001", "unlock", "done", 2_080, ""],
  ["YT330001", "clearHistory", "failed", 3_900, "存储卡只读"],
  ["YT440001", "restart", "expired", 6_290, ""],
  ["YT440001", "testLane", "done", 6_210, "23"],
  ["YT440001", "uploadLog", "done", 6_230, ""],
] as const;

/** Rules of the first merchant, and out-of-stock alarms of some of its machines, told to its administrator. */
async function seedRules(tx: Handle): Promise<void> {
  const { userId, ...owner } = await ownerOfNumber(tx, "0001");
  const rule = {
    enabled: true,
    low: null,
    high: null,
    lastingMinutes: 0,
    quietFrom: null,
    quietTo: null,
    ways: ["console"] as const,
    receiverIds: [userId],
    escalateMinutes: null,
    escalateIds: [],
  };
  await saveRule(tx, owner, {
    ...rule,
    kind: "offline",
    lastingMinutes: 5,
    escalateMinutes: 60,
    escalateIds: [userId],
  });
  await saveRule(tx, owner, { ...rule, kind: "humidity", high: 90, quietFrom: "22:00", quietTo: "07:00" });
  await saveRule(tx, owner, { ...rule, kind: "flow", high: 300 });
  await saveRule(tx, owner, { ...rule, kind: "doorOpen", lastingMinutes: 10, enabled: false });
  const machines = await demoMachines(tx, ["YT310001", "YT310002", "YT330001"]);
  const setting = { threshold: 5, unit: "lanes", ways: ["console"], receiverIds: [userId], enabled: true } as const;
  await saveStockAlarms(
    tx,
    platformScope,
    machines.map(({ machineId }) => machineId),
    setting,
  );
}

/** What the machines of the demo went through in the last week, and what people made of it. */
export async function seedAlarmHistory(tx: Handle, now: Date): Promise<void> {
  await seedRules(tx);
  const at = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  await insertPastAlarms(
    tx,
    past.map(([machineNo, kind, raised, lasted, detail, handling, remark]) => ({
      machineNo,
      kind,
      detail,
      remark,
      lane: kind === "laneFault" || kind === "contradiction" || kind === "weightDiffers" ? 23 : null,
      raisedAt: at(raised),
      clearedAt: at(raised - lasted),
      handledAt: handling === null ? null : at(raised - lasted - 5),
      handleStatus: handling === null ? "open" : handling === "ignored" ? "ignored" : "handled",
      handleResult: handling === "ignored" ? null : handling,
    })),
  );
  await insertPastCommands(
    tx,
    commands.map(([machineNo, kind, state, minutes, detail]) => ({
      machineNo,
      kind,
      state,
      detail: kind === "testLane" ? "" : detail,
      laneNo: kind === "testLane" ? Number(detail) : null,
      log: kind === "uploadLog" ? machineLog : null,
      askedAt: at(minutes),
      answeredAt: state === "expired" ? null : new Date(at(minutes).getTime() + 4_000),
    })),
  );
}
