import { medicineImportCells, medicineImportFiles, medicineImports } from "@yunshou/contract/pharmacy/medicineImports";
import { ImportFlow, type Importing } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const calls = {
  list: medicineImports.list,
  detail: medicineImports.detail,
  map: medicineImports.map,
  rows: medicineImports.rows,
  mend: medicineImports.mend,
  choices: medicineImports.choices,
  name: medicineImports.name,
  run: medicineImports.run,
  undo: medicineImports.undo,
};

/** 导入药品: new medicines from a spreadsheet of any system (MED-01). */
export function MedicineImportPage() {
  const t = usePhrases("imports", "products", "medicines");
  const { productCode, barcode } = t.products.fields;
  const importing: Importing = {
    calls: calls as unknown as Importing["calls"],
    files: { upload: medicineImportFiles.upload } as unknown as Importing["files"],
    cells: medicineImportCells,
    labels: { ...t.medicines.fields, productCode, barcode, remark: t.common.fields.remark },
    required: ["medicineName", "medCategory", "manufacturer", "saleClass", "unitPrice", "unit"],
    hint: t.imports.hint,
  };
  return <ImportFlow title={t.medicines.pages["/ypgl/ypdr"]} importing={importing} />;
}
