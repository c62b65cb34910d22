import type { Handle } from "@yunshou/database";
import type { PlanState } from "@yunshou/domain";

/** Puts a plan into a state, and its scheme on sale. */
export async function putInState(
  tx: Handle,
  { schemeId, planId, state }: { readonly schemeId: string; readonly planId: string; readonly state: PlanState },
): Promise<void> {
  await tx.query("update marketing_scheme set state = 'onSale' where id = $1", [schemeId]);
  await tx.query("update marketing_plan set state = $2 where id = $1", [planId, state]);
}

/** Lays the discounts of a merchant's ordinary orders so far to a plan, which counts them. */
export async function giveDiscountsTo(
  tx: Handle,
  { planId, merchantId }: { readonly planId: string; readonly merchantId: string },
): Promise<void> {
  await tx.query(
    `with given as (
       insert into order_promotion (top_id, order_id, place, merchant_id, machine_id, business_day, kind, plan_id, name, discount_fen)
       select o.top_id, o.id, 0, o.merchant_id, o.machine_id, o.business_day, 'productDiscount', p.id, p.name, o.discount_fen
       from marketing_plan p join sales_order o on o.top_id = p.top_id and o.merchant_id = $2
       where p.id = $1 and o.discount_fen > 0 and o.business = 'ordinary' and o.business_day between p.start_day and p.end_day
       returning discount_fen)
     update marketing_plan p set used_count = g.uses, used_fen = g.fen
     from (select count(*) as uses, coalesce(sum(discount_fen), 0) as fen from given) g where p.id = $1`,
    [planId, merchantId],
  );
}
