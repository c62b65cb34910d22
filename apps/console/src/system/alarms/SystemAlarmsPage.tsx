import { systemAlarms } from "@yunshou/contract/system/systemAlarms";
import { alarmHandleStates, alarmHandleTable, queryRangeDays, step, systemAlarmKinds } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useState } from "react";
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
  nothingShown,
  showNumber,
  type Tone,
  useConfirm,
  useList,
  useRangeRule,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { SystemAlarm } from "./systemAlarm.ts";

const HandleSystemAlarmsForm = whenOpened(
  async () => (await import("./HandleSystemAlarmsForm.tsx")).HandleSystemAlarmsForm,
  ({ chosen }) => chosen !== undefined,
);

const levelTones: Readonly<Record<SystemAlarm["alarmLevel"], Tone>> = {
  urgent: "bad",
  important: "warning",
  minor: "neutral",
};
const handleTones: Readonly<Record<SystemAlarm["handleStatus"], Tone>> = {
  open: "warning",
  handled: "quiet",
  ignored: "neutral",
};
/** Where the rows stand that an alarm counts, narrowed to them as far as the list can be; `subject` tells which of its kind. */
const places: Readonly<Partial<Record<SystemAlarm["alarmType"], (subject: string) => string>>> = {
  refundsStuck: () => "/jygl/tkgl?refundStatus=pending",
  statementsHeld: () => "/cwgl/cwjs?settleStatus=held",
  billDifferences: () => "/cfgl/zdhd?billStatus=open",
  feeDifferences: () => "/cfgl/zdhd?billStatus=open",
  billsLate: () => "/cfgl/zdhd",
  salesWithheld: () => "/jygl/dhscj?state=open",
  exportsFailed: () => "/xtgl/xzzx?fileType=export&state=failed",
  noticesFailed: (subject) => `/xtgl/bjrz?${new URLSearchParams({ sendResult: "failed", notifyWay: subject })}`,
};

/** 系统报警记录: what was wrong with the service itself, and what people made of it (SYS-01). */
export function SystemAlarmsPage() {
  const t = usePhrases("alarms", "systemAlarms");
  const words = t.systemAlarms;
  const { fields } = t.alarms;
  const navigate = useNavigate();
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("system.alarm.write");
  const rangeRule = useRangeRule(queryRangeDays.history);
  const { run } = useWrite(systemAlarms.handle);
  const [handling, handle] = useState<readonly SystemAlarm[]>();
  const list = useList(systemAlarms.list, {
    initial: lastDays(queryRangeDays.history) as FiltersOf<typeof systemAlarms.list>,
    pollMs: 30_000,
  });
  const content = ({ alarmType, subject, figure }: SystemAlarm) =>
    fill(words.content[alarmType], { n: showNumber(figure), subject });
  const chosenNames = (rows: readonly SystemAlarm[]) =>
    rows.length === 1 ? words.kind[rows[0]!.alarmType] : fill(t.alarms.countOf, { n: showNumber(rows.length) });
  const ignore = (rows: readonly SystemAlarm[]) =>
    ask({
      text: t.alarms.ignoreAsk,
      about: chosenNames(rows),
      verb: t.alarms.ignore,
      run: () => run({ systemAlarmIds: rows.map(({ alarmId }) => alarmId), decision: "ignore" }),
    });

  const column = columnsOf<SystemAlarm>();
  const columns: ListColumns<SystemAlarm> = [
    column.title("alarmType", (row) => words.kind[row.alarmType], content, fields.alarmType, { width: 260 }),
    column.status("alarmLevel", fields.alarmLevel, t.alarms.level, levelTones, { width: 90 }),
    column.time("alarmTime", fields.alarmTime, { sortable: true }),
    column.time("recoverTime", fields.recoverTime, { sortable: true }),
    column.status("handleStatus", fields.handleStatus, t.alarms.handleState, handleTones, { width: 100 }),
    column.pair("handler", (row) => row.handler ?? nothingShown, "remark", fields.handler, { width: 150 }),
    column.time("handleTime", fields.handleTime),
    column.text("remark", t.common.fields.remark, { width: 150, hidden: true }),
    column.text("subject", words.fields.subject, { width: 120, hidden: true }),
    column.number("figure", words.fields.figure, { width: 90, hidden: true }),
    column.actions(t.common.list.actions, (row) => {
      const place = places[row.alarmType];
      return [
        {
          key: "handle",
          label: t.alarms.handle,
          refused: readOnly ?? refusal(step(alarmHandleTable, row.handleStatus, "handle")),
          onClick: () => handle([row]),
        },
        {
          key: "ignore",
          label: t.alarms.ignore,
          refused: readOnly ?? refusal(step(alarmHandleTable, row.handleStatus, "ignore")),
          onClick: () => ignore([row]),
        },
        ...(place === undefined
          ? []
          : [{ key: "open", label: words.open, onClick: () => void navigate(place(row.subject)) } as const]),
      ];
    }),
  ];
  const chosen = () => list.chosen.flatMap(({ row }) => (row === undefined ? [] : [row]));
  return (
    <>
      <ListPage
        source="report"
        name="systemAlarms"
        title={words.pages["/xtgl/xtbjjl"]}
        list={list}
        rowKey="alarmId"
        columns={columns}
        filters={[
          {
            name: ["fromDay", "toDay"],
            label: fields.alarmTime,
            control: <DateRange limitDays={queryRangeDays.history} />,
            rules: [rangeRule],
          },
          {
            name: "alarmType",
            label: fields.alarmType,
            control: <ChoiceFilter values={systemAlarmKinds} words={words.kind} />,
          },
          {
            name: "handleStatus",
            label: fields.handleStatus,
            control: <ChoiceFilter values={alarmHandleStates} words={t.alarms.handleState} />,
          },
        ]}
        toolbar={<ListExport of={systemAlarms.export} list={list} />}
        batch={() => (
          <>
            <Button size="small" disabled={readOnly !== undefined} onClick={() => handle(chosen())}>
              {t.alarms.handleMany}
            </Button>
            <Button size="small" disabled={readOnly !== undefined} onClick={() => ignore(chosen())}>
              {t.alarms.ignore}
            </Button>
          </>
        )}
      />
      <HandleSystemAlarmsForm
        chosen={handling}
        about={handling === undefined ? nothingShown : chosenNames(handling)}
        onClose={() => handle(undefined)}
      />
    </>
  );
}
