import { traceImportCells, traceImportFiles, traceImports } from "@yunshou/contract/pharmacy/traceImports";
import { ImportFlow, type Importing } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const calls = {
  list: traceImports.list,
  detail: traceImports.detail,
  map: traceImports.map,
  rows: traceImports.rows,
  mend: traceImports.mend,
  run: traceImports.run,
  undo: traceImports.undo,
};

/** 导入追溯码: the codes of the boxes of a receipt from a spreadsheet (MED-06). */
export function TraceImportPage() {
  const t = usePhrases("imports", "products", "traceCodes");
  const { batchNo, traceCode } = t.traceCodes.fields;
  const importing: Importing = {
    calls: calls as unknown as Importing["calls"],
    files: { upload: traceImportFiles.upload } as unknown as Importing["files"],
    cells: traceImportCells,
    labels: { productCode: t.products.fields.productCode, batchNo, traceCode },
    required: ["productCode", "batchNo", "traceCode"],
    hint: t.imports.hint,
  };
  return <ImportFlow title={t.traceCodes.pages["/ypgl/zsmdr"]} importing={importing} />;
}
