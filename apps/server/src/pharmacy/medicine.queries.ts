import { type Handle, type Scope, scopeSql } from "@yunshou/database";

export interface MedicineMerchant {
  readonly merchantId: string;
  readonly topId: string;
  readonly merchantNo: string;
  readonly merchantName: string;
  readonly kind: "ordinary" | "drug";
  /** Switches that are on for the merchant and every one above that the caller sees; those beyond stand in his session (MERCHANT-20). */
  readonly features: readonly string[];
}

/** Merchants of the scope with what decides whether they sell medicine; one of them when `merchantId` is given. */
export async function medicineMerchants(
  tx: Handle,
  scope: Scope,
  merchantId: string | null,
): Promise<MedicineMerchant[]> {
  const values: unknown[] = [merchantId];
  const where = scopeSql(scope, "m", values, { merchant: "id", machine: null });
  return tx.query<MedicineMerchant>(
    `select m.id as "merchantId", m.top_id as "topId", m.merchant_no as "merchantNo", m.name as "merchantName", m.kind,
       array(select f from unnest(m.features) f where not exists (select from merchant a where a.id = any(m.path) and not a.features @> array[f])) as features
     from merchant m where m.status = 'normal' and ($1::bigint is null or m.id = $1) and ${where} order by m.merchant_no limit 2000`,
    values,
  );
}
