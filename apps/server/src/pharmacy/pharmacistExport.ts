import { businessDay, dutyStateOf } from "@yunshou/domain";
import { certificateWords } from "@yunshou/phrases/certificatesServer";
import { pharmacistWords } from "@yunshou/phrases/pharmacistsServer";
import { type ExportColumn, exportSource, text, time } from "../platform/export/source.ts";
import { type PharmacistFilters, type PharmacistRecord, pharmacistsAfter } from "./pharmacists.queries.ts";

type Row = PharmacistRecord & { readonly today: string };
type Certificate =
  | "userName"
  | "certNo"
  | "certName"
  | "certExpiry"
  | "reviewStatus"
  | "merchantNo"
  | "merchantName"
  | "createdTime";

const column = (field: Certificate, cell: ExportColumn<Row>["cell"]): ExportColumn<Row> => ({
  title: (language) => certificateWords[language].field[field],
  cell,
});

/** Phones do not leave the product: they open with a key that files do not have. */
const columns: readonly ExportColumn<Row>[] = [
  column("userName", (row) => text(row.userName)),
  column("certNo", (row) => text(row.certNo)),
  column("certName", (row) => text(row.certName)),
  column("certExpiry", (row, language) => text(row.certExpiry ?? certificateWords[language].forever)),
  column("reviewStatus", (row, language) => text(certificateWords[language].state[row.reviewStatus])),
  {
    title: (language) => pharmacistWords[language].duty,
    cell: (row, language) => text(pharmacistWords[language].state[dutyStateOf(row.onDuty, row, row.today)]),
  },
  column("merchantNo", (row) => text(row.merchantNo)),
  column("merchantName", (row) => text(row.merchantName)),
  column("createdTime", (row) => time(row.createdTime)),
];

/** The list of pharmacists as a file, in the order of their making. */
export const pharmacistExport = exportSource<PharmacistFilters, Row>({
  name: "pharmacists",
  fileName: (language) => pharmacistWords[language].title,
  columns,
  async page(tx, { scope, timeZone }, filters, after, limit) {
    const today = businessDay(new Date(), timeZone);
    const rows = await pharmacistsAfter(tx, scope, filters, today, (after as string | undefined) ?? "0", limit);
    return {
      rows: rows.map((row) => ({ ...row, today })),
      next: rows.length < limit ? undefined : rows.at(-1)?.pharmacistId,
    };
  },
});
