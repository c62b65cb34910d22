import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { receipts } from "@yunshou/contract/stock/receipts";
import {
  accept,
  businessDay,
  checkBatch,
  checkBookingDay,
  checkLines,
  checkReceived,
  checkRemark,
  checkSupplyPrice,
  type PurchaseState,
  receiptTable,
  refuse,
  type Result,
} from "@yunshou/domain";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { checkDocumentRange, holdFor, readerOf, recordStep, unknownDocument } from "./documentCalls.ts";
import * as documents from "./documents.queries.ts";
import { ownerOf } from "./owner.ts";
import { bookReceipt, countReceived, type HeldOrder, takeReceiptBack } from "./receiptBook.ts";
import { listReceived } from "./receipts.queries.ts";
import { productsNamed } from "./supplierProducts.queries.ts";
import { holdSupplier } from "./suppliers.queries.ts";
import { holdWarehouses } from "./warehouses.queries.ts";

type AnyCall = Call<unknown, Permission>;
type Form = ParsedInputOf<typeof receipts.create>;

/** Lines as they are booked, each with what its pieces cost, or the first rule that they break (MED-06, MSG-14, MSG-99). */
async function readLines({ tx, session }: AnyCall, topId: string, form: Form): Promise<Result<documents.NewLine[]>> {
  const lines = checkLines(form.lines);
  if (!lines.ok) return lines;
  const ids = form.lines.map(({ productId }) => productId);
  const products = await productsNamed(tx, session.scope, topId, ids);
  for (const line of form.lines) {
    const product = products.get(line.productId);
    if (product === undefined) return refuse("stock.productUnknown", { field: "lines" });
    const price = checkSupplyPrice(BigInt(line.costPriceFen), null);
    if (!price.ok) return { ...price, field: "lines" };
    const batch = checkBatch(line, product.isMedicine);
    if (!batch.ok) return batch;
  }
  return accept(
    form.lines.map(({ costPriceFen, ...line }) => {
      const priceFen = BigInt(costPriceFen);
      return { ...line, priceFen, valueFen: priceFen * BigInt(line.quantity) };
    }),
  );
}

/** Counts what came for an order, whose state follows it (STOCK-08, STOCK-09). */
async function receiveFor(call: AnyCall, order: HeldOrder, form: Form): Promise<Result<undefined>> {
  const open = await documents.linesOf(call.tx, order);
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of form.lines) {
    const line = open.find((one) => one.productId === productId);
    if (line === undefined) return refuse("stock.notOrdered", { field: "lines" });
    pieces.set(line.lineId, (pieces.get(line.lineId) ?? 0) + quantity);
  }
  for (const line of open) {
    const received = checkReceived(pieces.get(line.lineId) ?? 0, line, form.confirmed);
    if (!received.ok) return received;
  }
  return countReceived(call.tx, order, open, pieces);
}

const unknownSupplier = () => refuse("stock.supplierUnknown", { field: "supplierId" });
const unknownWarehouse = () => refuse("stock.warehouseUnknown", { field: "warehouseId" });

/** Whose goods they are: the supplier of the order, or the one that was chosen. */
async function supplierOf({ tx, session }: AnyCall, form: Form): Promise<Result<string>> {
  if (form.supplierId === null) return refuse("field.required", { field: "supplierId" });
  const supplier = await holdSupplier(tx, session.scope, form.supplierId);
  return supplier?.merchantId === session.merchantId ? accept(supplier.supplierId) : unknownSupplier();
}

/** Handlers of goods that came (STOCK-07 to STOCK-09, MED-06). */
export const receiptHandlers: HandlersOf<typeof receipts> = {
  async list(call) {
    const range = checkDocumentRange(call.input);
    return range.ok ? listReceived(call.tx, readerOf(call), call.input, call.input) : range;
  },

  async create(call) {
    const { tx, session, input, now } = call;
    const owner = ownerOf(session);
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    const lines = await readLines(call, owner.topId, input);
    if (!lines.ok) return lines;
    const order =
      input.purchaseId === null
        ? undefined
        : await documents.holdDocument<PurchaseState>(tx, session.scope, "order", input.purchaseId);
    if (input.purchaseId !== null && order?.merchantId !== owner.merchantId)
      return { ...unknownDocument(), field: "purchaseId" };
    const supplier = order === undefined ? await supplierOf(call, input) : accept(order.supplierId);
    if (!supplier.ok) return supplier;
    if (input.supplierId !== null && input.supplierId !== supplier.value) return unknownSupplier();
    const [warehouse] = await holdWarehouses(tx, session.scope, [input.warehouseId]);
    if (warehouse?.merchantId !== owner.merchantId || !warehouse.enabled) return unknownWarehouse();
    const booked = checkBookingDay(input.docDate, businessDay(now, session.timeZone), warehouse.closedDay);
    if (!booked.ok) return booked;
    if (order !== undefined) {
      const received = await receiveFor(call, order, input);
      if (!received.ok) return received;
    }
    const receipt = {
      ...owner,
      docDate: booked.value,
      supplierId: supplier.value,
      warehouseId: warehouse.warehouseId,
      order,
      remark: remark.value,
      createdBy: session.userId,
    };
    const made = await bookReceipt(tx, receipt, lines.value);
    await recordStep(call, made, "stock.receipt.create", { after: input });
    return { documentId: made.documentId };
  },

  async reverse(call) {
    const { tx, session, now } = call;
    const found = await holdFor(call, "receipt", receiptTable, "reverse");
    if (isRefusal(found)) return found;
    const { held, next } = found;
    const bookedOn = businessDay(now, session.timeZone);
    const undone = await takeReceiptBack(tx, session.scope, held, { actorId: session.userId, bookedOn });
    if (!undone.ok) return undone;
    await documents.saveDocumentState(tx, held, next);
    await recordStep(call, held, "stock.receipt.reverse");
    return {};
  },
};
