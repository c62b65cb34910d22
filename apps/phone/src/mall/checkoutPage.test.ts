// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { CheckoutPage } from "./CheckoutPage.tsx";
import { keepBuyer, setPieces } from "./kept.ts";
import { ShopApp } from "./ShopApp.tsx";
import type { Shop } from "./shopFront.ts";
import { freshPhone, until } from "../testing/page.ts";

const shop = {
  shopNo: "S1",
  shopName: "云店",
  openStatus: "open",
  deliveryWays: ["delivery"],
  deliveryFeeFen: "0",
  freeFromFen: null,
  freight: null,
  checkoutNotice: "",
  pickupPoints: [],
} as unknown as Shop;

beforeEach(() => freshPhone("/m/shop/S1/checkout"));
afterEach(() => vi.unstubAllGlobals());

it("still knows who gets the goods after a way to the basket and back", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await startPhrases(["phone", "shopFront", "mallOrders"]);
  const open = async () => {
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    await act(async () => root.render(createElement(CheckoutPage, { shop, base: "/m/shop/S1", onStale: () => {} })));
    return { close: () => act(async () => root.unmount()) };
  };
  const fields = () => [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(".field textarea, .field input"),
  ];
  const said = ["天河路 1 号", "林晓云", "13900000000"];
  const first = await open();
  for (const [place, text] of said.entries()) {
    const field = fields()[place]!;
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!;
    await act(async () => {
      set.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
  await first.close();
  const again = await open();
  expect(
    fields()
      .slice(0, said.length)
      .map(({ value }) => value),
  ).toEqual(said);
  await again.close();
});

it("MALL-04 lets a buyer of a deal fetch the goods at a machine that has them", async () => {
  const answers: Record<string, object> = {
    "flash-sales": {
      now: new Date().toISOString(),
      rows: [
        {
          flashSaleId: "5",
          mallProductId: "7",
          productName: "水杯",
          image: null,
          priceFen: "900",
          shelfPriceFen: "1500",
          weightGrams: null,
          left: 3,
          perBuyer: 2,
          startsAt: new Date(0).toISOString(),
          endsAt: new Date(Date.now() + 3_600_000).toISOString(),
        },
      ],
    },
    basket: { rows: [{ mallProductId: "7", free: 3, atMachines: [{ pickupPointId: "11", free: 2 }] }] },
  };
  vi.stubGlobal("fetch", async (address: string) => {
    const data = answers[Object.keys(answers).find((part) => address.split("?")[0]!.endsWith(part)) ?? ""];
    return new Response(JSON.stringify({ code: "H0000", msg: "", data: data ?? { rows: [] } }));
  });
  await startPhrases(["phone", "shopFront", "mallOrders"]);
  window.history.replaceState(null, "", "/m/shop/S1/checkout?flash=5&pieces=1");
  const point = (pickupPointId: string, machineNo: string) => ({
    pickupPointId,
    pickupPoint: `点 ${pickupPointId}`,
    pointAddress: "天河路 1 号",
    machineNo,
  });
  const atMachines = { ...shop, deliveryWays: ["pickup"], pickupPoints: [point("11", "A1"), point("12", "A2")] };
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(createElement(CheckoutPage, { shop: atMachines as Shop, base: "/m/shop/S1", onStale: () => {} })),
  );
  await until(() => {
    const choices = [...document.querySelectorAll<HTMLInputElement>(".points input")];
    // The other machine has none of it.
    expect(choices.map(({ disabled }) => disabled)).toEqual([false, true]);
  });
  await act(async () => root.unmount());
});

it("MALL-04 knows after a refusal what delivery costs now, and where goods are fetched", async () => {
  const point = { pickupPointId: "11", pickupPoint: "点", pointAddress: "路 1", machineNo: null };
  const mall = { ...shop, logo: null, announcement: "", groupCode: null, banners: [], notices: [], serviceTags: [] };
  let answered: object = {
    ...mall,
    deliveryFeeFen: "500",
    deliveryWays: ["delivery", "pickup"],
    pickupPoints: [point],
  };
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const path = address.split("?")[0]!;
    if (path.endsWith("/basket-orders")) {
      asked.push(JSON.parse(init!.body as string) as Record<string, unknown>);
      return new Response(JSON.stringify({ code: "mall.feeDiffers", msg: "配送费已变化", data: {} }));
    }
    const rows = [{ mallProductId: "7", productName: "水杯", image: null, priceFen: "900", free: 9, atMachines: [] }];
    const data = path.endsWith("/shop-fronts/S1") ? answered : { now: new Date().toISOString(), rows };
    return new Response(JSON.stringify({ code: "H0000", msg: "", data }));
  });
  await startPhrases(["phone", "shopFront", "shopDeals", "mallOrders"]);
  keepBuyer({ receiver: "林晓云", receiverPhone: "13900000000", address: "天河路 1 号" });
  setPieces("S1", "7", 1);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(ShopApp, { shopNo: "S1" })));
  const submit = () => act(async () => document.querySelector<HTMLButtonElement>(".frame-bar .button-main")!.click());
  const total = (text: string) =>
    until(() => {
      expect(document.querySelector(".bar-total")!.textContent).toContain(text);
    });
  const refused = () =>
    until(() => {
      expect(document.querySelector<HTMLButtonElement>(".frame-bar .button-main")!.disabled).toBe(true);
      expect(document.querySelector("[aria-busy=true]")).toBeNull();
    });
  await total("14.00");
  answered = { ...answered, deliveryFeeFen: "800" };
  await submit();
  await total("17.00");
  answered = { ...answered, deliveryWays: ["pickup"] };
  await submit();
  await refused();
  await act(async () => document.querySelector<HTMLElement>(".card .tabs button")!.click());
  await total("9.00");
  await submit();
  expect(asked.map(({ deliveryWay, pickupPointId }) => [deliveryWay, pickupPointId])).toEqual([
    ["delivery", null],
    ["delivery", null],
    ["pickup", "11"],
  ]);
  answered = {
    ...answered,
    pickupPoints: [
      { ...point, pickupPointId: "12" },
      { ...point, pickupPointId: "13" },
    ],
  };
  await submit();
  await refused();
  await act(async () => root.unmount());
});
