import { describe, expect, it } from "vitest";
import { alarmLevelOf, alarmOrder, alarmValue, checkAlarmHandling } from "./alarm.ts";
import { alarmKinds } from "./values.ts";

describe("alarms of machines", () => {
  it("MACHINE-22 are handled with a result, and with a remark of at most 200 characters (MSG-113)", () => {
    const given = { decision: "handle", handleResult: "repaired", remark: " 换了压缩机 " } as const;
    expect(checkAlarmHandling(given)).toEqual({ ok: true, value: "换了压缩机" });
    expect(checkAlarmHandling({ ...given, handleResult: null })).toMatchObject({
      code: "field.required",
      field: "handleResult",
    });
    expect(checkAlarmHandling({ ...given, remark: "长".repeat(200) }).ok).toBe(true);
    expect(checkAlarmHandling({ ...given, remark: "长".repeat(201) })).toMatchObject({ code: "field.remarkTooLong" });
    expect(checkAlarmHandling({ ...given, handleResult: "other", remark: " " })).toMatchObject({
      code: "field.required",
      field: "remark",
    });
    expect(checkAlarmHandling({ decision: "ignore", handleResult: null, remark: "" }).ok).toBe(true);
  });

  it("MACHINE-23 have a level and a place for every kind", () => {
    expect([...alarmOrder].sort()).toEqual([...alarmKinds].sort());
    expect(alarmLevelOf.offline).toBe("urgent");
  });

  it.each([
    ["temperature", { celsius: 36.52 }, "36.5 °C"],
    ["humidity", { percent: 92 }, "92 %"],
    ["flow", { megabytes: 1200.4 }, "1200.4 MB"],
    ["outOfChange", { cashFen: "1300" }, "¥13.00"],
    ["outOfStock", { figure: "5/60" }, "5/60"],
    ["contradiction", { reported: 9, expected: 10 }, "9 ≠ 10"],
    ["weightDiffers", { reported: 4, expected: 330 }, "4 g ≠ 330 g"],
    ["laneFault", { fault: "电机堵转" }, "电机堵转"],
    ["doorOpen", { detail: "柜门未关" }, "柜门未关"],
    ["offline", {}, ""],
  ] as const)("MACHINE-22 STOCK-04 say the value of %s", (kind, detail, text) => {
    expect(alarmValue(kind, detail)).toBe(text);
  });
});
