import { offlineAfterMs } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { silenceOf } from "./silence.ts";

describe("silence of a connected machine", () => {
  it("may last one and a half of what the machine promised", () => {
    expect(silenceOf(1)).toBe(1_500);
    expect(silenceOf(60)).toBe(90_000);
  });

  it("ends at a quarter of an hour when the machine promised nothing, or hours", () => {
    expect(silenceOf(0)).toBe(15 * 60_000);
    expect(silenceOf(65_535)).toBe(15 * 60_000);
  });

  it("is never taken for the end while the machine still counts as online", () => {
    expect(silenceOf(0)).toBeGreaterThan(offlineAfterMs);
  });
});
