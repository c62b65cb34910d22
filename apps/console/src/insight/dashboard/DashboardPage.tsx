import { dashboard } from "@yunshou/contract";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useCall } from "../../platform/kit/queries.ts";
import { showMoney, showTime } from "../../platform/kit/show.ts";
import { StatCard } from "../../platform/kit/StatCard.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Chart } from "../charts/Chart.tsx";
import { dayCurve, shareRing } from "./chartOptions.ts";
import "./dashboard.css";
import { PeriodFilters } from "./PeriodFilters.tsx";
import { RankList } from "./RankList.tsx";
import { periodLink, usePeriod } from "./usePeriod.ts";

const refreshMs = 30_000;

/** 首页: today, machines, pending work and rankings, each leading to its page (HOME-01, HOME-02). */
export function DashboardPage() {
  const t = usePhrases();
  const navigate = useNavigate();
  const { period, search, reset } = usePeriod();
  const { data, loading, error, reload } = useCall(dashboard.overview, period, { pollMs: refreshMs });
  const words = t.dashboard;
  const go = (path: string, more?: Record<string, string>) => navigate(periodLink(path, period, more));
  const yesterday = (value: string | undefined) => fill(words.yesterday, { value: value ?? "" });
  const first = loading && data === undefined;

  const figures = [
    { label: words.todayAmount, value: showMoney(data?.today.amountFen), note: yesterday(showMoney(data?.yesterday.amountFen)), path: "/syjqpm" },
    { label: words.todayOrders, value: data?.today.orders.toLocaleString(), note: yesterday(data?.yesterday.orders.toLocaleString()), path: "/jygl/ddgl" },
    { label: words.todayOnline, value: showMoney(data?.today.onlineFen), note: yesterday(showMoney(data?.yesterday.onlineFen)), path: "/syzfqq" },
    { label: words.machines, value: data?.machines.all.toLocaleString(), note: data && fill(words.machinesNote, data.machines), path: "/shj/wdshj" },
  ];
  const pending = [
    { label: words.pendingRefunds, count: data?.pending.refunds, path: "/jygl/ddgl" },
    { label: words.pendingExceptions, count: data?.pending.exceptions, path: "/jygl/ddgl?orderStatus=exception" },
    { label: words.pendingAlarms, count: data?.pending.alarms, path: "/shj/wdshj?machineStatus=fault" },
  ];
  const payments = (data?.payments ?? []).map((row) => ({ name: t.values.payment[row.payment], amountFen: row.amountFen }));

  return (
    <div className="dashboard">
      <div className="dashboard-figures">
        {figures.map(({ label, value, note, path }) => (
          <StatCard key={label} label={label} value={value} note={note} loading={first} onClick={() => navigate(path)} />
        ))}
      </div>
      <PeriodFilters values={period} onSearch={search} onReset={reset} />
      <div className="dashboard-grid">
        <Block title={words.trend} wide note={data && fill(words.updatedAt, { time: showTime(data.at) })}>
          <div className="dashboard-chart">{data && <Chart replace option={dayCurve(data.trend, words.amount)} label={words.trend} />}</div>
        </Block>
        <Block title={words.pending}>
          <ul className="dashboard-pending">
            {pending.map(({ label, count, path }) => (
              <li key={label}>
                <button type="button" onClick={() => navigate(path)}>
                  <span>{label}</span>
                  <strong data-any={count ? "yes" : "no"}>{count ?? ""}</strong>
                </button>
              </li>
            ))}
          </ul>
        </Block>
        <Block title={words.payments} onMore={() => go("/syzfqq")}>
          <div className="dashboard-chart">{data && <Chart replace option={shareRing(payments)} label={words.payments} />}</div>
        </Block>
        <Block title={words.productRanking} onMore={() => go("/syspxlpm")}>
          <RankList
            rows={(data?.products ?? []).map((row) => ({ key: row.productCode, name: row.productName, image: row.image, amountFen: row.amountFen, share: row.share }))}
            failed={error !== null && data === undefined}
            onRetry={() => void reload()}
            onOpen={(spbh) => go("/syspxlpmxq", { spbh })}
          />
        </Block>
        <Block title={words.machineRanking} onMore={() => go("/syjqpm")}>
          <RankList
            rows={(data?.machineRanking ?? []).map((row) => ({ key: row.machineNo, name: row.machineName, amountFen: row.amountFen, share: row.share }))}
            failed={error !== null && data === undefined}
            onRetry={() => void reload()}
            onOpen={(jqbh) => go("/syjqpmxq", { jqbh })}
          />
        </Block>
      </div>
    </div>
  );
}

interface BlockProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly note?: ReactNode;
  readonly onMore?: () => void;
  readonly children: ReactNode;
}

function Block({ title, wide = false, note, onMore, children }: BlockProps) {
  const t = usePhrases();
  return (
    <section className={wide ? "kit-card dashboard-block dashboard-wide" : "kit-card dashboard-block"}>
      <header className="kit-toolbar">
        <h2>{title}</h2>
        {note !== undefined && <span className="dashboard-note">{note}</span>}
        {onMore !== undefined && <Button type="link" size="small" onClick={onMore}>{t.dashboard.more}</Button>}
      </header>
      {children}
    </section>
  );
}
