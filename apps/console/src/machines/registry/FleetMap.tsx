import type { InputOf, OutputOf } from "@yunshou/contract";
import { machineMap } from "@yunshou/contract/machines/machineMap";
import type { machines } from "@yunshou/contract/machines/machines";
import { machinesBesideMap } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { EmptyState, showNumber, StatusDot, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PlaceMap } from "../places/map/PlaceMap.tsx";
import { areaOf, type MarkTone, spotOf, type View, wholeView } from "../places/map/view.ts";
import { connectionTones } from "./state.ts";
import { StateTags } from "./StateTags.tsx";
import "./fleetMap.css";

type Filters = Omit<InputOf<typeof machines.list>, "page" | "pageSize" | "sort" | "order">;
type Cluster = OutputOf<typeof machineMap.clusters>["rows"][number];

/** A map that is being moved asks once it rests. */
const restMs = 250;
const tones = ["bad", "warning", "neutral", "good"] as const satisfies readonly MarkTone[];

function toneOf({ machines: all, broken, lacking, waiting }: Cluster): MarkTone {
  if (broken > 0) return "bad";
  if (lacking > 0) return "warning";
  return waiting === all ? "neutral" : "good";
}

/** The machines of the list on the map, near ones as one, and beside it those of the part that is seen. */
export function FleetMap({ filters }: { readonly filters: Filters }) {
  const t = usePhrases("watch", "machines");
  const words = t.watch.map;
  const navigate = useNavigate();
  const [view, look] = useState<View>(wholeView);
  const [rested, rest] = useState<View>(wholeView);
  useEffect(() => {
    const timer = setTimeout(() => rest(view), restMs);
    return () => clearTimeout(timer);
  }, [view]);
  const input = { ...filters, ...areaOf(rested) };
  const { data } = useCall(machineMap.clusters, input, { pollMs: 15_000, silent: true });
  const { data: beside, error } = useCall(machineMap.within, input, { pollMs: 15_000, silent: true });
  const open = (machineNo: string) => void navigate(`/shj/jqxq?jqbh=${encodeURIComponent(machineNo)}`);
  const marks = (data?.rows ?? []).map((row) => ({
    id: row.machineNo ?? `${row.longitude} ${row.latitude}`,
    name: row.machineName ?? "",
    ...spotOf(row.longitude, row.latitude),
    count: row.machines,
    bad: row.broken,
    tone: toneOf(row),
  }));
  return (
    <section className="kit-card fleet" aria-label={words.label}>
      <div className="fleet-map">
        <PlaceMap height={520} marks={marks} clustered onOpen={open} onView={look} />
        <ul className="fleet-legend">
          {tones.map((tone) => (
            <li key={tone} data-tone={tone}>
              {words.tone[tone]}
            </li>
          ))}
          {data !== undefined && data.unplaced > 0 && <li>{fill(words.unplaced, { n: showNumber(data.unplaced) })}</li>}
        </ul>
      </div>
      <div className="fleet-list">
        <strong>{fill(words.seen, { n: showNumber(beside?.total ?? 0) })}</strong>
        {(beside === undefined ? error !== null : beside.rows.length === 0) && (
          <EmptyState error={beside === undefined ? error : null} />
        )}
        <ul>
          {beside?.rows.map((row) => (
            <li key={row.machineId}>
              <button type="button" onClick={() => open(row.machineNo)}>
                <StatusDot tone={connectionTones[row.onlineStatus]}>{row.machineName}</StatusDot>
                {row.onlineStatus === "offline" ? (
                  <span className="machine-tag" data-tone="bad">
                    {t.machines.machineState.offline}
                  </span>
                ) : (
                  <StateTags row={row} />
                )}
                <small className="kit-soft">
                  {row.machineNo} · {row.pointName}
                </small>
              </button>
            </li>
          ))}
        </ul>
        {(beside?.total ?? 0) > machinesBesideMap && (
          <small className="kit-soft">{fill(words.first, { n: machinesBesideMap })}</small>
        )}
      </div>
    </section>
  );
}
