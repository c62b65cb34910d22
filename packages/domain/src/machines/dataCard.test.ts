import { describe, expect, it } from "vitest";
import {
  checkCardPhone,
  checkDataCard,
  checkDataPackage,
  checkDataPackageDelete,
  checkIccid,
  checkImei,
  checkImsi,
  renewedExpiry,
} from "./dataCard.ts";
import type { Result } from "../result.ts";

const said = (result: Result<unknown>) => (result.ok ? "accepted" : `${result.code} ${result.field ?? ""}`.trim());

describe("data cards", () => {
  it.each([
    ["8986012345678901239", "accepted"],
    [" 8986012345678901239 ", "accepted"],
    ["8986012345678901233", "dataCards.iccidCheckDigit iccid"],
    ["89860123456789012322", "accepted"],
    ["89860123456789012390", "accepted"],
    ["89860123456789012328", "dataCards.iccidCheckDigit iccid"],
    ["898601234567890123", "dataCards.iccidMalformed iccid"],
    ["7986012345678901232", "dataCards.iccidMalformed iccid"],
    ["8986O12345678901232", "dataCards.iccidMalformed iccid"],
    ["", "field.required iccid"],
  ])("DATACARD-01 with the number %s are %s", (iccid, expected) => {
    expect(said(checkIccid(iccid))).toBe(expected);
  });

  it("DATACARD-01 check the numbers of subscriber, modem and line, all of which may be missing", () => {
    expect([
      said(checkImsi("460001234567890")),
      said(checkImsi("46000")),
      said(checkImsi("")),
      said(checkImei("490154203237518")),
      said(checkImei("490154203237519")),
      said(checkImei("")),
      said(checkCardPhone("1064812345678")),
      said(checkCardPhone("12345")),
      said(checkCardPhone("")),
      said(checkDataCard({ iccid: "8986012345678901239", imsi: "", imei: "1", cardPhone: "" })),
    ]).toEqual([
      "accepted",
      "dataCards.imsiMalformed imsi",
      "accepted",
      "accepted",
      "dataCards.imeiMalformed imei",
      "accepted",
      "accepted",
      "dataCards.phoneMalformed cardPhone",
      "accepted",
      "dataCards.imeiMalformed imei",
    ]);
  });

  it.each([
    ["2026-11-22", null, 1, "2026-12-22"],
    ["2026-11-22", "2026-11-01", 1, "2026-12-22"],
    ["2026-11-22", "2026-12-10", 12, "2027-12-10"],
    ["2026-01-31", null, 1, "2026-02-28"],
    ["2028-01-31", null, 1, "2028-02-29"],
  ])("DATACARD-05 renewed on %s with the last day %s for %i months end on %s", (today, expiry, months, expected) => {
    expect(renewedExpiry(expiry, today, months)).toBe(expected);
  });

  it("DATACARD-02 have packages with traffic, months and a price that is not negative", () => {
    const fields = { packageName: "月包", packageTraffic: 100, packagePeriod: 1, packagePriceFen: 500n };
    expect([
      said(checkDataPackage(fields)),
      said(checkDataPackage({ ...fields, packageName: " " })),
      said(checkDataPackage({ ...fields, packageTraffic: 0 })),
      said(checkDataPackage({ ...fields, packagePeriod: 61 })),
      said(checkDataPackage({ ...fields, packagePriceFen: -1n })),
      said(checkDataPackageDelete(2)),
      said(checkDataPackageDelete(0)),
    ]).toEqual([
      "accepted",
      "field.required packageName",
      "dataPackages.trafficOutOfRange packageTraffic",
      "dataPackages.periodOutOfRange packagePeriod",
      "amount.negative packagePriceFen",
      "dataPackages.inUse",
      "accepted",
    ]);
  });
});
