import { addDays } from "../../dates.ts";
import { accept, refuse, type Refusal, type Result } from "../../result.ts";
import { billDayStart, type BillLine, type BillProvider, type ExpectedBill } from "./bill.ts";

export const unreadable = (): Refusal => refuse("finance.billUnreadable", { field: "content" });

/** Each line is of the day that was asked for, and moves something. */
export function checkLines(
  kind: BillProvider,
  lines: readonly BillLine[],
  { day }: ExpectedBill,
): Result<readonly BillLine[]> {
  if (lines.some(({ amountFen }) => amountFen < 0n)) return unreadable();
  const [from, until] = [billDayStart(kind, day), billDayStart(kind, addDays(day, 1))];
  return lines.some(({ at }) => at < from || at >= until)
    ? refuse("finance.billOtherDay", { field: "billDate" })
    : accept(lines);
}
