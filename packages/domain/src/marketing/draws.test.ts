import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceParts, checkDraw, checkHandedOut, checkWhere, isWon, readWinRate, showWinRate } from "./draws.ts";

const read = (text: string) => {
  const rate = readWinRate(text);
  return rate.ok ? rate.value : rate.code;
};

describe("the chance of a draw", () => {
  it("COUPON-01 is above 0 and up to 100 percent, with at most two decimals", () => {
    expect(["100", "0.01", "12.5", " 33.33 ", "7", "100.00"].map(read)).toEqual([10_000, 1, 1_250, 3_333, 700, 10_000]);
    for (const wrong of ["0", "0.00", "100.01", "101", "-1", "0.001", "", "a", "1e2", ".5", "5."])
      expect(read(wrong)).toBe("codes.winRate");
  });

  it("COUPON-01 reads what it shows", () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: chanceParts }), (parts) => read(showWinRate(parts)) === parts));
  });

  it("COUPON-01 lets exactly so many of the ten thousand numbers win", () => {
    const numbers = Array.from({ length: chanceParts }, (_, number) => number);
    for (const rate of [1, 1_250, 9_999, chanceParts])
      expect(numbers.filter((number) => isWon(number, rate))).toHaveLength(rate);
  });
});

describe("what may be drawn", () => {
  it("COUPON-03 is what is not stopped and not gone", () => {
    expect(checkDraw({ state: "active", total: 2, made: 1 }).ok).toBe(true);
    expect(checkDraw({ state: "active", total: 2, made: 2 })).toMatchObject({ code: "codes.drawnOut" });
    expect(checkDraw({ state: "stopped", total: 2, made: 0 })).toMatchObject({ code: "codes.batchStopped" });
  });

  it("COUPON-01 is not handed out by hand, and MALL-04 coupons of the mall are not taken by machines", () => {
    expect(checkHandedOut(null).ok).toBe(true);
    expect(checkHandedOut(1)).toMatchObject({ code: "codes.drawnOnly" });
    expect(checkWhere("machine", "machine").ok).toBe(true);
    expect(checkWhere("mall", "machine")).toMatchObject({ code: "codes.mallOnly" });
    expect(checkWhere("mall", "mall").ok).toBe(true);
    expect(checkWhere("machine", "mall")).toMatchObject({ code: "codes.machineOnly" });
  });
});
