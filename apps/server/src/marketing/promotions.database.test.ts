import { promotions } from "@yunshou/contract/marketing/promotions";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnySource, ExportContext } from "../platform/export/source.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { codeOf } from "../testing/bench/lanes.ts";
import { rowsOf } from "../testing/bench/machines.ts";
import { type CodeMachine, givenPaidOrder, givenSellingMachine, paymentsOf } from "../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import {
  promotedMerchantExport,
  promotedMerchantOrderExport,
  promotedProductExport,
  promotedProductOrderExport,
} from "./promotionExports.ts";

let server: TestServer;
let own: CodeMachine;
let by: Client;
let stranger: Client;
const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: addDays(today, -6), toDay: today };
const pages = { page: 1, pageSize: 100 };

/** A paid order that one promotion made cheaper. */
async function promotedOrder(machine: CodeMachine, discountFen: number, kind = "productDiscount"): Promise<string> {
  const orderNo = await givenPaidOrder(server, paymentsOf(server), machine);
  await rowsOf(
    server,
    "update sales_order set counted = true, discount_fen = $2, paid_fen = price_fen - $2 where id = $1",
    [orderNo, discountFen],
  );
  await rowsOf(
    server,
    `insert into order_promotion (top_id, order_id, place, merchant_id, machine_id, business_day, kind, name, discount_fen)
     select top_id, id, 0, merchant_id, machine_id, business_day, $2, '早餐', $3 from sales_order where id = $1`,
    [orderNo, kind, discountFen],
  );
  return orderNo;
}

/** All rows of a file, read in pages of one. */
async function rowsOfFile(source: AnySource, filters: object): Promise<unknown[]> {
  const { topId, merchantId } = own.merchant;
  const context: ExportContext = {
    scope: { merchants: [merchantId], topId },
    timeZone: "Asia/Shanghai",
    language: "zh",
    today,
  };
  const rows: unknown[] = [];
  let after: unknown;
  do {
    const page = await asSystem(server.database, (tx) => source.page(tx, context, filters as never, after, 1));
    rows.push(...page.rows);
    after = page.next;
  } while (after !== undefined);
  return rows;
}

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  const other = await givenMerchant(server);
  own = await givenSellingMachine(server, merchant, "PF1");
  const second = await givenSellingMachine(server, merchant, "PF2");
  await givenUser(server, merchant, { account: "own" });
  await givenUser(server, other, { account: "foreign" });
  by = await loginAs(server, "own", testPassword);
  stranger = await loginAs(server, "foreign", testPassword);
  await promotedOrder(own, 50);
  await promotedOrder(own, 100, "fullReduction");
  await promotedOrder(second, 30);
});
afterAll(() => server.stop());

describe("the statistics of promotions", () => {
  it("MKT-21 STAT-05 become files with the rows of their lists", async () => {
    const products = await by.call(promotions.products, { ...range, ...pages });
    expect(products.rows.map(({ paidFen, share }) => [paidFen, share])).toEqual([
      ["550", expect.closeTo(550 / 870)],
      ["320", expect.closeTo(320 / 870)],
    ]);
    const lists = [
      [promotedProductExport, {}, products.rows.map(({ share: _, ...row }) => row)],
      [promotedMerchantExport, {}, (await by.call(promotions.merchants, { ...range, ...pages })).rows],
    ] as const;
    for (const [source, filters, rows] of lists) {
      const file = await rowsOfFile(source as AnySource, { ...range, ...filters });
      expect(file).toHaveLength(rows.length);
      for (const row of rows) expect(file).toContainEqual(expect.objectContaining(row));
    }
    const productCode = "PF1";
    const ofProduct = await by.call(promotions.productOrders, { ...range, productCode, ...pages });
    expect(await rowsOfFile(promotedProductOrderExport as AnySource, { ...range, productCode })).toMatchObject(
      ofProduct.rows.toReversed().map(({ orderNo, discountFen, planType }) => ({ orderNo, discountFen, planType })),
    );
    const { merchantNo } = (await by.call(promotions.merchants, { ...range, ...pages })).rows[0]!;
    const narrowed = { ...range, merchantNo, planType: "fullReduction" as const };
    const ofMerchant = await by.call(promotions.merchantOrders, { ...narrowed, ...pages });
    expect(ofMerchant.total).toBe(1);
    expect(await rowsOfFile(promotedMerchantOrderExport as AnySource, narrowed)).toMatchObject([
      { orderNo: ofMerchant.rows[0]!.orderNo, discountFen: "100" },
    ]);
  });

  it("MKT-21 STAT-06 come to the sum of the rows that match, and to nothing of others", async () => {
    const money = ["orderPriceFen", "discountFen", "paidFen"] as const;
    for (const filters of [{}, { planType: "fullReduction" as const }, { planName: "无此计划" }]) {
      const asked = { ...range, ...filters };
      const { rows } = await by.call(promotions.products, { ...asked, ...pages });
      const sumOf = (name: (typeof money)[number]) => String(rows.reduce((sum, row) => sum + Number(row[name]), 0));
      const sums = Object.fromEntries(money.map((name) => [name, sumOf(name)]));
      expect(await by.call(promotions.productTotals, asked)).toEqual({
        salesCount: rows.reduce((sum, { salesCount }) => sum + salesCount, 0),
        ...sums,
      });
      const ofMerchants = (await by.call(promotions.merchants, { ...asked, ...pages })).rows;
      expect(await by.call(promotions.merchantTotals, asked)).toEqual({
        orderCount: ofMerchants.reduce((sum, { orderCount }) => sum + orderCount, 0),
        ...sums,
      });
    }
    expect(await by.call(promotions.productTotals, range)).toMatchObject({ salesCount: 3, discountFen: "180" });
    expect(await by.call(promotions.productTotals, { ...range, productName: "雪碧" })).toMatchObject({ salesCount: 0 });
    expect(await stranger.call(promotions.productTotals, range)).toMatchObject({ salesCount: 0, paidFen: "0" });
    expect(await stranger.call(promotions.merchantTotals, range)).toMatchObject({ orderCount: 0, paidFen: "0" });
    expect(await codeOf(by.try(promotions.merchantTotals, { fromDay: addDays(today, -92), toDay: today }))).toBe(
      "range.tooLong",
    );
  });

  it("STAT-05 write no file of nothing, of others, or of too many days, and one of the same at a time", async () => {
    const { merchantNo } = (await by.call(promotions.merchants, { ...range, ...pages })).rows[0]!;
    const calls = [
      (who: Client, days: typeof range) => who.try(promotions.exportProducts, days),
      (who: Client, days: typeof range) => who.try(promotions.exportMerchants, days),
      (who: Client, days: typeof range) => who.try(promotions.exportProductOrders, { ...days, productCode: "PF1" }),
      (who: Client, days: typeof range) => who.try(promotions.exportMerchantOrders, { ...days, merchantNo }),
    ];
    for (const ask of calls) {
      expect(await codeOf(ask(stranger, range))).toBe("insight.nothingToExport");
      expect(await codeOf(ask(by, { fromDay: addDays(today, -92), toDay: today }))).toBe("range.tooLong");
      expect(await codeOf(ask(by, range))).toBe("H0000");
      expect(await codeOf(ask(by, range))).toBe("system.exportRunning");
    }
  });
});
