import { nameImportCells, nameImportFiles, nameImports } from "@yunshou/contract/goods/nameImports";
import { languageNames } from "@yunshou/phrases/languageNames";
import { ImportFlow, type Importing } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const calls = {
  list: nameImports.list,
  detail: nameImports.detail,
  map: nameImports.map,
  rows: nameImports.rows,
  mend: nameImports.mend,
  run: nameImports.run,
  undo: nameImports.undo,
};

/** 导入商品译名: names of products in other languages from a spreadsheet with a column for each (PRODUCT-22, LANG-06). */
export function NameImportPage() {
  const t = usePhrases("imports", "products", "goods");
  const { productCode, barcode } = t.products.fields;
  const importing: Importing = {
    calls: calls as unknown as Importing["calls"],
    files: { upload: nameImportFiles.upload } as unknown as Importing["files"],
    cells: nameImportCells,
    labels: { ...languageNames, productCode, barcode },
    required: ["productCode"],
    hint: t.imports.hint,
  };
  return <ImportFlow title={t.imports.pages["/spgl/mcdr"]} importing={importing} />;
}
