import { type Handle, postLedger } from "@yunshou/database";
import {
  type DockingEvent,
  isSharedKind,
  type LedgerTransaction,
  mostUrgent,
  type OrderException,
  type OrderState,
  orderTable,
  paidForPieces,
  type StateTable,
  step,
} from "@yunshou/domain";
import { addFaces, type FaceLine } from "./faces.queries.ts";
import { type SaleKey } from "./saleNotice.ts";
import { type AlarmRaised, raiseAlarms } from "../../machines/conditions/alarms.queries.ts";
import { refreshConditions } from "../../machines/conditions/conditions.ts";
import type { LastWork } from "../../machines/effects/effect.ts";
import { claimPromotions, type PromotedOrder, releasePromotions } from "../../marketing/rules.queries.ts";
import { claimOffers, type OfferedOrder } from "../../marketing/prices/claimOffers.ts";
import { type Durable, enqueue, settle } from "../../machines/commands/outbox.ts";
import { arm, type Armed, disarm, type TimerName } from "../../platform/timers.ts";
import { saveShelf, type Shelf, shelfOf, stockFacts } from "../../stock/shelf.ts";
import { type Fact, tellInterfaces } from "../../system/docking/outbox.queries.ts";
import { bookCards, type CardBusiness } from "./cards.ts";
import { moneyLiesIn, noMachine, type Order } from "./order.ts";
import { insertEvents, insertOrders, type OrderEvent, updateOrders } from "./order.queries.ts";
import { insertRefunds, type Refund, settleFailed, updateRefund } from "./refund.queries.ts";
import { countedLine, type RollupLine } from "./rollups.ts";
import { addToRollups } from "./rollups.queries.ts";
import { voidDraws } from "../lucky/luckyDraws.queries.ts";
import { intendSharing } from "../../payments/sharing/sharing.ts";
import { settlePickups } from "../pickups/results.ts";
import { insertMedicineSales, type MedicineSale } from "../../pharmacy/medicineSales.queries.ts";
import { sellPlacedCodes } from "../../pharmacy/traceCodes.queries.ts";
import type { LockedLane } from "../../stock/stock.queries.ts";
import { addToBags } from "../../stock/visits/cashBags.queries.ts";
import { settleMallOrders } from "../../stock/mallShelf.queries.ts";
import { settleCodes } from "../../marketing/codes/claim.ts";

/**
 * Everything that one transaction will write about orders. Decisions fill it in memory, `writeBook` writes it set by set
 * in one order of tables, so that all who touch orders lock rows in the same order.
 */
export interface Book {
  readonly now: Date;
  readonly added: Order[];
  readonly changed: Set<Order>;
  readonly events: OrderEvent[];
  readonly refunds: Refund[];
  readonly refundsChanged: Set<Refund>;
  /** Orders whose failed refunds are settled by what happens in this book. */
  readonly refundsSettled: Set<Order>;
  readonly ledger: LedgerTransaction[];
  /** Orders that member cards paid, and refunds to them; their ledger lines are known when the cards are locked. */
  readonly cards: CardBusiness[];
  shelf: Shelf;
  readonly alarms: AlarmRaised[];
  readonly outbox: Durable[];
  readonly settled: { machineId: string; key: string }[];
  readonly timers: Armed[];
  readonly disarmed: TimerName[];
  readonly rollups: RollupLine[];
  /** What cameras of machines said they saw; sales that were paid by face follow from the rollups. */
  readonly faces: FaceLine[];
  /** New orders that promotions made cheaper, and orders that were closed unpaid and give back what they claimed. */
  readonly promoted: PromotedOrder[];
  readonly unpromoted: Order[];
  /** New orders of machines that sold by a list of prices; whether its plans can pay for it shows when they are locked. */
  readonly offered: OfferedOrder[];
  /** Orders of pickup codes about which their machine said how they ended, or was silent for too long. */
  readonly pickups: Order[];
  /** Medicines that came out, with the batches of their lanes. */
  readonly medicines: MedicineSale[];
  /** Sales whose money was taken in this transaction, for the live screens. */
  readonly sales: SaleKey[];
  /** What interfaces of merchants are told of orders. */
  readonly told: Fact[];
}

export function openBook(now: Date, lanes: Shelf["lanes"] = new Map()): Book {
  return {
    now,
    added: [],
    changed: new Set(),
    events: [],
    refunds: [],
    refundsChanged: new Set(),
    refundsSettled: new Set(),
    ledger: [],
    cards: [],
    shelf: shelfOf(lanes),
    alarms: [],
    outbox: [],
    settled: [],
    timers: [],
    disarmed: [],
    rollups: [],
    faces: [],
    promoted: [],
    unpromoted: [],
    offered: [],
    pickups: [],
    medicines: [],
    sales: [],
    told: [],
  };
}

/**
 * Writes what was decided. Lanes of the shelf were locked after the orders and before anything is written here.
 * The statements travel together in the order in which they stand, so PostgreSQL works while the next one is prepared.
 * `last` is that of a batch of messages, which has more to lock after this book.
 */
export async function writeBook(tx: Handle, book: Book, last?: LastWork): Promise<void> {
  const { shelf } = book;
  const added = new Set(book.added);
  await settlePickups(tx, book.pickups);
  // Products of the mall before codes, as where an order of the mall is placed.
  await settleMallOrders(tx, [...book.changed], book.now);
  await settleCodes(tx, [...added, ...book.changed], book.now);
  await voidDraws(tx, [...book.changed].filter(neverDrawn));
  await intendSharing(tx, [...book.changed].filter(isSharedNow), book.now);
  const facts = () => [
    insertOrders(tx, book.added),
    addToBags(tx, book.added),
    updateOrders(
      tx,
      [...book.changed].filter((order) => !added.has(order)),
    ),
    insertRefunds(tx, book.refunds),
    ...[...book.refundsChanged].map((refund) => updateRefund(tx, refund)),
    // After the one that starts again left the state it failed in.
    ...[...book.refundsSettled].map((order) => settleFailed(tx, order)),
    insertEvents(tx, book.events),
    insertMedicineSales(tx, book.medicines),
    sellPlacedCodes(tx, book.medicines, book.now),
    saveShelf(tx, shelf),
  ];
  const duties = () => [
    raiseAlarms(tx, book.alarms),
    settle(tx, book.settled),
    enqueue(tx, book.outbox),
    disarm(tx, ...book.disarmed),
    arm(tx, ...book.timers),
    tellInterfaces(tx, [...book.told, ...stockFacts(shelf)]),
    last === undefined ? writeMoney(tx, [book]) : last(writeMoney, book),
  ];
  if (shelf.emptied.size === 0) return void (await Promise.all<unknown>([...facts(), ...duties()]));
  // What a machine lacks is asked of the stock just written.
  await Promise.all<unknown>(facts());
  await refreshConditions(tx, [...shelf.emptied]);
  const others: readonly unknown[] = duties();
  await Promise.all(others);
}

const endedWell: readonly OrderState[] = ["completed", "exceptionProcessed", "offlineReceipt"];

/** An order whose goods are out for good and whose money a provider has: what others have of it can be shared. */
const isSharedNow = (order: Order): boolean =>
  isSharedKind(order.payment) &&
  order.payState === "paid" &&
  order.thirdTradeNo !== null &&
  endedWell.includes(order.state) &&
  moneyLiesIn(order) === "available";

/** An order that was closed, or paid so that its money goes back: what waits for a draw is not drawn any more. */
const neverDrawn = ({ business, winResult, payState }: Order): boolean =>
  business === "luckyPurchase" && winResult === null && payState !== "unpaid";

/** All machines of a merchant share its cards, accounts and rollups: their locks come last, in this order, shortly before the commit. */
async function writeMoney(
  tx: Handle,
  books: readonly Pick<
    Book,
    "ledger" | "cards" | "rollups" | "faces" | "promoted" | "unpromoted" | "offered" | "now"
  >[],
): Promise<void> {
  const ofCards = await bookCards(
    tx,
    books.flatMap((book) => book.cards),
  );
  // Budgets that are claimed are locked by now, so what follows meets no lock that waits for this transaction.
  await claimPromotions(
    tx,
    books.flatMap((book) => book.promoted),
  );
  await chargeOffers(tx, books);
  await releasePromotions(
    tx,
    books.flatMap((book) => book.unpromoted),
  );
  await Promise.all([
    postLedger(tx, [...books.flatMap((book) => book.ledger), ...ofCards]),
    addToRollups(
      tx,
      books.flatMap((book) => book.rollups),
    ),
    addFaces(
      tx,
      books.flatMap((book) => book.rollups),
      books.flatMap((book) => book.faces),
    ),
  ]);
}

/** Charges plans for what machines sold by themselves; an order for which a budget did not suffice has a note of it. */
async function chargeOffers(tx: Handle, books: readonly Pick<Book, "offered" | "now">[]): Promise<void> {
  const offered = books.flatMap((book) => book.offered.map((order) => ({ order, at: book.now })));
  if (offered.length === 0) return;
  const ends = await claimOffers(
    tx,
    offered.map(({ order }) => order),
  );
  const byId = new Map(offered.map((one) => [one.order.orderId, one]));
  await insertEvents(
    tx,
    ends.map(({ orderId, spent }) => {
      const { order, at } = byId.get(orderId)!;
      const { topId, merchantId, machineId } = order;
      return {
        topId,
        merchantId,
        machineId,
        orderId,
        kind: "budgetSpent",
        source: "cloud",
        actorId: null,
        occurredAt: null,
        detail: { plan: spent.map(({ name }) => name).join("、") },
        at,
      };
    }),
  );
}

interface EventDetail {
  readonly source: OrderEvent["source"];
  readonly actorId?: string | null;
  readonly occurredAt?: Date | null;
  readonly at?: Date;
  readonly detail?: OrderEvent["detail"];
}

/** Notes what happened to an order and changed nothing of it. */
export function note(
  book: Book,
  order: Order,
  kind: string,
  { source, actorId = null, occurredAt = null, at = book.now, detail = {} }: EventDetail,
): void {
  const { topId, merchantId, machineId, orderId } = order;
  book.events.push({ topId, merchantId, machineId, orderId, kind, source, actorId, occurredAt, detail, at });
}

/** Notes what changed an order, and has its row written. Whatever changes an order has such an event. */
export function noteChange(book: Book, order: Order, kind: string, detail: EventDetail): void {
  book.changed.add(order);
  note(book, order, kind, detail);
}

/** The state after an event that the caller knows to be allowed; anything else is a bug and undoes the transaction. */
export function mustStep<State extends string, Event extends string>(
  table: StateTable<State, Event>,
  state: State,
  event: Event,
): State {
  const next = step(table, state, event);
  if (!next.ok) throw new Error(`${state} does not accept ${event}`);
  return next.value;
}

/** Notes the batch of a lane out of which a medicine came for an order; of goods that are no medicine nothing is noted. */
export function noteBatch(book: Book, order: Order, lane: LockedLane | undefined): void {
  const productId = lane?.isMedicine === true ? lane.productId : null;
  if (lane === undefined || productId === null || productId !== order.productId || order.dispensed === 0) return;
  const { topId, orderId, merchantId, payment, business, businessDay, quantity, dispensed: pieces, paidFen } = order;
  const { machineId, cabinet, lane: laneNo, batchNo } = lane;
  const amountFen = String(paidForPieces(paidFen, quantity, pieces));
  const at = { machineId, cabinet, lane: laneNo, productId, batchNo };
  book.medicines.push({
    topId,
    orderId,
    merchantId,
    ...at,
    payment,
    business,
    businessDay,
    quantity: pieces,
    amountFen,
  });
}

/** Counts an order in the rollups, once, when its money was taken. */
export function count(book: Book, order: Order): void {
  if (order.counted) throw new Error(`Order ${order.orderId} is counted already.`);
  order.counted = true;
  book.rollups.push(countedLine(order));
  book.sales.push({ topId: order.topId, id: order.orderId });
  if (order.payState !== "unpaid") tell(book, order, "order.paid");
}

/** Interfaces are told what became of an order, as it is when this book is written. */
export function tell(book: Book, order: Order, event: DockingEvent, detail?: Fact["detail"]): void {
  const { topId, merchantId, orderId, machineId } = order;
  book.told.push({
    event,
    topId,
    merchantId,
    orderId,
    ...(machineId === noMachine ? {} : { machineId }),
    ...(detail === undefined ? {} : { detail }),
  });
}

/** An order whose goods are out has ended well. */
export function complete(book: Book, order: Order): void {
  order.state = mustStep(orderTable, order.state, "complete");
  tell(book, order, "order.completed");
}

const contradictions: readonly OrderException[] = [
  "lateDispense",
  "stockContradiction",
  "notGranted",
  "overDispensed",
  "resultDiffers",
];

/** Makes an order an exception with its most urgent reason; what contradicts the cloud's knowledge is an alarm besides. */
export function raise(book: Book, order: Order, reasons: readonly OrderException[], detail: EventDetail): void {
  const reason = mostUrgent(
    order.exception === null || order.state !== "exception" ? reasons : [...reasons, order.exception],
  );
  if (reason === null) return;
  order.state = mustStep(orderTable, order.state, "raise");
  order.exception = reason;
  noteChange(book, order, "exception", { ...detail, detail: { ...detail.detail, reasons: reasons.join(",") } });
  if (order.machineId !== noMachine && reasons.some((one) => contradictions.includes(one))) {
    book.alarms.push({
      machineId: order.machineId,
      kind: "contradiction",
      cabinet: order.cabinet,
      lane: order.laneNo,
      detail: { order: order.orderId, reasons: reasons.join(",") },
    });
  }
}
