import type { InputOf } from "@yunshou/contract";
import { points } from "@yunshou/contract/machines/points";
import { fill } from "@yunshou/phrases/fill";
import { useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PlaceMap } from "./map/PlaceMap.tsx";
import { spotOf } from "./map/view.ts";
import type { OpenPoint } from "./PointMachinesDrawer.tsx";

interface PointsMapProps {
  readonly filters: InputOf<typeof points.map>;
  readonly onOpen: (point: OpenPoint) => void;
  /** The point that the map begins at. */
  readonly at?: string | undefined;
}

/** The points of the list on the map; a press opens the machines of one. */
export function PointsMap({ filters, onOpen, at }: PointsMapProps) {
  const t = usePhrases("points");
  const { data } = useCall(points.map, filters, { silent: true });
  const rows = data?.rows ?? [];
  const pinned = rows.find(({ pointId }) => pointId === at);
  const marks = rows.map((row) => ({
    id: row.pointId,
    name: row.pointName,
    ...spotOf(row.longitude, row.latitude),
    count: row.machineCount,
    bad: row.offlineCount,
  }));
  return (
    <>
      {data !== undefined && data.total > rows.length && (
        <p className="kit-soft">{fill(t.points.map.some, { shown: rows.length, all: data.total })}</p>
      )}
      <PlaceMap
        key={pinned?.pointId ?? "whole"}
        height={560}
        marks={marks}
        pin={pinned}
        onOpen={(pointId) => {
          const row = rows.find((one) => one.pointId === pointId);
          if (row !== undefined) onOpen(row);
        }}
      />
    </>
  );
}
