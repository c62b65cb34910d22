import { describe, expect, it } from "vitest";
import { checkFlowCards } from "./machine.ts";

describe("a machine's record", () => {
  it("MACHINE-03 says how many flow cards a machine may have when there are more", () => {
    expect(checkFlowCards(["1", "2", "3"])).toMatchObject({ ok: true });
    expect(checkFlowCards(["1", "2", "3", "4"])).toMatchObject({ ok: false, values: { limit: 3 } });
  });
});
