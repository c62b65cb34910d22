import { type Handle, postLedger } from "@yunshou/database";
import {
  businessDay,
  type CardEvent,
  type CardMoney,
  cardTable,
  hasBalanceAfter,
  type LedgerTransaction,
  type MovementKind,
  type RechargeMethod,
  step,
} from "@yunshou/domain";
import type { Card, Movement } from "./card.ts";
import { insertMovements, saveCards } from "./cardBook.queries.ts";

/** Everything that one transaction will write about cards; decisions fill it in memory. */
export interface CardBook {
  readonly cards: Set<Card>;
  readonly movements: Movement[];
  readonly ledger: LedgerTransaction[];
}

export const openCardBook = (): CardBook => ({ cards: new Set(), movements: [], ledger: [] });

export interface Line {
  readonly movementId: string;
  readonly kind: MovementKind;
  readonly change: CardMoney;
  readonly at: Date;
  readonly method?: RechargeMethod | null;
  readonly orderId?: string;
  readonly remark?: string;
  readonly actorId?: string | null;
}

/** Changes what lies on a locked card, with a line in its book. */
export function enter(
  book: CardBook,
  card: Card,
  { movementId, kind, change, at, method = null, orderId, remark = "", actorId = null }: Line,
): void {
  card.balanceFen += change.balanceFen;
  card.giftFen += change.giftFen;
  if (kind === "recharge") card.rechargedFen += change.balanceFen;
  book.cards.add(card);
  const isRecorded = hasBalanceAfter(businessDay(at, card.timeZone));
  book.movements.push({
    topId: card.topId,
    movementId,
    merchantId: card.merchantId,
    cardId: card.cardId,
    kind,
    amountFen: change.balanceFen,
    giftAmountFen: change.giftFen,
    balanceAfterFen: isRecorded ? card.balanceFen : null,
    giftAfterFen: isRecorded ? card.giftFen : null,
    method,
    orderId: orderId ?? null,
    remark,
    actorId,
    at,
  });
}

/** The state of a locked card after an event that the caller knows to be allowed; anything else is a bug. */
export function mustTurn(book: CardBook, card: Card, event: CardEvent): void {
  const next = step(cardTable, card.state, event);
  if (!next.ok) throw new Error(`${card.state} does not accept ${event}`);
  card.state = next.value;
  book.cards.add(card);
}

/** Writes the book: the ledger's accounts are locked last, as everywhere. */
export async function writeCardBook(tx: Handle, book: CardBook): Promise<void> {
  await saveCards(tx, [...book.cards]);
  await insertMovements(tx, book.movements);
  await postLedger(tx, book.ledger);
}
