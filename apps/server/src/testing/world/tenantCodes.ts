import { coupons } from "@yunshou/contract/marketing/coupons";
import { codeChecks } from "@yunshou/contract/marketing/codeChecks";
import { drawCoupons } from "@yunshou/contract/marketing/drawCoupons";
import { mallCoupons } from "@yunshou/contract/marketing/mallCoupons";
import { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { vouchers } from "@yunshou/contract/marketing/vouchers";
import type { Rows } from "./rows.ts";
import { TenantStores } from "./tenantStores.ts";

/** The days of every code of the world. */
export const codeDays = { validFrom: "2026-01-01", validTo: "2099-01-01" } as const;

/** Makes coupons, promo codes and vouchers of a merchant. */
export class TenantCodes extends TenantStores {
  /** What a form of a coupon says. */
  couponForm() {
    return {
      couponName: this.canary,
      couponType: "small",
      couponDenomination: 1,
      fullAmountFen: "0",
      validDays: 30,
      issuedTotal: 10,
    } as const;
  }

  /** A coupon of which nobody holds one. */
  async coupon(): Promise<string> {
    const { couponId } = await this.admin.call(coupons.create, { merchantId: this.merchantId, ...this.couponForm() });
    return couponId;
  }

  /** A batch of promo codes that are still to be made. */
  async promo(): Promise<string> {
    const { promoId } = await this.admin.call(promoCodes.create, {
      merchantId: this.merchantId,
      planName: this.canary,
      couponType: "large",
      discountRate: "0.7",
      issuedTotal: 10,
      maxUseCount: 2,
      ...codeDays,
    });
    return promoId;
  }

  /** What a form of vouchers says. */
  voucherForm() {
    return {
      merchantId: this.merchantId,
      voucherName: this.canary,
      voucherAmountFen: "100",
      limitAmountFen: "500",
      voucherType: "general",
      generatedQty: 1,
      ...codeDays,
    } as const;
  }

  private newest(kind: "coupon" | "promoCode" | "voucher"): Promise<string> {
    return this.write(async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        `select c.id from discount_code c join discount_batch b on b.top_id = c.top_id and b.id = c.batch_id
         where c.merchant_id = $1 and b.kind = $2 order by c.id desc limit 1`,
        [this.merchantId, kind],
      );
      return row!.id;
    });
  }

  /** A coupon that was handed out. */
  async couponCode(couponId?: string): Promise<string> {
    await this.admin.call(coupons.handOut, { couponId: couponId ?? (await this.coupon()), count: 1 });
    return this.newest("coupon");
  }

  /** A promo code. */
  async promoCode(promoId?: string): Promise<string> {
    await this.admin.call(promoCodes.generate, { promoId: promoId ?? (await this.promo()), count: 1 });
    return this.newest("promoCode");
  }

  /** A voucher, unused or taken back. */
  async voucherCode({ isVoid = false } = {}): Promise<string> {
    await this.admin.call(vouchers.create, this.voucherForm());
    const codeId = await this.newest("voucher");
    if (isVoid) await this.admin.call(vouchers.voidCodes, { codeIds: [codeId] });
    return codeId;
  }

  async stoppedCoupon(): Promise<string> {
    const couponId = await this.coupon();
    await this.admin.call(coupons.stop, { couponId });
    return couponId;
  }

  async stoppedPromo(): Promise<string> {
    const promoId = await this.promo();
    await this.admin.call(promoCodes.stop, { promoId });
    return promoId;
  }

  /** A new promo code with its digits. */
  async usableCode(): Promise<{ readonly promoId: string; readonly typed: string }> {
    const promoId = await this.promo();
    await this.promoCode(promoId);
    const { rows } = await this.admin.call(promoCodes.codes, { promoId, fromDay: "2026-01-01", toDay: "2099-01-01" });
    return { promoId, typed: rows[0]!.promoCode };
  }

  /** A coupon of the mall of which nobody holds one. */
  async mallCoupon(): Promise<string> {
    const input = { merchantId: this.merchantId, ...this.couponForm() };
    return (await this.admin.call(mallCoupons.create, input)).mallCouponId;
  }

  async stoppedMallCoupon(): Promise<string> {
    const mallCouponId = await this.mallCoupon();
    await this.admin.call(mallCoupons.stop, { mallCouponId });
    return mallCouponId;
  }

  /** What a form of a coupon that is drawn says. */
  drawForm() {
    const { couponType: _, ...form } = this.couponForm();
    return { ...form, winRate: "100" };
  }

  /** A coupon of which nobody drew. */
  async drawCoupon(): Promise<string> {
    const input = { merchantId: this.merchantId, ...this.drawForm() };
    return (await this.admin.call(drawCoupons.create, input)).drawCouponId;
  }

  async stoppedDrawCoupon(): Promise<string> {
    const drawCouponId = await this.drawCoupon();
    await this.admin.call(drawCoupons.stop, { drawCouponId });
    return drawCouponId;
  }

  private async standingMallCoupons(): Promise<Pick<Rows, "mallCouponId" | "drawCouponId">> {
    const [mallCouponId, drawCouponId] = [await this.mallCoupon(), await this.drawCoupon()];
    await this.admin.call(mallCoupons.handOut, { mallCouponId, count: 1 });
    const days = { fromDay: "2026-01-01", toDay: "2099-01-01" };
    const { rows } = await this.admin.call(coupons.codes, { couponId: mallCouponId, ...days });
    await this.admin.call(codeChecks.redeem, { promoCode: rows[0]!.couponCode });
    await this.admin.call(drawCoupons.draw, { drawCouponId, drawKey: "standing-draw" });
    return { mallCouponId, drawCouponId };
  }

  async codes(): Promise<
    Pick<
      Rows,
      | "couponId"
      | "couponCodeId"
      | "promoId"
      | "promoCodeId"
      | "usedPromoId"
      | "voucherCodeId"
      | "mallCouponId"
      | "drawCouponId"
    >
  > {
    const [couponId, promoId] = [await this.coupon(), await this.promo()];
    const used = await this.usableCode();
    await this.admin.call(codeChecks.redeem, { promoCode: used.typed });
    return {
      couponId,
      promoId,
      usedPromoId: used.promoId,
      couponCodeId: await this.couponCode(couponId),
      promoCodeId: await this.promoCode(promoId),
      voucherCodeId: await this.voucherCode(),
      ...(await this.standingMallCoupons()),
    };
  }
}
