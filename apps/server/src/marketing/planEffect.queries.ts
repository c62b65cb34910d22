import { conditions, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { EffectDays } from "@yunshou/domain";

export interface ComparedPlan {
  readonly topId: string;
  readonly planId: string;
  readonly merchantId: string;
  readonly startDate: string;
  readonly endDate: string;
  /** None means all machines of the merchant. */
  readonly machineIds: readonly string[];
  readonly timeZone: string;
}

export async function comparedPlan(tx: Handle, scope: Scope, planId: string): Promise<ComparedPlan | undefined> {
  const where = conditions(scoped(scope, "p", { machine: null }), sql`p.id = ${planId}`);
  const [row] = await tx.query<ComparedPlan>(
    ...statement(sql`select p.top_id as "topId", p.id as "planId", p.merchant_id as "merchantId", p.start_day::text as "startDate", p.end_day::text as "endDate",
        p.machine_ids::text[] as "machineIds", m.time_zone as "timeZone"
      from marketing_plan p join merchant m on m.id = p.merchant_id where ${where}`),
  );
  return row;
}

export interface ComparedMachine {
  readonly inPlan: boolean;
  /** Whether it stood there on all compared days. */
  readonly whole: boolean;
  readonly beforeFen: string;
  readonly duringFen: string;
}

/** What the machines of the plan's merchant sold in both stretches of days, by its rollups. */
export function comparedMachines(
  tx: Handle,
  scope: Scope,
  { topId, merchantId, machineIds, timeZone }: ComparedPlan,
  { fromDay, toDay, beforeFrom, beforeTo }: EffectDays,
): Promise<ComparedMachine[]> {
  const net = sql`r.amount_fen - r.refund_fen`;
  return tx.query(
    ...statement(sql`select (${machineIds.length === 0}::boolean or k.id = any(${machineIds}::bigint[])) as "inPlan",
        ((k.activated_at at time zone ${timeZone})::date <= ${beforeFrom}::date and k.decommissioned_at is null) as whole,
        coalesce(sum(${net}) filter (where r.business_day between ${beforeFrom}::date and ${beforeTo}::date), 0)::bigint as "beforeFen",
        coalesce(sum(${net}) filter (where r.business_day between ${fromDay}::date and ${toDay}::date), 0)::bigint as "duringFen"
      from machine k left join rollup_sales r on r.merchant_id = k.merchant_id and r.machine_id = k.id and r.top_id = k.top_id
        and r.business_day between ${beforeFrom}::date and ${toDay}::date
      where k.top_id = ${topId} and k.merchant_id = ${merchantId} and k.activated_at is not null and ${scoped(scope, "k", { machine: "id" })}
      group by k.top_id, k.id`),
  );
}

/** Orders that the plan made cheaper in some days, and by how much. */
export async function takenOff(
  tx: Handle,
  scope: Scope,
  { topId, merchantId, planId }: ComparedPlan,
  { fromDay, toDay }: EffectDays,
): Promise<{ readonly discountFen: string; readonly orderCount: number }> {
  const [row] = await tx.query<{ discountFen: string; orderCount: number }>(
    ...statement(sql`select coalesce(sum(p.discount_fen), 0)::bigint as "discountFen", count(*)::int as "orderCount" from order_promotion p
      where p.top_id = ${topId} and p.merchant_id = ${merchantId} and p.plan_id = ${planId} and not p.released
        and p.business_day between ${fromDay}::date and ${toDay}::date and ${scoped(scope, "p")}`),
  );
  return row!;
}
