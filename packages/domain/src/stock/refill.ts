import { checkRemark } from "../fields.ts";
import { refuse, type Result } from "../result.ts";

/** Why a machine counted another number than was to be expected. */
export const refillCauses = ["loadedWrong", "missing", "damaged", "sensor", "other"] as const;
export type RefillCause = (typeof refillCauses)[number];

/** What a machine says of a lane, beside what the book says before it. */
export interface ReportedLane {
  readonly reason: "refill" | "count" | "remove";
  readonly book: number;
  readonly reported: number;
  /** Pieces that people recorded as refilled since the machine reported before. */
  readonly loaded: number;
}

/**
 * Whether the machine's own number contradicts what is known: last + loaded - sold. Goods that are loaded at the machine
 * and recorded by nobody else are what the difference says; if somebody recorded them, if the machine only counted, or if
 * less lies in the lane after a refill than before, the difference has to be explained.
 */
export function contradictsRefill({ reason, book, reported, loaded }: ReportedLane): boolean {
  if (reported === book || reason === "remove") return false;
  return reason === "count" || loaded > 0 || reported < book;
}

/** The remark of an explanation; `other` says what it was. */
export function checkRefillExplanation(cause: RefillCause, remark: string): Result<string> {
  const checked = checkRemark(remark);
  if (!checked.ok) return checked;
  return cause === "other" && checked.value === "" ? refuse("field.required", { field: "remark" }) : checked;
}
