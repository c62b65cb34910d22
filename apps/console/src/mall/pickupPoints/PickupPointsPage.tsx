import type { RowOf } from "@yunshou/contract";
import { pickupPoints } from "@yunshou/contract/mall/pickupPoints";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  showCoordinates,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { PickupPointEditing } from "./PickupPointForm.tsx";

type Row = RowOf<typeof pickupPoints.list>;

const PickupPointForm = whenOpened(
  async () => (await import("./PickupPointForm.tsx")).PickupPointForm,
  ({ editing }) => editing !== undefined,
);

/** 提货点管理: where buyers fetch their goods, machines too (MALL-04, POINT-01, LANE-07). */
export function PickupPointsPage() {
  const t = usePhrases("mall", "points");
  const { fields, openState, pages } = t.mall;
  const list = useList(pickupPoints.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.pickupPoint.write");
  const { ask, askDelete } = useConfirm();
  const setOpen = useWrite(pickupPoints.setOpen);
  const remove = useWrite(pickupPoints.remove);
  const [editing, edit] = useState<PickupPointEditing | undefined>();
  const switchTo = ({ pickupPointId, pickupPoint }: Row, openStatus: Row["openStatus"]) =>
    ask({
      text: openStatus === "open" ? t.mall.openPoint : t.mall.closePoint,
      about: pickupPoint,
      verb: t.mall.pointSwitch[openStatus],
      danger: openStatus === "closed",
      run: () => setOpen.run({ pickupPointId, openStatus }),
    });
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("pickupPoint", "pickupPoint", ({ machineNo }) => machineNo ?? "", fields.pickupPoint, {
      sortable: true,
      onOpen: readOnly === undefined ? ({ pickupPointId }) => edit({ pickupPointId }) : undefined,
    }),
    column.text("pointAddress", t.points.fields.pointAddress, { width: 220 }),
    column.custom("longitude", t.points.position, (row) => showCoordinates(row.longitude, row.latitude), {
      width: 170,
      holdsData: true,
    }),
    column.pair("contact", "contactName", "contactPhone", t.common.fields.contactName, { width: 150 }),
    column.text("machineNo", t.common.fields.machineNo, { width: 130, hidden: true }),
    column.status("openStatus", fields.openStatus, openState, { closed: "neutral" }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "edit",
        label: t.common.action.edit,
        refused: readOnly,
        onClick: () => edit({ pickupPointId: row.pickupPointId }),
      },
      row.openStatus === "open"
        ? { key: "close", label: t.mall.pointSwitch.closed, refused: readOnly, onClick: () => switchTo(row, "closed") }
        : { key: "open", label: t.mall.pointSwitch.open, refused: readOnly, onClick: () => switchTo(row, "open") },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () => askDelete(row.pickupPoint, () => remove.run({ pickupPointId: row.pickupPointId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="pickupPoints"
        title={pages["/sc/thdgl"]}
        list={list}
        rowKey="pickupPointId"
        columns={columns}
        filters={[{ name: "pickupPoint", label: fields.pickupPoint, control: <TextFilter /> }]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {t.mall.addPickupPoint}
          </AddButton>
        }
      />
      <PickupPointForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
