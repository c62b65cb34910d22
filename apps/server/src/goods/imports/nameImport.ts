import { nameImportCells, type NameImportField } from "@yunshou/contract/goods/nameImports";
import { nameLanguages } from "@yunshou/contract/goods/productNames";
import type { Handle } from "@yunshou/database";
import { checkTranslatedName, namesAfter, type ProductNames } from "@yunshou/domain";
import { languageNames } from "@yunshou/phrases/languageNames";
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
import { findableBy } from "../../platform/spelling.ts";
import { lockProducts } from "../productBook.queries.ts";
import * as queries from "./nameImport.queries.ts";

/** What spreadsheets call the columns beside our own labels. */
const synonyms: Readonly<Record<NameImportField, readonly string[]>> = {
  productCode: ["商品编码", "货号", "编码", "编号", "spbh", "sku", "code", "item code"],
  barcode: ["条形码", "商品条码", "69码", "txm", "ean", "gtin", "upc"],
  en: ["英语", "英文", "英文名称"],
  fr: ["法语", "法文"],
  ko: ["韩语", "韩文", "Korean"],
  vi: ["越南语", "越南文", "Vietnamese"],
  es: ["西班牙语", "西文", "Spanish"],
  de: ["德语", "德文", "German"],
  lo: ["老挝语", "老挝文", "Lao"],
  it: ["意大利语", "意文", "Italian"],
};

const given = (rows: readonly ReadRow[], field: NameImportField) =>
  rows.map(({ values }) => values[field]).filter((value): value is string => typeof value === "string");

/** Checks names by the rule of their form. A cell that is left empty takes no name away. */
function openNameChecker(place: ImportPlace, now: Date): ImportChecker {
  const rowOfProduct = new Map<string, number>();

  function checkRow({ rowNo, values }: ReadRow, known: ReadonlyMap<string, queries.KnownNames>): CheckedRow {
    const [code, barcode] = [values["productCode"], values["barcode"]];
    const [byCode, byBarcode] = [
      code ? known.get(`code ${code}`) : undefined,
      barcode ? known.get(`barcode ${barcode}`) : undefined,
    ];
    if (!code && !barcode) return refusedRow(rowNo, [{ field: "productCode", code: "field.required" }]);
    if (code && byCode === undefined)
      return refusedRow(rowNo, [{ field: "productCode", code: "goods.unknownProduct" }]);
    if (barcode && byBarcode === undefined)
      return refusedRow(rowNo, [{ field: "barcode", code: "goods.unknownProduct" }]);
    if (byCode !== undefined && byBarcode !== undefined && byCode.productId !== byBarcode.productId)
      return refusedRow(rowNo, [{ field: "barcode", code: "import.twoRecords" }]);
    const product = (byCode ?? byBarcode)!;
    const first = rowOfProduct.get(product.productId) ?? rowNo;
    rowOfProduct.set(product.productId, first);
    return first === rowNo
      ? written(rowNo, values, product, now)
      : refusedRow(rowNo, [{ field: "productCode", code: "import.rowTwice", values: { row: first } }]);
  }

  return {
    async check(tx: Handle, rows: readonly ReadRow[]): Promise<CheckedRow[]> {
      const known = await queries.knownNames(tx, place, given(rows, "productCode"), given(rows, "barcode"));
      return rows.map((row) => checkRow(row, known));
    },
  };
}

/** What a row makes of the names of its product. */
function written(rowNo: number, values: ReadRow["values"], product: queries.KnownNames, now: Date): CheckedRow {
  const problems: ImportProblem[] = [];
  const names: Record<string, string> = {};
  for (const language of nameLanguages) {
    const text = values[language];
    if (typeof text !== "string") continue;
    const name = checkTranslatedName(text, language);
    if (!name.ok) problems.push({ field: language, code: name.code, ...(name.values && { values: name.values }) });
    else if (name.value !== null) names[language] = name.value;
  }
  if (problems.length > 0) return refusedRow(rowNo, problems);
  const after = namesAfter(product.names, names, now);
  const changed = nameLanguages.filter((language) => after[language]?.name !== product.names[language]?.name);
  const target = { rowNo, problems: [], targetId: product.productId, targetVersion: product.version };
  if (changed.length === 0) return { ...target, verdict: "same", before: null, made: null };
  const found = (all: ProductNames) =>
    findableBy([product.code, product.barcode, product.name, ...Object.values(all).map(({ name }) => name)]);
  return {
    ...target,
    verdict: "change",
    before: Object.fromEntries(changed.map((language) => [language, product.names[language]?.name ?? ""])),
    made: {
      names: after,
      ...found(after),
      was: { name: product.name, barcode: product.barcode, names: product.names, ...found(product.names) },
    },
  };
}

/** Names of products in other languages: code and barcode say which product a row means. */
export const nameImport: ImportKind = {
  name: "productNames",
  action: "goods.productName",
  fields: Object.fromEntries(
    Object.entries(nameImportCells).map(([key, kind]) => [key, { kind, synonyms: synonyms[key as NameImportField] }]),
  ),
  labels: (language) => {
    const { productCode, barcode } = wordsOf(language, "products").fields as Readonly<Record<string, string>>;
    return { ...languageNames, productCode: productCode!, barcode: barcode! };
  },
  open: async (_tx, batch) => openNameChecker(batch, new Date()),

  async write(tx, batch) {
    await lockProducts(tx, batch);
    if (await queries.areOvertaken(tx, batch)) return false;
    await queries.writeNames(tx, batch, "made");
    return true;
  },

  async hindering(tx, batch) {
    await lockProducts(tx, batch);
    return queries.countHindering(tx, batch);
  },

  takeBack: (tx, batch) => queries.writeNames(tx, batch, "was"),
  choices: async () => [],
};
