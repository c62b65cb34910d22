import { machines } from "@yunshou/contract/machines/machines";
import { machineBatchLimit, machineStatuses, machineTypes } from "@yunshou/domain";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  DictionaryFilter,
  ListExport,
  ListPage,
  MerchantField,
  TextFilter,
  useList,
  useOpened,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { useMachineColumns } from "./machineColumns.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Applying } from "../templates/ApplyTemplateForm.tsx";
import type { Binding, MachineChoice, NamedChoice } from "./batch.ts";
import { BatchButtons } from "./BatchButtons.tsx";
import "./machines.css";
import type { IssuedSecret } from "./SecretDialog.tsx";
import type { MachineRow } from "./state.ts";
import { StateStrip } from "./StateStrip.tsx";

const MachineDetailDrawer = whenOpened(
  async () => (await import("./MachineDetailDrawer.tsx")).MachineDetailDrawer,
  ({ machineNo }) => machineNo !== undefined,
);
const FleetMap = whenOpened(
  async () => (await import("./FleetMap.tsx")).FleetMap,
  () => true,
);
const MachineForm = whenOpened(
  async () => (await import("./MachineForm.tsx")).MachineForm,
  ({ open }) => open,
);
const BindDialog = whenOpened(
  async () => (await import("./BindDialog.tsx")).BindDialog,
  ({ binding }) => binding !== undefined,
);
const ApplyTemplateForm = whenOpened(
  async () => (await import("../templates/ApplyTemplateForm.tsx")).ApplyTemplateForm,
  ({ applying }) => applying !== undefined,
);
const DecommissionForm = whenOpened(
  async () => (await import("./DecommissionForm.tsx")).DecommissionForm,
  ({ machine }) => machine !== undefined,
);
const SecretDialog = whenOpened(
  async () => (await import("./SecretDialog.tsx")).SecretDialog,
  ({ issued }) => issued !== undefined,
);

/** 我的售货机: all machines in scope, problems first, with registration, binding, authorisation and commands. */
export function MachinesPage() {
  const t = usePhrases("machines", "watch");
  const words = t.machines.fields;
  const navigate = useNavigate();
  const opened = useOpened("view");
  const list = useList(machines.list, { initial: {}, pollMs: 15_000 });
  const readOnly = useRefusedWithout("machines.machine.write");
  const [editing, edit] = useState<{ machineNo?: string } | undefined>();
  /** The merchant for which a machine is to be registered, by its id; other pages lead here with it. */
  const registering = useOpened("register");
  const closeForm = () => {
    edit(undefined);
    if (registering.key !== null) registering.open(null);
  };
  const [binding, bind] = useState<({ kind: Binding } & NamedChoice) | undefined>();
  const [applying, apply] = useState<Applying | undefined>();
  const [leaving, decommission] = useState<MachineRow | undefined>();
  const [issued, show] = useState<IssuedSecret | undefined>();

  const [params, setParams] = useSearchParams();
  const isMap = params.get("show") === "map";
  const showAs = (next: "list" | "map") =>
    setParams(
      (now) => {
        if (next === "map") now.set("show", next);
        else now.delete("show");
        return now;
      },
      { replace: true },
    );

  const view = (machineNo: string | undefined) => opened.open(machineNo ?? null);
  const openLanes = (machineNo: string) => navigate(`/shj/hdgl?jqbh=${encodeURIComponent(machineNo)}`);
  const columns = useMachineColumns({ view, openLanes, edit, decommission, bind, show });

  return (
    <>
      {isMap && <FleetMap filters={list.filters} />}
      <ListPage
        name="machines"
        title={t.machines.title}
        list={list}
        strip={
          <StateStrip
            chosen={list.filters.machineStatus}
            onChoose={(machineStatus) => list.search({ machineStatus })}
          />
        }
        rowKey="machineId"
        columns={columns}
        detail={{
          by: "machineNo",
          opened,
          drawer: (
            <MachineDetailDrawer
              machineNo={opened.key ?? undefined}
              onClose={() => view(undefined)}
              onOpenLanes={openLanes}
            />
          ),
        }}
        filters={[
          { name: "search", label: t.machines.find, control: <TextFilter placeholder={t.machines.search} /> },
          { name: "machineNo", label: words.machineNo, control: <TextFilter /> },
          { name: "machineName", label: words.machineName, control: <TextFilter /> },
          {
            name: "machineStatus",
            label: t.machines.state,
            control: <ChoiceFilter values={machineStatuses} words={t.machines.machineState} />,
          },
          {
            name: "machineType",
            label: words.machineType,
            control: <DictionaryFilter list="machineType" values={machineTypes} words={t.machines.machineType} />,
          },
          { name: "merchantNo", label: words.merchantName, control: <MerchantField by="number" /> },
          { name: "pointName", label: words.pointName, control: <TextFilter /> },
          { name: "routeName", label: words.routeName, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            <Segmented<"list" | "map">
              value={isMap ? "map" : "list"}
              options={[
                { value: "list", label: t.watch.map.list },
                { value: "map", label: t.watch.map.map },
              ]}
              onChange={showAs}
            />
            <AddButton refused={readOnly} onClick={() => edit({})}>
              {t.machines.register}
            </AddButton>
            <Button disabled={readOnly !== undefined} onClick={() => void navigate("/shj/jqzc")}>
              {t.machines.registerMany}
            </Button>
            <ListExport of={machines.export} list={list} />
          </>
        }
        batchLimit={machineBatchLimit}
        batch={(keys, matching) => {
          const choice: MachineChoice = matching === undefined ? { machineIds: keys.map(String) } : { matching };
          const chosen = list.rows.filter((row) => keys.includes(row.machineId));
          return (
            <BatchButtons
              choice={choice}
              chosen={chosen}
              onBind={(kind, about) => bind({ kind, choice, about })}
              onTemplate={(machineIds) => apply({ machineIds })}
            />
          );
        }}
      />
      <MachineForm
        machineNo={editing?.machineNo}
        merchantId={registering.key ?? undefined}
        open={editing !== undefined || registering.key !== null}
        onClose={closeForm}
        onIssued={show}
      />
      <BindDialog
        binding={binding?.kind}
        choice={binding?.choice ?? {}}
        about={binding?.about ?? ""}
        onClose={() => bind(undefined)}
      />
      <ApplyTemplateForm applying={applying} onClose={() => apply(undefined)} />
      <DecommissionForm machine={leaving} onClose={() => decommission(undefined)} />
      <SecretDialog issued={issued} onClose={() => show(undefined)} />
    </>
  );
}
