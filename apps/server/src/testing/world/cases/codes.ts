import type { Cases } from "./case.ts";
import { range } from "./case.ts";
import { codeDays } from "../tenantCodes.ts";

/** Inputs of the calls of coupons, promo codes and vouchers. */
export const codeCases: Cases = {
  "coupons.create": (home) => ({ merchantId: home.merchantId, ...home.couponForm() }),
  "coupons.update": async (home) => ({ couponId: await home.coupon(), ...home.couponForm() }),
  "coupons.handOut": async (home) => ({ couponId: await home.coupon(), count: 1 }),
  "coupons.stop": async (home) => ({ couponId: await home.coupon() }),
  "coupons.start": async (home) => ({ couponId: await home.stoppedCoupon() }),
  "coupons.remove": async (home) => ({ couponId: await home.stoppedCoupon() }),
  "coupons.codes": range,
  "coupons.exportCodes": range,
  "coupons.voidCodes": async (home) => ({ codeIds: [await home.couponCode()] }),
  "promoCodes.create": (home) => ({
    merchantId: home.merchantId,
    planName: home.canary,
    couponType: "small",
    discountAmountFen: "100",
    issuedTotal: 5,
    maxUseCount: 1,
    ...codeDays,
  }),
  "promoCodes.generate": async (home) => ({ promoId: await home.promo(), count: 1 }),
  "promoCodes.stop": async (home) => ({ promoId: await home.promo() }),
  "promoCodes.start": async (home) => ({ promoId: await home.stoppedPromo() }),
  "promoCodes.remove": async (home) => ({ promoId: await home.stoppedPromo() }),
  "promoCodes.codes": range,
  "promoCodes.exportCodes": range,
  "promoCodes.voidCodes": async (home) => ({ codeIds: [await home.promoCode()] }),
  "promoCodes.figures": range,
  "promoCodes.exportFigures": range,
  "promoCodes.uses": (home) => ({ promoId: home.rows.usedPromoId, ...range() }),
  "promoCodes.exportUses": (home) => ({ promoId: home.rows.usedPromoId, ...range() }),
  "vouchers.list": range,
  "vouchers.export": range,
  "vouchers.create": (home) => home.voucherForm(),
  "vouchers.voidCodes": async (home) => ({ codeIds: [await home.voucherCode()] }),
  "vouchers.remove": async (home) => ({ codeIds: [await home.voucherCode({ isVoid: true })] }),
  "codeChecks.look": async (home) => ({ promoCode: (await home.usableCode()).typed }),
  "codeChecks.redeem": async (home) => ({ promoCode: (await home.usableCode()).typed }),
  "codeChecks.history": range,
};
