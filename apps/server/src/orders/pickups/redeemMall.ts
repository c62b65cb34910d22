import { businessDay, checkFetch, fetchingLane, refuse, type Refusal } from "@yunshou/domain";
import { outboxChannel, resendAll } from "../../machines/commands/outbox.ts";
import type { EffectContext, Incoming } from "../../machines/effects/effect.ts";
import { turnsOf } from "../../pharmacy/laneTurns.queries.ts";
import { laneKey, lockLanes } from "../../stock/stock.queries.ts";
import { note, openBook, writeBook } from "../book/book.ts";
import type { MachineFacts, Order } from "../book/order.ts";
import { lockOrders, reservedPieces } from "../book/order.queries.ts";
import { offer } from "../selling/paying.ts";
import { reservationMs } from "../selling/payRequest.ts";
import * as queries from "./mallPickups.queries.ts";

/** Tells the machine which orders its request became, and how many pieces stay on the code. */
export type AnswerPickup = (orders: readonly Order[], left: number) => void;

/**
 * The buyer of a mall typed the code of his basket. Its paid orders are offered like any other, so claim, grant, result, silence
 * and refund are theirs; what failed is fetched with the same code for as long as it is not refunded. Of an order whose lane
 * holds too little now, another lane with the product hands it out, or it stays on the code.
 */
export async function redeemMall(
  { tx, now, last, notify }: EffectContext,
  incoming: Incoming<"pickupRequest">,
  machine: MachineFacts,
  indexes: readonly Buffer[],
  answer: AnswerPickup,
): Promise<Refusal | undefined> {
  const { requestId } = incoming.message.body;
  const { topId, machineId } = machine;
  const orders = await lockOrders(tx, await queries.keptOrders(tx, topId, indexes));
  // Who had to wait for the orders reads again what was asked about them meanwhile.
  const kept = (await queries.keptOrders(tx, topId, indexes)).filter((one) => one.machineId === machineId);
  if (kept.length === 0) return refuse("orders.pickupOtherMachine");
  const served = kept.flatMap((one) => (one.requestId === requestId ? (orders.get(one.orderId) ?? []) : []));
  if (served.length > 0) {
    answer(served, 0);
    await resendAll(tx, [machineId]);
    return undefined;
  }
  const open: Order[] = [];
  let refused: Refusal | undefined;
  for (const { orderId } of kept) {
    const order = orders.get(orderId);
    const allowed = order === undefined ? refuse("orders.pickupUnknown") : checkFetch(order);
    if (allowed.ok) open.push(order!);
    else refused ??= allowed;
  }
  if (open.length === 0) return refused;
  const planned = await planLanes({ tx, now }, machine, open);
  if (planned.length === 0) return refuse("orders.pickupNotHere");
  const book = openBook(now);
  for (const order of planned) {
    note(book, order, "pickupRedeemed", {
      source: "machine",
      occurredAt: incoming.occurredAt,
      at: incoming.receivedAt,
    });
    offer(book, order);
  }
  await writeBook(tx, book, last);
  const orderIds = planned.map(({ orderId }) => orderId);
  await queries.saveRequest(tx, topId, orderIds, requestId);
  answer(
    planned,
    open.reduce((sum, { orderId, quantity }) => sum + (orderIds.includes(orderId) ? 0 : quantity), 0),
  );
  notify(outboxChannel, [machineId]);
  return undefined;
}

/** The orders that lanes of the machine can hand out now, each with its lane; lanes are locked after the orders, as by a result. */
async function planLanes(
  { tx, now }: Pick<EffectContext, "tx" | "now">,
  { machineId, timeZone }: MachineFacts,
  open: readonly Order[],
): Promise<Order[]> {
  const productIds = open.flatMap(({ productId }) => productId ?? []);
  const lanes = [...(await lockLanes(tx, await queries.lanesWith(tx, machineId, productIds))).values()];
  const reserved = new Map(
    (await reservedPieces(tx, [machineId], new Date(now.getTime() - reservationMs))).map((one) => [
      laneKey(one as never),
      one.pieces,
    ]),
  );
  const turns = await turnsOf(tx, lanes, businessDay(now, timeZone));
  const keyOf = ({ cabinet, laneNo }: Order) => laneKey({ machineId, cabinet: cabinet ?? "main", lane: laneNo ?? 0 });
  const change = (key: string, pieces: number) => reserved.set(key, (reserved.get(key) ?? 0) + pieces);
  const planned: Order[] = [];
  for (const order of open) {
    const own = keyOf(order);
    change(own, -order.quantity);
    const facts = lanes.map((lane) => {
      const key = laneKey(lane);
      return { ...lane, priceFen: null, reserved: reserved.get(key) ?? 0, turn: turns.get(key) ?? 0 };
    });
    const wanted = { productId: order.productId ?? "", quantity: order.quantity };
    const lane =
      fetchingLane(
        wanted,
        facts.filter((one) => laneKey(one) === own),
      ) ?? fetchingLane(wanted, facts);
    change(lane === undefined ? own : laneKey(lane), order.quantity);
    if (lane === undefined) continue;
    const moves = laneKey(lane) !== own;
    if (moves) await queries.moveToLane(tx, order, lane);
    planned.push(moves ? { ...order, cabinet: lane.cabinet, laneNo: lane.lane } : order);
  }
  return planned;
}
