// @vitest-environment happy-dom
import { act, createElement, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { keepLogin } from "./kept.ts";
import { OrdersPage } from "./OrdersPage.tsx";
import { Reviews } from "./Reviews.tsx";
import { ShelfPage } from "./ShelfPage.tsx";
import type { Shop } from "./shopFront.ts";
import { freshPhone, until } from "../testing/page.ts";

const shop = {
  shopNo: "S1",
  shopName: "云店",
  openStatus: "open",
  announcement: "",
  logo: null,
  groupCode: null,
  banners: [],
  notices: [],
  serviceTags: [],
} as unknown as Shop;

let isConnected = true;
beforeEach(async () => {
  freshPhone("/m/shop/S1");
  isConnected = true;
  await startPhrases(["phone", "shopFront", "shopReviews", "shopDeals", "mallOrders"]);
});
afterEach(() => vi.unstubAllGlobals());

/** A page with a list whose rows the server tells by pages, over a network that may be gone. */
async function open(page: ReactElement, part: string, answer: (page: number) => object) {
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    if (!isConnected) throw new TypeError("no network");
    const [path = "", query] = address.split("?");
    const body = typeof init?.body === "string" ? (JSON.parse(init.body) as { page?: number }) : {};
    const number = Number(new URLSearchParams(query).get("page") ?? body.page ?? 1);
    const data = path.endsWith(part) ? answer(number) : { now: new Date().toISOString(), rows: [], coupons: [] };
    return new Response(JSON.stringify({ code: "H0000", msg: "", data }));
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(page));
  const button = (text: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);
  return {
    shows: (text: string) => until(() => expect(document.body.textContent).toContain(text)),
    text: () => document.body.textContent,
    press: async (text: string) => {
      await until(() => expect(button(text)).toBeDefined());
      await act(async () => button(text)!.click());
    },
    close: () => act(async () => root.unmount()),
  };
}

const review = (page: number) => ({
  total: 2,
  meanHundredths: 450,
  rows: [
    {
      reviewId: String(page),
      stars: 5,
      content: `row ${page}.`,
      reply: null,
      createdTime: "2026-11-01T00:00:00Z",
      buyerName: "",
    },
  ],
});
const order = (page: number) => ({
  hasMore: page < 2,
  rows: [{ orderNo: String(page), productName: `row ${page}.`, quantity: 1, orderStatus: "paid", amountFen: "100" }],
});
const product = (page: number) => ({
  total: 2,
  categories: [],
  rows: [
    { mallProductId: String(page), productName: `row ${page}.`, category: "", image: null, priceFen: "100", free: 50 },
  ],
});

it.each([
  ["reviews", () => createElement(Reviews, { shopNo: "S1", mallProductId: "7" }), "/reviews", review],
  ["orders", () => createElement(OrdersPage, { shop, base: "/m/shop/S1" }), "/orders", order],
  ["the shelf", () => createElement(ShelfPage, { shopNo: "S1", shop, base: "/m/shop/S1" }), "/products", product],
] as const)("keeps what is there of %s when more of it does not come", async (_name, page, part, answer) => {
  keepLogin("S1", { session: "s", phone: "139****0000" });
  const { shows, text, press, close } = await open(page(), part, answer);
  await shows("row 1.");
  isConnected = false;
  await press("Show more");
  await press("Try again");
  expect(text()).toContain("row 1.");
  isConnected = true;
  await press("Try again");
  await shows("row 2.");
  expect(text()).toContain("row 1.");
  await close();
});
