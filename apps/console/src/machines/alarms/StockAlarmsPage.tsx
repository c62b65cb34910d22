import { stockAlarms } from "@yunshou/contract/machines/alarmRules";
import { machineBatchLimit, refillFigure } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  columnsOf,
  type ListColumns,
  ListPage,
  MachineField,
  MerchantField,
  namesOf,
  nothingShown,
  StatusDot,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { StockAlarmRow } from "./alarmRow.ts";

const StockAlarmForm = whenOpened(
  async () => (await import("./StockAlarmForm.tsx")).StockAlarmForm,
  ({ chosen }) => chosen !== undefined,
);

/** 机器缺货报警设置: threshold, receivers and ways of the out-of-stock alarm of each machine (STOCK-02, STOCK-04, STOCK-05). */
export function StockAlarmsPage() {
  const t = usePhrases("machines", "watch", "alarmRules");
  const words = t.alarmRules;
  const navigate = useNavigate();
  const { ask } = useConfirm();
  const readOnly = useRefusedWithout("machines.stockAlarm.write");
  const { run } = useWrite(stockAlarms.enable);
  const list = useList(stockAlarms.list, { initial: {} });
  const [setting, set] = useState<readonly StockAlarmRow[] | undefined>();

  const thresholdOf = ({ threshold, unit }: StockAlarmRow) =>
    threshold === null ? words.notSet : unit === "percent" ? `${threshold}%` : fill(words.lanesOf, { n: threshold });
  const toggle = (row: StockAlarmRow) =>
    ask({
      text: row.enabled ? words.disableAsk : words.enableAsk,
      about: namesOf(row.machineName, row.machineNo),
      verb: row.enabled ? words.disable : words.enable,
      run: () => run({ machineIds: [row.machineId], enabled: !row.enabled }),
    });

  const column = columnsOf<StockAlarmRow>();
  const columns: ListColumns<StockAlarmRow> = [
    column.title("machineName", "machineName", "machineNo", t.common.fields.machineName, {
      sortable: true,
      width: 190,
      onOpen: (row) => navigate(`/shj/jqxq?jqbh=${encodeURIComponent(row.machineNo)}`),
    }),
    column.text("machineNo", t.common.fields.machineNo, { sortable: true, hidden: true }),
    column.custom("threshold", words.fields.threshold, thresholdOf, { width: 130, holdsData: true }),
    column.custom("laneAlert", t.watch.fields.laneAlert, (row) => refillFigure(row.lanesBelow, row.lanesAll), {
      width: 100,
      align: "right",
      holdsData: true,
      role: "figure",
    }),
    column.custom(
      "receivers",
      words.fields.receiverIds,
      (row) => row.receivers.map(({ name }) => name).join(", ") || nothingShown,
      { width: 160, holdsData: true },
    ),
    column.custom(
      "ways",
      words.fields.ways,
      (row) => row.ways.map((way) => words.way[way]).join(" · ") || nothingShown,
      { width: 150, holdsData: true },
    ),
    column.custom(
      "enabled",
      t.common.fields.enabled,
      (row) =>
        row.threshold === null ? (
          nothingShown
        ) : (
          <StatusDot tone={row.enabled ? "good" : "neutral"}>{row.enabled ? words.enabled : words.disabled}</StatusDot>
        ),
      { width: 110 },
    ),
    column.text("pointName", t.common.fields.pointName, { width: 120, hidden: true }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 130, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "set", label: words.set, refused: readOnly, onClick: () => set([row]) },
      {
        key: "toggle",
        label: row.enabled ? words.disable : words.enable,
        refused: readOnly ?? (row.threshold === null ? words.notSet : undefined),
        onClick: () => toggle(row),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        source="report"
        name="stockAlarms"
        title={words.pages["/kcpd/jqqhbjsz"]}
        list={list}
        rowKey="machineId"
        columns={columns}
        filters={[
          { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
          { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
        ]}
        batch={(keys) => (
          <Button
            size="small"
            disabled={readOnly !== undefined || keys.length > machineBatchLimit}
            onClick={() => set(list.chosen.flatMap(({ row }) => (row === undefined ? [] : [row])))}
          >
            {words.setMany}
          </Button>
        )}
      />
      <StockAlarmForm chosen={setting} onClose={() => set(undefined)} />
    </>
  );
}
