import { expect, it } from "vitest";
import { checkDomainName, checkVerifyFile, domainLimits, domainStatus } from "./businessDomain.ts";

it("MSG-26 GEN-19 a business domain is a host name alone, whatever its capitals", () => {
  expect(checkDomainName(" M.Shop-1.Example.COM ")).toEqual({ ok: true, value: "m.shop-1.example.com" });
  expect(checkDomainName("xn--fiq228c.cn").ok).toBe(true);
  expect(checkDomainName(" ")).toMatchObject({ code: "field.required", field: "domainName" });
  for (const wrong of [
    "localhost",
    "https://a.com",
    "a.com/x",
    "a.com:443",
    "10.0.0.1",
    "[::1]",
    "-a.com",
    "a-.com",
    "a..com",
    "a.com.",
    "a b.com",
    "商城.cn",
    "*.a.com",
    `${"a".repeat(64)}.com`,
    `${"a.".repeat(130)}com`,
  ])
    expect(checkDomainName(wrong), wrong).toMatchObject({ code: "mall.domainMalformed", field: "domainName" });
});

it("GEN-19 a verification file has a plain name: no path, no other ending, and not the console's own", () => {
  const content = "5f2b7d0c9a1e4c33";
  expect(checkVerifyFile({ fileName: "MP_verify_Ab-9.txt", content }).ok).toBe(true);
  for (const fileName of [
    "../MP_verify.txt",
    "a/b.txt",
    "a\\b.txt",
    "..txt",
    ".txt",
    "a.html",
    "a.txt.html",
    "a.b.txt",
    "a.txt\u0000",
    "a.txt\n",
    "%2e%2e%2fa.txt",
    "文件.txt",
    "Robots.txt",
    `${"a".repeat(65)}.txt`,
  ])
    expect(checkVerifyFile({ fileName, content }), fileName).toMatchObject({ code: "mall.verifyFileName" });
});

it("GEN-19 a verification file holds a few printable characters", () => {
  const given = (content: string) => checkVerifyFile({ fileName: "a.txt", content });
  expect(given("a".repeat(domainLimits.contentLength)).ok).toBe(true);
  for (const content of ["", "\u0000", "校验", "a".repeat(domainLimits.contentLength + 1)])
    expect(given(content)).toMatchObject({ code: "mall.verifyFileContent", field: "verifyFile" });
});

it("GEN-19 a domain without its file is neither enabled nor disabled", () => {
  for (const enabled of [true, false]) expect(domainStatus(enabled, null)).toBe("fileMissing");
  expect(domainStatus(true, "a.txt")).toBe("enabled");
  expect(domainStatus(false, "a.txt")).toBe("disabled");
});
