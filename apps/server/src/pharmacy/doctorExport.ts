import type { Language } from "@yunshou/contract";
import { doctors } from "@yunshou/contract/pharmacy/doctors";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { type DoctorFilters, doctorsAfter } from "./doctors.queries.ts";

/** The list of doctors as a file. Phones do not leave the product, so nothing opens them here. */
export const doctorExport = exportOf({
  name: "doctors",
  of: doctors.list,
  words: (language: Language) => ({ ...wordsOf(language, "doctors"), yesNo: wordsOf(language, "medicines").yesNo }),
  title: ({ pages }) => pages["/ypgl/ysgl"],
  columns: ["doctorName", "doctorTitle", "hospital", "certNo", "enabled", "merchantName", "createdTime"],
  rows: (tx, { scope }, filters: DoctorFilters, after = "0", limit) => doctorsAfter(tx, scope, filters, after, limit),
  key: ({ doctorId }) => doctorId,
  values: ({ yesNo }) => ({ enabled: yesNo }),
});
