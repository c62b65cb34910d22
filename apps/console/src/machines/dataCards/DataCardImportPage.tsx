import { dataCardImportCells, dataCardImportFiles, dataCardImports } from "@yunshou/contract/machines/dataCardImports";
import { ImportFlow, type Importing } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const calls = {
  list: dataCardImports.list,
  detail: dataCardImports.detail,
  map: dataCardImports.map,
  rows: dataCardImports.rows,
  mend: dataCardImports.mend,
  run: dataCardImports.run,
  undo: dataCardImports.undo,
};

/** 导入流量卡: data cards from a spreadsheet of their carrier (DATACARD-01, MACHINE-03). */
export function DataCardImportPage() {
  const t = usePhrases("imports", "dataCards");
  const { fields, pages } = t.dataCards;
  const importing: Importing = {
    calls: calls as unknown as Importing["calls"],
    files: { upload: dataCardImportFiles.upload } as unknown as Importing["files"],
    cells: dataCardImportCells,
    labels: { ...fields, machineNo: t.common.fields.machineNo },
    required: ["iccid", "dataCardType", "carrier"],
    hint: t.dataCards.importHint,
  };
  return <ImportFlow title={pages["/shj/llkdr"]} importing={importing} />;
}
