// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { roomsOf } from "../platform/phrases/roomsOf.ts";
import { BuyApp } from "./BuyApp.tsx";
import { keepLogin, loginOf } from "./kept.ts";

const machine = {
  machineNo: "A7",
  machineName: "南门",
  pointName: "",
  shopNo: "S2",
  shopName: "随手购",
  servicePhone: "400-800-1234",
  announcement: "",
  quickBuyState: "open",
  groupCode: null,
  products: [],
};

afterEach(() => vi.unstubAllGlobals());

it("MALL-01 sells without a login again once the login of a buyer is over", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await startPhrases(roomsOf.buy);
  const isOver = { code: "access.tokenInvalid", msg: "登录已过期", data: {} };
  vi.stubGlobal(
    "fetch",
    async (address: string) =>
      new Response(JSON.stringify(address.includes("/buyer/") ? isOver : { code: "H0000", msg: "", data: machine })),
  );
  keepLogin("S2", { session: "old", phone: "139****0000" });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(BuyApp, { machineNo: "A7" })));
  await vi.waitFor(() => expect(loginOf("S2")).toBeNull());
  await act(async () => root.unmount());
});
