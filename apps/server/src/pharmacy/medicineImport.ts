import { languages } from "@yunshou/contract";
import { medicineImportCells, type MedicineImportField } from "@yunshou/contract/pharmacy/medicineImports";
import { likePattern } from "@yunshou/database";
import { saleClasses, storageClasses } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { lastCodeNumber, lockProducts } from "../goods/productBook.queries.ts";
import { knownNames } from "../platform/imports/imports.queries.ts";
import type { ImportField, ImportKind } from "../platform/imports/kind.ts";
import { plainName, openMedicineChecker } from "./medicineImportChecker.ts";
import * as queries from "./medicineImport.queries.ts";

/** What spreadsheets of other systems call our fields. */
const synonyms: Readonly<Record<MedicineImportField, readonly string[]>> = {
  productCode: ["商品编码", "药品编码", "药品编号", "货号", "编码", "spbh", "sku", "code"],
  medicineName: ["药品名", "通用名", "品名", "商品名称", "名称", "medicine name", "name"],
  medCategory: ["分类", "类别", "药品类别", "category"],
  manufacturer: ["厂家", "生产企业", "生产厂商", "厂商", "maker"],
  registrationNo: ["国药准字", "注册证号", "批文", "批准文号/注册证号", "approval no"],
  saleClass: ["处方类别", "药品属性", "otc分类", "class"],
  storage: ["贮藏", "储存", "存储条件", "贮藏条件", "store"],
  diseaseCategory: ["适应症分类", "病情分类", "病症", "condition"],
  symptoms: ["适应症", "功能主治", "症状", "indications"],
  barcode: ["条形码", "商品条码", "69码", "ean", "gtin"],
  unitPrice: ["售价", "零售价", "价格", "spdj", "price", "retail price"],
  costPrice: ["成本", "成本价", "采购价", "进货价", "cost", "purchase price"],
  spec: ["规格型号", "size", "specification"],
  unit: ["计量单位", "包装单位", "uom"],
  remark: ["备注", "说明", "note"],
};

const fields: Readonly<Record<string, ImportField>> = Object.fromEntries(
  Object.entries(medicineImportCells).map(([key, kind]) => [
    key,
    { kind, synonyms: synonyms[key as MedicineImportField] },
  ]),
);

/** What a class and a way to keep are called, in all our languages and on labels. */
function wordsFor() {
  const classes = new Map<string, (typeof saleClasses)[number]>();
  const storages = new Map<string, (typeof storageClasses)[number]>();
  for (const language of languages) {
    const words = wordsOf(language, "medicines");
    for (const one of saleClasses) classes.set(plainName(words.saleClass[one]), one).set(plainName(one), one);
    for (const one of storageClasses) storages.set(plainName(words.storage[one]), one).set(plainName(one), one);
  }
  for (const [text, one] of [
    ["乙类", "otcB"],
    ["乙类otc", "otcB"],
    ["otc乙类", "otcB"],
    ["甲类", "otcA"],
    ["甲类otc", "otcA"],
    ["otc甲类", "otcA"],
    ["rx", "prescription"],
    ["处方", "prescription"],
    ["医疗器械", "health"],
    ["器械", "health"],
  ] as const)
    classes.set(text, one);
  for (const [text, one] of [
    ["常温", "room"],
    ["阴凉", "cool"],
    ["冷藏", "cold"],
  ] as const)
    storages.set(text, one);
  return { classes, storages };
}

/** New medicines from spreadsheets, by the rules of their form; code and barcode are those of nothing that stands (MED-01). */
export const medicineImport: ImportKind = {
  name: "medicines",
  action: "pharmacy.medicine",
  fields,
  labels: (language) => {
    const { productCode, barcode } = wordsOf(language, "products").fields as Readonly<Record<string, string>>;
    const { remark } = wordsOf(language, "common").fields as Readonly<Record<string, string>>;
    return { ...wordsOf(language, "medicines").fields, productCode: productCode!, barcode: barcode!, remark: remark! };
  },

  async open(tx, batch) {
    const chosen = await knownNames(tx, batch, "medicines");
    const groups = await queries.importedGroups(tx, batch);
    const column = batch.columns.indexOf("productCode");
    const inFile = column < 0 ? 0 : await queries.lastCodeInFile(tx, batch, column);
    const lastCode = Math.max(inFile, await lastCodeNumber(tx, batch));
    return openMedicineChecker(batch, { groups, chosen, lastCode, ...wordsFor() });
  },

  async write(tx, batch) {
    await lockProducts(tx, batch);
    if (await queries.isOvertaken(tx, batch)) return false;
    await queries.insertMedicines(tx, batch);
    return true;
  },

  async hindering(tx, batch) {
    await lockProducts(tx, batch);
    return queries.countHindering(tx, batch);
  },

  takeBack: queries.removeMedicines,

  choices: async (tx, place, field, asked) =>
    field === "medCategory"
      ? queries.groupChoices(tx, place, "id" in asked ? { id: asked.id } : { like: likePattern(asked.text) })
      : [],
};
