import type { RowOf } from "@yunshou/contract";
import { productSales, rankedBy } from "@yunshou/contract/insight/productSales";
import { Segmented } from "antd";
import {
  choicesOf,
  columnsOf,
  ListExport,
  showMoney,
  showNumber,
  useCall,
  MachineField,
  SearchChoice,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Chart } from "../../platform/charts/Chart.tsx";
import { dayCurve, rankingBars } from "../dashboard/chartOptions.ts";
import "../dashboard/dashboard.css";
import { PeriodFilters } from "../dashboard/PeriodFilters.tsx";
import { StatisticsTable } from "../dashboard/StatisticsTable.tsx";
import { usePeriod } from "../dashboard/usePeriod.ts";
import { countBars, countCurve } from "./countCharts.ts";

type Row = RowOf<typeof productSales.ranking>;
type By = (typeof rankedBy)[number];

/** 商品销售排行: products of a period by quantity or amount, with what was sold each day (PRODUCT-26, STAT-05). */
export function SalesRankingPage() {
  const t = usePhrases("ranking", "dashboard");
  const words = t.ranking;
  const { period, search, reset } = usePeriod<{ category?: string; machineNo?: string; by?: By }>();
  const { data, loading, error, reload } = useCall(productSales.ranking, period);
  const by = period.by ?? "quantity";
  const rows = data?.rows ?? [];

  const column = columnsOf<Row>();
  const columns = [
    column.number("rankNo", words.fields.rankNo, { width: 72, align: "center" }),
    column.text("productName", words.fields.productName, { width: 240 }),
    column.text("productCode", words.fields.productCode),
    column.text("brand", words.fields.brand),
    column.text("category", words.fields.category),
    column.number("salesCount", words.fields.salesCount, { width: 104 }),
    column.money("salesAmountFen", words.fields.salesAmount, { width: 140 }),
    column.percent("share", words.fields.share, { width: 104 }),
  ];
  const more = [
    {
      name: "category" as const,
      label: words.fields.category,
      control: (
        <SearchChoice
          allowClear
          placeholder={t.common.list.all}
          options={(data?.categories ?? []).map((value) => ({ value, label: value }))}
        />
      ),
    },
    { name: "machineNo" as const, label: t.common.fields.machine, control: <MachineField by="number" /> },
  ];
  const days = data?.days ?? [];

  return (
    <div className="dashboard">
      <PeriodFilters values={period} onSearch={search} onReset={reset} more={more} />
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{words.topTwenty}</h2>
          <Segmented<By>
            aria-label={words.rankedBy}
            value={by}
            options={choicesOf(rankedBy, words.by)}
            onChange={(value) => search({ ...period, by: value })}
          />
        </header>
        <div className="dashboard-chart-tall">
          {data === undefined ? (
            <div className="dashboard-waiting" />
          ) : (
            <Chart
              replace
              option={
                by === "amount"
                  ? rankingBars(
                      rows.map((row) => ({ name: row.productName, amountFen: row.salesAmountFen })),
                      words.fields.salesAmount,
                    )
                  : countBars(rows, words.fields.salesCount)
              }
              label={words.topTwenty}
            />
          )}
        </div>
      </section>
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{words.trend}</h2>
        </header>
        <div className="dashboard-chart">
          <Chart
            replace
            option={
              by === "amount"
                ? dayCurve(
                    days.map(({ day, salesAmountFen }) => ({ day, amountFen: salesAmountFen })),
                    t.dashboard,
                  )
                : countCurve(days, words.fields.salesCount)
            }
            label={words.trend}
          />
        </div>
      </section>
      <StatisticsTable
        title={words.pages["/spgl/spxsph"]}
        rows={rows}
        rowKey={(row) => String(row.rankNo)}
        columns={columns}
        loading={loading}
        error={error}
        onRetry={() => void reload()}
        total={{
          salesCount: showNumber(data?.total.salesCount),
          salesAmountFen: showMoney(data?.total.salesAmountFen),
        }}
        toolbar={<ListExport of={productSales.export} list={{ filters: period, counted: data?.rows.length }} />}
      />
    </div>
  );
}
