import {
  alarmKinds,
  commandKinds,
  commandStates,
  connectionStates,
  machineConditions,
  machineStatuses,
  operationStates,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, id, instant, listInput, listOutput } from "../shapes.ts";

/** The filters of both lists are filters of the machine list, so that a batch reaches what the list shows. */
const filters = {
  machineNo: contains,
  machineStatus: z.enum(machineStatuses).optional(),
  merchantNo: contains,
  routeName: contains,
};

const head = {
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  pointName: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  routeName: z.string().nullable(),
  merchantNo: z.string(),
  merchantName: z.string(),
  operation: z.enum(operationStates),
  conditions: z.array(z.enum(machineConditions)),
  onlineStatus: z.enum(connectionStates),
  decommissioned: z.boolean(),
};

/** The live state of one machine (MACHINE-05, MACHINE-08, MACHINE-09, MACHINE-32). */
export const statusRow = z.object({
  ...head,
  /** By door: open or closed. */
  doorStatus: z.record(z.string(), z.string()),
  temperature: z.number().nullable(),
  humidity: z.number().nullable(),
  coinBalanceFen: fen,
  noteBalanceFen: fen,
  dailyFlowMb: z.number(),
  monthlyFlowMb: z.number(),
  upperSoftVersion: z.string(),
  lowerSoftVersion: z.string(),
  lastHeartbeat: instant.nullable(),
  /** The worst of the open alarms that nobody has ignored; null where nothing waits for a person. */
  problem: z.enum(alarmKinds).nullable(),
  problemSince: instant.nullable(),
  problemCount: z.number().int(),
  /**
   * What an hour of the problem costs in sales: the machine's average sales of a day in the last 28 days × the part of the
   * merchant's sales that falls into the present hour of the day × the part of its lanes that cannot sell (all of them while
   * it is offline). Null without a problem.
   */
  lostPerHourFen: fen.nullable(),
});

/** One command to a machine with its answer (MACHINE-13). */
export const commandRow = z.object({
  commandId: id,
  kind: z.enum(commandKinds),
  state: z.enum(commandStates),
  operator: z.string(),
  askedAt: instant,
  sentAt: instant.nullable(),
  answeredAt: instant.nullable(),
  detail: z.string().nullable(),
  /** Of a test of a lane. */
  laneNo: z.number().int().nullable(),
  /** The machine sent its log. */
  hasLog: z.boolean(),
});

/** How each machine is, and how its selling goes. */
export const machineStatus = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/status",
    access: "machines.status.read",
    summary: "Live state of machines; unsorted, those that need a person come first, the worst at the head.",
    input: listInput(filters, ["machineNo", "machineName", "temperature", "lastHeartbeat"]),
    output: listOutput(statusRow),
  }),
  commands: endpoint({
    method: "GET",
    path: "/api/v1/machines/status/:machineId/commands",
    access: "machines.status.read",
    summary: "Commands to one machine, newest first, with operator, time and result.",
    input: listInput({ machineId: id }, ["askedAt"]),
    output: listOutput(commandRow),
    refusals: ["record.unknown"],
  }),
  log: endpoint({
    method: "GET",
    path: "/api/v1/machines/commands/:commandId/log",
    access: "machines.status.read",
    summary: "What a machine wrote down, as it sent it in answer to a command.",
    input: z.object({ commandId: id }),
    output: z.object({
      machineNo: z.string(),
      machineName: z.string(),
      answeredAt: instant.nullable(),
      log: z.string(),
    }),
    refusals: ["record.unknown"],
  }),
};

/** How the selling of one machine goes. */
export const sellingRow = z.object({
  ...head,
  salesAmountFen: fen,
  salesCount: z.number().int(),
  /** Lanes that are meant to sell and are empty. */
  lackLaneCount: z.number().int(),
  /** Lanes at or below their threshold / all lanes that are meant to sell: 5/60 (STOCK-04, STOCK-05). */
  lanesBelow: z.number().int(),
  lanesAll: z.number().int(),
  /** The last refill of the last 60 days. */
  replenishTime: instant.nullable(),
});

/** Operation state of machines; stopping and resuming are calls of the machine registry. */
export const machineSelling = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/selling",
    access: "machines.operation.read",
    summary: "Operation state of machines with sales of today, lanes that lack goods and the last refill.",
    input: listInput(filters, ["machineNo", "machineName", "salesAmountFen"]),
    output: listOutput(sellingRow),
  }),
};
