import { describe, expect, it } from "vitest";
import { mutants } from "./mutants.ts";
import { rules } from "./rules.ts";
import { simulate } from "./simulate.ts";

const seeds = Array.from({ length: 40 }, (_, place) => 20_261_123 + place * 7_919);
const steps = 400;

describe("M18 the money of a platform", () => {
  it("FIN-01 FIN-07 FIN-19 stays right by the rules of the product, whatever happens in which order", () => {
    expect(seeds.map((seed) => simulate(rules, seed, steps)).filter((wrong) => wrong !== undefined)).toEqual([]);
  });

  it("has more than twenty guards, each of which is missed when it is gone", () => {
    expect(Object.keys(mutants).length).toBeGreaterThanOrEqual(20);
    const alive = Object.entries(mutants).filter(([, mutant]) =>
      seeds.every((seed) => simulate({ ...rules, ...mutant }, seed, steps) === undefined),
    );
    expect(alive.map(([name]) => name)).toEqual([]);
  });
});
