import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRefusal } from "../../platform/refused.ts";
import { type MallOrdersBench, newToken, openMallOrdersBench, shopNo } from "../../testing/bench/mallOrdersBench.ts";
import { brokenRules } from "../../testing/bench/orderBench.ts";
import { placeBasket } from "../shopFront/placeBasket.ts";
import { shopByNumber } from "../shopFront/shopFronts.queries.ts";

let mall: MallOrdersBench;
beforeAll(async () => {
  mall = await openMallOrdersBench();
});
afterAll(() => mall.bench.close());

describe("a basket of the mall", () => {
  it("MALL-04 orders a basket whole or not at all, with one delivery, at the prices that were seen", async () => {
    const [mug, rare] = [await mall.onShelf(3), await mall.onShelf(1)];
    const receiving = { deliveryWay: "delivery", pickupPointId: null, address: "天河路1号" } as const;
    const { token: _t, mallProductId: _m, quantity: _q, ...buyer } = mall.wish(mug, receiving);
    const line = (mallProductId: string, quantity = 1, priceFen = "1500") => ({
      token: newToken(),
      mallProductId,
      quantity,
      priceFen,
      flashSaleId: null,
    });
    const order = (...lines: ReturnType<typeof line>[]) =>
      asSystem(mall.bench.database, async (tx) => {
        const shop = (await shopByNumber(tx, shopNo))!;
        const answer = await placeBasket(
          tx,
          { ...mall.dependencies, now: mall.now, guesserId: "7", language: "zh" },
          shop,
          {
            ...buyer,
            lines,
          },
        );
        if (!isRefusal(answer)) return answer.map(({ amountFen }) => amountFen);
        throw new Error(answer.code);
      }).catch((error: Error) => error.message);
    expect(await order(line(mug, 1, "1400"))).toBe("mall.priceChanged");
    expect(await order(line(mug), line(mug))).toBe("mall.basketTwice");
    expect(await order(line(mug), line(rare, 2))).toBe("mall.outOfStock");
    expect([await mall.stockOf(mug), await mall.stockOf(rare)].map(({ reserved }) => reserved)).toEqual([0, 0]);
    const both = [line(mug, 2), line(rare)];
    expect(await order(...both)).toEqual(["3600", "1500"]);
    expect(await order(...both)).toEqual(["3600", "1500"]);
    // Ten baskets in both directions want the two mugs that are left, one each.
    const third = await mall.onShelf(2);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_none, n) => {
        const lines = [line(mug), line(third)];
        return order(...(n % 2 === 0 ? lines : lines.toReversed()));
      }),
    );
    expect(answers.filter((answer) => typeof answer !== "string")).toHaveLength(1);
    expect((await mall.stockOf(third)).reserved).toBe(1);
  });

  it("MALL-04 charges the delivery of a whole basket by the freight template in use, as its buyer saw it", async () => {
    const [mug, pot] = [await mall.onShelf(9), await mall.onShelf(9)];
    await mall.bench.read(
      "update product p set weight_grams = 400 from mall_product g where p.id = g.product_id and g.id = any($1::bigint[]) returning 1",
      [[mug, pot]],
    );
    const rule = { firstUnits: 500, firstFeeFen: "800", nextUnits: 500, nextFeeFen: "200", freeFromFen: "6000" };
    const rules = JSON.stringify([{ ...rule, provinces: ["上海"] }]);
    const use = (measure: string) =>
      mall.bench.read(
        `insert into mall_freight_template (top_id, merchant_id, name, measure, rules, in_use) values (1, 1, $1, $1, $2, true)
         on conflict (merchant_id, top_id) where in_use do update set measure = excluded.measure returning 1`,
        [measure, rules],
      );
    await use("weight");
    const order = (
      more: { province?: "上海" | "新疆"; seenFeeFen?: string },
      quantity = 1,
      tokens = [newToken(), newToken()],
    ) =>
      asSystem(mall.bench.database, async (tx) => {
        const shop = (await shopByNumber(tx, shopNo))!;
        const {
          token: _t,
          mallProductId: _m,
          quantity: _q,
          ...buyer
        } = mall.wish(mug, { deliveryWay: "delivery", address: "路1号" });
        const lines = [mug, pot].map((mallProductId, line) => ({
          token: tokens[line]!,
          mallProductId,
          flashSaleId: null,
          quantity,
          priceFen: "1500",
        }));
        const answer = await placeBasket(
          tx,
          { ...mall.dependencies, now: mall.now, guesserId: "7", language: "zh" },
          shop,
          {
            ...buyer,
            ...more,
            lines,
          },
        );
        if (!isRefusal(answer)) return answer.map(({ amountFen }) => amountFen);
        throw new Error(answer.code);
      }).catch((error: Error) => error.message);
    expect([
      await order({}),
      await order({ province: "新疆" }),
      await order({ province: "上海", seenFeeFen: "800" }),
    ]).toEqual(["field.required", "mall.regionNotServed", "mall.feeChanged"]);
    const tokens = [newToken(), newToken()];
    expect(await order({ province: "上海", seenFeeFen: "1000" }, 1, tokens)).toEqual(["2500", "1500"]);
    expect(await order({ province: "上海", seenFeeFen: "0" }, 2)).toEqual(["3000", "3000"]);
    const [kept] = await mall.bench.read<{ fee: string }>(
      "select delivery_fee_fen::text as fee from mall_order where mall_product_id = $1 order by id limit 1",
      [mug],
    );
    expect(kept).toEqual({ fee: "1000" });
    // What was ordered keeps its fee, whatever is charged since.
    await mall.bench.read("delete from mall_freight_template returning 1");
    expect(await order({ province: "上海", seenFeeFen: "1000" }, 1, tokens)).toEqual(["2500", "1500"]);
    expect(await order({})).toEqual(["2100", "1500"]);
  });

  it("M14 leaves money, stock, rollups and codes as the checks want them", async () => {
    expect(await brokenRules(mall.bench)).toEqual([]);
  });
});
