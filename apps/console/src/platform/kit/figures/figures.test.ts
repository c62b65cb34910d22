import { figureViews } from "@yunshou/contract/insight/figureViews";
import { describe, expect, it } from "vitest";
import { changeOf, type Figures, narrowedTo, nextOf, ordersLink, settledLink } from "./figures.ts";

const week = { fromDay: "2026-11-16", toDay: "2026-11-22" };
const quarter = { fromDay: "2026-09-01", toDay: "2026-11-22" };
const figures: Figures = {
  orderCount: 3,
  salesCount: 4,
  salesAmountFen: "1200",
  refundAmountFen: "0",
  refundCount: 0,
  netAmountFen: "1200",
  avgPriceFen: "400",
  profitFen: null,
  costedFen: "0",
};

describe("the way down from a figure", () => {
  it("STAT-05 STAT-06 leads from fee and settlement to the statements of that kind or day, narrowed as the figures are", () => {
    const narrowed = { ...week, merchantNo: "0001" };
    expect(settledLink(narrowed, "payMethod", "wechat")).toBe(
      "/cfgl/shzftj?fromDay=2026-11-16&toDay=2026-11-22&payMethod=wechat&merchantNo=0001",
    );
    expect(settledLink(week, "day", "2026-11-18")).toBe("/cfgl/shzftj?fromDay=2026-11-18&toDay=2026-11-18");
  });

  it("STAT-06 narrows to a row, and to no day outside of the period", () => {
    expect(narrowedTo(week, "machine", "A1")).toEqual({ ...week, machineNo: "A1" });
    expect(narrowedTo(week, "day", "2026-11-18")).toEqual({ fromDay: "2026-11-18", toDay: "2026-11-18" });
    expect(narrowedTo(quarter, "month", "2026-09")).toEqual({ fromDay: "2026-09-01", toDay: "2026-09-30" });
    expect(narrowedTo(quarter, "month", "2026-11")).toEqual({ fromDay: "2026-11-01", toDay: "2026-11-22" });
    expect(narrowedTo({ fromDay: "2028-01-15", toDay: "2028-03-01" }, "month", "2028-02")).toEqual({
      fromDay: "2028-02-01",
      toDay: "2028-02-29",
    });
    expect(narrowedTo({ fromDay: "2025-12-01", toDay: "2026-01-31" }, "year", "2025")).toEqual({
      fromDay: "2025-12-01",
      toDay: "2025-12-31",
    });
  });

  it("ORDER-06 goes from a merchant over points and machines to days, and then to the orders", () => {
    const { summary } = figureViews;
    expect(nextOf(summary, { ...week, merchantNo: "0001" }, "merchant")).toBe("point");
    expect(nextOf(summary, { ...week, merchantNo: "0001", pointId: "7" }, "point")).toBe("machine");
    const machine = { ...week, merchantNo: "0001", pointId: "7", machineNo: "A1" };
    expect(nextOf(summary, machine, "machine")).toBe("day");
    const day = { ...machine, fromDay: "2026-11-18", toDay: "2026-11-18" };
    expect(nextOf(summary, day, "day")).toBeUndefined();
    expect(ordersLink(day)).toBe(
      "/jygl/ddgl?fromDay=2026-11-18&toDay=2026-11-18&sold=yes&machineNo=A1&merchantNo=0001",
    );
  });

  it("TOPBAR-20 STAT-06 comes down to what the list of orders can be asked for before it opens it", () => {
    const { overview, goods, payments, points } = figureViews;
    expect(nextOf(overview, { ...week, fromDay: week.toDay, machineType: "drink" }, "day")).toBe("machine");
    expect(nextOf(goods, { ...week, fromDay: week.toDay, category: "饮料" }, "day")).toBe("product");
    expect(nextOf(points, { ...week, fromDay: week.toDay, zoneName: "珠江" }, "day")).toBe("machine");
    expect(nextOf(payments, { ...quarter, payMethod: "cash" }, "payMethod")).toBe("day");
    expect(nextOf({ drill: {} }, quarter, "merchant")).toBe("day");
  });
});

describe("a pickup point of the mall", () => {
  it("STAT-06 MALL-04 opens its orders at once where their list holds the days, and their days before where it does not", () => {
    const { mall } = figureViews;
    const point = narrowedTo(week, "pickupPoint", "7");
    expect(point).toEqual({ ...week, pickupPointId: "7" });
    expect(nextOf(mall, point, "pickupPoint")).toBeUndefined();
    expect(ordersLink({ ...point, ...mall.only })).toBe(
      "/jygl/ddgl?fromDay=2026-11-16&toDay=2026-11-22&sold=yes&pickupPointId=7&businessType=mall",
    );
    expect(nextOf(mall, { ...quarter, pickupPointId: "7" }, "pickupPoint")).toBe("day");
    expect(nextOf(mall, { ...point, category: "饮料" }, "pickupPoint")).toBe("product");
  });
});

describe("what the mall brings to the door", () => {
  it("STAT-06 MALL-04 has a row without a point, which opens the orders that are delivered", () => {
    const { mall } = figureViews;
    const brought = narrowedTo(week, "pickupPoint", "");
    expect(brought).toEqual({ ...week, deliveryWay: "delivery" });
    expect(nextOf(mall, brought, "pickupPoint")).toBeUndefined();
    expect(ordersLink({ ...brought, ...mall.only })).toBe(
      "/jygl/ddgl?fromDay=2026-11-16&toDay=2026-11-22&sold=yes&deliveryWay=delivery&businessType=mall",
    );
  });
});

describe("the change of a figure", () => {
  it("STAT-06 is told where there was something before, and of what is known", () => {
    expect(changeOf(figures, { ...figures, salesAmountFen: "800" }, "salesAmount")).toBeCloseTo(0.5);
    expect(changeOf(figures, { ...figures, salesAmountFen: "0" }, "salesAmount")).toBeNull();
    expect(changeOf(figures, null, "salesAmount")).toBeNull();
    expect(changeOf(figures, figures, "profit")).toBeNull();
  });
});
