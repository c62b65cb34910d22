import { productImportCells, productImportFiles, productImports } from "@yunshou/contract/goods/productImports";
import { ImportFlow, type Importing } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const calls = {
  list: productImports.list,
  detail: productImports.detail,
  map: productImports.map,
  rows: productImports.rows,
  mend: productImports.mend,
  choices: productImports.choices,
  name: productImports.name,
  run: productImports.run,
  undo: productImports.undo,
};

/** 导入商品: products from spreadsheets of any system, known again by code and barcode. */
export function ProductImportPage() {
  const t = usePhrases("imports", "products", "goods");
  const importing: Importing = {
    calls: calls as unknown as Importing["calls"],
    files: { upload: productImportFiles.upload } as unknown as Importing["files"],
    cells: productImportCells,
    labels: t.products.fields as Readonly<Record<string, string>>,
    required: ["productName", "brand", "category", "unitPrice", "unit"],
    hint: t.imports.hint,
  };
  return <ImportFlow title={t.imports.pages["/spgl/spdr"]} importing={importing} />;
}
