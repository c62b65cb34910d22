import { businessDay, dutyStateOf } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
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
  title: (language) => wordsOf(language, "certificates").fields[field],
  cell,
});

/** Phones do not leave the product: they open with a key that files do not have. */
const columns: readonly ExportColumn<Row>[] = [
  column("userName", (row) => text(row.userName)),
  column("certNo", (row) => text(row.certNo)),
  column("certName", (row) => text(row.certName)),
  column("certExpiry", (row, language) => text(row.certExpiry ?? wordsOf(language, "certificates").forever)),
  column("reviewStatus", (row, language) => text(wordsOf(language, "certificates").state[row.reviewStatus])),
  {
    title: (language) => wordsOf(language, "pharmacists").fields.duty,
    cell: (row, language) => text(wordsOf(language, "pharmacists").state[dutyStateOf(row.onDuty, row, row.today)]),
  },
  column("merchantNo", (row) => text(row.merchantNo)),
  column("merchantName", (row) => text(row.merchantName)),
  column("createdTime", (row) => time(row.createdTime)),
];

/** The list of pharmacists as a file, in the order of their making. */
export const pharmacistExport = exportSource<PharmacistFilters, Row>({
  name: "pharmacists",
  fileName: (language) => wordsOf(language, "pharmacists").pages["/shgl/wdys"],
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
