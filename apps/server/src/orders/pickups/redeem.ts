import {
  businessDay,
  checkGuesses,
  checkRedeem,
  payTable,
  pickupTable,
  planPickup,
  type Refusal,
  refuse,
} from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import type { Effect, EffectContext, Incoming } from "../../machines/effects/effect.ts";
import { outboxChannel, resendAll } from "../../machines/commands/outbox.ts";
import { turnsOf } from "../../pharmacy/laneTurns.queries.ts";
import { laneKey, lockLanes } from "../../stock/stock.queries.ts";
import { mustStep, note, openBook, writeBook } from "../book/book.ts";
import { type MachineFacts, newOrder, type Order } from "../book/order.ts";
import { claimSources, machineFacts, reservedPieces, sourceName } from "../book/order.queries.ts";
import { offer } from "../selling/paying.ts";
import { reservationMs } from "../selling/payRequest.ts";
import { pickupIndexes } from "./pickupCodes.ts";
import { keptOrders } from "./mallPickups.queries.ts";
import * as queries from "./redeem.queries.ts";
import { redeemMall } from "./redeemMall.ts";

type Request = Incoming<"pickupRequest">;

export interface PickupDependencies {
  /** Opens no code: a machine's code is looked for by its keyed hash. */
  readonly secrets: Pick<Secrets, "keyedHashes">;
}

/**
 * A customer typed a pickup code. Lanes and code are locked, what is left of the code becomes orders of which nobody has to pay
 * anything, and each is offered like a paid order: claim, grant and result follow, so silence, kills and late results are what
 * they are there. Of two machines with one code the second finds it in use. A request that comes again is answered as before.
 */
export function pickupRequestEffect({ secrets }: PickupDependencies): Effect<"pickupRequest"> {
  return async (context, messages) => {
    const facts = await machineFacts(
      context.tx,
      messages.map(({ machine }) => machine.machineId),
    );
    for (const incoming of messages) {
      const refusal = await redeem(context, secrets, incoming, facts.get(incoming.machine.machineId)!);
      if (refusal === undefined) continue;
      const { requestId } = incoming.message.body;
      context.send(incoming.machine.machineNo, "pickupRefused", { requestId, reason: refusal.code });
    }
  };
}

async function redeem(
  context: EffectContext,
  secrets: PickupDependencies["secrets"],
  incoming: Request,
  machine: MachineFacts,
): Promise<Refusal | undefined> {
  const { tx, now } = context;
  const { requestId, code } = incoming.message.body;
  const served = await queries.servedBefore(tx, machine, requestId);
  if (served.length > 0) {
    answer(context, incoming, served, 0);
    await resendAll(tx, [machine.machineId]);
    return undefined;
  }
  if (machine.decommissioned) return refuse("machines.decommissioned");
  if (machine.operation === "stopSell") return refuse("lane.notForSale");
  const guesses = checkGuesses(await queries.guessesOf(tx, machine, now));
  if (!guesses.ok) return guesses;
  const indexes = pickupIndexes(secrets, code);
  // What a buyer of the mall paid is his, whether the merchant makes codes of its own or not.
  if ((await keptOrders(tx, machine.topId, indexes)).length > 0)
    return redeemMall(context, incoming, machine, indexes, (orders, left) => answer(context, incoming, orders, left));
  const isOff = !(await queries.hasPickups(tx, machine.merchantId));
  const found = isOff ? undefined : await queries.lanesFor(tx, machine, indexes);
  if (found === undefined) {
    await queries.countGuess(tx, machine);
    return refuse(isOff ? "merchants.featureOff" : "orders.pickupUnknown");
  }
  // Lanes before the code, as where a result of dispensing is written.
  const lanes = await lockLanes(tx, found.lanes);
  const [pickup] = await queries.lockPickups(tx, machine.topId, [found.pickupId]);
  if (pickup === undefined) return refuse("orders.pickupUnknown");
  const allowed = checkRedeem(pickup, {
    machineId: machine.machineId,
    today: businessDay(now, machine.timeZone),
  });
  if (!allowed.ok) return allowed;
  const since = new Date(now.getTime() - reservationMs);
  const reserved = new Map(
    (await reservedPieces(tx, [machine.machineId], since)).map((one) => [laneKey(one as never), one.pieces]),
  );
  const turns = await turnsOf(tx, [...lanes.values()], businessDay(now, machine.timeZone));
  const plan = planPickup(
    pickup.lines,
    [...lanes.values()].map((lane) => ({
      ...lane,
      turn: turns.get(laneKey(lane)) ?? 0,
      priceFen: lane.priceFen === null ? null : BigInt(lane.priceFen),
      reserved: reserved.get(laneKey(lane)) ?? 0,
    })),
  );
  if (!plan.ok) return plan;
  const sources = plan.value.map((_, place) => ({
    ...machine,
    sourceKey: `pickup:${requestId}:${place}`,
    receivedAt: incoming.receivedAt,
  }));
  const ids = await claimSources(tx, sources);
  const book = openBook(now);
  const orders = plan.value.map(({ lane, productId, quantity }, place) => {
    const source = sources[place]!;
    const priceFen = (lane.priceFen ?? 0n) * BigInt(quantity);
    const order = newOrder({
      orderId: ids.get(sourceName(source))!,
      machine,
      lane: lanes.get(laneKey(lane)),
      cabinet: lane.cabinet,
      laneNo: lane.lane,
      quantity,
      payment: "pickupCode",
      business: "pickupCode",
      sourceKey: source.sourceKey,
      cardNo: null,
      priceFen,
      discountFen: priceFen,
      orderedAt: incoming.occurredAt,
    });
    order.payState = mustStep(payTable, order.payState, "pay");
    order.paidAt = incoming.occurredAt;
    book.added.push(order);
    note(book, order, "pickupRedeemed", {
      source: "machine",
      occurredAt: incoming.occurredAt,
      at: incoming.receivedAt,
    });
    offer(book, order);
    return { order, productId };
  });
  await writeBook(tx, book, context.last);
  const { topId, merchantId, machineId } = machine;
  await queries.insertPickupOrders(
    tx,
    orders.map(({ order: { orderId, quantity }, productId }) => ({
      topId,
      merchantId,
      machineId,
      pickupId: pickup.pickupId,
      requestId,
      orderId,
      productId,
      quantity,
    })),
  );
  await queries.saveUse(tx, pickup, {
    state: mustStep(pickupTable, pickup.state, "redeem"),
    machineId,
    at: incoming.occurredAt,
  });
  const pieces = orders.reduce((sum, { order }) => sum + order.quantity, 0);
  const open = pickup.lines.reduce((sum, { quantity, delivered }) => sum + quantity - delivered, 0);
  answer(
    context,
    incoming,
    orders.map(({ order }) => order),
    open - pieces,
  );
  context.notify(outboxChannel, [machineId]);
  return undefined;
}

function answer(
  context: EffectContext,
  { machine, message }: Request,
  orders: readonly Pick<Order, "orderId" | "cabinet" | "laneNo" | "productName" | "quantity">[],
  left: number,
): void {
  context.send(machine.machineNo, "pickupAnswer", {
    requestId: message.body.requestId,
    orders: orders.map(({ orderId, cabinet, laneNo, productName, quantity }) => ({
      orderNo: orderId,
      cabinet: cabinet ?? "main",
      lane: laneNo ?? 0,
      productName,
      quantity,
    })),
    left,
  });
}
