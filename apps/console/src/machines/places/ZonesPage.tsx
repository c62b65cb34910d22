import type { RowOf } from "@yunshou/contract";
import { zones } from "@yunshou/contract/machines/zones";
import { checkZoneDelete } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  MerchantField,
  OpenText,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PlaceTabs } from "./PlaceTabs.tsx";
import type { ZoneEditing } from "./ZoneForm.tsx";

type Row = RowOf<typeof zones.list>;

const ZoneForm = whenOpened(
  async () => (await import("./ZoneForm.tsx")).ZoneForm,
  ({ editing }) => editing !== undefined,
);

/** 区域管理: zones with their routes and the person in charge (POINT-04, POINT-05, POINT-07). */
export function ZonesPage() {
  const t = usePhrases("points");
  const words = t.points;
  const { fields } = words;
  const navigate = useNavigate();
  const list = useList(zones.list, { initial: {} });
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("machines.zone.write");
  const { askDelete } = useConfirm();
  const remove = useWrite(zones.remove);
  const [editing, edit] = useState<ZoneEditing | undefined>();
  const figure = (count: number, path: string) => <OpenText text={String(count)} onOpen={() => void navigate(path)} />;
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("zoneName", "zoneName", null, fields.zoneName, { sortable: true, width: 180 }),
    column.text("managerName", fields.managerId, { width: 140, role: "sub" }),
    column.custom(
      "routeCount",
      fields.routeCount,
      (row) => figure(row.routeCount, `/shj/xlgl?zoneId=${encodeURIComponent(row.zoneId)}`),
      { width: 96, align: "right", holdsData: true, sortable: true, role: "figure" },
    ),
    column.custom(
      "pointCount",
      fields.pointCount,
      (row) => figure(row.pointCount, `/shj/dwgl?zoneId=${encodeURIComponent(row.zoneId)}`),
      { width: 96, align: "right", holdsData: true },
    ),
    column.text("remark", fields.remark, { width: 180 }),
    column.pair("merchant", "merchantName", "merchantNo", fields.merchantName, { width: 150, role: undefined }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly ?? refusal(checkZoneDelete(row.routeCount)),
        onClick: () => askDelete(row.zoneName, () => remove.run({ zoneId: row.zoneId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="zones"
        title={words.pages["/shj/qygl"]}
        list={list}
        rowKey="zoneId"
        columns={columns}
        strip={<PlaceTabs shown="zones" />}
        filters={[
          { name: "zoneName", label: fields.zoneName, control: <TextFilter /> },
          { name: "merchantNo", label: fields.merchantName, control: <MerchantField by="number" /> },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {words.addZone}
          </AddButton>
        }
      />
      <ZoneForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
