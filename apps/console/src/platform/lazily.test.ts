import { describe, expect, it } from "vitest";
import { NotFetched, persistently } from "./lazily.ts";

const failing = (times: number) => {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw new TypeError("Failed to fetch dynamically imported module");
    return `try ${tries}`;
  };
};

describe("a part that is fetched when it is first shown", () => {
  it("M1: is asked for again while the server starts, and then is there", async () => {
    const waited: number[] = [];
    expect(await persistently(failing(4), async (ms) => void waited.push(ms))).toBe("try 5");
    expect(waited).toEqual([300, 700, 1_500, 3_000]);
  });

  it("is given up after half a minute, with an error that a new load of the window mends", async () => {
    const waited: number[] = [];
    await expect(persistently(failing(99), async (ms) => void waited.push(ms))).rejects.toBeInstanceOf(NotFetched);
    expect(waited.reduce((sum, ms) => sum + ms, 0)).toBe(30_500);
  });
});
