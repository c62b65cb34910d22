import type { RowOf } from "@yunshou/contract";
import type { medicines } from "@yunshou/contract/pharmacy/medicines";
import type { ReviewState, SaleClass } from "@yunshou/domain";
import { Suspense } from "react";
import { columnsOf, type ListColumns, type RowAction, type Tone } from "../../platform/kit/index.ts";
import { lazily } from "../../platform/lazily.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof medicines.list>;

const Picture = lazily(() => import("../../goods/products/ProductPicture.tsx"));

const classTones: Readonly<Record<SaleClass, Tone>> = {
  otcB: "quiet",
  otcA: "warning",
  prescription: "bad",
  health: "quiet",
};
const reviewTones: Readonly<Record<ReviewState, Tone>> = {
  pending: "running",
  approved: "quiet",
  notApproved: "bad",
  ignored: "neutral",
};

/** The columns of the list of medicines with its row actions. */
export function useMedicineColumns(actionsOf: (row: Row) => readonly RowAction[]): ListColumns<Row> {
  const t = usePhrases("medicines", "products");
  const fields = { ...t.products.fields, ...t.medicines.fields };
  const { yesNo } = t.medicines;
  const column = columnsOf<Row>();
  return [
    column.title("medicineName", "medicineName", "productCode", fields.medicineName, {
      picture: ({ thumbnail, medicineName }) => (
        <Suspense>
          <Picture file={thumbnail} name={medicineName} />
        </Suspense>
      ),
    }),
    column.text("medCategory", fields.medCategory, { width: 110, role: "sub" }),
    column.pair("manufacturer", "manufacturer", "registrationNo", fields.manufacturer, {
      width: 180,
      role: undefined,
    }),
    column.text("diseaseCategory", fields.diseaseCategory, { width: 120, hidden: true }),
    column.text("symptoms", fields.symptoms, { width: 160, hidden: true }),
    column.text("spec", fields.spec, { width: 110 }),
    column.text("unit", fields.unit, { width: 70, hidden: true }),
    column.money("unitPriceFen", fields.unitPrice, { sortable: true, width: 100 }),
    column.money("costPriceFen", fields.costPrice, { width: 100, hidden: true }),
    column.status("saleClass", fields.saleClass, t.medicines.saleClass, classTones),
    column.custom("multiUse", fields.multiUse, ({ multiUse }) => (multiUse ? yesNo.yes : yesNo.no), {
      width: 80,
      hidden: true,
    }),
    column.status("reviewStatus", fields.reviewStatus, t.products.review, reviewTones, {
      role: undefined,
      hidden: true,
    }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 160, hidden: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
}
