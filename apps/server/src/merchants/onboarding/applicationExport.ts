import type { Language } from "@yunshou/contract";
import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { text } from "../../platform/export/source.ts";
import { applicationRow } from "./applicationRow.ts";
import { applicationsAfter, type ReviewFilters } from "./applications.queries.ts";

/** The review list as a file. */
export const applicationExport = exportOf({
  name: "applications",
  of: applications.reviews,
  words: (language: Language) => ({
    ...wordsOf(language, "onboarding"),
    submission: wordsOf(language, "submissions").state,
  }),
  values: ({ state }) => ({ applyStatus: state }),
  title: ({ reviewTitle }) => reviewTitle,
  columns: [
    "applyNo",
    "inviterName",
    "merchantNo",
    "merchantName",
    "contactName",
    "contactPhone",
    "storeName",
    "providerName",
    "applyStatus",
    "submittedAt",
    "reviewer",
    "reviewTime",
    "reviewRemark",
  ],
  rows: (tx, { scope, timeZone }, filters: ReviewFilters, after = "0", limit) =>
    applicationsAfter(tx, scope, { ...filters, timeZone }, after, limit),
  key: ({ applicationId }) => applicationId,
  present: (row, { secrets }) => applicationRow(secrets, row),
  cells: {
    providerName: ({ submissions }, { submission }) =>
      text(submissions.map(({ providerName, state }) => `${providerName} · ${submission[state]}`).join("; ")),
  },
});
