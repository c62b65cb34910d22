import type { MessageDetail } from "@yunshou/contract/access/messages";
import { type MessageTarget, targetOfRecord } from "./recordTargets.ts";

type Kind = MessageDetail["kind"];
/** The message itself: its day, and the id under which it is kept. */
interface Kept {
  readonly day: string;
  readonly messageId: string;
}

type TargetOf<Of extends Kind> = (detail: Extract<MessageDetail, { kind: Of }>, kept: Kept) => MessageTarget;

const certificates = "/shgl/zjgl";
const logs = "/xtgl/rzgl";

/** Every kind of message leads somewhere; a new one without a target does not compile. */
const targets: { readonly [Of in Kind]: TargetOf<Of> } = {
  dailySummary: ({ day }) => ({ page: "/jygl/ddgl", query: { fromDay: day, toDay: day } }),
  alarm: ({ machineNo, lane }): MessageTarget =>
    lane === null
      ? { page: "/shj/wdshj", query: { view: machineNo } }
      : { page: "/shj/hdgl", query: { jqbh: machineNo } },
  alarms: () => ({ page: "/shj/jqbj", query: { recovery: "open", fromDay: "", toDay: "" } }),
  certificate: ({ certificateId }) => ({ page: certificates, query: { open: certificateId } }),
  certificates: ({ expired }) => ({ page: certificates, query: { expiry: expired > 0 ? "expired" : "expiring" } }),
  guessing: ({ account }, { day }) => ({
    page: logs,
    query: { logType: "login", logObject: account, fromDay: day, toDay: day },
  }),
  guessingSpread: (_detail, { day }) => ({ page: logs, query: { logType: "login", fromDay: day, toDay: day } }),
  mention: targetOfRecord,
  broadcast: (_detail, { day, messageId }) => ({
    page: "/xtgl/xxtz",
    query: { open: messageId, fromDay: day, toDay: day },
  }),
};

/** Where a message leads. */
export function targetOf<Of extends Kind>(detail: Extract<MessageDetail, { kind: Of }>, kept: Kept): MessageTarget {
  return (targets[detail.kind] as TargetOf<Of>)(detail, kept);
}

export const addressOfTarget = ({ page, query }: MessageTarget): string =>
  `${page}?${new URLSearchParams(query).toString()}`;
