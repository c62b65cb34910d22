import type { Language, ParsedInputOf } from "@yunshou/contract";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";
import type { Handle } from "@yunshou/database";
import { checkBasket, refuse, type Refusal } from "@yunshou/domain";
import { paymentDue } from "../../orders/selling/orderTimers.ts";
import { payTogether } from "../../payments/payments.queries.ts";
import { arm, disarm } from "../../platform/timers.ts";
import { isRefusal } from "../../platform/refused.ts";
import { checkTogether } from "../../pharmacy/togetherGate.ts";
import { priceWithDeal } from "../deals/deal.ts";
import { lockMallProduct } from "../../stock/mallShelf.queries.ts";
import { withDeliveryFee } from "../freight/deliveryFee.ts";
import { lockPickupLanes, newMachineCode } from "./machinePoint.ts";
import { productsOfGoods } from "./machinePoint.queries.ts";
import { paymentOf, type Placed, type Placing, placeOrder, tokenHash } from "./place.ts";
import * as queries from "./shopFronts.queries.ts";

type AskedBasket = Omit<ParsedInputOf<typeof shopFronts.placeBasket>, "shopNo" | "session">;
type AskedLine = AskedBasket["lines"][number];
type GroupWish = "groupBuyId" | "buyingGroupId";
export type BasketWish = Omit<AskedBasket, "province" | "seenFeeFen" | "inApp" | "lines"> &
  Partial<Pick<AskedBasket, "province" | "seenFeeFen" | "inApp">> & {
    readonly lines: readonly (Omit<AskedLine, GroupWish> & Partial<Pick<AskedLine, GroupWish>>)[];
  };

/**
 * Places an order for each line of a basket, in one transaction, and has them paid at once. All products are locked before the first order, in the order
 * of their ids, so that two baskets never wait for each other and none of them waits for a product with a coupon in its hand.
 */
export async function placeBasket(
  tx: Handle,
  placing: Placing & { readonly language: Language },
  shop: queries.ShopFront,
  { lines, couponCode, ...receiving }: BasketWish,
): Promise<readonly Placed[] | Refusal> {
  const prices = new Map<string, bigint>();
  const productIds: string[] = [];
  for (const line of lines.toSorted((a, b) => byNumber(a.mallProductId, b.mallProductId))) {
    const product = await lockMallProduct(tx, shop, line.mallProductId);
    if (product === undefined) continue;
    productIds.push(product.productId);
    const priceFen = await priceWithDeal(tx, shop, line, BigInt(product.priceFen));
    if (priceFen !== undefined) prices.set(line.mallProductId, priceFen);
  }
  // What was ordered already is answered again, whatever it costs now.
  const isKnown = (await queries.orderOfToken(tx, shop, tokenHash(lines[0]?.token ?? ""))) !== undefined;
  const seen = lines.map((line) => ({ ...line, priceFen: BigInt(line.priceFen) }));
  const checked = checkBasket(seen, (id) => (isKnown ? priceSeen(seen, id) : prices.get(id)));
  if (!checked.ok) return checked;
  const forbidden = isKnown
    ? undefined
    : await checkTogether(tx, { topId: shop.topId, productIds, language: placing.language }, "lines");
  if (forbidden !== undefined) return forbidden;
  const charged = await withDeliveryFee(tx, shop, receiving, lines);
  if (isRefusal(charged)) return charged;
  const point =
    receiving.deliveryWay === "pickup" && receiving.pickupPointId !== null
      ? await queries.holdPickupPoint(tx, shop, receiving.pickupPointId)
      : undefined;
  const machineId = point?.machineId ?? null;
  if (machineId !== null) {
    const products = await productsOfGoods(tx, shop, [...prices.keys()]);
    await lockPickupLanes(tx, shop, [...products.values()], machineId);
  }
  const machineCode = machineId === null ? undefined : await newMachineCode(tx, placing.secrets, shop, machineId);
  const placed: Placed[] = [];
  for (const [place, { priceFen: _seen, ...line }] of lines.entries()) {
    const one = await placeOrder(
      tx,
      { ...placing, machineCode },
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
  const unpaid = placed.flatMap(({ mustPay, orderNo }) => (mustPay ? orderNo : []));
  if (!isKnown && unpaid.length > 1) {
    const expiresAt = (await payTogether(tx, shop.topId, unpaid)) ?? placing.now;
    // One payment is asked about once, and ends with the line that can be paid least long.
    await disarm(tx, ...unpaid.slice(1).map((orderNo) => paymentDue.named(orderNo)));
    await arm(tx, paymentOf(shop.topId, unpaid[0]!, placing.now, expiresAt));
    return placed.map((one) => (one.mustPay ? { ...one, expiresAt } : one));
  }
  return placed.length > 0 ? placed : refuse("mall.productUnknown", { field: "lines" });
}

const byNumber = (a: string, b: string) => (BigInt(a) < BigInt(b) ? -1 : 1);

const priceSeen = (seen: readonly { readonly mallProductId: string; readonly priceFen: bigint }[], id: string) =>
  seen.find((line) => line.mallProductId === id)?.priceFen;
