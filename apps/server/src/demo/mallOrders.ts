import { createHash } from "node:crypto";
import type { Handle } from "@yunshou/database";
import { type DeliveryWay, fulfilmentAfter, type ShopKind } from "@yunshou/domain";
import { decideAfterSale, insertAfterSale, type NewAfterSale } from "../mall/afterSales/afterSales.queries.ts";
import { lastStop, saveCourier } from "../mall/deliveries/deliveries.queries.ts";
import { saveFulfilment } from "../mall/orders/orders.queries.ts";
import { buyerPhoneIndex, sealBuyerPhone } from "../mall/shopFront/buyerPhone.ts";
import { insertBuyer, newBuyerId } from "../mall/shopFront/buyers.queries.ts";
import { placeOrder } from "../mall/shopFront/place.ts";
import { openPickupPoints, type ShopFront, shopByNumber } from "../mall/shopFront/shopFronts.queries.ts";
import { type Book, note, openBook, writeBook } from "../orders/book/book.ts";
import type { Order } from "../orders/book/order.ts";
import { lockOrders } from "../orders/book/order.queries.ts";
import { lockRefund } from "../orders/book/refund.queries.ts";
import { handOverGoods } from "../orders/selling/handOver.ts";
import { closeUnpaid, receivePayment } from "../orders/selling/paying.ts";
import { refundSucceeded, startRefund } from "../orders/selling/refunds.ts";
import { isRefusal } from "../platform/refused.ts";
import type { Secrets } from "../platform/secrets.ts";
import { nameOfUser, userNamed } from "./demo.queries.ts";
import { seedFlashSales, seedReview } from "./mallDeals.ts";
import { seedGroupBuys } from "./mallGroups.ts";
import { openAfterSale, productsOnShelf, shopNumbers } from "./mall.queries.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How far each order came; the newest last. */
const fates = [
  "completed",
  "cancelled",
  "completed",
  "refunded",
  "completed",
  "completed",
  "delivering",
  "paid",
  "delivering",
  "paid",
  "paid",
  "toPay",
] as const;
type Fate = (typeof fates)[number];

/** What buyers of completed orders of the mall ask for, by the place of the order. */
const applications: ReadonlyMap<number, Application> = new Map([
  [0, { kind: "refund", reason: "damaged", content: "收到时包装破损，瓶身有裂纹" }],
  [2, { kind: "refund", reason: "missing", content: "少发了一件，请退差价" }],
  [4, { kind: "return", reason: "wrong", content: "口味发错了，没有拆封" }],
  [
    5,
    {
      kind: "return",
      reason: "other",
      content: "买多了，没有拆封",
      agreedWith: "请送回虹桥天地服务台，或寄到上海市闵行区申长路688号",
    },
  ],
]);

interface Application extends Pick<NewAfterSale, "kind" | "reason" | "content"> {
  /** Where the goods go back to, when the merchant agreed. */
  readonly agreedWith?: string;
}

const buyers = [
  ["陈思远", "上海市闵行区申长路688号2栋1502"],
  ["王若楠", "上海市黄浦区人民大道120号"],
  ["李嘉怡", "上海市浦东新区博云路2号A座"],
  ["赵明轩", "上海市徐汇区漕溪北路88号"],
  ["孙雨桐", "上海市静安区南京西路1266号"],
] as const;

/** Orders of both shops of the last days, in every state that lasts, through the very functions that serve buyers and the merchant. */
export async function seedMallOrders(tx: Handle, secrets: Secrets, now: Date): Promise<void> {
  const actorId = await userNamed(tx, "demo");
  const placing = { secrets, providers: demoProviders, guesserId: "0" };
  for (const { shopNo, kind } of await shopNumbers(tx)) {
    const shop = await shopByNumber(tx, shopNo);
    if (shop === undefined) continue;
    const [products, points] = [await productsOnShelf(tx, shop), await openPickupPoints(tx, shop)];
    if (kind === "mall") await seedFlashSales(tx, shop, products, { actorId, now });
    const accounts = kind === "mall" ? await openAccounts(tx, secrets, shop) : [];
    const counter = points.find(({ machineNo }) => machineNo === null)?.pickupPointId;
    if (kind === "mall" && counter !== undefined)
      // Those of the first products are in flash sales.
      await seedGroupBuys(tx, placing, shop, products.slice(5), { actorId, now, accounts, pickupPointId: counter });
    for (const [place, fate] of fates.entries()) {
      const hoursAgo = fate === "toPay" ? 0.1 : (fates.length - place) * 11 - 6;
      const at = new Date(now.getTime() - hoursAgo * hourMs);
      const way = wayOf(kind, fate, place);
      const [receiver, address] = buyers[place % buyers.length]!;
      const placed = await placeOrder(
        tx,
        { ...placing, now: at, buyerId: accounts[place % buyers.length] ?? null },
        shop,
        {
          token: createHash("sha256").update(`${shopNo}:${place}`).digest("base64url"),
          mallProductId: products[place % products.length]!,
          flashSaleId: null,
          quantity: 1 + (place % 3),
          deliveryWay: way,
          pickupPointId: way === "pickup" ? points[place % points.length]!.pickupPointId : null,
          buyerName: receiver,
          receiver,
          receiverPhone: `1380003${String(place).padStart(2, "0")}${kind === "mall" ? "10" : "20"}`,
          address,
          couponCode: "",
          payMethod: place % 2 === 0 ? "wechat" : "alipay",
        },
      );
      if (isRefusal(placed)) throw new Error(placed.code);
      await tellFate(tx, shop, placed.orderNo, { fate, way, at, actorId });
      if (kind === "mall" && fate === "completed")
        await seedReview(tx, { topId: shop.topId, orderNo: placed.orderNo, place, at });
      const application = kind === "mall" ? applications.get(place) : undefined;
      if (application !== undefined)
        await insertAfterSale(tx, { ...shop, ...application, orderId: placed.orderNo, amountFen: "500" });
      if (application?.agreedWith !== undefined)
        await agreeTo(tx, shop, placed.orderNo, application.agreedWith, actorId);
    }
  }
}

/** The merchant lets the goods of an order come back. */
async function agreeTo(tx: Handle, shop: ShopFront, orderId: string, note: string, userId: string): Promise<void> {
  const held = { topId: shop.topId, afterSaleId: await openAfterSale(tx, orderId), state: "asked" } as const;
  await decideAfterSale(tx, held, { state: "returning", refundFen: null, note, userId, at: new Date() });
}

/** Accounts of the first three buyers; the others order without a login. */
async function openAccounts(tx: Handle, secrets: Secrets, shop: ShopFront): Promise<string[]> {
  const accounts: string[] = [];
  for (const [place] of buyers.slice(0, 3).entries()) {
    const phone = `1380003000${place + 1}`;
    const buyerId = await newBuyerId(tx);
    const phoneSealed = sealBuyerPhone(secrets, buyerId, phone);
    await insertBuyer(tx, shop, { buyerId, phoneSealed, phoneIndex: buyerPhoneIndex(secrets, phone) });
    accounts.push(buyerId);
  }
  return accounts;
}

/** Only the name is asked of it here: nothing is sent to a provider while the past is written. */
export const demoProviders = { forPayment: () => ({ name: "demo" }) as never, named: () => undefined };

/** The quick-buy shop hands everything over at its counters. */
const wayOf = (kind: ShopKind, fate: Fate, place: number): DeliveryWay =>
  kind === "mall" && (fate === "delivering" || place % 2 === 0) ? "delivery" : "pickup";

interface Told {
  readonly fate: Fate;
  readonly way: DeliveryWay;
  readonly at: Date;
  readonly actorId: string;
}

async function tellFate(tx: Handle, { topId }: ShopFront, orderId: string, told: Told): Promise<void> {
  const { fate, way, at, actorId } = told;
  if (fate === "toPay") return;
  const key = { topId, orderId };
  const later = async (minutes: number, change: (book: Book, order: Order) => unknown) => {
    const book = openBook(new Date(at.getTime() + minutes * minuteMs));
    await change(book, (await lockOrders(tx, [key])).get(orderId)!);
    await writeBook(tx, book);
  };
  if (fate === "cancelled") return later(31, closeUnpaid);
  await later(2, (book, order) =>
    receivePayment(tx, book, order, {
      tradeNo: `4200${orderId}`,
      amountFen: order.priceFen - order.discountFen,
      paidAt: book.now,
    }),
  );
  if (fate === "refunded") {
    let refundId = "";
    await later(90, async (book, order) => {
      const wish = { amountFen: order.paidFen, reason: "other", method: "manual", note: "顾客买错了商品" } as const;
      refundId = await startRefund(tx, book, order, { ...wish, operatorId: actorId });
    });
    return later(92, async (book, order) => refundSucceeded(book, order, (await lockRefund(tx, topId, refundId))!));
  }
  if (way === "delivery" && (fate === "delivering" || fate === "completed")) {
    await saveFulfilment(tx, key, fulfilmentAfter.deliver);
    // Each goes out as the next stop of the round.
    const round = { courierId: actorId, deliveryRoute: "虹桥线" };
    const stopNo = (await lastStop(tx, round, [orderId])) + 1;
    await saveCourier(tx, key, { ...round, courier: await nameOfUser(tx, actorId), stopNo });
    await later(60, (book, order) =>
      note(book, order, "sent", { source: "person", actorId, detail: { note: `PS${orderId}` } }),
    );
  }
  if (fate !== "completed") return;
  const kind = way === "delivery" ? "arrived" : "handedOver";
  await saveFulfilment(tx, key, "completed");
  await later(180, (book, order) => handOverGoods(book, order, { kind, actorId }));
}
