import type { AnswerOf } from "@yunshou/contract";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";
import type { Handle } from "@yunshou/database";
import {
  afterSaleUntil,
  businessDay,
  checkAfterSale,
  deliveryState,
  isOpenAfterSale,
  mallOrderTable,
  type onlinePaymentKinds,
  refuse,
  type Refusal,
  type ShipState,
} from "@yunshou/domain";
import { lockOrders } from "../../orders/book/order.queries.ts";
import { askForCode, type PaymentDependencies } from "../../orders/selling/payRequest.ts";
import { partsOf, paymentOf } from "../../payments/payments.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { afterSalesOfOrder, insertAfterSale } from "../afterSales/afterSales.queries.ts";
import { lockMallProduct } from "../../stock/mallShelf.queries.ts";
import { type DealWish, hasDeal, priceWithDeal } from "../deals/deal.ts";
import { withDeliveryFee } from "../freight/deliveryFee.ts";
import { freightInUse } from "../freight/freightTemplates.queries.ts";
import { shownBanners } from "../banners.queries.ts";
import { openReceiver } from "../orders/receiver.ts";
import { buyerAt } from "./buyers.ts";
import { takeFromBasket } from "./buyers.queries.ts";
import { freeAtMachines } from "./machinePoint.ts";
import { guesserOf } from "./guesser.ts";
import { requestInApp } from "./payInApp.ts";
import { placeOrder, tokenHash } from "./place.ts";
import { placeBasket } from "./placeBasket.ts";
import * as queries from "./shopFronts.queries.ts";

type ShopCall = Call<{ readonly shopNo: string }, "public">;
type OrderCall = Call<{ readonly shopNo: string; readonly token: string; readonly orderNo: string | null }, "public">;

const shopOfCall = async ({ tx, input }: ShopCall): Promise<queries.ShopFront | Refusal> =>
  (await queries.shopByNumber(tx, input.shopNo)) ?? refuse("mall.shopUnknown");

/** An order with what the settings of its shop say about it. */
interface OrderOfShop extends queries.BuyersOrder {
  readonly afterSaleUntil: Date | null;
  readonly takesReviews: boolean;
}

/** By its token, or by its number for the buyer who is logged in. */
export async function orderOfCall({ tx, input }: OrderCall): Promise<OrderOfShop | Refusal> {
  const shop = await queries.shopByNumber(tx, input.shopNo);
  if (shop === undefined) return refuse("mall.orderUnknown");
  const order = await knownOrder(tx, shop, input);
  if (isRefusal(order)) return order;
  const { afterSaleDays: days, takesReviews } = shop;
  return { ...order, takesReviews, afterSaleUntil: days === null ? null : afterSaleUntil(order.deliveredAt, days) };
}

async function knownOrder(
  tx: Handle,
  shop: queries.ShopFront,
  { token, orderNo }: OrderCall["input"],
): Promise<queries.BuyersOrder | Refusal> {
  if (orderNo === null) return (await queries.orderOfToken(tx, shop, tokenHash(token))) ?? refuse("mall.orderUnknown");
  const buyer = await buyerAt(tx, shop, token);
  if (isRefusal(buyer)) return buyer;
  return (await queries.orderOfBuyer(tx, shop, buyer.buyerId, orderNo)) ?? refuse("mall.orderUnknown");
}

/** Whose order it becomes: null where nobody is logged in. */
async function buyerOfWish(
  tx: Handle,
  shop: queries.ShopFront,
  session: string | null,
): Promise<string | null | Refusal> {
  const buyer = session === null ? null : await buyerAt(tx, shop, session);
  return buyer === null || isRefusal(buyer) ? buyer : buyer.buyerId;
}

/** Handlers of what programs of buyers ask (MALL-01, MALL-02, MALL-06). They run as the system: nobody is logged in. */
export function shopFrontHandlers(
  dependencies: PaymentDependencies & { readonly secrets: Secrets },
): HandlersOf<typeof shopFronts> {
  const { providers, secrets, log } = dependencies;
  /** Asks the provider once the order is stored. */
  const askLater = ({ afterCommit }: Pick<ShopCall, "afterCommit">, orderNo: string, productName: string) =>
    afterCommit(() => {
      askForCode(dependencies, orderNo, productName).catch((error: unknown) =>
        log.error({ err: error, orderId: orderNo }, "A payment code could not be obtained."),
      );
    });
  return {
    async shop(call) {
      const shop = await shopOfCall(call);
      return isRefusal(shop) ? shop : shownShop(call.tx, shop, call.now);
    },

    async products(call) {
      const shop = await shopOfCall(call);
      return isRefusal(shop) ? shop : queries.shelfProducts(call.tx, shop, call.language, call.input);
    },

    async place(call) {
      const { tx, input, now, address } = call;
      const shop = await shopOfCall(call);
      if (isRefusal(shop)) return shop;
      const { session, ...wish } = input;
      const buyerId = await buyerOfWish(tx, shop, session);
      if (isRefusal(buyerId)) return buyerId;
      const placing = { secrets, providers, now, guesserId: guesserOf(address), buyerId };
      const charged = await withDeliveryFee(tx, shop, wish, [await lineAtItsPrice(tx, shop, wish)]);
      if (isRefusal(charged)) return charged;
      const placed = await placeOrder(tx, placing, charged, wish);
      if (isRefusal(placed)) return placed;
      const { productName, mustPay, ...answer } = placed;
      if (mustPay) askLater(call, answer.orderNo, productName);
      return answer;
    },

    async basket(call) {
      const shop = await shopOfCall(call);
      if (isRefusal(shop)) return shop;
      const { tx, language, input, now } = call;
      const rows = await queries.productsOfBasket(tx, shop, language, input.mallProductIds);
      const atMachines = await freeAtMachines(tx, shop, input.mallProductIds, now);
      return { rows: rows.map((row) => ({ ...row, atMachines: atMachines(row.mallProductId) })) };
    },

    async placeBasket(call) {
      const { tx, input, now, address } = call;
      const shop = await shopOfCall(call);
      if (isRefusal(shop)) return shop;
      const { session, ...wish } = input;
      const buyerId = await buyerOfWish(tx, shop, session);
      if (isRefusal(buyerId)) return buyerId;
      const placing = { secrets, providers, now, guesserId: guesserOf(address), buyerId };
      const placed = await placeBasket(tx, { ...placing, language: call.language }, shop, wish);
      if (isRefusal(placed)) return placed;
      // What a deal made cheaper was chosen beside the basket.
      const ofBasket = wish.lines.filter((line) => line.flashSaleId === null && line.groupBuyId === null);
      if (buyerId !== null)
        await takeFromBasket(
          tx,
          shop,
          buyerId,
          ofBasket.map(({ mallProductId }) => mallProductId),
        );
      const first = placed.find(({ mustPay }) => mustPay);
      if (first !== undefined) askLater(call, first.orderNo, first.productName);
      return { orders: placed.map(({ mustPay: _m, productName: _p, ...answer }) => answer) };
    },

    async payment(call) {
      const order = await orderOfCall(call);
      if (isRefusal(order)) return order;
      const payment = order.payState === "unpaid" ? await paymentOf(call.tx, order.orderNo) : undefined;
      if (payment === undefined)
        return refuse("state.notAllowed", {
          values: { state: mallOrderTable[order.payState][order.fulfilment], event: "pay" },
        });
      if (payment.codeUrl === null) askLater(call, order.orderNo, order.productName);
      const { codeUrl, inApp, totalFen: amountFen, expiresAt } = payment;
      const payMethod = payment.method as (typeof onlinePaymentKinds)[number];
      return { codeUrl, inApp, payMethod, amountFen, expiresAt, orders: (await partsOf(call.tx, payment)).length };
    },

    async payInApp(call) {
      const order = await orderOfCall(call);
      return isRefusal(order) ? order : requestInApp(call, dependencies, order);
    },

    async order(call) {
      const order = await orderOfCall(call);
      if (isRefusal(order)) return order;
      const {
        topId: _t,
        merchantId: _m,
        deliveredAt: _d,
        payState,
        fulfilment,
        shipState,
        receiverSealed,
        ...shown
      } = order;
      const orderStatus = mallOrderTable[payState][fulfilment];
      const { pickupCode } = openReceiver(secrets, order.orderNo, receiverSealed);
      return {
        ...shown,
        orderStatus,
        deliveryState: shipState === null ? null : deliveryState(shipState),
        pickupCode: orderStatus === "toPickUp" && (shipState === null || isAtRest(shipState)) ? pickupCode : null,
        afterSales: await afterSalesOfOrder(call.tx, order),
      };
    },

    async askAfterSale(call) {
      const { tx, input, now } = call;
      const seen = await orderOfCall(call);
      if (isRefusal(seen)) return seen;
      await lockOrders(tx, [{ topId: seen.topId, orderId: seen.orderNo }]);
      // What stands in the order is read again now that it is locked.
      const order = await orderOfCall(call);
      if (isRefusal(order)) return order;
      const before = await afterSalesOfOrder(tx, order);
      const content = checkAfterSale(
        { kind: input.afterSaleKind, content: input.content, amountFen: BigInt(input.amountFen) },
        {
          orderStatus: mallOrderTable[order.payState][order.fulfilment],
          refundableFen: BigInt(order.refundableFen),
          count: before.length,
          open: before.filter(({ afterSaleState }) => isOpenAfterSale(afterSaleState)).length,
          isOver: order.afterSaleUntil !== null && order.afterSaleUntil < now,
        },
      );
      if (!content.ok) return content;
      const { topId, merchantId, orderNo: orderId } = order;
      await insertAfterSale(tx, {
        topId,
        merchantId,
        orderId,
        kind: input.afterSaleKind,
        reason: input.afterSaleReason,
        content: content.value,
        amountFen: input.amountFen,
      });
      return {};
    },
  };
}

/**
 * One line with what a piece of it costs in a deal, because a delivery that is free from an amount counts what is paid. The
 * product is locked before its deal, as where the order is placed.
 */
async function lineAtItsPrice<Line extends DealWish & { readonly mallProductId: string }>(
  tx: Handle,
  shop: queries.ShopFront,
  line: Line,
): Promise<Line & { readonly priceFen?: string }> {
  const product = hasDeal(line) ? await lockMallProduct(tx, shop, line.mallProductId) : undefined;
  if (product === undefined) return line;
  const priceFen = await priceWithDeal(tx, shop, line, BigInt(product.priceFen));
  return priceFen === undefined ? line : { ...line, priceFen: String(priceFen) };
}

/** Nothing is on its way out of the machine. */
const isAtRest = (ship: ShipState): boolean => deliveryState(ship) !== "delivering";

async function shownShop(tx: Handle, shop: queries.ShopFront, now: Date): Promise<AnswerOf<typeof shopFronts.shop>> {
  const { shopNo, shopKind, shopName, servicePhone, announcement, serviceTags, logo } = shop;
  const { openStatus, deliveryWays, deliveryFeeFen, closeMinutes, freeFromFen, takesReviews, checkoutNotice } = shop;
  const pickupPoints = deliveryWays.includes("pickup") ? await queries.openPickupPoints(tx, shop) : [];
  return {
    shopNo,
    shopKind,
    shopName,
    servicePhone,
    announcement,
    serviceTags,
    logo,
    openStatus,
    deliveryWays,
    deliveryFeeFen,
    closeMinutes,
    freeFromFen,
    takesReviews,
    checkoutNotice,
    freight: shopKind === "mall" ? await freightInUse(tx, shop) : null,
    notices: await queries.publishedNotices(tx, shop, now),
    banners: shopKind === "mall" ? await shownBanners(tx, shop, businessDay(now, shop.timeZone)) : [],
    groupCode: await queries.groupCodeOf(tx, shop, businessDay(now, shop.timeZone)),
    pickupPoints,
  };
}
