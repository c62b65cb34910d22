import { describe, expect, it } from "vitest";
import { loginErrors } from "./validation.ts";

const values = { username: "demo", password: "secret", verificaCode: "", savePassword: false };

describe("login form", () => {
  it("LOGIN-13 LOGIN-14 needs a username that is more than blanks", () => {
    expect(loginErrors({ ...values, username: "  " }, false)).toEqual({ username: "username" });
  });

  it("LOGIN-15 LOGIN-16 needs a password of six characters", () => {
    expect(loginErrors({ ...values, password: "" }, false)).toEqual({ password: "password" });
    expect(loginErrors({ ...values, password: "12345" }, false)).toEqual({ password: "passwordShort" });
    expect(loginErrors({ ...values, password: "123456" }, false)).toEqual({});
  });

  it("LOGIN-09 asks for the code only while its field is visible", () => {
    expect(loginErrors(values, true)).toEqual({ verificaCode: "code" });
    expect(loginErrors(values, false)).toEqual({});
  });
});
