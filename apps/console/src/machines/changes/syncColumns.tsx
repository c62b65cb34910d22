import type { RowOf } from "@yunshou/contract";
import { changeSets } from "@yunshou/contract/machines/changeSets";
import { fill } from "@yunshou/phrases/fill";
import { App } from "antd";
import {
  columnsOf,
  type ListColumns,
  Pair,
  showMoney,
  showNumber,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { syncTones } from "./syncState.ts";

export type SyncRow = RowOf<typeof changeSets.lanes>;

/** Sends lanes once more to machines that refused or did not answer. */
export function useRetry() {
  const t = usePhrases("laneChanges");
  const { message } = App.useApp();
  const retry = useWrite(changeSets.retry);
  return async (syncIds: readonly string[]) => {
    const { lanes } = await retry.run({ syncIds: [...syncIds] });
    message.success(fill(t.laneChanges.retried, { n: showNumber(lanes) }));
  };
}

/** The columns of lanes with what people want beside what the machine holds. */
export function useSyncColumns(): ListColumns<SyncRow> {
  const t = usePhrases("laneChanges", "lanes", "machines");
  const { fields, ...words } = t.laneChanges;
  const readOnly = useRefusedWithout("machines.change.write");
  const retry = useRetry();
  const shown = (product: string | null, price: string | null, capacity: number | null) =>
    capacity === null ? (
      words.gone
    ) : (
      <Pair
        main={`${product ?? t.lanes.noProduct} · ${showMoney(price)}`}
        second={`${t.lanes.fields.capacity} ${capacity}`}
      />
    );
  const column = columnsOf<SyncRow>();
  return [
    column.title("machine", "machineName", "machineNo", t.common.fields.machine, { width: 168 }),
    column.custom("laneNo", fields.laneNo, (row) => <Pair main={row.laneNo} second={t.lanes.cabinet[row.cabinet]} />, {
      width: 88,
      holdsData: true,
      role: "sub",
    }),
    column.custom(
      "desired",
      fields.desired,
      (row) => shown(row.desiredProductName, row.desiredPriceFen, row.desiredCapacity),
      { width: 176, holdsData: true },
    ),
    column.custom(
      "actual",
      fields.actual,
      (row) => shown(row.actualProductName, row.actualPriceFen, row.actualCapacity),
      { width: 176, holdsData: true },
    ),
    column.status("syncState", fields.syncState, words.state, syncTones),
    column.text("reason", fields.reason, { width: 120 }),
    column.label("connection", t.common.fields.state, t.machines.machineState, { hidden: true }),
    column.time("askedTime", fields.askedTime, { sortable: true }),
    column.actions(t.common.list.actions, ({ syncId, syncState }) =>
      syncState === "refused" || syncState === "expired"
        ? [
            {
              key: "retry",
              label: words.retry,
              refused: readOnly,
              onClick: () => void retry([syncId]).catch(() => undefined),
            },
          ]
        : [],
    ),
  ];
}
