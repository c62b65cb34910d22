import type { ParsedInputOf } from "@yunshou/contract";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";
import type { Handle } from "@yunshou/database";
import { checkBasket, refuse, type Refusal } from "@yunshou/domain";
import { isRefusal } from "../../platform/refused.ts";
import { priceWithDeal } from "../deals/deal.ts";
import { lockMallProduct } from "../../stock/mallShelf.queries.ts";
import { withDeliveryFee } from "../freight/deliveryFee.ts";
import { type Placed, type Placing, placeOrder, tokenHash } from "./place.ts";
import * as queries from "./shopFronts.queries.ts";

type AskedBasket = Omit<ParsedInputOf<typeof shopFronts.placeBasket>, "shopNo" | "session">;
export type BasketWish = Omit<AskedBasket, "province" | "seenFeeFen"> &
  Partial<Pick<AskedBasket, "province" | "seenFeeFen">>;

/**
 * Places an order for each line of a basket, in one transaction. All products are locked before the first order, in the order
 * of their ids, so that two baskets never wait for each other and none of them waits for a product with a coupon in its hand.
 */
export async function placeBasket(
  tx: Handle,
  placing: Placing,
  shop: queries.ShopFront,
  { lines, couponCode, ...receiving }: BasketWish,
): Promise<readonly Placed[] | Refusal> {
  const prices = new Map<string, bigint>();
  for (const line of lines.toSorted((a, b) => byNumber(a.mallProductId, b.mallProductId))) {
    const product = await lockMallProduct(tx, shop, line.mallProductId);
    const priceFen = product === undefined ? undefined : await priceWithDeal(tx, shop, line, BigInt(product.priceFen));
    if (priceFen !== undefined) prices.set(line.mallProductId, priceFen);
  }
  // What was ordered already is answered again, whatever it costs now.
  const isKnown = (await queries.orderOfToken(tx, shop, tokenHash(lines[0]?.token ?? ""))) !== undefined;
  const seen = lines.map((line) => ({ ...line, priceFen: BigInt(line.priceFen) }));
  const checked = checkBasket(seen, (id) => (isKnown ? priceSeen(seen, id) : prices.get(id)));
  if (!checked.ok) return checked;
  const charged = await withDeliveryFee(tx, shop, receiving, lines);
  if (isRefusal(charged)) return charged;
  const placed: Placed[] = [];
  for (const [place, { priceFen: _seen, ...line }] of lines.entries()) {
    const one = await placeOrder(
      tx,
      placing,
      // The buyer pays for one delivery.
      place === 0 ? charged : { ...charged, deliveryFeeFen: "0" },
      {
        ...receiving,
        ...line,
        couponCode: place === checked.value.dearest ? couponCode : "",
      },
    );
    if (isRefusal(one)) return one;
    placed.push(one);
  }
  return placed.length > 0 ? placed : refuse("mall.productUnknown", { field: "lines" });
}

const byNumber = (a: string, b: string) => (BigInt(a) < BigInt(b) ? -1 : 1);

const priceSeen = (seen: readonly { readonly mallProductId: string; readonly priceFen: bigint }[], id: string) =>
  seen.find((line) => line.mallProductId === id)?.priceFen;
