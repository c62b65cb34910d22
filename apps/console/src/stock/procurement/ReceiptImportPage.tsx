import { receiptImportCells, receiptImportFiles, receiptImports } from "@yunshou/contract/stock/receiptImports";
import { ImportFlow, type Importing } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const calls = {
  list: receiptImports.list,
  detail: receiptImports.detail,
  map: receiptImports.map,
  rows: receiptImports.rows,
  mend: receiptImports.mend,
  run: receiptImports.run,
  undo: receiptImports.undo,
};

/** 导入入库: receipts of many lines from a spreadsheet (STOCK-07, STOCK-09). */
export function ReceiptImportPage() {
  const t = usePhrases("imports", "products", "procurement");
  const { fields, hint, pages } = t.procurement;
  const importing: Importing = {
    calls: calls as unknown as Importing["calls"],
    files: { upload: receiptImportFiles.upload } as unknown as Importing["files"],
    cells: receiptImportCells,
    labels: {
      warehouseName: fields.warehouseName,
      supplierName: fields.supplierName,
      purchaseNo: fields.purchaseId,
      docDate: fields.docDate,
      productCode: t.products.fields.productCode,
      batchNo: fields.batchNo,
      productionDate: fields.productionDate,
      shelfLifeDate: fields.shelfLifeDate,
      receivedQty: fields.receivedQty,
      costPrice: fields.costPrice,
    },
    required: ["warehouseName", "productCode", "receivedQty", "costPrice"],
    hint: hint.receiptImport,
  };
  return <ImportFlow title={pages["/jxcgl/rkdr"]} importing={importing} />;
}
