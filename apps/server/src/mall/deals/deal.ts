import type { Handle } from "@yunshou/database";
import { checkFlashOrder, refuse, type Refusal } from "@yunshou/domain";
import type { ShopKey } from "../shopFront/shopFronts.queries.ts";
import { lockFlashSaleOf, ownPieces, takeFlashPieces } from "./flashSales.queries.ts";

/** What makes a line cheaper than the shelf. */
export interface DealWish {
  readonly flashSaleId: string | null;
}

/** A deal that a line may have: its price of one piece, and what is written with the order. */
export interface Deal {
  readonly priceFen: bigint;
  readonly flashSaleId: string | null;
  /** Takes the pieces, once the order is sure. */
  readonly take: (quantity: number) => Promise<void>;
}

const isDeal = ({ flashSaleId }: DealWish): boolean => flashSaleId !== null;

/**
 * The deal that a wish names, locked after its product; undefined for the price of the shelf. Deals are for accounts, whose
 * phone is proven, and are not made cheaper still.
 */
export async function dealOf(
  tx: Handle,
  shop: ShopKey,
  wish: DealWish & { readonly mallProductId: string; readonly quantity: number; readonly couponCode: string },
  { buyerId, now }: { readonly buyerId: string | null; readonly now: Date },
): Promise<Deal | undefined | Refusal> {
  if (!isDeal(wish)) return undefined;
  if (buyerId === null) return refuse("mall.loginFirst");
  if (wish.couponCode !== "") return refuse("mall.dealNoCoupon", { field: "couponCode" });
  const sale = await lockFlashSaleOf(tx, shop, wish.mallProductId, wish.flashSaleId ?? "0");
  if (sale === undefined) return refuse("mall.flashUnknown", { field: "flashSaleId" });
  const allowed = checkFlashOrder(wish.quantity, { ...sale, own: await ownPieces(tx, sale, buyerId) }, now);
  if (!allowed.ok) return allowed;
  return {
    priceFen: BigInt(sale.priceFen),
    flashSaleId: sale.flashSaleId,
    take: (quantity) => takeFlashPieces(tx, sale, quantity),
  };
}

/** What one piece costs that a basket names: the price of its deal, which is locked, else that of the shelf. */
export async function priceWithDeal(
  tx: Handle,
  shop: ShopKey,
  { flashSaleId, mallProductId }: DealWish & { readonly mallProductId: string },
  shelfFen: bigint,
): Promise<bigint | undefined> {
  if (flashSaleId === null) return shelfFen;
  const sale = await lockFlashSaleOf(tx, shop, mallProductId, flashSaleId);
  return sale === undefined ? undefined : BigInt(sale.priceFen);
}
