import { checkCode } from "../fields.ts";
import { amountLimitFen } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import { type StateTable, step } from "../states.ts";

/** States of an IC card (CARD-03). `reissued` marks a card that replaced another; it pays like an activated one (CARD-29). */
export const cardStates = ["notActivated", "activated", "locked", "reportedLost", "reissued", "cancelled"] as const;
export type CardState = (typeof cardStates)[number];

export const cardEvents = [
  "activate",
  "lock",
  "unlock",
  "reportLost",
  "cancelReport",
  "replace",
  "reissue",
  "cancel",
] as const;
export type CardEvent = (typeof cardEvents)[number];

/** CARD-28: `replace` is what happens to the old card, `reissue` to the new one; a cancelled card stays cancelled. */
export const cardTable: StateTable<CardState, CardEvent> = {
  notActivated: { activate: "activated", reissue: "reissued", cancel: "cancelled" },
  activated: { lock: "locked", reportLost: "reportedLost", replace: "cancelled", cancel: "cancelled" },
  locked: { unlock: "activated", reportLost: "reportedLost", cancel: "cancelled" },
  reportedLost: { cancelReport: "activated", replace: "cancelled", cancel: "cancelled" },
  reissued: { lock: "locked", reportLost: "reportedLost", replace: "cancelled", cancel: "cancelled" },
  cancelled: {},
};

/** Types of a card (CARD-05). */
export const cardKinds = ["normal", "staff", "test", "student", "gift"] as const;
export type CardKind = (typeof cardKinds)[number];

/** Whether somebody holds the card (CARD-04). */
export const bindStates = ["bound", "unbound"] as const;
export type BindState = (typeof bindStates)[number];

/** Whose a card is ends with the card: a cancelled one names its last holder and is bound to nobody. */
export function bindStateOf(hasHolder: boolean, state: CardState | null): BindState {
  return hasHolder && state !== null && state !== "cancelled" ? "bound" : "unbound";
}

/** A batch of cards is changed by one call, so it has an end. */
export const cardBatchLimit = 200;

const physicalPattern = /^[0-9a-f]{8}$/;
const passwordPattern = /^\d{6}$/;
const countLimit = 9_999;

/** The number a reader prints: 8 characters 0-9a-f; capitals are the same number (CARD-06, CARD-07). */
export function checkPhysicalNo(text: string, field = "physicalNo"): Result<string> {
  const number = text.trim().toLowerCase();
  if (number === "") return refuse("field.required", { field });
  return physicalPattern.test(number) ? accept(number) : refuse("members.physicalNo", { field });
}

const decimalPattern = /^\d{10}$/;
const largestNumber = 0xffff_ffff;

/**
 * A physical number as people and spreadsheets write it: eight characters 0-9a-f, or the ten decimal digits that are printed
 * on a card (CARD-06, CARD-07). Readers that differ in the order of bytes tell `turnedPhysicalNo` of it for the same card.
 */
export function readPhysicalNo(text: string, field = "physicalNo"): Result<string> {
  const number = text.trim();
  if (!decimalPattern.test(number)) return checkPhysicalNo(number, field);
  const value = Number(number);
  return value > largestNumber ? refuse("members.physicalNo", { field }) : accept(value.toString(16).padStart(8, "0"));
}

/** The same number with its four bytes in the other order. */
export const turnedPhysicalNo = (physicalNo: string): string =>
  [6, 4, 2, 0].map((at) => physicalNo.slice(at, at + 2)).join("");

/** Whether two physical numbers name one chip, whichever order of bytes the readers tell. */
export const isSameChip = (one: string, other: string): boolean => one === other || turnedPhysicalNo(one) === other;

/** The three numbers of a card, each required (CARD-08, FORM-03). */
export interface CardNumbers {
  readonly cardNo: string;
  readonly physicalNo: string;
  readonly logicalNo: string;
}

export function checkCardNumbers({ cardNo, physicalNo, logicalNo }: CardNumbers): Result<CardNumbers> {
  const card = checkCode(cardNo, "cardNo");
  if (!card.ok) return card;
  const physical = readPhysicalNo(physicalNo);
  if (!physical.ok) return physical;
  const logical = checkCode(logicalNo, "logicalNo");
  return logical.ok ? accept({ cardNo: card.value, physicalNo: physical.value, logicalNo: logical.value }) : logical;
}

/** A card is issued with a last day, which is not over (CARD-08). Days are ISO days. */
export function checkCardExpiry(expiry: string, today: string): Result<string> {
  if (expiry === "") return refuse("field.required", { field: "cardExpiry" });
  return expiry < today ? refuse("members.expiryOver", { field: "cardExpiry" }) : accept(expiry);
}

/** CARD-15: exactly six digits. */
export function checkTradePassword(text: string): Result<string> {
  return passwordPattern.test(text) ? accept(text) : refuse("members.passwordShape", { field: "tradePassword" });
}

/** How often a wrong password may be tried before a new one must be set. */
export const passwordTries = 5;

export interface CardLimits {
  /** Purchases a day; 0 means no limit (CARD-16). */
  readonly dailyCount: number;
  /** Fen a day; 0 means no limit (CARD-16). */
  readonly dailyAmountFen: bigint;
}

export function checkLimits(limits: CardLimits): Result<CardLimits> {
  const { dailyCount, dailyAmountFen } = limits;
  if (!Number.isInteger(dailyCount) || dailyCount < 0 || dailyCount > countLimit)
    return refuse("members.limitOutOfRange", { field: "dailyCountLimit" });
  if (dailyAmountFen < 0n || dailyAmountFen > amountLimitFen)
    return refuse("members.limitOutOfRange", { field: "dailyAmountLimitFen" });
  return accept(limits);
}

/** A card takes and gives money at the counter only while it pays (CARD-14). */
export function checkUsable(state: CardState): Result<undefined> {
  if (state === "activated" || state === "reissued") return accept();
  return state === "notActivated" ? refuse("members.cardNotActivated") : refuse("members.cardNotUsable");
}

/** CARD-19, CARD-20, CARD-28: what may be replaced, by a card with other numbers. */
export function checkReplacement(
  old: Pick<CardNumbers, "cardNo" | "physicalNo"> & { readonly state: CardState },
  numbers: Pick<CardNumbers, "cardNo" | "physicalNo">,
): Result<undefined> {
  const state = checkReplaceable(old.state);
  if (!state.ok) return state;
  if (old.cardNo === numbers.cardNo) return refuse("members.sameCard", { field: "cardNo" });
  return isSameChip(old.physicalNo, numbers.physicalNo)
    ? refuse("members.sameCard", { field: "physicalNo" })
    : accept();
}

/** CARD-19: a cancelled card is over. */
export function checkReplaceable(state: CardState): Result<undefined> {
  if (state === "cancelled") return refuse("members.cardCancelled");
  const next = step(cardTable, state, "replace");
  return next.ok ? accept() : next;
}
