import type { Permission } from "@yunshou/contract";
import type { mallAfterSales } from "@yunshou/contract/mall/afterSales";
import { afterSaleLimits, afterSaleTable, checkAfterSaleAmount, checkText, refuse, step } from "@yunshou/domain";
import { lockOrders } from "../../orders/book/order.queries.ts";
import { refundOrder } from "../../orders/refunds/refundOrder.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import * as queries from "./afterSales.queries.ts";

type OneCall = Call<{ readonly afterSaleId: string; readonly note: string }, Permission>;

/** Handlers of the applications of buyers (REFUND-07). */
export function mallAfterSaleHandlers(): HandlersOf<typeof mallAfterSales> {
  /** The application, its order locked before anything is decided; what it says is read again under the lock. */
  async function hold({ tx, session, input }: OneCall, event: "approve" | "reject") {
    const seen = await queries.afterSaleOf(tx, session.scope, input.afterSaleId);
    if (seen === undefined) return refuse("record.unknown");
    const order = (await lockOrders(tx, [seen])).get(seen.orderId);
    const asked = await queries.afterSaleOf(tx, session.scope, input.afterSaleId);
    if (order === undefined || asked === undefined) return refuse("record.unknown");
    const next = step(afterSaleTable, asked.state, event);
    return next.ok ? { asked, order, state: next.value } : next;
  }

  return {
    list: ({ tx, session, language, input }) => queries.listAfterSales(tx, session.scope, language, input, input),

    async approve(call) {
      const { tx, session, input, now } = call;
      if ([...input.note].length > afterSaleLimits.noteLength)
        return refuse("field.tooLong", { field: "note", values: { limit: afterSaleLimits.noteLength } });
      const held = await hold(call, "approve");
      if (isRefusal(held)) return held;
      const { asked, order, state } = held;
      const amount = checkAfterSaleAmount(BigInt(input.refundAmountFen), BigInt(asked.amountFen));
      if (!amount.ok) return amount;
      const decision = { state, refundFen: amount.value, note: input.note, userId: session.userId, at: now };
      if (!(await queries.decideAfterSale(tx, asked, decision))) return refuse("record.unknown");
      const wish = { amountFen: String(amount.value), reason: "other", note: input.note } as const;
      const answer = await refundOrder(call, order, wish, "mall.afterSale.approve");
      return isRefusal(answer) ? answer : { isProposed: answer.isProposed };
    },

    async reject(call) {
      const { tx, session, input, now } = call;
      const note = checkText(input.note, "note", afterSaleLimits.noteLength);
      if (!note.ok) return note;
      const held = await hold(call, "reject");
      if (isRefusal(held)) return held;
      const { asked, order, state } = held;
      const decision = { state, refundFen: null, note: note.value, userId: session.userId, at: now };
      if (!(await queries.decideAfterSale(tx, asked, decision))) return refuse("record.unknown");
      await recordAudit(call, {
        action: "mall.afterSale.reject",
        object: order.orderId,
        merchant: order,
        after: { note: note.value },
      });
      return {};
    },
  };
}
