import { couponCodeExport } from "./codes/couponExport.ts";
import { promoCodeExport, promoFigureExport, promoUseExport } from "./codes/promoExports.ts";
import { voucherExport } from "./codes/voucherExport.ts";
import { mallCouponDayExport, mallCouponFigureExport } from "./mallCoupons/figureExports.ts";
import {
  promotedMerchantExport,
  promotedMerchantOrderExport,
  promotedProductExport,
  promotedProductOrderExport,
} from "./promotionExports.ts";

export const marketingExports = [
  couponCodeExport,
  promoCodeExport,
  promoFigureExport,
  promoUseExport,
  voucherExport,
  mallCouponDayExport,
  mallCouponFigureExport,
  promotedProductExport,
  promotedProductOrderExport,
  promotedMerchantExport,
  promotedMerchantOrderExport,
];
