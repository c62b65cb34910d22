import { metresBetween, type Place } from "../distance.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** Drug trace codes of China: twenty digits on each box, of which the first seven name the medicine in its package. */
export const traceCodeDigits = 20;
const medicineDigits = 7;
export const traceLimits = { atOnce: 200 } as const;

/** Where a box is: received, in a lane, or sold. */
export const traceStates = ["stored", "placed", "sold"] as const;
export type TraceState = (typeof traceStates)[number];
export type TraceEvent = "place" | "sell";

/** A box may go to another lane; once it is sold it stays so. */
export const traceTable: StateTable<TraceState, TraceEvent> = {
  stored: { place: "placed", sell: "sold" },
  placed: { place: "placed", sell: "sold" },
  sold: {},
};

/** The part of a code that all boxes of a medicine in one package share. */
export const medicineOfCode = (code: string): string => code.slice(0, medicineDigits);

export const isTraceCode = (code: string): boolean => code.length === traceCodeDigits && /^\d+$/.test(code);

/** The codes of a pasted or scanned text, in its order: separated by whatever is no digit and no letter. */
export function readTraceCodes(text: string): Result<string[]> {
  const field = "traceCodes";
  const codes = text.split(/[\s,;，；、|]+/).filter((part) => part !== "");
  if (codes.length === 0) return refuse("field.required", { field });
  if (codes.length > traceLimits.atOnce)
    return refuse("pharmacy.traceTooMany", { field, values: { limit: traceLimits.atOnce } });
  const malformed = codes.find((code) => !isTraceCode(code));
  if (malformed !== undefined)
    return refuse("pharmacy.traceMalformed", { field, values: { code: malformed.slice(0, 2 * traceCodeDigits) } });
  const seen = new Set<string>();
  for (const code of codes) {
    if (seen.has(code)) return refuse("pharmacy.traceTwice", { field, values: { code } });
    seen.add(code);
  }
  return accept(codes);
}

/** What is known where codes of a batch are written down. */
export interface TraceFacts {
  /** Parts that name the medicine, of the codes that it has already; empty for its first. */
  readonly medicineParts: readonly string[];
  /** Parts that other medicines have. */
  readonly otherParts: readonly string[];
  /** Codes of the batch so far, and how many pieces it has. */
  readonly recorded: number;
  readonly quantity: number;
}

/** Refuses a code of another medicine, and more codes than the batch has boxes. */
export function checkTraceCodes(codes: readonly string[], facts: TraceFacts): Result<undefined> {
  const field = "traceCodes";
  const own = facts.medicineParts.length > 0 ? facts.medicineParts : codes.slice(0, 1).map(medicineOfCode);
  const other = codes.find(
    (code) => !own.includes(medicineOfCode(code)) || facts.otherParts.includes(medicineOfCode(code)),
  );
  if (other !== undefined) return refuse("pharmacy.traceOther", { field, values: { code: other } });
  return facts.recorded + codes.length > facts.quantity
    ? refuse("pharmacy.traceAboveBatch", { field, values: { quantity: facts.quantity } })
    : accept();
}

/** Two scans of one box this far apart within a day cannot be of one box. */
export const farMetres = 50_000;
const dayMs = 86_400_000;

/** Whether a box that is scanned again must be another with a copied code: far away, and within a day of its sale. */
export function isCopiedCode(
  sold: { readonly at: Date; readonly place: Place | null },
  again: { readonly at: Date; readonly place: Place | null },
): boolean {
  if (sold.place === null || again.place === null) return false;
  const apart = Math.abs(again.at.getTime() - sold.at.getTime());
  return apart <= dayMs && metresBetween(sold.place, again.place) > farMetres;
}
