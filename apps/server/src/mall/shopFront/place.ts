import { createHash, randomInt } from "node:crypto";
import type { ParsedInputOf } from "@yunshou/contract";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";
import type { Handle } from "@yunshou/database";
import { checkMallOrder, firstFulfilment, mallSource, refuse, type Refusal } from "@yunshou/domain";
import { codeOf, lockNamed, type PricedWithCode } from "../../marketing/codes/claim.ts";
import { openClaimingDesk } from "../../marketing/desk.ts";
import { note, openBook, writeBook } from "../../orders/book/book.ts";
import { type MachineFacts, newOrder, noMachine } from "../../orders/book/order.ts";
import { claimSources, sourceName } from "../../orders/book/order.queries.ts";
import { paymentDue } from "../../orders/selling/orderTimers.ts";
import { takeFree } from "../../orders/selling/paying.ts";
import { insertPayment } from "../../payments/payments.queries.ts";
import type { PaymentProviders } from "../../payments/providers.ts";
import { isRefusal, keep } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { arm } from "../../platform/timers.ts";
import { waitsSince } from "../settings/waitingDuty.ts";
import { dealOf } from "../deals/deal.ts";
import { lockMallProduct, reserveMallPieces } from "../../stock/mallShelf.queries.ts";
import { receiverPhoneIndex, receiverPhoneIndexes } from "../../orders/sides/receiverPhone.ts";
import { machineCodeIndex, sealReceiver } from "../orders/receiver.ts";
import { buyerLevel } from "./buyerLevel.ts";
import { newMachineCode, promiseAtMachine } from "./machinePoint.ts";
import * as queries from "./shopFronts.queries.ts";

type AskedWish = Omit<ParsedInputOf<typeof shopFronts.place>, "shopNo" | "session" | "seenFeeFen">;
/** What a buyer wants; what its delivery costs stands in the shop already. */
export type Wish = Omit<AskedWish, Optional> & Partial<Pick<AskedWish, Optional>>;
type Optional = "province" | "groupBuyId" | "buyingGroupId" | "inApp";

export interface Placing {
  readonly secrets: Secrets;
  readonly providers: PaymentProviders;
  readonly now: Date;
  /** Stands for the address that asks, so that codes cannot be guessed from one place without end. */
  readonly guesserId: string;
  /** Whose order it is; null for whoever has its token. */
  readonly buyerId?: string | null;
  /** The code by which a machine hands out the whole basket; an order alone gets one of its own. */
  readonly machineCode?: string | undefined;
}

export interface Placed {
  readonly orderNo: string;
  readonly productName: string;
  readonly discountAmountFen: string;
  readonly amountFen: string;
  readonly expiresAt: Date;
  /** The provider has to be asked for a code. */
  readonly mustPay: boolean;
}

/** What the table knows of a buyer's secret. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A code that is missing by then is asked for again. */
const codeExpectedMs = 5_000;
const pickupCodes = 100_000_000;

/** The duty that asks about a payment until it ends. */
export const paymentOf = (topId: string, orderId: string, now: Date, closesAt: Date) =>
  paymentDue.at(orderId, new Date(now.getTime() + codeExpectedMs), { topId, closesAt: closesAt.toISOString() });

/**
 * Takes an order: the product is locked, so that of many who want the last piece one gets it, its price is that of the
 * shelf, and pieces, coupon and payment are written together. A token that was used answers its order.
 */
export async function placeOrder(
  tx: Handle,
  placing: Placing,
  shop: queries.ShopFront,
  wish: Wish,
): Promise<Placed | Refusal> {
  const { secrets, providers, now, buyerId = null } = placing;
  const hash = tokenHash(wish.token);
  const known = await queries.orderOfToken(tx, shop, hash);
  if (known !== undefined) return placedBefore(known, shop);
  const product = await lockMallProduct(tx, shop, wish.mallProductId);
  if (product === undefined) return refuse("mall.productUnknown", { field: "mallProductId" });
  const deal = await dealOf(tx, shop, wish, { buyerId, now });
  if (isRefusal(deal)) return deal;
  const point = await pointOf(tx, shop, wish);
  const machineId = point?.machineId ?? null;
  const promised =
    machineId === null ? undefined : await promiseAtMachine(tx, shop, { machineId, productId: product.productId, now });
  if (isRefusal(promised)) return promised;
  // Whose machine hands the goods out, his are the goods, the price and the money.
  const place = promised?.machine ?? { ...shop, machineId: noMachine };
  const checked = checkMallOrder(wish, {
    isOpen: shop.openStatus === "open",
    deliveryWays: shop.deliveryWays,
    deliveryFeeFen: BigInt(shop.deliveryFeeFen),
    onShelf: product.onShelf,
    priceFen: deal?.priceFen ?? BigInt(product.priceFen),
    free: promised?.free ?? product.free,
    isAtMachine: promised !== undefined,
    unpaid: await queries.unpaidOf(tx, shop, product.mallProductId, receiverPhoneIndexes(secrets, wish.receiverPhone)),
  });
  if (!checked.ok) return checked;
  if (point === undefined) return refuse("mall.pickupPointUnknown", { field: "pickupPointId" });
  const provider = providers.forPayment(wish.payMethod);
  if (provider === undefined) return refuse("payments.noProvider", { field: "payMethod" });
  const { goodsFen, feeFen } = checked.value;
  const priced: Priced | Refusal =
    deal === undefined
      ? await priceOf(tx, placing, place, { ...wish, productId: product.productId, goodsFen })
      : asItIs;
  if ("ok" in priced) return priced;
  const { basket, code } = priced;

  const sourceKey = `${mallSource}${hash.subarray(0, 16).toString("hex")}`;
  const { topId, merchantId } = place;
  const source = { topId, merchantId, machineId: place.machineId, sourceKey, receivedAt: now };
  const orderId = (await claimSources(tx, [source])).get(sourceName(source));
  if (orderId === undefined) {
    const placed = await queries.orderOfToken(tx, shop, hash);
    return placed === undefined ? refuse("mall.orderUnknown") : placedBefore(placed, shop);
  }
  priced.claim();
  const order = newOrder({
    orderId,
    machine: promised?.machine ?? {
      ...shop,
      machineId: noMachine,
      machineNo: "",
      operation: "inOperation",
      decommissioned: false,
      pointName: point?.name ?? "",
    },
    lane: product,
    cabinet: promised?.lane?.cabinet ?? null,
    laneNo: promised?.lane?.lane ?? null,
    quantity: wish.quantity,
    payment: wish.payMethod,
    sourceKey,
    cardNo: null,
    priceFen: goodsFen + feeFen,
    discountFen: basket.discountFen,
    orderedAt: now,
    business: "mall",
  });
  const pickupCode =
    promised === undefined
      ? counterCode(wish.deliveryWay)
      : (placing.machineCode ?? (await newMachineCode(tx, secrets, shop, promised.machine.machineId)));
  const { buyerName, receiver, receiverPhone, address, province = null } = wish;
  const dealt = await deal?.take(wish.quantity);
  await queries.insertMallOrder(tx, {
    ...shop,
    ...(dealt ?? noDeal),
    orderId,
    mallProductId: product.mallProductId,
    buyerId,
    quantity: wish.quantity,
    tokenHash: hash,
    receiverSealed: sealReceiver(secrets, orderId, {
      buyerName: buyerName === "" ? receiver : buyerName,
      receiver,
      receiverPhone,
      address: wish.deliveryWay === "delivery" ? addressIn(province, address) : "",
      pickupCode,
    }),
    phoneIndex: receiverPhoneIndex(secrets, receiverPhone),
    deliveryWay: wish.deliveryWay,
    deliveryFeeFen: feeFen,
    pickupPointId: wish.deliveryWay === "pickup" ? wish.pickupPointId : null,
    pickupPoint: point?.name ?? null,
    pickupMachineId: machineId,
    pickupIndex: machineCodeIndex(secrets, pickupCode),
    fulfilment: dealt?.buyingGroupId == null ? firstFulfilment(wish.deliveryWay) : "toGather",
    orderedAt: now,
  });
  if (wish.deliveryWay === "pickup" && shop.shopKind === "mall") await arm(tx, waitsSince(shop.topId, orderId, now));
  // In a machine the order itself keeps the pieces of its lane.
  if (promised === undefined) await reserveMallPieces(tx, shop.topId, product.mallProductId, wish.quantity);
  if (code !== undefined)
    await code.hold({ orderId, machineId: place.machineId, discountFen: code.discountFen, at: now });

  const book = openBook(now);
  book.added.push(order);
  if (basket.applied.length > 0) book.promoted.push({ ...order, applied: basket.applied });
  const amountFen = order.priceFen - order.discountFen;
  const placed = {
    orderNo: orderId,
    productName: order.productName,
    discountAmountFen: String(order.discountFen),
    amountFen: String(amountFen),
  };
  if (amountFen === 0n) {
    takeFree(book, order, { occurredAt: now, receivedAt: now });
    await writeBook(tx, book);
    return { ...placed, expiresAt: now, mustPay: false };
  }
  const closesAt = new Date(now.getTime() + shop.closeMinutes * 60_000);
  const expiresAt = deal?.payableUntil != null && deal.payableUntil < closesAt ? deal.payableUntil : closesAt;
  book.timers.push(paymentOf(shop.topId, orderId, now, expiresAt));
  note(book, order, "payRequested", { source: "cloud", occurredAt: now, detail: { method: wish.payMethod } });
  await writeBook(tx, book);
  await insertPayment(tx, {
    topId: shop.topId,
    orderId,
    merchantId,
    machineId: place.machineId,
    provider: provider.name,
    method: wish.payMethod,
    canShare: provider.sharing !== undefined,
    inApp: wish.inApp === true && provider.inApp !== undefined,
    amountFen: String(amountFen),
    requestId: sourceKey,
    expiresAt,
  });
  return { ...placed, expiresAt, mustPay: true };
}

const noDeal = { flashSaleId: null, groupBuyId: null, buyingGroupId: null };

/** An address with its province, unless it begins with it. */
const addressIn = (province: string | null, address: string): string =>
  province === null || address.trim().startsWith(province) ? address : `${province} ${address}`;

const placedBefore = (
  { orderNo, productName, orderPriceFen, discountAmountFen, orderTime, payState }: queries.BuyersOrder,
  { closeMinutes }: queries.ShopFront,
): Placed => ({
  orderNo,
  productName,
  discountAmountFen,
  amountFen: String(BigInt(orderPriceFen) - BigInt(discountAmountFen)),
  expiresAt: new Date(orderTime.getTime() + closeMinutes * 60_000),
  mustPay: payState === "unpaid",
});

/** What is shown at a counter. */
const counterCode = (way: Wish["deliveryWay"]): string =>
  way === "pickup" ? String(randomInt(pickupCodes)).padStart(String(pickupCodes).length - 1, "0") : "";

/** The counter or machine at which goods are fetched; null where they are brought, undefined where there is none. */
const pointOf = (
  tx: Handle,
  shop: queries.ShopFront,
  { deliveryWay, pickupPointId }: Wish,
): Promise<queries.PickupPlace | null | undefined> =>
  deliveryWay === "delivery" || pickupPointId === null
    ? Promise.resolve(deliveryWay === "delivery" ? null : undefined)
    : queries.holdPickupPoint(tx, shop, pickupPointId);

/** Where prices are looked up: at a machine, or at none. */
type Place = Pick<MachineFacts, "topId" | "merchantId" | "timeZone" | "machineId">;

interface Priced {
  readonly basket: Pick<PricedWithCode["basket"], "discountFen" | "applied">;
  /** Takes what was applied from the budgets of its plans. */
  readonly claim: () => void;
  readonly code?: {
    readonly discountFen: bigint;
    readonly hold: (use: { orderId: string; machineId: string; discountFen: bigint; at: Date }) => Promise<void>;
  };
}

/** A deal has its price already: no plan makes it cheaper. */
const asItIs: Priced = { basket: { discountFen: 0n, applied: [] }, claim: () => {} };

/** What the engine takes off the goods, with the coupon that the buyer named. What a wrong code counted stays. */
async function priceOf(
  tx: Handle,
  { secrets, now, guesserId, buyerId = null }: Placing,
  { topId, merchantId, timeZone, machineId }: Place,
  wish: Wish & { readonly productId: string; readonly goodsFen: bigint },
): Promise<Priced | Refusal> {
  const place = { machineId, topId, merchantId, timeZone };
  const typed = wish.couponCode === "" ? undefined : wish.couponCode;
  const naming = { ...place, inMallBy: guesserId };
  const codes = await lockNamed(tx, secrets, typed === undefined ? [] : [{ ...naming, typed }]);
  const desk = await openClaimingDesk(tx, [{ ...place, productId: wish.productId }], now);
  const bought = {
    business: "mall",
    level: buyerId === null ? null : await buyerLevel(tx, secrets, place, buyerId, now),
    lines: [{ productId: wish.productId, quantity: wish.quantity, priceFen: wish.goodsFen / BigInt(wish.quantity) }],
  } as const;
  const priced = await codeOf(codes, { ...naming, typed }, now, (presented) =>
    desk.price(place, now, bought, presented),
  );
  if (!priced.ok) {
    const refused = { ...priced, field: "couponCode" };
    return refused.code === "codes.unknown" ? keep(refused) : refused;
  }
  const { basket, code } = priced.value;
  return {
    basket,
    claim: () => desk.claim(basket.applied),
    ...(code === undefined
      ? {}
      : { code: { discountFen: code.discountFen, hold: (use) => codes.hold(code.locked, use) } }),
  };
}
