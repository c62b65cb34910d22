import { businessDay } from "../../dates.ts";
import { accept, refuse, type Refusal, type Result } from "../../result.ts";
import { type BillLine, billTimeZone, type ExpectedBill } from "./bill.ts";

export const unreadable = (): Refusal => refuse("finance.billUnreadable", { field: "content" });

/** Each line is of the day that was asked for, and moves something. */
export function checkLines(lines: readonly BillLine[], { day }: ExpectedBill): Result<readonly BillLine[]> {
  if (lines.some(({ amountFen }) => amountFen < 0n)) return unreadable();
  return lines.some(({ at }) => businessDay(at, billTimeZone) !== day)
    ? refuse("finance.billOtherDay", { field: "billDate" })
    : accept(lines);
}
