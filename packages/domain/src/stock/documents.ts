import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import { procurementLimits } from "./supplier.ts";

/** A plan is handed in by one person and approved by another; what was rejected is changed and handed in again (STOCK-08). */
export const purchasePlanStates = ["draft", "submitted", "approved", "rejected", "ordered"] as const;
export type PurchasePlanState = (typeof purchasePlanStates)[number];
export const purchasePlanEvents = ["edit", "submit", "approve", "reject", "order"] as const;
export type PurchasePlanEvent = (typeof purchasePlanEvents)[number];
export const purchasePlanTable: StateTable<PurchasePlanState, PurchasePlanEvent> = {
  draft: { edit: "draft", submit: "submitted" },
  submitted: { approve: "approved", reject: "rejected" },
  rejected: { edit: "draft", submit: "submitted" },
  approved: { order: "ordered" },
  ordered: {},
};

/** An order follows what was received for it, until somebody closes it; as long as goods are open it can be sent to its supplier, and once more. */
export const purchaseStates = ["ordered", "partlyReceived", "received", "closed"] as const;
export type PurchaseState = (typeof purchaseStates)[number];
export const purchaseEvents = ["edit", "send", "receivePart", "receiveAll", "takeBackAll", "close"] as const;
export type PurchaseEvent = (typeof purchaseEvents)[number];
export const purchaseTable: StateTable<PurchaseState, PurchaseEvent> = {
  ordered: { edit: "ordered", send: "ordered", receivePart: "partlyReceived", receiveAll: "received", close: "closed" },
  partlyReceived: {
    send: "partlyReceived",
    receivePart: "partlyReceived",
    receiveAll: "received",
    takeBackAll: "ordered",
    close: "closed",
  },
  received: { receivePart: "partlyReceived", receiveAll: "received", takeBackAll: "ordered" },
  closed: {},
};

/** What was booked is never changed, only reversed. */
export const receiptStates = ["booked", "reversed"] as const;
export type ReceiptState = (typeof receiptStates)[number];
export const receiptTable: StateTable<ReceiptState, "reverse"> = { booked: { reverse: "reversed" }, reversed: {} };

/** A line of an order and what was received of it. */
export interface ReceivedLine {
  readonly quantity: number;
  readonly doneQuantity: number;
}

/** What receipts make of their order: nothing, a part, or all of it came; more than ordered counts as all. */
export function purchaseEventOf(lines: readonly ReceivedLine[]): PurchaseEvent {
  if (lines.every(({ doneQuantity }) => doneQuantity === 0)) return "takeBackAll";
  return lines.every(({ quantity, doneQuantity }) => doneQuantity >= quantity) ? "receiveAll" : "receivePart";
}

/** Pieces of a line: a positive whole number (MSG-99). */
export function checkPieces(pieces: number, field = "quantity"): Result<number> {
  return Number.isInteger(pieces) && pieces > 0 && pieces <= procurementLimits.pieces
    ? accept(pieces)
    : refuse("stock.piecesNotPositive", { field });
}

/** The lines of a document: at least one (MSG-14), not too many, each with pieces, and none twice. */
export function checkLines(
  lines: readonly { readonly productId: string; readonly quantity: number; readonly batchNo?: string }[],
): Result<undefined> {
  if (lines.length === 0) return refuse("stock.chooseProduct", { field: "lines" });
  if (lines.length > procurementLimits.lines)
    return refuse("stock.tooManyLines", { field: "lines", values: { limit: procurementLimits.lines } });
  const seen = new Set<string>();
  for (const [index, { productId, quantity, batchNo = "" }] of lines.entries()) {
    const pieces = checkPieces(quantity, "lines");
    if (!pieces.ok) return pieces;
    const key = `${productId} ${batchNo}`;
    if (seen.has(key)) return refuse("stock.lineTwice", { field: "lines", values: { row: index + 1 } });
    seen.add(key);
  }
  return accept();
}

/** Nobody approves what she made or handed in herself. */
export function checkApprover(madeBy: string, approver: string): Result<undefined> {
  return madeBy === approver ? refuse("stock.ownDocument") : accept();
}

/** More than the open quantity of an order is received only when somebody confirms it (STOCK-09). */
export function checkReceived(received: number, line: ReceivedLine, confirmed: boolean): Result<number> {
  const open = Math.max(0, line.quantity - line.doneQuantity);
  return received > open && !confirmed
    ? refuse("stock.aboveOrdered", { field: "lines", values: { open } })
    : accept(received);
}

/** What is known of the batch of received goods. */
export interface ReceivedBatch {
  readonly batchNo: string;
  readonly productionDate: string | null;
  readonly shelfLifeDate: string | null;
}

/** Medicine comes with its batch and both days; nothing keeps until a day before it was made (MED-06). */
export function checkBatch(
  { batchNo, productionDate, shelfLifeDate }: ReceivedBatch,
  isMedicine: boolean,
): Result<undefined> {
  if (isMedicine && (batchNo.trim() === "" || productionDate === null || shelfLifeDate === null))
    return refuse("stock.batchMissing", { field: "lines" });
  return productionDate !== null && shelfLifeDate !== null && shelfLifeDate < productionDate
    ? refuse("stock.keepsTooShort", { field: "lines" })
    : accept();
}
