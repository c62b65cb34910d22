import { randomInt } from "node:crypto";
import type { Handle } from "@yunshou/database";
import { businessDay, chanceParts, checkDraw, couponPeriod, isWon, type Refusal } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import type { CodeBatch } from "../codes/batches.queries.ts";
import { makeCodes } from "../codes/codeBook.ts";
import { drawOfKey, insertDraw } from "./draws.queries.ts";

/** One draw that somebody asks for. */
export interface Asked {
  readonly drawKey: string;
  readonly cardId: string | null;
  readonly operatorId: string | null;
  readonly buyerId?: string;
  readonly now: Date;
}

/**
 * Draws once from a locked coupon and records number and result; what wins is handed out in the same transaction, so that
 * never more than the total are won. A key that drew before names its first draw, whatever became of the coupon since.
 * Answers the id of the draw, whether it is new, and whether that new one won.
 */
export async function drawOnce(
  tx: Handle,
  secrets: Secrets,
  batch: CodeBatch & { readonly timeZone: string },
  { drawKey, cardId, operatorId, buyerId, now }: Asked,
): Promise<{ drawId: string; isNew: boolean; isWon: boolean } | Refusal> {
  const before = await drawOfKey(tx, batch, drawKey);
  if (before !== undefined) return { drawId: before, isNew: false, isWon: false };
  const allowed = checkDraw(batch);
  if (!allowed.ok) return allowed;
  const winRate = batch.winRate ?? 0;
  const drawnNumber = randomInt(chanceParts);
  const period = couponPeriod(businessDay(now, batch.timeZone), batch.validDays ?? 1);
  const codes = isWon(drawnNumber, winRate)
    ? await makeCodes(tx, secrets, batch, { ...period, cardIds: [cardId] })
    : [];
  const [codeId = null] = codes;
  const draw = { drawKey, winRate, drawnNumber, codeId, cardId, operatorId, buyerId, at: now };
  return { drawId: await insertDraw(tx, batch, draw), isNew: true, isWon: codeId !== null };
}
