import { setImmediate as tick } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Turns } from "./turns.ts";

describe("turns of strangers", () => {
  it("O4 go from address to address, so that a thousand requests of one hold up nobody else's first", async () => {
    const turns = new Turns();
    const begun: string[] = [];
    for (let number = 0; number < 1_000; number += 1) turns.add("loud", () => begun.push("loud"));
    turns.add("quiet", () => begun.push("quiet"));
    await tick();
    expect(begun.indexOf("quiet")).toBe(1);
  });

  it("O4 let other work in between, and all begin in the end", async () => {
    const turns = new Turns();
    let begun = 0;
    for (let number = 0; number < 40; number += 1) turns.add("one", () => (begun += 1));
    expect(begun).toBe(0);
    await tick();
    expect(begun).toBeLessThan(40);
    await expect.poll(() => begun).toBe(40);
  });
});
