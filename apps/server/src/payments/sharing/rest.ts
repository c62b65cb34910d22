import { asSystem } from "@yunshou/database";
import { type Armed, arm, disarm, type TimerHandler } from "../../platform/timers.ts";
import { leavesOpen } from "../answered.ts";
import { ProviderRefused } from "../provider.ts";
import { paymentOfGroup, type SharedPayment } from "./sharing.queries.ts";
import { restDue, restEveryMs, type SharingParts } from "./sharing.ts";

/** What a provider refuses to release so often is not frozen any more; a key or a right that it refuses says nothing of that. */
const refusals = 4;

/** Releases what is left of a payment of several orders once each of them is shared, or never will be (FIN-19). */
export const restDuty = (parts: SharingParts): TimerHandler =>
  restDue.on(async ({ tx, now, afterCommit }, { key, data }) => {
    const payment = await paymentOfGroup(tx, data.topId, key);
    if (payment === undefined) return;
    const again = { topId: data.topId, refusals: payment.isOpen ? 0 : data.refusals };
    const nextAt = new Date(now.getTime() + restEveryMs);
    await arm(tx, restDue.at(key, nextAt, again));
    const refused = restDue.at(key, nextAt, { ...again, refusals: again.refusals + 1 });
    if (!payment.isOpen)
      afterCommit(() => release(parts, key, payment, again.refusals + 1 < refusals ? refused : null));
  });

async function release(
  { database, providers, log }: SharingParts,
  groupId: string,
  { provider, tradeNo }: SharedPayment,
  onRefusal: Armed | null,
): Promise<void> {
  const calls = providers.named(provider)?.sharing;
  try {
    if (calls !== undefined && tradeNo !== null) await calls.releaseRest({ sharingNo: groupId, tradeNo });
  } catch (error) {
    const isOpen = leavesOpen(error);
    if (!isOpen && !(error instanceof ProviderRefused)) throw error;
    log.warn({ err: error, groupId }, "What is left of a payment of several orders was not released.");
    if (isOpen) return;
    if (onRefusal !== null) {
      await asSystem(database, (tx) => arm(tx, onRefusal));
      return;
    }
  }
  await asSystem(database, (tx) => disarm(tx, restDue.named(groupId)));
}
