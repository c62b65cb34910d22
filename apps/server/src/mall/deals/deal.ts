import type { Handle } from "@yunshou/database";
import {
  checkFlashOrder,
  checkGroupOrder,
  groupEndsAt,
  openedGroup,
  refuse,
  type Refusal,
  takePlace,
} from "@yunshou/domain";
import { arm } from "../../platform/timers.ts";
import { groupEndDue } from "../../stock/mallGroups.queries.ts";
import type { ShopKey } from "../shopFront/shopFronts.queries.ts";
import { insertGroup, lockGroup, ownInGroups, saveTaken, takeGroupPieces } from "./buyingGroups.queries.ts";
import { lockFlashSaleOf, ownPieces, takeFlashPieces } from "./flashSales.queries.ts";
import { lockGroupBuyOf } from "./groupBuys.queries.ts";

/** What makes a line cheaper than the shelf. */
export interface DealWish {
  readonly flashSaleId: string | null;
  readonly groupBuyId?: string | null | undefined;
  /** The group that is joined; null opens one. */
  readonly buyingGroupId?: string | null | undefined;
}

/** What is written with an order about its deal. */
export interface Dealt {
  readonly flashSaleId: string | null;
  readonly groupBuyId: string | null;
  readonly buyingGroupId: string | null;
}

/** A deal that a line may have: its price of one piece, and what becomes of it once the order is sure. */
export interface Deal {
  readonly priceFen: bigint;
  /** When it can be paid no more; null where the shop alone says so. */
  readonly payableUntil: Date | null;
  /** Takes pieces, and the place in a group. */
  readonly take: (quantity: number) => Promise<Dealt>;
}

interface Buying {
  readonly buyerId: string;
  readonly now: Date;
}

type Wish = DealWish & { readonly mallProductId: string; readonly quantity: number; readonly couponCode: string };

/**
 * The deal that a wish names, locked after its product; undefined for the price of the shelf. Deals are for accounts, whose
 * phone is proven, and are not made cheaper still.
 */
export async function dealOf(
  tx: Handle,
  shop: ShopKey,
  wish: Wish,
  { buyerId, now }: { readonly buyerId: string | null; readonly now: Date },
): Promise<Deal | undefined | Refusal> {
  const { flashSaleId, groupBuyId = null, buyingGroupId = null } = wish;
  if (groupBuyId === null && buyingGroupId !== null) return refuse("mall.groupBuyUnknown", { field: "groupBuyId" });
  if (flashSaleId === null && groupBuyId === null) return undefined;
  if (flashSaleId !== null && groupBuyId !== null) return refuse("mall.oneDeal", { field: "groupBuyId" });
  if (buyerId === null) return refuse("mall.loginFirst");
  if (wish.couponCode !== "") return refuse("mall.dealNoCoupon", { field: "couponCode" });
  const buying = { buyerId, now };
  return flashSaleId === null
    ? groupOf(tx, shop, { ...wish, groupBuyId: groupBuyId ?? "0", buyingGroupId }, buying)
    : saleOf(tx, shop, { ...wish, flashSaleId }, buying);
}

async function saleOf(
  tx: Handle,
  shop: ShopKey,
  { mallProductId, flashSaleId, quantity }: Wish & { readonly flashSaleId: string },
  { buyerId, now }: Buying,
): Promise<Deal | Refusal> {
  const sale = await lockFlashSaleOf(tx, shop, mallProductId, flashSaleId);
  if (sale === undefined) return refuse("mall.flashUnknown", { field: "flashSaleId" });
  const allowed = checkFlashOrder(quantity, { ...sale, own: await ownPieces(tx, sale, buyerId) }, now);
  if (!allowed.ok) return allowed;
  return {
    priceFen: BigInt(sale.priceFen),
    payableUntil: null,
    async take(pieces) {
      await takeFlashPieces(tx, sale, pieces);
      return { flashSaleId, groupBuyId: null, buyingGroupId: null };
    },
  };
}

/** A place in a group that gathers, or in one that is opened with the order, whose end is then a duty. */
async function groupOf(
  tx: Handle,
  shop: ShopKey,
  wish: Wish & { readonly groupBuyId: string; readonly buyingGroupId: string | null },
  { buyerId, now }: Buying,
): Promise<Deal | Refusal> {
  const { groupBuyId, buyingGroupId } = wish;
  const purchase = await lockGroupBuyOf(tx, shop, wish.mallProductId, groupBuyId);
  if (purchase === undefined) return refuse("mall.groupBuyUnknown", { field: "groupBuyId" });
  const group = buyingGroupId === null ? null : await lockGroup(tx, purchase, buyingGroupId);
  if (group === undefined) return refuse("mall.groupUnknown", { field: "buyingGroupId" });
  const own = await ownInGroups(tx, purchase, buyerId);
  const joined = group === null ? null : { ...group, isMember: own.groupIds.includes(group.buyingGroupId) };
  const allowed = checkGroupOrder(wish.quantity, { ...purchase, own: own.pieces, group: joined }, now);
  if (!allowed.ok) return allowed;
  const endsAt = group?.endsAt ?? groupEndsAt(now, purchase.hours);
  const hold = async (): Promise<string> => {
    if (group !== null) {
      await saveTaken(tx, purchase, group.buyingGroupId, takePlace(group).taken);
      return group.buyingGroupId;
    }
    const opened = await insertGroup(tx, purchase, openedGroup(purchase.size), { openedAt: now, endsAt });
    await arm(tx, groupEndDue.at(opened, endsAt, { topId: purchase.topId }));
    return opened;
  };
  return {
    priceFen: BigInt(purchase.priceFen),
    payableUntil: endsAt,
    async take(pieces) {
      await takeGroupPieces(tx, purchase, pieces);
      return { flashSaleId: null, groupBuyId, buyingGroupId: await hold() };
    },
  };
}

/** What one piece costs that a basket names: the price of its deal, which is locked, else that of the shelf. */
export async function priceWithDeal(
  tx: Handle,
  shop: ShopKey,
  { flashSaleId, groupBuyId = null, mallProductId }: DealWish & { readonly mallProductId: string },
  shelfFen: bigint,
): Promise<bigint | undefined> {
  if (flashSaleId === null && groupBuyId === null) return shelfFen;
  const deal =
    flashSaleId === null
      ? await lockGroupBuyOf(tx, shop, mallProductId, groupBuyId ?? "0")
      : await lockFlashSaleOf(tx, shop, mallProductId, flashSaleId);
  return deal === undefined ? undefined : BigInt(deal.priceFen);
}

/** Whether a line has another price than that of the shelf. */
export const hasDeal = ({ flashSaleId, groupBuyId = null }: DealWish): boolean =>
  flashSaleId !== null || groupBuyId !== null;
