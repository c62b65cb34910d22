import { alarmHandleTable, step } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useNavigate } from "react-router";
import {
  columnsOf,
  type ListColumns,
  nothingShown,
  type Tone,
  useRefusalText,
  useRefusedWithout,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { AlarmRow } from "./alarmRow.ts";

export const levelTones: Readonly<Record<AlarmRow["alarmLevel"], Tone>> = {
  urgent: "bad",
  important: "warning",
  minor: "neutral",
};
const handleTones: Readonly<Record<AlarmRow["handleStatus"], Tone>> = {
  open: "warning",
  handled: "quiet",
  ignored: "neutral",
};

interface AlarmColumns {
  readonly onHandle: (row: AlarmRow) => void;
  readonly onIgnore: (row: AlarmRow) => void;
  readonly onRepair: (row: AlarmRow) => void;
}

/** The columns of alarms, with what may be done about each. */
export function useAlarmColumns({ onHandle, onIgnore, onRepair }: AlarmColumns): ListColumns<AlarmRow> {
  const t = usePhrases("machines", "alarms", "maintenances");
  const words = t.alarms.fields;
  const navigate = useNavigate();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("machines.alarm.write");
  const noRepair = useRefusedWithout("machines.maintenance.write");
  const openMachine = (row: AlarmRow) => navigate(`/shj/jqxq?jqbh=${encodeURIComponent(row.machineNo)}`);
  const place = (row: AlarmRow) =>
    [row.laneNo === null ? "" : fill(t.machines.lane, { laneNo: row.laneNo }), row.alarmContent]
      .filter(Boolean)
      .join(" · ");

  const column = columnsOf<AlarmRow>();
  return [
    column.title("machineName", "machineName", "machineNo", t.common.fields.machineName, {
      width: 190,
      onOpen: openMachine,
    }),
    column.text("machineNo", t.common.fields.machineNo, { hidden: true }),
    column.pair(
      "alarmType",
      (row) => t.machines.alarm[row.alarmType],
      (row) => place(row),
      words.alarmType,
      { width: 150 },
    ),
    column.custom("alarmContent", words.alarmContent, (row) => place(row) || nothingShown, {
      width: 130,
      hidden: true,
      holdsData: true,
    }),
    column.status("alarmLevel", words.alarmLevel, t.alarms.level, levelTones, { width: 90 }),
    column.time("alarmTime", words.alarmTime, { sortable: true }),
    column.time("recoverTime", words.recoverTime, { sortable: true }),
    column.status("handleStatus", words.handleStatus, t.alarms.handleState, handleTones, { width: 100 }),
    column.label("handleResult", words.handleResult, t.alarms.result, { width: 120, hidden: true }),
    column.pair(
      "handler",
      (row) => row.handler ?? nothingShown,
      (row) => (row.handleResult === null ? "" : t.alarms.result[row.handleResult]),
      words.handler,
      { width: 110 },
    ),
    column.time("handleTime", words.handleTime, { hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 160, hidden: true }),
    column.text("pointName", t.common.fields.pointName, { width: 120, hidden: true }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 130, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "handle",
        label: t.alarms.handle,
        refused: readOnly ?? refusal(step(alarmHandleTable, row.handleStatus, "handle")),
        onClick: () => onHandle(row),
      },
      {
        key: "ignore",
        label: t.alarms.ignore,
        refused: readOnly ?? refusal(step(alarmHandleTable, row.handleStatus, "ignore")),
        onClick: () => onIgnore(row),
      },
      { key: "repair", label: t.maintenances.add, refused: noRepair, onClick: () => onRepair(row) },
      { key: "machine", label: t.alarms.openMachine, onClick: () => openMachine(row) },
    ]),
  ];
}
