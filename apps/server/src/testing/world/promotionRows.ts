import { discounts } from "@yunshou/contract/marketing/discounts";
import { plans } from "@yunshou/contract/marketing/plans";
import { schemes } from "@yunshou/contract/marketing/schemes";
import type { TenantMoney } from "./tenantMoney.ts";

/** What a form of a scheme says. */
export const schemeForm = (home: TenantMoney) => ({
  schemeName: home.canary,
  planType: "productDiscount" as const,
  discountRate: 0.9,
  specialPriceFen: null,
  fullFen: null,
  reductionFen: null,
  remark: home.canary,
});

/** Without a machine it is about all of the merchant. */
const limits = (home: TenantMoney, machineIds: readonly string[]) => ({
  planName: home.canary,
  allMachines: machineIds.length === 0,
  machineIds: [...machineIds],
  startDate: "2026-01-01",
  endDate: "2099-12-31",
  slots: [{ from: "00:00", to: "24:00" }],
  priority: 5,
});

/** What a form of a plan says beside its scheme. */
export const planForm = (home: TenantMoney, machineIds: readonly string[] = []) => ({
  ...limits(home, machineIds),
  combination: "accumulate" as const,
  maxUses: null,
  maxAmountFen: null,
});

export const discountForm = (home: TenantMoney, productId: string, machineIds: readonly string[] = []) => ({
  ...limits(home, machineIds),
  productIds: [productId],
  discountRate: 0.9,
});

export async function scheme(home: TenantMoney, { onSale = false } = {}): Promise<string> {
  const { schemeId } = await home.admin.call(schemes.create, { merchantId: home.merchantId, ...schemeForm(home) });
  if (onSale) await home.admin.call(schemes.putOnSale, { schemeId });
  return schemeId;
}

/** A plan that is not on sale, or one that is. */
export async function plan(
  home: TenantMoney,
  { onSale = false } = {},
): Promise<{ readonly schemeId: string; readonly planId: string }> {
  const schemeId = await scheme(home, { onSale: true });
  const { planId } = await home.admin.call(plans.create, { schemeId, ...planForm(home) });
  if (onSale) await home.admin.call(plans.putOnSale, { planId });
  return { schemeId, planId };
}

/** A discount that is off, or one that is on. */
export async function discount(home: TenantMoney, productId: string, { onSale = false } = {}): Promise<string> {
  const form = discountForm(home, productId);
  const { planId } = await home.admin.call(discounts.create, { merchantId: home.merchantId, ...form });
  if (onSale) await home.admin.call(discounts.enable, { planId });
  return planId;
}

/** Lets an order of the merchant be one that a promotion made cheaper. */
export async function promotedOrder(home: TenantMoney, orderNo: string): Promise<void> {
  await home.write((tx) =>
    tx.query(
      `insert into order_promotion (top_id, order_id, place, merchant_id, machine_id, business_day, kind, name, discount_fen)
       select top_id, id, 0, merchant_id, machine_id, business_day, 'productDiscount', $2, 1 from sales_order where id = $1`,
      [orderNo, home.canary],
    ),
  );
}

/** A machine of the merchant says that it does not take the prices that it was told. */
export async function refusedPrices(home: TenantMoney, machineId: string): Promise<void> {
  await home.write((tx) =>
    tx.query(
      `insert into price_list (top_id, machine_id, version, merchant_id, offers, state, reason, renew_day)
       select top_id, id, 1, merchant_id, '[]', 'refused', $2, '2099-12-31' from machine where id = $1
       on conflict (machine_id, version, top_id) do update set state = 'refused', reason = excluded.reason`,
      [machineId, home.canary],
    ),
  );
}
