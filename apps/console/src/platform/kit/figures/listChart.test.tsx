import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closePage, openPage } from "../../../testing/openedPage.tsx";

const range = "fromDay=2026-11-01&toDay=2026-11-29";
const statDate = "2026-11-28";
const charts = () =>
  [...document.querySelectorAll("section div[role=img]")].map((one) => one.getAttribute("aria-label"));
const found = (row: object) => ({ rows: [row], total: 1, totalIsCapped: false });
const money = { orderPriceFen: "105000", discountFen: "18000", paidFen: "87000" };
const settled = { paidAmountFen: "87000", refundAmountFen: "0", feeAmountFen: "330", settleAmountFen: "86670" };
const merchant = { merchantId: "7", merchantNo: "0001", merchantName: "甲公司" };
const product = { productId: "1", productName: "可乐", productCode: "P1" };
const batch = { promoId: "1", planName: "周末", planCode: "C1", issuedTotal: 4, usedTotal: 2, expiredTotal: 0 };
const win = { rowId: "1", machineName: "大厅", machineNo: "M1", prizeName: "公仔", productId: null, orders: 9 };

/** A canvas that takes everything and draws nothing; this browser has none. */
const blankCanvas = new Proxy(
  {},
  { get: () => () => ({ width: 0, addColorStop: () => {} }), set: () => true },
) as unknown as CanvasRenderingContext2D;

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(blankCanvas);
  for (const side of ["clientWidth", "clientHeight"] as const)
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(100);
});
afterEach(async () => {
  await closePage();
  vi.restoreAllMocks();
});

describe("the chart of a statistics list", () => {
  it.each([
    [
      "/yxch/sptj",
      "promotions/products",
      { ...product, salesCount: 3, ...money, share: 1 },
      "planName=%E5%91%A8%E6%9C%AB",
      "paidFen",
      "实付金额 · 前 10 名",
    ],
    [
      "/yxch/jgtj",
      "promotions/merchants",
      { ...merchant, orderCount: 2, ...money },
      "planName=%E5%91%A8%E6%9C%AB",
      "paidFen",
      "实付金额 · 前 10 名",
    ],
    [
      "/yxch/yhmtj",
      "promoCodes/figures",
      { ...batch, ...merchant, discountAmountFen: "0", salesAmountFen: "0", share: null },
      "planName=%E5%91%A8%E6%9C%AB",
      "usedTotal",
      "使用总数 · 前 10 名",
    ],
    [
      "/jygl/zjtj",
      "wins",
      { ...win, lotteryCount: 9, winCount: 2, winRate: 0.2, lotteryFen: "900" },
      "prizeName=a",
      "winCount",
      "中奖次数 · 前 10 名",
    ],
    [
      "/cfgl/shzftj",
      "fees/payments",
      { rowId: "1", ...merchant, payMethod: "alipay", orderCount: 3, ...settled, executedFen: "0" },
      "payMethod=alipay",
      "paidAmountFen",
      "实付金额 · 前 10 名",
    ],
  ])("STAT-06 %s draws its largest rows, of the same call and filters as the table", async (...of) => {
    const [path, call, row, narrowed, sort, label] = of;
    const { calls } = await openPage(`${path}?${range}&${narrowed}`, { answers: { totals: {}, [call]: found(row) } });
    expect(charts()).toEqual([label]);
    const asked = calls.map(({ address }) => address).filter((one) => one.includes(call) && !one.includes("totals"));
    expect(asked).toHaveLength(2);
    for (const address of asked) expect(address).toContain(`${range.split("&")[0]}`);
    expect(asked.every((address) => address.includes(narrowed))).toBe(true);
    expect(asked.some((address) => address.includes(`pageSize=10&sort=${sort}&direction=desc`))).toBe(true);
  });

  it.each([
    [
      "/cfgl/sxfdzb",
      "fees/totals",
      { orderCount: 1, ...settled, salesAmountFen: "87000", higoAmountFen: "0", days: [{ statDate, ...settled }] },
      "手续费 · 每日趋势",
    ],
    [
      "/cfgl/fztj",
      "figures/totals",
      { splitAmountFen: "100", settledFen: "0", days: [{ statDate, splitAmountFen: "100" }] },
      "分账金额 · 每日趋势",
    ],
    [
      "/sc/yhjtj",
      "mallCouponFigures/days",
      found({ statDate, handedOut: 4, usedTotal: 3, discountAmountFen: "1500", salesAmountFen: "0" }),
      "使用总数 · 每日趋势",
    ],
    [
      "/sc/ydsptj",
      "preorders/totals",
      { quantity: 3, toPrepare: 1, paidAmountFen: "900", days: [{ statDate, quantity: 3 }] },
      "数量 · 每日趋势",
    ],
  ])("STAT-06 %s draws what its rows come to day by day", async (path, call, answer, label) => {
    await openPage(`${path}?${range}`, { answers: { [call]: answer } });
    expect(charts()).toEqual([label]);
  });

  it("STAT-06 is not there while nothing matches", async () => {
    await openPage("/yxch/sptj");
    expect(charts()).toEqual([]);
  });

  it.each([
    ["/cfgl/shzftj", "payments/totals", { orderCount: 3, ...settled }, "订单数 3 · 实付金额 ¥870.00 · 退款金额 ¥0.00"],
    [
      "/sc/yhjtj",
      "mallCouponFigures/totals",
      { handedOut: 4, usedTotal: 3, discountAmountFen: "1500", salesAmountFen: "0" },
      "使用总数 3 · 优惠金额 ¥15.00",
    ],
    [
      "/sc/ydsptj",
      "preorders/totals",
      { quantity: 3, toPrepare: 1, paidAmountFen: "900", days: [] },
      "数量 3 · 待备货 1 · 实付金额 ¥9.00",
    ],
  ])("STAT-06 %s says what all its rows come to", async (path, call, totals, sum) => {
    await openPage(path, { answers: { [call]: totals } });
    expect(document.querySelector(".kit-toolbar-buttons")?.textContent).toContain(sum);
  });
});
