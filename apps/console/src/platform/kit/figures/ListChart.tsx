import type { Endpoint, InputOf, RowOf } from "@yunshou/contract";
import { fill } from "@yunshou/phrases/fill";
import { Suspense } from "react";
import type { EChartsOption } from "../../charts/echarts.ts";
import { lazily } from "../../lazily.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import type { FiltersOf, ListAnswer } from "../list/useList.ts";
import { useCall } from "../queries.ts";
import {
  dayLine,
  type DayRange,
  type Drawn,
  drawnRows,
  everyDay,
  type Figure,
  largestBars,
  untilTold,
} from "./listCharts.ts";

const Chart = lazily(async () => ({ default: (await import("../../charts/Chart.tsx")).Chart }));

interface LargestRowsProps<E extends Endpoint> {
  /** The call of the list itself. */
  readonly of: E;
  readonly filters: FiltersOf<E>;
  /** The order of the list by what is drawn. */
  readonly sort: string;
  /** The title of the column that is drawn. */
  readonly measure: string;
  readonly nameOf: (row: RowOf<E>) => string;
  readonly figureOf: (row: RowOf<E>) => Figure;
}

/** The largest rows of a list of statistics as bars: the list's own call, asked in their order, so that both are the same rows (STAT-06). */
export function LargestRows<E extends Endpoint>(props: LargestRowsProps<E>) {
  const { of, filters, sort, nameOf, figureOf } = props;
  const input = { ...filters, page: 1, pageSize: drawnRows, sort, direction: "desc" };
  const { data } = useCall(of, input as unknown as InputOf<E>, { silent: true });
  const rows = (data as ListAnswer<RowOf<E>> | undefined)?.rows;
  const drawn = rows?.map((row) => ({ name: nameOf(row), figure: figureOf(row) }));
  return (
    <Suspense>
      <LargestCard rows={drawn} measure={props.measure} />
    </Suspense>
  );
}

function LargestCard({ rows, measure }: { readonly rows: readonly Drawn[] | undefined; readonly measure: string }) {
  const words = usePhrases("figures").figures;
  const title = `${measure} · ${fill(words.largest, { n: drawnRows })}`;
  return (
    <ChartCard title={title} option={rows && largestBars(rows, measure)} empty={rows?.length === 0} height={248} />
  );
}

interface DaysChartProps {
  /** Days with something to tell, by their name; undefined until they are known. */
  readonly days: readonly Drawn[] | undefined;
  readonly range: DayRange;
  readonly measure: string;
  /** What is settled the day after: days behind the last that is told are not known yet, and no zero. */
  readonly settledLater?: boolean;
}

/** What the rows of a list of statistics come to day by day, as a line; days of which nothing is told are at zero (STAT-06). */
export function DaysChart(props: DaysChartProps) {
  return (
    <Suspense>
      <DaysCard {...props} />
    </Suspense>
  );
}

function DaysCard({ days, range, measure, settledLater = false }: DaysChartProps) {
  const words = usePhrases("figures").figures;
  const shown = days && settledLater ? untilTold(days, range) : range;
  return (
    <ChartCard
      title={`${measure} · ${words.perDay}`}
      option={days && dayLine(everyDay(days, shown), measure)}
      empty={days?.length === 0}
      height={180}
    />
  );
}

interface ChartCardProps {
  readonly title: string;
  readonly option: EChartsOption | undefined;
  readonly empty: boolean;
  readonly height: number;
}

/** A chart in a card above a list; without anything to draw there is none. */
function ChartCard({ title, option, empty, height }: ChartCardProps) {
  if (empty) return null;
  return (
    <section className="kit-card" style={{ marginBlockEnd: 12 }}>
      <header className="kit-toolbar">
        <h2>{title}</h2>
      </header>
      <div style={{ height }}>
        {option && (
          <Suspense>
            <Chart replace option={option} label={title} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
