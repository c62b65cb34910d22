import { refuse, accept, type Result } from "../result.ts";

/** How many prices are changed at once: to one amount, by an amount, or by tenths of a percent. */
export type PriceRule =
  | { readonly kind: "set"; readonly fen: bigint }
  | { readonly kind: "add"; readonly fen: bigint }
  | { readonly kind: "percent"; readonly permille: number };
export const priceRuleKinds = ["set", "add", "percent"] as const satisfies readonly PriceRule["kind"][];

/** Where changed prices end: at each fen, at ten fen, at half a yuan or at a yuan. */
export const priceSteps = ["1", "10", "50", "100"] as const;
export type PriceStep = (typeof priceSteps)[number];

/** Tenths of a percent by which a price changes: at most tenfold, and never all of it off. */
export const permilleLimits = { least: -900, most: 9_000 } as const;

/**
 * A price after a rule, at the nearest step; halfway between two it is the higher one. Never below one step, so that what
 * costs something goes on costing something.
 */
export function repriced(priceFen: bigint, rule: PriceRule, step: PriceStep = "1"): bigint {
  if (rule.kind === "set") return rule.fen;
  const stepFen = BigInt(step);
  const thousandths = rule.kind === "add" ? (priceFen + rule.fen) * 1000n : priceFen * BigInt(1000 + rule.permille);
  const unit = stepFen * 1000n;
  const nearest = thousandths <= 0n ? 0n : ((2n * thousandths + unit) / (2n * unit)) * stepFen;
  return nearest < stepFen ? stepFen : nearest;
}

/** Tenths of a percent of a rule. */
export function checkPermille(permille: number): Result<number> {
  const { least, most } = permilleLimits;
  return Number.isInteger(permille) && permille >= least && permille <= most
    ? accept(permille)
    : refuse("goods.percentOutOfRange", { field: "percent", values: { least: least / 10, most: most / 10 } });
}
