import type { refunds, RetryRefusal } from "@yunshou/contract/orders/refunds";
import { ownScope } from "@yunshou/database";
import {
  checkDayRange,
  checkManualRefund,
  checkRefundDecision,
  queryRangeDays,
  type Refusal,
  refuse,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { type Book, openBook, writeBook } from "../book/book.ts";
import type { Order } from "../book/order.ts";
import { lockOrders } from "../book/order.queries.ts";
import { lockRefund, type Refund } from "../book/refund.queries.ts";
import { approveRefund, declineRefund, retryRefund } from "../selling/refunds.ts";
import { refundExport, refundRow } from "./refundExport.ts";
import { refundRefusal } from "./refundRefusal.ts";
import { listRefunds, refundKeys, rulesOf } from "./refunds.queries.ts";

type Days = { readonly fromDay?: string | undefined; readonly toDay?: string | undefined };
const rangeRefusal = ({ fromDay, toDay }: Days, limitDays: number): Refusal | undefined => {
  if (fromDay === undefined || toDay === undefined) return undefined;
  const range = checkDayRange(fromDay, toDay, limitDays);
  return range.ok ? undefined : range;
};

type OwnCall = Pick<Call<unknown, "session">, "tx" | "session" | "now">;

interface Locked {
  readonly order: Order;
  readonly refund: Refund;
}

/** Handlers of the refund page (REFUND-01 to REFUND-08, decision 0029). */
export function refundHandlers(): HandlersOf<typeof refunds> {
  return {
    async list({ tx, session, input, language }) {
      const refused = rangeRefusal(input, queryRangeDays.orders);
      if (refused !== undefined) return refused;
      const { rows, ...found } = await listRefunds(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        input,
        input,
      );
      return { rows: rows.map(refundRow(session.userId)), ...found };
    },

    rules: ({ tx, session }) => rulesOf(tx, session.merchantId),

    async retry(call) {
      const { tx, session, input, now } = call;
      const locked = await lockAll(call, input.refundNos);
      if (locked === undefined) return refuse("record.unknown");
      const refused: { refundNo: string; code: RetryRefusal }[] = [];
      const book = openBook(now);
      for (const { order, refund } of locked) {
        const refusal = await retryRefusal(call, book, { order, refund });
        if (refusal?.code.startsWith("access.")) return refusal;
        if (refusal !== undefined && locked.length === 1) return refusal;
        if (refusal !== undefined) {
          refused.push({ refundNo: refund.refundId, code: refusal.code as RetryRefusal });
          continue;
        }
        retryRefund(book, order, refund, session.userId);
        await recordAudit(call, {
          action: "orders.refunds.retry",
          object: refund.refundId,
          merchant: order,
          after: { orderNo: order.orderId, amountFen: String(refund.amountFen), attempt: refund.attempt },
        });
      }
      await writeBook(tx, book);
      return { started: locked.length - refused.length, refused };
    },

    async decide(call) {
      const { tx, session, input, now } = call;
      const [locked] = (await lockAll(call, [input.refundNo])) ?? [];
      if (locked === undefined) return refuse("record.unknown");
      const { order, refund } = locked;
      const decided = checkRefundDecision(refund, input.decision, session.userId);
      if (!decided.ok) return decided;
      const book = openBook(now);
      if (input.decision === "decline") {
        if (input.note === "") return refuse("orders.noteRequired", { field: "note" });
        declineRefund(book, order, refund, session.userId, input.note);
      } else {
        // What was proposed by itself was for goods that nobody fetched; the buyer came after all.
        if (refund.operatorId === null && order.shipState !== "none")
          return refuse("state.notAllowed", { values: { state: order.shipState, event: "approve" } });
        const amount = checkManualRefund(order, refund.amountFen);
        if (!amount.ok) return amount;
        const refused = await refundRefusal(call, order, amount.value);
        if (refused !== undefined) return refused;
        approveRefund(book, order, refund, session.userId);
      }
      await writeBook(tx, book);
      await recordAudit(call, {
        action: `orders.refunds.${input.decision}`,
        object: refund.refundId,
        merchant: order,
        after: { orderNo: order.orderId, amountFen: String(refund.amountFen), note: input.note },
      });
      return {};
    },

    async export(call) {
      return rangeRefusal(call.input, queryRangeDays.exports) ?? startExport(call, refundExport);
    },
  };
}

/**
 * Locks refunds of the caller's own merchants with their orders, orders first; undefined when one of the numbers is none
 * of them. Money of an order is the owner's to give, not that of a merchant who is only authorised to the machine.
 */
async function lockAll({ tx, session }: OwnCall, refundNos: readonly string[]): Promise<Locked[] | undefined> {
  const wanted = new Set(refundNos);
  const keys = await refundKeys(tx, ownScope(session.scope), [...wanted]);
  if (keys.length !== wanted.size) return undefined;
  const orders = await lockOrders(tx, keys);
  const locked: Locked[] = [];
  for (const { topId, orderId, refundId } of keys) {
    const order = orders.get(orderId);
    const refund = await lockRefund(tx, topId, refundId);
    if (order === undefined || refund === undefined) return undefined;
    locked.push({ order, refund });
  }
  return locked;
}

/** Why a refund does not start again. What others of this book take from the same account is not there any more. */
async function retryRefusal(call: OwnCall, book: Book, { order, refund }: Locked): Promise<Refusal | undefined> {
  if (refund.state !== "failed") return refuse("orders.refundNotFailed");
  const amount = checkManualRefund(order, refund.amountFen);
  if (!amount.ok) return amount;
  const taken = [...book.refundsChanged].reduce(
    (sum, other) =>
      other.merchantId === order.merchantId && other.heldFrom === "available" ? sum + other.amountFen : sum,
    0n,
  );
  return refundRefusal(call, order, amount.value, taken);
}
