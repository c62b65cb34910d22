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

type Sales = OutputOf<typeof dashboard.machineDetail>;

/** 机器销量详情: one machine by day and by product; without its number the page returns to the ranking (ROUTE-30). */
export function MachineSalesPage() {
  const t = usePhrases();
  const words = t.dashboard;
  const [params] = useSearchParams();
  const machineNo = params.get("jqbh") ?? "";
  const { period, search, reset } = usePeriod();
  const { data, loading, error, reload } = useCall(dashboard.machineDetail, { ...period, machineNo }, { enabled: machineNo !== "" });
  const exporting = useWrite(dashboard.export);
  if (machineNo === "") return <Navigate to="/syjqpm" replace />;

  const table = { loading, failed: error !== null, onRetry: () => void reload() };
  const total = { quantity: data?.total.quantity.toLocaleString(), amountFen: showMoney(data?.total.amountFen) };
  const day = columnsOf<Sales["days"][number]>();
  const product = columnsOf<Sales["products"][number]>();

  return (
    <div className="dashboard">
      <PeriodFilters values={period} onSearch={search} onReset={reset} />
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{data?.machine.machineName}</h2>
          <span className="dashboard-note">{[data?.machine.machineNo, data?.machine.pointName].filter(Boolean).join(" · ")}</span>
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
          title={words.byProduct}
          rows={data?.products ?? []}
          rowKey={(row) => row.productCode}
          columns={[
            product.text("productCode", words.productCode),
            product.custom("productName", words.productName, (row) => <ProductName name={row.productName} image={row.image} />, { width: 200 }),
            product.number("quantity", words.quantity),
            product.money("amountFen", words.amount),
          ]}
          total={total}
          toolbar={<ExportButton total={data?.products.length ?? 0} exporting={exporting.running} onExport={(format) => exporting.run({ ...period, table: "machine", key: machineNo, format })} />}
        />
      </div>
    </div>
  );
}
