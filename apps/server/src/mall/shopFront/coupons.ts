import type { shopCoupons } from "@yunshou/contract/mall/shopCoupons";
import { businessDay, refuse } from "@yunshou/domain";
import { lockBatch } from "../../marketing/codes/batches.queries.ts";
import { shownCode } from "../../marketing/codes/codeBook.ts";
import { drawOnce } from "../../marketing/mallCoupons/draw.ts";
import { writtenSlots } from "../../marketing/slots.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { ownOf } from "./buyers.ts";
import * as queries from "./coupons.queries.ts";

/** Names the one draw that a buyer has of a coupon on a day of its merchant. */
const keyOf = (buyerId: string, today: string) => `buyer${buyerId}-${today}`;

/** Handlers of the coupons that buyers draw by themselves; the draw is the server's, and recorded as any other (COUPON-03, COUPON-04). */
export function shopCouponHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof shopCoupons> {
  return {
    async list(call) {
      const own = await ownOf(call);
      if (isRefusal(own)) return own;
      const { shop, buyer } = own;
      const today = businessDay(call.now, shop.timeZone);
      const draws = await queries.drawableCoupons(call.tx, shop, keyOf(buyer.buyerId, today));
      const won = await queries.wonCoupons(call.tx, shop, buyer.buyerId, today);
      return {
        draws: draws.map(({ slots, ...row }) => ({ ...row, slots: writtenSlots(slots) })),
        won: won.map(({ codeId, codeSealed, slots, ...row }) => ({
          ...row,
          slots: writtenSlots(slots),
          couponCode: shownCode(secrets, { codeId, codeSealed }),
        })),
      };
    },

    async draw(call) {
      const own = await ownOf(call);
      if (isRefusal(own)) return own;
      const { shop, buyer } = own;
      const { tx, now, input } = call;
      const scope = { topId: shop.topId, merchants: [shop.merchantId] };
      // Locked, so that a buyer who presses twice draws once, and never more are won than there are.
      const batch = await lockBatch(tx, scope, "coupon", input.drawCouponId, "mall");
      if (batch === undefined || batch.winRate === null) return refuse("record.unknown", { field: "drawCouponId" });
      const drawKey = keyOf(buyer.buyerId, businessDay(now, shop.timeZone));
      const asked = { drawKey, cardId: null, operatorId: null, buyerId: buyer.buyerId, now };
      const drawn = await drawOnce(tx, secrets, batch, asked);
      if (isRefusal(drawn)) return drawn;
      const code = await queries.codeOfDraw(tx, shop, drawn.drawId);
      return { isNew: drawn.isNew, couponCode: code === undefined ? null : shownCode(secrets, code) };
    },
  };
}
