import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkMessage,
  checkMessageType,
  checkReceiverNumbers,
  checkTemplate,
  fillTemplate,
  messageLimits,
} from "./message.ts";

const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? "" : result.code);

describe("receivers", () => {
  it("SYS-06 MSG-117 are numbers between English commas, none at the end", () => {
    expect(checkReceiverNumbers("1001,1002")).toEqual({ ok: true, value: ["1001", "1002"] });
    for (const text of ["1001，1002", "1001,", ",1001", "1001,,1002", "1001, 1002", "1001;1002"])
      expect(codeOf(checkReceiverNumbers(text)), text).toBe("support.receiversMalformed");
    expect(codeOf(checkReceiverNumbers("  "))).toBe("field.required");
  });

  it("SYS-06 are each meant once, up to a limit", () => {
    expect(checkReceiverNumbers("7,8,7")).toEqual({ ok: true, value: ["7", "8"] });
    const many = Array.from({ length: messageLimits.receivers + 1 }, (_, index) => String(index)).join(",");
    expect(codeOf(checkReceiverNumbers(many))).toBe("support.tooManyReceivers");
  });

  it("SYS-06 are read back as they were written, whatever they are", () => {
    const number = fc.stringMatching(/^[0-9A-Za-z]{1,12}$/);
    fc.assert(
      fc.property(fc.uniqueArray(number, { minLength: 1, maxLength: 20 }), (named) => {
        expect(checkReceiverNumbers(named.join(","))).toEqual({ ok: true, value: named });
        expect(checkReceiverNumbers(`${named.join(",")},`).ok).toBe(false);
      }),
    );
  });
});

describe("a message", () => {
  const right = { typeId: "1", msgTitle: "维护", msgContent: "今晚" };

  it("SYS-05 MSG-26 needs type, title and content", () => {
    expect(checkMessage(right).ok).toBe(true);
    for (const [field, more] of [
      ["typeId", { typeId: null }],
      ["msgTitle", { msgTitle: " " }],
      ["msgContent", { msgContent: "\n" }],
    ] as const)
      expect(checkMessage({ ...right, ...more })).toMatchObject({ code: "field.required", field });
    expect(codeOf(checkMessage({ ...right, msgTitle: "长".repeat(messageLimits.titleLength + 1) }))).toBe(
      "field.tooLong",
    );
  });

  it("SYS-20 names only fields that every reader has", () => {
    expect(checkTemplate("{{ userName }}，{{merchantName}}", "msgContent").ok).toBe(true);
    expect(checkMessage({ ...right, msgContent: "{{password}}" })).toMatchObject({
      code: "support.templateField",
      values: { name: "password" },
    });
  });

  it("SYS-20 is filled for its reader, and what the reader is called is no template", () => {
    const values = { merchantNo: "1001", merchantName: "{{userName}}", userName: "小王$&" };
    expect(fillTemplate("{{merchantNo}} {{merchantName}} {{ userName }}", values)).toBe("1001 {{userName}} 小王$&");
  });
});

describe("a type of message", () => {
  it("SYS-05 SYS-20 has a name, a template with known fields, and the bell among its ways", () => {
    const fields = { msgType: " 系统维护 ", msgTemplate: "{{userName}}", notifyWay: ["sms"] as const };
    expect(checkMessageType(fields)).toEqual({
      ok: true,
      value: { msgType: "系统维护", msgTemplate: "{{userName}}", notifyWay: ["console", "sms"] },
    });
    expect(codeOf(checkMessageType({ ...fields, msgType: "" }))).toBe("field.required");
    expect(codeOf(checkMessageType({ ...fields, msgTemplate: "{{x}}" }))).toBe("support.templateField");
  });
});
