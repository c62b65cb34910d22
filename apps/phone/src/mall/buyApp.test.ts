// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { roomsOf } from "../platform/phrases/roomsOf.ts";
import { BuyApp } from "./BuyApp.tsx";
import { keepLogin, loginOf } from "./kept.ts";
import { freshPhone, until } from "../testing/page.ts";

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

beforeEach(() => freshPhone("/m/buy/A7"));
afterEach(() => vi.unstubAllGlobals());

it("MALL-01 sells without a login again once the login of a buyer is over", async () => {
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
  await until(() => expect(loginOf("S2")).toBeNull());
  await act(async () => root.unmount());
});

it("MALL-02 shows an open product as it is now, and orders what it shows", async () => {
  const cola = {
    productId: "3",
    productName: "可乐",
    category: "",
    image: null,
    cabinet: "main",
    laneNo: 11,
    priceFen: "350",
    payFen: "350",
    free: 5,
  };
  let inside = [cola];
  const wishes: object[] = [];
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const isOrder = init?.method === "POST" && address.endsWith("/orders");
    if (isOrder) wishes.push(JSON.parse(init.body as string) as object);
    const refused = { code: "lane.priceDiffers", msg: "价格不一致", data: {} };
    const answer = { code: "H0000", msg: "", data: { ...machine, products: inside } };
    return new Response(JSON.stringify(isOrder ? refused : answer));
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(BuyApp, { machineNo: "A7" })));
  await until(() => expect(document.querySelector(".shelf-open")).not.toBeNull());
  await act(async () => document.querySelector<HTMLElement>(".shelf-open")!.click());
  const buy = () => act(async () => document.querySelector<HTMLElement>(".sheet-bar button")!.click());
  const sheet = () => document.querySelector(".sheet")!.textContent;
  // Somebody fills the machine anew and writes another price.
  inside = [{ ...cola, laneNo: 12, priceFen: "400", payFen: "400", free: 2 }];
  await buy();
  await until(() => expect(sheet()).toContain("4.00"));
  await buy();
  expect(wishes).toMatchObject([
    { productId: "3", laneNo: 11, priceFen: "350" },
    { productId: "3", laneNo: 12, priceFen: "400" },
  ]);
  inside = [];
  await buy();
  await until(() => expect(document.querySelector<HTMLButtonElement>(".sheet-bar button")!.disabled).toBe(true));
  await act(async () => root.unmount());
});
