import { asSystem } from "@yunshou/database";
import { arm, disarm, type TimerHandler } from "../../platform/timers.ts";
import { ProviderRefused, ProviderUnreachable } from "../provider.ts";
import { paymentOfGroup, type SharedPayment } from "./sharing.queries.ts";
import { restDue, restEveryMs, type SharingParts } from "./sharing.ts";

/** What a provider refuses to release so often is not frozen any more. */
const refusals = 4;

/** Releases what is left of a payment of several orders once each of them is shared, or never will be (FIN-19). */
export const restDuty = (parts: SharingParts): TimerHandler =>
  restDue.on(async ({ tx, now, afterCommit }, { key, data }) => {
    const payment = await paymentOfGroup(tx, data.topId, key);
    if (payment === undefined) return;
    const tries = payment.isOpen ? 0 : data.tries + 1;
    await arm(tx, restDue.at(key, new Date(now.getTime() + restEveryMs), { ...data, tries }));
    if (!payment.isOpen) afterCommit(() => release(parts, key, payment, tries));
  });

async function release(
  { database, providers, log }: SharingParts,
  groupId: string,
  { provider, tradeNo }: SharedPayment,
  tries: number,
): Promise<void> {
  const calls = providers.named(provider)?.sharing;
  try {
    if (calls !== undefined && tradeNo !== null) await calls.releaseRest({ sharingNo: groupId, tradeNo });
  } catch (error) {
    if (!(error instanceof ProviderRefused || error instanceof ProviderUnreachable)) throw error;
    log.warn({ err: error, groupId }, "What is left of a payment of several orders was not released.");
    if (error instanceof ProviderUnreachable || tries < refusals) return;
  }
  await asSystem(database, (tx) => disarm(tx, restDue.named(groupId)));
}
