import { liveGreeting } from "@yunshou/contract/insight/screensLive";
import { describe, expect, it } from "vitest";
import { spImageUrl } from "../../../platform/images.ts";
import { acceptsUpdate, counterMs, counterValue, figureText, wholeUnits } from "./counter.ts";
import { hear } from "./messages.ts";
import { addPoints, mergePoints, pointLimit, type SalePoint, splitNewest } from "./points.ts";
import { reconnectDelayMs } from "./reconnect.ts";

const totals = {
  todaytransactionsSum: "12.50",
  todaytransactionsOnLine: "10.00",
  allTransactionSum: "1234.50",
  todaytransactionsNumberSum: 5,
  todaytransactionsNumberOnLine: 4,
  allTransactionsNumberSum: 400,
};
const salePoint = {
  productName: "矿泉水",
  value: [113.2, 23.1, "/spImg/water.svg", 0],
  saleId: "7",
  soldAt: "2026-11-21T06:00:00.000Z",
  province: "广东",
  amount: null,
};

const point = (saleId: number, place = true): SalePoint => ({
  saleId: String(saleId),
  productName: "矿泉水",
  image: "",
  longitude: place ? 113 : null,
  latitude: place ? 23 : null,
  province: "广东",
  soldAt: "2026-11-21T06:00:00.000Z",
  amount: "2.00",
});

describe("messages of the live channel", () => {
  it("BIGSALES-25 MSG-04 ignores the greeting and what is not a message", () => {
    expect(liveGreeting).toBe("已建立连接!");
    expect(hear(liveGreeting)).toBeNull();
    expect(hear("{")).toBeNull();
    expect(hear(JSON.stringify({ tag: "two" }))).toBeNull();
    expect(hear(JSON.stringify({ ...totals, tag: "two", ...salePoint, value: ["x"] }))?.point).toBeNull();
  });

  it("BIGSALES-12 reads a sale point from a message with the tag two", () => {
    const heard = hear(JSON.stringify({ ...totals, tag: "two", ...salePoint }));
    expect(heard?.totals).toEqual(totals);
    expect(heard?.point).toMatchObject({
      productName: "矿泉水",
      longitude: 113.2,
      latitude: 23.1,
      image: "/spImg/water.svg",
      amount: null,
    });
  });

  it("BIGSALES-34 takes the picture of a point as it came, and the default one for a product without", () => {
    const point = (image: string | undefined) =>
      hear(JSON.stringify({ ...totals, tag: "two", ...salePoint, value: [113.2, 23.1, image] }))?.point?.image;
    expect([point("/spImg/tea.svg"), point(undefined)]).toEqual(["/spImg/tea.svg", ""]);
    expect([spImageUrl("tea.svg"), spImageUrl("/spImg/tea.svg"), spImageUrl(""), spImageUrl(null)]).toEqual([
      "/spImg/tea.svg",
      "/spImg/tea.svg",
      "/spImg/default.svg",
      "/spImg/default.svg",
    ]);
  });

  it("BIGSALES-13 BIGSALES-28 reads totals alone from any other message", () => {
    expect(hear(JSON.stringify({ ...totals, tag: "one" }))).toEqual({ totals, point: null });
  });
});

describe("sale points", () => {
  it("BIGSALES-11 keeps the newest 80", () => {
    const many = Array.from({ length: 100 }, (_none, index) => point(index));
    const kept = addPoints([], many);
    expect(kept).toHaveLength(pointLimit);
    expect(kept.at(-1)?.saleId).toBe("99");
    expect(kept[0]?.saleId).toBe("20");
  });

  it("BIGSALES-10 singles out the newest that has a place", () => {
    const { older, newest } = splitNewest([point(1), point(2), point(3, false)]);
    expect(newest?.saleId).toBe("2");
    expect(older.map((one) => one.saleId)).toEqual(["1"]);
  });

  it("shows a sale once, even when it was loaded with the page and is pushed again", () => {
    const points = addPoints([], [point(1), point(2)]);
    expect(addPoints(points, [point(2)])).toBe(points);
    expect(addPoints(points, [point(2), point(3)]).map((one) => one.saleId)).toEqual(["1", "2", "3"]);
  });
});

describe("sales loaded with the page", () => {
  it("BIGSALES-11 take their place in time among those already heard", () => {
    const heard = addPoints([], [point(5), point(9)]);
    expect(mergePoints(heard, [point(3), point(5), point(7)]).map((one) => one.saleId)).toEqual(["3", "5", "7", "9"]);
    expect(mergePoints(heard, [point(5)])).toBe(heard);
  });
});

describe("counters", () => {
  it("BIGSALES-22 accept the first update and none within 2.5 s of the last accepted one", () => {
    expect(acceptsUpdate(null, 0)).toBe(true);
    expect(acceptsUpdate(1_000, 3_499)).toBe(false);
    expect(acceptsUpdate(1_000, 3_500)).toBe(true);
  });

  it("BIGSALES-21 climb in steps and end exactly on the target after 1.5 s", () => {
    const values = Array.from({ length: 60 }, (_none, index) => counterValue(100n, 12_345n, index * 25));
    expect(values[0]).toBe(100n);
    expect(counterValue(100n, 12_345n, counterMs)).toBe(12_345n);
    expect(values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0n))).toBe(true);
    expect(new Set(values).size).toBeLessThanOrEqual(30);
  });

  it("run downwards when the business day begins anew", () => {
    expect(counterValue(5_000n, 0n, counterMs / 2)).toBeLessThan(5_000n);
    expect(counterValue(5_000n, 0n, counterMs)).toBe(0n);
  });

  it("BIGSALES-06 BIGSALES-07 write yuan with two decimals and counts without", () => {
    expect(figureText(wholeUnits("386291204.50"), true)).toBe("386,291,204.50");
    expect(figureText(wholeUnits("0.05"), true)).toBe("0.05");
    expect(figureText(wholeUnits(1_234), false)).toBe("1,234");
  });
});

describe("reconnecting", () => {
  it("BIGSALES-27 waits 1 s at first and 30 s at most", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 50].map(reconnectDelayMs)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });
});
