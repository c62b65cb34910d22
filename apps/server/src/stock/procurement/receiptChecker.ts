import type { ReceiptImportField } from "@yunshou/contract/stock/receiptImports";
import type { Handle } from "@yunshou/database";
import {
  checkBatch,
  checkBookingDay,
  checkPieces,
  checkReceived,
  checkSupplyPrice,
  procurementLimits,
  purchaseTable,
  type Refusal,
  refuse,
  step,
} from "@yunshou/domain";
import { refusedRow } from "../../platform/imports/checking.ts";
import type { CheckedRow, ImportChecker, ImportPlace, ImportProblem, ReadRow } from "../../platform/imports/kind.ts";
import * as queries from "./receiptImport.queries.ts";

const plain = (text: string) => text.trim().toLowerCase();
const textOf = ({ values }: ReadRow, field: ReceiptImportField): string => {
  const value = values[field];
  return typeof value === "string" ? value.trim() : "";
};

/** What rows are checked against. */
interface Known {
  readonly warehouses: ReadonlyMap<string, { readonly id: string; readonly closedDay: string | null }>;
  readonly suppliers: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, queries.ReceivedProduct>;
  readonly orders: ReadonlyMap<string, readonly queries.OrderedLine[]>;
  readonly today: string;
}

/** What came before in the file counts like what is received already. */
interface Seen {
  readonly rowOfLine: Map<string, number>;
  readonly linesOfReceipt: Map<string, number>;
  readonly piecesOfOrder: Map<string, number>;
}

/** Rows with the same key are lines of one receipt. */
export const receiptKey = ({
  warehouseId,
  supplierId,
  purchaseId,
  docDate,
}: Pick<queries.ImportedLine, "warehouseId" | "supplierId" | "purchaseId" | "docDate">): string =>
  `${warehouseId} ${supplierId} ${purchaseId ?? ""} ${docDate}`;

/** Checks rows by the rules of a receipt's form (STOCK-09, MED-06, MSG-99). Nobody confirms here, so nothing comes above its order. */
export async function openReceiptChecker(tx: Handle, place: ImportPlace, today: string): Promise<ImportChecker> {
  const warehouses = new Map((await queries.warehousesOf(tx, place)).map((one) => [plain(one.name), one]));
  const suppliers = new Map((await queries.suppliersOf(tx, place)).map(({ id, name }) => [plain(name), id]));
  const seen: Seen = { rowOfLine: new Map(), linesOfReceipt: new Map(), piecesOfOrder: new Map() };
  return {
    async check(portionTx, rows) {
      const all = (field: ReceiptImportField) => [...new Set(rows.map((row) => textOf(row, field)))];
      const products = await queries.productsCoded(portionTx, place, all("productCode"));
      const ordered = await queries.orderedLines(portionTx, place, all("purchaseNo"));
      const known: Known = {
        warehouses,
        suppliers,
        products: new Map(products.map((product) => [product.code, product])),
        orders: Map.groupBy(ordered, ({ docNo }) => docNo),
        today,
      };
      return rows.map((row) => checkRow(row, known, seen));
    },
  };
}

function checkRow(row: ReadRow, known: Known, seen: Seen): CheckedRow {
  const problems: ImportProblem[] = [];
  const wrong = (field: ReceiptImportField, { code, values }: Pick<Refusal, "code" | "values">) =>
    problems.push({ field, code, ...(values && { values }) });
  const required = { code: "field.required" } as const;

  const warehouseName = textOf(row, "warehouseName");
  const warehouse = known.warehouses.get(plain(warehouseName));
  if (warehouse === undefined)
    wrong("warehouseName", warehouseName === "" ? required : { code: "stock.warehouseUnknown" });
  const docDate = textOf(row, "docDate") || known.today;
  const day = checkBookingDay(docDate, known.today, warehouse?.closedDay ?? null);
  if (!day.ok) wrong("docDate", day);

  const purchaseNo = textOf(row, "purchaseNo");
  const order = known.orders.get(purchaseNo);
  const supplierName = textOf(row, "supplierName");
  const supplierId = supplierName === "" ? order?.[0]?.supplierId : known.suppliers.get(plain(supplierName));
  if (purchaseNo !== "" && order === undefined) wrong("purchaseNo", { code: "stock.documentUnknown" });
  else if (supplierId === undefined)
    wrong("supplierName", supplierName === "" ? required : { code: "stock.supplierUnknown" });
  else if (order !== undefined && order[0]!.supplierId !== supplierId)
    wrong("supplierName", { code: "stock.supplierUnknown" });
  if (order !== undefined) {
    const open = step(purchaseTable, order[0]!.state, "receivePart");
    if (!open.ok) wrong("purchaseNo", open);
  }

  const productCode = textOf(row, "productCode");
  const product = known.products.get(productCode);
  if (product === undefined) wrong("productCode", productCode === "" ? required : { code: "stock.productUnknown" });
  const pieces = checkPieces(typeof row.values["receivedQty"] === "number" ? row.values["receivedQty"] : 0);
  if (!pieces.ok) wrong("receivedQty", pieces);
  const price = textOf(row, "costPrice");
  const priced = price === "" ? refuse("field.required") : checkSupplyPrice(BigInt(price), null);
  if (!priced.ok) wrong("costPrice", priced);

  const days = {
    productionDate: textOf(row, "productionDate") || null,
    shelfLifeDate: textOf(row, "shelfLifeDate") || null,
  };
  const batchNo = textOf(row, "batchNo");
  if (batchNo.length > procurementLimits.batchNo)
    wrong("batchNo", { code: "field.tooLong", values: { limit: procurementLimits.batchNo } });
  const batch = checkBatch({ batchNo, ...days }, product?.isMedicine ?? false);
  if (!batch.ok) wrong(batch.code === "stock.batchMissing" ? "batchNo" : "shelfLifeDate", batch);
  if (problems.length > 0 || warehouse === undefined || supplierId === undefined || product === undefined || !pieces.ok)
    return refusedRow(row.rowNo, problems);

  const { productId } = product;
  const made: queries.ImportedLine = {
    warehouseId: warehouse.id,
    supplierId,
    purchaseId: order?.[0]?.documentId ?? null,
    docDate,
    productId,
    batchNo,
    ...days,
    quantity: pieces.value,
    priceFen: price,
  };
  const refused = besideOthers(row.rowNo, made, order, seen);
  return refused === undefined
    ? {
        rowNo: row.rowNo,
        verdict: "create",
        problems: [],
        made: { ...made },
        before: null,
        targetId: null,
        targetVersion: null,
      }
    : refusedRow(row.rowNo, [refused]);
}

/** What is wrong with a sound row because of the rows before it; a row without fault is remembered. */
function besideOthers(
  rowNo: number,
  made: queries.ImportedLine,
  order: readonly queries.OrderedLine[] | undefined,
  { rowOfLine, linesOfReceipt, piecesOfOrder }: Seen,
): ImportProblem | undefined {
  const receipt = receiptKey(made);
  const line = `${receipt} ${made.productId} ${made.batchNo}`;
  const first = rowOfLine.get(line);
  if (first !== undefined) return { field: "productCode", code: "import.rowTwice", values: { row: first } };
  const lines = (linesOfReceipt.get(receipt) ?? 0) + 1;
  const limit = procurementLimits.importedLines;
  if (lines > limit) return { field: "productCode", code: "stock.tooManyLines", values: { limit } };
  if (order !== undefined) {
    const ordered = order.find(({ productId }) => productId === made.productId);
    if (ordered === undefined) return { field: "productCode", code: "stock.notOrdered" };
    const key = `${made.purchaseId} ${made.productId}`;
    const came = piecesOfOrder.get(key) ?? 0;
    const fits = checkReceived(
      made.quantity,
      { quantity: ordered.quantity, doneQuantity: ordered.doneQuantity + came },
      false,
    );
    if (!fits.ok) return { field: "receivedQty", code: fits.code, ...(fits.values && { values: fits.values }) };
    piecesOfOrder.set(key, came + made.quantity);
  }
  rowOfLine.set(line, rowNo);
  linesOfReceipt.set(receipt, lines);
  return undefined;
}
