import { traceImportCells, type TraceImportField } from "@yunshou/contract/pharmacy/traceImports";
import type { Handle } from "@yunshou/database";
import {
  businessDay,
  checkBatchUsable,
  checkTraceCodes,
  isTraceCode,
  medicineOfCode,
  type Refusal,
} from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { refusedRow } from "../platform/imports/checking.ts";
import type { CheckedRow, ImportChecker, ImportKind, ImportPlace, ReadRow } from "../platform/imports/kind.ts";
import * as queries from "./traceImport.queries.ts";

/** What spreadsheets call the columns beside our own labels. */
const synonyms: Readonly<Record<TraceImportField, readonly string[]>> = {
  productCode: ["商品编码", "药品编码", "货号", "编码", "spbh", "sku", "code", "item code"],
  batchNo: ["批号", "生产批号", "批次号", "lot", "lot no", "batch no"],
  traceCode: ["药品追溯码", "电子监管码", "监管码", "追溯编码", "sn", "serial"],
};

/** What came before in the file counts like what is written down already. */
interface Seen {
  readonly rowOfCode: Map<string, number>;
  readonly codesOfBatch: Map<string, number>;
  readonly partsOfMedicine: Map<string, Set<string>>;
  readonly ownersOfPart: Map<string, Set<string>>;
}

const into = <Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void => {
  map.set(key, (map.get(key) ?? new Set()).add(value));
};
const textOf = ({ values }: ReadRow, field: TraceImportField): string => {
  const value = values[field];
  return typeof value === "string" ? value.trim() : "";
};
const batchKey = (productCode: string, batchNo: string) => `${productCode} ${batchNo.toLowerCase()}`;

/** Checks boxes by the rules of their form: 20 digits, once, of the batch's medicine, no more than the batch has (MED-06). */
function openChecker({ topId, merchantId }: ImportPlace, today: string): ImportChecker {
  const seen: Seen = {
    rowOfCode: new Map(),
    codesOfBatch: new Map(),
    partsOfMedicine: new Map(),
    ownersOfPart: new Map(),
  };

  function checkRow(row: ReadRow, known: ReadonlyMap<string, queries.ReceivedBatch>, taken: ReadonlySet<string>) {
    const { rowNo } = row;
    const [productCode, batchNo, code] = [textOf(row, "productCode"), textOf(row, "batchNo"), textOf(row, "traceCode")];
    const at = (field: TraceImportField, { code: refusal, values }: Pick<Refusal, "code" | "values">) =>
      refusedRow(rowNo, [{ field, code: refusal, ...(values && { values }) }]);
    for (const [field, text] of [
      ["productCode", productCode],
      ["batchNo", batchNo],
      ["traceCode", code],
    ] as const)
      if (text === "") return at(field, { code: "field.required" });
    const batch = known.get(batchKey(productCode, batchNo));
    if (batch === undefined) return at("batchNo", { code: "pharmacy.batchUnknown" });
    const usable = checkBatchUsable(batch, today);
    if (!usable.ok) return at("batchNo", usable);
    if (!isTraceCode(code))
      return at("traceCode", { code: "pharmacy.traceMalformed", values: { code: code.slice(0, 40) } });
    if (taken.has(code)) return at("traceCode", { code: "pharmacy.traceTaken", values: { code } });
    const first = seen.rowOfCode.get(code);
    if (first !== undefined) return at("traceCode", { code: "import.rowTwice", values: { row: first } });
    const part = medicineOfCode(code);
    const others = [...(seen.ownersOfPart.get(part) ?? [])].filter((productId) => productId !== batch.productId);
    const { medBatchId, productId, recorded, quantity } = batch;
    const fits = checkTraceCodes([code], {
      medicineParts: [...(seen.partsOfMedicine.get(productId) ?? [])],
      otherParts: others.length > 0 ? [part] : [],
      recorded: recorded + (seen.codesOfBatch.get(medBatchId) ?? 0),
      quantity,
    });
    if (!fits.ok) return at("traceCode", fits);
    seen.rowOfCode.set(code, rowNo);
    seen.codesOfBatch.set(medBatchId, (seen.codesOfBatch.get(medBatchId) ?? 0) + 1);
    into(seen.partsOfMedicine, productId, part);
    into(seen.ownersOfPart, part, productId);
    const made: CheckedRow = {
      rowNo,
      verdict: "create",
      problems: [],
      made: { batchId: medBatchId, code },
      before: null,
      targetId: null,
      targetVersion: null,
    };
    return made;
  }

  return {
    async check(tx: Handle, rows: readonly ReadRow[]): Promise<CheckedRow[]> {
      const codes = rows.map((row) => textOf(row, "traceCode")).filter(isTraceCode);
      const batches = await queries.batchesNamed(tx, { topId, merchantId }, [
        ...new Set(rows.map((row) => textOf(row, "productCode"))),
      ]);
      const taken = new Set(await queries.takenCodes(tx, topId, codes));
      const parts = await queries.partsKnown(
        tx,
        topId,
        [...new Set(codes.map(medicineOfCode))],
        [...new Set(batches.map(({ productId }) => productId))],
      );
      for (const { part, productId } of parts) {
        into(seen.partsOfMedicine, productId, part);
        into(seen.ownersOfPart, part, productId);
      }
      const known = new Map(batches.map((batch) => [batchKey(batch.productCode, batch.batchNo), batch]));
      return rows.map((row) => checkRow(row, known, taken));
    },
  };
}

/** Trace codes of boxes with the receipt: product and batch say what a row means (MED-06). */
export const traceImport: ImportKind = {
  name: "traceCodes",
  action: "pharmacy.trace",
  fields: Object.fromEntries(
    Object.entries(traceImportCells).map(([key, kind]) => [key, { kind, synonyms: synonyms[key as TraceImportField] }]),
  ),
  labels: (language) => {
    const { productCode } = wordsOf(language, "products").fields as Readonly<Record<string, string>>;
    const { batchNo, traceCode } = wordsOf(language, "traceCodes").fields;
    return { productCode: productCode!, batchNo, traceCode };
  },
  open: async (tx, batch) => openChecker(batch, businessDay(new Date(), await queries.timeZoneOf(tx, batch))),

  async write(tx, batch) {
    if (await queries.areOvertaken(tx, batch)) return false;
    await queries.writeCodes(tx, batch);
    return true;
  },

  hindering: queries.countHindering,
  takeBack: queries.deleteCodes,
  choices: async () => [],
};
