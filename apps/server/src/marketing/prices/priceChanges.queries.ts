import type { Handle } from "@yunshou/database";
import { takeByTree } from "../../platform/byTree.ts";

/** A plan whose machines have to be looked at; no machines mean all of its merchant. */
export interface ChangedPlan {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineIds: readonly string[];
}

/** Notes that prices at these machines may have changed; a duty looks at them after the commit. Locks nothing. */
export async function changePrices(tx: Handle, plans: readonly ChangedPlan[]): Promise<void> {
  const rows = plans.flatMap(({ topId, merchantId, machineIds }) =>
    (machineIds.length === 0 ? [null] : [...new Set(machineIds)]).map((machineId) => ({
      topId,
      merchantId,
      machineId,
    })),
  );
  if (rows.length === 0) return;
  await tx.query(
    `insert into price_change (top_id, merchant_id, machine_id)
     select "topId", "merchantId", "machineId" from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "merchantId" bigint, "machineId" bigint)`,
    [JSON.stringify(rows)],
  );
}

/**
 * Machines that spoke of their lanes or are back: what they did not answer in time is told once more, and those whose
 * merchant has plans on sale, or whose list is that of another merchant, are looked at anew.
 */
export async function lookAtPrices(tx: Handle, machineIds: readonly string[]): Promise<void> {
  if (machineIds.length === 0) return;
  await tx.query(
    `update price_list set state = 'pending', sent_at = null, not_after = null, ended_at = null
     where machine_id = any($1::bigint[]) and replaced_at is null and state = 'expired'`,
    [machineIds],
  );
  await tx.query(
    `insert into price_change (top_id, merchant_id, machine_id)
     select k.top_id, k.merchant_id, k.id from machine k where k.id = any($1::bigint[])
       and (exists (select from marketing_plan p where p.merchant_id = k.merchant_id and p.state = 'onSale')
         or exists (select from price_list l where l.machine_id = k.id and l.replaced_at is null and (l.merchant_id <> k.merchant_id or l.offers <> '[]')))`,
    [machineIds],
  );
}

/** Takes changes: those of a merchant's all machines become one for each of them. Answers machines to look at, at most `limit`. */
export async function takeChanged(tx: Handle, limit: number, today: string): Promise<string[]> {
  await tx.query(
    `insert into price_change (top_id, merchant_id, machine_id)
     select top_id, merchant_id, machine_id from price_list where replaced_at is null and renew_day <= $1::date limit $2`,
    [today, limit],
  );
  const trees = () => tx.query<{ topId: string }>(`select distinct top_id as "topId" from price_change`);
  await takeByTree(await trees(), limit, (topId, left) =>
    tx.query(
      `with taken as (delete from price_change where top_id = $1 and id in (
         select id from price_change where top_id = $1 and machine_id is null order by id limit $2 for update skip locked) returning merchant_id)
       insert into price_change (top_id, merchant_id, machine_id)
       select k.top_id, k.merchant_id, k.id from machine k where k.top_id = $1 and k.merchant_id in (select merchant_id from taken) returning 1`,
      [topId, left],
    ),
  );
  const rows = await takeByTree(await trees(), limit, (topId, left) =>
    tx.query<{ machineId: string }>(
      `delete from price_change where top_id = $1 and id in (
         select c.id from price_change c where c.top_id = $1 and c.machine_id is not null order by c.id limit $2 for update skip locked)
       returning machine_id as "machineId"`,
      [topId, left],
    ),
  );
  return [...new Set(rows.map(({ machineId }) => machineId))];
}
