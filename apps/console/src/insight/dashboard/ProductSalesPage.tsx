import { dashboard, type OutputOf } from "@yunshou/contract";
import { Navigate, useSearchParams } from "react-router";
import { columnsOf } from "../../platform/kit/columns.tsx";
import { ExportButton } from "../../platform/kit/ExportButton.tsx";
import { useCall, useWrite } from "../../platform/kit/queries.ts";
import { showMoney } from "../../platform/kit/show.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Chart } from "../charts/Chart.tsx";
import { dayCurve } from "./chartOptions.ts";
import "./dashboard.css";
import { PeriodFilters } from "./PeriodFilters.tsx";
import { ProductName } from "./ProductName.tsx";
import { StatisticsTable } from "./StatisticsTable.tsx";
import { usePeriod } from "./usePeriod.ts";

type Sales = OutputOf<typeof dashboard.productDetail>;

/** 商品销量详情: one product by day and by machine; without its code the page returns to the ranking (ROUTE-30). */
export function ProductSalesPage() {
  const t = usePhrases();
  const words = t.dashboard;
  const [params] = useSearchParams();
  const productCode = params.get("spbh") ?? "";
  const { period, search, reset } = usePeriod();
  const { data, loading, error, reload } = useCall(dashboard.productDetail, { ...period, productCode }, { enabled: productCode !== "" });
  const exporting = useWrite(dashboard.export);
  if (productCode === "") return <Navigate to="/syspxlpm" replace />;

  const table = { loading, failed: error !== null, onRetry: () => void reload() };
  const total = { quantity: data?.total.quantity.toLocaleString(), amountFen: showMoney(data?.total.amountFen) };
  const day = columnsOf<Sales["days"][number]>();
  const machine = columnsOf<Sales["machines"][number]>();

  return (
    <div className="dashboard">
      <PeriodFilters values={period} onSearch={search} onReset={reset} />
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{data && <ProductName name={data.product.name} image={data.product.image} />}</h2>
          <span className="dashboard-note">{[data?.product.code, data?.product.brand].filter(Boolean).join(" · ")}</span>
        </header>
        <div className="dashboard-chart">{data && <Chart replace option={dayCurve(data.days, words.amount)} label={words.trend} />}</div>
      </section>
      <div className="dashboard-two">
        <StatisticsTable
          {...table}
          title={words.byDay}
          rows={(data?.days ?? []).toReversed()}
          rowKey={(row) => row.day}
          columns={[day.text("day", words.day), day.number("quantity", words.quantity), day.money("amountFen", words.amount)]}
          total={total}
        />
        <StatisticsTable
          {...table}
          title={words.byMachine}
          rows={data?.machines ?? []}
          rowKey={(row) => row.machineNo}
          columns={[machine.text("machineNo", words.machineNo), machine.text("machineName", words.machineName), machine.number("quantity", words.quantity), machine.money("amountFen", words.amount)]}
          total={total}
          toolbar={<ExportButton total={data?.machines.length ?? 0} exporting={exporting.running} onExport={(format) => exporting.run({ ...period, table: "product", key: productCode, format })} />}
        />
      </div>
    </div>
  );
}
