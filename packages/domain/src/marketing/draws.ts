import { accept, refuse, type Result } from "../result.ts";
import type { BusinessType } from "./businessTypes.ts";
import type { CodeBatchState } from "./codeBatch.ts";

/** Where codes of a batch make something cheaper: at machines, or in the mall (MALL-04). A person redeems both by hand. */
export const codeUsages = ["machine", "mall"] as const;
export type CodeUsage = (typeof codeUsages)[number];

/** Business in which a customer can name a code at all, by where it counts; a lucky purchase and a pickup code take none. */
export const codeBusiness = {
  machine: ["ordinary", "prescription"],
  mall: ["mall", "miniProgram"],
} as const satisfies Readonly<Record<CodeUsage, readonly BusinessType[]>>;
export type CodeBusiness = (typeof codeBusiness)[CodeUsage][number];

/** Types of a mall coupon that people hand out; what is drawn is of type lottery and has a page of its own (COUPON-01). */
export const handedTypes = ["small", "large"] as const;

/** A chance counts in parts of ten thousand: hundredths of a percent. */
export const chanceParts = 10_000;

/** A chance as people write it: above 0 and up to 100 percent, with at most two decimals; as parts of ten thousand. */
export function readWinRate(text: string): Result<number> {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim());
  const parts = match === null ? 0 : Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return parts >= 1 && parts <= chanceParts ? accept(parts) : refuse("codes.winRate", { field: "winRate" });
}

/** How a chance is shown: percent, always with two decimals. */
export const showWinRate = (parts: number): string => (parts / 100).toFixed(2);

/** Whether a number between 0 and 9,999 wins under a chance: as many of the ten thousand numbers win as the chance has parts. */
export const isWon = (drawnNumber: number, winRate: number): boolean => drawnNumber < winRate;

/** Whether a draw is made at all: not of a stopped coupon, and not of one that is gone (COUPON-03). */
export function checkDraw(batch: {
  readonly state: CodeBatchState;
  readonly total: number;
  readonly made: number;
}): Result<undefined> {
  if (batch.state === "stopped") return refuse("codes.batchStopped");
  return batch.made < batch.total ? accept() : refuse("codes.drawnOut");
}

/** Coupons that are drawn are neither handed out by hand nor changed where those are that are. */
export const checkHandedOut = (winRate: number | null): Result<undefined> =>
  winRate === null ? accept() : refuse("codes.drawnOnly");

/** Whether a code counts where a buyer names it: those of the mall in the mall alone, all others at machines (MALL-04). */
export function checkWhere(usage: CodeUsage, where: CodeUsage): Result<undefined> {
  if (usage === where) return accept();
  return refuse(where === "machine" ? "codes.mallOnly" : "codes.machineOnly");
}
