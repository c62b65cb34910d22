import { describe, expect, it } from "vitest";
import {
  checkCategoryPair,
  checkDockingFields,
  checkDockingKey,
  checkDockingUrl,
  checkPushReplay,
  pushRetrySeconds,
  stockEvent,
} from "./docking.ts";

describe("the configuration of third parties", () => {
  it("PRODUCT-24 SYS-08 wants a parent and a child category", () => {
    expect(checkCategoryPair("1", "2")).toMatchObject({ ok: true });
    expect(checkCategoryPair("1", undefined)).toMatchObject({ code: "system.categoryPair", field: "childCategoryId" });
    expect(checkCategoryPair(undefined, "2")).toMatchObject({ code: "system.categoryPair", field: "parentCategoryId" });
    const fields = { interfaceName: " ERP ", interfaceUrl: "https://erp.example.com/hook" };
    expect(checkDockingFields({ ...fields, parentCategoryId: "1", childCategoryId: "2" })).toMatchObject({
      value: { interfaceName: "ERP" },
    });
    expect(checkDockingFields({ ...fields, parentCategoryId: "1", childCategoryId: undefined }).ok).toBe(false);
  });

  it.each([
    "http://erp.example.com/hook",
    "https://localhost/hook",
    "https://127.0.0.1/hook",
    "https://10.0.0.8/hook",
    "https://[::1]/hook",
    "https://user@erp.example.com/hook",
    "https://erp.example.com:8443/hook",
    "https://intranet/hook",
    "ftp://erp.example.com",
  ])("SYS-08 refuses the address %s", (url) => {
    expect(checkDockingUrl(url)).toMatchObject({ code: "system.dockingUrl", field: "interfaceUrl" });
  });

  it("SYS-08 takes https at a public name", () => {
    expect(checkDockingUrl("https://erp.example.com")).toMatchObject({ ok: true });
    expect(checkDockingUrl("https://ERP.example.com/a/b?c=d")).toMatchObject({ ok: true });
    expect(checkDockingUrl(" ")).toMatchObject({ code: "field.required" });
    expect(checkDockingUrl(`https://erp.example.com/${"x".repeat(500)}`)).toMatchObject({ code: "field.tooLong" });
  });

  it("FIN-18 takes keys of 24 to 64 bytes as Standard Webhooks writes them", () => {
    const key = (bytes: number) => `whsec_${btoa("x".repeat(bytes))}`;
    expect([23, 24, 25, 26, 64, 65].map((bytes) => checkDockingKey(key(bytes)).ok)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(checkDockingKey("secret")).toMatchObject({ code: "system.dockingKey" });
    expect(checkDockingKey(`whsec_${"*".repeat(32)}`)).toMatchObject({ code: "system.dockingKey" });
  });

  it("SYS-08 tells that a lane came down to its threshold once, and that it ran empty", () => {
    const sold = (before: number, after: number) => stockEvent({ before, after, warnThreshold: 3 });
    expect([sold(5, 4), sold(4, 3), sold(3, 2), sold(5, 1), sold(2, 0), sold(5, 0), sold(0, 0), sold(2, 9)]).toEqual([
      undefined,
      "stock.low",
      undefined,
      "stock.low",
      "stock.soldOut",
      "stock.soldOut",
      undefined,
      undefined,
    ]);
  });

  it("puts a message off longer and longer, gives it up after eight tries, and sends only what is over again", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map(pushRetrySeconds);
    expect(waits).toEqual([...waits].sort((a, b) => a! - b!));
    expect(pushRetrySeconds(8)).toBeUndefined();
    expect(checkPushReplay("dead").ok && checkPushReplay("delivered").ok).toBe(true);
    expect(checkPushReplay("queued")).toMatchObject({ code: "state.notAllowed" });
  });
});
