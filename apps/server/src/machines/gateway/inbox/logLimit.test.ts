import { expect, it } from "vitest";
import { LogLimit } from "./logLimit.ts";

it("writes a hundred lines of ten seconds, and tells with the next line how many there were beside", () => {
  const limit = new LogLimit();
  const written: number[] = [];
  for (let nowMs = 0; nowMs < 10_000; nowMs += 10) limit.say((kept) => written.push(kept), nowMs);
  expect(written).toHaveLength(100);
  limit.say((kept) => written.push(kept), 10_000);
  limit.say((kept) => written.push(kept), 10_001);
  expect(written.slice(100)).toEqual([900, 0]);
});
