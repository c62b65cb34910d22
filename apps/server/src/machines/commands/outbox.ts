import { downBodies, type DownBody, type DownType } from "@yunshou/contract/machines/downMessages";
import type { Handle } from "@yunshou/database";
import { deleteOutbox, dueNow, insertOutbox } from "./outbox.queries.ts";

/** Channel on which processes tell each other that these machines have something due; the payload is machine ids. */
export const outboxChannel = "outbox";

/** A message that must reach the machine, kept until the machine reacts (`settle`) or the deadline passes. */
export type Durable = {
  [T in DownType]: {
    readonly machineId: string;
    /** What the machine's reaction settles, e.g. `offer:<order id>` or `command:<command id>`. */
    readonly key: string;
    readonly type: T;
    readonly body: DownBody<T>;
    readonly notAfter: Date;
  };
}[DownType];

/**
 * Stores messages in the caller's transaction. A gateway sends them within a second, and at once when the caller
 * also notifies `outboxChannel` with the machine ids after the commit.
 */
export async function enqueue(tx: Handle, messages: readonly Durable[]): Promise<void> {
  if (messages.length === 0) return;
  // The newest message of a key wins here too, because one statement cannot write a row twice.
  const distinct = new Map(messages.map((message) => [`${message.machineId}|${message.key}`, message]));
  await insertOutbox(
    tx,
    [...distinct.values()].map((message) => ({ ...message, body: downBodies[message.type].parse(message.body) })),
  );
}

/** The machine reacted: the message need not be sent again. Unknown keys are ignored. */
export async function settle(
  tx: Handle,
  names: readonly { readonly machineId: string; readonly key: string }[],
): Promise<void> {
  if (names.length > 0) await deleteOutbox(tx, names);
}

/** The machines are back: send them everything that waits, without its delay. */
export async function resendAll(tx: Handle, machineIds: readonly string[]): Promise<void> {
  if (machineIds.length > 0) await dueNow(tx, machineIds);
}
