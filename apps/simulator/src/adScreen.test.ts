import { describe, expect, it } from "vitest";
import { AdScreen } from "./adScreen.ts";

const noon = Date.parse("2026-11-22T04:00:00Z");
const ad = (adId: string, from = 0, to = 1_440) => ({
  adId,
  adType: "picture" as const,
  slotCode: "TOP",
  width: 1080,
  height: 1920,
  file: "/spImg/x.png",
  bytes: 1,
  sha256: "00",
  startDate: "2026-11-01",
  endDate: "2026-11-30",
  slots: [{ from, to }],
  sortNo: 1,
});
const told = (version: number, ads = [ad("1")]) => ({ version, notAfter: noon + 3_600_000, ads });

describe("the ads of a virtual machine", () => {
  it("AD-02 are taken over in the order of their versions and in time only", () => {
    const screen = new AdScreen();
    expect(screen.judge(told(2), noon)).toEqual({ version: 2, result: "applied" });
    expect(screen.judge(told(1), noon)).toBeUndefined();
    expect(screen.judge(told(2), noon)).toEqual({ version: 2, result: "applied" });
    expect(screen.judge(told(3), noon + 3_600_001)).toBeUndefined();
  });

  it("AD-02 are counted once, and only within their hours", () => {
    const screen = new AdScreen();
    expect(screen.count(noon)).toEqual([]);
    screen.judge(told(1, [ad("1"), ad("2", 0, 480), ad("3")]), noon);
    expect(screen.count(noon + 29_000)).toEqual([]);
    expect(screen.count(noon + 300_000)).toEqual([
      { adId: "1", count: 10 },
      { adId: "3", count: 10 },
    ]);
    expect(screen.count(noon + 301_000)).toEqual([]);
  });
});
