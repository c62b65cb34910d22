import { asSystem } from "@yunshou/database";
import { arm, type TimerHandler } from "../../platform/timers.ts";
import { leavesOpen } from "../answered.ts";
import { ProviderRefused } from "../provider.ts";
import { type AccountToRegister, lockAccount, saveRegistration } from "./accounts.queries.ts";
import { accountDue } from "./accountTimer.ts";
import { waitingOrders } from "./sharing.queries.ts";
import { sharingDue, type SharingParts } from "./sharing.ts";

const minuteMs = 60_000;
const longestPauseMs = 6 * 60 * minuteMs;

/** Registers accounts at the provider that takes payments now; what waits for one is shared then. */
export const accountDuty = (parts: SharingParts): TimerHandler =>
  accountDue.on(async ({ tx, now, afterCommit }, { key, data }) => {
    const account = await lockAccount(tx, key);
    const provider = account === undefined ? undefined : parts.providers.forPayment(account.kind);
    if (account === undefined || account.state === "refused") return;
    if (account.state === "registered" && account.provider === provider?.name) return;
    const pauseMs = Math.min(longestPauseMs, minuteMs * 2 ** Math.min(data.tries, 10));
    await arm(tx, accountDue.at(key, new Date(now.getTime() + pauseMs), { tries: data.tries + 1 }));
    afterCommit(() => register(parts, account));
  });

async function register(parts: SharingParts, account: AccountToRegister): Promise<void> {
  const provider = parts.providers.forPayment(account.kind);
  if (provider?.sharing === undefined) return;
  let failure: string | null = null;
  try {
    await provider.sharing.addReceiver(account);
  } catch (error) {
    if (leavesOpen(error))
      return parts.log.warn({ err: error, accountId: account.accountId }, "An account of shares is registered later.");
    if (!(error instanceof ProviderRefused)) throw error;
    failure = error.message;
  }
  const state = failure === null ? "registered" : "refused";
  await asSystem(parts.database, async (tx) => {
    const isSaved = await saveRegistration(tx, account, { state, failure, provider: provider.name });
    if (!isSaved || failure !== null) return;
    const waiting = await waitingOrders(tx, account.merchantId, account.kind);
    const now = new Date();
    await arm(tx, ...waiting.map(({ orderId }) => sharingDue.at(orderId, now, { topId: account.topId })));
  });
}
