import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainFileName } from "./fileNames.ts";

describe("names of files", () => {
  it.each([
    ["../../etc/passwd", "etc_passwd"],
    ["..\\..\\autoexec.bat", "autoexec.bat"],
    ["机器说明书 v2.pdf", "机器说明书 v2.pdf"],
    ["invoice\u202efdp.exe", "invoicefdp.exe"],
    ["a\u200b\ufeff\u2066b.pdf", "ab.pdf"],
    ["a\r\nb.pdf", "ab.pdf"],
    [".htaccess", "htaccess"],
    ["report.pdf.. ", "report.pdf"],
    ["\u202e", "file"],
    ["..", "file"],
  ])("S10 loses folders and unseen marks: %j becomes %j", (name, plain) => {
    expect(plainFileName(name)).toBe(plain);
  });

  it("S10 keeps the ending of a name that is too long", () => {
    const name = plainFileName(`${"长".repeat(300)}.xlsx`);
    expect([...name]).toHaveLength(120);
    expect(name).toMatch(/长\.xlsx$/);
  });

  it("S10 never leaves a folder or an unseen mark in any name, and is at rest after once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const plain = plainFileName(name);
        expect(plain).not.toMatch(/[\\/\p{Cc}\p{Cf}]|\.\.|^$|^\./u);
        expect(plainFileName(plain)).toBe(plain);
      }),
    );
  });
});
