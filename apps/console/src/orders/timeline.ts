import type { OrderDetail } from "./words.ts";

type OrderEvent = OrderDetail["events"][number];
type Refund = OrderDetail["refunds"][number];

/** One point of an order's timeline: an event, the refund it is about, or both. */
export interface TimelineEntry {
  readonly key: string;
  readonly at: string;
  readonly kind: string;
  readonly source: OrderEvent["source"];
  readonly actor: string | null;
  readonly occurredAt: string | null;
  readonly detail: OrderEvent["detail"];
  readonly refund: Refund | undefined;
}

type Fact = Pick<TimelineEntry, "kind" | "at" | "source">;

/**
 * Everything that happened to an order in one line, oldest first. What no event tells, the times
 * of the order do. A refund appears where it was asked for, with its state of now.
 */
export function timelineOf({ order, events, refunds }: OrderDetail): TimelineEntry[] {
  const told = new Set(events.map((event) => event.kind));
  const facts: Fact[] = told.has("placed") ? [] : [{ kind: "placed", at: order.orderTime, source: "machine" }];
  if (order.payTime !== null && !told.has("paid")) facts.push({ kind: "paid", at: order.payTime, source: "machine" });
  const delivered =
    order.deliveryStatus === "partlyDelivered" ? "part" : order.deliveryStatus === "failed" ? "failed" : "dispensed";
  if (order.deliverTime !== null && !told.has(delivered))
    facts.push({ kind: delivered, at: order.deliverTime, source: "machine" });

  const tellsRefund = ({ kind }: OrderEvent) => kind === "refundAsked" || kind === "refundProposed";
  const asked = new Set(events.filter(tellsRefund).map((event) => event.detail["refund"]));
  const entries: Omit<TimelineEntry, "key">[] = [
    ...facts.map((fact) => ({ ...fact, actor: null, occurredAt: null, detail: {}, refund: undefined })),
    ...events.map((event) => ({
      ...event,
      refund: tellsRefund(event) ? refunds.find((refund) => refund.refundId === event.detail["refund"]) : undefined,
    })),
    ...refunds
      .filter((refund) => !asked.has(refund.refundId))
      .map((refund) => ({
        kind: "refundAsked",
        at: refund.requestedAt,
        source: refund.method === "auto" ? ("cloud" as const) : ("person" as const),
        actor: refund.operator,
        occurredAt: null,
        detail: {},
        refund,
      })),
  ];
  return entries
    .map((entry, place) => ({ entry, place, time: Date.parse(entry.at) }))
    .sort((left, right) => left.time - right.time || left.place - right.place)
    .map(({ entry, place }) => ({ ...entry, key: `${entry.kind}.${place}` }));
}
