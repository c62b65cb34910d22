import type { StateTable } from "../states.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { ConnectionState } from "./values.ts";

export const commandStates = ["queued", "sent", "claimed", "done", "failed", "expired"] as const;
export type CommandState = (typeof commandStates)[number];

/** A command ends as done, failed or expired; it is never called a success before the machine said so. */
export const commandTable: StateTable<CommandState, "send" | "claim" | "succeed" | "fail" | "expire"> = {
  queued: { send: "sent", expire: "expired" },
  sent: { claim: "claimed", succeed: "done", fail: "failed", expire: "expired", send: "sent" },
  claimed: { succeed: "done", fail: "failed", expire: "expired" },
  done: {},
  failed: {},
  expired: {},
};

/** How long a machine has to answer a command. */
export const commandDeadlineMs = 60_000;

/** Commands are refused for machines that are not online (MACHINE-13). */
export function checkCommandable(connection: ConnectionState): Result<undefined> {
  if (connection === "notActivated") return refuse("machines.notActivated");
  return connection === "online" ? accept() : refuse("machines.offline");
}
