import { expect, it } from "vitest";
import { Sparingly } from "./sparingly.ts";

it("writes a hundred lines of ten seconds, and tells with the next line how many there were beside", () => {
  const sparingly = new Sparingly();
  const written: number[] = [];
  for (let nowMs = 0; nowMs < 10_000; nowMs += 10) sparingly.say((kept) => written.push(kept), nowMs);
  expect(written).toHaveLength(100);
  sparingly.say((kept) => written.push(kept), 10_000);
  sparingly.say((kept) => written.push(kept), 10_001);
  expect(written.slice(100)).toEqual([900, 0]);
});
