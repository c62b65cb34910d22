import { describe, expect, it } from "vitest";
import { dayLine, everyDay, largestBars, untilTold } from "./listCharts.ts";

const first = (series: unknown): { readonly data: readonly number[] } =>
  (series as readonly { readonly data: readonly number[] }[])[0]!;

describe("charts above lists of statistics", () => {
  it("STAT-06 draw rows in their order, money in yuan and counts as they are", () => {
    const money = largestBars(
      [
        { name: "可乐", figure: "8750" },
        { name: "雪碧", figure: "300" },
      ],
      "实付金额",
    );
    expect(money.yAxis).toMatchObject({ data: ["可乐", "雪碧"], inverse: true });
    expect(first(money.series).data).toEqual([87.5, 3]);
    expect(first(largestBars([{ name: "可乐", figure: 4 }], "使用总数").series).data).toEqual([4]);
  });

  it("STAT-06 draw every day of the range, those of which nothing is told at zero", () => {
    const range = { fromDay: "2026-11-28", toDay: "2026-12-01" };
    const days = everyDay([{ name: "2026-11-29", figure: "1250" }], range);
    const line = dayLine(days, "手续费");
    expect(line.xAxis).toMatchObject({ data: ["11-28", "11-29", "11-30", "12-01"] });
    expect(first(line.series).data).toEqual([0, 12.5, 0, 0]);
  });

  it("STAT-06 end what is settled the day after with the last day that is told", () => {
    const range = { fromDay: "2026-11-28", toDay: "2026-12-01" };
    const days = ["2026-11-30", "2026-11-28"].map((name) => ({ name, figure: "1250" }));
    expect(everyDay(days, untilTold(days, range)).map(({ figure }) => figure)).toEqual(["1250", "0", "1250"]);
  });
});
