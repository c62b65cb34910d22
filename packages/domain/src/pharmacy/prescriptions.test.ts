import { describe, expect, it } from "vitest";
import { step, unreachableStates } from "../states.ts";
import {
  checkPrescribed,
  checkPrescriptionFields,
  checkReviewRemark,
  decidePrescription,
  prescriptionMarkOf,
  prescriptionStates,
  prescriptionTable,
  prescriptionValidTo,
} from "./prescriptions.ts";

const today = "2026-11-22";
const waiting = { state: "unreviewed", validTo: today, patientPhone: "13900000001" } as const;
const onDuty = { duty: "onDuty", phone: "13900000002" } as const;

describe("the states of a prescription", () => {
  it("RX-02, RX-03 lead from unreviewed to reviewed or cancelled, and nowhere from there", () => {
    const allowed = prescriptionStates.flatMap((state) =>
      (["review", "cancel"] as const).flatMap((event) => {
        const next = step(prescriptionTable, state, event);
        return next.ok ? [`${state} ${event} ${next.value}`] : [];
      }),
    );
    expect(allowed).toEqual(["unreviewed review reviewed", "unreviewed cancel cancelled"]);
    expect(unreachableStates(prescriptionTable, "unreviewed")).toEqual([]);
  });
});

describe("the review of a prescription", () => {
  it("RX-03 is made by a pharmacist on duty", () => {
    expect(decidePrescription("review", waiting, onDuty, today)).toMatchObject({ ok: true, value: "reviewed" });
    expect(decidePrescription("cancel", waiting, onDuty, today)).toMatchObject({ ok: true, value: "cancelled" });
  });

  it.each([
    ["somebody who is no pharmacist", waiting, { duty: null, phone: null }, "pharmacy.notOnDuty"],
    ["one off duty", waiting, { ...onDuty, duty: "offDuty" }, "pharmacy.notOnDuty"],
    ["one whose certificate does not count", waiting, { ...onDuty, duty: "suspended" }, "pharmacy.notOnDuty"],
    ["the one who uploaded it", waiting, { ...onDuty, phone: "13900000001" }, "pharmacy.prescriptionOwn"],
    ["a second one", { ...waiting, state: "reviewed" }, onDuty, "state.notAllowed"],
    ["one who comes too late", { ...waiting, validTo: "2026-11-21" }, onDuty, "pharmacy.prescriptionExpired"],
  ] as const)("RX-03 is not made by %s", (_, prescription, reviewer, code) => {
    expect(decidePrescription("review", prescription, reviewer, today)).toMatchObject({ ok: false, code });
  });

  it("RX-03 cancels what has expired, and says why", () => {
    const expired = { ...waiting, validTo: "2026-11-01" };
    expect(decidePrescription("cancel", expired, onDuty, today).ok).toBe(true);
    expect(checkReviewRemark("cancel", " ")).toMatchObject({ code: "field.required" });
    expect(checkReviewRemark("review", " ")).toEqual({ ok: true, value: "" });
    expect(checkReviewRemark("review", "好".repeat(201))).toMatchObject({ code: "field.tooLong" });
  });
});

describe("an uploaded prescription", () => {
  const fields = { patientName: " 温知夏 ", patientPhone: "13900000001", diagnosis: "上呼吸道感染", rxDay: today };

  it("RX-05 names patient, phone and diagnosis, and is at most three days old", () => {
    expect(checkPrescriptionFields({ ...fields, rxDay: "2026-11-20" }, today)).toMatchObject({
      ok: true,
      value: { patientName: "温知夏" },
    });
    expect(prescriptionValidTo("2026-11-20")).toBe(today);
  });

  it.each([
    ["without a name", { patientName: " " }, "field.required"],
    ["with a phone that is none", { patientPhone: "139" }, "field.notMobile"],
    ["without a diagnosis", { diagnosis: "" }, "field.required"],
    ["of tomorrow", { rxDay: "2026-11-23" }, "pharmacy.prescriptionInFuture"],
    ["four days old", { rxDay: "2026-11-19" }, "pharmacy.prescriptionExpired"],
  ] as const)("is not taken %s", (_, more, code) => {
    expect(checkPrescriptionFields({ ...fields, ...more }, today)).toMatchObject({ ok: false, code });
  });

  it("is marked used before all else, then expired, then late after ten minutes", () => {
    const now = new Date("2026-11-22T08:10:00Z");
    const one = {
      state: "unreviewed",
      validTo: today,
      used: false,
      uploadedAt: new Date("2026-11-22T08:00:00Z"),
    } as const;
    expect(prescriptionMarkOf(one, { today, now })).toBe("late");
    expect(prescriptionMarkOf({ ...one, uploadedAt: now }, { today, now })).toBeNull();
    expect(prescriptionMarkOf({ ...one, state: "reviewed" }, { today, now })).toBeNull();
    expect(prescriptionMarkOf({ ...one, validTo: "2026-11-21" }, { today, now })).toBe("expired");
    expect(prescriptionMarkOf({ ...one, validTo: "2026-11-21", used: true }, { today, now })).toBe("used");
    expect(prescriptionMarkOf({ ...one, state: "cancelled" }, { today, now })).toBeNull();
  });
});

describe("a sale against a prescription", () => {
  const reviewed = { state: "reviewed", validTo: today, productId: "7", quantity: 2, used: false } as const;
  const sale = { productId: "7", quantity: 2 };

  it("MED-09 is made of what was reviewed, or less of it, until its last day", () => {
    expect(checkPrescribed(reviewed, sale, today).ok).toBe(true);
    expect(checkPrescribed(reviewed, { ...sale, quantity: 1 }, today).ok).toBe(true);
  });

  it.each([
    ["without one", null, {}, "pharmacy.prescriptionNeeded"],
    ["before it is reviewed", { ...reviewed, state: "unreviewed" }, {}, "pharmacy.prescriptionUnreviewed"],
    ["when it was cancelled", { ...reviewed, state: "cancelled" }, {}, "pharmacy.prescriptionCancelled"],
    ["a second time", { ...reviewed, used: true }, {}, "pharmacy.prescriptionUsed"],
    ["the day after its last", { ...reviewed, validTo: "2026-11-21" }, {}, "pharmacy.prescriptionExpired"],
    ["of another medicine", reviewed, { productId: "8" }, "pharmacy.prescriptionOther"],
    ["of more than it says", reviewed, { quantity: 3 }, "pharmacy.prescriptionOther"],
  ] as const)("MED-09 is not made %s", (_, prescription, more, code) => {
    expect(checkPrescribed(prescription, { ...sale, ...more }, today)).toMatchObject({ ok: false, code });
  });
});
