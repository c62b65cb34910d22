import { refillOrders } from "@yunshou/contract/stock/refillOrders";
import { visits } from "@yunshou/contract/stock/visits";
import { refillOrderLimit } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  EmptyState,
  NumberField,
  showMoney,
  showNumber,
  StatCard,
  useCall,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PlaceMap } from "../../machines/places/map/PlaceMap.tsx";
import { spotOf } from "../../machines/places/map/view.ts";
import { RouteChoice } from "../../machines/places/PlaceChoice.tsx";
import type { Stop } from "./stop.ts";
import { VisitTable } from "./VisitTable.tsx";
import "./visits.css";

const ActsDrawer = whenOpened(
  async () => (await import("./ActsDrawer.tsx")).ActsDrawer,
  ({ open }) => open,
);

/** Only who sees routes of other merchants fetches it. */
const OtherSource = whenOpened(
  async () => (await import("./OtherSource.tsx")).OtherSource,
  () => true,
);

/** 今日拜访: machines of a route by what a visit today saves, in the order of the way, and on the map (STOCK-09, STOCK-04). */
export function VisitsPage() {
  const t = usePhrases("visits", "refillOrders");
  const { fields, pages } = t.visits;
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const routeId = params.get("routeId") ?? undefined;
  const visitCostFen = params.get("visitCostFen") ?? undefined;
  const choose = (name: string, value: string | undefined) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete(name);
      if (value !== undefined) next.set(name, value);
      return next;
    });
  const { data, error, loading, reload } = useCall(visits.today, { routeId, visitCostFen });
  const [picked, select] = useState<readonly string[]>([]);
  const [warehouseId, takeFrom] = useState<string | null>(null);
  const [looking, look] = useState(false);
  const typed = useRef<number | null>(null);
  const readOnly = useRefusedWithout("stock.refillOrder.write");
  const create = useWrite(refillOrders.create);
  const setCost = useWrite(visits.setCost);
  const rows = data?.rows ?? [];
  // Another route has other machines: what was chosen there would be ordered for unseen.
  const chosen = picked.filter((machineId) => rows.some((row) => row.machineId === machineId));
  const due = rows.filter(({ place }) => place !== null);
  const free = due.filter(({ documentId, shortage }) => documentId === null && shortage > 0);
  // Without a route there is no merchant either.
  const other = data?.isOwn === true ? undefined : (data?.merchantName ?? undefined);
  const refused =
    readOnly ?? (other !== undefined && warehouseId === null ? fill(t.visits.ofOther, { merchant: other }) : undefined);
  // What is refused is said by the call, and what was chosen stays chosen.
  const make = () =>
    create.run({ machineIds: chosen, warehouseId: other === undefined ? null : warehouseId }).then(
      () => select([]),
      () => {},
    );
  const keepCost = (fen: string) =>
    setCost.run({ visitCostFen: fen }).then(
      () => {
        choose("visitCostFen", undefined);
        return reload();
      },
      () => {},
    );
  const first = due[0];
  return (
    <section className="kit-card">
      <header className="kit-toolbar">
        <h2>{pages["/jxcgl/bhd/jrbf"]}</h2>
        <label className="visits-choice">
          {fields.routeId}
          <RouteChoice
            allowClear={false}
            style={{ width: 220 }}
            value={data?.routeId ?? undefined}
            onChange={(value) => choose("routeId", value)}
          />
        </label>
        <label className="visits-choice">
          {fields.visitCost}
          <NumberField
            key={data?.visitCostFen}
            min={0}
            max={9_999}
            precision={2}
            controls={false}
            style={{ width: 96 }}
            defaultValue={Number(data?.visitCostFen ?? "0") / 100}
            onChange={(yuan) => (typed.current = yuan)}
            onBlur={() => {
              if (typed.current !== null) choose("visitCostFen", String(Math.round(typed.current * 100)));
            }}
          />
        </label>
        {/* The setting is that of the caller's merchant, which the route of another one does not go by. */}
        {data !== undefined && other === undefined && data.visitCostFen !== data.usualCostFen && (
          <Button
            disabled={readOnly !== undefined}
            title={readOnly ?? fill(t.visits.usualCost, { money: showMoney(data.usualCostFen) })}
            loading={setCost.running}
            onClick={() => void keepCost(data.visitCostFen)}
          >
            {t.visits.keepCost}
          </Button>
        )}
        <div className="kit-toolbar-buttons">
          <Button
            disabled={free.length === 0}
            onClick={() => select(free.slice(0, refillOrderLimit).map(({ machineId }) => machineId))}
          >
            {t.visits.selectDue}
          </Button>
          <Button
            type="primary"
            disabled={chosen.length === 0 || refused !== undefined}
            title={refused}
            loading={create.running}
            onClick={() => void make()}
          >
            {t.visits.make}
          </Button>
          <Button onClick={() => look(true)}>{t.visits.acts}</Button>
          <Button onClick={() => void navigate("/jxcgl/bhd")}>{t.refillOrders.pages["/jxcgl/bhd"]}</Button>
        </div>
      </header>
      {error !== null ? (
        <EmptyState error={error} onRetry={() => void reload()} />
      ) : (
        <>
          <div className="visits-figures">
            <StatCard label={fields.dueCount} value={fill(t.visits.machines, { n: showNumber(due.length) })} />
            <StatCard label={fields.gain} value={showMoney(sumOf(due))} />
            <StatCard
              label={fields.way}
              value={fill(t.visits.km, { km: showNumber((data?.wayMetres ?? 0) / 1_000, 1) })}
            />
          </div>
          <p className="kit-soft">{t.visits.how}</p>
          {other !== undefined && readOnly === undefined && (
            <OtherSource merchant={other} warehouseId={warehouseId} onChoose={takeFrom} />
          )}
          <VisitTable rows={rows} loading={loading && data === undefined} chosen={chosen} onChoose={select} />
          {first !== undefined && (
            <PlaceMap
              key={data?.routeId}
              height={420}
              pin={first}
              marks={due.map((stop) => ({
                id: stop.machineId,
                name: `${stop.place ?? ""} ${stop.pointName}`,
                ...spotOf(stop.longitude, stop.latitude),
                count: stop.place ?? 0,
                bad: stop.isDown ? 1 : 0,
              }))}
            />
          )}
        </>
      )}
      <ActsDrawer open={looking} onClose={() => look(false)} />
    </section>
  );
}

const sumOf = (rows: readonly Stop[]) => String(rows.reduce((sum, { gainFen }) => sum + BigInt(gainFen), 0n));
