import { describe, expect, it } from "vitest";
import {
  checkFactorShown,
  guardsRights,
  normalRecoveryCode,
  refundNeedsFactor,
  secondFactorLimits,
} from "./secondFactor.ts";

const now = new Date("2026-11-21T08:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const holder = (isAdmin: boolean, ...permissions: string[]) => ({ isAdmin, permissions: new Set(permissions) });

describe("the second factor", () => {
  it("S7 is due for those who may do everything or give rights to others", () => {
    expect(
      [holder(true), holder(false, "access.role.write"), holder(false, "access.user.resetPassword")].every(
        guardsRights,
      ),
    ).toBe(true);
    expect(guardsRights(holder(false, "orders.order.refund", "access.user.read"))).toBe(false);
  });

  it("counts for fifteen minutes after it was shown", () => {
    const shown = (seconds: number) =>
      checkFactorShown({ policy: "optional", enrolled: true, shownAt: ago(seconds) }, now).ok;
    expect([shown(0), shown(secondFactorLimits.recentSeconds), shown(secondFactorLimits.recentSeconds + 1)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(checkFactorShown({ policy: "required", enrolled: true, shownAt: null }, now)).toMatchObject({
      code: "access.secondFactorShow",
    });
  });

  it("must be set up first where it is required, and is not asked for where nobody has to have one", () => {
    expect(checkFactorShown({ policy: "required", enrolled: false, shownAt: null }, now)).toMatchObject({
      code: "access.secondFactorMustEnrol",
    });
    expect(checkFactorShown({ policy: "optional", enrolled: false, shownAt: null }, now).ok).toBe(true);
  });

  it("REFUND-04 is asked for above the limit of the merchant only", () => {
    const agreed = { refundAgreed: true, refundMaximumFen: 1_000n, refundedFen: 0n };
    expect([refundNeedsFactor(agreed, 1_000n), refundNeedsFactor(agreed, 1_001n)]).toEqual([false, true]);
    expect(refundNeedsFactor({ ...agreed, refundAgreed: false }, 9_999n)).toBe(false);
    const inParts = { ...agreed, refundedFen: 900n };
    expect([refundNeedsFactor(inParts, 100n), refundNeedsFactor(inParts, 101n)]).toEqual([false, true]);
  });

  it("takes recovery codes as people type them", () => {
    expect(normalRecoveryCode(" AB3d-efgh 2345 ")).toBe("ab3defgh2345");
  });
});
