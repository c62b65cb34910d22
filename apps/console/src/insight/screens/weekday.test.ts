import { describe, expect, it } from "vitest";
import { weekdayOf } from "./weekday.ts";

describe("a day of the week on a screen", () => {
  it("BIGSALES-02 LANG-03 is named in the language of the screen, from Monday on, also where the browser knows no names", () => {
    expect([weekdayOf("zh", 0, "long"), weekdayOf("zh", 6, "short")]).toEqual(["星期一", "周日"]);
    expect(weekdayOf("de", 5, "long")).toBe("Samstag");
    expect([weekdayOf("lo", 0, "long"), weekdayOf("lo", 6, "short")]).toEqual(["ຈັນ", "ອາທິດ"]);
  });
});
