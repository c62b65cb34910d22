import type { Handle } from "@yunshou/database";
import { insertFlashSale, saveFlashState } from "../mall/deals/flashSales.queries.ts";
import type { ShopKey } from "../mall/shopFront/shopFronts.queries.ts";
import { insertReview } from "../mall/reviews/reviews.queries.ts";
import { shelfPrices } from "./mall.queries.ts";

const hourMs = 3_600_000;

/** Beginning and end from now on, in hours; how much is left of the price, in percent; pieces, and how many for each buyer. */
const sales = [
  { from: -1, to: 47, percent: 60n, pieces: 12, perBuyer: 2 },
  { from: -3, to: 9, percent: 75n, pieces: 8, perBuyer: 1 },
  { from: 10, to: 22, percent: 50n, pieces: 10, perBuyer: 1 },
  { from: -60, to: -12, percent: 70n, pieces: 15, perBuyer: 3 },
  { from: -30, to: 30, percent: 80n, pieces: 5, perBuyer: 1, isStopped: true },
] as const;

/** Flash sales of a mall: two that run, one that begins soon, one that is over and one that somebody stopped. */
export async function seedFlashSales(
  tx: Handle,
  shop: ShopKey,
  mallProductIds: readonly string[],
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<void> {
  const prices = await shelfPrices(tx, shop, mallProductIds);
  for (const [place, { from, to, percent, ...sale }] of sales.entries()) {
    const product = prices[place];
    if (product === undefined) return;
    const { topId } = shop;
    const flashSaleId = await insertFlashSale(tx, shop, actorId, {
      mallProductId: product.mallProductId,
      flashPriceFen: (BigInt(product.priceFen) * percent) / 100n,
      pieces: sale.pieces,
      perBuyer: sale.perBuyer,
      startsAt: new Date(now.getTime() + from * hourMs),
      endsAt: new Date(now.getTime() + to * hourMs),
    });
    if ("isStopped" in sale) await saveFlashState(tx, { topId, flashSaleId }, "stopped");
  }
}

const said = [
  [5, "王**", "送得很快，包装完好，下次还买。"],
  [3, "李**", "味道可以，就是日期不算新。"],
  [5, "赵**", "自提很方便，取货码一扫就好。"],
  [1, "孙**", "收到时瓶身裂了，已申请售后。"],
] as const;

/** What the buyer of an order said about it five hours later. */
export async function seedReview(
  tx: Handle,
  {
    topId,
    orderNo,
    place,
    at,
  }: { readonly topId: string; readonly orderNo: string; readonly place: number; readonly at: Date },
): Promise<void> {
  const [stars, buyerName, content] = said[place % said.length]!;
  await insertReview(tx, { topId, orderNo }, { buyerName, stars, content, at: new Date(at.getTime() + 5 * hourMs) });
}
