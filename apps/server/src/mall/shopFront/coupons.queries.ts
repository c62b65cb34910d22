import type { Handle } from "@yunshou/database";
import type { NarrowedRecord } from "../../marketing/codes/batches.queries.ts";
import type { ShopKey } from "./shopFronts.queries.ts";

/** A coupon that the buyers of a shop may draw. */
export interface DrawableCoupon extends Pick<NarrowedRecord, "slots" | "memberLevels" | "businessTypes"> {
  readonly drawCouponId: string;
  readonly couponName: string;
  readonly amountFen: string;
  readonly fullFen: string;
  readonly isDrawnToday: boolean;
}

const audience = `b.slots, b.levels as "memberLevels", b.business_types as "businessTypes"`;

/** Coupons of which a draw may be made, those that this key drew already included. */
export const drawableCoupons = (
  tx: Handle,
  { topId, merchantId }: ShopKey,
  drawKey: string,
): Promise<DrawableCoupon[]> =>
  tx.query(
    `select b.id as "drawCouponId", b.name as "couponName", b.amount_fen as "amountFen", b.full_fen as "fullFen", ${audience},
       exists (select from coupon_draw w where w.batch_id = b.id and w.draw_key = $3 and w.top_id = b.top_id) as "isDrawnToday"
     from discount_batch b
     where b.top_id = $1 and b.merchant_id = $2 and b.kind = 'coupon' and b.usage = 'mall' and b.win_rate is not null and b.amount_fen is not null
       and b.deleted_at is null and b.state <> 'stopped' and b.made < b.total order by b.id desc limit 20`,
    [topId, merchantId, drawKey],
  );

export interface WonCoupon extends Omit<DrawableCoupon, "drawCouponId" | "isDrawnToday"> {
  readonly codeId: string;
  readonly codeSealed: Buffer;
  readonly validFrom: string;
  readonly validTo: string;
  readonly isOpen: boolean;
}

/** What a buyer has won, first what still counts, each the newest first; that no more of a coupon are drawn changes nothing of it. */
export const wonCoupons = (
  tx: Handle,
  { topId, merchantId }: ShopKey,
  buyerId: string,
  today: string,
): Promise<WonCoupon[]> =>
  tx.query(
    `select c.id as "codeId", c.code_sealed as "codeSealed", b.name as "couponName", coalesce(b.amount_fen, 0) as "amountFen", b.full_fen as "fullFen", ${audience},
       to_char(c.valid_from, 'YYYY-MM-DD') as "validFrom", to_char(c.valid_to, 'YYYY-MM-DD') as "validTo",
       c.state in ('unused', 'inUse') and c.used + c.held < c.max_uses and c.valid_to >= $4::date and c.deleted_at is null as "isOpen"
     from coupon_draw w join discount_code c on c.top_id = w.top_id and c.id = w.code_id join discount_batch b on b.top_id = w.top_id and b.id = w.batch_id
     where w.top_id = $1 and w.merchant_id = $2 and w.buyer_id = $3 order by "isOpen" desc, w.id desc limit 50`,
    [topId, merchantId, buyerId, today],
  );

/** The code that a draw won; undefined where it won nothing. */
export async function codeOfDraw(
  tx: Handle,
  { topId }: ShopKey,
  drawId: string,
): Promise<{ readonly codeId: string; readonly codeSealed: Buffer } | undefined> {
  const [row] = await tx.query<{ codeId: string; codeSealed: Buffer }>(
    `select c.id as "codeId", c.code_sealed as "codeSealed" from coupon_draw w join discount_code c on c.top_id = w.top_id and c.id = w.code_id
     where w.top_id = $1 and w.id = $2`,
    [topId, drawId],
  );
  return row;
}
