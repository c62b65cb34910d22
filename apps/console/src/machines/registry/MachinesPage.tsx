import { PlusOutlined } from "@ant-design/icons";
import { machines } from "@yunshou/contract/machines/machines";
import {
  checkCommandable,
  connectionStates,
  machineBatchLimit,
  machineConditions,
  machineTypes,
  operationStates,
  refillFigure,
} from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  ExportButton,
  ListPage,
  showNumber,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Binding, MachineChoice } from "./batch.ts";
import { BatchButtons } from "./BatchButtons.tsx";
import "./machines.css";
import type { IssuedSecret } from "./SecretDialog.tsx";
import { connectionTones, type MachineRow } from "./state.ts";
import { StateStrip } from "./StateStrip.tsx";
import { StateTags } from "./StateTags.tsx";

const MachineDetailDrawer = whenOpened(
  async () => (await import("./MachineDetailDrawer.tsx")).MachineDetailDrawer,
  ({ machineNo }) => machineNo !== undefined,
);
const MachineForm = whenOpened(
  async () => (await import("./MachineForm.tsx")).MachineForm,
  ({ open }) => open,
);
const BindDialog = whenOpened(
  async () => (await import("./BindDialog.tsx")).BindDialog,
  ({ binding }) => binding !== undefined,
);
const SecretDialog = whenOpened(
  async () => (await import("./SecretDialog.tsx")).SecretDialog,
  ({ issued }) => issued !== undefined,
);

const states = [...connectionStates, ...operationStates, ...machineConditions];

/** 我的售货机: all machines in scope, problems first, with registration, binding, authorisation and commands. */
export function MachinesPage() {
  const t = usePhrases("machines");
  const words = t.machines.fields;
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const list = useList(machines.list, { initial: {}, pollMs: 15_000 });
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("machines.machine.write");
  const noCommand = useRefusedWithout("machines.command.send");
  const noGrant = useRefusedWithout("machines.machine.grant");
  const [editing, edit] = useState<{ machineNo?: string } | undefined>();
  const [binding, bind] = useState<{ kind: Binding; choice: MachineChoice } | undefined>();
  const [issued, show] = useState<IssuedSecret | undefined>();
  const exporting = useWrite(machines.export);
  const command = useWrite(machines.command);
  const decommission = useWrite(machines.decommission);
  const bindPoint = useWrite(machines.bindPoint);
  const renew = useWrite(machines.renewSecret);

  const view = (machineNo: string | undefined) => {
    const next = new URLSearchParams(params);
    if (machineNo === undefined) next.delete("view");
    else next.set("view", machineNo);
    setParams(next, { replace: true });
  };
  const openLanes = (machineNo: string) => navigate(`/shj/hdgl?jqbh=${encodeURIComponent(machineNo)}`);
  const gone = (row: MachineRow) => (row.decommissioned ? t.machines.errors["machines.decommissioned"] : undefined);

  const column = columnsOf<MachineRow>();
  const columns = [
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
          onClick: () => bind({ kind: "users", choice: { machineIds: [row.machineId] } }),
        },
        row.pointName === null
          ? {
              key: "bind",
              label: t.machines.action.bindPoint,
              refused: readOnly ?? gone(row),
              onClick: () => bind({ kind: "point", choice: { machineIds: [row.machineId] } }),
            }
          : {
              key: "unbind",
              label: t.machines.action.unbind,
              refused: readOnly,
              onClick: () =>
                ask({
                  text: t.machines.confirm.unbind,
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
              danger: true,
              run: () => decommission.run({ machineId: row.machineId }),
            }),
        },
      ],
      { width: 190 },
    ),
  ];

  return (
    <>
      <StateStrip chosen={list.filters.machineStatus} onChoose={(machineStatus) => list.search({ machineStatus })} />
      <ListPage
        name="machines"
        title={t.machines.title}
        list={list}
        rowKey="machineId"
        columns={columns}
        filters={[
          { name: "machineNo", label: words.machineNo, control: <TextFilter /> },
          { name: "machineName", label: words.machineName, control: <TextFilter /> },
          {
            name: "machineStatus",
            label: t.machines.state,
            control: <ChoiceFilter values={states} words={t.machines.machineState} />,
          },
          {
            name: "machineType",
            label: words.machineType,
            control: <ChoiceFilter values={machineTypes} words={t.machines.machineType} />,
          },
          { name: "merchantNo", label: words.merchantNo, control: <TextFilter /> },
          { name: "pointName", label: words.pointName, control: <TextFilter /> },
          { name: "routeName", label: words.routeName, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            <Button type="primary" icon={<PlusOutlined />} disabled={readOnly !== undefined} onClick={() => edit({})}>
              {t.machines.register}
            </Button>
            <ExportButton
              total={list.counted}
              exporting={exporting.running}
              onExport={(format) => exporting.run({ ...list.filters, format })}
            />
          </>
        }
        batchLimit={machineBatchLimit}
        batch={(keys, matching) => {
          const choice: MachineChoice = matching === undefined ? { machineIds: keys.map(String) } : { matching };
          return <BatchButtons choice={choice} onBind={(kind) => bind({ kind, choice })} />;
        }}
      />
      <MachineDetailDrawer
        machineNo={params.get("view") ?? undefined}
        onClose={() => view(undefined)}
        onOpenLanes={openLanes}
      />
      <MachineForm
        machineNo={editing?.machineNo}
        open={editing !== undefined}
        onClose={() => edit(undefined)}
        onIssued={show}
      />
      <BindDialog binding={binding?.kind} choice={binding?.choice ?? {}} onClose={() => bind(undefined)} />
      <SecretDialog issued={issued} onClose={() => show(undefined)} />
    </>
  );
}
