import type { Handle, Scope } from "@yunshou/database";
import {
  checkMallAction,
  type MallOrderAction,
  mallOrderTable,
  refuse,
  type Refusal,
  type ShopKind,
} from "@yunshou/domain";
import { noMachine, type Order } from "../../orders/book/order.ts";
import { lockOrders } from "../../orders/book/order.queries.ts";
import { isRefundAsked } from "../../orders/book/refund.queries.ts";
import { type HeldMallOrder, mallOrdersOf } from "./orders.queries.ts";

export interface Held {
  readonly order: Order;
  readonly goods: HeldMallOrder;
}

const leaving: ReadonlySet<MallOrderAction> = new Set(["deliver", "assign", "handOver"]);

/** Locks orders of a kind of shop for an action that every one of them must allow; one that is not there refuses all. */
export async function holdMallOrders(
  { tx, scope, kind }: { readonly tx: Handle; readonly scope: Scope; readonly kind: ShopKind },
  orderNos: readonly string[],
  action: MallOrderAction,
): Promise<readonly Held[] | Refusal> {
  const wanted = [...new Set(orderNos)];
  const orders = await lockOrders(tx, await mallOrdersOf(tx, scope, kind, wanted));
  const held: Held[] = [];
  // What an order says of its goods is read again now that it is locked.
  for (const goods of await mallOrdersOf(tx, scope, kind, wanted)) {
    const order = orders.get(goods.orderId);
    if (order === undefined) continue;
    const state = mallOrderTable[order.payState][goods.fulfilment];
    const allowed = checkMallAction(state, action, {
      isAtMachine: order.machineId !== noMachine,
      isFree: order.payState === "paid" && order.paidFen === 0n,
    });
    if (!allowed.ok) return allowed;
    // Pieces that are free again may be somebody else's by now, although the money came late after all.
    if (action !== "close" && action !== "refund" && goods.hold !== "reserved")
      return refuse("state.notAllowed", { values: { state, event: action } });
    // Goods that leave would be neither seen nor taken back by who approves the refund; those under way may change hands.
    if (leaving.has(action) && state !== "delivering" && (await isRefundAsked(tx, order)))
      return refuse("orders.refundProposed");
    held.push({ order, goods });
  }
  return held.length < wanted.length ? refuse("mall.orderUnknown") : held;
}
