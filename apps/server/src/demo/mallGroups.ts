import { createHash } from "node:crypto";
import type { Handle } from "@yunshou/database";
import { insertGroupBuy, saveGroupBuyState } from "../mall/deals/groupBuys.queries.ts";
import { saveFulfilment } from "../mall/orders/orders.queries.ts";
import { type Placing, placeOrder } from "../mall/shopFront/place.ts";
import type { ShopFront } from "../mall/shopFront/shopFronts.queries.ts";
import { type Book, note, openBook, writeBook } from "../orders/book/book.ts";
import type { Order } from "../orders/book/order.ts";
import { lockOrders } from "../orders/book/order.queries.ts";
import { lockRefund } from "../orders/book/refund.queries.ts";
import { handOverGoods } from "../orders/selling/handOver.ts";
import { receivePayment } from "../orders/selling/paying.ts";
import { refundSucceeded, startRefund } from "../orders/selling/refunds.ts";
import { isRefusal } from "../platform/refused.ts";
import { endGroup } from "../stock/mallGroups.queries.ts";
import { groupOfOrder, shelfPrices } from "./mall.queries.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface DemoGroup {
  /** When its first buyer opened it, in hours from now. */
  readonly at: number;
  /** Places of the accounts that join, the first of which opens it. */
  readonly members: readonly number[];
  readonly end?: "handedOver" | "failed";
}

/** Beginning and end from now on, in hours; how much is left of the price, in percent. */
const purchases: readonly {
  readonly from: number;
  readonly to: number;
  readonly percent: bigint;
  readonly size: number;
  readonly pieces: number;
  readonly state?: "draft" | "stopped";
  readonly groups?: readonly DemoGroup[];
}[] = [
  {
    from: -30,
    to: 72,
    percent: 70n,
    size: 3,
    pieces: 18,
    groups: [
      { at: -29, members: [2], end: "failed" },
      { at: -20, members: [0, 1, 2] },
      { at: -3, members: [0, 1] },
    ],
  },
  { from: -6, to: 42, percent: 80n, size: 2, pieces: 16, groups: [{ at: -2, members: [2] }] },
  { from: 10, to: 58, percent: 65n, size: 5, pieces: 20 },
  { from: 1, to: 96, percent: 75n, size: 3, pieces: 15, state: "draft" },
  {
    from: -96,
    to: -24,
    percent: 60n,
    size: 2,
    pieces: 10,
    groups: [{ at: -80, members: [1, 0], end: "handedOver" }],
  },
  { from: -40, to: 40, percent: 85n, size: 4, pieces: 12, state: "stopped" },
  { from: -20, to: 30, percent: 50n, size: 2, pieces: 2, groups: [{ at: -10, members: [1, 2] }] },
];

interface Seeding {
  readonly actorId: string;
  readonly now: Date;
  /** Accounts of buyers, in the order in which the groups name them. */
  readonly accounts: readonly string[];
  readonly pickupPointId: string;
}

type OpenPlacing = Omit<Placing, "now" | "buyerId">;

/** Group purchases of a mall in every state, with groups that gather, that are complete, and one that failed and was refunded. */
export async function seedGroupBuys(
  tx: Handle,
  placing: OpenPlacing,
  shop: ShopFront,
  mallProductIds: readonly string[],
  seeding: Seeding,
): Promise<void> {
  const { actorId, now } = seeding;
  const { topId } = shop;
  const prices = await shelfPrices(tx, shop, mallProductIds);
  for (const [place, { from, to, percent, groups = [], state = "open", size, pieces }] of purchases.entries()) {
    const product = prices[place];
    if (product === undefined) return;
    const { mallProductId } = product;
    const groupBuyId = await insertGroupBuy(tx, shop, actorId, {
      mallProductId,
      groupPriceFen: (BigInt(product.priceFen) * percent) / 100n,
      size,
      hours: 24,
      pieces,
      perBuyer: 3,
      startsAt: new Date(now.getTime() + from * hourMs),
      endsAt: new Date(now.getTime() + to * hourMs),
    });
    await saveGroupBuyState(tx, { topId, groupBuyId }, state);
    for (const [number, group] of groups.entries())
      await seedGroup(tx, placing, shop, { ...seeding, mallProductId, groupBuyId, name: `${place}:${number}` }, group);
  }
}

/** One group: its members order and pay one after the other; then it has ended as it is said. */
async function seedGroup(
  tx: Handle,
  placing: OpenPlacing,
  shop: ShopFront,
  of: Seeding & { readonly mallProductId: string; readonly groupBuyId: string; readonly name: string },
  { at, members, end }: DemoGroup,
): Promise<void> {
  const { now, accounts, pickupPointId, mallProductId, groupBuyId, actorId } = of;
  const { topId } = shop;
  const openedAt = new Date(now.getTime() + at * hourMs);
  const orders: string[] = [];
  let buyingGroupId: string | null = null;
  for (const [turn, member] of members.entries()) {
    const joinedAt = new Date(openedAt.getTime() + turn * 20 * minuteMs);
    const [receiver, digit] = buyers[member]!;
    const placed = await placeOrder(tx, { ...placing, now: joinedAt, buyerId: accounts[member] ?? null }, shop, {
      token: createHash("sha256").update(`group:${of.name}:${turn}`).digest("base64url"),
      mallProductId,
      flashSaleId: null,
      groupBuyId,
      buyingGroupId,
      quantity: 1,
      deliveryWay: "pickup",
      pickupPointId,
      buyerName: receiver,
      receiver,
      receiverPhone: `1380003000${digit}`,
      address: "",
      couponCode: "",
      payMethod: "wechat",
    });
    if (isRefusal(placed)) throw new Error(placed.code);
    buyingGroupId ??= await groupOfOrder(tx, placed.orderNo);
    orders.push(placed.orderNo);
    await change(tx, topId, placed.orderNo, new Date(joinedAt.getTime() + 2 * minuteMs), (book, order) =>
      receivePayment(tx, book, order, {
        tradeNo: `4200${order.orderId}`,
        amountFen: order.priceFen - order.discountFen,
        paidAt: book.now,
      }),
    );
  }
  if (end === "failed" && buyingGroupId !== null) {
    const endedAt = new Date(openedAt.getTime() + 24 * hourMs);
    await endGroup(tx, topId, buyingGroupId, endedAt);
    for (const orderNo of orders) await giveBack(tx, topId, orderNo, endedAt);
  }
  if (end !== "handedOver") return;
  for (const orderId of orders) {
    await saveFulfilment(tx, { topId, orderId }, "completed");
    await change(tx, topId, orderId, new Date(openedAt.getTime() + 5 * hourMs), (book, order) =>
      handOverGoods(book, order, { kind: "handedOver", actorId }),
    );
  }
}

const buyers = [
  ["陈思远", 1],
  ["王若楠", 2],
  ["李嘉怡", 3],
] as const;

/** Changes one order at a moment of the past. */
async function change(
  tx: Handle,
  topId: string,
  orderId: string,
  at: Date,
  deed: (book: Book, order: Order) => unknown,
): Promise<void> {
  const book = openBook(at);
  await deed(book, (await lockOrders(tx, [{ topId, orderId }])).get(orderId)!);
  await writeBook(tx, book);
}

/** What the duty and the provider do about an order of a group that failed. */
async function giveBack(tx: Handle, topId: string, orderNo: string, at: Date): Promise<void> {
  let refundId = "";
  await change(tx, topId, orderNo, at, async (book, order) => {
    note(book, order, "groupFailed", { source: "cloud" });
    refundId = await startRefund(tx, book, order, { amountFen: order.paidFen, reason: "other", method: "auto" });
  });
  await change(tx, topId, orderNo, new Date(at.getTime() + minuteMs), async (book, order) =>
    refundSucceeded(book, order, (await lockRefund(tx, topId, refundId))!),
  );
}
