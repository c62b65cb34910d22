import { accept, refuse, type Result } from "../result.ts";

/** A line of a receipt and how many of its pieces stand in booked returns. */
export interface ReturnableLine {
  readonly quantity: number;
  readonly returned: number;
}

/** Pieces of a receipt's line that may still go back to its supplier. */
export const returnablePieces = ({ quantity, returned }: ReturnableLine): number => Math.max(0, quantity - returned);

/** Goods go back to a supplier only as far as they came and are not back already (STOCK-08). */
export function checkReturned(pieces: number, line: ReturnableLine): Result<number> {
  const open = returnablePieces(line);
  return pieces > open ? refuse("stock.aboveReceived", { field: "lines", values: { open } }) : accept(pieces);
}
