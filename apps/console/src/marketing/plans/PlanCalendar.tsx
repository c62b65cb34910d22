import { LeftOutlined, RightOutlined } from "@ant-design/icons";
import { plans } from "@yunshou/contract/marketing/plans";
import { addDays, businessDay, calendarPlans, type SchemeKind, schemeKinds } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Segmented, Spin } from "antd";
import { type CSSProperties, type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { Choice, choicesOf, EmptyState, useCall, whenOpened } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { PlanBar } from "./PlanBar.tsx";
import "./planCalendar.css";

const PlanDrawer = whenOpened(
  async () => (await import("./PlanDrawer.tsx")).PlanDrawer,
  ({ plan }) => plan !== undefined,
);

const spans = { week: 7, month: 31 } as const;
type Span = keyof typeof spans;

/** What runs where: a row a plan, a column a day; clashes and prices below purchase are marked (MKT-17, patterns §7.10). */
export function PlanCalendar({ switcher }: { readonly switcher: ReactNode }) {
  const t = usePhrases("planCalendar", "marketing");
  const words = t.planCalendar;
  const [params, setParams] = useSearchParams();
  const today = businessDay(new Date(), sessionCustomData()?.timeZone ?? "Asia/Shanghai");
  const span: Span = params.get("span") === "week" ? "week" : "month";
  const from = /^\d{4}-\d{2}-\d{2}$/.exec(params.get("from") ?? "")?.[0] ?? addDays(today, -3);
  const planType = schemeKinds.find((one) => one === params.get("planType"));
  const days = Array.from({ length: spans[span] }, (_, place) => addDays(from, place));
  const asked = { fromDay: from, toDay: days.at(-1)!, ...(planType === undefined ? {} : { planType }) };
  const { data, error, loading, reload } = useCall(plans.calendar, asked, { silent: true });
  const [opened, open] = useState<string>();
  const show = (change: Readonly<Record<string, string | undefined>>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(change))
          value === undefined ? now.delete(name) : now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const rows = data?.rows ?? [];
  return (
    <div className="kit-list">
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{t.marketing.pages["/yxch/yxjhgl"]}</h2>
          <div className="kit-toolbar-buttons plan-calendar-tools">
            <Choice<SchemeKind>
              allowClear
              style={{ width: 150 }}
              aria-label={t.marketing.fields.planType}
              placeholder={t.marketing.fields.planType}
              values={schemeKinds}
              words={t.marketing.kind}
              {...(planType === undefined ? {} : { value: planType })}
              onChange={(value?: SchemeKind) => show({ planType: value })}
            />
            <Segmented<Span>
              value={span}
              options={choicesOf(["week", "month"] as const, words.spans)}
              onChange={(value) => show({ span: value })}
            />
            <Button
              icon={<LeftOutlined />}
              aria-label={words.earlier}
              title={words.earlier}
              onClick={() => show({ from: addDays(from, -spans[span]) })}
            />
            <Button onClick={() => show({ from: undefined })}>{words.today}</Button>
            <Button
              icon={<RightOutlined />}
              aria-label={words.later}
              title={words.later}
              onClick={() => show({ from: addDays(from, spans[span]) })}
            />
            {switcher}
          </div>
        </header>
        {data?.more === true && <Alert type="info" showIcon title={fill(words.more, { n: calendarPlans })} />}
        <Spin spinning={loading} delay={200}>
          {rows.length === 0 && !loading ? (
            <EmptyState error={error} onRetry={() => void reload()} hint={words.none} />
          ) : (
            <div className="plan-calendar" style={{ "--plan-days": days.length } as CSSProperties}>
              <div className="plan-calendar-head" aria-hidden="true">
                <span />
                {days.map((day) => (
                  <span key={day} data-today={day === today} data-week={new Date(`${day}T00:00:00Z`).getUTCDay() % 6}>
                    {day.endsWith("-01") || day === from ? day.slice(5) : day.slice(8)}
                  </span>
                ))}
              </div>
              <ul>
                {rows.map((plan) => (
                  <PlanBar key={plan.planId} plan={plan} days={days} onOpen={() => open(plan.planId)} />
                ))}
              </ul>
            </div>
          )}
        </Spin>
      </section>
      <PlanDrawer plan={rows.find(({ planId }) => planId === opened)} onOpen={open} onClose={() => open(undefined)} />
    </div>
  );
}
