import { fill } from "@yunshou/phrases/fill";
import { useNavigate } from "react-router";
import { columnsOf, type ListColumns, nothingShown, showNumber } from "../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { connectionTones } from "../registry/state.ts";
import { connectionWords, statesOf, type StatusRow } from "./shownHead.ts";
import { useMachineCommands } from "./useMachineCommands.tsx";
import { showDuration } from "../../platform/kit/show/duration.ts";

/** The columns of the live states, with the remote commands of each machine. */
export function useStatusColumns({ onLog }: { readonly onLog: (row: StatusRow) => void }): ListColumns<StatusRow> {
  const t = usePhrases("machines", "watch");
  const words = t.watch.fields;
  const navigate = useNavigate();
  const language = useLanguage();
  const { actions } = useMachineCommands();
  const now = new Date().toISOString();
  const open = (path: string, machineNo: string) => navigate(`${path}=${encodeURIComponent(machineNo)}`);
  const since = (row: StatusRow) =>
    [
      row.problemSince === null ? "" : showDuration(row.problemSince, now, language),
      row.problemCount > 1 ? fill(t.watch.more, { n: row.problemCount }) : "",
    ]
      .filter(Boolean)
      .join(" · ");
  const doors = (row: StatusRow) =>
    Object.entries(row.doorStatus)
      .map(([door, state]) => `${t.machines.door[door as "left"]} ${t.machines.doorState[state as "open"]}`)
      .join(" · ") || nothingShown;

  const column = columnsOf<StatusRow>();
  return [
    column.title("machineName", "machineName", "machineNo", t.common.fields.machineName, {
      sortable: true,
      width: 190,
      onOpen: (row) => open("/shj/jqxq?jqbh", row.machineNo),
    }),
    column.text("machineNo", t.common.fields.machineNo, { sortable: true, hidden: true }),
    column.pair(
      "problem",
      (row) => (row.problem === null ? nothingShown : t.machines.alarm[row.problem]),
      (row) => since(row),
      words.problem,
      { width: 130 },
    ),
    column.money("lostPerHourFen", words.lostPerHour, { width: 100 }),
    column.status(
      "onlineStatus",
      t.machines.fields.onlineStatus,
      connectionWords(t.machines.machineState),
      connectionTones,
    ),
    column.states("machineStatus", t.machines.state, (row) => statesOf(row, t.machines.machineState), { width: 150 }),
    column.custom("doorStatus", words.doorStatus, doors, { width: 110, hidden: true, holdsData: true }),
    column.custom(
      "temperature",
      words.temperature,
      (row) => (row.temperature === null ? nothingShown : showNumber(row.temperature, 1)),
      { width: 84, align: "right", holdsData: true, sortable: true, role: "figure" },
    ),
    column.custom(
      "humidity",
      words.humidity,
      (row) => (row.humidity === null ? nothingShown : `${showNumber(row.humidity)} %`),
      { width: 80, align: "right", holdsData: true, hidden: true, role: "figure" },
    ),
    column.money("coinBalanceFen", t.machines.fields.coin, { width: 96, hidden: true }),
    column.money("noteBalanceFen", t.machines.fields.note, { width: 96, hidden: true }),
    column.number("dailyFlowMb", t.machines.fields.dailyFlowMb, { width: 110, hidden: true }),
    column.number("monthlyFlowMb", t.machines.fields.monthlyFlowMb, { width: 110, hidden: true }),
    column.text("upperSoftVersion", t.machines.fields.upperSoftVersion, { width: 130, hidden: true }),
    column.text("lowerSoftVersion", t.machines.fields.lowerSoftVersion, { width: 130, hidden: true }),
    column.pair(
      "pointName",
      "pointName",
      (row) => [row.province, row.city].filter(Boolean).join(" "),
      t.common.fields.pointName,
      { width: 120, hidden: true },
    ),
    column.text("routeName", t.common.fields.routeName, { width: 110, hidden: true }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 130, hidden: true }),
    column.time("lastHeartbeat", words.lastHeartbeat, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "log", label: t.watch.commands, onClick: () => onLog(row) },
      {
        key: "alarms",
        label: t.watch.openAlarms,
        onClick: () =>
          navigate(
            `/shj/jqbj?${new URLSearchParams({ machineNo: row.machineNo, recovery: "open", fromDay: "", toDay: "" }).toString()}`,
          ),
      },
      ...actions(row),
    ]),
  ];
}
