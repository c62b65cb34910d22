import { curveDays, historyKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, instant } from "../shapes.ts";

const base = "/api/v1/machines/machines/:machineNo";

const degree = z.number().nullable();

/** One day of a machine, by its own clock. */
const curveDay = z.object({
  day,
  /** By hour of the day; null where the machine said nothing or was silent. */
  lows: z.array(degree).length(24),
  highs: z.array(degree).length(24),
  humidityLow: degree,
  humidityHigh: degree,
  trafficMb: z.number().nullable(),
  doorOpens: z.number().int(),
});

/** Something that happened to a machine. */
const historyRow = z.object({
  at: instant,
  kind: z.enum(historyKinds),
  /** Which command, alarm or kind of maintenance. */
  of: z.string().nullable(),
  /** How a command, a maintenance or a software update stands. */
  state: z.string().nullable(),
  laneNo: z.number().int().nullable(),
  /** Pieces of a refill, and into how many lanes. */
  quantity: z.number().int().nullable(),
  lanes: z.number().int().nullable(),
  /** The point, version, reason or content; empty where there is nothing to say. */
  text: z.string(),
  who: z.string().nullable(),
  /** When an alarm, a command, a maintenance or an update was over. */
  until: instant.nullable(),
});

/** What the page of one machine tells of its past. */
export const machineRecords = {
  curves: endpoint({
    method: "GET",
    path: `${base}/curves`,
    access: "machines.machine.read",
    summary: "Temperature by hour, humidity, data traffic and opened doors of one machine in the last days.",
    input: z.object({
      machineNo: z.string(),
      days: z.coerce.number().int().min(1).max(curveDays).default(7),
    }),
    output: z.object({ days: z.array(curveDay) }),
    refusals: ["record.unknown"],
  }),
  history: endpoint({
    method: "GET",
    path: `${base}/history`,
    access: "machines.machine.read",
    summary:
      "Registration, activation, moves, visits, alarms, commands, maintenance and software of one machine, newest first, fifty at a time.",
    input: z.object({
      machineNo: z.string(),
      kind: z.enum(historyKinds).optional(),
      /** What happened before this moment; absent begins with the newest. */
      before: z.iso.datetime().optional(),
    }),
    output: z.object({ rows: z.array(historyRow), more: z.boolean() }),
    refusals: ["record.unknown"],
  }),
};
