import type { InputOf } from "@yunshou/contract";
import { productSales } from "@yunshou/contract/insight/productSales";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { givenMachine } from "../testing/bench/sales.ts";

let server: TestServer;
let boss: Client;
let stranger: Client;

const today = businessDay(new Date(), "Asia/Shanghai");
const yesterday = addDays(today, -1);
const range = { fromDay: addDays(today, -6), toDay: today };

/** Water is sold in many pieces, nuts for much money; both on machine R1 and water on R2 too. */
beforeAll(async () => {
  server = await startTestServer();
  const shop = await givenMerchant(server, { name: "云途" });
  const other = await givenMerchant(server, { name: "别家" });
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, other, { account: "stranger" });
  [boss, stranger] = (await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)))) as [
    Client,
    Client,
  ];
  const machines = new Map<string, string>();
  for (const [machineNo, merchant] of [
    ["R1", shop],
    ["R2", shop],
    ["Z1", other],
  ] as const) {
    machines.set(machineNo, (await givenMachine(server, merchant, machineNo, "广东", [113, 23])).machineId);
  }
  const product = (merchant: CreatedMerchant, code: string, name: string, category: string, names = {}) =>
    asSystem(server.database, async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        "insert into product (top_id, merchant_id, code, name, brand, category, price_fen, names) values ($1, $2, $3, $4, '云岭', $5, 200, $6) returning id",
        [merchant.topId, merchant.merchantId, code, name, category, JSON.stringify(names)],
      );
      return row!.id;
    });
  const water = await product(shop, "W1", "天然水", "饮用水", { de: { name: "Wasser" } });
  const nuts = await product(shop, "N1", "坚果", "坚果");
  const theirs = await product(other, "T1", "别家的茶", "茶饮料");
  const sold = (merchant: CreatedMerchant, machineNo: string, productId: string, day: string, n: number, fen: number) =>
    asSystem(server.database, (tx) =>
      tx.query(
        `insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen)
         values ($1, $2, $3, $4, $5, 'cash', 'ordinary', $6, $6, $7)`,
        [merchant.topId, merchant.merchantId, day, machines.get(machineNo), productId, n, fen],
      ),
    );
  await sold(shop, "R1", water, yesterday, 6, 1_200);
  await sold(shop, "R2", water, today, 2, 400);
  await sold(shop, "R1", nuts, today, 2, 2_400);
  await sold(other, "Z1", theirs, today, 50, 25_000);
});

afterAll(() => server.stop());

const ranked = async (filters: Partial<InputOf<typeof productSales.ranking>> = {}) => {
  const { rows, total } = await boss.call(productSales.ranking, { ...range, ...filters });
  return {
    rows: rows.map((row) => [row.rankNo, row.productName, row.salesCount, row.salesAmountFen, row.share]),
    total,
  };
};

describe("the ranking of products", () => {
  it("PRODUCT-26 STAT-05 orders them by pieces or by sales, with their share of it", async () => {
    expect((await ranked()).rows).toEqual([
      [1, "天然水", 8, "1600", 0.8],
      [2, "坚果", 2, "2400", 0.2],
    ]);
    expect(await ranked({ by: "amount" })).toEqual({
      rows: [
        [1, "坚果", 2, "2400", 0.6],
        [2, "天然水", 8, "1600", 0.4],
      ],
      total: { salesCount: 10, salesAmountFen: "4000" },
    });
  });

  it("PRODUCT-26 is that of a period, a machine and a category, with every day of it", async () => {
    expect((await ranked({ machineNo: "R2" })).rows).toEqual([[1, "天然水", 2, "400", 1]]);
    expect((await ranked({ category: "坚果" })).rows).toEqual([[1, "坚果", 2, "2400", 1]]);
    expect((await ranked({ toDay: yesterday })).rows).toEqual([[1, "天然水", 6, "1200", 1]]);
    const { days } = await boss.call(productSales.ranking, { ...range, category: "饮用水" });
    expect(days).toHaveLength(7);
    expect(days.slice(-2)).toEqual([
      { day: yesterday, salesCount: 6, salesAmountFen: "1200" },
      { day: today, salesCount: 2, salesAmountFen: "400" },
    ]);
  });

  it("LANG-06 shows names in the language of the reader, where somebody translated them", async () => {
    const { body } = await boss.try(productSales.ranking, range, { "accept-language": "de" });
    expect(body.data.rows.map((row) => row.productName)).toEqual(["Wasser", "坚果"]);
  });

  it("PRODUCT-26 MSG-107 refuses more than 92 days and machines of others, as machines that are not there", async () => {
    const refused = async (more: Partial<InputOf<typeof productSales.ranking>>) =>
      (await boss.try(productSales.ranking, { ...range, ...more })).body.code;
    expect(await refused({ fromDay: addDays(today, -92) })).toBe("range.tooLong");
    expect(await refused({ machineNo: "Z1" })).toBe("record.unknown");
    expect(await refused({ machineNo: "X1" })).toBe("record.unknown");
    expect((await stranger.call(productSales.ranking, range)).rows.map((row) => row.productName)).toEqual(["别家的茶"]);
  });
});
