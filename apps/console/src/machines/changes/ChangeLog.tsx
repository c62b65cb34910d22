import type { RowOf } from "@yunshou/contract";
import { laneChanges } from "@yunshou/contract/machines/laneChanges";
import { laneSyncStates, queryRangeDays } from "@yunshou/domain";
import { Button } from "antd";
import { type ReactNode, useState } from "react";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  MachineField,
  Pair,
  showMoney,
  TextFilter,
  useList,
  useOpened,
  useRangeRule,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { syncTones } from "./syncState.ts";
import { useUndo } from "./useUndo.ts";

type Row = RowOf<typeof laneChanges.list>;

const PriceChangeForm = whenOpened(
  async () => (await import("./PriceChangeForm.tsx")).PriceChangeForm,
  ({ open }) => open,
);
const ChangeSetDrawer = whenOpened(
  async () => (await import("./ChangeSetDrawer.tsx")).ChangeSetDrawer,
  ({ changeSetId }) => changeSetId !== null,
);

/** Who changed what of which lane, and whether its machine confirmed. */
export function ChangeLog({ switcher }: { readonly switcher: ReactNode }) {
  const t = usePhrases("laneChanges", "lanes");
  const { fields, ...words } = t.laneChanges;
  const list = useList(laneChanges.list, {
    initial: lastDays(30) as FiltersOf<typeof laneChanges.list>,
    pollMs: 5_000,
  });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const readOnly = useRefusedWithout("machines.change.write");
  const opened = useOpened();
  const undo = useUndo();
  const [pricing, price] = useState(false);

  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("machine", "machineName", "machineNo", t.common.fields.machine, { width: 168 }),
    column.custom("laneNo", fields.laneNo, (row) => <Pair main={row.laneNo} second={t.lanes.cabinet[row.cabinet]} />, {
      width: 88,
      holdsData: true,
      role: "sub",
    }),
    column.label("changeAction", fields.changeAction, words.action),
    column.pair("product", "productName", "productCode", t.common.fields.productName, { width: 160 }),
    column.custom(
      "price",
      fields.newPrice,
      (row) => (
        <Pair
          main={showMoney(row.newPriceFen)}
          second={<span title={fields.oldPrice}>← {showMoney(row.oldPriceFen)}</span>}
        />
      ),
      { width: 128, align: "right", holdsData: true, role: "figure" },
    ),
    column.money("purchaseFen", fields.purchase, { width: 84, hidden: true }),
    column.text("batchNo", fields.batchNo, { width: 100, hidden: true }),
    column.number("stock", fields.stock, { width: 72, hidden: true }),
    column.status("syncState", fields.syncState, words.state, syncTones),
    column.text("reason", fields.reason, { width: 140, hidden: true }),
    column.text("updatedBy", fields.updatedBy, { width: 96, hidden: true }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.actions(t.common.list.actions, ({ changeSetId, changeSet, undone }) =>
      changeSetId === null || changeSet === null
        ? []
        : [
            { key: "view", label: t.common.action.view, onClick: () => opened.open(changeSetId) },
            {
              key: "undo",
              label: words.undoPrice,
              danger: true,
              refused: readOnly ?? (undone ? words.errors["changeSets.undoneAlready"] : undefined),
              onClick: () => undo({ changeSetId, ...changeSet }),
            },
          ],
    ),
  ];
  return (
    <>
      <ListPage
        source="deed"
        name="laneChanges"
        title={words.pages["/shj/spydgl"]}
        list={list}
        rowKey="changeId"
        columns={columns}
        strip={switcher}
        filters={[
          {
            name: ["fromDay", "toDay"],
            label: fields.updatedTime,
            control: <DateRange limitDays={queryRangeDays.orders} />,
            rules: [rangeRule],
          },
          { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
          {
            name: "syncState",
            label: fields.syncState,
            control: <ChoiceFilter values={laneSyncStates} words={words.state} />,
          },
        ]}
        toolbar={
          <>
            <Button type="primary" disabled={readOnly !== undefined} title={readOnly} onClick={() => price(true)}>
              {words.setPrice}
            </Button>
            <ListExport of={laneChanges.export} list={list} />
          </>
        }
      />
      <PriceChangeForm open={pricing} onClose={() => price(false)} />
      <ChangeSetDrawer changeSetId={opened.key} onClose={() => opened.open(null)} />
    </>
  );
}
