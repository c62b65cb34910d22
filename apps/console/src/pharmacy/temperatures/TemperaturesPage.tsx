import type { RowOf } from "@yunshou/contract";
import { temperatures } from "@yunshou/contract/pharmacy/temperatures";
import { temperatureConditions, storageClasses } from "@yunshou/domain";
import {
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  MachineField,
  namesOf,
  nothingShown,
  StatusDot,
  useList,
  useOpened,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Button } from "antd";
import { useState } from "react";
import { showCelsius } from "./celsius.ts";

type Machine = RowOf<typeof temperatures.list>;

const TemperatureDrawer = whenOpened(
  async () => (await import("./TemperatureDrawer.tsx")).TemperatureDrawer,
  ({ machineId }) => machineId !== null,
);

const BinderForm = whenOpened(
  async () => (await import("./BinderForm.tsx")).BinderForm,
  ({ open }) => open,
);

const conditionOf = ({ outside, temperature }: Machine) =>
  outside ? "outside" : temperature === null ? "silent" : "kept";
const tones = { outside: "bad", silent: "warning", kept: "good" } as const;

/** 温度记录: cabinets with medicine, how warm they are and were, and which batches wait for a decision (MED-08). */
export function TemperaturesPage() {
  const t = usePhrases("temperatures", "medicines");
  const words = t.temperatures;
  const { fields } = words;
  const list = useList(temperatures.list, { initial: {} });
  const opened = useOpened();
  const noBinder = useRefusedWithout("pharmacy.inspection.export");
  const [binding, bind] = useState(false);
  const open = ({ machineId }: Machine) => opened.open(machineId);
  const column = columnsOf<Machine>();
  const columns: ListColumns<Machine> = [
    column.title("machine", "machineName", "machineNo", t.common.fields.machine, { width: 200, onOpen: open }),
    column.custom(
      "storages",
      t.medicines.fields.storage,
      ({ storages }) => namesOf(...storages.map((one) => words.kept[one])) || nothingShown,
      { width: 150 },
    ),
    column.custom("temperature", fields.temperature, ({ temperature }) => showCelsius(temperature), {
      width: 110,
      align: "right",
      role: "figure",
      sortable: true,
      holdsData: true,
    }),
    column.custom(
      "range",
      fields.range,
      ({ lowest, highest }) => (lowest === null ? nothingShown : `${showCelsius(lowest)} – ${showCelsius(highest)}`),
      { width: 150, align: "right" },
    ),
    column.custom(
      "condition",
      fields.condition,
      (row) => <StatusDot tone={tones[conditionOf(row)]}>{words.condition[conditionOf(row)]}</StatusDot>,
      { width: 120, role: "state" },
    ),
    column.number("undecided", fields.undecided, { width: 120, sortable: true }),
    column.time("readTime", fields.readTime, { hidden: true }),
  ];
  return (
    <>
      <ListPage
        source="report"
        name="temperatures"
        title={words.pages["/ypgl/wdjl"]}
        list={list}
        rowKey="machineId"
        columns={columns}
        filters={[
          { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
          {
            name: "condition",
            label: fields.condition,
            control: <ChoiceFilter values={temperatureConditions} words={words.condition} />,
          },
          {
            name: "storage",
            label: t.medicines.fields.storage,
            control: <ChoiceFilter values={storageClasses} words={t.medicines.storage} />,
          },
        ]}
        toolbar={
          <Button disabled={noBinder !== undefined} title={noBinder} onClick={() => bind(true)}>
            {words.binder.title}
          </Button>
        }
        detail={{
          by: "machineId",
          opened,
          drawer: <TemperatureDrawer machineId={opened.key} onClose={() => opened.open(null)} />,
        }}
      />
      <BinderForm open={binding} onClose={() => bind(false)} />
    </>
  );
}
