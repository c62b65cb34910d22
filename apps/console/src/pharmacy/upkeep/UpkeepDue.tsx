import type { RowOf } from "@yunshou/contract";
import { medicineUpkeep } from "@yunshou/contract/pharmacy/upkeep";
import { fill } from "@yunshou/phrases/fill";
import { type ReactNode, useState } from "react";
import {
  columnsOf,
  type ListColumns,
  ListPage,
  showNumber,
  showTime,
  TextFilter,
  useList,
  useRefusedWithout,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { UpkeepForm } from "./UpkeepForm.tsx";

type Row = RowOf<typeof medicineUpkeep.due>;

/** Batches in machines by the day of their next storage check, what is overdue longest first (MED-08). */
export function UpkeepDue({ chooser }: { readonly chooser: ReactNode }) {
  const t = usePhrases("medicineBatches");
  const words = t.medicineBatches;
  const { fields } = words;
  const list = useList(medicineUpkeep.due, { initial: {} });
  const readOnly = useRefusedWithout("pharmacy.upkeep.write");
  const [checked, check] = useState<Row | undefined>();
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("medicineName", "medicineName", "productCode", fields.medicineName),
    column.text("batchNo", fields.batchNo, { width: 110, role: "sub" }),
    column.text("shelfLifeDate", fields.shelfLifeDate, { width: 112 }),
    column.number("stock", fields.stock, { width: 80 }),
    column.number("machines", fields.machines, { width: 80 }),
    column.pair(
      "lastCheckTime",
      ({ lastCheckTime }) => (lastCheckTime === null ? words.neverChecked : showTime(lastCheckTime)),
      () => "",
      fields.lastCheckTime,
      { width: 150 },
    ),
    column.number("everyDays", fields.everyDays, { width: 100, hidden: true }),
    column.pair(
      "dueDay",
      ({ dueDay }) => dueDay,
      ({ overdueDays }) =>
        fill(overdueDays > 0 ? words.overdue : words.notYetDue, { n: showNumber(Math.abs(overdueDays)) }),
      fields.dueDay,
      { width: 140, sortable: true },
    ),
    column.actions(t.common.list.actions, (row) => [
      { key: "check", label: words.check, refused: readOnly, onClick: () => check(row) },
    ]),
  ];
  return (
    <>
      <ListPage
        source="medicine"
        name="medicineUpkeepDue"
        title={words.pages["/ypgl/ypyh"]}
        list={list}
        rowKey="medBatchId"
        columns={columns}
        filters={[{ name: "medicineName", label: fields.medicineName, control: <TextFilter /> }]}
        toolbar={chooser}
      />
      <UpkeepForm of={checked} open={checked !== undefined} onClose={() => check(undefined)} />
    </>
  );
}
