import { asSystem, type Handle, postLedger } from "@yunshou/database";
import {
  keptShares,
  type LedgerTransaction,
  returnObstacle,
  returnsFor,
  shareReturned,
  type SharedKind,
  type SplitShare,
} from "@yunshou/domain";
import { arm } from "../../platform/timers.ts";
import { answered, leavesOpen } from "../answered.ts";
import { ProviderRefused, type ReturnReport, type SharingCalls } from "../provider.ts";
import * as queries from "./returns.queries.ts";
import { lockSharing, type Share, type Sharing, sharesOf } from "./sharing.queries.ts";
import { sharingDue, type SharingParts } from "./sharing.ts";
import { splitVersionsOf } from "./splitVersions.queries.ts";

/** A refund that is about to be sent; the order is locked. */
export interface RefundAhead {
  readonly topId: string;
  readonly orderId: string;
  readonly refundId: string;
  /** Of the order, once the refund is done. */
  readonly keptFen: bigint;
}

/** Whether a refund may be sent, or must wait for its shares; what the refund itself takes back from receivers. */
export interface SharesAhead {
  readonly waits: boolean;
  readonly withRefund: readonly { readonly account: string; readonly amountFen: bigint }[];
}

const nothingAhead: SharesAhead = { waits: false, withRefund: [] };

/**
 * Shares go back before the customer's money does (FIN-19): asks each receiver for what it has above its share of the rest.
 * What was never sent to the provider is not sent while a refund runs; what is with the provider is waited for.
 */
export async function returnBefore(
  tx: Handle,
  parts: Pick<SharingParts, "providers">,
  refund: RefundAhead,
  now: Date,
): Promise<SharesAhead> {
  const { topId, orderId, refundId } = refund;
  const sharing = (await lockSharing(tx, topId, orderId))?.sharing;
  if (sharing === undefined || sharing.state === "waiting" || sharing.state === "requested") return nothingAhead;
  if (sharing.state === "sharing") {
    await arm(tx, sharingDue.at(orderId, now, { topId }));
    return { ...nothingAhead, waits: true };
  }
  await askBack(tx, sharing, refund, now);
  const open = (await queries.returnsOf(tx, topId, refundId)).filter(({ state }) => state === "requested");
  if (open.length === 0) return nothingAhead;
  if (parts.providers.named(sharing.provider)?.sharing?.requestReturn !== undefined) {
    await queries.countTries(tx, topId, refundId);
    return { ...nothingAhead, waits: true };
  }
  const withRefund = open.map(({ account, amountFen }) => ({ account, amountFen: BigInt(amountFen) }));
  return { waits: false, withRefund };
}

/** Receivers of the plan by which an order was shared, in the order of its shares. */
async function rulesOf(
  tx: Handle,
  sharing: Sharing,
): Promise<
  (shares: readonly Share[]) => {
    readonly rules: readonly SplitShare[];
    readonly places: readonly number[];
  }
> {
  const version = (await splitVersionsOf(tx, sharing.merchantId)).find(
    ({ versionId }) => versionId === sharing.splitVersionId,
  );
  const rules = version?.receivers ?? [];
  return (shares) => ({
    rules,
    places: shares.map(({ receiverId }) => rules.findIndex((rule) => rule.receiverId === receiverId)),
  });
}

async function askBack(tx: Handle, sharing: Sharing, refund: RefundAhead, now: Date): Promise<void> {
  const shares = await sharesOf(tx, sharing);
  if (shares.length === 0) return;
  const { rules, places } = (await rulesOf(tx, sharing))(shares);
  const parts = rules.map((_, place) => {
    const share = shares[places.indexOf(place)];
    return { sharedFen: BigInt(share?.sharedFen ?? 0), returnedFen: BigInt(share?.returnedFen ?? 0) };
  });
  const back = returnsFor(parts, rules, refund.keptFen);
  let before = await queries.returnsBefore(tx, sharing.topId, sharing.orderId);
  for (const [index, share] of shares.entries()) {
    const amountFen = back[places[index]!] ?? 0n;
    if (amountFen === 0n) continue;
    const about = {
      kind: sharing.kind,
      accountType: share.accountType,
      sharedAt: sharing.certainAt ?? sharing.paidAt,
      returnsBefore: before,
    };
    await queries.insertReturn(
      tx,
      {
        ...sharing,
        shareId: share.shareId,
        refundId: refund.refundId,
        amountFen,
        obstacle: returnObstacle(about, now),
      },
      now,
    );
    before += 1;
  }
}

/** Asks the provider for the returns of a refund, outside of any transaction, and writes each answer in one. */
export async function sendReturns(parts: SharingParts, topId: string, refundId: string): Promise<void> {
  const { open, sharing } = await asSystem(parts.database, async (tx) => {
    const all = (await queries.returnsOf(tx, topId, refundId)).filter(({ state }) => state === "requested");
    const orderId = all[0]?.orderId;
    return { open: all, sharing: orderId === undefined ? undefined : (await lockSharing(tx, topId, orderId))?.sharing };
  });
  const calls = parts.providers.named(sharing?.provider ?? "")?.sharing;
  if (sharing === undefined || calls?.requestReturn === undefined) return;
  for (const one of open) {
    const report = await askReturn(calls, one, parts);
    if (report.state !== "returned" && report.state !== "refused") continue;
    const failure = report.state === "refused" ? report.failure : null;
    await asSystem(parts.database, async (tx) => {
      const now = new Date();
      await lockSharing(tx, topId, one.orderId);
      if ((await queries.endReturn(tx, one, failure, now)) && failure === null)
        await postLedger(tx, [bookedReturn(one, sharing.kind)]);
    });
  }
}

/** A return that the provider refuses for its own sake so often is refused; the refund goes on, and the receiver owes it. */
const refusals = 3;

async function askReturn(calls: SharingCalls, one: queries.StoredReturn, parts: SharingParts): Promise<ReturnReport> {
  const wish = {
    returnNo: one.returnId,
    sharingNo: one.sharingId,
    account: one.account,
    amountFen: BigInt(one.amountFen),
  };
  try {
    const known = one.tries <= 1 ? ({ state: "unknown" } as const) : await answered(calls.queryReturn!(wish));
    return known.state === "unknown" ? await calls.requestReturn!(wish) : known;
  } catch (error) {
    const isOpen = leavesOpen(error);
    if (!isOpen && !(error instanceof ProviderRefused)) throw error;
    if (!isOpen && one.refusals + 1 >= refusals) return { state: "refused", failure: (error as Error).message };
    if (!isOpen) await asSystem(parts.database, (tx) => queries.countRefusal(tx, one));
    parts.log.warn(
      { err: error, returnId: one.returnId },
      "A share did not come back yet; the provider will be asked again.",
    );
    return { state: "processing" };
  }
}

const bookedReturn = (one: queries.StoredReturn, kind: SharedKind): LedgerTransaction =>
  shareReturned({
    factId: one.returnId,
    orderId: one.orderId,
    merchantId: one.merchantId,
    topMerchantId: one.topId,
    kind,
    receiverId: one.receiverId,
    amountFen: BigInt(one.amountFen),
  });

/**
 * The refund is done: what it took back from receivers by itself is booked, and each receiver's share is that of the rest.
 * Answers what is to be booked with it.
 */
export async function sharesAfterRefund(
  tx: Handle,
  { topId, orderId, refundId, keptFen }: RefundAhead,
  now: Date,
): Promise<LedgerTransaction[]> {
  const sharing = (await lockSharing(tx, topId, orderId))?.sharing;
  if (sharing === undefined) return [];
  const shares = await sharesOf(tx, sharing);
  if (shares.length === 0) return [];
  const { rules, places } = (await rulesOf(tx, sharing))(shares);
  const targets = keptShares(keptFen, rules);
  await queries.saveTargets(
    tx,
    topId,
    shares.map(({ shareId }, index) => ({ shareId, fen: targets[places[index]!] ?? 0n })),
  );
  const booked: LedgerTransaction[] = [];
  for (const one of await queries.returnsOf(tx, topId, refundId))
    // Those that a provider was asked for by themselves are certain before the refund.
    if (one.state === "requested" && one.tries === 0 && (await queries.endReturn(tx, one, null, now)))
      booked.push(bookedReturn(one, sharing.kind));
  return booked;
}
