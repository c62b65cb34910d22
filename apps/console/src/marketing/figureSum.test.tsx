import { afterEach, describe, expect, it } from "vitest";
import { closePage, openPage } from "../testing/openedPage.tsx";

const money = { orderPriceFen: "105000", discountFen: "18000", paidFen: "87000" };

afterEach(closePage);

describe("the statistics of promotions", () => {
  it.each([
    [
      "/yxch/sptj",
      "products/totals",
      { salesCount: 3, ...money },
      "销量 3 · 订单金额 ¥1,050.00 · 优惠金额 ¥180.00 · 实付金额 ¥870.00",
    ],
    [
      "/yxch/jgtj",
      "merchants/totals",
      { orderCount: 2, ...money },
      "订单数 2 · 订单金额 ¥1,050.00 · 优惠金额 ¥180.00 · 实付金额 ¥870.00",
    ],
    [
      "/yxch/yhmtj",
      "figures/totals",
      { issuedTotal: 9, usedTotal: 3, expiredTotal: 1, discountAmountFen: "18000", salesAmountFen: "87000" },
      "生成数量 9 · 使用总数 3 · 过期数 1 · 优惠金额 ¥180.00 · 销售额 ¥870.00",
    ],
  ])("STAT-06 %s says what all its rows come to", async (path, call, totals, sum) => {
    await openPage(path, { answers: { [call]: totals } });
    expect(document.querySelector(".kit-toolbar")?.textContent).toContain(sum);
  });
});
