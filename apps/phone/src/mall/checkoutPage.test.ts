// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { CheckoutPage } from "./CheckoutPage.tsx";
import type { Shop } from "./shopFront.ts";

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

afterEach(() => vi.unstubAllGlobals());

it("still knows who gets the goods after a way to the basket and back", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await startPhrases(["phone", "shopFront", "mallOrders"]);
  const open = async () => {
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    await act(async () => root.render(createElement(CheckoutPage, { shop, base: "/m/shop/S1" })));
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
