import type { OutputOf } from "@yunshou/contract";
import type { dashboard } from "@yunshou/contract/insight/dashboard";
import { queryRangeDays } from "@yunshou/domain";
import { RightOutlined } from "@ant-design/icons";
import { useNavigate } from "react-router";
import { lastDays, showNumber, StatusDot, type Tone } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What waits for somebody, each line leading to the list that shows it. */
export function PendingList({ data }: { readonly data: OutputOf<typeof dashboard.overview> | undefined }) {
  const words = usePhrases("dashboard").dashboard;
  const navigate = useNavigate();
  // The list shows what was counted: the count goes back as far as a list of orders may.
  const days = new URLSearchParams({ ...lastDays(queryRangeDays.orders) }).toString();
  const lines: readonly [label: string, count: number | undefined, tone: Tone, path: string][] = [
    [words.pendingRefunds, data?.pending.refunds, "warning", `/jygl/ddgl?refundStatus=pending&${days}`],
    [words.pendingExceptions, data?.pending.exceptions, "bad", `/jygl/ddgl?orderStatus=exception&${days}`],
    [words.pendingAlarms, data?.pending.alarms, "bad", "/shj/wdshj?machineStatus=fault"],
    [words.pendingOffline, data?.machines.offline, "bad", "/shj/wdshj?machineStatus=offline"],
    [words.pendingOutOfStock, data?.machines.outOfStock, "warning", "/shj/wdshj?machineStatus=outOfStock"],
  ];
  return (
    <ul className="dashboard-pending">
      {lines.map(([label, count, tone, path]) => (
        <li key={label}>
          <button type="button" onClick={() => navigate(path)}>
            <StatusDot tone={count === undefined ? "neutral" : count > 0 ? tone : "good"}>{label}</StatusDot>
            <strong data-any={count ? "yes" : "no"}>{count === undefined ? "" : showNumber(count)}</strong>
            <RightOutlined aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
