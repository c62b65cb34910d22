import { readMapBase } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { headersFor } from "./web.ts";

const picturesFrom = (text: string) => headersFor(readMapBase(text)).contentSecurityPolicy.directives.imgSrc;

describe("what browsers may load", () => {
  it("POINT-01 are pictures from here alone, and with a key those of its provider of maps", () => {
    expect(picturesFrom("")).toEqual(["'self'", "data:", "blob:"]);
    expect(picturesFrom("amap:0123456789abcdef").slice(3)).toEqual(["https://restapi.amap.com"]);
    expect(picturesFrom("tianditu:0123456789abcdef")).toContain("https://t7.tianditu.gov.cn");
    expect(picturesFrom("tianditu:0123456789abcdef").slice(3)).toHaveLength(8);
  });

  it("POINT-01 say nothing of the page to a provider of maps, and nothing at all without one", () => {
    expect(headersFor(undefined).referrerPolicy.policy).toBe("same-origin");
    expect(headersFor(readMapBase("amap:0123456789abcdef")).referrerPolicy.policy).toBe("strict-origin");
  });
});
