import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { plans } from "@yunshou/contract/marketing/plans";
import { conditions, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { type Order, type Page, pageOf } from "../../platform/lists.queries.ts";
import { ofMerchants } from "../owners.queries.ts";
import type { StoredPlan } from "../plans.queries.ts";

export async function planIsSeen(tx: Handle, scope: Scope, planId: string): Promise<boolean> {
  const rows = await tx.query(
    ...statement(sql`select 1 from marketing_plan p where p.id = ${planId} and ${scoped(scope, "p", ofMerchants)}`),
  );
  return rows.length > 0;
}

const order = {
  by: { machineNo: "k.machine_no", offerCount: "o.lanes" },
  unsorted: "offerCount",
  tie: ["k.id"],
} as const satisfies Order<string>;

/** The machines of a plan that the caller sees, with their list of this moment. */
export const listPlanMachines = (
  tx: Handle,
  scope: Scope,
  { planId, deliveryState, ...paging }: ParsedInputOf<typeof plans.machines>,
): Promise<Page<StoredRow<typeof plans.machines>>> =>
  pageOf(
    tx,
    {
      columns: sql`k.id as "machineId", k.machine_no as "machineNo", k.name as "machineName", t.connection as "onlineStatus", l.state as "deliveryState",
        coalesce(l.reason, '') as reason, o.lanes as "offerCount", l.sent_at as "sentTime", l.ended_at as "endedTime"`,
      from: sql`marketing_plan p join machine k on k.top_id = p.top_id and k.merchant_id = p.merchant_id and (p.machine_ids = '{}' or k.id = any(p.machine_ids))
        join machine_state t on t.machine_id = k.id
        left join price_list l on l.top_id = k.top_id and l.machine_id = k.id and l.merchant_id = k.merchant_id and l.replaced_at is null
        cross join lateral (select count(distinct (e ->> 'cabinet', e ->> 'lane'))::int as lanes from jsonb_array_elements(coalesce(l.offers, '[]')) e
          where e -> 'shares' @@ ('$[*][*].planId == "' || p.id || '"')::jsonpath) o`,
      where: conditions(
        scoped(scope, "k", { machine: "id" }),
        scoped(scope, "p", ofMerchants),
        sql`p.id = ${planId}`,
        equals("l.state", deliveryState),
      ),
    },
    order,
    paging,
  );

/** Opens what machines of a plan refused or did not answer in time; answers how many. */
export async function reopenLists(
  tx: Handle,
  { topId, merchantId, machineIds }: Pick<StoredPlan, "topId" | "merchantId" | "machineIds">,
): Promise<number> {
  const rows = await tx.query(
    `update price_list set state = 'pending', reason = '', sent_at = null, not_after = null, ended_at = null
     where top_id = $1 and merchant_id = $2 and replaced_at is null and state in ('refused', 'expired')
       and ($3::bigint[] = '{}' or machine_id = any($3::bigint[])) returning 1`,
    [topId, merchantId, machineIds],
  );
  return rows.length;
}
