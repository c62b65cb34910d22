import { randomBytes } from "node:crypto";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oneProvider } from "../../payments/providers.ts";
import { isRefusal } from "../../platform/refused.ts";
import { type Bench, benchSecrets, brokenRules, openBench, silentLog } from "../../testing/bench/orderBench.ts";
import { type Placed, placeOrder, tokenHash, type Wish } from "../shopFront/place.ts";
import { placeBasket } from "../shopFront/placeBasket.ts";
import { shopFrontHandlers } from "../shopFront/shopFronts.ts";
import { shopByNumber } from "../shopFront/shopFronts.queries.ts";

const minute = 60_000;
const shopNo = "S1";
let bench: Bench;
let pickupPointId: string;
let now: Date;

beforeAll(async () => {
  bench = await openBench();
  await bench.write(async (tx) => {
    await tx.query(
      `insert into shop (top_id, merchant_id, kind, shop_no, name, service_phone, address, longitude, latitude, delivery_ways, delivery_fee_fen, close_minutes)
       values (1, 1, 'mall', $1, '云店', '400-800-1234', '天河路1号', 113, 23, '{delivery,pickup}', 600, 30)`,
      [shopNo],
    );
    const [point] = await tx.query<{ id: string }>(
      `insert into mall_pickup_point (top_id, merchant_id, name, address, longitude, latitude) values (1, 1, '南门', '南门1号', 113, 23) returning id`,
    );
    pickupPointId = point!.id;
  });
  now = (await bench.read<{ now: Date }>("select now() as now"))[0]!.now;
});
afterAll(() => bench.close());

let serial = 0;
/** A product of its own on the shelf at 15 yuan. */
async function onShelf(stock: number): Promise<string> {
  serial += 1;
  const [row] = await bench.read<{ id: string }>(
    `with p as (insert into product (top_id, merchant_id, code, name, price_fen, purchase_fen) values (1, 1, $1, '水杯', 2000, 700) returning id)
     insert into mall_product (top_id, merchant_id, product_id, price_fen, stock, on_shelf) select 1, 1, id, 1500, $2, true from p returning id`,
    [`mug${serial}`, stock],
  );
  return row!.id;
}
async function account(): Promise<string> {
  serial += 1;
  const [row] = await bench.read<{ id: string }>(
    "insert into mall_buyer (top_id, merchant_id, phone_sealed, phone_index) values (1, 1, '', $1) returning id",
    [Buffer.from(`buyer ${serial}`)],
  );
  return row!.id;
}
async function sessionOf(buyerId: string): Promise<string> {
  const session = randomBytes(18).toString("base64url");
  await bench.read(
    `insert into mall_buyer_session (top_id, merchant_id, token_hash, buyer_id, expires_at)
     values (1, 1, $1, $2, now() + interval '1 day') returning 1`,
    [tokenHash(session), buyerId],
  );
  return session;
}
const wish = (mallProductId: string, more: Partial<Wish> = {}): Wish => {
  serial += 1;
  return {
    token: randomBytes(18).toString("base64url"),
    mallProductId,
    flashSaleId: null,
    quantity: 1,
    deliveryWay: "pickup",
    pickupPointId,
    buyerName: "",
    receiver: "林晓云",
    receiverPhone: `139${String(serial).padStart(8, "0")}`,
    address: "",
    couponCode: "",
    payMethod: "wechat",
    ...more,
  };
};
const placing = (buyerId: string | null, at: Date) => ({
  secrets: benchSecrets,
  providers: oneProvider(bench.provider),
  now: at,
  guesserId: "7",
  buyerId,
});
const place = (wanted: Wish, buyerId: string | null, at = now): Promise<Placed | string> =>
  asSystem(bench.database, async (tx) => {
    const shop = (await shopByNumber(tx, shopNo))!;
    const answer = await placeOrder(tx, placing(buyerId, at), shop, wanted);
    return isRefusal(answer) ? answer.code : answer;
  });

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
        const answer = await placeBasket(tx, { ...placing(buyer, now), language: "zh" }, shop, {
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
      const session = await sessionOf(buyer);
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
