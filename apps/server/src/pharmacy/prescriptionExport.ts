import type { Language } from "@yunshou/contract";
import { prescriptions } from "@yunshou/contract/pharmacy/prescriptions";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { prescriptionRow } from "./prescriptionRow.ts";
import { type PrescriptionFilters, prescriptionsAfter } from "./prescriptions.queries.ts";

/** The list of prescriptions as a file; patients are masked as on the screen. */
export const prescriptionExport = exportOf({
  name: "prescriptions",
  of: prescriptions.list,
  words: (language: Language) => wordsOf(language, "prescriptions"),
  title: ({ pages }) => pages["/jygl/cfcx"],
  columns: [
    "rxNo",
    "patientName",
    "patientPhone",
    "doctorName",
    "hospital",
    "pharmacistName",
    "medicineName",
    "quantity",
    "rxStatus",
    "rxMark",
    "orderNo",
    "machineNo",
    "rxTime",
    "validTo",
    "uploadTime",
    "reviewTime",
  ],
  rows: (tx, { scope, language, timeZone }, filters: PrescriptionFilters, after = "0", limit) =>
    prescriptionsAfter(tx, { scope, language }, timeZone, filters, after, limit),
  key: ({ rxNo }) => rxNo,
  present: (row, { secrets, today }) => prescriptionRow(secrets, row, { today, now: new Date() }),
  values: ({ state, mark }) => ({ rxStatus: state, rxMark: mark }),
});
