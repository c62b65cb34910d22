import { describe, expect, it } from "vitest";
import { checkWithheldDecision, withheldDecisions, withheldStates } from "./withheld.ts";

const sale = { state: "open", saidFen: 1_000_000_000n, byPriceFen: 650n } as const;
const wish = { decision: "byPrice", reason: "seen", isPlatform: false } as const;

describe("ORDER-16 a sale that was set aside", () => {
  it("is booked at the price of the lane, at what the machine said, or not at all", () => {
    expect(checkWithheldDecision(sale, wish)).toEqual({ ok: true, value: 650n });
    expect(checkWithheldDecision(sale, { ...wish, decision: "asSaid", isPlatform: true })).toEqual({
      ok: true,
      value: 1_000_000_000n,
    });
    expect(checkWithheldDecision(sale, { ...wish, decision: "discard" })).toEqual({ ok: true, value: null });
  });

  it("is decided once, whatever was decided", () => {
    for (const state of withheldStates)
      for (const decision of withheldDecisions)
        expect(checkWithheldDecision({ ...sale, state }, { ...wish, decision, isPlatform: true }).ok).toBe(
          state === "open",
        );
  });

  it("is taken as said by the platform only, and for a reason", () => {
    expect(checkWithheldDecision(sale, { ...wish, decision: "asSaid" })).toMatchObject({
      code: "orders.withheldPlatformOnly",
    });
    for (const decision of ["asSaid", "discard"] as const)
      expect(checkWithheldDecision(sale, { decision, reason: "  ", isPlatform: true })).toMatchObject({
        code: "orders.noteRequired",
      });
    expect(checkWithheldDecision(sale, { ...wish, reason: "" }).ok).toBe(true);
  });

  it("is not booked by the price of a lane that had none", () => {
    expect(checkWithheldDecision({ ...sale, byPriceFen: null }, wish)).toMatchObject({
      code: "orders.withheldNoPrice",
    });
  });
});
