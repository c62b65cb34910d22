import { describe, expect, it } from "vitest";
import { seriesName, typeOf } from "./documented.ts";

const named = (machinetype: string) =>
  seriesName({ queryType: 1, province: "北京", shbh: "", type: typeOf(machinetype) });

describe("series that screens share", () => {
  it("O4 have one name however their machine type is written", () => {
    expect(new Set(["1", "01", " 1", "1.0", "1e0"].map(named)).size).toBe(1);
    expect(new Set(["0", ""].map(named)).size).toBe(1);
    expect(named("1")).not.toBe(named("2"));
  });

  it("O4 have none for a type that nobody has", () => {
    expect(["77", "y", "-1", "1.5"].map(typeOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
