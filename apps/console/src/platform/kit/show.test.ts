import { afterEach, describe, expect, it, vi } from "vitest";
import { lastDays, nothingShown, showBytes, showElapsed, showMoney, showPercent, showTime, thisMonth } from "./show.ts";

describe("values for people", () => {
  it.each([
    ["2026-11-21T00:00:00.900Z", ""],
    ["2026-11-21T00:00:07Z", "+7秒"],
    ["2026-11-21T00:05:59Z", "+5分钟"],
    ["2026-11-21T03:00:00Z", "+3小时"],
    ["2026-11-23T01:00:00Z", "+2天"],
  ])("say how much later %s was in its largest whole unit", (to, shown) => {
    expect(showElapsed("2026-11-21T00:00:00Z", to, "zh").replaceAll(" ", "")).toBe(shown);
  });

  afterEach(() => vi.useRealTimers());

  it("GEN-18 shows fen as yuan with two decimals", () => {
    expect(showMoney("123450")).toBe("¥1,234.50");
    expect(showMoney("5")).toBe("¥0.05");
    expect(showMoney("-123456789")).toBe("-¥1,234,567.89");
    expect(showMoney(null)).toBe(nothingShown);
  });

  it("GEN-17 shows times in the merchant's zone", () => {
    expect(showTime("2026-11-20T16:30:05Z")).toBe("2026-11-21 00:30:05");
    expect(showTime(null)).toBe(nothingShown);
  });

  it("TOPBAR-17 counts today in the last days and starts the month at its first", () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T16:30:00Z") });
    expect(lastDays(7)).toEqual({ fromDay: "2026-11-15", toDay: "2026-11-21" });
    expect(thisMonth()).toEqual({ fromDay: "2026-11-01", toDay: "2026-11-21" });
  });

  it("shows shares and sizes", () => {
    expect(showPercent(0.1234)).toBe("12.3%");
    expect([showBytes(0), showBytes(1023), showBytes(1536), showBytes(20 * 1_048_576)]).toEqual(["0 B", "1023 B", "1.5 KB", "20.0 MB"]);
  });
});
