import { BarChartOutlined, LineChartOutlined } from "@ant-design/icons";
import {
  type Dimension,
  type FigureView,
  type FigureViewName,
  figureViews,
} from "@yunshou/contract/insight/figureViews";
import type { FigureCalls } from "@yunshou/contract/insight/figures";
import { fill } from "@yunshou/phrases/fill";
import { Segmented } from "antd";
import { Suspense, useRef } from "react";
import { lazily } from "../../lazily.ts";
import type { ECharts } from "../../charts/echarts.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useCanOpen } from "../../usePages.ts";
import { FilterBar } from "../list/FilterBar.tsx";
import { ListExport } from "../list/ListExport.tsx";
import { useCall } from "../queries.ts";
import { FigureCards } from "./FigureCards.tsx";
import { chartedRows, dayChart, ringChart, rowChart } from "./figureCharts.ts";
import { type CardMeasure, costedShare, type FigureRow, othersKey, settledLink } from "./figures.ts";
import "./figures.css";
import { FigureTable } from "./FigureTable.tsx";
import { FigureTrail } from "./FigureTrail.tsx";
import { KindsLegend } from "./PaymentKinds.tsx";
import { SavedViews } from "./SavedViews.tsx";
import { useFigureFilters } from "./useFigureFilters.tsx";
import { useFigures } from "./useFigures.ts";

const Chart = lazily(async () => ({ default: (await import("../../charts/Chart.tsx")).Chart }));

interface FiguresPageProps {
  readonly name: FigureViewName;
  readonly calls: FigureCalls;
}

const times: readonly Dimension[] = ["day", "month", "year"];
/** Few, and parts of a whole: they are drawn as a ring. Averages and profits are no parts of anything. */
const parts: readonly Dimension[] = ["payMethod", "businessType", "machineType"];
const drawsRing = (groupBy: Dimension, measure: CardMeasure): boolean =>
  parts.includes(groupBy) && measure !== "avgPrice" && measure !== "profit";

/**
 * 统计: cards, chart and table of one condition, held against another period (patterns §7.1). What differs between the
 * pages is their definition in the contract. A press on a bar, a day or a row goes down to the very orders behind it.
 */
export function FiguresPage({ name, calls }: FiguresPageProps) {
  const t = usePhrases("figures", "payments", "orders", "machines");
  const words = t.figures;
  const view: FigureView = figureViews[name];
  const { condition, groupBy, measure, compare, chart, set, open, widen, reset } = useFigures(view);
  const input = { ...condition, compare, groupBy } as Parameters<typeof useCall<FigureCalls["read"]>>[1];
  const { data, isPrevious, loading, error, reload } = useCall(calls.read, input);
  const filters = useFigureFilters(view, data);
  const canOpen = useCanOpen();
  const drawnDays = useRef<ECharts>(undefined);
  // A chart keeps the listener of its first drawing; what a press opens is of the last.
  const latest = useRef({ open, data, groupBy, measure });
  latest.current = { open, data, groupBy, measure };

  const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    payMethod: t.payments.kind,
    businessType: t.orders.businessType,
    machineType: t.machines.machineType,
    // What has no point is brought to the door.
    pickupPoint: { "": words.delivery },
    deliveryWay: { delivery: words.delivery },
  };
  const nameOf = (row: FigureRow): string => {
    if (row.key === othersKey) return fill(words.others, { n: data?.others ?? 0 });
    if (times.includes(groupBy)) return row.key;
    return (valueWords[groupBy]?.[row.key] ?? (row.name || (groupBy === "product" ? "" : row.key))) || words.unnamed;
  };
  const wordOf = (filter: string, value: string): string => {
    if (filter === "pointId") return words.dimension.point;
    if (filter === "pickupPointId") return words.dimension.pickupPoint;
    if (filter === "productId") return words.dimension.product;
    return valueWords[filter]?.[value] ?? value;
  };
  const groups = view.groups.includes(groupBy) ? view.groups : [...view.groups, groupBy];
  const isOfDays = times.includes(groupBy);
  const curve = {
    now: words.thisPeriod,
    before: compare === "none" ? "" : words.compare[compare],
    running: words.running,
  };
  const isRing = drawsRing(groupBy, measure);
  const rowsTitle = `${words.measure[measure]} · ${isRing ? words.measure.share : fill(words.largest, { n: chartedRows })}`;

  return (
    <div className="figures">
      <FilterBar
        filters={filters}
        values={{ ...condition, compare } as Record<string, string>}
        onSearch={(values) => set(values)}
        onReset={reset}
      />
      <FigureCards cards={view.cards} data={data} measure={measure} onMeasure={(metric) => set({ metric })} />
      <div className={isOfDays ? "" : "figures-charts"}>
        <section className="kit-card">
          <header className="kit-toolbar">
            <h2>
              {words.measure[measure]} · {words.perDay}
            </h2>
            <div className="kit-toolbar-buttons">
              <Segmented
                size="small"
                aria-label={words.perDay}
                value={chart}
                options={[
                  { value: "line", icon: <LineChartOutlined aria-label={words.line} /> },
                  { value: "bar", icon: <BarChartOutlined aria-label={words.bar} /> },
                ]}
                onChange={(value) => set({ chart: value })}
              />
            </div>
          </header>
          <div className="figures-chart">
            {data && (
              <Suspense>
                <Chart
                  replace
                  option={dayChart(data, measure, chart, curve)}
                  label={`${words.measure[measure]} · ${words.perDay}`}
                  onReady={(made) => {
                    drawnDays.current = made;
                    made.on("click", ({ dataIndex }) => {
                      const day = latest.current.data?.period.days[dataIndex]?.day;
                      if (day !== undefined) latest.current.open("day", day);
                    });
                  }}
                />
              </Suspense>
            )}
          </div>
        </section>
        {!isOfDays && (
          <section className="kit-card">
            <header className="kit-toolbar">
              <h2>{rowsTitle}</h2>
            </header>
            <div className="figures-chart">
              {data && (
                <Suspense>
                  <Chart
                    replace
                    option={(isRing ? ringChart : rowChart)(data.rows, measure, nameOf)}
                    label={rowsTitle}
                    onReady={(made) =>
                      made.on("click", ({ dataIndex }) => {
                        const { data: answer, groupBy: by, measure: drawnBy } = latest.current;
                        const charted = answer?.rows.slice(0, chartedRows) ?? [];
                        const row = drawsRing(by, drawnBy) ? answer?.rows[dataIndex] : charted.reverse()[dataIndex];
                        if (row !== undefined && row.key !== "" && row.key !== othersKey)
                          latest.current.open(by, row.key);
                      })
                    }
                  />
                </Suspense>
              )}
            </div>
          </section>
        )}
      </div>
      <section className="kit-card">
        <header className="kit-toolbar">
          <FigureTrail condition={condition} groupBy={groupBy} wordOf={wordOf} onEverything={widen} />
          <div className="kit-toolbar-buttons">
            <Segmented<Dimension>
              aria-label={words.groupBy}
              value={groupBy}
              options={groups.map((value) => ({ value, label: words.dimension[value] }))}
              onChange={(value) => set({ groupBy: value })}
            />
            <SavedViews
              name={name}
              condition={condition}
              groupBy={groupBy}
              compare={compare}
              onOpen={(values) => set(values, false)}
            />
            <ListExport of={calls.export} list={{ filters: input, counted: isPrevious ? undefined : countOf(data) }} />
          </div>
        </header>
        {view.kinds === true && <KindsLegend />}
        <FigureTable
          view={view}
          groupBy={groupBy}
          measure={measure}
          data={data}
          loading={loading}
          error={error}
          onRetry={() => void reload()}
          nameOf={nameOf}
          settledAt={canOpen("/cfgl/shzftj") ? (row) => settledLink(condition, groupBy, row.key) : undefined}
          onOpen={(row) => open(groupBy, row.key)}
          onHover={(place) => {
            if (groupBy !== "day" || data === undefined) return;
            const dataIndex = data.period.days.length - 1 - place;
            drawnDays.current?.dispatchAction({ type: "showTip", seriesIndex: 0, dataIndex });
          }}
        />
        <p className="figures-note">
          {view.only?.medicine === "yes" ? words.countingMedicines : words.counting}
          {view.settled === true && <> {words.settledCounting}</>}
          {view.cards.includes("profit") && data && (
            <> {fill(words.profitCounting, { share: costedShare(data.period.total) })}</>
          )}
        </p>
      </section>
    </div>
  );
}

/** Without a sale there is nothing to export (STAT-05). */
function countOf(
  data:
    | {
        readonly period: { readonly total: { readonly orderCount: number; readonly refundCount: number } };
        readonly rows: readonly unknown[];
      }
    | undefined,
) {
  if (data === undefined) return undefined;
  const { orderCount, refundCount } = data.period.total;
  return orderCount === 0 && refundCount === 0 ? 0 : data.rows.length;
}
