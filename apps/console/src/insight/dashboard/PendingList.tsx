import type { OutputOf } from "@yunshou/contract";
import type { dashboard } from "@yunshou/contract/insight/dashboard";
import { type MachineStatus, queryRangeDays } from "@yunshou/domain";
import { RightOutlined } from "@ant-design/icons";
import { useNavigate } from "react-router";
import { lastDays, showNumber, StatusDot, type Tone } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";

interface PendingListProps {
  readonly data: OutputOf<typeof dashboard.overview> | undefined;
  readonly merchantNo: string | undefined;
}

type Line = readonly [label: string, count: number | undefined, tone: Tone, path: string];

/** What waits for somebody, each line leading to the list that shows it. */
export function PendingList({ data, merchantNo }: PendingListProps) {
  const words = usePhrases("dashboard").dashboard;
  const navigate = useNavigate();
  // The list shows what was counted: the count goes back as far as a list of orders may.
  const days = lastDays(queryRangeDays.orders);
  const of: Record<string, string> = merchantNo === undefined ? {} : { merchantNo };
  const orders = (filter: Record<string, string>) =>
    `/jygl/ddgl?${new URLSearchParams({ ...filter, ...days, ...of }).toString()}`;
  const refunds = `/jygl/tkgl?${new URLSearchParams({ refundStatus: "pending", ...of }).toString()}`;
  const approvals = `/xtgl/spzx?${new URLSearchParams(of).toString()}`;
  const canOpen = useCanOpen();
  const machines = (machineStatus: MachineStatus) =>
    `/shj/wdshj?${new URLSearchParams({ machineStatus, ...of }).toString()}`;
  const decided: readonly Line[] = [[words.pendingApprovals, data?.pending.approvals, "warning", approvals]];
  const tickets = `/shkf/wtfk?${new URLSearchParams({ ticketStatus: "unprocessed", ...days }).toString()}`;
  const reported: readonly Line[] = [[words.pendingTickets, data?.pending.tickets, "warning", tickets]];
  const feedback = data?.pending.customerFeedback ?? null;
  const said = `/shkf/khfk?${new URLSearchParams({ ticketStatus: "unprocessed", ...days }).toString()}`;
  const saidByCustomers: readonly Line[] = [[words.pendingFeedback, feedback ?? 0, "warning", said]];
  const prescriptions = data?.pending.prescriptions ?? null;
  const unreviewed = `/jygl/cfcx?${new URLSearchParams({ rxStatus: "unreviewed", ...days }).toString()}`;
  const prescribed: readonly Line[] = [[words.pendingPrescriptions, prescriptions ?? 0, "warning", unreviewed]];
  const lines: readonly Line[] = [
    ...(canOpen("/xtgl/spzx") ? decided : []),
    // Their list knows no single merchant either.
    ...(prescriptions !== null && merchantNo === undefined ? prescribed : []),
    [words.pendingRefunds, data?.pending.refunds, "warning", refunds],
    [words.pendingExceptions, data?.pending.exceptions, "bad", orders({ orderStatus: "exception" })],
    [
      words.pendingAlarms,
      data?.pending.alarms,
      "bad",
      `/shj/jqbj?${new URLSearchParams({ recovery: "open", fromDay: "", toDay: "", ...of }).toString()}`,
    ],
    [words.pendingOffline, data?.machines.offline, "bad", machines("offline")],
    [words.pendingOutOfStock, data?.machines.outOfStock, "warning", machines("outOfStock")],
    ...(feedback !== null && canOpen("/shkf/khfk") && merchantNo === undefined ? saidByCustomers : []),
    // Tickets are not counted for a single merchant, because their list knows merchants by name only.
    ...(canOpen("/shkf/wtfk") && merchantNo === undefined ? reported : []),
  ];
  return (
    <ul className="dashboard-pending">
      {lines.map(([label, count, tone, path]) => (
        <li key={label}>
          <button type="button" onClick={() => navigate(path)}>
            <StatusDot tone={count === undefined ? "neutral" : count > 0 ? tone : "quiet"}>{label}</StatusDot>
            <strong data-any={count ? "yes" : "no"}>{count === undefined ? "" : showNumber(count)}</strong>
            <RightOutlined aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
