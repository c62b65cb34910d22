import { asSystem, type Database, type Handle } from "@yunshou/database";
import { type PushEvent, pushRetrySeconds } from "@yunshou/domain";
import { NotTaken, postOutside } from "../../platform/outside/postOutside.ts";
import { webhookHeaders } from "../../platform/outside/signature.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { arm, disarm, type TimerHandler, timerKind } from "../../platform/timers.ts";
import { insertPush, settlePush, type TakenPush, takePush } from "./pushes.queries.ts";

export const dockingKeyContext = (dockingId: string) => `docking:${dockingId}`;

const pushDue = timerKind<{ topId: string }>("system.push");

export interface Delivery {
  readonly database: Database;
  readonly secrets: Pick<Secrets, "open">;
  /** Test switch: this very machine is called too. */
  readonly loopback: boolean;
}

/** Sends a message that stands in the table already. */
export const duePush = (tx: Handle, pushId: string, topId: string, at: Date): Promise<void> =>
  arm(tx, pushDue.at(pushId, at, { topId }));

/** Writes a message and the duty to send it, in the transaction of what it tells. Answers its id, which receivers know it by. */
export async function tellInterface(
  tx: Handle,
  to: { readonly topId: string; readonly merchantId: string; readonly dockingId: string },
  event: PushEvent,
  payload: unknown,
  now: Date,
): Promise<string> {
  const pushId = await insertPush(tx, to, event, payload);
  await duePush(tx, pushId, to.topId, now);
  return pushId;
}

/**
 * Sends one message. The try and the next one are written before anything is called, so a killed process forgets nothing; a
 * receiver that gets a message twice knows it by its id.
 */
export function pushDuty(by: Delivery): TimerHandler {
  return pushDue.on(async ({ tx, now, afterCommit }, { key: pushId, data: { topId } }) => {
    const push = await takePush(tx, topId, pushId);
    if (push === undefined) return;
    if (!push.enabled) return settlePush(tx, push, "dead", "the interface is off");
    const waitSeconds = pushRetrySeconds(push.attempts);
    // Without a further try the row is looked at once more, for the case that this process ends before it knows.
    const lastLookSeconds = 60;
    await duePush(tx, pushId, topId, new Date(now.getTime() + (waitSeconds ?? lastLookSeconds) * 1_000));
    if (push.attempts > maxAttempts) return settlePush(tx, push, "dead", "no answer");
    afterCommit(() => send(push, waitSeconds === undefined, by));
  });
}

const maxAttempts = (() => {
  let attempts = 1;
  while (pushRetrySeconds(attempts) !== undefined) attempts += 1;
  return attempts;
})();

async function send(push: TakenPush, isLast: boolean, { database, secrets, loopback }: Delivery): Promise<void> {
  const body = JSON.stringify({ type: push.event, timestamp: push.createdAt.toISOString(), data: push.payload });
  const key = secrets.open(push.keySealed, dockingKeyContext(push.dockingId)).toString();
  const headers = webhookHeaders(key, push.pushId, new Date(), body);
  const outcome = await postOutside({ url: push.url, body, headers }, { loopback }).then(
    (status) => ({ state: "delivered", result: `HTTP ${status}` }) as const,
    (error: unknown) => {
      const result = error instanceof NotTaken ? error.message : "failed";
      return { state: isLast ? "dead" : "queued", result } as const;
    },
  );
  await asSystem(database, async (tx) => {
    await settlePush(tx, push, outcome.state, outcome.result);
    if (outcome.state !== "queued") await disarm(tx, pushDue.named(push.pushId));
  });
}
