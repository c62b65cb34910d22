import { commandTable, step } from "@yunshou/domain";
import { raiseAlarms, type AlarmRaised } from "../conditions/alarms.queries.ts";
import { commandKey } from "../commands/commands.ts";
import { lockCommands, saveCommands, type CommandRow } from "../commands/commands.queries.ts";
import type { Effect, EffectContext, Incoming } from "./effect.ts";
import { settle } from "../commands/outbox.ts";
import { machinesChannel } from "./hello.ts";

/** Channel with the ids of machines whose commands moved on. */
export const commandsChannel = "commands";

/** The machine took the command: it need not be sent again. */
export const commandClaim: Effect<"commandClaim"> = (context, messages) =>
  apply(context, messages, () => ({ event: "claim", detail: null, log: null }));

/** How it ended, as the machine says; nothing else ends a command as done. */
export const commandAnswer: Effect<"commandAnswer"> = (context, messages) =>
  apply(context, messages, ({ message: { body } }) => ({
    event: body.result === "done" ? "succeed" : "fail",
    detail: body.detail ?? null,
    log: body.log ?? null,
  }));

type CommandMessage = Incoming<"commandClaim"> | Incoming<"commandAnswer">;
interface News {
  readonly event: "claim" | "succeed" | "fail";
  readonly detail: string | null;
  readonly log: string | null;
}

/**
 * Moves commands through their state table. An answer that comes too late leaves the command expired and is written into
 * its detail; an answer to a command that this machine never got is a contradiction.
 */
async function apply<M extends CommandMessage>(
  { tx, notify }: EffectContext,
  messages: readonly M[],
  read: (incoming: M) => News,
): Promise<void> {
  const names = messages.map(({ machine, message }) => ({
    machineId: machine.machineId,
    commandId: message.body.commandId,
  }));
  const rows = new Map((await lockCommands(tx, names)).map((row) => [`${row.machineId}|${row.id}`, row]));
  const changed = new Map<string, CommandRow & { answeredAt: Date | null }>();
  const contradictions: AlarmRaised[] = [];
  for (const incoming of messages) {
    const { machineId } = incoming.machine;
    const { commandId } = incoming.message.body;
    const row = rows.get(`${machineId}|${commandId}`);
    const news = read(incoming);
    if (row === undefined) {
      contradictions.push({
        machineId,
        kind: "contradiction",
        detail: { problem: "commandUnknown", commandId, event: news.event },
      });
      continue;
    }
    const next = step(commandTable, row.state, news.event);
    if (next.ok) {
      row.state = next.value;
      row.detail = news.detail ?? row.detail;
      if (row.kind === "uploadLog") row.log = news.log;
    } else if (row.state === "expired" && news.event !== "claim") {
      row.detail = `late: ${news.event === "succeed" ? "done" : "failed"}${news.detail === null ? "" : ` (${news.detail})`}`;
    } else continue;
    const answeredAt = news.event === "claim" ? null : incoming.receivedAt;
    changed.set(commandId, { ...row, answeredAt });
  }
  if (changed.size > 0) await saveCommands(tx, [...changed.values()]);
  await settle(
    tx,
    names.map(({ machineId, commandId }) => ({ machineId, key: commandKey(commandId) })),
  );
  await raiseAlarms(tx, contradictions);
  notify(
    commandsChannel,
    names.map((name) => name.machineId),
  );
  if (contradictions.length > 0)
    notify(
      machinesChannel,
      contradictions.map((alarm) => alarm.machineId),
    );
}
