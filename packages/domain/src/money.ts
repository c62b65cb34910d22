import { accept, refuse, type Refusal, type Result } from "./result.ts";

/** The largest amount any single movement may carry: 10 million yuan, in fen. Anything above is a mistake or an attack. */
export const amountLimitFen = 1_000_000_000n;

const yuanPattern = /^-?\d{1,12}(\.\d{1,2})?$/;

/**
 * Reads a yuan text such as "3.5" or "12.00" into fen, without ever passing through a float.
 * At most two decimals (spec 2 §5).
 */
export function fenFromYuan(text: string, field?: string): Result<bigint> {
  const trimmed = text.trim();
  if (!yuanPattern.test(trimmed)) return refuse("amount.malformed", { field });
  const negative = trimmed.startsWith("-");
  const [whole = "0", decimals = ""] = trimmed.replace("-", "").split(".");
  const fen = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, "0"));
  return accept(negative ? -fen : fen);
}

/** Shows fen as yuan with exactly two decimals: 350n becomes "3.50" (GEN-18). */
export function yuanFromFen(fen: bigint): string {
  const absolute = fen < 0n ? -fen : fen;
  const decimals = String(absolute % 100n).padStart(2, "0");
  return `${fen < 0n ? "-" : ""}${absolute / 100n}.${decimals}`;
}

/** The refusal of an amount above a limit in fen, which its text names in yuan. */
export function amountTooLarge(field?: string, limitFen = amountLimitFen): Refusal {
  return refuse("amount.tooLarge", { field, values: { limit: yuanFromFen(limitFen) } });
}

/** A price may be zero, and never below it. */
export function checkNotNegative(fen: bigint): Result<bigint> {
  return fen < 0n ? refuse("amount.negative") : accept(fen);
}

/** An amount that moves money must be above zero and within the limit. */
export function checkMovedAmount(fen: bigint, field: string): Result<bigint> {
  if (fen <= 0n) return refuse("amount.notPositive", { field });
  if (fen > amountLimitFen) return amountTooLarge(field);
  return accept(fen);
}

/**
 * Divides with rounding half up, for shares and fees: `portion(fen, 6n, 1000n)` is 0.6 %.
 * Works on integers only; negative amounts are rounded symmetrically.
 */
export function portion(fen: bigint, numerator: bigint, denominator: bigint): bigint {
  const product = fen * numerator;
  const half = denominator / 2n;
  return product < 0n ? -((-product + half) / denominator) : (product + half) / denominator;
}
