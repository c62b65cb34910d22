import { describe, expect, it } from "vitest";
import { whySilent } from "./silence.ts";

describe("MACHINE-25 why a machine is silent", () => {
  it.each([
    [{ signal: 25, nearOnline: 2, nearOffline: 0 }, "ownPowerOrCard"],
    [{ signal: 25, nearOnline: 0, nearOffline: 2 }, "siteDown"],
    [{ signal: 4, nearOnline: 0, nearOffline: 2 }, "siteDown"],
    [{ signal: 9, nearOnline: 2, nearOffline: 1 }, "weakSignal"],
    [{ signal: 10, nearOnline: 1, nearOffline: 1 }, "ownPowerOrCard"],
    [{ signal: null, nearOnline: 0, nearOffline: 0 }, "powerOrCard"],
  ] as const)("of %j it is most likely %s", (facts, cause) => {
    expect(whySilent(facts)).toBe(cause);
  });
});
