import type { RowOf } from "@yunshou/contract";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { machineTypes } from "@yunshou/domain";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  ExportButton,
  showMoney,
  showNumber,
  TextFilter,
  useCall,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Chart } from "../../platform/charts/Chart.tsx";
import { rankingBars } from "./chartOptions.ts";
import "./dashboard.css";
import { PeriodFilters } from "./PeriodFilters.tsx";
import { StatisticsTable } from "./StatisticsTable.tsx";
import { periodLink, usePeriod } from "./usePeriod.ts";

type Row = RowOf<typeof dashboard.machineRanking>;

/** 机器排名: machines by sales, descending; a row opens the machine (HOME-04, HOME-06). */
export function MachineRankingPage() {
  const t = usePhrases("dashboard", "machines");
  const words = t.dashboard;
  const navigate = useNavigate();
  const { period, search, reset } = usePeriod<{ machineType?: string; routeName?: string }>();
  const { data, loading, error, reload } = useCall(dashboard.machineRanking, period);
  const exporting = useWrite(dashboard.export);
  const open = (row: Row) => navigate(periodLink("/syjqpmxq", period, { jqbh: row.machineNo }));

  const column = columnsOf<Row>();
  const columns = [
    column.number("rank", words.fields.rank, { width: 72, align: "center" }),
    column.text("machineNo", words.fields.machineNo, { width: 120, onOpen: open }),
    column.text("machineName", words.fields.machineName, { width: 200 }),
    column.text("pointName", words.fields.pointName, { width: 176 }),
    column.number("quantity", words.fields.quantity, { width: 96 }),
    column.money("amountFen", words.fields.amount, { width: 130 }),
    column.money("averageFen", words.fields.average),
    column.percent("share", words.fields.share, { width: 96 }),
  ];
  const more = [
    {
      name: "machineType" as const,
      label: words.fields.machineType,
      control: <ChoiceFilter values={machineTypes} words={t.machines.machineType} />,
    },
    { name: "routeName" as const, label: words.fields.routeName, control: <TextFilter /> },
  ];

  return (
    <div className="dashboard">
      <PeriodFilters values={period} onSearch={search} onReset={reset} more={more} />
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
                data.rows.map((row) => ({ name: row.machineName, amountFen: row.amountFen })),
                words.fields.amount,
              )}
              label={words.topTwenty}
            />
          )}
        </div>
      </section>
      <StatisticsTable
        title={words.machineRanking}
        rows={data?.rows ?? []}
        rowKey={(row) => row.machineNo}
        columns={columns}
        loading={loading}
        error={error}
        onRetry={() => void reload()}
        total={{ quantity: showNumber(data?.total.quantity), amountFen: showMoney(data?.total.amountFen) }}
        toolbar={
          <ExportButton
            total={data?.rows.length}
            exporting={exporting.running}
            onExport={({ format }) => exporting.run({ ...period, table: "machines", format })}
          />
        }
      />
    </div>
  );
}
