import type { Handle } from "@yunshou/database";
import {
  checkChoice,
  checkProductCode,
  checkProductFields,
  type ImportValue,
  kindsOfCategory,
  productCodeOf,
  type ProductFields,
  yuanFromFen,
} from "@yunshou/domain";
import { productImportCells, type ProductImportField } from "@yunshou/contract/goods/productImports";
import type { CheckedRow, ImportChecker, ImportPlace, ImportProblem, ReadRow } from "../../platform/imports/kind.ts";
import { refusedRow } from "../../platform/imports/checking.ts";
import { findableBy } from "../../platform/spelling.ts";
import { attributeFields, type AttributeNames } from "./importedNames.ts";
import { type KnownProduct, knownProducts } from "./productImport.queries.ts";

type Values = ReadRow["values"];

/** The import's name of a field that a rule of the form names. */
const importFieldOf: Readonly<Record<string, ProductImportField>> = {
  unitPriceFen: "unitPrice",
  costPriceFen: "costPrice",
  brandId: "brand",
  categoryId: "category",
  flavourId: "flavour",
  specificationId: "spec",
  packagingId: "packaging",
};

const columnOf = {
  brand: "brand",
  category: "category",
  flavour: "flavour",
  spec: "specification",
  packaging: "packaging",
} as const;

/** What a rule is asked with once it has refused a field, so that it says what is wrong with the others too. */
const harmless: Readonly<Record<string, Partial<ProductFields>>> = {
  productName: { productName: "-" },
  barcode: { barcode: "" },
  unitPriceFen: { unitPriceFen: 1n, costPriceFen: null },
  costPriceFen: { costPriceFen: null },
  unit: { unit: "-" },
  batchNo: { batchNo: "" },
  weight: { weightGrams: null, toleranceGrams: null },
  weightTolerance: { toleranceGrams: null },
  shelfLifeDate: { shelfLifeDate: null },
  remark: { remark: "" },
};

/** Checks rows by the rules of the product's form. What a row leaves empty stays as it is. */
export function openProductChecker(place: ImportPlace, names: AttributeNames, lastCode: number): ImportChecker {
  const rowOfCode = new Map<string, number>();
  const rowOfBarcode = new Map<string, number>();
  let number = lastCode;

  return {
    async check(tx: Handle, rows: readonly ReadRow[]): Promise<CheckedRow[]> {
      const given = (field: ProductImportField) =>
        rows.map(({ values }) => values[field]).filter((value): value is string => typeof value === "string");
      const known = await knownProducts(tx, place, given("productCode"), given("barcode"));
      return rows.map((row) => checkRow(row, known));
    },
  };

  function checkRow({ rowNo, values }: ReadRow, known: ReadonlyMap<string, KnownProduct>): CheckedRow {
    const code = values["productCode"] as string | null | undefined;
    const barcode = values["barcode"] as string | null | undefined;
    const twice = [
      seenBefore("productCode", code, rowOfCode, rowNo),
      seenBefore("barcode", barcode, rowOfBarcode, rowNo),
    ].filter((problem) => problem !== undefined);
    if (twice.length > 0) return refusedRow(rowNo, twice);

    const byCode = code ? known.get(`code ${code}`) : undefined;
    const byBarcode = barcode ? known.get(`barcode ${barcode}`) : undefined;
    if (byCode?.isDeleted === true) return refusedRow(rowNo, [{ field: "productCode", code: "goods.codeTaken" }]);
    if (byCode !== undefined && byBarcode !== undefined && byCode.productId !== byBarcode.productId) {
      return refusedRow(rowNo, [{ field: "barcode", code: "import.twoRecords" }]);
    }
    if (code && byCode === undefined && byBarcode !== undefined) {
      return refusedRow(rowNo, [{ field: "barcode", code: "goods.barcodeTaken" }]);
    }
    return written(rowNo, values, byCode ?? byBarcode);
  }

  function written(rowNo: number, values: Values, before: KnownProduct | undefined): CheckedRow {
    const problems: ImportProblem[] = [];
    const chosen = choicesOf(values, before, problems);
    const fields = fieldsOf(values, before);
    if (values["unitPrice"] == null && before === undefined)
      problems.push({ field: "unitPrice", code: "field.required" });
    const checked = everyProblem(fields, problems);
    const code = checkProductCode(before?.code ?? text(values["productCode"], ""));
    if (!code.ok) problems.push({ field: "productCode", code: code.code, ...withValues(code.values) });
    if (problems.length > 0 || checked === undefined || !code.ok) return refusedRow(rowNo, problems);

    const made = {
      name: checked.productName,
      ...chosen,
      barcode: checked.barcode,
      unit: checked.unit,
      price_fen: String(checked.unitPriceFen),
      purchase_fen: checked.costPriceFen === null ? null : String(checked.costPriceFen),
      batch_no: checked.batchNo,
      production_date: checked.productionDate,
      shelf_life_date: checked.shelfLifeDate,
      weight_grams: checked.weightGrams,
      tolerance_grams: checked.toleranceGrams,
      is_prescription: yesOr(values["isPrescription"], before?.columns.is_prescription),
      is_poverty_relief: yesOr(values["isPovertyRelief"], before?.columns.is_poverty_relief),
      is_joint_operation: yesOr(values["isJointOperation"], before?.columns.is_joint_operation),
      remark: checked.remark,
    };
    const target = { targetId: before?.productId ?? null, targetVersion: before?.version ?? null, problems: [], rowNo };
    if (before === undefined) {
      const own = code.value ?? productCodeOf((number += 1));
      return {
        ...target,
        verdict: "create",
        before: null,
        made: { ...made, code: own, ...findableBy([own, made.barcode, made.name]) },
      };
    }
    const shownBefore = differences(made, before);
    if (Object.keys(shownBefore).length === 0) return { ...target, verdict: "same", before: null, made: null };
    const otherNames = Object.values(before.names).map(({ name }) => name);
    const found = findableBy([before.code, made.barcode, made.name, ...otherNames]);
    const foundBefore = findableBy([before.code, before.columns.barcode, before.columns.name, ...otherNames]);
    return {
      ...target,
      verdict: "change",
      before: shownBefore,
      made: { ...made, ...found, was: { ...before.columns, ...foundBefore, names: before.names } },
    };
  }

  /** Values of the trees: named in the file, else those that the product bears. */
  function choicesOf(values: Values, before: KnownProduct | undefined, problems: ImportProblem[]) {
    const columns: Record<string, string | null> = {};
    for (const field of ["category", ...attributeFields.filter((one) => one !== "category")] as const) {
      const column = columnOf[field];
      const borne = before?.columns[column] ?? "";
      // The values of another category are other values, though they are called the same.
      const isAnothers = kindsOfCategory.includes(column) && columns["category_id"] !== before?.columns.category_id;
      const name = values[field] ?? (isAnothers && borne !== "" ? borne : null);
      if (typeof name !== "string") {
        columns[`${column}_id`] = before?.columns[`${column}_id`] ?? null;
        columns[column] = borne;
        if (columns[`${column}_id`] === null && field === "category")
          problems.push({ field, code: "goods.chooseCategory" });
        if (columns[`${column}_id`] === null && field === "brand") problems.push({ field, code: "goods.brandMissing" });
        continue;
      }
      const found = names.find(field, name, columns["category_id"] ?? null);
      if (typeof found === "string") {
        problems.push({ field, code: found, values: { name } });
        continue;
      }
      if (found.attributeId !== before?.columns[`${column}_id`]) {
        const allowed = checkChoice(found, field);
        if (!allowed.ok) problems.push({ field, code: allowed.code });
      }
      columns[`${column}_id`] = found.attributeId;
      columns[column] = found.name;
    }
    return columns;
  }
}

/** The second row with a code or barcode is refused; it names the first. */
function seenBefore(
  field: ProductImportField,
  value: string | null | undefined,
  rows: Map<string, number>,
  rowNo: number,
): ImportProblem | undefined {
  if (!value) return undefined;
  const first = rows.get(value);
  if (first === undefined || first === rowNo) rows.set(value, rowNo);
  return first === undefined || first === rowNo
    ? undefined
    : { field, code: "import.rowTwice", values: { row: first } };
}

const text = (value: ImportValue | undefined, otherwise: string) => (typeof value === "string" ? value : otherwise);
const yesOr = (value: ImportValue | undefined, otherwise: boolean | undefined) =>
  typeof value === "boolean" ? value : (otherwise ?? false);
const withValues = (values: ImportProblem["values"]) => (values === undefined ? {} : { values });

function fieldsOf(values: Values, before: KnownProduct | undefined): ProductFields {
  const old = before?.columns;
  const isPriced = typeof values["unitPrice"] === "string" || old !== undefined;
  const number = (value: ImportValue | undefined, otherwise: number | null) =>
    typeof value === "number" ? value : otherwise;
  const fen = (value: ImportValue | undefined, otherwise: string | null) =>
    typeof value === "string" ? BigInt(value) : otherwise === null ? null : BigInt(otherwise);
  return {
    productName: text(values["productName"], old?.name ?? ""),
    barcode: text(values["barcode"], old?.barcode ?? ""),
    // A row without a price is refused by its own problem; one fen, and no purchase price, let the other rules speak.
    unitPriceFen: fen(values["unitPrice"], old?.price_fen ?? "1")!,
    costPriceFen: isPriced ? fen(values["costPrice"], old?.purchase_fen ?? null) : null,
    unit: text(values["unit"], old?.unit ?? ""),
    batchNo: text(values["batchNo"], old?.batch_no ?? ""),
    productionDate: text(values["productionDate"], "") || (old?.production_date ?? null),
    shelfLifeDate: text(values["shelfLifeDate"], "") || (old?.shelf_life_date ?? null),
    weightGrams: number(values["weight"], old?.weight_grams ?? null),
    toleranceGrams: number(values["weightTolerance"], old?.tolerance_grams ?? null),
    remark: text(values["remark"], old?.remark ?? ""),
  };
}

/** The cleaned fields, and every rule that they break at its field. */
function everyProblem(fields: ProductFields, problems: ImportProblem[]) {
  let asked = fields;
  for (let round = 0; round < Object.keys(harmless).length; round++) {
    const checked = checkProductFields(asked);
    if (checked.ok) return checked.value;
    const field = checked.field ?? "productName";
    problems.push({ field: importFieldOf[field] ?? field, code: checked.code, ...withValues(checked.values) });
    asked = { ...asked, ...harmless[field] };
  }
  return undefined;
}

type Column = keyof KnownProduct["columns"];
const columnOfField: Readonly<Record<Exclude<ProductImportField, "productCode">, Column>> = {
  productName: "name",
  ...columnOf,
  barcode: "barcode",
  unitPrice: "price_fen",
  costPrice: "purchase_fen",
  unit: "unit",
  batchNo: "batch_no",
  productionDate: "production_date",
  shelfLifeDate: "shelf_life_date",
  weight: "weight_grams",
  weightTolerance: "tolerance_grams",
  isPrescription: "is_prescription",
  isPovertyRelief: "is_poverty_relief",
  isJointOperation: "is_joint_operation",
  remark: "remark",
};

/** A column as text, to be compared; a missing one is like an empty one. */
const plain = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);

/** What of a product would be another, as it is now. */
function differences(made: Readonly<Record<string, unknown>>, { columns }: KnownProduct): Record<string, string> {
  const entries = Object.entries(columnOfField) as [keyof typeof columnOfField, Column][];
  return Object.fromEntries(
    entries
      .filter(([, column]) => plain(made[column]) !== plain(columns[column]))
      .map(([field, column]) => [field, typed(productImportCells[field], columns[column])]),
  );
}

/** A stored value as somebody would type it; yes and no are named by the console. */
function typed(kind: (typeof productImportCells)[ProductImportField], value: unknown): string {
  if (value === null || value === undefined) return "";
  if (kind === "amount") return yuanFromFen(BigInt(value as string));
  return kind === "yesNo" ? (value === true ? "yes" : "no") : plain(value);
}
