import { discount, discountForm, plan, planForm, refusedPrices, scheme, schemeForm } from "../promotionRows.ts";
import type { Case, Cases } from "./case.ts";
import { range } from "./case.ts";
import { codeCases } from "./codes.ts";

const aScheme =
  (how: Parameters<typeof scheme>[1] = {}): Case =>
  async (home) => ({ schemeId: await scheme(home, how) });
const aPlan =
  (how: Parameters<typeof plan>[1] = {}): Case =>
  async (home) => ({ planId: (await plan(home, how)).planId });
const aDiscount =
  (how: Parameters<typeof plan>[1] = {}): Case =>
  async (home) => ({ planId: await discount(home, home.rows.productId, how) });

/** Inputs of the calls of promotions and codes. */
export const marketingCases: Cases = {
  ...codeCases,
  "promotions.products": range,
  "promotions.productTotals": range,
  "promotions.exportProducts": range,
  "promotions.productOrders": (home) => ({ ...range(), productCode: home.rows.productCode }),
  "promotions.exportProductOrders": (home) => ({ ...range(), productCode: home.rows.productCode }),
  "promotions.merchants": range,
  "promotions.merchantTotals": range,
  "promotions.exportMerchants": range,
  "promotions.merchantOrders": (home) => ({ ...range(), merchantNo: home.rows.merchantNo }),
  "promotions.exportMerchantOrders": (home) => ({ ...range(), merchantNo: home.rows.merchantNo }),
  "schemes.create": (home) => ({ merchantId: home.merchantId, ...schemeForm(home) }),
  "schemes.update": async (home) => ({ schemeId: await scheme(home), ...schemeForm(home) }),
  "schemes.copy": async (home) => ({ schemeId: await scheme(home), schemeName: home.canary }),
  "schemes.remove": aScheme(),
  "schemes.putOnSale": aScheme(),
  "schemes.takeOff": aScheme({ onSale: true }),
  "plans.calendar": range,
  "plans.create": async (home) => ({
    schemeId: await scheme(home, { onSale: true }),
    ...planForm(home, [home.rows.machineId]),
  }),
  "plans.update": async (home) => ({ ...(await plan(home)), ...planForm(home, [home.rows.machineId]) }),
  "plans.remove": aPlan(),
  "plans.putOnSale": aPlan(),
  "plans.pause": aPlan({ onSale: true }),
  "plans.takeOff": aPlan({ onSale: true }),
  "plans.resend": async (home) => {
    await refusedPrices(home, home.rows.machineId);
    return { planId: (await plan(home, { onSale: true })).planId };
  },
  "plans.quote": (home) => ({
    machineId: home.rows.machineId,
    lines: [{ productId: home.rows.productId, quantity: 1 }],
    memberLevel: null,
    businessType: "ordinary",
    at: "2026-11-22T04:00:00.000Z",
  }),
  "discounts.create": (home) => ({
    merchantId: home.merchantId,
    ...discountForm(home, home.rows.productId, [home.rows.machineId]),
  }),
  "discounts.update": async (home) => ({
    planId: await discount(home, home.rows.productId),
    ...discountForm(home, home.rows.productId, [home.rows.machineId]),
  }),
  "discounts.enable": aDiscount(),
  "discounts.disable": aDiscount({ onSale: true }),
  "discounts.remove": aDiscount(),
  "adSlots.create": (home) => ({ merchantId: home.merchantId, ...home.adSlotForm() }),
  "adSlots.update": async (home) => ({ adSlotId: await home.adSlot(), ...home.adSlotForm() }),
  "adSlots.remove": async (home) => ({ adSlotId: await home.adSlot() }),
  "ads.create": async (home) => ({ merchantId: home.merchantId, ...(await home.adForm()) }),
  "ads.update": async (home) => ({ adId: await home.ad(), ...(await home.adForm()) }),
  "ads.setEnabled": async (home) => ({ adId: await home.ad(), enabled: true }),
  "ads.resend": async (home) => ({ adId: await home.ad({ isRefused: true }) }),
  "ads.remove": async (home) => ({ adId: await home.ad() }),
};
