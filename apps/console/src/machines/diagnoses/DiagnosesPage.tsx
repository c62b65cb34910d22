import type { RowOf } from "@yunshou/contract";
import { diagnoses } from "@yunshou/contract/machines/diagnoses";
import { diagnosedKinds, queryRangeDays } from "@yunshou/domain";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  MachineField,
  useList,
  useOpened,
  useRangeRule,
} from "../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { DiagnosisDrawer } from "./DiagnosisDrawer.tsx";
import { DiagnosisCharts } from "./DiagnosisCharts.tsx";
import { showSeconds } from "./duration.ts";

type Row = RowOf<typeof diagnoses.list>;

/** 诊断分析: faults and outages of machines over days, by kind, with each machine beside those of its type (MACHINE-25). */
export function DiagnosesPage() {
  const t = usePhrases("diagnoses", "machines");
  const words = t.diagnoses;
  const { fields } = words;
  const language = useLanguage();
  const list = useList(diagnoses.list, { initial: lastDays(30) as FiltersOf<typeof diagnoses.list> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const opened = useOpened();
  const { fromDay, toDay } = list.filters;
  const open = ({ machineId }: Row) => opened.open(machineId);

  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("machineName", "machineName", "machineNo", t.common.fields.machineName, { width: 200, onOpen: open }),
    column.text("machineNo", t.common.fields.machineNo, { sortable: true, hidden: true }),
    column.label("faultType", fields.faultType, t.machines.alarm, { width: 130, role: "sub" }),
    column.number("faultCount", fields.faultCount, { width: 110, sortable: true }),
    column.custom("faultSeconds", fields.faultSeconds, (row) => showSeconds(row.faultSeconds, language), {
      width: 140,
      align: "right",
      role: "figure",
      holdsData: true,
    }),
    column.custom("offlineDuration", fields.offlineDuration, (row) => showSeconds(row.offlineDuration, language), {
      width: 140,
      align: "right",
      role: "figure",
      holdsData: true,
      sortable: true,
    }),
    column.percent("onlineRate", fields.onlineRate, { width: 110, sortable: true }),
  ];
  return (
    <ListPage
      source="report"
      name="diagnoses"
      title={words.pages["/shj/zdfx"]}
      list={list}
      rowKey="rowId"
      columns={columns}
      filters={[
        {
          name: ["fromDay", "toDay"],
          label: fields.range,
          control: <DateRange limitDays={queryRangeDays.orders} />,
          rules: [rangeRule],
        },
        { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
        {
          name: "faultType",
          label: fields.faultType,
          control: <ChoiceFilter values={diagnosedKinds} words={t.machines.alarm} />,
        },
      ]}
      strip={<DiagnosisCharts filters={list.filters} title={words.pages["/shj/zdfx"]} />}
      toolbar={<ListExport of={diagnoses.export} list={list} />}
      detail={{
        by: "machineId",
        opened,
        drawer: (
          <DiagnosisDrawer
            of={opened.key === null ? undefined : { machineId: opened.key, fromDay, toDay }}
            onClose={() => opened.open(null)}
          />
        ),
      }}
    />
  );
}
