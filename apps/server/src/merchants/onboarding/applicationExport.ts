import type { Words } from "@yunshou/phrases/rooms";
import { wordsOf } from "@yunshou/phrases/server";
import { type ExportColumn, exportSource, text, time } from "../../platform/export/source.ts";
import { maskedApplicant } from "./applicant.ts";
import { applicationsAfter, type ListRow, type ReviewFilters } from "./applications.queries.ts";

type Field = keyof Words<"onboarding">["fields"];

const column = (field: Field, cell: ExportColumn<ListRow>["cell"]): ExportColumn<ListRow> => ({
  title: (language) => wordsOf(language, "onboarding").fields[field],
  cell,
});

const columns: readonly ExportColumn<ListRow>[] = [
  column("applyNo", (row) => text(row.applyNo)),
  column("inviterName", (row) => text(row.inviterName)),
  column("merchantNo", (row) => text(row.merchantNo)),
  column("merchantName", (row) => text(row.merchantName)),
  column("contactName", (row, _language, secrets) => text(maskedApplicant(secrets, row).contactName)),
  column("contactPhone", (row, _language, secrets) => text(maskedApplicant(secrets, row).contactPhone)),
  column("storeName", (row) => text(row.storeName)),
  column("providerName", (row, language) =>
    text(
      row.submissions
        .map(({ providerName, state }) => `${providerName} · ${wordsOf(language, "submissions").state[state]}`)
        .join("; "),
    ),
  ),
  column("applyStatus", (row, language) => text(wordsOf(language, "onboarding").state[row.applyStatus])),
  column("submittedAt", (row) => time(row.submittedAt)),
  column("reviewer", (row) => text(row.reviewer)),
  column("reviewTime", (row) => time(row.reviewTime)),
  column("reviewRemark", (row) => text(row.reviewRemark)),
];

/** The review list as a file. */
export const applicationExport = exportSource<ReviewFilters, ListRow>({
  name: "applications",
  fileName: (language) => wordsOf(language, "onboarding").reviewTitle,
  columns,
  async page(tx, { scope, timeZone }, filters, after, limit) {
    const rows = await applicationsAfter(
      tx,
      scope,
      { ...filters, timeZone },
      (after as string | undefined) ?? "0",
      limit,
    );
    return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.applicationId };
  },
});
