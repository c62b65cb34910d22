import { points } from "@yunshou/contract/machines/points";
import { pointBatchLimit } from "@yunshou/domain";
import { Button, Segmented, Tooltip } from "antd";
import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  AddButton,
  ListExport,
  ListPage,
  MerchantField,
  TextFilter,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { RouteChoice, ZoneChoice } from "./PlaceChoice.tsx";
import { PlaceTabs } from "./PlaceTabs.tsx";
import type { PointEditing } from "./PointForm.tsx";
import type { OpenPoint } from "./PointMachinesDrawer.tsx";
import { usePointColumns } from "./pointColumns.tsx";

const PointForm = whenOpened(
  async () => (await import("./PointForm.tsx")).PointForm,
  ({ editing }) => editing !== undefined,
);
const PointMachinesDrawer = whenOpened(
  async () => (await import("./PointMachinesDrawer.tsx")).PointMachinesDrawer,
  ({ point }) => point !== undefined,
);
const BindForm = whenOpened(
  async () => (await import("./PointMachinesDrawer.tsx")).BindForm,
  ({ point }) => point !== undefined,
);
const SetRouteForm = whenOpened(
  async () => (await import("./SetRouteForm.tsx")).SetRouteForm,
  ({ pointIds }) => pointIds !== undefined,
);
const PointsMap = whenOpened(
  async () => (await import("./PointsMap.tsx")).PointsMap,
  () => true,
);

/** 点位管理: points as a list and on the map, with their machines (POINT-01 to POINT-07). */
export function PointsPage() {
  const t = usePhrases("points");
  const words = t.points;
  const { fields } = words;
  const list = useList(points.list, { initial: {} });
  const [params, setParams] = useSearchParams();
  const readOnly = useRefusedWithout("machines.point.write");
  const [editing, edit] = useState<PointEditing | undefined>();
  const [opened, open] = useState<OpenPoint | undefined>();
  const [bound, bind] = useState<OpenPoint | undefined>();
  const [routed, route] = useState<readonly string[] | undefined>();
  const view = params.get("view") === "map" ? "map" : "list";
  const show = (next: "list" | "map", at?: string) =>
    setParams(
      (now) => {
        if (next === "map") now.set("view", "map");
        else now.delete("view");
        if (at === undefined) now.delete("at");
        else now.set("at", at);
        return now;
      },
      { replace: true },
    );
  const columns = usePointColumns({ edit, open, bind, showOnMap: (pointId) => show("map", pointId) });
  const views = (
    <Segmented<"list" | "map">
      value={view}
      options={[
        { value: "list", label: words.view.list },
        { value: "map", label: words.view.map },
      ]}
      onChange={(next) => show(next)}
    />
  );

  return (
    <>
      {view === "map" && (
        <section className="kit-card" style={{ marginBottom: 12 }}>
          <PointsMap filters={list.filters} onOpen={open} at={params.get("at") ?? undefined} />
        </section>
      )}
      <ListPage
        name="points"
        title={words.pages["/shj/dwgl"]}
        list={list}
        rowKey="pointId"
        columns={columns}
        strip={<PlaceTabs shown="points" />}
        filters={[
          { name: "pointName", label: fields.pointName, control: <TextFilter /> },
          { name: "zoneId", label: fields.zoneName, control: <ZoneChoice /> },
          { name: "routeId", label: fields.routeName, control: <RouteChoice /> },
          { name: "merchantNo", label: fields.merchantName, control: <MerchantField by="number" /> },
        ]}
        toolbar={
          <>
            {views}
            <AddButton refused={readOnly} onClick={() => edit({})}>
              {words.addPoint}
            </AddButton>
            <ListExport of={points.export} list={list} />
          </>
        }
        batch={(keys) => (
          <Tooltip title={readOnly}>
            <Button
              disabled={readOnly !== undefined || keys.length > pointBatchLimit}
              onClick={() => route(keys.map(String))}
            >
              {words.setRoute}
            </Button>
          </Tooltip>
        )}
      />
      <PointForm editing={editing} onClose={() => edit(undefined)} />
      <PointMachinesDrawer point={opened} onClose={() => open(undefined)} />
      <BindForm point={bound} onClose={() => bind(undefined)} />
      <SetRouteForm pointIds={routed} onClose={() => route(undefined)} onDone={() => list.select([])} />
    </>
  );
}
