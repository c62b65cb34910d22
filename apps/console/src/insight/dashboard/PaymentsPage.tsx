import type { OutputOf } from "@yunshou/contract";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { paymentKinds } from "@yunshou/domain";
import {
  columnsOf,
  ExportButton,
  showMoney,
  showNumber,
  showPercent,
  useCall,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Chart } from "../../platform/charts/Chart.tsx";
import { rankingBars } from "./chartOptions.ts";
import "./dashboard.css";
import { PeriodFilters } from "./PeriodFilters.tsx";
import { ShareRing } from "./ShareRing.tsx";
import { StatisticsTable } from "./StatisticsTable.tsx";
import { usePeriod } from "./usePeriod.ts";

type Kind = OutputOf<typeof dashboard.payments>["kinds"][number];
type Day = OutputOf<typeof dashboard.payments>["days"][number];

/** 支付情况: payment kinds of a period with count, amount and share, and a table by day (HOME-05). */
export function PaymentsPage() {
  const t = usePhrases("dashboard", "payments");
  const words = t.dashboard;
  const { period, search, reset } = usePeriod();
  const { data, loading, error, reload } = useCall(dashboard.payments, period);
  const exporting = useWrite(dashboard.export);
  const table = { loading, error, onRetry: () => void reload() };
  const bars = (data?.kinds ?? []).map((row) => ({
    name: t.payments.kind[row.payment],
    amountFen: row.amountFen,
    share: row.share,
  }));

  const kind = columnsOf<Kind>();
  const kindColumns = [
    kind.custom("payment", words.fields.payment, (row) => t.payments.kind[row.payment]),
    kind.number("orders", words.fields.orders),
    kind.money("amountFen", words.fields.amount),
    kind.percent("share", words.fields.share),
  ];
  const day = columnsOf<Day>();
  const dayColumns = [
    day.text("day", words.fields.day, { fixed: "start" }),
    ...paymentKinds.map((payment) =>
      day.custom(payment, t.payments.kind[payment], (row) => showNumber(row.counts[payment]), {
        align: "right",
        width: 110,
      }),
    ),
    day.number("orders", words.fields.orders, { width: 110 }),
    day.money("amountFen", words.fields.amount, { width: 140 }),
  ];

  return (
    <div className="dashboard">
      <PeriodFilters values={period} onSearch={search} onReset={reset} />
      <div className="dashboard-two">
        <section className="kit-card dashboard-block">
          <header className="kit-toolbar">
            <h2>{words.payments}</h2>
          </header>
          {data ? (
            <ShareRing rows={bars} label={words.payments} totalLabel={words.fields.amount} />
          ) : (
            <div className="dashboard-waiting" />
          )}
        </section>
        <section className="kit-card dashboard-block">
          <header className="kit-toolbar">
            <h2>{words.fields.amount}</h2>
          </header>
          <div className="dashboard-chart">
            {data ? (
              <Chart option={rankingBars(bars, words.fields.amount)} label={words.fields.amount} />
            ) : (
              <div className="dashboard-waiting" />
            )}
          </div>
        </section>
      </div>
      <StatisticsTable
        {...table}
        title={words.fields.payment}
        rows={data?.kinds ?? []}
        rowKey={(row) => row.payment}
        columns={kindColumns}
        total={{
          orders: showNumber(data?.total.orders),
          amountFen: showMoney(data?.total.amountFen),
          share: showPercent(data?.total.orders === 0 ? null : 1),
        }}
      />
      <StatisticsTable
        {...table}
        title={words.byDay}
        rows={data?.days ?? []}
        rowKey={(row) => row.day}
        columns={dayColumns}
        total={{ orders: showNumber(data?.total.orders), amountFen: showMoney(data?.total.amountFen) }}
        toolbar={
          <ExportButton
            total={data?.days.length}
            exporting={exporting.running}
            onExport={({ format }) => exporting.run({ ...period, table: "payments", format })}
          />
        }
      />
    </div>
  );
}
