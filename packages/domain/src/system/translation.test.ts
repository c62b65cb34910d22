import { describe, expect, it } from "vitest";
import {
  checkTranslation,
  checkTranslationReview,
  hasSamePlaces,
  placesIn,
  translationStateOf,
} from "./translation.ts";

describe("translations that people write", () => {
  it("LANG-07 keep the places of the original, in any order and as often", () => {
    expect(placesIn("{{to}} of {{from}}")).toEqual(["{{from}}", "{{to}}"]);
    expect(hasSamePlaces("{{a}} {{b}}", "{{b}}, {{a}}")).toBe(true);
    expect(hasSamePlaces("{{a}} {{a}}", "{{a}}")).toBe(false);
    expect(checkTranslation(" Noch {{n}} ", "还有 {{n}} 个")).toEqual({ ok: true, value: "Noch {{n}}" });
    expect(checkTranslation("Noch {{m}}", "还有 {{n}} 个")).toMatchObject({
      code: "system.translationPlaces",
      values: { places: "{{n}}" },
    });
    expect(checkTranslation("Noch {{n}}", "还有")).toMatchObject({ code: "system.translationPlaces" });
  });

  it("SYS-03 are neither empty nor longer than 2,000 characters", () => {
    expect(checkTranslation("  ", "好")).toMatchObject({ code: "field.required", field: "langText" });
    expect(checkTranslation("x".repeat(2_001), "好")).toMatchObject({ code: "field.tooLong" });
    expect(checkTranslation("x".repeat(2_000), "好")).toMatchObject({ ok: true });
  });

  it("LANG-09 SYS-03 are not translated any more once the Chinese text is another", () => {
    expect(translationStateOf(false, "订单", "订单")).toBe("translated");
    expect(translationStateOf(false, "订单", "我的订单")).toBe("notTranslated");
    expect(translationStateOf(true, "订单", "我的订单")).toBe("translated");
  });

  it("SYS-03 are reviewed by somebody else than who wrote them", () => {
    expect(checkTranslationReview("7", "7")).toMatchObject({ code: "system.ownTranslation" });
    expect(checkTranslationReview("7", "8")).toMatchObject({ ok: true });
  });
});
