import type { TenantMoney } from "./tenantMoney.ts";

/** A score that a person of the merchant was given this month, with the merchant's canary. */
export async function appraisalRow(home: TenantMoney, userId: string): Promise<void> {
  await home.write((tx) =>
    tx.query(
      `insert into appraisal (top_id, merchant_id, user_id, period, indicator, score, remark, scored_by)
       values ($1, $2, $3, to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM'), 'refills', 90, $4, $5)`,
      [home.topId, home.merchantId, userId, home.canary, home.adminId],
    ),
  );
}
