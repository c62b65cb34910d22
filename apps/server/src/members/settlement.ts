import type { Handle } from "@yunshou/database";
import {
  type AllowanceDoubt,
  type CardContradiction,
  type CardMoney,
  decideCharge,
  doubtOf,
  type LedgerTransaction,
  type NamedAllowance,
  negated,
  type Posting,
  putBack,
  settleByCard,
} from "@yunshou/domain";
import { changeMachines } from "./allowances/changes.queries.ts";
import {
  allowanceKey,
  allowancesNamed,
  type AllowanceUse,
  type CardSeen,
  insertUses,
  rememberUses,
} from "./allowances/claims.queries.ts";
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
  /** The version of the list by which the machine let the card pay without network. */
  readonly allowance?: number | undefined;
}

export interface CardOutcome {
  /** Lines in the place of where the order's money came from or went to; undefined when no card of ours is concerned. */
  readonly postings: readonly Posting[] | undefined;
  /** What the merchant of the card books besides. */
  readonly bridge: LedgerTransaction | undefined;
  readonly contradictions: readonly CardContradiction[];
  /** Nobody issued a card of this number for this machine. */
  readonly isUnknown: boolean;
  /** The cloud answers for the sale, because it had signed an allowance; what neither balance nor gift covered are arrears. */
  readonly honoured: { readonly version: number; readonly arrearsFen: bigint } | undefined;
}

const none: CardOutcome = {
  postings: undefined,
  bridge: undefined,
  contradictions: [],
  isUnknown: false,
  honoured: undefined,
};

/** What settling sales learns of allowances, to be written when it ends. */
interface Claims {
  /** By the name of the allowance; what was taken grows with each sale. */
  readonly named: Map<string, NamedAllowance>;
  readonly uses: AllowanceUse[];
  readonly seen: CardSeen[];
}

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
  const pays = (wish: CardWish, card: Card | undefined): card is Card =>
    card !== undefined && acceptedAt(card, wish, paths);
  const claims: Claims = { named: await namedBy(tx, payments, byName, pays), uses: [], seen: [] };
  const ids = await nextIds(tx, wishes.length);
  const outcomes: CardOutcome[] = [];
  for (const [place, wish] of wishes.entries()) {
    const movementId = ids[place]!;
    const card = byName.get(nameOf(wish));
    if (wish.kind === "refund") outcomes.push(await putBackOn(tx, book, known, wish, movementId));
    else if (!pays(wish, card)) outcomes.push({ ...none, isUnknown: true });
    else outcomes.push(await chargeBy(tx, book, known, claims, card, wish, movementId));
  }
  await saveCards(tx, [...book.cards]);
  await insertMovements(tx, book.movements);
  await insertUses(tx, claims.uses);
  await rememberUses(tx, claims.seen);
  await changeMachines(tx, machinesOf(payments));
  return outcomes;
}

/** The allowances that these sales name, read when their cards are locked. */
const namedBy = (
  tx: Handle,
  payments: readonly CardWish[],
  byName: ReadonlyMap<string, Card>,
  pays: (wish: CardWish, card: Card | undefined) => card is Card,
) =>
  allowancesNamed(
    tx,
    payments.flatMap((wish) => {
      const card = byName.get(nameOf(wish));
      const { topId, merchantId, machineId, allowance: version } = wish;
      return version !== undefined && pays(wish, card)
        ? [{ topId, merchantId, machineId, version, cardId: card.cardId }]
        : [];
    }),
  );

/** Machines that let cards pay by a list: it is used in part, so they are told a new one. */
const machinesOf = (payments: readonly CardWish[]) => [
  ...new Map(
    payments
      .filter(({ allowance }) => allowance !== undefined)
      .map(({ topId, merchantId, machineId }) => [machineId, { topId, merchantId, machineId }]),
  ).values(),
];

const nameOf = ({ topId, cardNo }: { readonly topId: string; readonly cardNo: string }) => `${topId}|${cardNo}`;
const distinctNames = (wishes: readonly CardWish[]) => [
  ...new Map(wishes.map((wish) => [nameOf(wish), { topId: wish.topId, cardNo: wish.cardNo }])).values(),
];

const acceptedAt = (card: Card, { merchantId }: CardWish, paths: ReadonlyMap<string, readonly string[]>) =>
  card.merchantId === merchantId || (paths.get(merchantId)?.includes(card.merchantId) ?? false);

/**
 * Charges a card, by the allowance that the sale names: what was signed is paid, by the card that was issued in its place when
 * it was replaced since, and by the cancelled card itself when none was. Anything else is charged as ever and looked at by a person.
 */
async function chargeBy(
  tx: Handle,
  book: CardBook,
  known: Map<string, Card>,
  claims: Claims,
  card: Card,
  wish: CardWish,
  movementId: string,
): Promise<CardOutcome> {
  const { topId, merchantId, machineId, orderId, amountFen, at, allowance: version } = wish;
  if (version === undefined) return charge(book, claims, card, wish, movementId);
  const name = { topId, merchantId, machineId, version, cardId: card.cardId };
  const named = claims.named.get(allowanceKey(name));
  const doubt = doubtOf(named, { amountFen, soldAt: at });
  if (doubt !== undefined || named === undefined) return charge(book, claims, card, wish, movementId, doubt);
  claims.named.set(allowanceKey(name), { ...named, usedFen: named.usedFen + amountFen });
  const payer = (await liveCard(tx, known, card)) ?? card;
  const debtFen = debtOf(payer);
  const outcome = charge(book, claims, payer, { ...wish, isHonoured: true }, movementId);
  const arrearsFen = debtOf(payer) - debtFen;
  claims.uses.push({ ...name, orderId, amountFen, arrearsFen, at });
  return { ...outcome, honoured: { version, arrearsFen } };
}

const debtOf = ({ balanceFen }: CardMoney): bigint => (balanceFen < 0n ? -balanceFen : 0n);

function charge(
  book: CardBook,
  { seen }: Claims,
  card: Card,
  wish: CardWish & { readonly isHonoured?: boolean },
  movementId: string,
  doubt?: AllowanceDoubt,
): CardOutcome {
  const { taken, contradictions, ...figures } = decideCharge(
    { ...card, limits: { dailyCount: card.dailyCount, dailyAmountFen: card.dailyAmountFen } },
    wish,
  );
  const found = doubt === undefined ? contradictions : [...contradictions, doubt];
  if (taken === undefined) return { ...none, contradictions: found };
  Object.assign(card, figures);
  card.consumedFen += wish.amountFen;
  card.consumedCount += 1;
  const change = negated(taken);
  enter(book, card, { movementId, kind: "consumption", change, at: wish.at, orderId: wish.orderId });
  const { topId, merchantId, machineId, at } = wish;
  seen.push({ topId, merchantId, machineId, cardId: card.cardId, at });
  return { ...none, ...settleByCard(card, wish, wish.key, change), contradictions: found };
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
