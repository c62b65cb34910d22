import { describe, expect, it } from "vitest";
import { checkBlacklistReason, checkBlacklistValue, checkNotBlacklisted } from "./blacklist.ts";

describe("a blacklist", () => {
  it("SYS-17 MSG-92 names a phone or a card number in its own form", () => {
    expect(checkBlacklistValue("phone", " 13900000001 ")).toEqual({ ok: true, value: "13900000001" });
    expect(checkBlacklistValue("phone", "K100")).toMatchObject({ code: "field.notMobile", field: "entryValue" });
    expect(checkBlacklistValue("card", " K100 ")).toEqual({ ok: true, value: "K100" });
    expect(checkBlacklistValue("card", "K 100")).toMatchObject({ code: "field.notCode", field: "entryValue" });
    expect(checkBlacklistValue("card", " ")).toMatchObject({ code: "field.required" });
  });

  it("SYS-17 keeps the reason, of 200 characters at most", () => {
    expect(checkBlacklistReason(" ")).toMatchObject({ code: "field.required", field: "reason" });
    expect(checkBlacklistReason("x".repeat(200)).ok).toBe(true);
    expect(checkBlacklistReason("x".repeat(201))).toMatchObject({ code: "field.tooLong" });
  });

  it("SYS-17 refuses what stands on it", () => {
    expect(checkNotBlacklisted(true, "cardId")).toMatchObject({ code: "members.blacklisted", field: "cardId" });
    expect(checkNotBlacklisted(false).ok).toBe(true);
  });
});
