import { describe, expect, it } from "vitest";
import { checkScoring, factScore, periodAfter, periodPattern } from "./appraisal.ts";

describe("performance appraisal", () => {
  it("GEN-19 scores what went well of a hundred, and nothing where nothing was done", () => {
    expect([factScore(0, 0), factScore(3, 3), factScore(1_000, 999), factScore(3, 0)]).toEqual([null, 100, 99, 0]);
  });

  it("MSG-26 MSG-113 takes another score with its reason only", () => {
    expect(checkScoring({ score: 80, remark: "" }, 80).ok).toBe(true);
    expect(checkScoring({ score: 81, remark: " " }, 80)).toMatchObject({ code: "field.required", field: "remark" });
    expect(checkScoring({ score: 100, remark: " 代班 " }, null)).toEqual({ ok: true, value: "代班" });
    for (const score of [-1, 101, 1.5, Number.NaN])
      expect(checkScoring({ score, remark: "x" }, 80)).toMatchObject({ code: "system.scoreRange" });
    expect(checkScoring({ score: 1, remark: "长".repeat(201) }, 80)).toMatchObject({ code: "field.remarkTooLong" });
  });

  it("GEN-19 goes by months", () => {
    expect(["2026-11", "2026-13", "2026-00", "2026-1", "26-11"].map((text) => periodPattern.test(text))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([periodAfter("2026-12", 1), periodAfter("2026-01", -1), periodAfter("2026-05", -13)]).toEqual([
      "2027-01",
      "2025-12",
      "2025-04",
    ]);
  });
});
