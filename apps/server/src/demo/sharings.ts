import { type Handle, postLedger } from "@yunshou/database";
import { keptShares, shareExecuted, shareReturned, sharingLimits } from "@yunshou/domain";
import { splitVersionsOf } from "../payments/sharing/splitVersions.queries.ts";
import * as queries from "./sharings.queries.ts";

/** Every so many orders the second receiver's account is closed, and the newest orders still wait for one. */
const refusedEvery = 17;
const waitingOrders = 3;

/**
 * Accounts of the receivers of a demo merchant, and what its providers handed on since a day: most as the plan says, some in
 * part, refunds with what came back, and the newest orders wait.
 */
export async function seedSharings(
  tx: Handle,
  owner: { readonly topId: string; readonly merchantId: string },
  fromDay: string,
): Promise<void> {
  const versions = new Map((await splitVersionsOf(tx, owner.merchantId)).map((one) => [one.versionId, one]));
  if (versions.size === 0) return;
  await queries.insertAccounts(tx, owner);
  const orders = await queries.sharedSales(tx, owner.merchantId, fromDay);
  for (const [place, order] of orders.entries()) {
    const receivers = versions.get(order.versionId)?.receivers ?? [];
    const shares = keptShares(BigInt(order.paidFen), receivers);
    const sum = shares.reduce((total, share) => total + share, 0n);
    const isWaiting = place >= orders.length - waitingOrders;
    const isAbove = sum * 10_000n > BigInt(order.paidFen) * BigInt(sharingLimits[order.kind].usualRatio);
    const hasRefusal = place % refusedEvery === refusedEvery - 1;
    const state = isWaiting ? "waiting" : isAbove || sum === 0n ? "unshared" : hasRefusal ? "partly" : "shared";
    const obstacle = isWaiting ? "accountMissing" : isAbove ? "aboveRatio" : sum === 0n ? "nothingToShare" : null;
    const sharingId = await queries.insertSharing(tx, owner, order, { state, obstacle });
    if (state !== "shared" && state !== "partly") continue;
    const targets = keptShares(BigInt(order.keptFen), receivers);
    for (const [index, { receiverId }] of receivers.entries()) {
      const plannedFen = shares[index]!;
      if (plannedFen === 0n) continue;
      const isRefused = hasRefusal && index === receivers.length - 1;
      const returnedFen = isRefused || order.refundId === null ? 0n : plannedFen - targets[index]!;
      const share = { receiverId, plannedFen, targetFen: targets[index]!, returnedFen, isRefused, place: index + 1 };
      const made = await queries.insertShare(tx, owner, order, sharingId, share);
      if (isRefused) continue;
      const money = {
        orderId: order.orderId,
        merchantId: owner.merchantId,
        topMerchantId: owner.topId,
        kind: order.kind,
      };
      const booked = { ...money, receiverId, factId: made.shareId, amountFen: plannedFen };
      await postLedger(tx, [
        shareExecuted(booked),
        ...(made.returnId === undefined
          ? []
          : [shareReturned({ ...booked, factId: made.returnId, amountFen: returnedFen })]),
      ]);
    }
  }
}
