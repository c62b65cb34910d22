import type { OutputOf, RowOf } from "@yunshou/contract";
import type { quickBuys } from "@yunshou/contract/mall/quickBuys";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";

export type Shop = OutputOf<typeof shopFronts.shop>;
export type BuyersOrder = OutputOf<typeof shopFronts.order>;
export type ShelfProduct = RowOf<typeof shopFronts.products>;
export type BasketProduct = RowOf<typeof shopFronts.basket>;

/** What every page of a shop is given. */
export interface ShopPageProps {
  readonly shop: Shop;
  /** Where the shop begins, e.g. `/m/shop/S100001`. */
  readonly base: string;
}

/** A machine whose code somebody scanned. */
export type MachineFront = OutputOf<typeof quickBuys.machine>;

/** What pages about orders are given, of a shop as of a machine. */
export interface OrderPageProps {
  readonly shop: Pick<Shop, "shopNo">;
  readonly base: string;
}
