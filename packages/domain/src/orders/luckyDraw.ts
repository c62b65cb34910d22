import { checkMovedAmount } from "../money.ts";
import { checkText, fieldLimits } from "../fields.ts";
import { accept, type Result } from "../result.ts";

/** Chances are counted in this many parts. */
const parts = 10_000;

/** How often a customer draws with one payment at most, and for how many machines a plan is narrowed. */
export const luckyLimits = { draws: 10, machines: 200 } as const;

export const luckyPlanStates = ["active", "ended"] as const;
export type LuckyPlanState = (typeof luckyPlanStates)[number];

export interface LuckyPlanForm {
  readonly planName: string;
  /** What one draw costs. */
  readonly drawFen: bigint;
  /** Parts of 10,000. */
  readonly winRate: number;
  /** What all prizes of the plan together may be worth. */
  readonly budgetFen: bigint;
}

/** A plan of draws is never changed, so that each draw can be checked against it; who wants another one ends it. */
export function checkLuckyPlan(form: LuckyPlanForm): Result<LuckyPlanForm> {
  const planName = checkText(form.planName, "planName", fieldLimits.nameLength);
  if (!planName.ok) return planName;
  for (const field of ["drawFen", "budgetFen"] as const) {
    const amount = checkMovedAmount(form[field], field);
    if (!amount.ok) return amount;
  }
  return accept({ ...form, planName: planName.value });
}

export interface LuckyTerms {
  readonly draws: number;
  readonly drawFen: bigint;
  /** What the prize is worth: the lane's price of one piece. */
  readonly prizeFen: bigint;
  /** Of the plan, with what its prizes are worth already and what open draws may still win. */
  readonly budgetFen: bigint;
  readonly spentFen: bigint;
  readonly reservedFen: bigint;
}

export type LuckyRefusal = "orders.luckyDraws" | "orders.luckyBudgetSpent";

/**
 * Why nobody may draw: more draws than the prize is worth are no bargain, and a prize that the budget cannot give is not
 * drawn for. The prize is reserved from the request on, so that no result can ever exceed the budget.
 */
export function luckyRefusal(terms: LuckyTerms): LuckyRefusal | undefined {
  const { draws, drawFen, prizeFen, budgetFen, spentFen, reservedFen } = terms;
  if (draws > luckyLimits.draws || drawFen * BigInt(draws) > prizeFen) return "orders.luckyDraws";
  return spentFen + reservedFen + prizeFen > budgetFen ? "orders.luckyBudgetSpent" : undefined;
}

export interface LuckyProof {
  /** Chosen before the customer pays; its SHA-256 is the commitment that the machine shows. */
  readonly seed: string;
  readonly orderNo: string;
  /** The provider's number of the payment, which nobody knows before it was made. */
  readonly tradeNo: string;
}

/** The text of one draw, counted from 1; its SHA-256 is the number that is drawn. */
export const luckyText = ({ seed, orderNo, tradeNo }: LuckyProof, draw: number): string =>
  [seed, orderNo, tradeNo, draw].join("|");

/** The number, 0 to 9,999, of the SHA-256 of a draw: its first 48 bits, so that no number is likelier by more than 1 in 10^10. */
export const luckyNumber = (digestHex: string): number => Number.parseInt(digestHex.slice(0, 12), 16) % parts;

export const luckyWon = (numbers: readonly number[], winRate: number): boolean =>
  numbers.some((number) => number < winRate);

export interface LuckyResult {
  readonly previousHash: string;
  readonly drawNo: number;
  readonly orderNo: string;
  readonly commitment: string;
  readonly tradeNo: string;
  readonly numbers: readonly number[];
  readonly isWon: boolean;
}

/** The text that links a result to the one before it in its plan: a result that is changed or left out breaks all that follow. */
export const luckyLink = (result: LuckyResult): string =>
  [
    result.previousHash,
    result.drawNo,
    result.orderNo,
    result.commitment,
    result.tradeNo,
    result.numbers.join(","),
    result.isWon ? "won" : "notWon",
  ].join("|");
