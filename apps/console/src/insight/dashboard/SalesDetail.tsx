import type { ReactNode } from "react";
import { columnsOf, showMoney, showNumber } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Chart } from "../../platform/charts/Chart.tsx";
import { dayCurve } from "./chartOptions.ts";
import "./dashboard.css";
import { PeriodFilters } from "./PeriodFilters.tsx";
import { StatisticsTable } from "./StatisticsTable.tsx";
import type { usePeriod } from "./usePeriod.ts";

interface Day {
  readonly day: string;
  readonly quantity: number;
  readonly amountFen: string;
}

export interface SalesDetailProps {
  readonly choice: ReturnType<typeof usePeriod>;
  readonly heading: ReactNode;
  /** What the heading does not say, e.g. a number; empty parts are left out. */
  readonly notes: readonly (string | null | undefined)[];
  /** Undefined until the answer is there. */
  readonly sales: { readonly days: readonly Day[]; readonly total: Omit<Day, "day"> } | undefined;
  readonly call: { readonly loading: boolean; readonly error: Error | null; readonly reload: () => unknown };
  /** The second table, beside the one by day; it gets the same state and total row. */
  readonly beside: (shared: {
    readonly loading: boolean;
    readonly error: Error | null;
    readonly onRetry: () => void;
    readonly total: Readonly<Record<string, ReactNode>>;
  }) => ReactNode;
}

/** The sales of one machine or one product: a curve and a table by day, beside a table of what the sales are made of. */
export function SalesDetail({
  choice: { period, search, reset },
  heading,
  notes,
  sales,
  call,
  beside,
}: SalesDetailProps) {
  const words = usePhrases("dashboard").dashboard;
  const day = columnsOf<Day>();
  const shared = {
    loading: call.loading,
    error: call.error,
    onRetry: () => void call.reload(),
    total: { quantity: showNumber(sales?.total.quantity), amountFen: showMoney(sales?.total.amountFen) },
  };
  return (
    <div className="dashboard">
      <PeriodFilters values={period} onSearch={search} onReset={reset} />
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{heading}</h2>
          <span className="dashboard-note">{notes.filter(Boolean).join(" · ")}</span>
        </header>
        <div className="dashboard-chart">
          {sales ? (
            <Chart option={dayCurve(sales.days, words)} label={words.trend} />
          ) : (
            <div className="dashboard-waiting" />
          )}
        </div>
      </section>
      <div className="dashboard-two">
        <StatisticsTable
          {...shared}
          title={words.byDay}
          rows={(sales?.days ?? []).toReversed()}
          rowKey={(row) => row.day}
          columns={[
            day.text("day", words.fields.day),
            day.number("quantity", words.fields.quantity),
            day.money("amountFen", words.fields.amount),
          ]}
        />
        {beside(shared)}
      </div>
    </div>
  );
}
