import type { Tenant } from "../tenant.ts";
import type { Cases } from "./case.ts";

const shop = (home: Tenant) => ({
  shopName: home.canary,
  servicePhone: "400-800-1234",
  deliveryWays: ["pickup"],
  deliveryFeeFen: "0",
  closeMinutes: 30,
});

/** Inputs of the calls of the mall. */
export const mallCases: Cases = {
  "mallShop.update": (home) => ({ ...shop(home), shopAddress: home.canary, longitude: 113, latitude: 23 }),
  "mallShop.setOpen": () => ({ openStatus: "closed" }),
  "quickBuyShop.update": shop,
  "quickBuyShop.setOpen": () => ({ openStatus: "closed" }),
};
