import type { OutputOf } from "@yunshou/contract";
import type { dashboard } from "@yunshou/contract/insight/dashboard";
import { fill } from "@yunshou/phrases/fill";
import { useNavigate } from "react-router";
import { Change, lastDays, nothingShown, showMoney, showNumber, StatCard } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Overview = OutputOf<typeof dashboard.overview>;
type Day = Overview["today"];

interface FiguresProps {
  readonly data: Overview | undefined;
  readonly waiting: boolean;
  readonly merchantNo: string | undefined;
}

/** Today in three figures, each held against yesterday, and how many machines are connected. */
export function Figures({ data, waiting, merchantNo }: FiguresProps) {
  const words = usePhrases("dashboard").dashboard;
  const navigate = useNavigate();
  const of: Record<string, string> = merchantNo === undefined ? {} : { merchantNo };
  const today = (path: string, more: Record<string, string> = {}) =>
    `${path}?${new URLSearchParams({ ...lastDays(1), ...of, ...more }).toString()}`;
  const figure = (label: string, path: string, show: (day: Day) => string, amount: (day: Day) => number) => (
    <StatCard
      label={label}
      value={data ? show(data.today) : nothingShown}
      note={data && <Yesterday whole={show(data.yesterday)} same={data.sameHours} amount={amount} show={show} />}
      loading={waiting}
      onClick={() => navigate(path)}
    />
  );
  return (
    <div className="dashboard-figures">
      {figure(
        words.todayAmount,
        today("/syjqpm"),
        (day) => showMoney(day.amountFen),
        (day) => Number(day.amountFen),
      )}
      {figure(
        words.todayOrders,
        today("/jygl/ddgl", { sold: "yes" }),
        (day) => showNumber(day.orders),
        (day) => day.orders,
      )}
      {figure(
        words.todayOnline,
        today("/syzfqq"),
        (day) => showMoney(day.onlineFen),
        (day) => Number(day.onlineFen),
      )}
      <StatCard
        label={words.machines}
        value={showNumber(data?.machines.inService)}
        note={data && <Connections {...data.machines} />}
        loading={waiting}
        onClick={() => navigate(`/shj/wdshj?${new URLSearchParams({ machineStatus: "inService", ...of }).toString()}`)}
      />
    </div>
  );
}

interface YesterdayProps {
  readonly whole: string;
  readonly same: Overview["sameHours"];
  readonly amount: (day: Day) => number;
  readonly show: (day: Day) => string;
}

/** The change over the same full hours, and yesterday as a whole. */
function Yesterday({ whole, same, amount, show }: YesterdayProps) {
  const words = usePhrases("dashboard").dashboard;
  return (
    <>
      {same !== null && amount(same.yesterday) > 0 && (
        <span className="dashboard-compared" title={`${show(same.yesterday)} → ${show(same.today)}`}>
          <Change rate={amount(same.today) / amount(same.yesterday) - 1} />{" "}
          {fill(words.sameHours, { hour: same.untilHour })}
        </span>
      )}
      <span>{fill(words.yesterday, { value: whole })}</span>
    </>
  );
}

/** Connected and unreachable machines of those in service as one bar, with the words below it; the others are named apart. */
function Connections({ inService, online, offline, ...others }: Overview["machines"]) {
  const words = usePhrases("dashboard").dashboard;
  const part = (count: number) => ({ width: `${inService === 0 ? 0 : (count / inService) * 100}%` });
  return (
    <>
      <span className="dashboard-connections" aria-hidden="true">
        <i className="kit-dot-good" style={part(online)} />
        <i className="kit-dot-bad" style={part(offline)} />
      </span>
      <span>{fill(words.machinesNote, { online, offline, ...others })}</span>
    </>
  );
}
