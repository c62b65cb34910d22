import type { Handle, Scope } from "@yunshou/database";
import {
  accept,
  checkReversal,
  purchaseEventOf,
  purchaseTable,
  type PurchaseState,
  type ReceiptState,
  refuse,
  type Result,
  step,
} from "@yunshou/domain";
import * as documents from "./documents.queries.ts";
import { bookGoods } from "./goodsBook.queries.ts";
import type { Owner } from "./owner.ts";
import { billedAmong } from "./supplierBillBook.queries.ts";
import { hasReturns } from "./supplierReturns.queries.ts";
import { holdWarehouses } from "./warehouses.queries.ts";

export type HeldOrder = documents.HeldDocument<PurchaseState>;

/** A receipt whose form was checked; warehouse, supplier and order are held. */
export interface NewReceipt extends Owner {
  readonly docDate: string;
  readonly supplierId: string | null;
  readonly warehouseId: string;
  readonly order: HeldOrder | undefined;
  readonly remark: string;
  readonly createdBy: string;
  /** The spreadsheet that it came from. */
  readonly importId?: string;
}

/** Writes a receipt and brings its goods into the warehouse, each line with what its pieces cost. */
export async function bookReceipt(
  tx: Handle,
  { order, ...receipt }: NewReceipt,
  lines: readonly documents.NewLine[],
): Promise<Owner & { readonly documentId: string; readonly docNo: string }> {
  const made = await documents.insertDocument(tx, {
    ...receipt,
    kind: "receipt",
    state: "booked",
    sourceId: order?.documentId ?? null,
  });
  await documents.writeLines(tx, made, lines);
  await bookGoods(
    tx,
    { ...made, bookedOn: receipt.docDate, reason: "receipt", actorId: receipt.createdBy },
    lines.map(({ productId, batchNo = "", quantity, valueFen = 0n }) => ({
      warehouseId: receipt.warehouseId,
      productId,
      batchNo,
      pieces: quantity,
      how: "in",
      valueFen,
    })),
  );
  return made;
}

/** Adds pieces to lines of an order, or takes them back. */
export async function countReceived(
  tx: Handle,
  order: HeldOrder,
  lines: readonly documents.StoredLine[],
  pieces: ReadonlyMap<string, number>,
): Promise<Result<undefined>> {
  const after = lines.map((line) => ({ ...line, doneQuantity: line.doneQuantity + (pieces.get(line.lineId) ?? 0) }));
  const next = step(purchaseTable, order.state, purchaseEventOf(after));
  if (!next.ok) return next;
  await documents.addReceived(tx, order, pieces);
  await documents.saveDocumentState(tx, order, next.value);
  return accept();
}

/** Takes a held receipt back: its goods leave the warehouse with what they cost, and are open in its order again. What went back to the supplier since has to be reversed before, and a bill on which it stands made void. */
export async function takeReceiptBack(
  tx: Handle,
  scope: Scope,
  held: documents.HeldDocument<ReceiptState>,
  { actorId, bookedOn }: { readonly actorId: string; readonly bookedOn: string },
): Promise<Result<undefined>> {
  const billed = await billedAmong(tx, held.topId, [held.documentId]);
  const isReturned = await hasReturns(tx, held);
  const free = checkReversal({ ...held, billNo: billed?.billNo ?? null, isReturned });
  if (!free.ok) return free;
  const lines = await documents.linesOf(tx, held);
  const undone = await openAgain(tx, scope, held, lines);
  if (!undone.ok) return undone;
  const [warehouse] = await holdWarehouses(tx, scope, [held.warehouseId ?? "0"]);
  if (warehouse === undefined) return refuse("stock.warehouseUnknown", { field: "warehouseId" });
  const booked = await bookGoods(
    tx,
    { ...held, bookedOn, reason: "reversal", actorId },
    lines.map(({ productId, batchNo, quantity, valueFen }) => ({
      warehouseId: warehouse.warehouseId,
      productId,
      batchNo,
      pieces: quantity,
      how: "back",
      valueFen: BigInt(valueFen),
    })),
  );
  return booked.ok ? accept() : booked;
}

/** What a reversed receipt had brought did not come, and is open in its order again, unless that was closed. */
async function openAgain(
  tx: Handle,
  scope: Scope,
  receipt: documents.HeldDocument,
  lines: readonly documents.StoredLine[],
): Promise<Result<undefined>> {
  if (receipt.sourceId === null) return accept();
  const order = await documents.holdDocument<PurchaseState>(tx, scope, "order", receipt.sourceId);
  if (order === undefined) return accept();
  const open = await documents.linesOf(tx, order);
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    const line = open.find((one) => one.productId === productId);
    if (line !== undefined) pieces.set(line.lineId, (pieces.get(line.lineId) ?? 0) - quantity);
  }
  if (order.state !== "closed") return countReceived(tx, order, open, pieces);
  await documents.addReceived(tx, order, pieces);
  return accept();
}
