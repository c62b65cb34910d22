import { commandSigningText } from "@yunshou/contract";
import type { Handle, Scope } from "@yunshou/database";
import { accept, checkCommandable, commandDeadlineMs, refuse, type CommandKind, type Result } from "@yunshou/domain";
import type { Secrets } from "../platform/secrets.ts";
import { insertCommand, lockCommandTarget } from "./commands.queries.ts";
import { enqueue } from "./outbox.ts";

/** A claimed command may take this long beyond its deadline, because a restart answers after it. */
export const claimedGraceMs = 600_000;

export interface AskedCommand {
  readonly commandId: string;
  readonly machineId: string;
  readonly seq: number;
  readonly notAfter: Date;
}

/** What settles a command's message in the outbox. */
export const commandKey = (commandId: string) => `command:${commandId}`;

/**
 * Asks a machine to do something: one row, one signature, one message in the outbox, all in the caller's transaction.
 * Refused for machines that are unknown in the scope, decommissioned, not activated or not online (MACHINE-13).
 * After the commit, notify `outboxChannel` with the machine id, or it waits up to a second.
 */
export async function askCommand(
  tx: Handle,
  secrets: Pick<Secrets, "commandKey">,
  asked: { readonly machineId: string; readonly kind: CommandKind; readonly askedBy: string; readonly scope: Scope },
): Promise<Result<AskedCommand>> {
  const { machineId, kind, askedBy, scope } = asked;
  if (scope.machines !== undefined && !scope.machines.includes(machineId)) return refuse("machines.unknown");
  const target = await lockCommandTarget(tx, machineId, scope.merchants);
  if (target === undefined) return refuse("machines.unknown");
  if (target.decommissioned) return refuse("machines.decommissioned");
  const commandable = checkCommandable(target.connection);
  if (!commandable.ok) return commandable;
  const { id, seq, notAfter } = await insertCommand(tx, target, kind, askedBy, commandDeadlineMs);
  const unsigned = { commandId: id, seq, kind, notAfter: notAfter.getTime() };
  const signature = secrets.commandKey.sign(Buffer.from(commandSigningText(target.machineNo, unsigned), "utf8")).toString("base64");
  await enqueue(tx, [{ machineId, key: commandKey(id), type: "command", body: { ...unsigned, signature }, notAfter }]);
  return accept({ commandId: id, machineId, seq, notAfter });
}
