import type { OutputOf } from "@yunshou/contract";
import { temperatures } from "@yunshou/contract/pharmacy/temperatures";
import { Segmented } from "antd";
import { useState } from "react";
import { Chart } from "../../platform/charts/Chart.tsx";
import { DetailDrawer, lastDays, namesOf, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { DecisionForm, type Deciding } from "./DecisionForm.tsx";
import { Excursion } from "./Excursion.tsx";
import { temperatureCurve } from "./temperatureCurve.ts";

type Detail = OutputOf<typeof temperatures.detail>;
const spans = [1, 7, 30] as const;

/** One cabinet: its temperatures over days, its excursions, and what is decided about the batches that were inside. */
export function TemperatureDrawer({
  machineId,
  onClose,
}: {
  readonly machineId: string | null;
  readonly onClose: () => void;
}) {
  const t = usePhrases("temperatures");
  const words = t.temperatures;
  const { range } = t.common;
  const [days, choose] = useState<(typeof spans)[number]>(7);
  const [asked, ask] = useState<{ readonly machineId: string | null; readonly deciding: Deciding }>();
  // A link may bring another cabinet: nobody decides about a batch that is not on the screen.
  const deciding = asked?.machineId === machineId ? asked?.deciding : undefined;
  const { data, error, reload } = useRecord(temperatures.detail, { machineId, ...lastDays(days) }, { anew: true });
  const labels = { 1: range.today, 7: range.last7, 30: range.last30 };
  return (
    <>
      <DetailDrawer
        title={data === undefined ? words.open : namesOf(data.machineName, data.machineNo)}
        open={machineId !== null}
        onClose={onClose}
        loading={data === undefined}
        error={data === undefined ? error : null}
        onRetry={() => void reload()}
        extra={
          <Segmented value={days} onChange={choose} options={spans.map((value) => ({ value, label: labels[value] }))} />
        }
      >
        {data !== undefined && <Curve of={data} />}
        {data !== undefined && data.excursions.length === 0 && <p className="kit-soft">{words.noExcursions}</p>}
        {data?.excursions.map((one) => (
          <Excursion key={one.excursionId} excursion={one} onDecide={(one) => ask({ machineId, deciding: one })} />
        ))}
      </DetailDrawer>
      <DecisionForm deciding={deciding} onClose={() => ask(undefined)} onDone={() => void reload()} />
    </>
  );
}

function Curve({ of: { points, storages } }: { readonly of: Detail }) {
  const words = usePhrases("temperatures").temperatures;
  const names = { lowest: words.lowest, highest: words.highest, limit: words.limit };
  if (points.length === 0) return <p className="kit-soft">{words.noPoints}</p>;
  return (
    <div style={{ height: 260, marginBottom: 16 }}>
      <Chart label={words.pages["/ypgl/wdjl"]} option={temperatureCurve(points, storages, names)} replace />
    </div>
  );
}
