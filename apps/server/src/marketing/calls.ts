import { adPictures, ads, adSlots, adVideos } from "@yunshou/contract/marketing/ads";
import { codeChecks } from "@yunshou/contract/marketing/codeChecks";
import { coupons } from "@yunshou/contract/marketing/coupons";
import { discounts } from "@yunshou/contract/marketing/discounts";
import { drawCoupons } from "@yunshou/contract/marketing/drawCoupons";
import { mallCouponFigures } from "@yunshou/contract/marketing/mallCouponFigures";
import { mallCoupons } from "@yunshou/contract/marketing/mallCoupons";
import { plans } from "@yunshou/contract/marketing/plans";
import { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { promotions } from "@yunshou/contract/marketing/promotions";
import { schemes } from "@yunshou/contract/marketing/schemes";
import { vouchers } from "@yunshou/contract/marketing/vouchers";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { adHandlers } from "./ads/ads.ts";
import { adSlotHandlers } from "./ads/adSlots.ts";
import { addAdUploads } from "./ads/adUploads.ts";
import { codeCheckHandlers } from "./codes/codeChecks.ts";
import { couponHandlers } from "./codes/coupons.ts";
import { promoHandlers } from "./codes/promoCodes.ts";
import { voucherHandlers } from "./codes/vouchers.ts";
import { discountHandlers } from "./discounts.ts";
import { drawCouponHandlers } from "./mallCoupons/drawCoupons.ts";
import { mallCouponFigureHandlers } from "./mallCoupons/figures.ts";
import { mallCouponHandlers } from "./mallCoupons/mallCoupons.ts";
import { planHandlers } from "./plans.ts";
import { promotionHandlers } from "./promotions.ts";
import { schemeHandlers } from "./schemes.ts";

/** Promotions with what came of them, coupons, promo codes, vouchers and ads. */
export async function mountMarketing(web: Web, { config, database, pictures, secrets }: ProcessContext): Promise<void> {
  mount(web, schemes, schemeHandlers);
  mount(web, discounts, discountHandlers);
  mount(web, plans, planHandlers({ database, secrets }));
  mount(web, promotions, promotionHandlers);
  mount(web, coupons, couponHandlers({ secrets }));
  mount(web, promoCodes, promoHandlers({ secrets }));
  mount(web, vouchers, voucherHandlers({ secrets }));
  mount(web, codeChecks, codeCheckHandlers({ secrets }));
  mount(web, mallCoupons, mallCouponHandlers({ secrets }));
  mount(web, mallCouponFigures, mallCouponFigureHandlers({ secrets }));
  mount(web, drawCoupons, drawCouponHandlers({ secrets }));
  mount(web, adSlots, adSlotHandlers);
  mount(web, ads, adHandlers);
  const uploads = { pictures: adPictures, videos: adVideos };
  await addAdUploads(web, uploads, { pictures, database, dataDir: config.dataDir });
}
