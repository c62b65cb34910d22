import { asSystem, type Database, type Handle, postLedger } from "@yunshou/database";
import {
  type LedgerTransaction,
  planSharing,
  providerFee,
  shareDelayMs,
  shareExecuted,
  sharingLimits,
  type SharingEvent,
  sharingTable,
  type SplitVersion,
  step,
  versionFor,
  versionsOn,
} from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import { arm, type TimerHandler, timerKind } from "../../platform/timers.ts";
import { ProviderRefused, type ShareOrder, type SharingCalls, type ShareReport } from "../provider.ts";
import { answered, isDenied, leavesOpen } from "../answered.ts";
import type { PaymentProviders } from "../providers.ts";
import { accountDue } from "./accountTimer.ts";
import * as queries from "./sharing.queries.ts";
import { splitVersionsOf } from "./splitVersions.queries.ts";

/** Shares an order, and asks how that ended until it is certain. The key is the order. */
export const sharingDue = timerKind<{ topId: string }>("payments.sharing");

/** Releases what is left of a payment of several orders. The key is its number, that of the first of them. */
export const restDue = timerKind<{ topId: string; refusals: number }>("payments.sharedRest");
/** How often is looked whether the last of them is shared. */
export const restEveryMs = 15 * 60_000;

export interface SharingParts {
  readonly database: Database;
  readonly providers: PaymentProviders;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

const minuteMs = 60_000;
const longestPauseMs = 60 * minuteMs;
/**
 * A provider that is still booking a payment refuses its shares; what it refuses so often is refused. Only what it says of the
 * shares counts: our key, our rights and lost answers say nothing of them.
 */
const refusals = 4;

/** Writes the intent to share orders whose goods are out, in the transaction that says so (FIN-19). */
export async function intendSharing(tx: Handle, orders: readonly queries.EarnedOrder[], now: Date): Promise<void> {
  if (orders.length === 0) return;
  const dueAt = new Date(now.getTime() + shareDelayMs);
  const made = await queries.insertSharings(tx, orders, now);
  await arm(tx, ...made.map(({ topId, orderId }) => sharingDue.at(orderId, dueAt, { topId })));
  const restAt = new Date(now.getTime() + restEveryMs);
  const groups = new Map(made.flatMap(({ topId, groupId }) => (groupId === null ? [] : [[groupId, topId] as const])));
  await arm(tx, ...[...groups].map(([groupId, topId]) => restDue.at(groupId, restAt, { topId, refusals: 0 })));
}

function advance(sharing: queries.Sharing, event: SharingEvent): void {
  const next = step(sharingTable, sharing.state, event);
  if (!next.ok) throw new Error(`${sharing.state} does not accept ${event}`);
  sharing.state = next.value;
}

/** Plans what is requested, and calls the provider after the commit; the next try is armed before, so that a kill loses none. */
export const sharingDuty = (parts: SharingParts): TimerHandler =>
  sharingDue.on(async ({ tx, now, afterCommit }, { key, data }) => {
    const found = await queries.lockSharing(tx, data.topId, key);
    if (found === undefined) return;
    const { order, sharing } = found;
    const again = (ms: number) => arm(tx, sharingDue.at(key, new Date(now.getTime() + ms), data));
    if (sharing.state === "waiting" || sharing.state === "requested") {
      // What goes back first is not shared at all.
      if (order.payState === "refunding") return again(minuteMs);
      if (sharing.state === "waiting") advance(sharing, "ask");
      await plan(tx, sharing, order, now);
      await queries.saveSharing(tx, sharing, now);
      if (sharing.state === "waiting") return again(longestPauseMs);
    }
    if (sharing.state !== "sharing" && sharing.state !== "releasing") return;
    const { tries } = sharing;
    await again(Math.min(longestPauseMs, minuteMs * 2 ** Math.min(tries, 8)));
    await queries.saveSharing(tx, { ...sharing, tries: tries + 1 }, now);
    const receivers = (await queries.sharesOf(tx, sharing)).map((share) => ({
      ...share,
      amountFen: BigInt(share.plannedFen),
    }));
    const { sharingId: sharingNo, tradeNo, groupId } = sharing;
    const wish = { sharingNo, tradeNo, receivers, keepsRest: groupId !== null };
    afterCommit(() => settle(parts, sharing, wish, now));
  });

/** Decides what of an order is shared with whom, by the plan of its day. */
async function plan(tx: Handle, sharing: queries.Sharing, order: queries.SharedOrder, now: Date): Promise<void> {
  const { merchantId, kind, shareDay } = sharing;
  const version = versionFor(versionsOn(await splitVersionsOf(tx, merchantId), shareDay), order);
  const mode = await queries.splitModeOf(tx, merchantId);
  const paidFen = BigInt(sharing.paidFen);
  const keptFen = paidFen - BigInt(order.refundedFen);
  const rate = await queries.rateOn(tx, sharing);
  const planned = planSharing(
    {
      kind,
      paidFen,
      keptFen,
      feeFen: providerFee(kind, keptFen, rate),
      paidAt: sharing.paidAt,
      receivers: version?.receivers ?? [],
      ratioLimit: mode?.ratioLimit ?? sharingLimits[kind].usualRatio,
      platformBalance: mode?.platformBalance ?? false,
    },
    now,
  );
  sharing.splitVersionId = version?.versionId ?? null;
  if ("obstacle" in planned) {
    sharing.obstacle = planned.obstacle;
    return advance(sharing, planned.frozen && sharing.groupId === null ? "release" : "end");
  }
  await send(tx, sharing, version!, planned.shares);
}

/** Has the shares asked for, unless an account is missing or not registered with the provider that was paid. */
async function send(
  tx: Handle,
  sharing: queries.Sharing,
  version: SplitVersion,
  amounts: readonly bigint[],
): Promise<void> {
  const accounts = new Map(
    (await queries.accountsOf(tx, sharing.merchantId, sharing.kind)).map((one) => [one.receiverId, one]),
  );
  const wanted = version.receivers.flatMap(({ receiverId }, place) =>
    amounts[place] === 0n ? [] : [{ account: accounts.get(receiverId), amountFen: amounts[place]! }],
  );
  const elsewhere = wanted.flatMap(({ account }) =>
    account?.state === "registered" && account.provider !== sharing.provider ? [account] : [],
  );
  await arm(tx, ...elsewhere.map(({ accountId }) => accountDue.at(accountId, new Date(), { tries: 0 })));
  const isReady = ({ account }: (typeof wanted)[number]) =>
    account?.state === "registered" && account.provider === sharing.provider;
  if (!wanted.every(isReady)) {
    sharing.obstacle = wanted.some(({ account }) => account?.state === "refused") ? "accountRefused" : "accountMissing";
    return advance(sharing, "wait");
  }
  sharing.obstacle = null;
  await queries.insertShares(
    tx,
    sharing,
    wanted.map(({ account, amountFen }) => ({ account: account!, amountFen })),
  );
  advance(sharing, "send");
}

/** Asks the provider, outside of any transaction, and writes its answer in one. */
async function settle(parts: SharingParts, sharing: queries.Sharing, wish: ShareOrder, now: Date): Promise<void> {
  const calls = parts.providers.named(sharing.provider)?.sharing;
  const warn = (err: unknown, text: string) => parts.log.warn({ err, orderId: sharing.orderId }, text);
  if (calls === undefined) return warn(undefined, "The provider of a payment is gone; its shares wait.");
  const apply = (change: (tx: Handle, sharing: queries.Sharing) => Promise<unknown>) =>
    asSystem(parts.database, async (tx) => {
      const locked = (await queries.lockSharing(tx, sharing.topId, sharing.orderId))?.sharing;
      // Another process was quicker, or the answer of an earlier try came late.
      if (locked?.state !== sharing.state) return;
      await change(tx, locked);
      await queries.saveSharing(tx, locked, now);
    });
  try {
    if (sharing.state === "releasing") {
      await calls.releaseRest(wish);
      return await apply(async (_, locked) => {
        locked.failure = locked.obstacle === "refused" ? locked.failure : null;
        advance(locked, "end");
      });
    }
    const report = await askFor(calls, wish, sharing.tries === 0);
    if (report.state === "done") await apply((tx, locked) => certain(tx, locked, report.parts));
  } catch (error) {
    if (leavesOpen(error)) {
      warn(error, "The provider did not answer about shares; it will be asked again.");
      // Somebody has to put the keys or the contract right, so the list says what the provider answered.
      if (isDenied(error)) await apply(async (_, locked) => void (locked.failure = (error as Error).message));
      return;
    }
    if (!(error instanceof ProviderRefused)) throw error;
    warn(error, "The provider refused shares.");
    await apply(async (tx, locked) => {
      locked.refusals += 1;
      if (locked.refusals >= refusals) await refusedForGood(tx, locked, error.message);
    });
  }
}

async function askFor(calls: SharingCalls, wish: ShareOrder, isFirst: boolean): Promise<ShareReport> {
  const known = isFirst ? ({ state: "unknown" } as const) : await answered(calls.queryShares(wish));
  return known.state === "unknown" ? calls.requestShares(wish) : known;
}

/** Nothing of the order was shared; what is frozen of it alone is released, and tried a few times too. */
async function refusedForGood(tx: Handle, sharing: queries.Sharing, failure: string): Promise<void> {
  for (const { shareId } of await queries.sharesOf(tx, sharing))
    await queries.saveShare(tx, sharing, shareId, { shared: false, failure });
  sharing.failure = failure;
  sharing.obstacle ??= "refused";
  sharing.tries = 0;
  sharing.refusals = 0;
  advance(sharing, sharing.state === "sharing" && sharing.groupId === null ? "release" : "end");
}

/** The provider has said what became of each share; what was shared is booked, once. */
async function certain(
  tx: Handle,
  sharing: queries.Sharing,
  parts: Extract<ShareReport, { readonly state: "done" }>["parts"],
): Promise<void> {
  const shares = await queries.sharesOf(tx, sharing);
  const booked: LedgerTransaction[] = [];
  for (const share of shares) {
    const part = parts.find(({ account }) => account === share.account) ?? { shared: false, failure: "NOT_REPORTED" };
    await queries.saveShare(tx, sharing, share.shareId, part);
    if (!part.shared) continue;
    booked.push(
      shareExecuted({
        factId: share.shareId,
        orderId: sharing.orderId,
        merchantId: sharing.merchantId,
        topMerchantId: sharing.topId,
        kind: sharing.kind,
        receiverId: share.receiverId,
        amountFen: BigInt(share.plannedFen),
      }),
    );
  }
  sharing.failure = null;
  if (booked.length === 0) sharing.obstacle = "refused";
  advance(sharing, booked.length === shares.length ? "succeed" : booked.length === 0 ? "end" : "part");
  await postLedger(tx, booked);
}
