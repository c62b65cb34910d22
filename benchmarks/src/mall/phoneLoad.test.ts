import { expect, it } from "vitest";
import { worstShift } from "./phoneLoad.ts";

it("counts the worst second of what moves by itself, and starts anew after a pause or five seconds", () => {
  expect(worstShift([])).toBe(0);
  const twice = [
    { at: 100, by: 0.25 },
    { at: 900, by: 0.5 },
    { at: 3_000, by: 0.25 },
  ];
  expect(worstShift(twice)).toBe(0.75);
  const always = Array.from({ length: 10 }, (_none, index) => ({ at: index * 900, by: 1 }));
  expect(worstShift(always)).toBe(6);
});
