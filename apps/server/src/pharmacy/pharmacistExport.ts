import type { Language } from "@yunshou/contract";
import { pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { text } from "../platform/export/source.ts";
import { pharmacistRow } from "./pharmacistRow.ts";
import { type PharmacistFilters, pharmacistsAfter } from "./pharmacists.queries.ts";

/** The list of pharmacists as a file, in the order of their making. Phones do not leave the product, so nothing opens them here. */
export const pharmacistExport = exportOf({
  name: "pharmacists",
  of: pharmacists.list,
  words: (language: Language) => ({
    ...wordsOf(language, "certificates"),
    title: wordsOf(language, "pharmacists").pages["/shgl/wdys"],
    fields: { ...wordsOf(language, "certificates").fields, duty: wordsOf(language, "pharmacists").fields.duty },
    duty: wordsOf(language, "pharmacists").state,
  }),
  title: ({ title }) => title,
  columns: [
    "userName",
    "certNo",
    "certName",
    "certExpiry",
    "reviewStatus",
    "duty",
    "merchantNo",
    "merchantName",
    "createdTime",
  ],
  rows: (tx, { scope, today }, filters: PharmacistFilters, after = "0", limit) =>
    pharmacistsAfter(tx, scope, filters, today, after, limit),
  key: ({ pharmacistId }) => pharmacistId,
  present: (row, { today }) => pharmacistRow(row, today),
  values: ({ state, duty }) => ({ reviewStatus: state, duty }),
  cells: { certName: ({ certName }) => text(certName) },
  empty: { certExpiry: ({ forever }) => forever },
});
