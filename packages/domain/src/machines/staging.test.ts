import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkGoOn, stagesOf } from "./staging.ts";

describe("the stages of a change", () => {
  it("TEMPLATE-11 give the change to the first machines that were chosen, of those on which something changes", () => {
    const changing = new Set(["1", "2", "3", "4"]);
    expect(stagesOf(["4", "9", "2", "2", "1", "3"], changing, 2)).toEqual({ now: ["4", "2"], waiting: ["1", "3"] });
    expect(stagesOf(["4", "9", "2"], changing, 5)).toEqual({ now: ["4", "2"], waiting: [] });
    expect(stagesOf(["4", "2"], changing, undefined)).toEqual({ now: ["4", "2"], waiting: [] });
  });

  it("TEMPLATE-11 reach each changing machine once, whatever the number of the first", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("1", "2", "3", "4", "5")),
        fc.integer({ min: 1, max: 9 }),
        (chosen, first) => {
          const changing = new Set(["1", "3", "5"]);
          const { now, waiting } = stagesOf(chosen, changing, first);
          expect([...now, ...waiting].sort()).toEqual([...new Set(chosen)].filter((id) => changing.has(id)).sort());
          expect(now.length).toBeLessThanOrEqual(first);
          expect(waiting.length === 0 || now.length === first).toBe(true);
        },
      ),
    );
  });

  it.each([
    [{}, undefined],
    [{ undone: true }, "changeSets.undoneAlready"],
    [{ waiting: 0 }, "changeSets.nothingWaiting"],
    [{ versionNow: 4 }, "changeSets.templateChanged"],
    [{ versionNow: undefined }, "changeSets.templateChanged"],
  ] as const)("TEMPLATE-11 go on as far as %o allows", (more, code) => {
    const checked = checkGoOn({ undone: false, waiting: 2, version: 3, versionNow: 3, ...more });
    expect(checked.ok ? undefined : checked.code).toBe(code);
  });
});
