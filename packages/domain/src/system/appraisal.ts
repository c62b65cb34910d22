import { checkRemark } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** What the work of a person is measured by (`/xtgl/jxkp`); each counts facts that the product recorded. */
export const appraisalIndicators = ["refills", "visits", "maintenances", "tickets"] as const;
export type AppraisalIndicator = (typeof appraisalIndicators)[number];

/** A month as YYYY-MM. */
export const periodPattern = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The month before or after another one. */
export function periodAfter(period: string, months: number): string {
  const count = Number(period.slice(0, 4)) * 12 + Number(period.slice(5)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/**
 * The score that follows from the facts: how many of a hundred went well, rounded down, so that a full score means that
 * nothing went wrong. Null where nothing was done.
 */
export const factScore = (done: number, good: number): number | null =>
  done === 0 ? null : Math.floor((good * 100) / done);

/** A score that a person gives instead, with the reason for it where it differs from what the facts say (MSG-26, MSG-113). */
export function checkScoring(
  { score, remark }: { readonly score: number; readonly remark: string },
  byFacts: number | null,
): Result<string> {
  if (!Number.isInteger(score) || score < 0 || score > 100) return refuse("system.scoreRange", { field: "score" });
  const checked = checkRemark(remark);
  if (!checked.ok) return checked;
  if (checked.value === "" && score !== byFacts) return refuse("field.required", { field: "remark" });
  return accept(checked.value);
}
