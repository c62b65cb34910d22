import type { AnswerOf, Language } from "@yunshou/contract";
import type { orderLists } from "@yunshou/contract/orders/orderLists";
import type { Handle, Scope } from "@yunshou/database";
import { deliveryState, type ShipState } from "@yunshou/domain";
import type { OrderKey } from "../book/order.queries.ts";
import { soldAtMachine } from "../book/order.ts";
import { type EventRow, eventsOf } from "../list/orderDetail.queries.ts";
import { type OrderListRow, orderRowOf } from "../list/orders.queries.ts";
import { dispensedView } from "./views.ts";

type Attempt = AnswerOf<typeof orderLists.attempts>["attempts"][number];
type Fault = Attempt["fault"];

/** How a try ended, by the kind of the event that says so. */
const ends: Readonly<Record<string, ShipState>> = {
  dispensed: "dispensed",
  part: "part",
  failed: "failed",
  unknown: "unknown",
};

const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);
export const faultOf = (value: unknown): Fault =>
  value === "jam" || value === "timeout" || value === "other" ? value : null;

/** The tries of an order; undefined of one that the scope does not have. */
export async function attemptsInScope(
  tx: Handle,
  scope: Scope,
  key: OrderKey,
  language: Language,
): Promise<readonly Attempt[] | undefined> {
  const order = await orderRowOf(tx, scope, key, language, dispensedView);
  return order === undefined ? undefined : attemptsOf(order, await eventsOf(tx, key));
}

/**
 * The tries of a machine to bring out the goods of an order, in the order in which they happened: each offer begins one.
 * A sale that the machine made by itself has no offer; it is one try that is told from the order.
 */
export function attemptsOf(
  order: OrderListRow & { readonly dispensed: number },
  events: readonly EventRow[],
): readonly Attempt[] {
  const { orderNo, machineNo, machineName, laneNo, productName, quantity } = order;
  const about = { orderNo, machineNo, machineName, laneNo, productName, quantity };
  const tries: Attempt[] = [];
  const begin = (operatorName: string | null, offerTime: Date | null): Attempt => ({
    attempt: tries.length + 1,
    ...about,
    dispensed: null,
    fault: null,
    deliveryStatus: "delivering",
    weightBeforeGrams: null,
    weightAfterGrams: null,
    operatorName,
    offerTime,
    grantTime: null,
    deliverTime: null,
  });
  let operator: string | null = null;
  for (const { kind, at, actor, detail, occurredAt } of events) {
    const last = tries.at(-1);
    if (kind === "remoteDispense") operator = actor;
    else if (kind === "offered") {
      tries.push(begin(operator, at));
      operator = null;
    } else if (last !== undefined && kind === "granted") tries[tries.length - 1] = { ...last, grantTime: at };
    else if (last !== undefined && ends[kind] !== undefined)
      tries[tries.length - 1] = {
        ...last,
        deliveryStatus: deliveryState(ends[kind]),
        dispensed: numberOf(detail["dispensed"]),
        fault: faultOf(detail["fault"]),
        weightBeforeGrams: numberOf(detail["weightBeforeGrams"]),
        weightAfterGrams: numberOf(detail["weightAfterGrams"]),
        deliverTime: occurredAt ?? at,
      };
  }
  if (tries.length === 0 && soldAtMachine({ sourceKey: order.merchantOrderNo ?? "" }) && order.shipState !== "none")
    tries.push({
      ...begin(null, null),
      deliveryStatus: deliveryState(order.shipState),
      dispensed: order.dispensed,
      weightBeforeGrams: order.weightBeforeGrams,
      weightAfterGrams: order.weightAfterGrams,
      deliverTime: order.deliverTime,
    });
  return tries;
}
