import type { MedicineImportField } from "@yunshou/contract/pharmacy/medicineImports";
import type { Handle } from "@yunshou/database";
import {
  checkGroupChoice,
  checkMedicineFields,
  checkProductCode,
  checkProductFields,
  productCodeOf,
  type Refusal,
  type SaleClass,
  type StorageClass,
} from "@yunshou/domain";
import { refusedRow } from "../platform/imports/checking.ts";
import type { CheckedRow, ImportChecker, ImportPlace, ImportProblem, ReadRow } from "../platform/imports/kind.ts";
import { findableBy } from "../platform/spelling.ts";
import { type ImportedGroup, takenNumbers } from "./medicineImport.queries.ts";

/** What the rows of a file are read with. */
export interface MedicineWords {
  readonly groups: readonly ImportedGroup[];
  /** Names of categories that somebody chose a meaning for. */
  readonly chosen: readonly { readonly field: string; readonly name: string; readonly targetId: string }[];
  readonly classes: ReadonlyMap<string, SaleClass>;
  readonly storages: ReadonlyMap<string, StorageClass>;
  /** The highest code of our own making. */
  readonly lastCode: number;
}

export const plainName = (name: string) => name.normalize("NFKC").trim().toLowerCase();
const separators = /[、,，;；/]+/;

/** Checks rows by the rules of the medicine's form; the second row with a code or barcode names the first. */
export function openMedicineChecker(place: ImportPlace, words: MedicineWords): ImportChecker {
  const rowOf = new Map<string, number>();
  const chosen = new Map(words.chosen.map(({ name, targetId }) => [plainName(name), targetId]));
  let number = words.lastCode;

  /** The group that a name means; of several with one name those decide that can be given to a medicine at all. */
  function groupOf(
    kind: ImportedGroup["kind"],
    name: string,
  ): ImportedGroup | "import.nameUnknown" | "import.nameTwice" {
    const known = kind === "category" ? chosen.get(plainName(name)) : undefined;
    const all = words.groups.filter((one) => one.kind === kind);
    const meant = all.find(({ groupId }) => groupId === known);
    if (meant !== undefined) return meant;
    const found = all.filter((one) => plainName(one.name) === plainName(name));
    const usable = found.filter(({ children, enabled }) => children === 0 && enabled);
    const [first, second] = usable.length > 0 ? usable : found;
    if (first === undefined) return "import.nameUnknown";
    return second === undefined ? first : "import.nameTwice";
  }

  function checkRow({ rowNo, values }: ReadRow, taken: ReadonlySet<string>): CheckedRow {
    const text = (field: MedicineImportField) => (typeof values[field] === "string" ? values[field].trim() : "");
    const fen = (field: MedicineImportField) => (text(field) === "" ? null : BigInt(text(field)));
    const problems: ImportProblem[] = [];
    const note = (field: MedicineImportField, { code, values: said }: Pick<Refusal, "code" | "values">) => {
      if (problems.every((one) => one.field !== field)) problems.push({ field, code, ...(said && { values: said }) });
    };
    for (const [field, refusal] of [
      ["productCode", "goods.codeTaken"],
      ["barcode", "goods.barcodeTaken"],
    ] as const) {
      if (text(field) === "") continue;
      const key = `${field} ${text(field)}`;
      const first = rowOf.get(key);
      if (first !== undefined && first !== rowNo) note(field, { code: "import.rowTwice", values: { row: first } });
      else rowOf.set(key, rowNo);
      if (taken.has(key)) note(field, { code: refusal });
    }
    const code = checkProductCode(text("productCode"));
    if (!code.ok) note("productCode", code);
    for (const field of ["medCategory", "saleClass", "unitPrice"] as const)
      if (text(field) === "") note(field, { code: "field.required" });
    const pick = (kind: ImportedGroup["kind"], name: string, field: MedicineImportField) => {
      const found = groupOf(kind, name);
      if (typeof found === "string") {
        note(field, { code: found, values: { name } });
        return undefined;
      }
      const allowed = checkGroupChoice(found, field);
      if (!allowed.ok) note(field, allowed);
      return found.groupId;
    };
    const categoryId = text("medCategory") === "" ? undefined : pick("category", text("medCategory"), "medCategory");
    const conditionIds = text("diseaseCategory")
      .split(separators)
      .filter((name) => name.trim() !== "")
      .flatMap((name) => pick("condition", name.trim(), "diseaseCategory") ?? []);
    const saleClass = words.classes.get(plainName(text("saleClass")));
    if (saleClass === undefined) note("saleClass", { code: "import.nameUnknown", values: { name: text("saleClass") } });
    const storage = text("storage") === "" ? "room" : words.storages.get(plainName(text("storage")));
    if (storage === undefined) note("storage", { code: "import.nameUnknown", values: { name: text("storage") } });
    const product = checkProductFields({
      productName: text("medicineName"),
      barcode: text("barcode"),
      unitPriceFen: fen("unitPrice") ?? 1n,
      costPriceFen: fen("unitPrice") === null ? null : fen("costPrice"),
      unit: text("unit"),
      batchNo: "",
      productionDate: null,
      shelfLifeDate: null,
      weightGrams: null,
      toleranceGrams: null,
      remark: text("remark"),
    });
    if (!product.ok) note(importFieldOf[product.field ?? ""] ?? "medicineName", product);
    const medicine = checkMedicineFields({
      manufacturer: text("manufacturer"),
      registrationNo: text("registrationNo"),
      saleClass: saleClass ?? "health",
      storage: storage ?? "room",
      symptoms: text("symptoms"),
      spec: text("spec"),
      multiUse: conditionIds.length > 1,
      conditionIds,
    });
    if (!medicine.ok) note(importFieldOf[medicine.field ?? ""] ?? "manufacturer", medicine);
    if (problems.length > 0 || !product.ok || !medicine.ok || !code.ok || categoryId === undefined)
      return refusedRow(rowNo, problems);
    const own = code.value ?? productCodeOf((number += 1));
    const { value } = medicine;
    return {
      rowNo,
      verdict: "create",
      problems: [],
      before: null,
      targetId: null,
      targetVersion: null,
      made: {
        code: own,
        name: product.value.productName,
        barcode: product.value.barcode,
        unit: product.value.unit,
        price_fen: String(product.value.unitPriceFen),
        purchase_fen: product.value.costPriceFen === null ? null : String(product.value.costPriceFen),
        remark: product.value.remark,
        specification: value.spec,
        is_prescription: value.saleClass === "prescription",
        category_id: categoryId,
        manufacturer: value.manufacturer,
        registration_no: value.registrationNo,
        sale_class: value.saleClass,
        storage: value.storage,
        symptoms: value.symptoms,
        multi_use: value.multiUse,
        condition_ids: value.conditionIds,
        ...findableBy([own, product.value.barcode, product.value.productName]),
      },
    };
  }

  return {
    async check(tx: Handle, rows: readonly ReadRow[]): Promise<CheckedRow[]> {
      const given = (field: MedicineImportField) =>
        rows.map(({ values }) => values[field]).filter((value): value is string => typeof value === "string");
      const taken = await takenNumbers(tx, place, given("productCode"), given("barcode"));
      return rows.map((row) => checkRow(row, taken));
    },
  };
}

/** The import's name of a field that a rule of the form names. */
const importFieldOf: Readonly<Record<string, MedicineImportField>> = {
  productName: "medicineName",
  barcode: "barcode",
  unitPriceFen: "unitPrice",
  costPriceFen: "costPrice",
  unit: "unit",
  remark: "remark",
  manufacturer: "manufacturer",
  registrationNo: "registrationNo",
  symptoms: "symptoms",
  spec: "spec",
  conditionIds: "diseaseCategory",
};
