import { type SupplyImportField, supplyImportCells } from "@yunshou/contract/stock/supplyImports";
import type { Handle } from "@yunshou/database";
import { checkLeadDays, checkPackSize, checkSupplyPrice, type Refusal, refuse, yuanFromFen } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { refusedRow } from "../../platform/imports/checking.ts";
import type {
  CheckedRow,
  ImportChecker,
  ImportKind,
  ImportPlace,
  ImportProblem,
  ReadRow,
} from "../../platform/imports/kind.ts";
import { suppliersOf } from "./receiptImport.queries.ts";
import * as queries from "./supplyImport.queries.ts";

/** What spreadsheets call the columns beside our own labels. */
const synonyms: Readonly<Record<SupplyImportField, readonly string[]>> = {
  supplierName: ["供应商", "供货商", "供应商编号", "厂商", "supplier", "vendor"],
  productCode: ["商品编码", "货号", "编码", "spbh", "sku", "code", "item code"],
  supplyPrice: ["供货单价", "报价", "采购价", "进货价", "进价", "cost", "purchase price"],
  packSize: ["箱规", "装箱数", "每箱", "每件数量", "pack", "pack size", "case size"],
  leadDays: ["交货天数", "供货周期", "交期", "lead time", "lead days"],
  enabled: ["是否启用", "启用", "状态", "enabled", "active"],
};

/** What a new product of a supplier begins with, as its form does. */
const fresh = { packSize: 1, leadDays: 3, enabled: true } as const;

const plain = (text: string) => text.trim().toLowerCase();
const textOf = ({ values }: ReadRow, field: SupplyImportField): string => {
  const value = values[field];
  return typeof value === "string" ? value.trim() : "";
};

interface Known {
  readonly suppliers: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, queries.PricedProduct>;
  readonly supplies: ReadonlyMap<string, queries.KnownSupply>;
}

/** Checks rows by the rules of the form (STOCK-06, PRODUCT-08, MSG-100). What a row leaves empty stays as it is. */
async function openSupplyChecker(tx: Handle, place: ImportPlace): Promise<ImportChecker> {
  const suppliers = new Map((await suppliersOf(tx, place)).map(({ id, name }) => [plain(name), id]));
  const rowOfSupply = new Map<string, number>();
  return {
    async check(portionTx, rows) {
      const codes = [...new Set(rows.map((row) => textOf(row, "productCode")))];
      const products = new Map(
        (await queries.pricedProducts(portionTx, place, codes)).map((product) => [product.code, product]),
      );
      const productIds = [...products.values()].map(({ productId }) => productId);
      const supplies = new Map(
        (await queries.knownSupplies(portionTx, place, productIds)).map((one) => [queries.supplyKey(one), one]),
      );
      return rows.map((row) => checkRow(row, { suppliers, products, supplies }, rowOfSupply));
    },
  };
}

function checkRow(
  row: ReadRow,
  { suppliers, products, supplies }: Known,
  rowOfSupply: Map<string, number>,
): CheckedRow {
  const problems: ImportProblem[] = [];
  const wrong = (field: SupplyImportField, { code, values }: Pick<Refusal, "code" | "values">) =>
    problems.push({ field, code, ...(values && { values }) });
  const required = { code: "field.required" } as const;

  const supplierName = textOf(row, "supplierName");
  const supplierId = suppliers.get(plain(supplierName));
  if (supplierId === undefined)
    wrong("supplierName", supplierName === "" ? required : { code: "stock.supplierUnknown" });
  const productCode = textOf(row, "productCode");
  const product = products.get(productCode);
  if (product === undefined) wrong("productCode", productCode === "" ? required : { code: "stock.productUnknown" });
  const key =
    supplierId === undefined || product === undefined
      ? undefined
      : queries.supplyKey({ supplierId, productId: product.productId });
  if (key !== undefined) {
    const first = rowOfSupply.get(key) ?? row.rowNo;
    rowOfSupply.set(key, first);
    if (first !== row.rowNo)
      return refusedRow(row.rowNo, [{ field: "productCode", code: "import.rowTwice", values: { row: first } }]);
  }
  const before = key === undefined ? undefined : supplies.get(key);

  const typedPrice = textOf(row, "supplyPrice") || before?.priceFen;
  const price =
    typedPrice === undefined
      ? refuse("field.required")
      : checkSupplyPrice(BigInt(typedPrice), product === undefined ? null : BigInt(product.sellingFen));
  if (!price.ok) wrong("supplyPrice", price);
  const whole = (field: "packSize" | "leadDays", check: typeof checkPackSize) => {
    const typed = row.values[field];
    const checked = check(typeof typed === "number" ? typed : (before?.[field] ?? fresh[field]));
    if (!checked.ok) wrong(field, checked);
    return checked.ok ? checked.value : fresh[field];
  };
  const packSize = whole("packSize", checkPackSize);
  const leadDays = whole("leadDays", checkLeadDays);
  const typedEnabled = row.values["enabled"];
  const enabled = typeof typedEnabled === "boolean" ? typedEnabled : (before?.enabled ?? fresh.enabled);
  if (problems.length > 0 || supplierId === undefined || product === undefined || !price.ok)
    return refusedRow(row.rowNo, problems);
  const after = { priceFen: price.value.toString(), packSize, leadDays, enabled };
  return written(row.rowNo, { supplierId, productId: product.productId }, after, before);
}

/** What a sound row does. */
function written(
  rowNo: number,
  { supplierId, productId }: { readonly supplierId: string; readonly productId: string },
  after: queries.SupplyTerms,
  before: queries.KnownSupply | undefined,
): CheckedRow {
  const made = { supplier_id: supplierId, product_id: productId, ...queries.columnsOf(after) };
  const row = { rowNo, problems: [], targetVersion: null };
  if (before === undefined) return { ...row, verdict: "create", before: null, targetId: null, made };
  const shown: Record<string, string> = {};
  if (after.priceFen !== before.priceFen) shown["supplyPrice"] = yuanFromFen(BigInt(before.priceFen));
  for (const field of ["packSize", "leadDays"] as const)
    if (after[field] !== before[field]) shown[field] = String(before[field]);
  if (after.enabled !== before.enabled) shown["enabled"] = before.enabled ? "yes" : "no";
  const target = { ...row, targetId: before.supplyId };
  return Object.keys(shown).length === 0
    ? { ...target, verdict: "same", before: null, made: null }
    : { ...target, verdict: "change", before: shown, made: { ...made, was: queries.columnsOf(before) } };
}

/** What suppliers sell and for how much, from spreadsheets (STOCK-06, PRODUCT-08). */
export const supplyImport: ImportKind = {
  name: "supplierProducts",
  action: "stock.supplierProduct",
  fields: Object.fromEntries(
    Object.entries(supplyImportCells).map(([key, kind]) => [
      key,
      { kind, synonyms: synonyms[key as SupplyImportField] },
    ]),
  ),
  labels: (language) => {
    const { supplierName, supplyPrice, packSize, leadDays } = wordsOf(language, "procurement").fields;
    const { productCode } = wordsOf(language, "products").fields as Readonly<Record<string, string>>;
    const { enabled } = wordsOf(language, "common").fields as Readonly<Record<string, string>>;
    return { supplierName, productCode: productCode!, supplyPrice, packSize, leadDays, enabled: enabled! };
  },
  open: openSupplyChecker,

  async write(tx, batch) {
    await queries.holdSupplies(tx, batch);
    if (await queries.isOvertaken(tx, batch)) return false;
    await queries.insertSupplies(tx, batch);
    await queries.writeTerms(tx, batch, "made");
    return true;
  },

  async hindering(tx, batch) {
    await queries.holdSupplies(tx, batch);
    return queries.countHindering(tx, batch);
  },

  async takeBack(tx, batch) {
    await queries.writeTerms(tx, batch, "was");
    await queries.removeSupplies(tx, batch);
  },

  choices: async () => [],
};
