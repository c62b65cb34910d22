import { page } from "../platform/pages.ts";

export const merchantPages = [
  page("/shgl/wdsh", "merchants.merchant.read", async () => (await import("./MerchantsPage.tsx")).MerchantsPage),
  page("/shgl/management", "merchants.merchant.read", async () => (await import("./MerchantTreePage.tsx")).MerchantTreePage),
];
