import { machines } from "@yunshou/contract/machines/machines";
import { refillFigure } from "@yunshou/domain";
import { Button, Empty, Segmented, Skeleton, Space } from "antd";
import { Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  EmptyState,
  lastDays,
  MachineField,
  nothingShown,
  showMoney,
  showNumber,
  StatCard,
  StatusDot,
  useCan,
  useRecord,
  whenOpened,
} from "../../platform/kit/index.ts";
import { lazily } from "../../platform/lazily.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "../registry/machines.css";
import { MachineLinks } from "./MachineLinks.tsx";
import { connectionTones, type MachineDetail } from "../registry/state.ts";
import { StateTags } from "../registry/StateTags.tsx";
import "./machine.css";

const LiveTab = lazily(async () => ({ default: (await import("./LiveTab.tsx")).LiveTab }));
const FrontTab = lazily(async () => ({ default: (await import("./FrontTab.tsx")).FrontTab }));
const CurvesTab = lazily(async () => ({ default: (await import("./CurvesTab.tsx")).CurvesTab }));
const CountersTab = lazily(async () => ({ default: (await import("./CountersTab.tsx")).CountersTab }));
const HistoryTab = lazily(async () => ({ default: (await import("./HistoryTab.tsx")).HistoryTab }));

const FeedbackCode = whenOpened(
  async () => (await import("./FeedbackCode.tsx")).FeedbackCode,
  ({ open }) => open,
);

const tabs = ["live", "front", "curves", "counters", "history"] as const;
type Tab = (typeof tabs)[number];

/** Where a machine is chosen. */
const listPage = "/shj/wdshj";

/** 机器详情: everything about one machine, found by its number in the address (MACHINE-01 to MACHINE-14). */
export function MachinePage() {
  const t = usePhrases("machines", "watch");
  const words = t.watch.page;
  const navigate = useNavigate();
  const [codeShown, showCode] = useState(false);
  const seesCounters = useCan("machines.counterReading.read");
  const [params, setParams] = useSearchParams();
  const machineNo = params.get("jqbh") || undefined;
  const shown = tabs.find((tab) => tab === params.get("tab")) ?? "live";
  const { data, error, reload } = useRecord(machines.detail, { machineNo }, { pollMs: 5_000 });
  const machine = data?.machineNo === machineNo ? data : undefined;
  const open = (next: { readonly jqbh?: string | undefined; readonly tab?: Tab }) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(next))
          if (value === undefined || value === "live") now.delete(name);
          else now.set(name, value);
        return now;
      },
      { replace: true },
    );

  return (
    <div className="kit-list">
      <section className="kit-card machine-page">
        <header className="kit-toolbar">
          <h2>
            {machine?.machineName ?? t.watch.pages["/shj/jqxq"]} <span className="machine-none">{machineNo ?? ""}</span>
          </h2>
          <Space size={12} wrap>
            {machine !== undefined && <Connection machine={machine} />}
            {machine !== undefined && <Button onClick={() => showCode(true)}>{words.feedbackCode}</Button>}
            <span className="machine-choice">
              <MachineField
                by="number"
                aria-label={t.machines.fields.machineNo}
                value={machineNo}
                onChange={(jqbh?: string) => open({ jqbh })}
              />
            </span>
          </Space>
        </header>
        {machineNo === undefined && (
          <Empty description={words.chooseHint}>
            <Button onClick={() => void navigate(listPage)}>{t.machines.pages[listPage]}</Button>
          </Empty>
        )}
        {machineNo !== undefined && machine === undefined && error !== null && (
          <EmptyState error={error} onRetry={() => void reload()} />
        )}
        {machineNo !== undefined && machine === undefined && error === null && <Skeleton active />}
        {machine !== undefined && (
          <>
            <FeedbackCode machineNo={machine.machineNo} open={codeShown} onClose={() => showCode(false)} />
            <Figures machine={machine} />
            <MachineLinks machine={machine} />
            <Segmented<Tab>
              className="machine-tabs"
              value={shown}
              onChange={(tab) => open({ tab })}
              options={tabs
                .filter((value) => value !== "counters" || seesCounters)
                .map((value) => ({ value, label: words.tab[value] }))}
            />
            <Suspense fallback={<Skeleton active />}>
              {shown === "live" && <LiveTab machine={machine} />}
              {shown === "front" && <FrontTab machineNo={machine.machineNo} />}
              {shown === "curves" && <CurvesTab machineNo={machine.machineNo} />}
              {shown === "counters" && seesCounters && <CountersTab machineNo={machine.machineNo} />}
              {shown === "history" && <HistoryTab key={machine.machineNo} machineNo={machine.machineNo} />}
            </Suspense>
          </>
        )}
      </section>
    </div>
  );
}

function Connection({ machine }: { readonly machine: MachineDetail }) {
  const t = usePhrases("machines");
  return (
    <Space size={8} wrap>
      <StatusDot tone={connectionTones[machine.onlineStatus]}>
        {t.machines.machineState[machine.onlineStatus]}
      </StatusDot>
      <StateTags row={machine} />
      <span className="machine-none">{[machine.merchantName, machine.pointName].filter(Boolean).join(" · ")}</span>
    </Space>
  );
}

/** What an operator asks first; each figure opens exactly the rows that it counts, for whoever may see them. */
function Figures({ machine }: { readonly machine: MachineDetail }) {
  const t = usePhrases("machines", "watch");
  const words = t.watch.page;
  const navigate = useNavigate();
  const [seesOrders, seesLanes, seesAlarms] = [
    useCan("orders.order.read"),
    useCan("machines.lane.read"),
    useCan("machines.alarm.read"),
  ];
  const { machineNo } = machine;
  const to = (path: string, query: Readonly<Record<string, string>>) => () =>
    void navigate(`${path}?${new URLSearchParams(query).toString()}`);
  const orders = to("/jygl/ddgl", { machineNo, ...lastDays(1) });
  const alarms = to("/shj/jqbj", { machineNo, recovery: "open", fromDay: "", toDay: "" });
  const lanes = to("/shj/hdgl", { jqbh: machineNo });
  return (
    <div className="machine-figures">
      <StatCard
        label={t.machines.today}
        value={showMoney(machine.todayAmountFen)}
        note={`${words.orders} ${showNumber(machine.todayOrders)}`}
        {...(seesOrders ? { onClick: orders } : {})}
      />
      <StatCard
        label={t.machines.refill}
        value={refillFigure(machine.lanesBelow, machine.lanesAll)}
        {...(seesLanes ? { onClick: lanes } : {})}
      />
      <StatCard
        label={words.openAlarms}
        value={showNumber(machine.openAlarms.length)}
        {...(seesAlarms ? { onClick: alarms } : {})}
      />
      <StatCard
        label={t.machines.fields.temperature}
        value={machine.temperature === null ? nothingShown : `${showNumber(machine.temperature, 1)} °C`}
      />
    </div>
  );
}
