import type { OutputOf } from "@yunshou/contract";
import type { shopCoupons } from "@yunshou/contract/mall/shopCoupons";
import { fill } from "@yunshou/phrases/fill";
import { showFen } from "../platform/figures.ts";
import type { Phrases } from "../platform/phrases/phrases.ts";

export type Coupon = Pick<
  OutputOf<typeof shopCoupons.list>["won"][number],
  "amountFen" | "fullFen" | "slots" | "memberLevels" | "businessTypes"
>;

/** What a coupon takes off, and at what hours, for which members and in what business it counts. */
export function couponTerms(words: Phrases<"shopFront">["shopFront"], coupon: Coupon): string {
  const { amountFen, fullFen, slots, memberLevels, businessTypes } = coupon;
  const terms = [fill(words.minus, { full: showFen(fullFen), amount: showFen(amountFen) })];
  if (slots.length > 0)
    terms.push(fill(words.couponHours, { slots: slots.map(({ from, to }) => `${from}–${to}`).join(" ") }));
  if (memberLevels.length > 0)
    terms.push(fill(words.couponFor, { levels: memberLevels.map((level) => words.memberLevel[level]).join(" ") }));
  const [business] = businessTypes;
  if (businessTypes.length === 1 && (business === "mall" || business === "miniProgram"))
    terms.push(words.couponAt[business]);
  return terms.join(" · ");
}
