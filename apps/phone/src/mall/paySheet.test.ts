// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { PaySheet } from "./PaySheet.tsx";
import { freshPhone, until } from "../testing/page.ts";

let canLoad = false;
vi.mock("@rc-component/qrcode", () => {
  if (!canLoad) throw new TypeError("Failed to fetch dynamically imported module");
  return { QRCodeSVG: () => createElement("svg") };
});

beforeEach(() => freshPhone("/m/shop/S1/order/7"));
afterEach(() => vi.unstubAllGlobals());

it("ORDER-11 draws the code to pay by once the network is there again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const data = {
    amountFen: "350",
    orders: 1,
    inApp: false,
    payMethod: "wechat",
    codeUrl: "weixin://wxpay/bizpayurl?pr=1",
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ code: "H0000", msg: "", data })));
  await startPhrases(["phone", "shopFront"]);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const own = { orderNo: "7", token: "t".repeat(32) };
  await act(async () => root.render(createElement(PaySheet, { shopNo: "S1", own, onClose: () => {} })));
  await until(() => expect(document.querySelector(".pay-code")).not.toBeNull());
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(document.querySelector(".pay-code svg")).toBeNull();
  canLoad = true;
  await act(async () => vi.advanceTimersByTimeAsync(3_000));
  await until(() => expect(document.querySelector(".pay-code svg")).not.toBeNull());
  await act(async () => root.unmount());
  vi.useRealTimers();
});
