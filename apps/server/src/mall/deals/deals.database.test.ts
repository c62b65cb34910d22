import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oneProvider } from "../../payments/providers.ts";
import { isRefusal } from "../../platform/refused.ts";
import { type MallBench, openMallBench } from "../../testing/bench/mallBench.ts";
import { type Bench, benchSecrets, brokenRules, silentLog } from "../../testing/bench/orderBench.ts";
import { type Placed, type Wish } from "../shopFront/place.ts";
import { placeBasket } from "../shopFront/placeBasket.ts";
import { shopFrontHandlers } from "../shopFront/shopFronts.ts";
import { shopByNumber } from "../shopFront/shopFronts.queries.ts";

const minute = 60_000;
const shopNo = "S1";
let mall: MallBench;
let bench: Bench;
let now: Date;

beforeAll(async () => {
  mall = await openMallBench();
  ({ bench, now } = mall);
});
afterAll(() => bench.close());

const onShelf = (stock: number) => mall.onShelf(stock);
const account = () => mall.account();
const wish = (mallProductId: string, more?: Partial<Wish>) => mall.wish(mallProductId, more);
const place = (wanted: Wish, buyerId: string | null, at?: Date) => mall.place(wanted, buyerId, at);

describe("a flash sale", () => {
  const sale = async (mallProductId: string, pieces: number, perBuyer: number) =>
    (
      await bench.read<{ id: string }>(
        `insert into mall_flash_sale (top_id, merchant_id, mall_product_id, price_fen, pieces, per_buyer, starts_at, ends_at)
         values (1, 1, $1, 900, $2, $3, $4, $5) returning id`,
        [mallProductId, pieces, perBuyer, new Date(now.getTime() - minute), new Date(now.getTime() + 60 * minute)],
      )
    )[0]!.id;
  const takenOf = async (flashSaleId: string) =>
    (await bench.read<{ taken: number }>("select taken from mall_flash_sale where id = $1", [flashSaleId]))[0]!.taken;

  it("MALL-04 sells its last piece once to fifty who want it at one moment, and none beyond", async () => {
    const product = await onShelf(50);
    const flashSaleId = await sale(product, 1, 1);
    const buyers = await Promise.all(Array.from({ length: 50 }, account));
    const answers = await Promise.all(buyers.map((buyer) => place(wish(product, { flashSaleId }), buyer)));
    expect(answers.filter((answer) => typeof answer !== "string")).toMatchObject([{ amountFen: "900" }]);
    expect(new Set(answers.filter((answer) => typeof answer === "string"))).toEqual(new Set(["mall.flashSoldOut"]));
    expect(await takenOf(flashSaleId)).toBe(1);
  });

  it("MALL-04 keeps to its buyers' limit, its time and its product, and is for accounts without coupons", async () => {
    const [product, other] = [await onShelf(9), await onShelf(9)];
    const flashSaleId = await sale(product, 8, 2);
    const buyer = await account();
    const both = await Promise.all([1, 2, 3, 4].map(() => place(wish(product, { flashSaleId }), buyer)));
    expect(both.filter((answer) => answer === "mall.flashLimit")).toHaveLength(2);
    expect(await place(wish(product, { flashSaleId }), null)).toBe("mall.loginFirst");
    expect(await place(wish(product, { flashSaleId, couponCode: "1" }), await account())).toBe("mall.dealNoCoupon");
    expect(await place(wish(other, { flashSaleId }), await account())).toBe("mall.flashUnknown");
    expect(await place(wish(product, { flashSaleId, quantity: 0 }), await account())).toBe("mall.quantityOutOfRange");
    expect(await place(wish(product, { flashSaleId, quantity: 1e9 }), await account())).toBe("mall.flashSoldOut");
    const late = new Date(now.getTime() + 61 * minute);
    expect(await place(wish(product, { flashSaleId }), await account(), late)).toBe("mall.flashNotRunning");
    expect(await place(wish(product), null)).toMatchObject({ amountFen: "1500" });
    expect(await takenOf(flashSaleId)).toBe(2);
  });

  it("MALL-04 is ordered at the price that was seen, and gets back what nobody pays", async () => {
    const product = await onShelf(3);
    const flashSaleId = await sale(product, 2, 2);
    const buyer = await account();
    const { couponCode, ...rest } = wish(product, { flashSaleId, quantity: 2 });
    const { token, mallProductId, quantity, flashSaleId: _f, ...receiving } = rest;
    const order = (priceFen: string) =>
      asSystem(bench.database, async (tx) => {
        const shop = (await shopByNumber(tx, shopNo))!;
        const line = { token, mallProductId, quantity, priceFen, flashSaleId };
        const answer = await placeBasket(tx, { ...mall.placing(buyer, now), language: "zh" }, shop, {
          ...receiving,
          couponCode,
          lines: [line],
        });
        return isRefusal(answer) ? answer.code : answer.map(({ amountFen }) => amountFen);
      });
    expect(await order("1500")).toBe("mall.priceChanged");
    expect([await order("900"), await order("900")]).toEqual([["1800"], ["1800"]]);
    expect([await takenOf(flashSaleId), await place(wish(product, { flashSaleId }), await account())]).toEqual([
      2,
      "mall.flashSoldOut",
    ]);
    await bench.sweep(new Date(now.getTime() + 40 * minute));
    expect([await takenOf(flashSaleId), await place(wish(product, { flashSaleId }), await account())]).toMatchObject([
      0,
      { amountFen: "900" },
    ]);
  });

  it("MALL-04 is delivered free from what is paid for it, not from what the shelf asks", async () => {
    const product = await onShelf(9);
    const flashSaleId = await sale(product, 8, 8);
    const rule = { provinces: [], firstUnits: 9, firstFeeFen: "800", nextUnits: 1, nextFeeFen: "0" };
    await bench.read(
      "insert into mall_freight_template (top_id, merchant_id, name, measure, rules, in_use) values (1, 1, '件', 'piece', $1, true) returning 1",
      [JSON.stringify([{ ...rule, freeFromFen: "2700" }])],
    );
    const { database, provider } = bench;
    const dependencies = { database, providers: oneProvider(provider), notify: () => {}, log: silentLog };
    const { place: ordered } = shopFrontHandlers({ ...dependencies, secrets: benchSecrets });
    const order = async (quantity: number, seenFeeFen: string) => {
      const buyer = await account();
      const session = await mall.sessionOf(buyer);
      const delivered = wish(product, { flashSaleId, quantity, deliveryWay: "delivery", address: "路1号" });
      const input = { ...delivered, pickupPointId: null, province: "上海", seenFeeFen, session, shopNo };
      const answer = await asSystem(database, async (tx): Promise<object> =>
        ordered({ tx, input, now, address: "127.0.0.1", language: "zh", afterCommit: () => {} } as never),
      );
      return "code" in answer ? answer.code : (answer as Placed).amountFen;
    };
    // Two pieces are 30 yuan on the shelf and 18 in the sale.
    expect([await order(2, "0"), await order(2, "800"), await order(3, "0")]).toEqual([
      "mall.feeChanged",
      "2600",
      "2700",
    ]);
    expect(await takenOf(flashSaleId)).toBe(5);
    await bench.read("delete from mall_freight_template returning 1");
  });
});

it("M14 leaves money, stock and pieces of sales as the checks want them", async () => {
  expect(await brokenRules(bench)).toEqual([]);
});
