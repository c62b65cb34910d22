import { describe, expect, it } from "vitest";
import { demandAt, hourWeights } from "./demand.ts";
import { createRandom } from "./random.ts";
import { Latencies } from "./stats.ts";

describe("random", () => {
  it("is evenly spread and repeats for its seed", () => {
    const random = createRandom(1);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 100_000; draw++) counts[random.between(0, 9)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    expect(createRandom(5).text(20)).toBe(createRandom(5).text(20));
  });

  it("forks streams that do not depend on how much was drawn elsewhere", () => {
    const drawn = createRandom(2);
    drawn.fork("a");
    expect(drawn.fork("b").next()).toBe(createRandom(2).fork("b").next());
  });
});

describe("demand", () => {
  it("is an average of about one over the hours of the day", () => {
    const mean = hourWeights.reduce((sum, weight) => sum + weight, 0) / 24;
    expect(mean).toBeGreaterThan(0.85);
    expect(mean).toBeLessThan(1.15);
  });

  it("is higher at noon than at three in the morning in China", () => {
    expect(demandAt(Date.UTC(2026, 4, 6, 4))).toBeGreaterThan(20 * demandAt(Date.UTC(2026, 4, 5, 19)));
  });
});

describe("latencies", () => {
  it("answer percentiles within 4 %", () => {
    const latencies = new Latencies();
    for (let ms = 1; ms <= 1_000; ms++) latencies.add(ms);
    expect(Math.abs(latencies.percentile(50) - 500)).toBeLessThan(25);
    expect(Math.abs(latencies.percentile(99) - 990)).toBeLessThan(45);
  });
});
