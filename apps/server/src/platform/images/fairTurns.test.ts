import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FairTurns } from "./fairTurns.ts";

const pause = () => new Promise<void>((done) => setImmediate(done));

describe("turns", () => {
  it("S13 go round: each key waits for at most one work of every other", async () => {
    const keys = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(keys, async (asked) => {
        const turns = new FairTurns({ atOnce: 1, atOnceOfKey: 1, waiting: 100, waitingOfKey: 100 });
        const order: string[] = [];
        await Promise.all(
          asked.map((key) =>
            turns.run(key, async () => {
              await pause();
              order.push(key);
            }),
          ),
        );
        expect([...order].sort()).toEqual([...asked].sort());
        // Behind the first, which found nobody waiting, no key comes twice while another that waited has not come once.
        const rest = order.slice(1);
        const firsts = new Set(rest);
        expect(new Set(rest.slice(0, firsts.size)).size).toBe(firsts.size);
      }),
    );
  });

  it("S13 never run more than they may, of all and of one key, and none is lost when a work fails", async () => {
    const turns = new FairTurns({ atOnce: 3, atOnceOfKey: 2, waiting: 100, waitingOfKey: 100 });
    const running = new Map<string, number>();
    let [highest, highestOfKey] = [0, 0];
    const works = Array.from({ length: 40 }, (_, place) => {
      const key = place % 3 === 0 ? "a" : "b";
      return turns.run(key, async () => {
        running.set(key, (running.get(key) ?? 0) + 1);
        highest = Math.max(
          highest,
          [...running.values()].reduce((sum, count) => sum + count, 0),
        );
        highestOfKey = Math.max(highestOfKey, ...running.values());
        await pause();
        running.set(key, (running.get(key) ?? 0) - 1);
        if (place % 5 === 0) throw new Error("failed");
      });
    });
    const ended = await Promise.allSettled(works);
    expect(ended.filter(({ status }) => status === "rejected")).toHaveLength(8);
    expect([highest, highestOfKey]).toEqual([3, 2]);
    expect(await turns.run("a", async () => "free")).toEqual({ done: "free" });
  });

  it("S13 turn away what is one too many, of all and of one key", async () => {
    const turns = new FairTurns({ atOnce: 1, atOnceOfKey: 1, waiting: 3, waitingOfKey: 2 });
    const works = ["a", "a", "a"].map((key) => turns.run(key, pause));
    expect(await turns.run("a", pause)).toBeUndefined();
    works.push(turns.run("b", pause));
    expect(await turns.run("c", pause)).toBeUndefined();
    expect(await Promise.all(works)).toHaveLength(4);
  });
});
