import { commandSigningText } from "@yunshou/contract/machines/downMessages";
import type { Handle } from "@yunshou/database";
import { commandDeadlineMs, type CommandKind } from "@yunshou/domain";
import type { Notifier } from "../../platform/notifier.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { type CommandTarget, insertCommands, type TestedLane } from "./commands.queries.ts";
import { enqueue, outboxChannel } from "./outbox.ts";

/** A claimed command may take this long beyond its deadline, because a restart answers after it. */
export const claimedGraceMs = 600_000;

/** What settles a command's message in the outbox. */
export const commandKey = (commandId: string) => `command:${commandId}`;

export interface CommandDesk {
  /**
   * Stores a command for each machine: one row, one signature, one message in the outbox, all in the caller's transaction.
   * The caller has checked with `checkCommandable` that the machines, each named once, may be commanded (MACHINE-13).
   * Answers the ids of the commands by machine.
   */
  ask(
    tx: Handle,
    machines: readonly CommandTarget[],
    kind: CommandKind,
    askedBy: string,
    lane?: TestedLane,
  ): Promise<ReadonlyMap<string, string>>;
  /** After the commit: sends at once what would otherwise wait up to a second. */
  wake(): void;
}

/** The one place that signs commands. */
export function createCommandDesk(
  secrets: Pick<Secrets, "commandKey">,
  notifier: Pick<Notifier, "notify">,
): CommandDesk {
  return {
    async ask(tx, machines, kind, askedBy, lane) {
      const numbers = new Map(machines.map(({ machineId, machineNo }) => [machineId, machineNo]));
      const commands = await insertCommands(tx, machines, kind, askedBy, commandDeadlineMs, lane);
      const about = lane === undefined ? {} : { cabinet: lane.cabinet, lane: lane.laneNo };
      const messages = commands.map(({ machineId, id, seq, notAfter }) => {
        const unsigned = { commandId: id, seq, kind, notAfter: notAfter.getTime(), ...about };
        const text = Buffer.from(commandSigningText(numbers.get(machineId)!, unsigned), "utf8");
        const body = { ...unsigned, signature: secrets.commandKey.sign(text).toString("base64") };
        return { machineId, key: commandKey(id), type: "command" as const, body, notAfter };
      });
      await enqueue(tx, messages);
      return new Map(commands.map(({ machineId, id }) => [machineId, id]));
    },
    wake: () => notifier.notify(outboxChannel, []),
  };
}
