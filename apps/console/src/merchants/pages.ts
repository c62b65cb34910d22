import { page } from "../platform/pages.ts";

export const merchantPages = [
  page("/shgl/wdsh", "merchants.merchant.read", async () => (await import("./MerchantsPage.tsx")).MerchantsPage),
  page("/shgl/shzhxx", "merchants.account.read", async () => (await import("./AccountPage.tsx")).AccountPage),
  page(
    "/shgl/shtzsz",
    "merchants.notification.read",
    async () => (await import("./NotificationsPage.tsx")).NotificationsPage,
  ),
  page("/shgl/kfdh", "merchants.setting.read", async () => (await import("./HotlinesPage.tsx")).HotlinesPage),
  page(
    "/shgl/zjgl",
    "merchants.certificate.read",
    async () => (await import("./certificates/CertificatesPage.tsx")).CertificatesPage,
  ),
  page("/shgl/bzsz", "merchants.setting.read", async () => (await import("./CurrenciesPage.tsx")).CurrenciesPage),
  page(
    "/shgl/management",
    "merchants.merchant.read",
    async () => (await import("./MerchantTreePage.tsx")).MerchantTreePage,
  ),
];
