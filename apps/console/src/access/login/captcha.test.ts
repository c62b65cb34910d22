import { describe, expect, it } from "vitest";
import { afterFetch, codeIsVisible, isStale, noCaptcha, submittedCode, typeCode } from "./captcha.ts";

const fetched = (code: string) => ({ code, nonce: "n", realm: "r", fetchedAt: 1_000 });
const failed = { code: "0000", nonce: "", realm: "", fetchedAt: 1_000 };
const first = afterFetch(noCaptcha, fetched("ab12"));
const second = afterFetch(first, fetched("cd34"));
const third = afterFetch(second, fetched("ef56"));

describe("captcha of the login form", () => {
  it("LOGIN-07 LOGIN-08 the first fetch fills the field, every later one clears it", () => {
    expect([first.typed, second.typed, third.typed]).toEqual(["ab12", "", ""]);
  });

  it("LOGIN-09 the field appears with the third fetch", () => {
    expect([first, second, third].map(codeIsVisible)).toEqual([false, false, true]);
  });

  it("LOGIN-10 a failed fetch makes the code 0000", () => {
    expect(submittedCode(afterFetch(noCaptcha, failed))).toBe("0000");
    expect(submittedCode(afterFetch(second, failed))).toBe("0000");
  });

  it("LOGIN-11 keeps four characters", () => {
    expect(typeCode(third, "abcdef").typed).toBe("abcd");
  });

  it("LOGIN-12 submits the latest text while the field is hidden, then what was typed", () => {
    expect(submittedCode(second)).toBe("cd34");
    expect(submittedCode(typeCode(third, "ef5"))).toBe("ef5");
  });

  it("knows a challenge that the server has forgotten", () => {
    expect([isStale(first, 50_000), isStale(first, 200_000)]).toEqual([false, true]);
  });
});
