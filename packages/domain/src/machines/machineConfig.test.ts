import { describe, expect, it } from "vitest";
import { changedFlags, changesFlags, changesOrder, checkConfigChange } from "./machineConfig.ts";

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
    expect(checkConfigChange({ flags: {} })).toMatchObject({ ok: false, code: "machines.noFlagChosen" });
    expect(checkConfigChange({ flags: { directShip: false } }).ok).toBe(true);
    expect(checkConfigChange({ flags: {}, categoryIds: [] }).ok).toBe(true);
  });

  it("stand beside an order of categories that names each once and changes only by another order", () => {
    expect(checkConfigChange({ flags: {}, categoryIds: ["2", "1", "2"] })).toMatchObject({
      value: { categoryIds: ["2", "1"] },
    });
    expect(changesOrder(["2", "1"], { flags: {}, categoryIds: ["1", "2"] })).toBe(true);
    expect(changesOrder(["2", "1"], { flags: {}, categoryIds: ["2", "1"] })).toBe(false);
    expect(changesOrder(["2", "1"], { flags: {} })).toBe(false);
  });
});
