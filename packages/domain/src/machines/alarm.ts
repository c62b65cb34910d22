import { checkRemark } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import type { AlarmKind } from "./values.ts";

/** How soon somebody should act. */
export const alarmLevels = ["urgent", "important", "minor"] as const;
export type AlarmLevel = (typeof alarmLevels)[number];

/** The level of each kind: goods or sales are lost while an urgent one lasts. */
export const alarmLevelOf: Readonly<Record<AlarmKind, AlarmLevel>> = {
  offline: "urgent",
  temperature: "urgent",
  doorOpen: "urgent",
  laneFault: "important",
  outOfStock: "important",
  outOfChange: "important",
  humidity: "minor",
  flow: "minor",
  contradiction: "minor",
  weightDiffers: "minor",
  badMessage: "minor",
};

/** Which problem of a machine is shown first where it has several. */
export const alarmOrder = Object.keys(alarmLevelOf) as readonly AlarmKind[];

/** What a person made of an alarm (MACHINE-22); whether it is over is another matter, which only the machine decides. */
export const alarmHandleStates = ["open", "handled", "ignored"] as const;
export type AlarmHandleState = (typeof alarmHandleStates)[number];
export type AlarmHandling = "handle" | "ignore";

/** What was ignored may be handled after all; what was handled stays so. */
export const alarmHandleTable: StateTable<AlarmHandleState, AlarmHandling> = {
  open: { handle: "handled", ignore: "ignored" },
  handled: {},
  ignored: { handle: "handled" },
};

/** How an alarm was handled. */
export const alarmResults = ["repaired", "refilled", "restarted", "visited", "falseAlarm", "other"] as const;
export type AlarmResult = (typeof alarmResults)[number];

/** How many alarms one batch may handle at once. */
export const alarmBatchLimit = 200;

/** Whoever handles an alarm says how; the remark has at most 200 characters (MSG-113). */
export function checkAlarmHandling(given: {
  readonly decision: AlarmHandling;
  readonly handleResult: AlarmResult | null;
  readonly remark: string;
}): Result<string> {
  if (given.decision === "handle" && given.handleResult === null)
    return refuse("field.required", { field: "handleResult" });
  const remark = checkRemark(given.remark);
  if (!remark.ok) return remark;
  if (given.decision === "handle" && given.handleResult === "other" && remark.value === "")
    return refuse("field.required", { field: "remark" });
  return accept(remark.value);
}

const numberIn = (value: unknown) => (typeof value === "number" || typeof value === "string" ? Number(value) : NaN);

/**
 * The value of an alarm as people read it in every language: a figure with its unit, or what the machine itself said of it.
 * Empty where nothing was said.
 */
export function alarmValue(kind: AlarmKind, detail: Readonly<Record<string, unknown>>): string {
  const { celsius, percent, megabytes, cashFen, figure, reported, expected } = detail;
  if (kind === "temperature" && celsius !== undefined) return `${numberIn(celsius).toFixed(1)} °C`;
  if (kind === "humidity" && percent !== undefined) return `${numberIn(percent).toFixed(0)} %`;
  if (kind === "flow" && megabytes !== undefined) return `${numberIn(megabytes).toFixed(1)} MB`;
  if (kind === "outOfChange" && cashFen !== undefined) return `¥${(numberIn(cashFen) / 100).toFixed(2)}`;
  if (kind === "outOfStock" && typeof figure === "string") return figure;
  if (kind === "weightDiffers" && reported !== undefined) return `${numberIn(reported)} g ≠ ${numberIn(expected)} g`;
  if (kind === "contradiction" && reported !== undefined)
    return `${numberIn(reported)} ≠ ${typeof expected === "number" ? expected : "–"}`;
  const told = detail["detail"] ?? detail["fault"] ?? "";
  return typeof told === "string" ? told : "";
}
