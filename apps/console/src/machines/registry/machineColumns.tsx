import { machines } from "@yunshou/contract/machines/machines";
import { checkCommandable, refillFigure } from "@yunshou/domain";
import {
  columnsOf,
  showNumber,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  namesOf,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Binding, NamedChoice } from "./batch.ts";
import type { IssuedSecret } from "./SecretDialog.tsx";
import { connectionTones, type MachineRow } from "./state.ts";
import { StateTags } from "./StateTags.tsx";

interface MachineColumns {
  readonly view: (machineNo: string) => void;
  readonly openLanes: (machineNo: string) => void;
  readonly edit: (machine: { machineNo: string }) => void;
  readonly bind: (binding: { kind: Binding } & NamedChoice) => void;
  /** Shows a secret once. */
  readonly show: (issued: IssuedSecret) => void;
}

/** The columns of the machines in scope, with what may be done to each. */
export function useMachineColumns({ view, openLanes, edit, bind, show }: MachineColumns) {
  const t = usePhrases("machines");
  const words = t.machines.fields;
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("machines.machine.write");
  const noCommand = useRefusedWithout("machines.command.send");
  const noGrant = useRefusedWithout("machines.machine.grant");
  const command = useWrite(machines.command);
  const decommission = useWrite(machines.decommission);
  const bindPoint = useWrite(machines.bindPoint);
  const renew = useWrite(machines.renewSecret);
  const gone = (row: MachineRow) => (row.decommissioned ? t.machines.errors["machines.decommissioned"] : undefined);

  const column = columnsOf<MachineRow>();
  return [
    column.text("machineNo", words.machineNo, { sortable: true, fixed: "start", onOpen: (row) => view(row.machineNo) }),
    column.text("machineName", words.machineName, { sortable: true, width: 210 }),
    column.status("onlineStatus", words.onlineStatus, t.machines.machineState, connectionTones, { width: 104 }),
    column.custom("machineStatus", t.machines.state, (row) => <StateTags row={row} />, { width: 190 }),
    column.custom(
      "refill",
      t.machines.refill,
      (row) => (
        <span className={row.lanesBelow > 0 ? "machine-low" : ""}>{refillFigure(row.lanesBelow, row.lanesAll)}</span>
      ),
      { width: 104, align: "center" },
    ),
    column.money("todayAmountFen", t.machines.today, { sortable: true, width: 128 }),
    column.custom(
      "temperature",
      words.temperature,
      (row) => (row.temperature === null ? "–" : `${showNumber(row.temperature, 1)} °C`),
      { width: 96, align: "right" },
    ),
    column.text("pointName", words.pointName, { width: 190 }),
    column.custom("region", words.region, (row) => [row.province, row.city].filter(Boolean).join(" "), { width: 130 }),
    column.text("routeName", words.routeName),
    column.custom("machineType", words.machineType, (row) => t.machines.machineType[row.machineType], { width: 104 }),
    column.custom("machineCategory", words.machineCategory, (row) => t.machines.machineCategory[row.machineCategory], {
      hidden: true,
    }),
    column.text("merchantNo", words.merchantNo, { width: 120 }),
    column.text("merchantName", words.merchantName, { width: 150 }),
    column.text("upperSoftVersion", words.upperSoftVersion, { width: 150 }),
    column.text("lowerSoftVersion", words.lowerSoftVersion, { width: 150 }),
    column.number("dailyFlowMb", words.dailyFlowMb, { width: 120 }),
    column.number("monthlyFlowMb", words.monthlyFlowMb, { width: 120 }),
    column.text("machineOperator", words.machineOperator),
    column.time("seenAt", words.seenAt, { sortable: true }),
    column.time("deployTime", words.deployTime),
    column.actions(
      t.common.list.actions,
      (row) => [
        { key: "view", label: t.common.action.view, onClick: () => view(row.machineNo) },
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
          onClick: () =>
            ask({
              text: t.machines.confirm.decommission,
              about: namesOf(row.machineName, row.machineNo),
              verb: t.machines.action.decommission,
              danger: true,
              run: () => decommission.run({ machineId: row.machineId }),
            }),
        },
      ],
      { width: 190 },
    ),
  ];
}
