import { isDeepStrictEqual } from "node:util";
import type { Handle } from "@yunshou/database";
import {
  checkSaleAmounts,
  checkSalePlausible,
  decideSale,
  machineSale,
  mostUrgent,
  type OfferShare,
  onlinePaymentKinds,
  refundMethodFor,
  shipTable,
} from "@yunshou/domain";
import { saleChannel, saleNotice } from "../book/saleNotice.ts";
import { raiseAlarms } from "../../machines/conditions/alarms.queries.ts";
import { copyAlarmsToConditions } from "../../machines/conditions/conditions.queries.ts";
import { machinesChannel } from "../../machines/effects/hello.ts";
import { BadMessage, type EffectContext, type Effect, type Incoming } from "../../machines/effects/effect.ts";
import { sharesOfSales, type SoldAtMachine } from "../../marketing/prices/claimOffers.ts";
import { take } from "../../stock/shelf.ts";
import { laneKey, type LaneName, lockLanes, type LockedLane } from "../../stock/stock.queries.ts";
import { type Book, complete, count, mustStep, note, noteBatch, openBook, raise, writeBook } from "../book/book.ts";
import { paidByCard } from "../book/cards.ts";
import { type MachineFacts, newOrder, type Order, saleMoney } from "../book/order.ts";
import { claimSources, machineFacts, type SoldFacts, soldUnder, sourceName } from "../book/order.queries.ts";
import { cardRefundDue } from "./orderTimers.ts";
import { type RefundWish, startRefund } from "./refunds.ts";
import { compareWeights } from "./weighing.ts";
import { insertWithheld } from "./withheld.queries.ts";

type Told = Incoming<"sale">;
/** What of a message makes a sale, whether it came just now or was set aside before. */
type Sale = Pick<Told, "machine" | "receivedAt" | "occurredAt"> & { readonly message: Pick<Told["message"], "body"> };

const sourceOf = ({ machine, message, receivedAt }: Sale) => ({
  topId: machine.topId,
  merchantId: machine.merchantId,
  machineId: machine.machineId,
  sourceKey: `sale:${message.body.saleId}`,
  receivedAt,
});

const laneOf = ({ machine, message }: Sale): LaneName => ({
  machineId: machine.machineId,
  cabinet: message.body.cabinet,
  lane: message.body.lane,
});

const amountsOf = ({ message: { body } }: Sale) => ({
  quantity: body.quantity,
  priceFen: BigInt(body.priceFen),
  paidFen: BigInt(body.paidFen),
  dispensed: body.dispensed,
  lucky: body.lucky,
});

/**
 * Sales that machines took the money for and finished by themselves, a whole batch in a few statements: order, stock,
 * ledger and rollups. Real money is never dropped; what does not fit becomes an exception order.
 */
export const sale: Effect<"sale"> = async (context, messages) => {
  const { tx, now, notify, last } = context;
  refuseImpossible(messages);
  const [ids, facts, lanes] = await Promise.all([
    claimSources(tx, messages.map(sourceOf)),
    machineFacts(
      tx,
      messages.map(({ machine }) => machine.machineId),
    ),
    lockLanes(tx, messages.map(laneOf)),
  ]);
  if (ids.size < messages.length) await refuseOthers(tx, messages, ids);
  await withhold(context, messages, ids, lanes);
  if (ids.size === 0) return;
  const book = openBook(now, lanes);
  const atOffers = messages.some(({ message }) => message.body.offer !== undefined);
  const priced = atOffers ? messages.map((told) => pricedSale(told, facts.get(told.machine.machineId)!)) : [];
  const shares = await sharesOfSales(tx, priced);
  for (const [place, incoming] of messages.entries()) {
    const name = sourceName(sourceOf(incoming));
    const orderId = ids.get(name);
    if (orderId === undefined) continue;
    ids.delete(name);
    const refund = recordSale(book, incoming, orderId, facts.get(incoming.machine.machineId)!, shares[place]);
    // Nearly no sale needs one, and waiting for nothing a thousand times costs more than recording them.
    if (refund !== undefined) await startRefund(tx, book, refund.order, refund.wish);
  }
  await compareWeights(
    tx,
    book,
    book.added.map((order) => ({ order, said: order })),
  );
  await writeBook(tx, book, last);
  notify(saleChannel, saleNotice(book.sales));
};

/** What of a sale is compared with the list of prices that it names. */
const pricedSale = ({ message: { body }, occurredAt }: Sale, machine: MachineFacts): SoldAtMachine => ({
  ...machine,
  cabinet: body.cabinet,
  lane: body.lane,
  quantity: body.quantity,
  priceFen: BigInt(body.priceFen),
  paidFen: BigInt(body.paidFen),
  soldAt: occurredAt,
  offer: body.lucky === undefined ? body.offer : undefined,
});

/**
 * A name is one sale's for ever. The same sale again changes nothing; another sale under its name, as from a machine that
 * counts anew, is set aside with an alarm: booked it might count twice, passed over its money would be lost unseen.
 */
async function refuseOthers(tx: Handle, messages: readonly Told[], ids: ReadonlyMap<string, string>): Promise<void> {
  const firsts = new Map<string, SoldFacts>();
  for (const incoming of messages) {
    const name = sourceName(sourceOf(incoming));
    if (ids.has(name) && !firsts.has(name)) firsts.set(name, factsOf(incoming));
  }
  const known = await soldUnder(
    tx,
    messages.map(sourceOf).filter((source) => !firsts.has(sourceName(source))),
  );
  const bad = messages.filter((incoming) => {
    const name = sourceName(sourceOf(incoming));
    const first = firsts.get(name) ?? known.get(name);
    return first !== undefined && !isDeepStrictEqual(first, factsOf(incoming));
  });
  if (bad.length > 0)
    throw new BadMessage(
      bad.map((incoming) => ({ incoming, problem: "sale: its saleId is the name of another sale" })),
    );
}

function factsOf(incoming: Sale): SoldFacts {
  const { machineId, sourceKey } = sourceOf(incoming);
  const { cabinet, lane: laneNo, quantity, payment, priceFen, paidFen, cardNo } = incoming.message.body;
  return {
    machineId,
    sourceKey,
    cabinet,
    laneNo,
    quantity,
    payment,
    priceFen: String(priceFen * quantity),
    paidFen: String(paidFen),
    cardNo: cardNo ?? null,
  };
}

/**
 * Sets aside, with an alarm, what nobody can have paid for these goods, and takes it out of `ids`: it is in no figure until a
 * person decides about it. Its order's number stays claimed, so that it is booked at most once however often it is said.
 */
async function withhold(
  { tx, notify }: EffectContext,
  messages: readonly Sale[],
  ids: Map<string, string>,
  lanes: ReadonlyMap<string, LockedLane>,
): Promise<void> {
  const machineIds: string[] = [];
  for (const incoming of messages) {
    const source = sourceOf(incoming);
    const orderId = ids.get(sourceName(source));
    const lane = lanes.get(laneKey(laneOf(incoming)));
    const lanePriceFen = lane?.priceFen ?? null;
    const priceFen = lanePriceFen === null ? null : BigInt(lanePriceFen);
    if (orderId === undefined || checkSalePlausible(amountsOf(incoming), { priceFen }).ok) continue;
    ids.delete(sourceName(source));
    const { body } = incoming.message;
    const { occurredAt } = incoming;
    const { productId = null, productName } = lane ?? { productName: null };
    const sold = { productId, productName: productName ?? "", lanePriceFen };
    await insertWithheld(tx, { ...source, ...sold, orderId, said: body, occurredAt });
    machineIds.push(source.machineId);
  }
  if (machineIds.length === 0) return;
  const detail = { problem: "sale: far more was paid than the goods cost" };
  const alarmed = await raiseAlarms(
    tx,
    machineIds.map((machineId) => ({ machineId, kind: "badMessage" as const, detail })),
  );
  await copyAlarmsToConditions(tx, alarmed);
  notify(machinesChannel, alarmed);
}

/** What a lane held when a sale of it was received; by the time somebody decides it may hold something else, at another price. */
export interface SoldOutOf {
  readonly productId: string | null;
  readonly productName: string;
  readonly priceFen: string | null;
}

/** Books a sale that was set aside under the number that it has claimed; the caller holds it and has seen that nobody decided before. */
export async function bookAccepted(
  tx: Handle,
  now: Date,
  accepted: Sale,
  orderId: string,
  { actorId, note: reason, outOf }: { readonly actorId: string; readonly note: string; readonly outOf: SoldOutOf },
): Promise<Book> {
  const { machineId, topId, merchantId } = accepted.machine;
  const [facts, lanes] = await Promise.all([machineFacts(tx, [machineId]), lockLanes(tx, [laneOf(accepted)])]);
  const book = openBook(now, lanes);
  // A machine that moved since sold it for the merchant of that day.
  const machine = { ...facts.get(machineId)!, topId, merchantId };
  const [shares] = await sharesOfSales(tx, [pricedSale(accepted, machine)]);
  const refund = recordSale(book, accepted, orderId, machine, shares, outOf);
  note(book, book.added[0]!, "processed", { source: "person", actorId, detail: { note: reason } });
  if (refund !== undefined) await startRefund(tx, book, refund.order, refund.wish);
  await writeBook(tx, book);
  return book;
}

function refuseImpossible(messages: readonly Told[]): void {
  const bad = messages.flatMap((incoming) => {
    const check = checkSaleAmounts(amountsOf(incoming));
    return check.ok ? [] : [{ incoming, problem: `sale: ${check.code}` }];
  });
  if (bad.length > 0) throw new BadMessage(bad);
}

/** The lane from which pieces are taken, and what was sold: pieces of another product that the lane holds by now stay in it. */
function soldFrom(held: LockedLane | undefined, pieces: number, outOf: SoldOutOf | undefined) {
  const isSame = outOf === undefined || held?.productId === outOf.productId;
  const lane = isSame ? held : undefined;
  const gone =
    outOf === undefined || outOf.productId === null ? undefined : { ...outOf, purchaseFen: null, stock: pieces };
  const goods = lane ?? gone;
  const price = outOf === undefined ? (lane?.priceFen ?? null) : outOf.priceFen;
  return { lane, goods: goods && { ...goods, priceFen: price === null ? null : BigInt(price) } };
}

/** Answers the refund that the sale calls for. */
function recordSale(
  book: Book,
  incoming: Sale,
  orderId: string,
  machine: MachineFacts,
  shares: readonly OfferShare[] = [],
  outOf?: SoldOutOf,
): { readonly order: Order; readonly wish: RefundWish } | undefined {
  const { message, occurredAt, receivedAt } = incoming;
  const amounts = amountsOf(incoming);
  const { lane, goods } = soldFrom(book.shelf.lanes.get(laneKey(laneOf(incoming))), amounts.dispensed, outOf);
  const decision = decideSale(amounts, goods);
  const order = soldOrder(incoming, orderId, machine, goods);
  if (decision.shipEvent !== null) order.shipState = mustStep(shipTable, order.shipState, decision.shipEvent);
  book.added.push(order);
  if (shares.length > 0) book.offered.push({ ...order, shares });
  // The stock falls when the sale is booked, so that the last movement of a lane says what it holds.
  const takenAt = outOf === undefined ? receivedAt : book.now;
  if (lane !== undefined) take(book.shelf, lane, decision.taken, orderId, takenAt);
  noteBatch(book, order, lane);
  if (paidByCard(order))
    book.cards.push({
      order,
      at: occurredAt,
      learnedAt: receivedAt,
      allowance: message.body.allowance?.version,
    });
  else book.ledger.push(machineSale(saleMoney(order)));
  count(book, order);
  if (mostUrgent(decision.exceptions) === null) {
    complete(book, order);
    return undefined;
  }
  const detail = { dispensed: amounts.dispensed, quantity: amounts.quantity, fault: message.body.fault ?? null };
  raise(book, order, decision.exceptions, { source: "machine", occurredAt, at: receivedAt, detail });
  const isDue =
    decision.undeliveredFen > 0n &&
    refundMethodFor(order.business, decision.undeliveredFen, {
      agreed: order.refundAgreed,
      maximumFen: order.refundMaximumFen,
      machineRefunds: order.machineRefunds,
    }) === "auto";
  // Whether the card paid at all is known when it is locked, at the end of the transaction.
  if (isDue && paidByCard(order))
    book.timers.push(
      cardRefundDue.at(orderId, book.now, { topId: order.topId, amountFen: String(decision.undeliveredFen) }),
    );
  const isOnline = onlinePaymentKinds.some((kind) => kind === order.payment);
  return isDue && isOnline
    ? { order, wish: { amountFen: decision.undeliveredFen, reason: "other", method: "auto" } }
    : undefined;
}

/** A sale arrives with everything done: paid, and as far as the machine could, dispensed. */
function soldOrder(
  incoming: Sale,
  orderId: string,
  machine: MachineFacts,
  lane: Pick<LockedLane, "productId" | "productName" | "purchaseFen"> | undefined,
): Order {
  const {
    message: { body },
    occurredAt,
  } = incoming;
  const { cabinet, lane: laneNo, quantity, payment } = body;
  const priceFen = BigInt(body.priceFen) * BigInt(quantity);
  const paidFen = BigInt(body.paidFen);
  const discountFen = paidFen < priceFen ? priceFen - paidFen : 0n;
  const { sourceKey } = sourceOf(incoming);
  const lucky =
    body.lucky === undefined
      ? undefined
      : ({
          winResult: body.lucky.won ? "won" : "notWon",
          lotteryCount: body.lucky.draws,
          lotteryFen: BigInt(body.lucky.amountFen),
        } as const);
  const order = newOrder({
    orderId,
    machine,
    lane,
    cabinet,
    laneNo,
    quantity,
    payment,
    sourceKey,
    cardNo: body.cardNo ?? null,
    priceFen,
    discountFen,
    orderedAt: occurredAt,
    lucky,
    byFace: body.byFace,
  });
  order.payState = "paid";
  order.paidFen = paidFen;
  order.paidAt = occurredAt;
  order.thirdTradeNo = body.tradeNo ?? null;
  order.dispensed = body.dispensed;
  order.deliveredAt = body.dispensed > 0 ? occurredAt : null;
  order.weightBeforeGrams = body.weightBeforeGrams ?? null;
  order.weightAfterGrams = body.weightAfterGrams ?? null;
  return order;
}
