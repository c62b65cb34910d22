import { accept, refuse, type Result } from "../result.ts";
import { templateLimits } from "./template.ts";
import type { AlarmKind } from "./values.ts";

/** Kinds that merchants set rules for (MACHINE-23); the others are raised and told by the cloud as they are. */
export const ruledKinds = [
  "offline",
  "outOfStock",
  "outOfChange",
  "temperature",
  "humidity",
  "flow",
  "doorOpen",
  "laneFault",
] as const satisfies readonly AlarmKind[];
export type RuledKind = (typeof ruledKinds)[number];

/** How somebody is told of an alarm: at the bell, by text message, by mail, or in the group chats of the merchant's robots. */
export const alarmWays = ["console", "sms", "mail", "robot"] as const;
export type AlarmWay = (typeof alarmWays)[number];

/** Receivers of one rule at most. */
export const alarmReceiverLimit = 20;
/** A condition may be asked to last so long before somebody is told, and to wait so long for its escalation. */
export const alarmMinutesLimit = 1_440;

/** Which bounds a kind has: below `low` or above `high` it is an alarm. Degrees, percent, MB a day, yuan of cash. */
export const alarmBounds: Readonly<Record<RuledKind, { readonly low?: true; readonly high?: true }>> = {
  offline: {},
  outOfStock: {},
  outOfChange: { low: true },
  temperature: { low: true, high: true },
  humidity: { high: true },
  flow: { high: true },
  doorOpen: {},
  laneFault: {},
};

/** The widest bounds that make sense. */
const boundsWithin: Readonly<Record<RuledKind, readonly [number, number]>> = {
  offline: [0, 0],
  outOfStock: [0, 0],
  outOfChange: [0, 10_000],
  temperature: [-40, 80],
  humidity: [0, 100],
  flow: templateLimits.flow,
  doorOpen: [0, 0],
  laneFault: [0, 0],
};

/** What a merchant decides about one kind of alarm of its machines and of those below it. */
export interface AlarmRule {
  readonly kind: RuledKind;
  readonly enabled: boolean;
  readonly low: number | null;
  readonly high: number | null;
  readonly lastingMinutes: number;
  /** Times of day, HH:mm; nobody is told between them, and who is told afterwards if it still goes on. */
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly ways: readonly AlarmWay[];
  readonly receiverIds: readonly string[];
  /** So long after it was told an alarm that nobody handled is told to others; null for never. */
  readonly escalateMinutes: number | null;
  readonly escalateIds: readonly string[];
}

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const isMinutes = (value: number, least: number) =>
  Number.isInteger(value) && value >= least && value <= alarmMinutesLimit;

/** A rule as somebody may save it. Without receivers the notification settings of the merchant say who is told. */
export function checkAlarmRule(rule: AlarmRule): Result<undefined> {
  for (const field of ["low", "high"] as const) {
    const value = rule[field];
    const [least, most] = boundsWithin[rule.kind];
    if (value === null) continue;
    if (alarmBounds[rule.kind][field] !== true) return refuse("alarms.noSuchBound", { field });
    if (!(value >= least && value <= most)) return refuse("alarms.boundOutOfRange", { field, values: { least, most } });
  }
  if (rule.low !== null && rule.high !== null && rule.low >= rule.high)
    return refuse("alarms.boundsReversed", { field: "high" });
  if (!isMinutes(rule.lastingMinutes, 0))
    return refuse("alarms.minutesOutOfRange", { field: "lastingMinutes", values: { limit: alarmMinutesLimit } });
  if ((rule.quietFrom === null) !== (rule.quietTo === null))
    return refuse("field.required", { field: rule.quietFrom === null ? "quietFrom" : "quietTo" });
  for (const field of ["quietFrom", "quietTo"] as const) {
    const time = rule[field];
    if (time !== null && !timeOfDay.test(time)) return refuse("alarms.timeMalformed", { field });
  }
  if (rule.receiverIds.length > 0 && rule.ways.length === 0) return refuse("field.required", { field: "ways" });
  if (rule.escalateMinutes !== null && !isMinutes(rule.escalateMinutes, 1))
    return refuse("alarms.minutesOutOfRange", { field: "escalateMinutes", values: { limit: alarmMinutesLimit } });
  if (rule.escalateMinutes !== null && rule.escalateIds.length === 0)
    return refuse("field.required", { field: "escalateIds" });
  return accept();
}

/** What the threshold of an out-of-stock alarm counts (STOCK-02). */
export const stockAlarmUnits = ["lanes", "percent"] as const;
export type StockAlarmUnit = (typeof stockAlarmUnits)[number];

export interface StockAlarm {
  readonly threshold: number;
  readonly unit: StockAlarmUnit;
  readonly enabled: boolean;
  readonly ways: readonly AlarmWay[];
  readonly receiverIds: readonly string[];
}

/** The lanes of a machine are at most 200; a threshold of 0 would always be met. */
export const stockAlarmLimits: Readonly<Record<StockAlarmUnit, number>> = { lanes: 200, percent: 100 };

/** The out-of-stock alarm of a machine as somebody may save it: while it is on, somebody is told (STOCK-02). */
export function checkStockAlarm(setting: StockAlarm): Result<undefined> {
  const limit = stockAlarmLimits[setting.unit];
  if (!Number.isInteger(setting.threshold) || setting.threshold < 1 || setting.threshold > limit)
    return refuse("alarms.thresholdOutOfRange", { field: "threshold", values: { limit } });
  if (!setting.enabled) return accept();
  if (setting.ways.length === 0) return refuse("field.required", { field: "ways" });
  const needsPeople = setting.ways.some((way) => way !== "robot");
  return needsPeople && setting.receiverIds.length === 0
    ? refuse("field.required", { field: "receiverIds" })
    : accept();
}

/** How the lanes of a machine that are meant to sell stand. */
export interface LaneFigures {
  readonly empty: number;
  /** At or below their threshold. */
  readonly below: number;
  readonly lanes: number;
}

/**
 * Whether a machine is out of stock (STOCK-02, STOCK-05): as its own alarm says while that is on, otherwise while any lane is
 * empty.
 */
export function isOutOfStock(
  { empty, below, lanes }: LaneFigures,
  setting: Pick<StockAlarm, "threshold" | "unit"> | null,
): boolean {
  if (setting === null) return empty > 0;
  return setting.unit === "lanes" ? below >= setting.threshold : lanes > 0 && below * 100 >= setting.threshold * lanes;
}

/** Where messages leave beside bell and text message: robots of group chats, and a mail server. */
export const channelKinds = ["wecom", "dingtalk", "feishu", "mail"] as const;
export type ChannelKind = (typeof channelKinds)[number];
export type RobotKind = Exclude<ChannelKind, "mail">;

/** Hosts of each robot. Nothing else is called, so that no address of the own network can be reached through it. */
export const robotHosts: Readonly<Record<RobotKind, readonly string[]>> = {
  wecom: ["qyapi.weixin.qq.com"],
  dingtalk: ["oapi.dingtalk.com"],
  feishu: ["open.feishu.cn", "open.larksuite.com"],
};

/** The address of a robot: https at the host of its kind, on the usual port. */
export function checkRobotUrl(kind: RobotKind, text: string): Result<string> {
  const url = text.trim();
  if (url === "") return refuse("field.required", { field: "url" });
  const match = /^https:\/\/([a-z0-9.-]+)(\/[^\s@\\]*)$/.exec(url);
  const host = match?.[1] ?? "";
  return robotHosts[kind].includes(host)
    ? accept(url)
    : refuse("alarms.urlRefused", { field: "url", values: { hosts: robotHosts[kind].join(", ") } });
}

/** States of one message about an alarm. */
export const noticeStates = ["queued", "sending", "sent", "failed"] as const;
export type NoticeState = (typeof noticeStates)[number];

/** A message is tried so often. */
export const noticeAttempts = 3;
