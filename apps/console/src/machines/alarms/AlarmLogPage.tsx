import type { RowOf } from "@yunshou/contract";
import { alarmLog } from "@yunshou/contract/machines/alarmRules";
import { alarmKinds, alarmWays, noticeStates, queryRangeDays } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useNavigate } from "react-router";
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
  nothingShown,
  type Tone,
  useList,
  useRangeRule,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type LogRow = RowOf<typeof alarmLog.list>;

const resultTones: Readonly<Record<LogRow["sendResult"], Tone>> = {
  queued: "running",
  sending: "running",
  sent: "good",
  failed: "bad",
};

/** 报警日志: what was sent to whom about which alarm, by which way, with its result (SYS-01, MACHINE-22). */
export function AlarmLogPage() {
  const t = usePhrases("machines", "alarms", "alarmRules");
  const words = t.alarmRules.fields;
  const navigate = useNavigate();
  const list = useList(alarmLog.list, {
    initial: lastDays(queryRangeDays.history) as FiltersOf<typeof alarmLog.list>,
  });
  const rangeRule = useRangeRule(queryRangeDays.history);
  const content = (row: LogRow) =>
    [row.laneNo === null ? "" : fill(t.machines.lane, { laneNo: row.laneNo }), row.alarmContent]
      .filter(Boolean)
      .join(" · ");

  const column = columnsOf<LogRow>();
  const columns: ListColumns<LogRow> = [
    column.title("machineName", "machineName", "machineNo", t.common.fields.machineName, {
      width: 190,
      onOpen: (row) => navigate(`/shj/jqxq?jqbh=${encodeURIComponent(row.machineNo)}`),
    }),
    column.time("alarmTime", t.alarms.fields.alarmTime, { sortable: true }),
    column.pair(
      "alarmType",
      (row) => t.machines.alarm[row.alarmType],
      (row) => content(row),
      t.alarms.fields.alarmType,
      { width: 150 },
    ),
    column.custom("alarmContent", t.alarms.fields.alarmContent, (row) => content(row) || nothingShown, {
      width: 130,
      hidden: true,
      holdsData: true,
    }),
    column.pair(
      "alarmReceiver",
      "alarmReceiver",
      (row) => (row.escalated ? t.alarmRules.escalated : ""),
      words.alarmReceiver,
      { width: 130 },
    ),
    column.label("notifyWay", words.notifyWay, t.alarmRules.way, { width: 120 }),
    column.status("sendResult", words.sendResult, t.alarmRules.noticeState, resultTones),
    column.time("sendTime", words.sendTime),
    column.text("failure", words.failure, { width: 140, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 130, hidden: true }),
  ];
  return (
    <ListPage
      source="report"
      name="alarmLog"
      title={t.alarmRules.pages["/xtgl/bjrz"]}
      list={list}
      rowKey="noticeId"
      columns={columns}
      filters={[
        {
          name: ["fromDay", "toDay"],
          label: t.alarms.fields.alarmTime,
          control: <DateRange limitDays={queryRangeDays.history} />,
          rules: [rangeRule],
        },
        { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
        {
          name: "alarmType",
          label: t.alarms.fields.alarmType,
          control: <ChoiceFilter values={alarmKinds} words={t.machines.alarm} />,
        },
        {
          name: "notifyWay",
          label: words.notifyWay,
          control: <ChoiceFilter values={alarmWays} words={t.alarmRules.way} />,
        },
        {
          name: "sendResult",
          label: words.sendResult,
          control: <ChoiceFilter values={noticeStates} words={t.alarmRules.noticeState} />,
        },
      ]}
      toolbar={<ListExport of={alarmLog.export} list={list} />}
    />
  );
}
