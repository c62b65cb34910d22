import { machineImportCells, machineImportFiles, machineImports } from "@yunshou/contract/machines/machineImports";
import { ImportFlow, type Importing } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const calls = {
  list: machineImports.list,
  detail: machineImports.detail,
  map: machineImports.map,
  rows: machineImports.rows,
  mend: machineImports.mend,
  run: machineImports.run,
  undo: machineImports.undo,
};

/** 导入机器: machines of a merchant from a spreadsheet, registered at once and undone while none is put up (MACHINE-20). */
export function MachineImportPage() {
  const t = usePhrases("registrations", "machines");
  const importing: Importing = {
    calls: calls as unknown as Importing["calls"],
    files: { upload: machineImportFiles.upload } as unknown as Importing["files"],
    cells: machineImportCells,
    labels: t.machines.fields as Readonly<Record<string, string>>,
    required: ["machineNo", "machineName", "machineType"],
    hint: t.registrations.importHint,
  };
  return <ImportFlow title={t.registrations.pages["/shj/jqdr"]} importing={importing} />;
}
