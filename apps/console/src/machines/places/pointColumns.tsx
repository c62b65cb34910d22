import type { RowOf } from "@yunshou/contract";
import { points } from "@yunshou/contract/machines/points";
import { checkPointDelete } from "@yunshou/domain";
import {
  columnsOf,
  type ListColumns,
  namesOf,
  OpenText,
  showCoordinates,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { PointEditing } from "./PointForm.tsx";
import type { OpenPoint } from "./PointMachinesDrawer.tsx";

type PointRow = RowOf<typeof points.list>;

interface PointActs {
  readonly edit: (editing: PointEditing) => void;
  /** Shows the machines of a point. */
  readonly open: (point: OpenPoint) => void;
  readonly bind: (point: OpenPoint) => void;
  readonly showOnMap: (pointId: string) => void;
}

/** The columns of the points, with what may be done to each. */
export function usePointColumns({ edit, open, bind, showOnMap }: PointActs): ListColumns<PointRow> {
  const t = usePhrases("points");
  const words = t.points;
  const { fields } = words;
  const { askDelete } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("machines.point.write");
  const noBinding = useRefusedWithout("machines.machine.write");
  const remove = useWrite(points.remove);
  const column = columnsOf<PointRow>();
  return [
    column.title("pointName", "pointName", "pointNo", fields.pointName, {
      sortable: true,
      width: 180,
      onOpen: open,
    }),
    column.text("pointNo", fields.pointNo, { sortable: true, hidden: true }),
    column.text("zoneName", fields.zoneName, { width: 110 }),
    column.text("routeName", fields.routeName, { width: 110 }),
    column.pair("pointAddress", "pointAddress", (row) => `${row.province} ${row.city}`, fields.pointAddress, {
      width: 156,
    }),
    column.custom("longitude", words.position, (row) => showCoordinates(row.longitude, row.latitude), {
      width: 170,
      holdsData: true,
      hidden: true,
    }),
    column.pair("pointContact", "pointContact", "contactPhone", fields.pointContact, { width: 130, role: undefined }),
    column.custom(
      "machineCount",
      fields.machineCount,
      (row) => <OpenText text={String(row.machineCount)} onOpen={() => open(row)} />,
      { width: 96, align: "right", holdsData: true, sortable: true, role: "figure" },
    ),
    column.text("remark", fields.remark, { width: 160, hidden: true }),
    column.pair("merchant", "merchantName", "merchantNo", fields.merchantName, { width: 130, role: undefined }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "edit",
        label: t.common.action.edit,
        refused: readOnly,
        onClick: () => edit({ pointId: row.pointId }),
      },
      { key: "bind", label: words.bind, refused: noBinding, onClick: () => bind(row) },
      {
        key: "unbind",
        label: words.unbind,
        refused: noBinding ?? (row.machineCount === 0 ? words.noMachines : undefined),
        onClick: () => open(row),
      },
      { key: "map", label: words.onMap, onClick: () => showOnMap(row.pointId) },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly ?? refusal(checkPointDelete(row.machineCount)),
        onClick: () => askDelete(namesOf(row.pointName, row.pointNo), () => remove.run({ pointId: row.pointId })),
      },
    ]),
  ];
}
