import { businessDay, expiryStateOf } from "@yunshou/domain";
import type { Words } from "@yunshou/phrases/rooms";
import { wordsOf } from "@yunshou/phrases/server";
import { type ExportColumn, exportSource, text } from "../../platform/export/source.ts";
import { type CertificateFilters, type CertificateRecord, certificatesAfter } from "./certificates.queries.ts";

type Field = keyof Words<"certificates">["fields"];
type Row = CertificateRecord & { readonly today: string };

const column = (field: Field, cell: ExportColumn<Row>["cell"]): ExportColumn<Row> => ({
  title: (language) => wordsOf(language, "certificates").fields[field],
  cell,
});

const columns: readonly ExportColumn<Row>[] = [
  column("certNo", (row) => text(row.certNo)),
  column("certName", (row) => text(row.certName)),
  column("certType", (row, language) => text(wordsOf(language, "certificates").kind[row.certType])),
  column("merchantNo", (row) => text(row.merchantNo)),
  column("merchantName", (row) => text(row.merchantName)),
  column("userName", (row) => text(row.userName === "" ? null : row.userName)),
  column("certExpiry", (row, language) => text(row.certExpiry ?? wordsOf(language, "certificates").forever)),
  column("expiry", (row, language) =>
    text(wordsOf(language, "certificates").expiry[expiryStateOf(row.certExpiry, row.today)]),
  ),
  column("reviewStatus", (row, language) => text(wordsOf(language, "certificates").state[row.reviewStatus])),
  column("reviewRemark", (row) => text(row.reviewRemark)),
];

/** The list of certificates as a file, in the order of their making. */
export const certificateExport = exportSource<CertificateFilters, Row>({
  name: "certificates",
  fileName: (language) => wordsOf(language, "certificates").pages["/shgl/zjgl"],
  columns,
  async page(tx, { scope, timeZone }, filters, after, limit) {
    const today = businessDay(new Date(), timeZone);
    const rows = await certificatesAfter(tx, scope, filters, today, (after as string | undefined) ?? "0", limit);
    return {
      rows: rows.map((row) => ({ ...row, today })),
      next: rows.length < limit ? undefined : rows.at(-1)?.certificateId,
    };
  },
});
