import { describe, expect, it } from "vitest";
import { checkDuty, dutyStateOf, sellsMedicine } from "./pharmacists.ts";

const today = "2026-11-21";

describe("pharmacists", () => {
  it.each([
    ["approved", "2026-11-21", "onDuty", undefined],
    ["approved", null, "onDuty", undefined],
    ["approved", "2026-11-20", "suspended", "merchants.certificateExpired"],
    ["pending", "2027-01-01", "suspended", "pharmacy.certificateNotApproved"],
    ["notApproved", null, "suspended", "pharmacy.certificateNotApproved"],
  ] as const)(
    "RX-07 with a certificate that is %s and valid until %s are %s when set on duty",
    (reviewStatus, certExpiry, state, code) => {
      const certificate = { reviewStatus, certExpiry };
      const checked = checkDuty(certificate, today);
      expect(checked.ok ? undefined : checked.code).toBe(code);
      expect([dutyStateOf(true, certificate, today), dutyStateOf(false, certificate, today)]).toEqual([
        state,
        "offDuty",
      ]);
    },
  );

  it("MERCHANT-20 belong to drug merchants and to those with the medicine switch", () => {
    expect([
      sellsMedicine("drug", []),
      sellsMedicine("ordinary", ["medicine"]),
      sellsMedicine("ordinary", ["purchase"]),
    ]).toEqual([true, true, false]);
  });
});
