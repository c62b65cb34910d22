import { alarms } from "@yunshou/contract/machines/alarms";
import { alarmHandleStates, alarmKinds, queryRangeDays } from "@yunshou/domain";
import { Button, Tooltip } from "antd";
import { useState } from "react";
import {
  ChoiceFilter,
  DateRange,
  type FiltersOf,
  lastDays,
  ListExport,
  ListPage,
  MachineField,
  MerchantField,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { AlarmRow } from "./alarmRow.ts";
import { useAlarmColumns } from "./alarmColumns.tsx";
import { useIgnoreAlarms } from "./useIgnoreAlarms.ts";

const AlarmRulesDrawer = whenOpened(
  async () => (await import("./AlarmRulesDrawer.tsx")).AlarmRulesDrawer,
  ({ open }) => open,
);
const HandleAlarmsForm = whenOpened(
  async () => (await import("./HandleAlarmsForm.tsx")).HandleAlarmsForm,
  ({ chosen }) => chosen !== undefined,
);

const MaintenanceForm = whenOpened(
  async () => (await import("../maintenances/MaintenanceForm.tsx")).MaintenanceForm,
  ({ editing }) => editing !== undefined,
);

/** 机器报警: alarms of machines with what people made of them (MACHINE-22, MACHINE-23). */
export function AlarmsPage() {
  const t = usePhrases("machines", "alarms", "alarmRules");
  const words = t.alarms.fields;
  const list = useList(alarms.list, {
    initial: lastDays(queryRangeDays.history) as FiltersOf<typeof alarms.list>,
    pollMs: 15_000,
  });
  const readOnly = useRefusedWithout("machines.alarm.write");
  const [handling, handle] = useState<readonly AlarmRow[] | undefined>();
  const [repairing, repair] = useState<AlarmRow | undefined>();
  const noRules = useRefusedWithout("machines.alarmRule.write");
  const [ruling, showRules] = useState(false);
  // What was decided is chosen no longer: the next batch would be refused for it, or would decide it anew.
  const decided = () => list.select([]);
  const ignore = useIgnoreAlarms(decided);
  const columns = useAlarmColumns({
    onHandle: (row) => handle([row]),
    onIgnore: (row) => ignore([row]),
    onRepair: repair,
  });

  return (
    <>
      <ListPage
        source="report"
        name="alarms"
        title={t.alarms.pages["/shj/jqbj"]}
        list={list}
        rowKey="alarmId"
        columns={columns}
        filters={[
          {
            name: ["fromDay", "toDay"],
            label: words.alarmTime,
            control: <DateRange limitDays={queryRangeDays.history} />,
          },
          { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
          {
            name: "alarmType",
            label: words.alarmType,
            control: <ChoiceFilter values={alarmKinds} words={t.machines.alarm} />,
          },
          {
            name: "handleStatus",
            label: words.handleStatus,
            control: <ChoiceFilter values={alarmHandleStates} words={t.alarms.handleState} />,
          },
          {
            name: "recovery",
            label: words.recovery,
            control: <ChoiceFilter values={["open", "recovered"]} words={t.alarms.recoveryState} />,
          },
          { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
        ]}
        toolbar={
          <>
            <Tooltip title={noRules}>
              <Button disabled={noRules !== undefined} onClick={() => showRules(true)}>
                {t.alarmRules.rules}
              </Button>
            </Tooltip>
            <ListExport of={alarms.export} list={list} />
          </>
        }
        batch={() => {
          const chosen = list.chosen.flatMap(({ row }) => (row === undefined ? [] : [row]));
          return (
            <>
              <Button size="small" disabled={readOnly !== undefined} onClick={() => handle(chosen)}>
                {t.alarms.handleMany}
              </Button>
              <Button size="small" disabled={readOnly !== undefined} onClick={() => ignore(chosen)}>
                {t.alarms.ignore}
              </Button>
            </>
          );
        }}
      />
      <AlarmRulesDrawer open={ruling} onClose={() => showRules(false)} />
      <HandleAlarmsForm chosen={handling} onClose={() => handle(undefined)} onHandled={decided} />
      <MaintenanceForm
        editing={repairing === undefined ? undefined : { alarm: repairing }}
        onClose={() => repair(undefined)}
      />
    </>
  );
}
