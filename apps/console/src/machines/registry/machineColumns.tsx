import { machines } from "@yunshou/contract/machines/machines";
import { checkCommandable, refillFigure, shownStates } from "@yunshou/domain";
import {
  columnsOf,
  type ListColumns,
  showNumber,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  namesOf,
} from "../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Binding, NamedChoice } from "./batch.ts";
import type { IssuedSecret } from "./SecretDialog.tsx";
import { connectionTones, type MachineRow, stateTones } from "./state.ts";
import { showDuration } from "../../platform/kit/show/duration.ts";

interface MachineColumns {
  readonly view: (machineNo: string) => void;
  readonly openLanes: (machineNo: string) => void;
  readonly edit: (machine: { machineNo: string }) => void;
  readonly decommission: (machine: MachineRow) => void;
  readonly bind: (binding: { kind: Binding } & NamedChoice) => void;
  /** Shows a secret once. */
  readonly show: (issued: IssuedSecret) => void;
}

/** The columns of the machines in scope, with what may be done to each. */
export function useMachineColumns({
  view,
  openLanes,
  edit,
  decommission,
  bind,
  show,
}: MachineColumns): ListColumns<MachineRow> {
  const t = usePhrases("machines");
  const words = t.machines.fields;
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("machines.machine.write");
  const noCommand = useRefusedWithout("machines.command.send");
  const noGrant = useRefusedWithout("machines.machine.grant");
  const command = useWrite(machines.command);
  const bindPoint = useWrite(machines.bindPoint);
  const renew = useWrite(machines.renewSecret);
  const language = useLanguage();
  const now = new Date().toISOString();
  const gone = (row: MachineRow) => (row.decommissioned ? t.machines.errors["machines.decommissioned"] : undefined);

  /** What is wrong with a machine, worst first, an offline one with how long; else that it is online. */
  const sentence = (row: MachineRow) => {
    const words = t.machines.machineState;
    const states = shownStates(row).map((state) => ({ tone: stateTones[state], text: words[state] }));
    if (row.decommissioned || row.onlineStatus === "notActivated") return states;
    const since = row.onlineStatus === "offline" && row.seenAt !== null ? showDuration(row.seenAt, now, language) : "";
    const connection = { tone: connectionTones[row.onlineStatus], text: `${words[row.onlineStatus]} ${since}`.trim() };
    return [connection, ...states];
  };
  const region = (row: MachineRow) => [row.province, row.city].filter(Boolean).join(" ");

  const column = columnsOf<MachineRow>();
  return [
    column.title("machineName", "machineName", "machineNo", words.machineName, {
      sortable: true,
      width: 190,
      onOpen: (row) => view(row.machineNo),
    }),
    column.text("machineNo", words.machineNo, { sortable: true, hidden: true }),
    column.states("machineStatus", t.machines.state, sentence),
    column.custom(
      "refill",
      t.machines.refill,
      (row) => (
        <span className={row.lanesBelow > 0 ? "machine-low" : ""}>{refillFigure(row.lanesBelow, row.lanesAll)}</span>
      ),
      { width: 84, align: "right", holdsData: true, role: "figure" },
    ),
    column.money("todayAmountFen", t.machines.today, { sortable: true, width: 100 }),
    column.custom(
      "temperature",
      words.temperature,
      (row) => (row.temperature === null ? "–" : `${showNumber(row.temperature, 1)} °C`),
      { width: 72, align: "right", holdsData: true, hidden: true },
    ),
    column.pair("pointName", "pointName", region, words.pointName, { width: 144 }),
    column.text("routeName", words.routeName, { width: 100, hidden: true }),
    column.label("machineType", words.machineType, t.machines.machineType, { hidden: true }),
    column.custom("machineCategory", words.machineCategory, (row) => t.machines.machineCategory[row.machineCategory], {
      hidden: true,
    }),
    column.pair("merchant", "merchantName", "merchantNo", words.merchantName, { width: 130 }),
    column.text("upperSoftVersion", words.upperSoftVersion, { width: 150, hidden: true }),
    column.text("lowerSoftVersion", words.lowerSoftVersion, { width: 150, hidden: true }),
    column.number("dailyFlowMb", words.dailyFlowMb, { width: 120, hidden: true }),
    column.number("monthlyFlowMb", words.monthlyFlowMb, { width: 120, hidden: true }),
    column.text("machineOperator", words.machineOperator, { hidden: true }),
    column.time("seenAt", words.seenAt, { sortable: true }),
    column.time("deployTime", words.deployTime, { hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "lanes", label: t.machines.lanes, onClick: () => openLanes(row.machineNo) },
      {
        key: "edit",
        label: t.common.action.edit,
        refused: readOnly,
        onClick: () => edit({ machineNo: row.machineNo }),
      },
      {
        key: "authorise",
        label: t.machines.action.authorise,
        refused: noGrant ?? gone(row),
        onClick: () =>
          bind({
            kind: "users",
            choice: { machineIds: [row.machineId] },
            about: namesOf(row.machineName, row.machineNo),
          }),
      },
      row.pointName === null
        ? {
            key: "bind",
            label: t.machines.action.bindPoint,
            refused: readOnly ?? gone(row),
            onClick: () =>
              bind({
                kind: "point",
                choice: { machineIds: [row.machineId] },
                about: namesOf(row.machineName, row.machineNo),
              }),
          }
        : {
            key: "unbind",
            label: t.machines.action.unbind,
            refused: readOnly,
            onClick: () =>
              ask({
                text: t.machines.confirm.unbind,
                about: namesOf(row.machineName, row.machineNo, row.pointName),
                verb: t.machines.action.unbind,
                run: () => bindPoint.run({ machineIds: [row.machineId], pointId: null }),
              }),
          },
      {
        key: "restart",
        label: t.machines.command.restart,
        refused: noCommand ?? refusal(checkCommandable(row.onlineStatus)),
        onClick: () =>
          ask({
            text: t.machines.confirm.restart,
            about: namesOf(row.machineName, row.machineNo),
            verb: t.machines.command.restart,
            run: () => command.run({ machineIds: [row.machineId], kind: "restart" }),
            success: t.machines.commandSent,
          }),
      },
      {
        key: "renew",
        label: t.machines.action.renewSecret,
        refused: readOnly ?? gone(row),
        onClick: () =>
          ask({
            text: t.machines.confirm.renewSecret,
            about: namesOf(row.machineName, row.machineNo),
            verb: t.machines.action.renewSecret,
            danger: true,
            run: async () => show({ machineNo: row.machineNo, ...(await renew.run({ machineId: row.machineId })) }),
          }),
      },
      {
        key: "decommission",
        label: t.machines.action.decommission,
        danger: true,
        refused: readOnly ?? gone(row),
        onClick: () => decommission(row),
      },
    ]),
  ];
}
