import {
  businessDay,
  checkHandedOut,
  checkHandOut,
  type CodeUsage,
  couponPeriod,
  type Refusal,
  refuse,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Secrets } from "../../platform/secrets.ts";
import * as batches from "./batches.queries.ts";
import { makeCodes } from "./codeBook.ts";
import type { AnyCall } from "./codeCalls.ts";
import { heldCards } from "./codes.queries.ts";

/** What is handed out: coupons of one batch, one for each card, or so many for nobody in particular. */
interface HandingOut {
  readonly usage: CodeUsage;
  readonly batchId: string;
  readonly action: string;
  readonly count: number;
  readonly cardIds: readonly string[];
}

/** Hands out coupons until their total is reached (COUPON-03); coupons that are drawn are not handed out. */
export async function handOutCoupons(
  call: AnyCall,
  secrets: Secrets,
  { usage, batchId, action, ...asked }: HandingOut,
): Promise<Refusal | { handedOut: number }> {
  const { session, tx, now } = call;
  const batch = await batches.lockBatch(tx, session.scope, "coupon", batchId, usage);
  if (batch === undefined) return refuse("record.unknown");
  const byHand = checkHandedOut(batch.winRate);
  if (!byHand.ok) return byHand;
  const cardIds = [...new Set(asked.cardIds)];
  const count = checkHandOut(cardIds.length === 0 ? asked.count : cardIds.length, batch);
  if (!count.ok) return count;
  const held = await heldCards(tx, session.scope, batch.topId, cardIds);
  if (held.length < cardIds.length) return refuse("codes.cards", { field: "cardIds" });
  const period = couponPeriod(businessDay(now, batch.timeZone), batch.validDays ?? 1);
  await makeCodes(tx, secrets, batch, {
    ...period,
    cardIds: held.length === 0 ? Array.from({ length: count.value }, () => null) : held,
  });
  await recordAudit(call, {
    action,
    object: batchId,
    merchant: batch,
    after: { count: count.value, cards: held.length, ...period },
  });
  return { handedOut: count.value };
}
