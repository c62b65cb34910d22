import { afterEach, describe, expect, it, vi } from "vitest";
import { languages } from "@yunshou/contract/languages";
import { chooseLanguage } from "../../phrases/language.ts";
import {
  lastDays,
  lastMonth,
  lastWeek,
  nothingShown,
  pickedInstant,
  showBytes,
  showMoney,
  showNumber,
  showPercent,
  showTime,
  thisMonth,
  yesterday,
} from "./show.ts";
import { showDuration, showElapsed } from "./duration.ts";

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

  it("LANG-03 say durations in Lao, which browsers do not know", () => {
    expect(showDuration("2026-11-21T00:00:00Z", "2026-11-21T00:05:59Z", "lo")).toBe("5 ນທ");
  });

  afterEach(() => vi.useRealTimers());

  it.each(["Asia/Shanghai", "Europe/Berlin", "America/New_York"])(
    "GEN-17 reads a picked time in the merchant's zone %s, as it shows it, also beside a change of clocks",
    (timeZone) => {
      sessionStorage.setItem("customData", JSON.stringify({ timeZone }));
      for (const shown of ["2026-03-08 03:10:00", "2026-03-29 01:30:00", "2026-10-25 02:30:00", "2026-12-31 23:59:59"])
        expect(showTime(pickedInstant({ format: () => `${shown.replace(" ", "T")}Z` }))).toBe(shown);
      sessionStorage.clear();
    },
  );

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
    expect(yesterday()).toEqual({ fromDay: "2026-11-20", toDay: "2026-11-20" });
    expect(lastWeek()).toEqual({ fromDay: "2026-11-09", toDay: "2026-11-15" });
    expect(lastMonth()).toEqual({ fromDay: "2026-10-01", toDay: "2026-10-31" });
  });

  it("LANG-03 GEN-18 writes every figure as the chosen language does, and amounts with all their digits", () => {
    const shown = languages.map((language) => {
      chooseLanguage(language);
      return [language, showNumber(1_234_567), showMoney("123456789012345678"), showPercent(0.1234), showBytes(1536)]
        .join(" ")
        .replace(/[\u00a0\u202f]/g, "_");
    });
    chooseLanguage("zh");
    expect(shown).toEqual([
      "zh 1,234,567 ¥1,234,567,890,123,456.78 12.3% 1.5 KB",
      "en 1,234,567 ¥1,234,567,890,123,456.78 12.3% 1.5 KB",
      "fr 1_234_567 ¥1_234_567_890_123_456,78 12,3_% 1,5 KB",
      "ko 1,234,567 ¥1,234,567,890,123,456.78 12.3% 1.5 KB",
      "vi 1.234.567 ¥1.234.567.890.123.456,78 12,3% 1,5 KB",
      "es 1.234.567 ¥1.234.567.890.123.456,78 12,3_% 1,5 KB",
      "de 1.234.567 ¥1.234.567.890.123.456,78 12,3_% 1,5 KB",
      "lo 1.234.567 ¥1.234.567.890.123.456,78 12,3% 1,5 KB",
      "it 1.234.567 ¥1.234.567.890.123.456,78 12,3% 1,5 KB",
    ]);
    expect([showNumber(null), showNumber(undefined), showNumber(21.25, 1)]).toEqual([
      nothingShown,
      nothingShown,
      "21.3",
    ]);
  });

  it("shows shares and sizes", () => {
    expect(showPercent(0.1234)).toBe("12.3%");
    expect([showBytes(0), showBytes(1023), showBytes(1536), showBytes(20 * 1_048_576)]).toEqual([
      "0 B",
      "1,023 B",
      "1.5 KB",
      "20.0 MB",
    ]);
  });
});
