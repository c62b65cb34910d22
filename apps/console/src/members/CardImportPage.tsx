import { cardImportCells, cardImportFiles, cardImports } from "@yunshou/contract/members/cardImports";
import { ImportFlow, type Importing } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

const calls = {
  list: cardImports.list,
  detail: cardImports.detail,
  map: cardImports.map,
  rows: cardImports.rows,
  mend: cardImports.mend,
  run: cardImports.run,
  undo: cardImports.undo,
};

/** 导入卡片: blank cards of a merchant from a spreadsheet, undone while nobody holds one (CARD-22). */
export function CardImportPage() {
  const { members: words } = usePhrases("members");
  const importing: Importing = {
    calls: calls as unknown as Importing["calls"],
    files: { upload: cardImportFiles.upload } as unknown as Importing["files"],
    cells: cardImportCells,
    labels: words.fields as Readonly<Record<string, string>>,
    required: ["cardNo", "physicalNo", "logicalNo", "cardType", "cardExpiry"],
    hint: words.importHint,
  };
  return <ImportFlow title={words.pages["/hygl/hykdr"]} importing={importing} />;
}
