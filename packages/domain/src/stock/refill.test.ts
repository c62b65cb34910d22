import { describe, expect, it } from "vitest";
import { checkRefillExplanation, contradictsRefill } from "./refill.ts";

describe("what a machine says after a refill", () => {
  it("STOCK-03 contradicts last + loaded - sold, unless nobody else recorded what was loaded", () => {
    const lane = { reason: "refill" as const, book: 10, reported: 18, loaded: 0 };
    expect(contradictsRefill(lane)).toBe(false);
    expect(contradictsRefill({ ...lane, loaded: 6 })).toBe(true);
    expect(contradictsRefill({ ...lane, reported: 10, loaded: 6 })).toBe(false);
    expect(contradictsRefill({ ...lane, reported: 9 })).toBe(true);
    expect(contradictsRefill({ ...lane, reason: "count" })).toBe(true);
    expect(contradictsRefill({ ...lane, reason: "remove", reported: 3 })).toBe(false);
  });

  it("STOCK-03 is explained with a cause; something else with words", () => {
    expect(checkRefillExplanation("sensor", "")).toEqual({ ok: true, value: "" });
    expect(checkRefillExplanation("other", " ")).toMatchObject({ ok: false, code: "field.required" });
    expect(checkRefillExplanation("other", " 试机 ")).toEqual({ ok: true, value: "试机" });
    expect(checkRefillExplanation("missing", "x".repeat(201))).toMatchObject({ code: "field.remarkTooLong" });
  });
});
