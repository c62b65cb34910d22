import { describe, expect, it } from "vitest";
import { apiQuota, apiSigned, apiUseLeft, checkApiKey, checkApiMoment, nextApiUse } from "./apiKey.ts";

const now = new Date("2026-11-22T10:00:00Z");
const seconds = (offset: number) => String(now.getTime() / 1_000 + offset);
const nonce = "0123456789abcdef";

describe("keys for programs of a merchant", () => {
  it("SYS-08 have a name and open something", () => {
    expect(checkApiKey(" ERP ", ["orders.read"])).toEqual({ ok: true, value: "ERP" });
    expect(checkApiKey("ERP", [])).toMatchObject({ code: "field.required", field: "scopes" });
    expect(checkApiKey("", ["orders.read"])).toMatchObject({ code: "field.required", field: "keyName" });
  });

  it.each([
    [seconds(-300), nonce, true],
    [seconds(300), nonce, true],
    [seconds(-301), nonce, false],
    [seconds(301), nonce, false],
    ["", nonce, false],
    [`${seconds(0)}000`, nonce, false],
    [seconds(0), "short", false],
    [seconds(0), `${nonce} x`, false],
  ])("SYS-08 are signed within five minutes with a text of their own: %s %s", (timestamp, text, isRight) => {
    expect(checkApiMoment(timestamp, text, now).ok).toBe(isRight);
  });

  it("signs every part of the call", () => {
    expect(apiSigned("GET", "/a?b=c", "1", "n")).toBe("GET\n/a?b=c\n1\nn");
  });

  it("counts calls by the minute", () => {
    const first = nextApiUse({ beganAt: new Date(0), calls: 900 }, now);
    expect(first).toEqual({ beganAt: now, calls: 1 });
    const later = new Date(now.getTime() + 20_000);
    expect(nextApiUse(first, later)).toEqual({ beganAt: now, calls: 2 });
    expect(apiUseLeft({ beganAt: now, calls: apiQuota + 5 }, later)).toEqual({ remaining: 0, resetSeconds: 40 });
  });
});
