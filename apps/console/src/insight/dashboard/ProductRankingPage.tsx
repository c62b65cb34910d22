import type { RowOf } from "@yunshou/contract";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { Select } from "antd";
import { useNavigate } from "react-router";
import { columnsOf, ExportButton, showMoney, showNumber, useCall, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Chart } from "../../platform/charts/Chart.tsx";
import { rankingBars } from "./chartOptions.ts";
import "./dashboard.css";
import { PeriodFilters } from "./PeriodFilters.tsx";
import { ProductName } from "./ProductName.tsx";
import { StatisticsTable } from "./StatisticsTable.tsx";
import { periodLink, usePeriod } from "./usePeriod.ts";

type Row = RowOf<typeof dashboard.productRanking>;

/** 商品销量排名: products by sales, descending; a row opens the product (HOME-03, HOME-06). */
export function ProductRankingPage() {
  const t = usePhrases("dashboard");
  const words = t.dashboard;
  const navigate = useNavigate();
  const { period, search, reset } = usePeriod<{ category?: string }>();
  const { data, loading, error, reload } = useCall(dashboard.productRanking, period);
  const exporting = useWrite(dashboard.export);
  const open = ({ productCode: spbh, productId }: Row) =>
    navigate(periodLink("/syspxlpmxq", period, { spbh, productId }));

  const column = columnsOf<Row>();
  const columns = [
    column.number("rank", words.fields.rank, { width: 72, align: "center" }),
    column.text("productCode", words.fields.productCode, { onOpen: open }),
    column.custom(
      "productName",
      words.fields.productName,
      (row) => <ProductName name={row.productName} image={row.image} />,
      {
        width: 240,
      },
    ),
    column.text("brand", words.fields.brand),
    column.number("quantity", words.fields.quantity, { width: 104 }),
    column.money("amountFen", words.fields.amount, { width: 140 }),
    column.percent("share", words.fields.share, { width: 104 }),
  ];
  const category = {
    name: "category" as const,
    label: words.fields.category,
    control: (
      <Select
        allowClear
        placeholder={t.common.list.all}
        options={(data?.categories ?? []).map((value) => ({ value, label: value }))}
      />
    ),
  };

  return (
    <div className="dashboard">
      <PeriodFilters values={period} onSearch={search} onReset={reset} more={[category]} />
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{words.topTwenty}</h2>
        </header>
        <div className="dashboard-chart-tall">
          {data === undefined ? (
            <div className="dashboard-waiting" />
          ) : (
            <Chart
              option={rankingBars(
                data.rows.map((row) => ({ name: row.productName, amountFen: row.amountFen })),
                words.fields.amount,
              )}
              label={words.topTwenty}
            />
          )}
        </div>
      </section>
      <StatisticsTable
        title={words.productRanking}
        rows={data?.rows ?? []}
        rowKey={(row) => String(row.rank)}
        columns={columns}
        loading={loading}
        error={error}
        onRetry={() => void reload()}
        total={{ quantity: showNumber(data?.total.quantity), amountFen: showMoney(data?.total.amountFen) }}
        toolbar={
          <ExportButton
            total={data?.rows.length}
            exporting={exporting.running}
            onExport={({ format }) => exporting.run({ ...period, table: "products", format })}
          />
        }
      />
    </div>
  );
}
