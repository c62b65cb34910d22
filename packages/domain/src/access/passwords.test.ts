import { describe, expect, it } from "vitest";
import { checkNewPassword, commonPasswords, isCommonPassword, shortestPassword } from "./passwords.ts";

describe("a new password", () => {
  it("USER-08 has at least six characters", () => {
    expect(checkNewPassword("Kx9#w")).toMatchObject({ code: "access.passwordTooShort", field: "password" });
    expect(checkNewPassword("Kx9#wq").ok).toBe(true);
    expect(shortestPassword).toBe(6);
  });

  it("is none of those that are guessed first, in whatever case", () => {
    for (const text of ["123456", "Password", "QWERTY123", "admin888", "woaini1314"])
      expect(checkNewPassword(text), text).toMatchObject({ code: "access.passwordTooCommon" });
    expect(new Set(commonPasswords).size).toBe(commonPasswords.length);
    for (const text of commonPasswords) expect(text).toBe(text.toLowerCase());
  });

  it("is no run, no repetition, no mobile number and not the account", () => {
    for (const text of [
      "aaaaaaaa",
      "3456789",
      "fedcba",
      "13812345678",
      "wangfang",
      "WangFang2026!",
      "gnafgnaw",
      "wangfangwangfang",
    ])
      expect(isCommonPassword(text, "wangfang"), text).toBe(true);
    for (const text of ["correct horse", "Kx9#wq", "wangfang-likes-tea"])
      expect(isCommonPassword(text, "wangfang"), text).toBe(false);
  });
});
