import { describe, expect, it } from "vitest";
import { checkMatching, machineBatchLimit } from "./batch.ts";

describe("an action on all machines that match", () => {
  it("goes on with as many as were shown, or fewer", () => {
    expect(checkMatching(37, 37)).toEqual({ ok: true, value: 37 });
    expect(checkMatching(36, 37)).toEqual({ ok: true, value: 36 });
  });

  it("stops when more match than were shown, and above the limit of a batch", () => {
    expect(checkMatching(38, 37)).toMatchObject({ code: "machines.matchingGrew", values: { count: 38 } });
    expect(checkMatching(machineBatchLimit, machineBatchLimit).ok).toBe(true);
    expect(checkMatching(machineBatchLimit + 1, machineBatchLimit)).toMatchObject({
      code: "machines.tooManyMatching",
      values: { limit: 1_000 },
    });
  });
});
