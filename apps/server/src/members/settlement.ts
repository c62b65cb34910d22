import type { Handle } from "@yunshou/database";
import {
  type CardContradiction,
  type CardMoney,
  decideCharge,
  type LedgerTransaction,
  negated,
  type Posting,
  putBack,
  settleByCard,
} from "@yunshou/domain";
import type { Card } from "./card.ts";
import { type CardBook, enter, openCardBook } from "./cardBook.ts";
import {
  insertMovements,
  lockCardById,
  lockCardsNamed,
  nextIds,
  orderOnCard,
  pathsOf,
  saveCards,
  successorOf,
} from "./cardBook.queries.ts";

/** An order that a machine says a card paid, or a refund of one. */
export interface CardWish {
  readonly kind: "payment" | "refund";
  readonly topId: string;
  readonly orderId: string;
  /** The machine's merchant. */
  readonly merchantId: string;
  readonly machineId: string;
  readonly cardNo: string;
  readonly amountFen: bigint;
  readonly businessDay: string;
  /** When the machine sold, or when the refund is booked. */
  readonly at: Date;
  /** Names the fact for ever. */
  readonly key: string;
}

export interface CardOutcome {
  /** Lines in the place of where the order's money came from or went to; undefined when no card of ours is concerned. */
  readonly postings: readonly Posting[] | undefined;
  /** What the merchant of the card books besides. */
  readonly bridge: LedgerTransaction | undefined;
  readonly contradictions: readonly CardContradiction[];
  /** Nobody issued a card of this number for this machine. */
  readonly isUnknown: boolean;
}

const none: CardOutcome = { postings: undefined, bridge: undefined, contradictions: [], isUnknown: false };

/**
 * Takes sales off cards and puts refunds back, in order. Cards are locked in the order of their ids; the caller posts the
 * ledger afterwards and locks nothing else in between. A card pays at machines of its merchant and of those below it.
 */
export async function settleCards(tx: Handle, wishes: readonly CardWish[]): Promise<CardOutcome[]> {
  const book = openCardBook();
  const payments = wishes.filter(({ kind }) => kind === "payment");
  const cards = payments.length === 0 ? [] : await lockCardsNamed(tx, distinctNames(payments));
  const byName = new Map(cards.map((card) => [nameOf(card), card]));
  const known = new Map(cards.map((card) => [card.cardId, card]));
  const strangers = payments.filter(
    (wish) => byName.get(nameOf(wish)) !== undefined && byName.get(nameOf(wish))?.merchantId !== wish.merchantId,
  );
  const paths =
    strangers.length === 0
      ? new Map<string, readonly string[]>()
      : await pathsOf(tx, [...new Set(strangers.map(({ merchantId }) => merchantId))]);
  const ids = await nextIds(tx, wishes.length);
  const outcomes: CardOutcome[] = [];
  for (const [place, wish] of wishes.entries()) {
    const movementId = ids[place]!;
    const card = byName.get(nameOf(wish));
    if (wish.kind === "refund") outcomes.push(await putBackOn(tx, book, known, wish, movementId));
    else if (card === undefined || !acceptedAt(card, wish, paths)) outcomes.push({ ...none, isUnknown: true });
    else outcomes.push(charge(book, card, wish, movementId));
  }
  await saveCards(tx, [...book.cards]);
  await insertMovements(tx, book.movements);
  return outcomes;
}

const nameOf = ({ topId, cardNo }: { readonly topId: string; readonly cardNo: string }) => `${topId}|${cardNo}`;
const distinctNames = (wishes: readonly CardWish[]) => [
  ...new Map(wishes.map((wish) => [nameOf(wish), { topId: wish.topId, cardNo: wish.cardNo }])).values(),
];

const acceptedAt = (card: Card, { merchantId }: CardWish, paths: ReadonlyMap<string, readonly string[]>) =>
  card.merchantId === merchantId || (paths.get(merchantId)?.includes(card.merchantId) ?? false);

function charge(book: CardBook, card: Card, wish: CardWish, movementId: string): CardOutcome {
  const { taken, contradictions, ...figures } = decideCharge(
    { ...card, limits: { dailyCount: card.dailyCount, dailyAmountFen: card.dailyAmountFen } },
    wish,
  );
  if (taken === undefined) return { ...none, contradictions };
  Object.assign(card, figures);
  card.consumedFen += wish.amountFen;
  card.consumedCount += 1;
  const change = negated(taken);
  enter(book, card, { movementId, kind: "consumption", change, at: wish.at, orderId: wish.orderId });
  return { ...none, ...settleByCard(card, wish, wish.key, change), contradictions };
}

/** A refund goes to the card that paid, or to the one that was issued in its place; to none when all of them are cancelled. */
async function putBackOn(
  tx: Handle,
  book: CardBook,
  known: Map<string, Card>,
  wish: CardWish,
  movementId: string,
): Promise<CardOutcome> {
  const paid = await orderOnCard(tx, wish.topId, wish.orderId);
  if (paid === undefined) return none;
  const payer = await held(tx, known, wish.topId, paid.cardId);
  const live = await liveCard(tx, known, payer);
  if (live === undefined) return none;
  const before = book.movements.filter(({ orderId, kind }) => orderId === wish.orderId && kind === "refund");
  const sum = (stored: string, name: "amountFen" | "giftAmountFen") =>
    before.reduce((total, line) => total + line[name], BigInt(stored));
  const back: CardMoney = {
    balanceFen: sum(paid.backFen, "amountFen"),
    giftFen: sum(paid.backGiftFen, "giftAmountFen"),
  };
  const change = putBack(
    { balanceFen: BigInt(paid.takenFen), giftFen: BigInt(paid.takenGiftFen) },
    back,
    wish.amountFen,
  );
  payer.consumedFen -= wish.amountFen;
  book.cards.add(payer);
  enter(book, live, { movementId, kind: "refund", change, at: wish.at, orderId: wish.orderId });
  return { ...none, ...settleByCard(live, wish, wish.key, change) };
}

/** One object for one card of the transaction, however often it is named. */
async function held(tx: Handle, known: Map<string, Card>, topId: string, cardId: string): Promise<Card> {
  const card = known.get(cardId) ?? (await lockCardById(tx, topId, cardId));
  if (card === undefined) throw new Error(`card ${cardId} has movements but does not exist`);
  known.set(cardId, card);
  return card;
}

async function liveCard(tx: Handle, known: Map<string, Card>, card: Card): Promise<Card | undefined> {
  if (card.state !== "cancelled") return card;
  const next = await successorOf(tx, card);
  return next === undefined ? undefined : liveCard(tx, known, await held(tx, known, card.topId, next));
}
