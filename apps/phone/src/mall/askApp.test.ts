import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askApp } from "./askApp.ts";
import { appHere, takeCode } from "./payApp.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("window", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const alipay = (resultCode: string | number | undefined, asked: object[] = []) => ({
  AlipayJSBridge: {
    call(name: string, request: object, answered: (answer: object) => void) {
      asked.push({ name, ...request });
      answered({ resultCode });
    },
  },
});
const wechat = (text: string) => ({
  WeixinJSBridge: {
    invoke: (_: string, _request: object, answered: (answer: object) => void) => answered({ err_msg: text }),
  },
});

describe("the app in whose browser a page is paid", () => {
  it.each([
    ["9000", "maybePaid"],
    [9000, "maybePaid"],
    ["8000", "maybePaid"],
    ["6004", "maybePaid"],
    ["6002", "maybePaid"],
    ["6001", "notPaid"],
    ["4000", "notPaid"],
    ["99", "notPaid"],
    ["", "notPaid"],
    [undefined, "notPaid"],
  ] as const)("MALL-06 is Alipay, whose answer %j means %s", async (code, means) => {
    const asked: object[] = [];
    vi.stubGlobal("window", alipay(code, asked));
    expect(await askApp("alipay", { tradeNO: "T1" })).toBe(means);
    expect(asked).toEqual([{ name: "tradePay", tradeNO: "T1" }]);
  });

  it.each([
    ["get_brand_wcpay_request:ok", "maybePaid"],
    ["get_brand_wcpay_request:cancel", "notPaid"],
    ["get_brand_wcpay_request:fail", "notPaid"],
  ])("MALL-06 is WeChat, whose answer %j means %s", async (text, means) => {
    vi.stubGlobal("window", wechat(text));
    expect(await askApp("wechat", {})).toBe(means);
  });

  it.each([
    ["alipay", "AlipayJSBridgeReady", alipay("9000")],
    ["wechat", "WeixinJSBridgeReady", wechat("get_brand_wcpay_request:ok")],
  ] as const)("MALL-06 is %s, for whose bridge the page waits", async (app, event, bridge) => {
    const said = askApp(app, {});
    vi.stubGlobal("window", bridge);
    document.dispatchEvent(new Event(event));
    expect(await said).toBe("maybePaid");
  });

  it("MALL-06 asks nobody when its bridge comes after the person was told that nothing was paid", async () => {
    const asked: object[] = [];
    const said = askApp("alipay", { tradeNO: "T1" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await said).toBe("notPaid");
    vi.stubGlobal("window", alipay("9000", asked));
    document.dispatchEvent(new Event("AlipayJSBridgeReady"));
    expect(asked).toEqual([]);
  });

  it.each([
    ["Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.49", "wechat"],
    ["Mozilla/5.0 (iPhone) AliApp(AP/10.6.0) AlipayClient/10.6.0 Language/zh-Hans", "alipay"],
    ["Mozilla/5.0 (Linux; Android 14) Chrome/130", undefined],
  ])("MALL-06 is known by how the browser names itself: %s", (userAgent, app) => {
    vi.stubGlobal("navigator", { userAgent });
    expect(appHere()).toBe(app);
  });

  it.each([
    ["auth_code=A1&state=s1&app_id=2014&source=alipay_wallet&scope=auth_base", { code: "A1", state: "s1" }],
    ["code=W1&state=s1", { code: "W1", state: "s1" }],
    ["pay=1", { code: "", state: "" }],
  ])("MALL-06 sends a page back with %s, of which the page takes its part out of the address", (query, back) => {
    const seen: string[] = [];
    vi.stubGlobal("window", {
      location: { href: `https://shop.example/m/shop/S1/order/7?${query}` },
      history: { replaceState: (_: unknown, _title: string, url: URL) => seen.push(url.href) },
    });
    expect(takeCode()).toEqual(back);
    expect(seen).toEqual(back.code === "" ? [] : ["https://shop.example/m/shop/S1/order/7"]);
  });
});
