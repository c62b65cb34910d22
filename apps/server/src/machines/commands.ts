import { commandSigningText } from "@yunshou/contract";
import type { Handle } from "@yunshou/database";
import { commandDeadlineMs, type CommandKind } from "@yunshou/domain";
import type { Notifier } from "../platform/notifier.ts";
import type { Secrets } from "../platform/secrets.ts";
import { type CommandTarget, insertCommand } from "./commands.queries.ts";
import { enqueue, outboxChannel } from "./outbox.ts";

/** A claimed command may take this long beyond its deadline, because a restart answers after it. */
export const claimedGraceMs = 600_000;

/** What settles a command's message in the outbox. */
export const commandKey = (commandId: string) => `command:${commandId}`;

export interface CommandDesk {
  /**
   * Stores a command: one row, one signature, one message in the outbox, all in the caller's transaction. The caller
   * has checked with `checkCommandable` that the machine may be commanded (MACHINE-13). Answers the command's id.
   */
  ask(tx: Handle, machine: CommandTarget, kind: CommandKind, askedBy: string): Promise<string>;
  /** After the commit: sends at once what would otherwise wait up to a second. */
  wake(): void;
}

/** The one place that signs commands. */
export function createCommandDesk(secrets: Pick<Secrets, "commandKey">, notifier: Pick<Notifier, "notify">): CommandDesk {
  return {
    async ask(tx, machine, kind, askedBy) {
      const { id, seq, notAfter } = await insertCommand(tx, machine, kind, askedBy, commandDeadlineMs);
      const unsigned = { commandId: id, seq, kind, notAfter: notAfter.getTime() };
      const text = Buffer.from(commandSigningText(machine.machineNo, unsigned), "utf8");
      const body = { ...unsigned, signature: secrets.commandKey.sign(text).toString("base64") };
      await enqueue(tx, [{ machineId: machine.machineId, key: commandKey(id), type: "command", body, notAfter }]);
      return id;
    },
    wake: () => notifier.notify(outboxChannel, []),
  };
}
