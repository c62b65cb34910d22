import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readArrival } from "./arrival.ts";
import { type Entry, Writer } from "./writer.ts";

const lingerMs = 25;
const batchSize = 4;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

function writer() {
  const batches: { readonly names: string[]; readonly atMs: number; readonly commit: () => void }[] = [];
  const begunMs = performance.now();
  const atMs = () => Math.round(performance.now() - begunMs);
  const one = new Writer({
    batchSize,
    lingerMs,
    date: (arrivals) => arrivals.map(() => new Date(0)),
    run: (entries) =>
      new Promise(
        (commit) =>
          void batches.push({
            names: entries.map(({ arrival }) => arrival.machineNo),
            atMs: atMs(),
            commit: () => commit(),
          }),
      ),
  });
  const push = (...names: string[]) => {
    for (const name of names)
      one.push({
        arrival: readArrival(name, "", Buffer.from("{}"), performance.now()),
        settle: () => {},
      } satisfies Entry);
  };
  const commit = async () => {
    batches.at(-1)!.commit();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const batch = () => [batches.length, batches.at(-1)?.atMs, batches.at(-1)?.names.join("")];
  return { one, push, commit, batch };
}

describe("a writer of the gateway", () => {
  it("lets messages wait for company, the oldest no longer than the limit", () => {
    const { push, batch } = writer();
    push("A");
    vi.advanceTimersByTime(20);
    push("B");
    vi.advanceTimersByTime(4);
    expect(batch()).toEqual([0, undefined, undefined]);
    vi.advanceTimersByTime(1);
    expect(batch()).toEqual([1, 25, "AB"]);
  });

  it("begins at once when a batch is full, and puts no more into it", () => {
    const { push, batch } = writer();
    push("A", "B", "C", "D", "E");
    expect(batch()).toEqual([1, 0, "ABCD"]);
  });

  it("takes what waited for the commit before as soon as that has waited long enough, and lets the rest wait for its time", async () => {
    const { push, commit, batch } = writer();
    push("A", "B", "C", "D");
    push("E");
    vi.advanceTimersByTime(lingerMs);
    push("F");
    await commit();
    expect(batch()).toEqual([2, 25, "EF"]);
    vi.advanceTimersByTime(10);
    push("G");
    await commit();
    expect(batch()).toEqual([2, 25, "EF"]);
    vi.advanceTimersByTime(lingerMs);
    expect(batch()).toEqual([3, 60, "G"]);
  });

  it("never runs two batches at once", () => {
    const { push, batch } = writer();
    push("A", "B", "C", "D");
    push("E", "F", "G", "H");
    vi.advanceTimersByTime(1_000);
    expect(batch()).toEqual([1, 0, "ABCD"]);
  });

  it("ends after the batch under way and answers what was not begun", async () => {
    const { one, push, commit, batch } = writer();
    push("A", "B", "C", "D", "E");
    const left = one.stop();
    await commit();
    expect((await left).map(({ arrival }) => arrival.machineNo)).toEqual(["E"]);
    vi.advanceTimersByTime(1_000);
    expect(batch()).toEqual([1, 0, "ABCD"]);
  });
});
