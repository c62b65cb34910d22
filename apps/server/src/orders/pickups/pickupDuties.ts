import type { Secrets } from "../../platform/secrets.ts";
import { arm, repeating, type TimerHandler, timerKind } from "../../platform/timers.ts";
import { lockBatch } from "./pickupBatches.queries.ts";
import { makeCodes } from "./pickupCodes.ts";
import { expireCodes } from "./redeem.queries.ts";

/** Codes of a batch that are still to be made. The key is the batch. */
export const makePickups = timerKind<{ topId: string }>("pickup.make");

/** Codes of one transaction. */
const madeAtOnce = 1_000;
const expiryEveryMs = 60_000;
const expiredAtOnce = 5_000;

/** What is done about pickup codes in the background: large batches, and the end of codes whose last day is over. */
export function pickupDuties({ secrets }: { readonly secrets: Secrets }): TimerHandler[] {
  return [
    makePickups.on(async ({ tx, now }, { key, data }) => {
      const batch = await lockBatch(tx, data.topId, key);
      if (batch === undefined) return;
      const made = await makeCodes(tx, secrets, batch, madeAtOnce);
      if (batch.made + made < batch.wanted) await arm(tx, makePickups.at(key, now, data));
    }),
    repeating("pickup.expire", expiryEveryMs, async ({ tx, now }) => {
      await expireCodes(tx, now, expiredAtOnce);
    }),
  ];
}
