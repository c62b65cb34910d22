import { asSystem } from "@yunshou/database";
import { languages } from "@yunshou/contract";
import type { Refusal } from "@yunshou/domain";
import { errorText } from "@yunshou/phrases/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRefusal } from "../../platform/refused.ts";
import { type MallOrdersBench, newToken, openMallOrdersBench, shopNo } from "../../testing/bench/mallOrdersBench.ts";
import { placeOrder, type Wish } from "../shopFront/place.ts";
import { placeBasket } from "../shopFront/placeBasket.ts";
import { shopByNumber } from "../shopFront/shopFronts.queries.ts";

let mall: MallOrdersBench;
beforeAll(async () => {
  mall = await openMallOrdersBench();
});
afterAll(() => mall.bench.close());

/** The whole refusal of a wish, after which nothing has changed. */
const refusalOf = (wanted: Wish): Promise<Refusal | undefined> =>
  asSystem(mall.bench.database, async (tx) => {
    const shop = (await shopByNumber(tx, shopNo))!;
    const answer = await placeOrder(tx, { ...mall.dependencies, now: mall.now, guesserId: "7" }, shop, wanted);
    return isRefusal(answer) ? answer : undefined;
  });

/** The same of a basket with one line that was seen at a price. */
const refusalOfBasket = ({ token, mallProductId, quantity, couponCode, ...receiving }: Wish, priceFen: string) =>
  asSystem(mall.bench.database, async (tx) => {
    const shop = (await shopByNumber(tx, shopNo))!;
    const placing = { ...mall.dependencies, now: mall.now, guesserId: "7", language: "zh" } as const;
    const lines = [{ token, mallProductId, quantity, priceFen, flashSaleId: null }];
    const answer = await placeBasket(tx, placing, shop, { ...receiving, couponCode, lines });
    return isRefusal(answer) ? answer : undefined;
  });

/** Code and field, when every reader is told the rule in words of his own. */
function told(refusal: Refusal | undefined): readonly [string, string | undefined] | undefined {
  if (refusal === undefined) return undefined;
  const texts = languages.map((language) => errorText(language, refusal.code, refusal.values));
  expect(new Set(texts).size, texts.join(" | ")).toBe(languages.length);
  for (const text of texts) expect(text).not.toMatch(/\{\{|undefined|mall\.|codes\./);
  return [refusal.code, refusal.field];
}

describe("a wish that no order can be", () => {
  it("MALL-04 COUPON-06 is refused with its field and its rule in the reader's language, and keeps nothing", async () => {
    const product = await mall.onShelf(9);
    const wish = (more: Partial<Wish> = {}) => mall.wish(product, more);
    const [foreign] = await mall.bench.read<{ id: string }>(
      `with m as (insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind, province)
         values (2, 2, null, '{2}', '0002', 'Beside', 'ordinary', '上海') returning id)
       insert into mall_pickup_point (top_id, merchant_id, name, address, longitude, latitude) select id, id, '别家', 'x', 113, 23 from m returning id`,
    );
    const refused = [
      await refusalOfBasket(wish(), "1499"),
      await refusalOf(wish({ pickupPointId: foreign!.id })),
      await refusalOf(wish({ quantity: 0 })),
      await refusalOf(wish({ quantity: 1e9 })),
      await refusalOf(wish({ quantity: 10 })),
      await refusalOf(wish({ couponCode: "999999999999" })),
      await refusalOf(wish({ receiverPhone: "<script>" })),
      await refusalOf(wish({ receiver: " " })),
    ];
    expect(refused.map(told)).toEqual([
      ["mall.priceChanged", "lines"],
      ["mall.pickupPointUnknown", "pickupPointId"],
      ["mall.quantityOutOfRange", "quantity"],
      ["mall.quantityOutOfRange", "quantity"],
      ["mall.outOfStock", "quantity"],
      ["codes.unknown", "couponCode"],
      ["field.notMobile", "receiverPhone"],
      ["field.required", "receiver"],
    ]);
    expect(errorText("zh", "mall.quantityOutOfRange", refused[3]!.values)).toBe("数量须为1到999的整数");
    expect(await mall.bench.read("select 1 from mall_order")).toEqual([]);
    expect(await mall.stockOf(product)).toMatchObject({ reserved: 0, stock: 9 });
    // The very same wish is taken once nothing is wrong with it.
    expect(await refusalOf(wish({ token: newToken() }))).toBeUndefined();
  });

  it("MED-09 is refused of what needs a prescription, by its flag or by its class, however it came into the mall", async () => {
    const product = await mall.onShelf(9);
    const write = (text: string) => asSystem(mall.bench.database, (tx) => tx.query(text, [product]));
    const its = "(select product_id from mall_product where id = $1)";
    const refusals = [];
    await write(`update product set is_prescription = true where id = ${its}`);
    refusals.push(told(await refusalOf(mall.wish(product, {}))));
    await write(`update product set is_prescription = false where id = ${its}`);
    await write(
      `insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class, shelf) select top_id, merchant_id, product_id, '康禾', 'prescription', 'on' from mall_product where id = $1`,
    );
    refusals.push(told(await refusalOf(mall.wish(product, {}))));
    expect(refusals).toEqual([
      ["mall.productOffShelf", "mallProductId"],
      ["mall.productOffShelf", "mallProductId"],
    ]);
    await write("update medicine set sale_class = 'otcB' where product_id = " + its);
    expect(await refusalOf(mall.wish(product, {}))).toBeUndefined();
  });
});
