import { supplyImportCells, supplyImportFiles, supplyImports } from "@yunshou/contract/stock/supplyImports";
import { ImportFlow, type Importing } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const calls = {
  list: supplyImports.list,
  detail: supplyImports.detail,
  map: supplyImports.map,
  rows: supplyImports.rows,
  mend: supplyImports.mend,
  run: supplyImports.run,
  undo: supplyImports.undo,
};

/** 导入供货价: what suppliers sell and for how much, from a spreadsheet (STOCK-06, PRODUCT-08). */
export function SupplyImportPage() {
  const t = usePhrases("imports", "products", "procurement");
  const { fields, hint, pages } = t.procurement;
  const importing: Importing = {
    calls: calls as unknown as Importing["calls"],
    files: { upload: supplyImportFiles.upload } as unknown as Importing["files"],
    cells: supplyImportCells,
    labels: {
      supplierName: fields.supplierName,
      productCode: t.products.fields.productCode,
      supplyPrice: fields.supplyPrice,
      packSize: fields.packSize,
      leadDays: fields.leadDays,
      enabled: t.common.fields.enabled,
    },
    required: ["supplierName", "productCode", "supplyPrice"],
    hint: hint.supplyImport,
  };
  return <ImportFlow title={pages["/jxcgl/ghjdr"]} importing={importing} />;
}
