import { arrivalImportCells, arrivalImportFiles, arrivalImports } from "@yunshou/contract/finance/arrivals";
import { ImportFlow, type Importing } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const calls = {
  list: arrivalImports.list,
  detail: arrivalImports.detail,
  map: arrivalImports.map,
  rows: arrivalImports.rows,
  mend: arrivalImports.mend,
  run: arrivalImports.run,
  undo: arrivalImports.undo,
};

/** 导入银行对账单: what the platform's bank shows, from a spreadsheet (FIN-07). */
export function ArrivalImportPage() {
  const { bankArrivals: words } = usePhrases("bankArrivals");
  const { bankDate, bankAmount, bankReference, payer } = words.fields;
  const importing: Importing = {
    calls: calls as unknown as Importing["calls"],
    files: { upload: arrivalImportFiles.upload } as unknown as Importing["files"],
    cells: arrivalImportCells,
    labels: { bankDate, bankAmount, bankReference, payer },
    required: ["bankDate", "bankAmount", "bankReference"],
    hint: words.hint,
  };
  return <ImportFlow title={words.pages["/cfgl/dzdr"]} importing={importing} />;
}
