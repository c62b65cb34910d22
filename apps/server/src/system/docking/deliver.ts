import { asSystem, type Database } from "@yunshou/database";
import { pushKeptDays, pushRetrySeconds } from "@yunshou/domain";
import { NotTaken, postOutside } from "../../platform/outside/postOutside.ts";
import { webhookHeaders } from "../../platform/outside/signature.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { type RepeatedDuty, repeating } from "../../platform/timers.ts";
import { duePushes, prunePushes, type PushEnd, settlePushes, type TakenPush, takePushes } from "./pushes.queries.ts";

export const dockingKeyContext = (dockingId: string) => `docking:${dockingId}`;

export interface Delivery {
  readonly database: Database;
  readonly secrets: Pick<Secrets, "open">;
  /** Test switch: this very machine is called too. */
  readonly loopback: boolean;
}

const roundMs = 1_000;
/** Messages that one interface is sent at the same time, and for how long one round goes on with it. */
const atOnce = 8;
const patienceMs = 5_000;
const pruned = 1_000;
const dayMs = 86_400_000;

/** Seconds after each try, and after the last one until somebody sees that whoever sent it has disappeared. */
const waits: readonly number[] = (() => {
  const found: number[] = [];
  for (let wait = pushRetrySeconds(1); wait !== undefined; wait = pushRetrySeconds(found.length + 1)) found.push(wait);
  return [...found, 60];
})();

/**
 * Sends what is due, interface by interface, so that one that does not answer delays no other. A try and the next one are
 * written before anything is called, so a killed process forgets nothing; a receiver that gets a message twice knows it by its id.
 */
export function pushDuty(by: Delivery): RepeatedDuty {
  // Of one process; another one passes by what this one has taken.
  const busy = new Set<string>();
  return repeating("system.pushes", roundMs, async ({ tx, now, afterCommit }) => {
    await prunePushes(tx, new Date(now.getTime() - pushKeptDays * dayMs), pruned);
    for (const docking of await duePushes(tx, now)) {
      if (busy.has(docking.dockingId)) continue;
      busy.add(docking.dockingId);
      afterCommit(() => drain(by, docking, now).finally(() => busy.delete(docking.dockingId)));
    }
  });
}

/** Sends an interface what waits for it, until nothing is due or a message was not taken. */
async function drain(
  by: Delivery,
  docking: { readonly topId: string; readonly dockingId: string },
  now: Date,
): Promise<void> {
  const until = Date.now() + patienceMs;
  for (let goesOn = true; goesOn && Date.now() < until;) {
    const taken = await asSystem(by.database, (tx) => takePushes(tx, docking, now, { waits, portion: atOnce }));
    const ends = await Promise.all(taken.map((push) => send(push, by)));
    await asSystem(by.database, (tx) => settlePushes(tx, ends));
    goesOn = taken.length > 0 && ends.every(({ state }) => state === "delivered");
  }
}

async function send(push: TakenPush, { secrets, loopback }: Delivery): Promise<PushEnd> {
  if (!push.enabled) return { push, state: "dead", result: "the interface is off" };
  if (push.attempts > waits.length) return { push, state: "dead", result: "no answer" };
  const body = JSON.stringify({ type: push.event, timestamp: push.createdAt.toISOString(), data: push.payload });
  const key = secrets.open(push.keySealed, dockingKeyContext(push.dockingId)).toString();
  const headers = webhookHeaders(key, push.pushId, new Date(), body);
  return postOutside({ url: push.url, body, headers }, { loopback }).then(
    (status) => ({ push, state: "delivered", result: `HTTP ${status}` }),
    (error: unknown) => ({
      push,
      state: push.attempts >= waits.length ? "dead" : "queued",
      result: error instanceof NotTaken ? error.message : "failed",
    }),
  );
}
