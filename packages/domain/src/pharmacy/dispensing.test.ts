import { describe, expect, it } from "vitest";
import { checkDispense, type DispenseFacts } from "./dispensing.ts";

const facts: DispenseFacts = {
  saleClass: "otcB",
  shelf: "on",
  batch: { shelfLifeDate: "2026-11-22", recalled: false },
  allowed: null,
  prescription: null,
  sale: { productId: "7", quantity: 1 },
  today: "2026-11-22",
};
const reviewed = { state: "reviewed", validTo: "2026-11-22", productId: "7", quantity: 1, used: false } as const;

describe("dispensing a medicine", () => {
  it("MED-11 goes on until the last day of the batch, and where no batch is known", () => {
    expect(checkDispense(facts).ok).toBe(true);
    expect(checkDispense({ ...facts, batch: null, shelf: null }).ok).toBe(true);
  });

  it.each([
    ["MED-11 an expired batch", { today: "2026-11-23" }, "pharmacy.batchExpired"],
    ["a recalled batch", { batch: { shelfLifeDate: "2099-01-01", recalled: true } }, "pharmacy.batchRecalled"],
    ["what is off the shelf", { shelf: "off" }, "pharmacy.offShelf"],
    ["MED-09 a medicine on prescription", { saleClass: "prescription" }, "pharmacy.classNotAllowed"],
    ["class A, for which a pharmacist must be there", { saleClass: "otcA" }, "pharmacy.classNotAllowed"],
    ["a class that the province forbids", { allowed: false }, "pharmacy.classNotAllowed"],
    [
      "MED-09 a prescribed medicine where no rule allows it",
      { saleClass: "prescription", prescription: reviewed },
      "pharmacy.classNotAllowed",
    ],
    [
      "MED-09 a medicine on prescription without one",
      { saleClass: "prescription", allowed: true },
      "pharmacy.prescriptionNeeded",
    ],
  ] as const)("refuses %s by the name of the rule", (_, more, code) => {
    expect(checkDispense({ ...facts, ...more })).toMatchObject({ ok: false, code });
  });

  it("MED-09 goes on where a rule allows the class, on prescription only against a reviewed one", () => {
    expect(checkDispense({ ...facts, saleClass: "otcA", allowed: true }).ok).toBe(true);
    expect(checkDispense({ ...facts, saleClass: "prescription", allowed: true, prescription: reviewed }).ok).toBe(true);
  });

  it("says first what is wrong with the goods themselves", () => {
    const all = { ...facts, shelf: "off", saleClass: "otcA", today: "2027-01-01" } as const;
    expect(checkDispense(all)).toMatchObject({ code: "pharmacy.batchExpired" });
  });
});
