import { describe, expect, it } from "vitest";
import { checkMemberPackage } from "./packages.ts";

const sound = { packageName: " 月卡 ", packagePriceFen: 990n, packagePeriod: 1, rightsNote: "9折" };

describe("a membership package", () => {
  it("CARD-22 has a name, a price, a period and rights", () => {
    expect(checkMemberPackage(sound)).toEqual({ ok: true, value: { ...sound, packageName: "月卡" } });
  });

  it.each([
    [{ packageName: " " }, "field.required", "packageName"],
    [{ packagePriceFen: 0n }, "amount.notPositive", "packagePriceFen"],
    [{ packagePeriod: 0 }, "memberPackages.periodOutOfRange", "packagePeriod"],
    [{ packagePeriod: 61 }, "memberPackages.periodOutOfRange", "packagePeriod"],
    [{ rightsNote: "" }, "field.required", "rightsNote"],
    [{ rightsNote: "x".repeat(501) }, "field.tooLong", "rightsNote"],
  ])("CARD-22 MSG-100 refuses %o", (wrong, code, field) => {
    expect(checkMemberPackage({ ...sound, ...wrong })).toMatchObject({ code, field });
  });
});
