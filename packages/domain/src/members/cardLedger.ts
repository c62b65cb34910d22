import { ledgerAccounts } from "../ledger/accounts.ts";
import type { LedgerTransaction, Posting } from "../ledger/postings.ts";
import type { CardMoney, RechargeMethod } from "./cardMoney.ts";

/** Whose books, and the line in the card's book that a transaction belongs to. */
export interface CardBooking {
  readonly topId: string;
  readonly merchantId: string;
  readonly cardId: string;
  readonly movementId: string;
}

/** Lines that change what lies on a card; + is what the merchant owes the holder. */
export function cardPostings(cardId: string, change: CardMoney): Posting[] {
  return [
    { account: ledgerAccounts.cardBalance(cardId), amountFen: change.balanceFen },
    { account: ledgerAccounts.cardGift(cardId), amountFen: change.giftFen },
  ];
}

export const negated = ({ balanceFen, giftFen }: CardMoney): CardMoney => ({
  balanceFen: -balanceFen,
  giftFen: -giftFen,
});
const totalOf = ({ balanceFen, giftFen }: CardMoney): bigint => balanceFen + giftFen;

const booked = (
  kind: string,
  { topId, merchantId, movementId }: CardBooking,
  postings: readonly Posting[],
): LedgerTransaction => ({
  kind,
  idempotencyKey: `${kind}:${movementId}`,
  referenceId: movementId,
  merchantId,
  topMerchantId: topId,
  postings: postings.filter(({ amountFen }) => amountFen !== 0n),
});

/** Money taken at the counter, and what the merchant adds to it. */
export function cardRecharged(card: CardBooking, paid: CardMoney, method: RechargeMethod): LedgerTransaction {
  return booked("cardRecharge", card, [
    { account: ledgerAccounts.counter(method), amountFen: -paid.balanceFen },
    { account: ledgerAccounts.cardGiftCost, amountFen: -paid.giftFen },
    ...cardPostings(card.cardId, paid),
  ]);
}

/** Staff takes money off a card, or gives back what was taken wrongly (negative amounts). */
export function cardDeducted(card: CardBooking, taken: CardMoney): LedgerTransaction {
  return booked("cardDeduction", card, [
    ...cardPostings(card.cardId, negated(taken)),
    { account: ledgerAccounts.cardDeductions, amountFen: totalOf(taken) },
  ]);
}

type PackageBooking = Omit<CardBooking, "movementId">;

/** A package of rights is sold: from the card, or for money at the counter. */
export function packageSold(
  card: PackageBooking,
  saleId: string,
  paid: { readonly by: "balance"; readonly taken: CardMoney } | { readonly by: RechargeMethod; readonly fen: bigint },
): LedgerTransaction {
  const from =
    paid.by === "balance"
      ? cardPostings(card.cardId, negated(paid.taken))
      : [{ account: ledgerAccounts.counter(paid.by), amountFen: -paid.fen }];
  const fen = paid.by === "balance" ? totalOf(paid.taken) : paid.fen;
  return packageBooked("packageSold", card, saleId, [
    ...from,
    { account: ledgerAccounts.packageIncome, amountFen: fen },
  ]);
}

/** What is paid back of a package: onto the card, or over the counter, where a gift that paid goes back to the merchant. */
export function packageRefunded(
  card: PackageBooking,
  saleId: string,
  back: CardMoney,
  to: "balance" | RechargeMethod,
): LedgerTransaction {
  const into =
    to === "balance"
      ? cardPostings(card.cardId, back)
      : [
          { account: ledgerAccounts.counter(to), amountFen: back.balanceFen },
          { account: ledgerAccounts.cardGiftCost, amountFen: back.giftFen },
        ];
  return packageBooked("packageRefunded", card, saleId, [
    { account: ledgerAccounts.packageIncome, amountFen: -totalOf(back) },
    ...into,
  ]);
}

/** The sale of a package is one fact and its refund another, whatever line of a card's book belongs to it. */
const packageBooked = (
  kind: string,
  { topId, merchantId, cardId }: PackageBooking,
  saleId: string,
  postings: readonly Posting[],
): LedgerTransaction => booked(kind, { topId, merchantId, cardId, movementId: saleId }, postings);

/** A card ends: its balance is handed out, its gift goes back to the merchant. */
export function cardClosed(card: CardBooking, left: CardMoney, method: RechargeMethod | null): LedgerTransaction {
  return booked("cardClosed", card, [
    ...cardPostings(card.cardId, negated(left)),
    { account: ledgerAccounts.counter(method ?? "cash"), amountFen: left.balanceFen },
    { account: ledgerAccounts.cardGiftCost, amountFen: left.giftFen },
  ]);
}

/** CARD-17: everything moves to the new card, debts too. */
export function cardReplaced(old: CardBooking, newCardId: string, moved: CardMoney): LedgerTransaction {
  return booked("cardReplaced", old, [...cardPostings(old.cardId, negated(moved)), ...cardPostings(newCardId, moved)]);
}

/**
 * A card goes to another merchant of the same tree: one leaves what it owed the holder to the other and owes the other
 * instead, so the books of each merchant, and of both together, sum to nothing.
 */
export function cardMoved(out: CardBooking, into: CardBooking, moved: CardMoney): LedgerTransaction[] {
  return [
    booked("cardMovedOut", out, [
      ...cardPostings(out.cardId, negated(moved)),
      { account: ledgerAccounts.due(into.merchantId), amountFen: totalOf(moved) },
    ]),
    booked("cardMovedIn", into, [
      { account: ledgerAccounts.due(out.merchantId), amountFen: -totalOf(moved) },
      ...cardPostings(into.cardId, moved),
    ]),
  ];
}

export interface CardSettlement {
  /** Lines that stand in the order's own transaction, in the place of where its money came from or went to. */
  readonly postings: readonly Posting[];
  /** What the merchant of the card books besides, when the machine is another merchant's. */
  readonly bridge: LedgerTransaction | undefined;
}

/**
 * How a card pays for an order (`change` below zero) or gets money back (above). `key` names the fact for ever.
 * Between two merchants of one tree a debt of the card's merchant to the machine's stands between them.
 */
export function settleByCard(
  card: Omit<CardBooking, "movementId">,
  order: { readonly orderId: string; readonly merchantId: string },
  key: string,
  change: CardMoney,
): CardSettlement {
  if (card.merchantId === order.merchantId) return { postings: cardPostings(card.cardId, change), bridge: undefined };
  const bridge: LedgerTransaction = {
    kind: "cardBridge",
    idempotencyKey: `cardBridge:${key}`,
    referenceId: order.orderId,
    merchantId: card.merchantId,
    topMerchantId: card.topId,
    postings: [
      ...cardPostings(card.cardId, change),
      { account: ledgerAccounts.due(order.merchantId), amountFen: -totalOf(change) },
    ].filter(({ amountFen }) => amountFen !== 0n),
  };
  return { postings: [{ account: ledgerAccounts.due(card.merchantId), amountFen: totalOf(change) }], bridge };
}
