import type { Handle } from "@yunshou/database";
import {
  cardClosed,
  cardDeducted,
  type CardEvent,
  type CardHolder,
  type CardKind,
  type CardMoney,
  cardMoved,
  type CardNumbers,
  cardRecharged,
  cardTable,
  checkCardExpiry,
  checkCardNumbers,
  checkClosing,
  checkDeduction,
  checkGift,
  checkHolder,
  checkLimits,
  checkNotBlacklisted,
  checkRecharge,
  checkTradePassword,
  deductionOf,
  type MemberLevel,
  negated,
  type RechargeMethod,
  refuse,
  type Refusal,
  step,
} from "@yunshou/domain";
import type { Secrets } from "../platform/secrets.ts";
import { changeAllowances } from "./allowances/changes.queries.ts";
import { moveApplications } from "./applications/applications.queries.ts";
import type { Card } from "./card.ts";
import { type CardBook, enter, mustTurn, openCardBook, writeCardBook } from "./cardBook.ts";
import { lockCardById, nextIds } from "./cardBook.queries.ts";
import { isBlacklisted } from "./blacklist/blacklist.queries.ts";
import { insertCard } from "./cards.queries.ts";
import { phoneIndexOf, sealHolder, sealPassword } from "./holders.ts";
import { insertMember, memberByPhone } from "./members.queries.ts";

/** Who works at the counter, in which transaction. */
export interface Clerk {
  readonly tx: Handle;
  readonly now: Date;
  readonly actorId: string | null;
}

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** The member of a merchant with this phone, made when there is none; the stored name of a known one stays. */
export async function memberFor(
  { tx, actorId }: Clerk,
  secrets: Secrets,
  owner: Owner,
  holder: CardHolder,
  memberLevel: MemberLevel = "ordinary",
  remark = "",
): Promise<{ memberId: string; isNew: boolean }> {
  const known = await memberByPhone(tx, owner.merchantId, phoneIndexOf(secrets, holder.holderPhone));
  if (known !== undefined) return { memberId: known.memberId, isNew: false };
  const [memberId] = (await nextIds(tx, 1)) as [string];
  const isNew = await insertMember(tx, {
    ...owner,
    memberId,
    ...sealHolder(secrets, memberId, holder),
    memberLevel,
    classId: null,
    remark,
    createdBy: actorId,
  });
  return isNew
    ? { memberId, isNew }
    : memberFor({ tx, actorId, now: new Date() }, secrets, owner, holder, memberLevel, remark);
}

export interface IssueWish extends CardNumbers {
  readonly kind: CardKind;
  readonly expiry: string;
  readonly activate: boolean;
  /** Both texts empty for a card that nobody holds yet. */
  readonly holder: CardHolder;
  readonly giftFen: bigint;
  readonly dailyCount: number;
  readonly dailyAmountFen: bigint;
  readonly machineIds: readonly string[];
  /** Of the same merchant; the caller has looked. */
  readonly areaId: string | null;
  readonly tradePassword: string;
}

/** Issues a card (CARD-01 to CARD-08, CARD-15, CARD-16); a gift card with what is given, because it is never recharged. */
export async function issueCard(
  clerk: Clerk,
  secrets: Secrets,
  owner: Owner,
  wish: IssueWish,
  today: string,
): Promise<{ cardId: string } | Refusal> {
  const numbers = checkCardNumbers(wish);
  if (!numbers.ok) return numbers;
  const expiry = checkCardExpiry(wish.expiry, today);
  if (!expiry.ok) return expiry;
  const limits = checkLimits(wish);
  if (!limits.ok) return limits;
  const gift =
    wish.kind === "gift"
      ? checkGift(wish.giftFen)
      : wish.giftFen === 0n
        ? undefined
        : refuse("amount.notPositive", { field: "giftFen" });
  if (gift?.ok === false) return gift;
  const password = wish.tradePassword === "" ? undefined : checkTradePassword(wish.tradePassword);
  if (password?.ok === false) return password;
  const isHeld = wish.holder.holderName.trim() !== "" || wish.holder.holderPhone.trim() !== "";
  const holder = isHeld ? checkHolder(wish.holder) : undefined;
  if (holder?.ok === false) return holder;

  const { tx, now, actorId } = clerk;
  const phoneIndex = holder === undefined ? null : phoneIndexOf(secrets, holder.value.holderPhone);
  // The member who has this phone may be named himself.
  const known = phoneIndex === null ? undefined : await memberByPhone(tx, owner.merchantId, phoneIndex);
  const named = { cardNo: numbers.value.cardNo, memberId: known?.memberId ?? null, phoneIndex };
  const served = checkNotBlacklisted(await isBlacklisted(tx, owner, named));
  if (!served.ok) return served;
  const member = holder === undefined ? undefined : await memberFor(clerk, secrets, owner, holder.value);
  const [cardId, movementId] = (await nextIds(tx, 2)) as [string, string];
  const inserted = await insertCard(tx, {
    ...owner,
    ...numbers.value,
    cardId,
    memberId: member?.memberId ?? null,
    kind: wish.kind,
    state: wish.activate ? "activated" : "notActivated",
    expiry: expiry.value,
    dailyCount: wish.dailyCount,
    dailyAmountFen: wish.dailyAmountFen,
    machineIds: wish.machineIds,
    areaId: wish.areaId,
    passwordSealed: password === undefined ? null : sealPassword(secrets, cardId, password.value),
    replacesId: null,
    createdBy: actorId,
    createdAt: now,
  });
  if (!inserted) return refuse("members.cardTaken", { field: "cardNo" });
  if (wish.giftFen > 0n) {
    const card = (await lockCardById(tx, owner.topId, cardId))!;
    const book = openCardBook();
    const given: CardMoney = { balanceFen: 0n, giftFen: wish.giftFen };
    enter(book, card, { movementId, kind: "issue", change: given, at: now, actorId });
    book.ledger.push(cardRecharged({ ...card, movementId }, given, "cash"));
    await writeCardBook(tx, book);
  }
  return { cardId };
}

/** Events that staff starts on cards without money. All cards or none. */
export async function turnCards(
  { tx }: Clerk,
  cards: readonly Card[],
  event: Extract<CardEvent, "activate" | "lock" | "unlock" | "reportLost" | "cancelReport">,
): Promise<Refusal | undefined> {
  const book = openCardBook();
  for (const card of cards) {
    const next = step(cardTable, card.state, event);
    if (!next.ok) return next;
    mustTurn(book, card, event);
  }
  await writeCardBook(tx, book);
  return undefined;
}

export interface RechargeWish extends CardMoney {
  readonly method: RechargeMethod;
  readonly remark: string;
  /** What activities add to the gift of some of the cards, by card (CARD-26). */
  readonly added?: ReadonlyMap<string, bigint>;
}

/** Puts money taken at the counter on cards (CARD-09 to CARD-14). All cards or none. */
export async function rechargeCards(
  { tx, now, actorId }: Clerk,
  cards: readonly Card[],
  { method, remark, added, ...given }: RechargeWish,
): Promise<Refusal | undefined> {
  const gift = checkGift(given.giftFen);
  if (!gift.ok) return gift;
  if (given.giftFen > 0n && cards.some(({ state }) => state === "cancelled"))
    return refuse("members.cardNotUsable", { field: "giftFen" });
  const refused = cards
    .flatMap((card) => [checkRecharge(card, given.balanceFen), checkNotBlacklisted(card.blacklisted)])
    .find((checked) => !checked.ok);
  if (refused?.ok === false) return refused;
  const ids = await nextIds(tx, cards.length);
  const book = openCardBook();
  for (const [place, card] of cards.entries()) {
    const movementId = ids[place]!;
    const paid: CardMoney = { ...given, giftFen: given.giftFen + (added?.get(card.cardId) ?? 0n) };
    enter(book, card, { movementId, kind: "recharge", change: paid, at: now, method, remark, actorId });
    book.ledger.push(cardRecharged({ ...card, movementId }, paid, method));
  }
  await writeCardBook(tx, book);
  return undefined;
}

/** Takes money off a card, or gives back what was taken wrongly (CARD-12, CARD-30). */
export async function deductFrom(
  { tx, now, actorId }: Clerk,
  card: Card,
  amountFen: bigint,
  remark: string,
): Promise<Refusal | undefined> {
  const checked = checkDeduction(card, amountFen);
  if (!checked.ok) return checked;
  const [movementId] = (await nextIds(tx, 1)) as [string];
  const book = openCardBook();
  const taken = deductionOf(card, amountFen);
  enter(book, card, {
    movementId,
    kind: amountFen < 0n ? "correction" : "deduction",
    change: negated(taken),
    at: now,
    remark,
    actorId,
  });
  book.ledger.push(cardDeducted({ ...card, movementId }, taken));
  await writeCardBook(tx, book);
  return undefined;
}

/** Ends a card (CARD-23, CARD-28): the balance is paid out, the gift ends. */
export async function closeCard(
  { tx, now, actorId }: Clerk,
  card: Card,
  payout: RechargeMethod | null,
): Promise<Refusal | undefined> {
  const next = step(cardTable, card.state, "cancel");
  if (!next.ok) return next;
  const closing = checkClosing(card, payout);
  if (!closing.ok) return closing;
  const left: CardMoney = { balanceFen: card.balanceFen, giftFen: card.giftFen };
  const ids = await nextIds(tx, 2);
  const book = openCardBook();
  mustTurn(book, card, "cancel");
  if (left.balanceFen > 0n)
    enter(book, card, {
      movementId: ids[0]!,
      kind: "payout",
      change: { balanceFen: -left.balanceFen, giftFen: 0n },
      at: now,
      method: payout,
      actorId,
    });
  if (left.giftFen > 0n)
    enter(book, card, {
      movementId: ids[1]!,
      kind: "forfeit",
      change: { balanceFen: 0n, giftFen: -left.giftFen },
      at: now,
      actorId,
    });
  if (left.balanceFen > 0n || left.giftFen > 0n)
    book.ledger.push(cardClosed({ ...card, movementId: ids[0]! }, left, payout));
  await writeCardBook(tx, book);
  return undefined;
}

/** Hands locked cards to another merchant of the tree, with everything on them. */
export async function moveCards(
  { tx, now, actorId }: Clerk,
  cards: readonly Card[],
  merchantId: string,
): Promise<void> {
  const ids = await nextIds(tx, cards.length * 2);
  const book: CardBook = openCardBook();
  for (const [place, card] of cards.entries()) {
    const [outId, inId] = [ids[place * 2]!, ids[place * 2 + 1]!];
    const from = { ...card, movementId: outId };
    const moved: CardMoney = { balanceFen: card.balanceFen, giftFen: card.giftFen };
    const isEmpty = moved.balanceFen === 0n && moved.giftFen === 0n;
    if (!isEmpty) enter(book, card, { movementId: outId, kind: "movedOut", change: negated(moved), at: now, actorId });
    card.merchantId = merchantId;
    book.cards.add(card);
    if (isEmpty) continue;
    enter(book, card, { movementId: inId, kind: "movedIn", change: moved, at: now, actorId });
    book.ledger.push(...cardMoved(from, { ...card, movementId: inId }, moved));
  }
  await writeCardBook(tx, book);
  await moveApplications(tx, cards, merchantId);
  await changeAllowances(tx, cards);
}
