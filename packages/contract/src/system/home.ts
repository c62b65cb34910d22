import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, instant } from "../shapes.ts";

/** A figure, or null when the caller may not open the list behind it. */
const figure = z.number().int().nullable();

/** The entry of the system group (ROLE-05). */
export const systemHome = {
  overview: endpoint({
    method: "GET",
    path: "/api/v1/system/home",
    access: "system.home.read",
    summary:
      "Counts of what the caller administers, the last logins and the last alarms; what he may not read is null.",
    input: z.object({}),
    output: z.object({
      users: figure,
      blockedUsers: figure,
      roles: figure,
      merchants: figure,
      machines: figure,
      machinesOnline: figure,
      /** Alarms of machines in service that are not over. */
      openAlarms: figure,
      logins: z
        .array(
          z.object({
            logId: id,
            at: instant,
            userName: z.string(),
            account: z.string(),
            merchantName: z.string(),
            succeeded: z.boolean(),
            address: z.string(),
          }),
        )
        .nullable(),
      alarms: z
        .array(
          z.object({
            alarmId: id,
            at: instant,
            kind: z.string(),
            machineNo: z.string(),
            machineName: z.string(),
            cleared: z.boolean(),
          }),
        )
        .nullable(),
    }),
  }),
};
