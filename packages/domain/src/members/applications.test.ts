import { describe, expect, it } from "vitest";
import {
  cardApplicationEvents,
  cardApplicationStates,
  cardApplicationTable,
  checkApplicationReviewer,
} from "./applications.ts";
import { step } from "../states.ts";

describe("an application for a replacement", () => {
  it("CARD-17 is decided once, in any of three ways", () => {
    expect(cardApplicationEvents.map((event) => step(cardApplicationTable, "pending", event))).toEqual(
      ["approved", "rejected", "ignored"].map((value) => ({ ok: true, value })),
    );
    for (const state of cardApplicationStates.filter((one) => one !== "pending"))
      for (const event of cardApplicationEvents)
        expect(step(cardApplicationTable, state, event)).toMatchObject({ code: "state.notAllowed" });
  });

  it("CARD-22 is reviewed by somebody else than who applied", () => {
    expect(checkApplicationReviewer("7", "7")).toMatchObject({ code: "cardApplications.own" });
    expect(checkApplicationReviewer("7", "8").ok).toBe(true);
    expect(checkApplicationReviewer(null, "8").ok).toBe(true);
  });
});
