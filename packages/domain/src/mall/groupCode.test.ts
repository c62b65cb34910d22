import { expect, it } from "vitest";
import { fieldLimits } from "../fields.ts";
import { checkGroupCode, checkGroupCodeEnable, groupCodeStatus, groupCodeStatuses } from "./groupCode.ts";

const today = "2026-11-22";
const form = { qrName: " 车主群 ", qrImage: "a.png", validTo: today };

it("MSG-26 MSG-40 a group code has a name, a picture and a last day", () => {
  expect(checkGroupCode(form, today)).toEqual({ ok: true, value: { ...form, qrName: "车主群" } });
  for (const [wrong, code, field] of [
    [{ qrName: " " }, "field.required", "qrName"],
    [{ qrName: "群".repeat(fieldLimits.nameLength + 1) }, "field.tooLong", "qrName"],
    [{ qrImage: null }, "goods.picturesMissing", "qrImage"],
    [{ validTo: null }, "field.required", "validTo"],
    [{ validTo: "2026-11-21" }, "mall.groupCodeExpired", "validTo"],
  ] as const)
    expect(checkGroupCode({ ...form, ...wrong }, today)).toMatchObject({ ok: false, code, field });
});

it("GEN-19 a day that passed since it was chosen may stay, another day of the past may not take its place", () => {
  expect(checkGroupCode({ ...form, validTo: "2026-11-01" }, today, "2026-11-01").ok).toBe(true);
  expect(checkGroupCode({ ...form, validTo: "2026-11-02" }, today, "2026-11-01").ok).toBe(false);
});

it("GEN-19 a group code works through its last day, then it is expired and not enabled again", () => {
  expect(groupCodeStatus(true, today, today)).toBe("enabled");
  expect(groupCodeStatus(false, today, today)).toBe("disabled");
  for (const enabled of [true, false]) expect(groupCodeStatus(enabled, "2026-11-21", today)).toBe("expired");
  expect(groupCodeStatuses.filter((status) => checkGroupCodeEnable(status).ok)).toEqual(["enabled", "disabled"]);
});
