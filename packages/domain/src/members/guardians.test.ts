import { describe, expect, it } from "vitest";
import { ageOn, checkGuardianship, needsGuardian } from "./guardians.ts";

const today = "2026-11-24";
const child = {
  birthDay: "2015-03-01",
  guardianName: " 顾长青 ",
  guardianPhone: "13800138000",
  guardianConsent: true,
};

describe("the guardian of a member", () => {
  it("is asked for until the fourteenth birthday, on both sides of it", () => {
    expect(needsGuardian("2012-11-25", today)).toBe(true);
    expect(needsGuardian("2012-11-24", today)).toBe(false);
    expect(needsGuardian(null, today)).toBe(false);
    expect(ageOn("2012-02-29", "2026-02-28")).toBe(13);
    expect(ageOn("2012-02-29", "2026-03-01")).toBe(14);
  });

  it("has a name, a mobile number and agreed", () => {
    expect(checkGuardianship(child, today)).toEqual({ ok: true, value: { ...child, guardianName: "顾长青" } });
    expect(checkGuardianship({ ...child, guardianName: " " }, today)).toMatchObject({
      code: "field.required",
      field: "guardianName",
    });
    expect(checkGuardianship({ ...child, guardianPhone: "123" }, today)).toMatchObject({
      code: "field.notMobile",
      field: "guardianPhone",
    });
    expect(checkGuardianship({ ...child, guardianConsent: false }, today)).toMatchObject({
      code: "members.guardianConsent",
      field: "guardianConsent",
    });
  });

  it("is not kept of somebody who is old enough or whose age is unknown", () => {
    const kept = { guardianName: "", guardianPhone: "", guardianConsent: false };
    expect(checkGuardianship({ ...child, birthDay: "2000-01-01" }, today)).toEqual({
      ok: true,
      value: { ...kept, birthDay: "2000-01-01" },
    });
    expect(checkGuardianship({ ...child, birthDay: null }, today)).toEqual({
      ok: true,
      value: { ...kept, birthDay: null },
    });
    expect(checkGuardianship({ ...child, birthDay: "2026-11-25" }, today)).toMatchObject({
      code: "members.birthDayAhead",
      field: "birthDay",
    });
  });
});
