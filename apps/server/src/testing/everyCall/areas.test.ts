import { existsSync, readdirSync, readFileSync } from "node:fs";
import * as contract from "@yunshou/contract/all";
import { describe, expect, it } from "vitest";
import { allEndpoints, calledAreas } from "../world/samples.ts";
import { changesIn, elsewhere, unaudited } from "../suites/exceptions.ts";

const names = new Set(allEndpoints.map(({ name }) => name));

describe("every call", () => {
  it("is one of many", () =>
    expect(allEndpoints.filter(({ call }) => call.access !== "public").length).toBeGreaterThan(40));

  it("stands in an area, under one name", () => {
    const called = Object.values(contract).flatMap((exported) =>
      typeof exported === "object" && exported !== null
        ? Object.values(exported as object).filter(
            (value: unknown) => typeof value === "object" && value !== null && "path" in value && "refusals" in value,
          )
        : [],
    );
    expect(names.size).toBe(allEndpoints.length);
    expect(allEndpoints.length).toBe(called.length);
  });

  const textOf = (name: string) => {
    const file = new URL(name, import.meta.url);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const layers = readdirSync(new URL(".", import.meta.url)).filter((name) =>
    name.endsWith(".isolated.database.test.ts"),
  );

  it.each(calledAreas)("of the area %s is asked: testing/everyCall has a file of the area, and one with it", (area) => {
    const asked = textOf(`${area}.database.test.ts`);
    const suites = ["isolationOf", "matrixOf", ...(changesIn(area).length > 0 ? ["changesOf"] : [])];
    expect(suites.filter((suite) => !asked.includes(`${suite}("${area}")`))).toEqual([]);
    const named = layers.filter((name) => name.split(".")[0]!.split("-").includes(area));
    expect(named.map((name) => /layersOf\((.+)\)/.exec(textOf(name))?.[1])).toEqual([
      expect.stringContaining(`"${area}"`),
    ]);
  });

  it("S15 names no exception that does not exist", () => {
    expect([...Object.keys(elsewhere), ...Object.keys(unaudited)].filter((name) => !names.has(name))).toEqual([]);
  });
});
