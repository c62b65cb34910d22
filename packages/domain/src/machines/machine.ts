import { checkCode } from "../fields.ts";
import type { ConnectionState, MachineCondition, OperationState } from "./values.ts";
import { accept, refuse, type Result } from "../result.ts";

/** A machine counts as offline after this silence; heartbeats come every 30 s. */
export const offlineAfterMs = 90_000;

/** Cloud and machine agree on this heartbeat. */
export const heartbeatEveryMs = 30_000;

/** Up to three flow cards (MACHINE-03). */
export const flowCardLimit = 3;

/** The machine number: letters and digits, within 20 (MACHINE-18, MACHINE-21). */
export function checkMachineNumber(text: string): Result<string> {
  if (text.trim() === "") return refuse("machines.numberEmpty", { field: "machineNo" });
  return checkCode(text, "machineNo");
}

/** Whether a machine may have so many cards (MACHINE-03). */
export function checkFlowCardCount(count: number, field: string): Result<number> {
  return count > flowCardLimit
    ? refuse("machines.tooManyFlowCards", { field, values: { limit: flowCardLimit } })
    : accept(count);
}

export function checkFlowCards(cards: readonly string[]): Result<readonly string[]> {
  const numbers = [...new Set(cards)];
  const room = checkFlowCardCount(numbers.length, "flowCards");
  return room.ok ? accept(numbers) : room;
}

/** Note and coin balance below this many fen means out of change. */
export const changeFloorFen = 2_000n;

/** Temperatures in °C outside this band raise the temperature condition, unless the machine has its own band. */
export const temperatureBand = { lowest: -25, highest: 30 } as const;

/** What decides the states that a machine shows beside its connection. */
export interface ShownMachine {
  readonly decommissioned: boolean;
  readonly onlineStatus: ConnectionState;
  readonly operation: OperationState;
  readonly conditions: readonly MachineCondition[];
}

/** The states that a machine shows beside its connection, worst first (MACHINE-08, MACHINE-09). What is not in service runs nothing and lacks nothing. */
export function shownStates({ decommissioned, onlineStatus, operation, conditions }: ShownMachine) {
  if (decommissioned) return ["decommissioned"] as const;
  if (onlineStatus === "notActivated") return ["notActivated"] as const;
  const wrong = (["fault", "temperature", "outOfStock", "outOfChange"] as const).filter((one) =>
    conditions.includes(one),
  );
  const all = [...wrong, ...(operation === "stopSell" ? (["stopSell"] as const) : [])];
  return all.length > 0 ? all : (["inOperation"] as const);
}

/** "5/60": 5 of 60 lanes are at or below their threshold (STOCK-04, STOCK-05). */
export function refillFigure(lanesBelow: number, lanesAll: number): string {
  return `${lanesBelow}/${lanesAll}`;
}

/** Days, today included, over which the sales of an operator's machines are added up. */
export const operatorSalesDays = 30;
