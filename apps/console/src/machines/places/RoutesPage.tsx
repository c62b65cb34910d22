import type { RowOf } from "@yunshou/contract";
import { routes } from "@yunshou/contract/machines/routes";
import { checkRouteDelete } from "@yunshou/domain";
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
import { ZoneChoice } from "./PlaceChoice.tsx";
import { PlaceTabs } from "./PlaceTabs.tsx";
import type { RouteEditing } from "./RouteForm.tsx";

type Row = RowOf<typeof routes.list>;

const RouteForm = whenOpened(
  async () => (await import("./RouteForm.tsx")).RouteForm,
  ({ editing }) => editing !== undefined,
);

/** 线路管理: routes with their points, machines and replenisher (POINT-04, POINT-05, POINT-07). */
export function RoutesPage() {
  const t = usePhrases("points");
  const words = t.points;
  const { fields } = words;
  const navigate = useNavigate();
  const list = useList(routes.list, { initial: {} });
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("machines.route.write");
  const { askDelete } = useConfirm();
  const remove = useWrite(routes.remove);
  const [editing, edit] = useState<RouteEditing | undefined>();
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("routeName", "routeName", null, fields.routeName, { sortable: true, width: 170 }),
    column.text("zoneName", fields.zoneName, { width: 140, role: "sub" }),
    column.text("replenisherName", fields.replenisherId, { width: 130 }),
    column.custom(
      "pointCount",
      fields.pointCount,
      (row) => (
        <OpenText
          text={String(row.pointCount)}
          onOpen={() => void navigate(`/shj/dwgl?routeId=${encodeURIComponent(row.routeId)}`)}
        />
      ),
      { width: 96, align: "right", holdsData: true, sortable: true, role: "figure" },
    ),
    column.number("machineCount", fields.machineCount, { width: 96, role: undefined }),
    column.text("remark", fields.remark, { width: 160 }),
    column.pair("merchant", "merchantName", "merchantNo", fields.merchantName, { width: 140, role: undefined }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly ?? refusal(checkRouteDelete(row.pointCount)),
        onClick: () => askDelete(row.routeName, () => remove.run({ routeId: row.routeId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="routes"
        title={words.pages["/shj/xlgl"]}
        list={list}
        rowKey="routeId"
        columns={columns}
        strip={<PlaceTabs shown="routes" />}
        filters={[
          { name: "routeName", label: fields.routeName, control: <TextFilter /> },
          { name: "zoneId", label: fields.zoneName, control: <ZoneChoice /> },
          { name: "merchantNo", label: fields.merchantName, control: <MerchantField by="number" /> },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {words.addRoute}
          </AddButton>
        }
      />
      <RouteForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
