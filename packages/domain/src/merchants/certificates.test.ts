import { describe, expect, it } from "vitest";
import { addDays } from "../dates.ts";
import {
  certificateImageLimit,
  checkCertificateFields,
  checkCertificateImages,
  checkCertificateReview,
  daysUntilExpiry,
  dueReminder,
  expiryStateOf,
} from "./certificates.ts";

const today = "2026-11-21";
const after = (days: number) => addDays(today, days);
const fields = { certNo: "A1", certName: "营业执照", userName: "", certExpiry: after(100) };

describe("the expiry of a certificate", () => {
  it.each([
    [31, "valid", null],
    [30, "expiring", 30],
    [8, "expiring", 30],
    [7, "expiring", 7],
    [2, "expiring", 7],
    [1, "expiring", 1],
    [0, "expiring", 1],
    [-1, "expired", -1],
    [-400, "expired", -1],
  ] as const)(
    "SYS-16 %i days before its last day it is %s and the reminder of %s days is due",
    (days, state, reminder) => {
      expect([
        daysUntilExpiry(after(days), today),
        expiryStateOf(after(days), today),
        dueReminder(after(days), today),
      ]).toEqual([days, state, reminder]);
    },
  );

  it("SYS-16 never comes without a day", () => {
    expect([daysUntilExpiry(null, today), expiryStateOf(null, today), dueReminder(null, today)]).toEqual([
      null,
      "valid",
      null,
    ]);
  });
});

describe("the form of a certificate", () => {
  it.each([
    ["SYS-16 FORM-02 no number", { certNo: "  " }, "field.required", "certNo"],
    ["MSG-91 a number with a dash", { certNo: "A-1" }, "field.notCode", "certNo"],
    ["MSG-91 a number of 21 characters", { certNo: "A".repeat(21) }, "field.tooLong", "certNo"],
    ["FORM-01 no name", { certName: "" }, "field.required", "certName"],
    ["FORM-01 a pharmacist's without the person", { userName: " " }, "field.required", "userName"],
  ] as const)("%s is refused", (_, given, code, field) => {
    expect(checkCertificateFields("pharmacist", { ...fields, userName: "许安宁", ...given })).toMatchObject({
      ok: false,
      code,
      field,
    });
  });

  it("MSG-91 takes a number of 20 characters, trims, and leaves no person at a merchant's own certificate", () => {
    expect(checkCertificateFields("merchant", { ...fields, certNo: ` ${"A".repeat(20)} `, userName: "某人" })).toEqual({
      ok: true,
      value: { ...fields, certNo: "A".repeat(20) },
    });
  });

  it("MSG-40 needs a picture and takes a few", () => {
    const ids = Array.from({ length: certificateImageLimit + 1 }, (_, index) => String(index));
    expect(checkCertificateImages([])).toMatchObject({
      ok: false,
      code: "merchants.certificateImageMissing",
      field: "imageIds",
    });
    expect(checkCertificateImages(["1", "1"])).toEqual({ ok: true, value: ["1"] });
    expect(checkCertificateImages(ids.slice(1)).ok).toBe(true);
    expect(checkCertificateImages(ids)).toMatchObject({ ok: false, code: "merchants.certificateImages" });
  });
});

describe("the review of a certificate", () => {
  const certificate = { writtenBy: "1", certExpiry: after(0) };

  it("SYS-16 is done by somebody else, and a refusal says why", () => {
    expect(checkCertificateReview(certificate, "1", "approve", "", today)).toMatchObject({
      ok: false,
      code: "merchants.ownCertificate",
    });
    expect(checkCertificateReview(certificate, "2", "reject", " ", today)).toMatchObject({
      ok: false,
      code: "merchants.reviewRemarkMissing",
    });
    expect(checkCertificateReview(certificate, "2", "reject", " 不清 ", today)).toEqual({ ok: true, value: "不清" });
    expect(checkCertificateReview(certificate, "2", "approve", "字".repeat(201), today)).toMatchObject({
      ok: false,
      code: "field.remarkTooLong",
    });
  });

  it("SYS-16 approves on the last valid day and not after it", () => {
    expect(checkCertificateReview(certificate, "2", "approve", "", today).ok).toBe(true);
    expect(checkCertificateReview({ ...certificate, certExpiry: after(-1) }, "2", "approve", "", today)).toMatchObject({
      ok: false,
      code: "merchants.certificateExpired",
    });
    expect(checkCertificateReview({ ...certificate, certExpiry: after(-1) }, "2", "reject", "过期", today).ok).toBe(
      true,
    );
  });
});
