import { productImportCells, type ProductImportField } from "@yunshou/contract/goods/productImports";
import { wordsOf } from "@yunshou/phrases/server";
import type { ImportField, ImportKind } from "../../platform/imports/kind.ts";
import { lastCodeNumber, lockProducts } from "../productBook.queries.ts";
import { attributesOf, choicesFor, isAttributeField } from "./importedNames.ts";
import { openProductChecker } from "./productChecker.ts";
import * as queries from "./productImport.queries.ts";

/** What spreadsheets of other systems call our fields. */
const synonyms: Readonly<Record<ProductImportField, readonly string[]>> = {
  productCode: ["商品编码", "商品代码", "货号", "编码", "编号", "spbh", "sku", "code", "item code"],
  productName: ["商品名", "品名", "名称", "产品名称", "spmc", "product", "name", "title"],
  brand: ["品牌名称", "pp", "brand name"],
  category: ["类别", "类目", "商品类别", "商品分类", "所属分类", "type"],
  flavour: ["口味", "味道", "flavor", "taste"],
  spec: ["规格型号", "净含量", "size", "specification"],
  packaging: ["包装方式", "包装类型", "package"],
  barcode: ["条形码", "商品条码", "国条码", "69码", "txm", "ean", "gtin", "upc", "bar code"],
  unitPrice: ["售价", "零售价", "销售价", "价格", "标价", "spdj", "price", "retail price", "sale price"],
  costPrice: ["成本", "成本价", "采购价", "进货价", "cost", "purchase price", "cost price"],
  unit: ["计量单位", "dw", "uom"],
  batchNo: ["批号", "批次号", "batch", "lot"],
  productionDate: ["生产日", "scrq", "made on", "production"],
  shelfLifeDate: ["有效期", "有效期至", "到期日", "过期日期", "expiry", "expiration", "best before"],
  weight: ["重量", "毛重", "克重", "weight g"],
  weightTolerance: ["误差", "重量误差", "tolerance"],
  isPrescription: ["处方", "是否处方药", "rx"],
  isPovertyRelief: ["扶贫", "是否扶贫"],
  isJointOperation: ["联营", "是否联营"],
  remark: ["备注", "说明", "note", "notes", "comment"],
};

const fields: Readonly<Record<string, ImportField>> = Object.fromEntries(
  Object.entries(productImportCells).map(([key, kind]) => [
    key,
    { kind, synonyms: synonyms[key as ProductImportField] },
  ]),
);

/** Products from spreadsheets: code and barcode say which product a row means, its name never does. */
export const productImport: ImportKind = {
  name: "products",
  action: "goods.product",
  fields,
  labels: (language) => wordsOf(language, "products").fields as Readonly<Record<string, string>>,

  async open(tx, batch) {
    const column = batch.columns.indexOf("productCode");
    const inFile = column < 0 ? 0 : await queries.lastCodeInFile(tx, batch, column);
    return openProductChecker(batch, await attributesOf(tx, batch), Math.max(inFile, await lastCodeNumber(tx, batch)));
  },

  async write(tx, batch) {
    await lockProducts(tx, batch);
    if (await queries.isOvertaken(tx, batch)) return false;
    await queries.insertProducts(tx, batch);
    await queries.updateProducts(tx, batch);
    await queries.recordImportedPrices(tx, batch);
    return true;
  },

  async hindering(tx, batch) {
    await lockProducts(tx, batch);
    return queries.countHindering(tx, batch);
  },

  async takeBack(tx, batch) {
    await queries.restoreProducts(tx, batch);
    await queries.removeProducts(tx, batch);
  },

  async choices(tx, place, field, asked) {
    return isAttributeField(field) ? choicesFor(tx, place, field, asked) : [];
  },
};
