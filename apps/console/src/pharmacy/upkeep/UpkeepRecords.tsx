import type { RowOf } from "@yunshou/contract";
import { medicineUpkeep } from "@yunshou/contract/pharmacy/upkeep";
import { queryRangeDays, type UpkeepResult } from "@yunshou/domain";
import { type ReactNode, useState } from "react";
import {
  AddButton,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListPage,
  TextFilter,
  type Tone,
  useList,
  useRangeRule,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof medicineUpkeep.list>;

const UpkeepForm = whenOpened(
  async () => (await import("./UpkeepForm.tsx")).UpkeepForm,
  ({ open }) => open,
);
const tones: Readonly<Record<UpkeepResult, Tone>> = { sound: "quiet", watched: "warning", unsound: "bad" };

/** Storage checks of medicines with their conclusion (MED-08). */
export function UpkeepRecords({ chooser }: { readonly chooser: ReactNode }) {
  const t = usePhrases("medicineBatches");
  const words = t.medicineBatches;
  const { fields } = words;
  const list = useList(medicineUpkeep.list, { initial: lastDays(30) as FiltersOf<typeof medicineUpkeep.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("pharmacy.upkeep.write");
  const [adding, add] = useState(false);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("medicineName", "medicineName", "productCode", fields.medicineName),
    column.text("batchNo", fields.batchNo, { width: 110, role: "sub" }),
    column.pair("machine", (row) => row.machineName ?? words.wholeBatch, "machineNo", t.common.fields.machine, {
      width: 180,
    }),
    column.text("maintainContent", fields.maintainContent, { width: 220 }),
    column.status("maintainResult", fields.maintainResult, words.result, tones),
    column.text("maintainer", fields.maintainer, { width: 110 }),
    column.time("maintainTime", fields.maintainTime, { sortable: true }),
    column.text("remark", t.common.fields.remark, { width: 160, hidden: true }),
  ];
  return (
    <>
      <ListPage
        name="medicineUpkeep"
        title={words.pages["/ypgl/ypyh"]}
        list={list}
        rowKey="upkeepId"
        columns={columns}
        filters={[
          { name: "medicineName", label: fields.medicineName, control: <TextFilter /> },
          { name: "batchNo", label: fields.batchNo, control: <TextFilter /> },
          {
            name: ["fromDay", "toDay"],
            label: fields.maintainTime,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            {chooser}
            <AddButton refused={readOnly} onClick={() => add(true)}>
              {words.upkeepAdd}
            </AddButton>
          </>
        }
      />
      <UpkeepForm open={adding} onClose={() => add(false)} />
    </>
  );
}
