import { prices } from "@yunshou/contract/goods/prices";
import { products } from "@yunshou/contract/goods/products";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenProduct, rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss", name: "老板" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, stranger] = (await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)))) as [
    Client,
    Client,
  ];
});
afterAll(() => server.stop());

let machines = 0;
/** A product of 3.50 on two lanes that sell at its price and one with a price of its own. */
async function given(code: string): Promise<string> {
  const productId = await givenProduct(server, shop, code);
  machines += 1;
  await rowsOf(
    server,
    `with m as (insert into machine (top_id, merchant_id, machine_no, name, category, type, flags) values ($1, $2, $4, $4, 'vending', 'drink', '{}') returning id)
     insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity)
     select $1, m.id, $2, 'main', l.no, $3, l.fen, 4, 8 from m, (values (11, 350), (12, 350), (13, 400)) l(no, fen)`,
    [shop.topId, shop.merchantId, productId, `P${machines}`],
  );
  return productId;
}
const lanesOf = async (productId: string) =>
  (await boss.call(products.lanes, { productId })).rows.map(({ priceFen }) => priceFen);
const priceOf = async (productId: string) => (await boss.call(products.detail, { productId })).unitPriceFen;

describe("prices of many products", () => {
  it("are read with the lanes that would follow them", async () => {
    const productId = await given("read");
    expect(await boss.call(prices.current, { productIds: [productId] })).toMatchObject({
      rows: [
        { productCode: "read", version: 1, unitPriceFen: "350", costPriceFen: null, lanesFollowing: 2, lanesOwn: 1 },
      ],
    });
    expect((await stranger.try(prices.current, { productIds: [productId] })).body.code).toBe("goods.unknownProduct");
  });

  it("are changed together, with their reason, and lanes at the product's price follow", async () => {
    const [one, two] = [await given("one"), await given("two")];
    const changes = [
      { productId: one, version: 1, unitPriceFen: "380", costPriceFen: "200" },
      { productId: two, version: 1, unitPriceFen: "390" },
    ];
    const answer = await boss.call(prices.change, { changes, reason: "夏季调价", lanesFollow: true });
    expect(answer).toMatchObject({ changed: 2, lanes: 4, machines: 2 });
    expect([await lanesOf(one), await lanesOf(two)]).toEqual([
      ["380", "380", "400"],
      ["390", "390", "400"],
    ]);
    expect((await boss.call(prices.history, { productId: one })).rows).toMatchObject([
      { unitPriceBeforeFen: "350", unitPriceFen: "380", costPriceFen: "200", reason: "夏季调价", operatorName: "老板" },
    ]);
    const [change] = await rowsOf<{ after: unknown }>(
      server,
      "select c.after from lane_change c join lane l using (machine_id, cabinet, lane_no) where l.product_id = $1 and c.action = 'price' order by lane_no limit 1",
      [one],
    );
    expect(change?.after).toMatchObject({ priceFen: "380", batchId: answer.batchId });
  });

  it("leave the lanes alone unless they are to follow", async () => {
    const productId = await given("alone");
    const changes = [{ productId, version: 1, unitPriceFen: "500" }];
    expect(await boss.call(prices.change, { changes })).toMatchObject({ changed: 1, lanes: 0 });
    expect(await lanesOf(productId)).toEqual(["350", "350", "400"]);
  });

  it("PRODUCT-08 are changed all or none", async () => {
    const [good, bad] = [await given("good"), await given("bad")];
    const right = { productId: good, version: 1, unitPriceFen: "380" };
    const refusals = [
      [{ productId: bad, version: 1, unitPriceFen: "100", costPriceFen: "101" }, "goods.purchaseAbovePrice"],
      [{ productId: bad, version: 1, unitPriceFen: "0" }, "goods.priceNotPositive"],
      [{ productId: bad, version: 7, unitPriceFen: "380" }, "goods.changedMeanwhile"],
      [{ productId: "8000000000000000003", version: 1, unitPriceFen: "380" }, "goods.unknownProduct"],
    ] as const;
    for (const [wrong, code] of refusals) {
      expect((await boss.try(prices.change, { changes: [right, wrong] })).body.code).toBe(code);
    }
    expect((await stranger.try(prices.change, { changes: [right] })).body.code).toBe("goods.unknownProduct");
    expect(await priceOf(good)).toBe("350");
  });

  it("come back with the lanes that followed, where nobody changed them since", async () => {
    const [one, two] = [await given("back"), await given("kept")];
    const changes = [one, two].map((productId) => ({ productId, version: 1, unitPriceFen: "400" }));
    const { batchId } = await boss.call(prices.change, { changes, lanesFollow: true });
    await boss.call(prices.change, { changes: [{ productId: two, version: 2, unitPriceFen: "450" }] });
    expect((await stranger.try(prices.undo, { batchId })).body.code).toBe("record.unknown");
    expect(await boss.call(prices.undo, { batchId })).toEqual({ undone: 1, kept: 1 });
    expect([await priceOf(one), await priceOf(two)]).toEqual(["350", "450"]);
    // The third lane had sold at 4.00 before and never followed.
    expect(await lanesOf(one)).toEqual(["350", "350", "400"]);
    expect(await boss.call(prices.undo, { batchId })).toEqual({ undone: 0, kept: 2 });
  });
});
