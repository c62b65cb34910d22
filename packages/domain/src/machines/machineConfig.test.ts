import { describe, expect, it } from "vitest";
import { changedFlags, changesFlags, checkFlagChange } from "./machineConfig.ts";

describe("MACHINE-07 the switches of a machine", () => {
  it("change where somebody set them and stay elsewhere", () => {
    const before = { autoRefund: true, lockStock: true };
    expect(changedFlags(before, { lockStock: false, directShip: true })).toEqual({
      autoRefund: true,
      shipAfterCardJam: false,
      lockStock: false,
      directShip: true,
      faceToFaceOnly: false,
      shoppingCart: false,
    });
  });

  it("are changed only by a change that differs from them", () => {
    expect(changesFlags({ autoRefund: true }, { autoRefund: true, directShip: false })).toBe(false);
    expect(changesFlags({ autoRefund: true }, { autoRefund: false })).toBe(true);
    expect(changesFlags({}, {})).toBe(false);
  });

  it("are not changed by a form in which nothing is chosen", () => {
    expect(checkFlagChange({})).toMatchObject({ ok: false, code: "machines.noFlagChosen" });
    expect(checkFlagChange({ directShip: false }).ok).toBe(true);
  });
});
