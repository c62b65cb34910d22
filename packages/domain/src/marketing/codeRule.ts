import { yuanFromFen } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { MemberLevel } from "../members/members.ts";
import type { CodeTerms, DiscountKind } from "./codes.ts";
import type { PricedBasket, PromotionEffect, PromotionRule } from "./pricing.ts";

/** A code that a customer presented, as the engine asks about it. */
export interface PresentedCode extends CodeTerms {
  readonly codeId: string;
  readonly name: string;
  readonly kind: DiscountKind;
  readonly validFrom: string;
  readonly validTo: string;
  /** Level of the member to whom it was handed out; null where that is nobody. */
  readonly holderLevel: MemberLevel | null;
}

/** Behind every plan of its stage; stages of codes hold no plans. */
const priority = 9;

function effectOf({ kind, value, fullFen }: PresentedCode): PromotionEffect {
  if (!("amountFen" in value)) return { kind: "promoCode", rate: value.percent };
  const { amountFen } = value;
  return kind === "promoCode" ? { kind, amountFen } : { kind, amountFen, fullFen };
}

/**
 * Levels that the customer must have. A machine does not know who pays by QR code; a code that was handed out to a member of
 * one of its levels has proven it already.
 */
const levelsOf = ({ memberLevels, holderLevel }: PresentedCode): readonly MemberLevel[] =>
  holderLevel !== null && memberLevels.includes(holderLevel) ? [] : memberLevels;

/** The rule that a presented code adds to those of the plans. How it stands beside them is what the plans say. */
export const codeRule = (code: PresentedCode): PromotionRule => ({
  ruleId: code.codeId,
  name: code.name,
  effect: effectOf(code),
  priority,
  combination: "accumulate",
  fromDay: code.validFrom,
  toDay: code.validTo,
  slots: code.slots,
  machineIds: code.machineIds,
  productIds: code.productIds,
  levels: levelsOf(code),
  businessTypes: code.businessTypes,
  usesLeft: null,
  amountLeftFen: null,
});

/** Why a code takes nothing off, wherever it is named. */
export const quotedCodeReasons = [
  "codes.unknown",
  "codes.tooManyTries",
  "codes.void",
  "codes.used",
  "codes.expired",
  "codes.disabled",
  "codes.notYet",
  "codes.inUse",
  "codes.mallOnly",
  "codes.machineOnly",
  "codes.otherMachine",
  "codes.otherProduct",
  "codes.otherHour",
  "codes.otherLevel",
  "codes.otherBusiness",
  "codes.belowFull",
  "codes.noBenefit",
] as const;
export type QuotedCodeReason = (typeof quotedCodeReasons)[number];

/** What a presented code took off a priced basket; a code that took nothing is not used up, and its customer hears why. */
export function codeTaken(code: PresentedCode, priced: PricedBasket): Result<bigint> {
  const applied = priced.applied.find(({ ruleId }) => ruleId === code.codeId);
  if (applied !== undefined) return accept(applied.discountFen);
  switch (priced.refused.find(({ ruleId }) => ruleId === code.codeId)?.reason) {
    case "notStarted":
      return refuse("codes.notYet");
    case "ended":
      return refuse("codes.expired");
    case "otherMachine":
      return refuse("codes.otherMachine");
    case "otherProducts":
      return refuse("codes.otherProduct");
    case "outsideSlots":
      return refuse("codes.otherHour");
    case "otherLevel":
      return refuse("codes.otherLevel");
    case "otherBusiness":
      return refuse("codes.otherBusiness");
    case "belowFull":
      return refuse("codes.belowFull", { values: { limit: yuanFromFen(code.fullFen) } });
    default:
      return refuse("codes.noBenefit");
  }
}
