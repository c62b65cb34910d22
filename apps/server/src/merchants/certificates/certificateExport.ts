import type { Language } from "@yunshou/contract";
import { certificates } from "@yunshou/contract/merchants/certificates";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { certificateRow } from "./certificateRow.ts";
import { type CertificateFilters, certificatesAfter } from "./certificates.queries.ts";

/** The list of certificates as a file, in the order of their making. */
export const certificateExport = exportOf({
  name: "certificates",
  of: certificates.list,
  words: (language: Language) => wordsOf(language, "certificates"),
  values: ({ kind, expiry, state }) => ({ certType: kind, expiry, reviewStatus: state }),
  title: ({ pages }) => pages["/shgl/zjgl"],
  columns: [
    "certNo",
    "certName",
    "certType",
    "merchantNo",
    "merchantName",
    "userName",
    "certExpiry",
    "expiry",
    "reviewStatus",
    "reviewRemark",
  ],
  rows: (tx, { scope, today }, filters: CertificateFilters, after = "0", limit) =>
    certificatesAfter(tx, scope, filters, today, after, limit),
  key: ({ certificateId }) => certificateId,
  present: (row, { today }) => certificateRow(row, today),
  empty: { certExpiry: ({ forever }) => forever },
});
