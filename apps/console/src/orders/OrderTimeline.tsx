import type { Phrases } from "../platform/phrases/loadedRooms.ts";
import { fill } from "@yunshou/phrases/fill";
import { Timeline } from "antd";
import { showMoney, showTime } from "../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../platform/phrases/usePhrases.ts";
import { timelineOf, type TimelineEntry } from "./timeline.ts";
import type { OrderDetail } from "./words.ts";
import { showElapsed } from "../platform/kit/show/duration.ts";

const colours: Readonly<Record<string, string>> = {
  paid: "green",
  dispensed: "green",
  refunded: "orange",
  refundAsked: "orange",
  part: "orange",
  failed: "red",
  unknown: "red",
  exception: "red",
  refundFailed: "red",
  refundContradiction: "red",
  closed: "gray",
  cardHonoured: "green",
};

/** Everything that happened to an order, in one vertical line: what, who, when, and what it means. */
export function OrderTimeline({ detail }: { readonly detail: OrderDetail }) {
  const entries = timelineOf(detail);
  return (
    <Timeline
      items={entries.map((entry, index) => ({
        key: entry.key,
        color: colours[entry.kind] ?? "blue",
        content: <Entry entry={entry} before={entries[index - 1]} />,
      }))}
    />
  );
}

function Entry({ entry, before }: { readonly entry: TimelineEntry; readonly before: TimelineEntry | undefined }) {
  const t = usePhrases("orders");
  const language = useLanguage();
  const kinds: Readonly<Record<string, string>> = t.orders.event;
  return (
    <div className="order-event">
      <b>{kinds[entry.kind] ?? t.orders.event.other}</b>
      <time dateTime={entry.at}>
        {before !== undefined && <i>{showElapsed(before.at, entry.at, language)}</i>}
        {showTime(entry.at)}
      </time>
      <span>{entry.actor ?? t.orders.source[entry.source]}</span>
      {linesOf(entry, t).map((line) => (
        <small key={line}>{line}</small>
      ))}
    </div>
  );
}

/** What is known beside kind, time and source; amounts and reasons in words, technical details left out. */
function linesOf({ at, occurredAt, detail, refund }: TimelineEntry, t: Phrases<"orders">): string[] {
  const reasons: Readonly<Record<string, string>> = t.orders.exceptionReason;
  const outcomes: Readonly<Record<string, string>> = t.orders.outcome;
  const lines: string[] = [];
  if (refund !== undefined)
    lines.push(
      `${showMoney(refund.amountFen)} · ${t.orders.reason[refund.reason]} · ${t.orders.method[refund.method]} · ${t.orders.refundStatus[refund.status]}`,
    );
  else if (typeof detail["amountFen"] === "string") lines.push(showMoney(detail["amountFen"]));
  if (typeof detail["tradeNo"] === "string") lines.push(`${t.orders.fields.thirdTradeNo} ${detail["tradeNo"]}`);
  if (typeof detail["reasons"] === "string")
    lines.push(
      detail["reasons"]
        .split(",")
        .map((reason) => reasons[reason] ?? reason)
        .join(" · "),
    );
  if (typeof detail["arrearsFen"] === "string")
    lines.push(fill(t.orders.becameArrears, { amount: showMoney(detail["arrearsFen"]) }));
  const cards: Readonly<Record<string, string>> = t.orders.cardReason;
  if (typeof detail["card"] === "string")
    lines.push(
      detail["card"]
        .split(",")
        .map((reason) => cards[reason] ?? reason)
        .join(" · "),
    );
  if (typeof detail["outcome"] === "string") lines.push(outcomes[detail["outcome"]] ?? detail["outcome"]);
  if (typeof detail["note"] === "string" && detail["note"] !== "") lines.push(detail["note"]);
  if (refund?.failure) lines.push(refund.failure);
  // A machine's own clock is worth a line only where it disagrees.
  if (occurredAt !== null && showTime(occurredAt) !== showTime(at))
    lines.push(fill(t.orders.occurred, { time: showTime(occurredAt) }));
  return lines;
}
