import type { Permission } from "@yunshou/contract";
import type { mallAfterSales } from "@yunshou/contract/mall/afterSales";
import {
  afterSaleAfter,
  type AfterSaleEvent,
  afterSaleLimits,
  type AfterSaleState,
  checkAfterSaleAmount,
  checkReturnedPieces,
  checkText,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import type { Order } from "../../orders/book/order.ts";
import { lockOrders } from "../../orders/book/order.queries.ts";
import { refundOrder } from "../../orders/refunds/refundOrder.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { takeBackMallPieces } from "../../stock/mallShelf.queries.ts";
import * as queries from "./afterSales.queries.ts";

type OneCall = Call<{ readonly afterSaleId: string; readonly note: string }, Permission>;
type GivingCall = Call<OneCall["input"] & { readonly refundAmountFen: string }, Permission>;

interface Held {
  readonly asked: queries.HeldAfterSale;
  readonly order: Order;
  /** What becomes of the application. */
  readonly state: AfterSaleState;
}

/** What the log calls each decision. */
const recorded = {
  agree: "mall.afterSale.agree",
  approve: "mall.afterSale.approve",
  receive: "mall.afterSale.receive",
  reject: "mall.afterSale.reject",
} as const;

/** Handlers of the applications of buyers (REFUND-07). */
export function mallAfterSaleHandlers(): HandlersOf<typeof mallAfterSales> {
  /** The application, its order locked before anything is decided; what it says is read again under the lock. */
  async function hold({ tx, session, input }: OneCall, event: AfterSaleEvent): Promise<Held | Refusal> {
    const seen = await queries.afterSaleOf(tx, session.scope, input.afterSaleId);
    if (seen === undefined) return refuse("record.unknown");
    const order = (await lockOrders(tx, [seen])).get(seen.orderId);
    const asked = await queries.afterSaleOf(tx, session.scope, input.afterSaleId);
    if (order === undefined || asked === undefined) return refuse("record.unknown");
    const next = afterSaleAfter(asked, event);
    return next.ok ? { asked, order, state: next.value } : next;
  }

  /** Decides without money: the buyer reads why, or where to. */
  async function tell(call: OneCall, event: "agree" | "reject") {
    const { tx, session, input, now } = call;
    const note = checkText(input.note, "note", afterSaleLimits.noteLength);
    if (!note.ok) return note;
    const held = await hold(call, event);
    if (isRefusal(held)) return held;
    const { asked, order, state } = held;
    const decision = { state, refundFen: null, note: note.value, userId: session.userId, at: now };
    if (!(await queries.decideAfterSale(tx, asked, decision))) return refuse("record.unknown");
    await recordAudit(call, {
      action: recorded[event],
      object: order.orderId,
      merchant: order,
      after: { note: note.value },
    });
    return {};
  }

  /** Gives back what was asked, or less; `pieces` are those that are sold again, of goods that came back. */
  async function giveBack(
    call: GivingCall,
    { asked, order, state }: Held,
    event: "approve" | "receive",
    pieces?: number,
  ) {
    const { tx, session, input, now } = call;
    const amount = checkAfterSaleAmount(BigInt(input.refundAmountFen), BigInt(asked.amountFen));
    if (!amount.ok) return amount;
    const note = input.note === "" ? asked.note : input.note;
    const decision = {
      state,
      refundFen: amount.value,
      note,
      userId: session.userId,
      at: now,
      ...(pieces === undefined ? {} : { pieces }),
    };
    if (!(await queries.decideAfterSale(tx, asked, decision))) return refuse("record.unknown");
    if (pieces !== undefined && asked.mallProductId !== null)
      await takeBackMallPieces(tx, asked, asked.mallProductId, {
        pieces,
        orderId: asked.orderId,
        actorId: session.userId,
        at: now,
      });
    const wish = { amountFen: String(amount.value), reason: "other", note } as const;
    const answer = await refundOrder(call, order, wish, recorded[event]);
    if (isRefusal(answer)) return answer;
    await queries.saveRefundOf(tx, asked, answer.refundId);
    return { isProposed: answer.isProposed };
  }

  /** What the buyer is told is not too long; it may be nothing. */
  const checkNote = (note: string) =>
    [...note].length > afterSaleLimits.noteLength
      ? refuse("field.tooLong", { field: "note", values: { limit: afterSaleLimits.noteLength } })
      : undefined;

  return {
    list: ({ tx, session, language, input }) => queries.listAfterSales(tx, session.scope, language, input, input),

    async approve(call) {
      const tooLong = checkNote(call.input.note);
      if (tooLong !== undefined) return tooLong;
      const held = await hold(call, "approve");
      return isRefusal(held) ? held : giveBack(call, held, "approve");
    },

    agree: (call) => tell(call, "agree"),

    async receive(call) {
      const tooLong = checkNote(call.input.note);
      if (tooLong !== undefined) return tooLong;
      const held = await hold(call, "receive");
      if (isRefusal(held)) return held;
      const pieces = checkReturnedPieces(call.input.pieces, held.asked.returnable);
      return pieces.ok ? giveBack(call, held, "receive", pieces.value) : pieces;
    },

    reject: (call) => tell(call, "reject"),
  };
}
