import { maintenances } from "@yunshou/contract/machines/maintenances";
import { maintenanceKinds, queryRangeDays } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  DateRange,
  type FiltersOf,
  lastDays,
  ListExport,
  ListPage,
  MachineField,
  useList,
  useOpened,
  useRangeRule,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useMaintenanceColumns } from "./maintenanceColumns.tsx";
import { MaintenanceDrawer } from "./MaintenanceDrawer.tsx";
import type { MaintenanceEditing } from "./MaintenanceForm.tsx";
import type { MaintenanceRow } from "./maintenanceRow.ts";

const MaintenanceForm = whenOpened(
  async () => (await import("./MaintenanceForm.tsx")).MaintenanceForm,
  ({ editing }) => editing !== undefined,
);
const FinishForm = whenOpened(
  async () => (await import("./FinishForm.tsx")).FinishForm,
  ({ finishing }) => finishing !== undefined,
);

/** 保养维修: what is to be done or was done at machines, with parts and cost (MACHINE-24, HTTP-19). */
export function MaintenancesPage() {
  const t = usePhrases("maintenances");
  const words = t.maintenances;
  const list = useList(maintenances.list, { initial: lastDays(30) as FiltersOf<typeof maintenances.list> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const readOnly = useRefusedWithout("machines.maintenance.write");
  const opened = useOpened();
  const [editing, edit] = useState<MaintenanceEditing | undefined>();
  const [finishing, finish] = useState<MaintenanceRow | undefined>();
  const columns = useMaintenanceColumns({
    onOpen: ({ maintenanceId }) => opened.open(maintenanceId),
    onEdit: ({ maintenanceId }) => edit({ maintenanceId }),
    onFinish: finish,
  });
  return (
    <>
      <ListPage
        name="maintenances"
        title={words.pages["/shj/bywx"]}
        list={list}
        rowKey="maintenanceId"
        columns={columns}
        filters={[
          {
            name: ["fromDay", "toDay"],
            label: words.fields.maintainTime,
            control: <DateRange limitDays={queryRangeDays.orders} />,
            rules: [rangeRule],
          },
          { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
          {
            name: "maintainType",
            label: words.fields.maintainType,
            control: <ChoiceFilter values={maintenanceKinds} words={words.kind} />,
          },
          {
            name: "handleStatus",
            label: words.fields.handleStatus,
            control: <ChoiceFilter values={["open", "done"]} words={words.state} />,
          },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => edit({})}>
              {words.add}
            </AddButton>
            <ListExport of={maintenances.export} list={list} />
          </>
        }
        detail={{
          by: "maintenanceId",
          opened,
          drawer: <MaintenanceDrawer maintenanceId={opened.key ?? undefined} onClose={() => opened.open(null)} />,
        }}
      />
      <MaintenanceForm editing={editing} onClose={() => edit(undefined)} />
      <FinishForm finishing={finishing} onClose={() => finish(undefined)} />
    </>
  );
}
