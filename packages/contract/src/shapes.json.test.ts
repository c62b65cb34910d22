import { describe, expect, it } from "vitest";
import { jsonWithin } from "./shapes.ts";

describe("JSON of a bounded size", () => {
  it("O4 is taken up to the limit, to the character", () => {
    const schema = jsonWithin(10);
    expect(schema.safeParse("12345678").success).toBe(true);
    expect(schema.safeParse("123456789").success).toBe(false);
    expect(schema.parse({ a: [1] })).toEqual({ a: [1] });
    expect(schema.safeParse(undefined).success).toBe(false);
  });

  it("O4 is not walked when it is too long", () => {
    let walked = 0;
    const value = { toJSON: () => "x".repeat(20) };
    Object.defineProperty(value, "seen", { enumerable: true, get: () => (walked += 1) });
    const parsed = jsonWithin(10).safeParse(value);
    expect(parsed.error?.issues.map(({ code }) => code)).toEqual(["too_big"]);
    expect(walked).toBe(0);
  });
});
