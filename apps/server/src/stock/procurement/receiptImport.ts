import { receiptImportCells, type ReceiptImportField } from "@yunshou/contract/stock/receiptImports";
import type { Handle } from "@yunshou/database";
import {
  businessDay,
  checkBookingDay,
  checkReceived,
  type PurchaseState,
  type ReceiptState,
  receiptTable,
  step,
} from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import type { ImportBatch, ImportKind } from "../../platform/imports/kind.ts";
import * as documents from "./documents.queries.ts";
import { bookReceipt, countReceived, type HeldOrder, takeReceiptBack } from "./receiptBook.ts";
import { openReceiptChecker, receiptKey } from "./receiptChecker.ts";
import * as queries from "./receiptImport.queries.ts";
import { productsNamed } from "./supplierProducts.queries.ts";
import { holdSupplier } from "./suppliers.queries.ts";
import { type HeldWarehouse, holdWarehouses } from "./warehouses.queries.ts";

/** What spreadsheets call the columns beside our own labels. */
const synonyms: Readonly<Record<ReceiptImportField, readonly string[]>> = {
  warehouseName: ["仓库名称", "入库仓库", "仓", "warehouse"],
  supplierName: ["供货商", "供应商编号", "厂商", "supplier", "vendor"],
  purchaseNo: ["采购单号", "采购订单号", "订单号", "po", "purchase order"],
  docDate: ["入库日期", "到货日期", "日期", "date"],
  productCode: ["商品编码", "货号", "编码", "spbh", "sku", "code", "item code"],
  batchNo: ["批号", "生产批号", "批次号", "lot", "lot no", "batch no"],
  productionDate: ["生产日", "made on"],
  shelfLifeDate: ["有效期至", "有效期", "到期日", "失效日期", "expiry", "best before"],
  receivedQty: ["数量", "入库数量", "实收数量", "件数", "qty", "quantity"],
  costPrice: ["单价", "采购价", "成本价", "进货价", "price", "cost"],
};

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))].sort();

interface Places {
  readonly warehouses: ReadonlyMap<string, HeldWarehouse>;
  readonly orders: ReadonlyMap<string, { readonly order: HeldOrder; readonly open: readonly documents.StoredLine[] }>;
}

/** Holds what rows name, in the order in which a receipt holds it; nothing where something was changed since the check. */
async function holdPlaces(
  tx: Handle,
  batch: ImportBatch,
  lines: readonly queries.ImportedLine[],
): Promise<Places | undefined> {
  const scope = queries.scopeOf(batch);
  const orders = new Map<string, { order: HeldOrder; open: readonly documents.StoredLine[] }>();
  for (const id of distinct(lines.map(({ purchaseId }) => purchaseId))) {
    const order = await documents.holdDocument<PurchaseState>(tx, scope, "order", id);
    if (order === undefined || order.state === "closed") return undefined;
    orders.set(id, { order, open: await documents.linesOf(tx, order) });
  }
  for (const id of distinct(lines.map(({ supplierId }) => supplierId)))
    if ((await holdSupplier(tx, scope, id)) === undefined) return undefined;
  const ids = distinct(lines.map(({ warehouseId }) => warehouseId));
  const warehouses = new Map((await holdWarehouses(tx, scope, ids)).map((one) => [one.warehouseId, one]));
  const today = businessDay(new Date(), await queries.timeZoneOf(tx, batch));
  const fits = lines.every(({ warehouseId, docDate }) => {
    const warehouse = warehouses.get(warehouseId);
    return warehouse?.enabled === true && checkBookingDay(docDate, today, warehouse.closedDay).ok;
  });
  if (!fits) return undefined;
  const productIds = distinct(lines.map(({ productId }) => productId));
  const products = await productsNamed(tx, scope, batch.topId, productIds);
  return products.size === productIds.length ? { warehouses, orders } : undefined;
}

/** What came of each line of an order; nothing where less of it is open by now. */
function receivedOf(
  open: readonly documents.StoredLine[],
  lines: readonly queries.ImportedLine[],
): ReadonlyMap<string, number> | undefined {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    const line = open.find((one) => one.productId === productId);
    if (line === undefined) return undefined;
    pieces.set(line.lineId, (pieces.get(line.lineId) ?? 0) + quantity);
  }
  return open.every((line) => checkReceived(pieces.get(line.lineId) ?? 0, line, false).ok) ? pieces : undefined;
}

/** Books one receipt for each warehouse, supplier, order and day. False, and nothing is written, where something changed since the check. */
async function writeReceipts(tx: Handle, batch: ImportBatch): Promise<boolean> {
  const lines = await queries.importedLines(tx, batch);
  const places = await holdPlaces(tx, batch, lines);
  if (places === undefined) return false;
  const received = new Map<string, ReadonlyMap<string, number>>();
  for (const [id, { open }] of places.orders) {
    const pieces = receivedOf(
      open,
      lines.filter(({ purchaseId }) => purchaseId === id),
    );
    if (pieces === undefined) return false;
    received.set(id, pieces);
  }
  for (const [id, { order, open }] of places.orders) await countReceived(tx, order, open, received.get(id)!);
  for (const all of Map.groupBy(lines, receiptKey).values()) {
    const { warehouseId, supplierId, purchaseId, docDate } = all[0]!;
    const receipt = {
      topId: batch.topId,
      merchantId: batch.merchantId,
      docDate,
      supplierId,
      warehouseId,
      order: purchaseId === null ? undefined : places.orders.get(purchaseId)?.order,
      remark: "",
      createdBy: batch.ownerId,
      importId: batch.importId,
    };
    const priced = all.map((line) => {
      const priceFen = BigInt(line.priceFen);
      return { ...line, priceFen, valueFen: priceFen * BigInt(line.quantity) };
    });
    await bookReceipt(tx, receipt, priced);
  }
  return true;
}

/** Reverses the receipts of an import today; whoever imported them is named as the one who did. */
async function reverseReceipts(tx: Handle, batch: ImportBatch): Promise<void> {
  const scope = queries.scopeOf(batch);
  const bookedOn = businessDay(new Date(), await queries.timeZoneOf(tx, batch));
  for (const documentId of await queries.importedReceipts(tx, batch)) {
    const held = await documents.holdDocument<ReceiptState>(tx, scope, "receipt", documentId);
    if (held === undefined) continue;
    const next = step(receiptTable, held.state, "reverse");
    if (!next.ok) continue;
    const undone = await takeReceiptBack(tx, scope, held, { actorId: batch.ownerId, bookedOn });
    if (!undone.ok) throw new Error(`Receipt ${held.docNo} cannot be taken back: ${undone.code}.`);
    await documents.saveDocumentState(tx, held, next.value);
  }
}

/** Goods that came, from spreadsheets (STOCK-07 to STOCK-09, MED-06). */
export const receiptImport: ImportKind = {
  name: "receipts",
  action: "stock.receipt",
  fields: Object.fromEntries(
    Object.entries(receiptImportCells).map(([key, kind]) => [
      key,
      { kind, synonyms: synonyms[key as ReceiptImportField] },
    ]),
  ),
  labels: (language) => {
    const { fields } = wordsOf(language, "procurement");
    const { productCode } = wordsOf(language, "products").fields as Readonly<Record<string, string>>;
    const { warehouseName, supplierName, docDate, batchNo, productionDate, shelfLifeDate, receivedQty, costPrice } =
      fields;
    return {
      warehouseName,
      supplierName,
      purchaseNo: fields.purchaseId,
      docDate,
      productCode: productCode!,
      batchNo,
      productionDate,
      shelfLifeDate,
      receivedQty,
      costPrice,
    };
  },
  open: async (tx, batch) =>
    openReceiptChecker(tx, batch, businessDay(new Date(), await queries.timeZoneOf(tx, batch))),
  write: writeReceipts,

  async hindering(tx, batch) {
    await queries.importedReceipts(tx, batch);
    const ids = await queries.warehousesOfImport(tx, batch);
    await holdWarehouses(tx, queries.scopeOf(batch), ids);
    return queries.countHindering(tx, batch);
  },

  takeBack: reverseReceipts,
  choices: async () => [],
};
