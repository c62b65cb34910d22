import type { AnswerOf, Language } from "@yunshou/contract";
import { type Handle, idTime, ownScope, type Scope } from "@yunshou/database";
import type { orders } from "@yunshou/contract/orders/orders";
import {
  checkCommandable,
  checkDayRange,
  checkProcessException,
  checkRemoteDispense,
  deliveryState,
  listedRefundState,
  orderTable,
  queryRangeDays,
  released,
  type Refusal,
  refuse,
  waitingFen,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { announce } from "../selling/duties.ts";
import { mustStep, note, noteChange, openBook, writeBook } from "../book/book.ts";
import { moneyFacts, type Order, saleMoney, soldAtMachine } from "../book/order.ts";
import { lockOrders, type OrderKey } from "../book/order.queries.ts";
import { hasProposal } from "../book/refund.queries.ts";
import { orderExport } from "./orderExport.ts";
import { orderRow } from "./orderRow.ts";
import {
  connectionOf,
  type EventRow,
  eventsOf,
  type RefundListRow,
  promotionsOf,
  refundsOf,
} from "./orderDetail.queries.ts";
import { listOrders, type OrderListRow, orderInScope, orderRowOf } from "./orders.queries.ts";
import { offer } from "../selling/paying.ts";
import type { PaymentDependencies } from "../selling/payCode.ts";
import { settleFailedRefund } from "../selling/refunds.ts";
import { refundOrder } from "../refunds/refundOrder.ts";

/** Handlers of orders (ORDER-01 to ORDER-18, REFUND-01 to REFUND-08). */
export function orderHandlers({ notify }: Pick<PaymentDependencies, "notify">): HandlersOf<typeof orders> {
  return {
    async list({ tx, session, input, language }) {
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
      if (!range.ok) return range;
      const { rows, total, totalIsCapped } = await listOrders(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        input,
      );
      return { rows: rows.map(orderRow), total, totalIsCapped };
    },

    async detail({ tx, session, input, language }) {
      const key = await findOrder(session, tx, input.orderNo);
      return (
        (key === undefined ? undefined : await orderDetail(tx, session.scope, key, language)) ??
        refuse("record.unknown")
      );
    },

    async refund(call) {
      const { input } = call;
      const order = await lock(call, input.orderNo);
      if (order === undefined) return refuse("record.unknown");
      return refundOrder(call, order, input, "orders.refund");
    },

    async process(call) {
      const { tx, session, input, now } = call;
      const order = await lock(call, input.orderNo);
      if (order === undefined) return refuse("record.unknown");
      const { outcome } = input;
      const waited = waitingFen(moneyFacts(order));
      const reason = checkProcessException(
        { ...order, delivery: deliveryState(order.shipState), waitingFen: waited },
        input,
      );
      if (!reason.ok) return reason;
      // Whoever approves it later does not see that the customer had goods or money otherwise.
      if (waited > 0n && (await hasProposal(tx, order))) return refuse("orders.refundProposed");
      const book = openBook(now);
      if (waited > 0n) book.ledger.push(released(saleMoney(order, waited)));
      order.outcome = outcome ?? order.outcome;
      settleFailedRefund(book, order);
      order.state = mustStep(orderTable, order.state, "process");
      noteChange(book, order, "processed", {
        source: "person",
        actorId: session.userId,
        detail: { note: reason.value, outcome },
      });
      await writeBook(tx, book);
      await recordAudit(call, {
        action: "orders.process",
        object: order.orderId,
        merchant: order,
        after: { note: reason.value, outcome },
      });
      return {};
    },

    async dispense(call) {
      const { tx, session, input, now } = call;
      const order = await lock(call, input.orderNo);
      if (order === undefined) return refuse("record.unknown");
      const allowed = firstRefusal(
        checkRemoteDispense({ ...order, ship: order.shipState }),
        checkCommandable(await connectionOf(tx, order.machineId)),
      );
      if (allowed !== undefined) return allowed;
      if (await hasProposal(tx, order)) return refuse("orders.refundProposed");
      const book = openBook(now);
      note(book, order, "remoteDispense", { source: "person", actorId: session.userId });
      offer(book, order);
      await writeBook(tx, book);
      await recordAudit(call, { action: "orders.dispense", object: order.orderId, merchant: order });
      call.afterCommit(() => announce(notify, book));
      return {};
    },

    async export(call) {
      const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.exports);
      return range.ok ? startExport(call, orderExport) : range;
    },
  };
}

const firstRefusal = (...results: readonly ({ readonly ok: true } | Refusal)[]): Refusal | undefined =>
  results.find((result): result is Refusal => !result.ok);

type Session = Call<unknown, "session">["session"];

/** An order of the scope with what happened to it; undefined when there is none. */
export async function orderDetail(
  tx: Handle,
  scope: Scope,
  key: OrderKey,
  language: Language,
): Promise<AnswerOf<typeof orders.detail> | undefined> {
  const order = await orderRowOf(tx, scope, key, language);
  if (order === undefined) return undefined;
  return {
    order: orderRow(order),
    events: [...firstEvents(order, key.orderId), ...(await eventsOf(tx, key)).map(presentEvent)],
    refunds: (await refundsOf(tx, key)).map(presentRefund),
    promotions: await promotionsOf(tx, scope, key),
  };
}

/** The platform looks through all trees, everybody else through their own. */
export const findOrder = (session: Session, tx: Call<unknown>["tx"], orderNo: string): Promise<OrderKey | undefined> =>
  orderInScope(tx, session.scope, session.level === "3" ? undefined : session.topMerchantId, orderNo);

/** An order of the caller's own merchants, locked until the call ends. */
export async function lock(
  { tx, session }: Pick<Call<unknown, "session">, "tx" | "session">,
  orderNo: string,
): Promise<Order | undefined> {
  // Money and goods of an order are the owner's to give, not those of a merchant who is only authorised to the machine.
  const key = await findOrder({ ...session, scope: ownScope(session.scope) }, tx, orderNo);
  return key === undefined ? undefined : (await lockOrders(tx, [key])).get(key.orderId);
}

/** What every order starts with; a sale that the machine finished by itself was paid and dispensed before the cloud knew it. */
function firstEvents(order: OrderListRow, orderNo: string) {
  const at = idTime(orderNo);
  const occurredAt = order.orderTime;
  const event = (kind: string, detail: Record<string, string | number | null>) => ({
    at,
    occurredAt,
    kind,
    // An order of the mall was placed with the cloud.
    source: order.machineNo === "" ? ("cloud" as const) : ("machine" as const),
    actor: null,
    detail,
  });
  const placed = event("placed", { lane: order.laneNo, quantity: order.quantity, priceFen: order.orderPriceFen });
  if (!soldAtMachine({ sourceKey: order.merchantOrderNo ?? "" })) return [placed];
  const paid = event("paid", { amountFen: order.paidFen, method: order.payMethod });
  // Of a lucky purchase that was not won nothing was to come out.
  if (order.shipState === "none") return [placed, paid];
  return [placed, paid, event(order.shipState === "failed" ? "failed" : "dispensed", {})];
}

const presentEvent = ({ at, occurredAt, kind, source, actor, detail }: EventRow) => ({
  at,
  occurredAt,
  kind,
  source,
  actor,
  detail,
});

const presentRefund = (row: RefundListRow) => ({
  ...row,
  status: listedRefundState(row.status),
});
