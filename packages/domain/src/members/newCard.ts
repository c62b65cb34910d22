import { accept, refuse, type Result } from "../result.ts";
import type { CardMoney } from "./cardMoney.ts";
import { type CardNumbers, type CardState, isSameChip } from "./cards.ts";

/** A card that bears a number of the one that is to replace another. */
export interface StockCard extends CardMoney, Pick<CardNumbers, "cardNo" | "physicalNo"> {
  readonly merchantId: string;
  readonly memberId: string | null;
  readonly state: CardState;
  readonly rechargedFen: bigint;
  readonly consumedCount: number;
}

/**
 * CARD-18, CARD-22: the new card of a replacement is one that nobody has issued, or a blank one of the merchant's stock: known
 * by both its numbers, not activated, held by nobody, and never with money. Its printed number stays what the stock says.
 *
 * @param bearers cards that bear one of the numbers; undefined is one that the caller does not see.
 * @returns the blank card, or undefined when no card bears the numbers yet.
 */
export function checkNewCard<One extends StockCard>(
  bearers: readonly (One | undefined)[],
  merchantId: string,
  { cardNo, physicalNo }: Pick<CardNumbers, "cardNo" | "physicalNo">,
): Result<One | undefined> {
  if (bearers.length === 0) return accept(undefined);
  const [card] = bearers;
  const isBlank =
    bearers.length === 1 &&
    card !== undefined &&
    card.merchantId === merchantId &&
    card.cardNo === cardNo &&
    isSameChip(card.physicalNo, physicalNo) &&
    card.state === "notActivated" &&
    card.memberId === null &&
    [card.balanceFen, card.giftFen, card.rechargedFen].every((fen) => fen === 0n) &&
    card.consumedCount === 0;
  return isBlank ? accept(card) : refuse("members.newCardIssued", { field: "cardNo" });
}
