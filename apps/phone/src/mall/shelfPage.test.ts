// @vitest-environment happy-dom
import { act, createElement, Fragment } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { Toasts } from "../platform/kit/index.ts";
import { startPhrases } from "../platform/phrases/phrases.ts";
import { freshPhone, until } from "../testing/page.ts";
import { ShelfPage } from "./ShelfPage.tsx";
import type { Shop } from "./shopFront.ts";

const shop = {
  shopNo: "S1",
  shopName: "云店",
  openStatus: "open",
  announcement: "",
  logo: null,
  groupCode: null,
  banners: ["节日礼盒", "饮料"].map((category, index) => ({
    bannerId: String(index),
    bannerTitle: category,
    bannerImage: "",
    mallProductId: null,
    category,
  })),
  notices: [],
  serviceTags: [],
} as unknown as Shop;
const products = [
  { mallProductId: "1", productName: "可乐", category: "饮料", image: null, priceFen: "300", free: 5 },
  { mallProductId: "2", productName: "薯片", category: "零食", image: null, priceFen: "500", free: 5 },
];
const categories = ["饮料", "零食"].map((categoryName) => ({ categoryName, parentName: null, icon: null }));

afterEach(() => vi.unstubAllGlobals());

it("says that the category of a banner is gone, and keeps the shelf as it is", async () => {
  freshPhone("/m/shop/S1");
  await startPhrases(["phone", "shopFront", "shopReviews", "shopDeals", "mallOrders"]);
  vi.stubGlobal("fetch", async (address: string) => {
    const [path = "", query] = address.split("?");
    const category = new URLSearchParams(query).get("category") ?? "";
    const rows = products.filter((row) => category === "" || row.category === category);
    const data = path.endsWith("/products")
      ? { total: rows.length, categories, rows }
      : { now: new Date().toISOString(), rows: [], coupons: [] };
    return new Response(JSON.stringify({ code: "H0000", msg: "", data }));
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const page = createElement(ShelfPage, { shopNo: "S1", shop, base: "/m/shop/S1" });
  await act(async () => root.render(createElement(Fragment, null, page, createElement(Toasts))));
  const press = async (banner: string) => {
    const picture = () => document.querySelector<HTMLElement>(`.banners [alt="${banner}"]`);
    await until(() => expect(picture()).not.toBeNull());
    await act(async () => picture()!.parentElement!.click());
  };
  await press("节日礼盒");
  await until(() => expect(document.body.textContent).toContain("No longer"));
  expect(document.body.textContent).toContain("可乐");
  await press("饮料");
  await until(() => expect(document.body.textContent).not.toContain("薯片"));
  expect(document.body.textContent).toContain("可乐");
  await act(async () => root.unmount());
});
