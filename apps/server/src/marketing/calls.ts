import { codeChecks } from "@yunshou/contract/marketing/codeChecks";
import { coupons } from "@yunshou/contract/marketing/coupons";
import { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { vouchers } from "@yunshou/contract/marketing/vouchers";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { codeCheckHandlers } from "./codes/codeChecks.ts";
import { couponHandlers } from "./codes/coupons.ts";
import { promoHandlers } from "./codes/promoCodes.ts";
import { voucherHandlers } from "./codes/vouchers.ts";

/** Promotions, coupons, promo codes and vouchers. */
export function mountMarketing(web: Web, { secrets }: ProcessContext): void {
  mount(web, coupons, couponHandlers({ secrets }));
  mount(web, promoCodes, promoHandlers({ secrets }));
  mount(web, vouchers, voucherHandlers({ secrets }));
  mount(web, codeChecks, codeCheckHandlers({ secrets }));
}
