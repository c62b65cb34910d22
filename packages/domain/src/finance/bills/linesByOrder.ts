import type { PaymentPart } from "../../orders/paymentGroup.ts";
import type { BillLine } from "./bill.ts";

/**
 * The lines of a bill with one for each order that a payment was for, where it says their sum; the fee stays with the first.
 * Any other amount is that of the first order, which has all of it.
 */
export function linesByOrder(
  lines: readonly BillLine[],
  partsOf: (outTradeNo: string) => readonly PaymentPart[] | undefined,
): BillLine[] {
  return lines.flatMap((line) => {
    const parts = line.kind === "payment" ? partsOf(line.outTradeNo) : undefined;
    if (parts === undefined || parts.reduce((sum, { amountFen }) => sum + amountFen, 0n) !== line.amountFen)
      return line;
    return parts.map(({ orderId, amountFen }, place) => ({
      ...line,
      outTradeNo: orderId,
      amountFen,
      feeOnFen: place === 0 ? line.amountFen : 0n,
      // One number of the provider twice would be a payment that was taken twice.
      ...(place === 0 ? {} : { tradeNo: `${line.tradeNo}-${place + 1}`, feeFen: 0n }),
    }));
  });
}
