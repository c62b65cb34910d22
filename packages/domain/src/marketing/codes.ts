import type { MemberLevel } from "../members/members.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import { guessLimits } from "../typedCodes.ts";
import type { BusinessType } from "./businessTypes.ts";
import { isInSlots, type TimeSlot } from "./pricing.ts";

/** What a discount code can be: a coupon, a promo code or a voucher (MKT-02, VOUCHER-01). */
export const discountKinds = ["coupon", "promoCode", "voucher"] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** Types of coupons and promo codes (COUPON-01). */
export const couponTypes = ["small", "large", "lottery"] as const;
export type CouponType = (typeof couponTypes)[number];

/** A general voucher counts for every product, a product voucher for those of its batch alone (VOUCHER-01). */
export const voucherTypes = ["general", "product"] as const;
export type VoucherType = (typeof voucherTypes)[number];

/**
 * States of a discount code (COUPON-02, VOUCHER-02). `inUse`: every use that is left is held by an order that nobody has
 * paid yet. `void`: a person took the code back.
 */
export const codeStates = ["unused", "inUse", "used", "expired", "void"] as const;
export type CodeState = (typeof codeStates)[number];

export type CodeEvent = "hold" | "use" | "release" | "void" | "expire";

/** What becomes of a code with one use; a code with several stays `unused` while one is left (`codeStateAfter`). */
export const codeTable: StateTable<CodeState, CodeEvent> = {
  unused: { hold: "inUse", use: "used", void: "void", expire: "expired" },
  inUse: { use: "used", release: "unused" },
  used: { release: "unused" },
  expired: {},
  void: {},
};

/** What is counted of a code. */
export interface CodeCounts {
  /** Uses that the code allows. */
  readonly maxUses: number;
  /** Uses that were paid, or redeemed by hand. */
  readonly used: number;
  /** Uses that unpaid orders hold. */
  readonly held: number;
}

/** The state that follows from the counts; a code that expired or was taken back stays what it is, whatever is released. */
export function codeStateAfter(state: CodeState, { maxUses, used, held }: CodeCounts): CodeState {
  if (state === "expired" || state === "void") return state;
  if (used >= maxUses) return "used";
  return used + held >= maxUses ? "inUse" : "unused";
}

/** What one use of a code gives: an amount, or the share of the price that is left to pay, in hundredths (MKT-06). */
export type CodeValue = { readonly amountFen: bigint } | { readonly percent: number };

export interface CodeFacts extends CodeCounts {
  readonly kind: DiscountKind;
  readonly state: CodeState;
  readonly validFrom: string;
  readonly validTo: string;
  /** Whether its batch was stopped: promo codes of a stopped batch are not accepted, coupons only no longer handed out. */
  readonly isStopped: boolean;
}

/** Whether a code can be used on this day of its merchant at all, wherever that is (COUPON-06). */
export function checkCodeUsable(code: CodeFacts, today: string): Result<undefined> {
  if (code.state === "void") return refuse("codes.void");
  if (code.state === "used") return refuse("codes.used");
  if (code.state === "expired" || code.validTo < today) return refuse("codes.expired");
  if (code.isStopped && code.kind === "promoCode") return refuse("codes.disabled");
  if (code.validFrom > today) return refuse("codes.notYet");
  return code.state === "inUse" ? refuse("codes.inUse") : accept();
}

/** Whether a code counts at this minute of its merchant's day (MKT-16). */
export const checkCodeHour = ({ slots }: Pick<CodeTerms, "slots">, minute: number): Result<undefined> =>
  isInSlots(slots, minute) ? accept() : refuse("codes.otherHour");

/** What a code says of itself, as a plan does (MKT-02). An empty list means all. */
export interface CodeTerms {
  readonly value: CodeValue;
  /** The least price, in fen, for which the code counts; zero for any. */
  readonly fullFen: bigint;
  /** Machines that take the code; none means all of the merchant. */
  readonly machineIds: readonly string[];
  /** Products for which it counts; none means all. */
  readonly productIds: readonly string[];
  /** Hours of the day at which it counts. */
  readonly slots: readonly TimeSlot[];
  /** Levels of the members for whom it counts. */
  readonly memberLevels: readonly MemberLevel[];
  readonly businessTypes: readonly BusinessType[];
}

export const checkCodeVoid = (state: CodeState): Result<CodeState> =>
  codeTable[state].void === undefined ? refuse("codes.notVoidable") : accept(codeTable[state].void);

/** Wrong codes of the last minutes. */
export interface CodeGuesses {
  /** Of this machine or this person. */
  readonly ofOne: number;
  /** Of all machines and people of the merchant. */
  readonly ofMerchant: number;
}

/** Whether another code is looked at; whoever guessed too often waits, and a right code waits with him. */
export const checkCodeGuesses = ({ ofOne, ofMerchant }: CodeGuesses): Result<undefined> =>
  ofOne >= guessLimits.ofOne || ofMerchant >= guessLimits.ofMerchant ? refuse("codes.tooManyTries") : accept();
