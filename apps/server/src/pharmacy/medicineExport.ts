import type { Language } from "@yunshou/contract";
import { medicines } from "@yunshou/contract/pharmacy/medicines";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { type MedicineFilters, medicinesAfter } from "./medicines.queries.ts";

/** The list of medicines as a file, in the order of their making. */
export const medicineExport = exportOf({
  name: "medicines",
  of: medicines.list,
  words: (language: Language) => wordsOf(language, "medicines"),
  title: ({ pages }) => pages["/ypgl/yplb"],
  columns: [
    "productCode",
    "medicineName",
    "medCategory",
    "manufacturer",
    "registrationNo",
    "diseaseCategory",
    "symptoms",
    "spec",
    "unit",
    "unitPriceFen",
    "costPriceFen",
    "saleClass",
    "storage",
    "multiUse",
    "merchantName",
    "createdTime",
  ],
  rows: (tx, { scope, language }, filters: MedicineFilters, after = "0", limit) =>
    medicinesAfter(tx, { scope, language }, filters, after, limit),
  key: ({ productId }) => productId,
  values: ({ saleClass, storage, yesNo }) => ({ saleClass, storage, multiUse: yesNo }),
});
