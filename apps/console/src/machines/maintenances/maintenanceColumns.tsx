import { maintenances } from "@yunshou/contract/machines/maintenances";
import { maintenanceTable, step } from "@yunshou/domain";
import {
  columnsOf,
  type ListColumns,
  namesOf,
  nothingShown,
  StatusDot,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MaintenanceRow } from "./maintenanceRow.ts";

interface MaintenanceActions {
  readonly onOpen: (row: MaintenanceRow) => void;
  readonly onEdit: (row: MaintenanceRow) => void;
  readonly onFinish: (row: MaintenanceRow) => void;
}

/** The columns of maintenance and repair, with what may be done about each. */
export function useMaintenanceColumns({ onOpen, onEdit, onFinish }: MaintenanceActions): ListColumns<MaintenanceRow> {
  const t = usePhrases("maintenances", "machines");
  const words = t.maintenances;
  const { fields } = words;
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("machines.maintenance.write");
  const remove = useWrite(maintenances.remove);
  const refused = (row: MaintenanceRow, event: "edit" | "finish" | "remove") =>
    readOnly ?? refusal(step(maintenanceTable, row.handleStatus, event));
  const stateOf = ({ overdue, handleStatus }: MaintenanceRow) => (overdue ? "overdue" : handleStatus);

  const column = columnsOf<MaintenanceRow>();
  return [
    column.title("machineName", "machineName", "machineNo", t.common.fields.machineName, { width: 180, onOpen }),
    column.text("machineNo", t.common.fields.machineNo, { hidden: true }),
    column.text("pointName", t.common.fields.pointName, { width: 120, hidden: true }),
    column.pair(
      "maintainContent",
      "maintainContent",
      ({ maintainType, faultType }) =>
        namesOf(words.kind[maintainType], faultType === null ? null : t.machines.alarm[faultType]),
      fields.maintainContent,
      { width: 190 },
    ),
    column.label("maintainType", fields.maintainType, words.kind, { hidden: true }),
    column.label("faultType", fields.faultType, t.machines.alarm, { hidden: true }),
    column.pair(
      "partName",
      ({ partName }) => partName || nothingShown,
      ({ partQty }) => (partQty === 0 ? "" : `× ${partQty}`),
      fields.partName,
      {
        width: 140,
      },
    ),
    column.number("partQty", fields.partQty, { hidden: true }),
    column.money("costFen", fields.cost, { sortable: true }),
    column.text("maintainTime", fields.maintainTime, { width: 104, sortable: true }),
    column.text("maintainer", fields.maintainer, { width: 100 }),
    column.custom(
      "handleStatus",
      fields.handleStatus,
      (row) => (
        <StatusDot tone={row.overdue ? "bad" : row.handleStatus === "open" ? "warning" : "quiet"}>
          {words.state[stateOf(row)]}
        </StatusDot>
      ),
      { role: "state", words: Object.values(words.state) },
    ),
    column.time("doneTime", fields.doneTime, { hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 140, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "finish", label: words.finish, refused: refused(row, "finish"), onClick: () => onFinish(row) },
      { key: "edit", label: t.common.action.edit, refused: refused(row, "edit"), onClick: () => onEdit(row) },
      {
        key: "remove",
        label: t.common.action.delete,
        danger: true,
        refused: refused(row, "remove"),
        onClick: () =>
          ask({
            text: t.common.confirm.delete,
            about: namesOf(row.machineName, row.machineNo, row.maintainTime),
            verb: t.common.action.delete,
            danger: true,
            run: () => remove.run({ maintenanceId: row.maintenanceId }),
            success: t.common.result.deleted,
          }),
      },
    ]),
  ];
}
