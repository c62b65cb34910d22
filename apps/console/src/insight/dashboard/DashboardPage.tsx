import type { Words } from "@yunshou/phrases/rooms";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { fill } from "@yunshou/phrases/fill";
import { Suspense } from "react";
import { useNavigate } from "react-router";
import { showMoney, showTime, useCall } from "../../platform/kit/index.ts";
import { lazily } from "../../platform/lazily.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Chart } from "../../platform/charts/Chart.tsx";
import { Block } from "./Block.tsx";
import { dayCurve } from "./chartOptions.ts";
import "./dashboard.css";
import { Figures } from "./Figures.tsx";
import { PendingList } from "./PendingList.tsx";
import { PeriodFilters } from "./PeriodFilters.tsx";
import { RankList } from "./RankList.tsx";
import { ShareRing } from "./ShareRing.tsx";
import { periodLink, usePeriod } from "./usePeriod.ts";

const Notices = lazily(() => import("./Notices.tsx"));

const refreshMs = 30_000;

/** 首页: today, machines, pending work and rankings, each leading to its page (HOME-01, HOME-02). */
export function DashboardPage() {
  const t = usePhrases("dashboard", "payments");
  const words = t.dashboard;
  const navigate = useNavigate();
  const { period, search, reset } = usePeriod();
  const { data, error, reload } = useCall(dashboard.overview, period, { pollMs: refreshMs });
  const go = (path: string, more?: Record<string, string>) => navigate(periodLink(path, period, more));
  const openProduct = (productId: string) => {
    const spbh = data?.products.find((row) => row.productId === productId)?.productCode;
    if (spbh !== undefined) void go("/syspxlpmxq", { spbh, productId });
  };
  const payments = (data?.payments ?? []).map((row) => ({
    name: t.payments.kind[row.payment],
    amountFen: row.amountFen,
    share: row.share,
  }));
  const ranking = { error: data === undefined ? error : null, onRetry: () => void reload() };
  const waiting = data === undefined && error === null;

  return (
    <div className="dashboard">
      <Figures data={data} waiting={waiting} merchantNo={period.merchantNo} />
      <PeriodFilters values={period} onSearch={search} onReset={reset} />
      <div className="dashboard-grid">
        <Block
          title={words.trend}
          wide
          waiting={waiting}
          note={
            data && (
              <>
                <PeriodSums words={words} days={data.trend} previous={data.previous} />
                <span>{fill(words.updatedAt, { time: showTime(data.at).slice(11) })}</span>
              </>
            )
          }
        >
          <div className="dashboard-chart">
            {data && (
              <Chart
                option={dayCurve(data.trend, words, { previous: data.previous, now: data.at })}
                label={words.trend}
              />
            )}
          </div>
        </Block>
        <Block title={words.pending}>
          <PendingList data={data} merchantNo={period.merchantNo} />
        </Block>
        <Block title={words.payments} waiting={waiting} onMore={() => go("/syzfqq")}>
          <ShareRing rows={payments} label={words.payments} totalLabel={words.fields.amount} />
        </Block>
        <Block title={words.productRanking} waiting={waiting} onMore={() => go("/syspxlpm")}>
          <RankList
            {...ranking}
            rows={(data?.products ?? []).map((row) => ({
              key: row.productId,
              name: row.productName,
              image: row.image,
              amountFen: row.amountFen,
              share: row.share,
            }))}
            onOpen={openProduct}
          />
        </Block>
        <Block title={words.machineRanking} waiting={waiting} onMore={() => go("/syjqpm")}>
          <RankList
            {...ranking}
            rows={(data?.machineRanking ?? []).map((row) => ({
              key: row.machineNo,
              name: row.machineName,
              amountFen: row.amountFen,
              share: row.share,
            }))}
            onOpen={(jqbh) => go("/syjqpmxq", { jqbh })}
          />
        </Block>
        <div className="dashboard-all">
          <Suspense fallback={null}>
            <Notices />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

interface PeriodSumsProps {
  readonly words: Pick<Words<"dashboard">, "thisPeriod" | "previousPeriod">;
  readonly days: readonly { readonly amountFen: string }[];
  readonly previous: readonly { readonly amountFen: string }[] | null;
}

/** What the two curves add up to. */
function PeriodSums({ words, days, previous }: PeriodSumsProps) {
  const sum = (rows: readonly { readonly amountFen: string }[]) =>
    showMoney(String(rows.reduce((total, { amountFen }) => total + BigInt(amountFen), 0n)));
  return (
    <>
      <span className="dashboard-key">
        {words.thisPeriod} <b>{sum(days)}</b>
      </span>
      {previous !== null && (
        <span className="dashboard-key dashboard-key-previous">
          {words.previousPeriod} <b>{sum(previous)}</b>
        </span>
      )}
    </>
  );
}
