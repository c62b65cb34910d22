import type { PlanState, SchemeKind } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { nothingShown, showMoney, showNumber, type Tone } from "../platform/kit/index.ts";

/** What the states of plans and schemes mean at a glance. */
export const planTones: Readonly<Record<PlanState, Tone>> = {
  notOnSale: "neutral",
  onSale: "good",
  paused: "warning",
};

interface Offer {
  readonly planType: SchemeKind;
  readonly discountRate: number | null;
  readonly specialPriceFen: string | null;
  readonly fullFen: string | null;
  readonly reductionFen: string | null;
}

/** What is left of a price, from 0 to 1, with its two decimals: 0.85, in German 0,85 (GEN-18). */
export const showRate = (rate: number | string | null): string =>
  rate === null ? nothingShown : showNumber(Number(rate), 2);

/** What a scheme gives, in one line: a rate, a price, or 满10.00减3.00. */
export function offerText(offer: Offer, fullText: string): string {
  if (offer.discountRate !== null) return showRate(offer.discountRate);
  if (offer.specialPriceFen !== null) return showMoney(offer.specialPriceFen);
  if (offer.fullFen === null) return nothingShown;
  return fill(fullText, { full: showMoney(offer.fullFen), off: showMoney(offer.reductionFen) });
}

/** Slots as they stand in a list: 07:00–09:30, one in a line. */
export const slotsText = (slots: readonly { readonly from: string; readonly to: string }[]): string =>
  slots.map(({ from, to }) => `${from}–${to}`).join(" ");
