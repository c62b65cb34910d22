import {
  businessDay,
  checkDeduction,
  checkNotBlacklisted,
  checkUsable,
  type CardMoney,
  deductionOf,
  type MemberLevel,
  levelOn,
  negated,
  type PackageDays,
  packageDays,
  packageMoney,
  packagePayout,
  type PackagePayWay,
  packageRefund,
  packageRefunded,
  packageSold,
  type RechargeMethod,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import type { Card } from "../card.ts";
import { enter, openCardBook, writeCardBook } from "../cardBook.ts";
import { lockCardById, nextIds, successorOf } from "../cardBook.queries.ts";
import type { Clerk } from "../cardDesk.ts";
import type { MemberPackage } from "./packages.queries.ts";
import * as queries from "./packageSales.queries.ts";

export interface PackageWish {
  readonly payWay: PackagePayWay;
  readonly remark: string;
}

/**
 * Sells a held package to the holder of a locked card, whose member is held too, so that of two sales at once the second
 * goes on after the first. The money and the right are written together.
 */
export async function sellPackage(
  { tx, now, actorId }: Clerk,
  bought: MemberPackage,
  card: Card,
  { payWay, remark }: PackageWish,
): Promise<(PackageDays & { readonly packageSaleId: string }) | Refusal> {
  if (!bought.enabled) return refuse("memberPackages.notOffered", { field: "memberPackageId" });
  if (card.memberId === null) return refuse("members.cardUnbound", { field: "cardId" });
  if (card.merchantId !== bought.merchantId) return refuse("memberPackages.otherMerchant", { field: "cardId" });
  const served = checkNotBlacklisted(card.blacklisted, "cardId");
  if (!served.ok) return served;
  const priceFen = BigInt(bought.priceFen);
  const usable = payWay === "balance" ? checkDeduction(card, priceFen) : checkUsable(card.state);
  if (!usable.ok) return usable;
  const { memberId, cardId, topId } = card;
  const soldDay = businessDay(now, card.timeZone);
  const days = packageDays(soldDay, bought.months, await queries.heldDays(tx, { ...bought, memberId }, soldDay));
  const [packageSaleId, movementId] = (await nextIds(tx, 2)) as [string, string];
  const taken: CardMoney = payWay === "balance" ? deductionOf(card, priceFen) : { balanceFen: priceFen, giftFen: 0n };
  const sale = { ...days, packageSaleId, memberId, cardId, giftFen: taken.giftFen, payWay, remark, actorId, at: now };
  await queries.insertPackageSale(tx, bought, { ...sale, soldDay });
  const book = openCardBook();
  const line = { movementId, at: now, remark: bought.name, actorId };
  if (payWay === "balance") enter(book, card, { ...line, kind: "packageSale", change: negated(taken) });
  const paid = payWay === "balance" ? ({ by: payWay, taken } as const) : { by: payWay, fen: priceFen };
  book.ledger.push(packageSold({ topId, merchantId: bought.merchantId, cardId }, packageSaleId, paid));
  await writeCardBook(tx, book);
  return { packageSaleId, ...days };
}

/** Ends a locked sale and pays back what has not begun. */
export async function refundPackage(
  { tx, now, actorId }: Clerk,
  sale: queries.PackageSale,
  payout: RechargeMethod | null,
): Promise<{ readonly refundedFen: bigint; readonly counterFen: bigint; readonly paidTo: PackagePayWay } | Refusal> {
  const { topId, merchantId, packageSaleId, payWay } = sale;
  const [priceFen, giftFen] = [BigInt(sale.priceFen), BigInt(sale.giftFen)];
  const first = await lockCardById(tx, topId, sale.cardId);
  const day = businessDay(now, sale.timeZone);
  const back = packageRefund({ ...sale, priceFen }, day);
  if (!back.ok) return back;
  const card = payWay === "balance" ? await liveCard(tx, first) : undefined;
  const lives = card !== undefined && card.merchantId === merchantId;
  const to = packagePayout(payWay, lives, payout);
  if (!to.ok) return to;
  const money = packageMoney({ priceFen, giftFen }, back.value);
  const book = openCardBook();
  if (to.value === "balance" && card !== undefined) {
    const [movementId] = (await nextIds(tx, 1)) as [string];
    const line = { movementId, at: now, remark: sale.packageName, actorId };
    enter(book, card, { ...line, kind: "packageRefund", change: money });
  }
  const cardId = to.value === "balance" ? card!.cardId : sale.cardId;
  book.ledger.push(packageRefunded({ topId, merchantId, cardId }, packageSaleId, money, to.value));
  await queries.saveRefund(tx, sale, { fen: back.value, actorId, at: now, day });
  await writeCardBook(tx, book);
  return { refundedFen: back.value, counterFen: to.value === "balance" ? 0n : money.balanceFen, paidTo: to.value };
}

/** The card, or the one that was issued in its place; none when all are cancelled. */
async function liveCard(tx: Handle, card: Card | undefined): Promise<Card | undefined> {
  if (card === undefined || card.state !== "cancelled") return card;
  const next = await successorOf(tx, card);
  return next === undefined ? undefined : liveCard(tx, await lockCardById(tx, card.topId, next));
}

/** The level of a member on a day: his own, or a higher one that a package gives him; null for nobody. */
export async function memberLevelOn(
  tx: Handle,
  member: { readonly topId: string; readonly memberId: string },
  day: string,
): Promise<MemberLevel | null> {
  const held = await queries.levelRights(tx, member, day);
  return held === undefined ? null : levelOn(held.own, held.rights, day);
}
