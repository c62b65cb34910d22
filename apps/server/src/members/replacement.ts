import type { Handle, Scope } from "@yunshou/database";
import {
  type CardMoney,
  type CardNumbers,
  cardReplaced,
  checkCardExpiry,
  checkCardNumbers,
  checkNewCard,
  checkNotBlacklisted,
  checkReplacement,
  negated,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { isBlacklisted } from "./blacklist/blacklist.queries.ts";
import type { Card } from "./card.ts";
import { enter, mustTurn, openCardBook, writeCardBook } from "./cardBook.ts";
import { lockCardById, lockCards, nextIds } from "./cardBook.queries.ts";
import type { Clerk } from "./cardDesk.ts";
import { insertCard } from "./cards.queries.ts";
import { bearersOf, giveStockCard } from "./replacement.queries.ts";

/** A card that is to be replaced, and the cards that bear a number of the new one; undefined is one that the caller does not have. */
export interface Replaced {
  readonly old: Card | undefined;
  readonly bearers: readonly (Card | undefined)[];
}

/** Locks both sides of a replacement together, in the order of their ids as everywhere. */
export async function lockForReplacement(
  tx: Handle,
  scope: Scope,
  cardId: string,
  wished: CardNumbers,
): Promise<Replaced> {
  const numbers = checkCardNumbers(wished);
  const ids = numbers.ok ? await bearersOf(tx, cardId, numbers.value) : [];
  const cards = new Map((await lockCards(tx, scope, [cardId, ...ids])).map((card) => [card.cardId, card]));
  return { old: cards.get(cardId), bearers: ids.map((id) => cards.get(id)) };
}

/**
 * Issues a card in the place of another (CARD-17 to CARD-20, CARD-29): everything on it moves, holder and limits stay. The new
 * one is a blank card of the stock where the numbers are those of one, else a card of its own.
 *
 * @param bearers cards that bear a number of the new one, locked with the old one.
 */
export async function replaceCard(
  { tx, now, actorId }: Clerk,
  old: Card,
  wished: CardNumbers & { readonly expiry: string },
  today: string,
  bearers: Replaced["bearers"] = [],
): Promise<{ cardId: string } | Refusal> {
  const numbers = checkCardNumbers(wished);
  if (!numbers.ok) return numbers;
  const fits = checkReplacement(old, numbers.value);
  if (!fits.ok) return fits;
  const expiry = checkCardExpiry(wished.expiry, today);
  if (!expiry.ok) return expiry;
  const blank = checkNewCard(bearers, old.merchantId, numbers.value);
  if (!blank.ok) return blank;
  const served = checkNotBlacklisted(
    old.blacklisted ||
      (await isBlacklisted(tx, old, { cardNo: numbers.value.cardNo, memberId: null, phoneIndex: null })),
  );
  if (!served.ok) return served;
  const [freshId, outId, inId] = (await nextIds(tx, 3)) as [string, string, string];
  const { topId, merchantId, memberId, areaId, kind, dailyCount, dailyAmountFen, machineIds } = old;
  const kept = { topId, memberId, areaId, kind, dailyCount, dailyAmountFen, machineIds, expiry: expiry.value };
  const cardId = blank.value?.cardId ?? freshId;
  const isGiven =
    blank.value !== undefined
      ? await giveStockCard(tx, { ...kept, cardId, replacesId: old.cardId })
      : await insertCard(tx, {
          ...kept,
          merchantId,
          cardId,
          ...numbers.value,
          state: "notActivated",
          passwordSealed: null,
          replacesId: old.cardId,
          createdBy: actorId,
          createdAt: now,
        });
  if (!isGiven) return refuse("members.newCardIssued", { field: "cardNo" });
  const card = (await lockCardById(tx, topId, cardId))!;
  const book = openCardBook();
  mustTurn(book, old, "replace");
  mustTurn(book, card, "reissue");
  // The limits stay, and so does what already counts against them today.
  card.day = old.day;
  card.dayCount = old.dayCount;
  card.dayAmountFen = old.dayAmountFen;
  const moved: CardMoney = { balanceFen: old.balanceFen, giftFen: old.giftFen };
  if (moved.balanceFen !== 0n || moved.giftFen !== 0n) {
    enter(book, old, { movementId: outId, kind: "replacedOut", change: negated(moved), at: now, actorId });
    enter(book, card, { movementId: inId, kind: "replacedIn", change: moved, at: now, actorId });
    book.ledger.push(cardReplaced({ ...old, movementId: outId }, cardId, moved));
  }
  await writeCardBook(tx, book);
  return { cardId };
}
