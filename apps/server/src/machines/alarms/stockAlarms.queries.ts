import type { StoredRow } from "@yunshou/contract";
import type { stockAlarms } from "@yunshou/contract/machines/alarmRules";
import { conditions, type Handle, numbered, type Scope, scoped, scopeSql, sql } from "@yunshou/database";
import type { StockAlarm } from "@yunshou/domain";
import { type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

export interface StockAlarmFilters {
  readonly machineNo?: string | undefined;
  readonly merchantNo?: string | undefined;
}

/** Machines in service with their out-of-stock alarm. */
export function listStockAlarms(
  tx: Handle,
  scope: Scope,
  filters: StockAlarmFilters,
  paging: Paging<"machineNo" | "machineName">,
): Promise<Page<StoredRow<typeof stockAlarms.list>>> {
  const list = {
    columns: sql`m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", s.merchant_no as "merchantNo", s.name as "merchantName",
      p.name as "pointName", a.threshold, a.unit, l.below as "lanesBelow", l.total as "lanesAll", coalesce(a.ways, '{}') as ways, coalesce(a.enabled, false) as enabled,
      coalesce((select jsonb_agg(jsonb_build_object('userId', u.id::text, 'name', u.name, 'account', u.account) order by u.id)
        from app_user u where u.id = any(a.receiver_ids) and ${scoped(scope, "u", { machine: null })}), '[]') as receivers`,
    from: "machine m join merchant s on s.id = m.merchant_id",
    shown: `left join point p on p.top_id = m.top_id and p.id = m.point_id left join stock_alarm a on a.machine_id = m.id
      left join lateral (select count(*) filter (where stock <= warn_threshold)::int as below, count(*)::int as total
        from lane where lane.machine_id = m.id and product_id is not null and status <> 'discontinued') l on true`,
    where: conditions(
      scoped(scope, "m", { granted: true }),
      sql`m.in_service`,
      numbered("m.machine_no", "machine", filters.machineNo),
      numbered("s.merchant_no", "merchant", filters.merchantNo),
    ),
  };
  return pageOf(
    tx,
    list,
    { by: { machineNo: "m.machine_no", machineName: "m.name" }, unsorted: "m.machine_no asc", tie: ["m.id asc"] },
    paging,
  );
}

/** How many of these people may be told about every one of these machines: users of their merchants or of those above that the caller sees. */
export async function countReachable(
  tx: Handle,
  scope: Scope,
  userIds: readonly string[],
  machineIds: readonly string[],
): Promise<number> {
  const values: unknown[] = [userIds, machineIds];
  const seen = scopeSql(scope, "u", values, { machine: null });
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from app_user u where u.id = any($1::bigint[]) and u.status = 'normal' and u.blocked_reason is null and ${seen}
       and not exists (select from machine k join merchant m on m.id = k.merchant_id where k.id = any($2::bigint[]) and not u.merchant_id = any(m.path))`,
    values,
  );
  return row?.n ?? 0;
}

/** Saves one setting for these machines. Receivers of the merchants above are not the caller's to see, nor to take away. */
export async function saveStockAlarms(
  tx: Handle,
  scope: Scope,
  machineIds: readonly string[],
  setting: StockAlarm,
): Promise<void> {
  const values: unknown[] = [
    machineIds,
    setting.threshold,
    setting.unit,
    setting.enabled,
    setting.ways,
    setting.receiverIds,
  ];
  const seen = scopeSql(scope, "u", values, { machine: null });
  await tx.query(
    `insert into stock_alarm (top_id, machine_id, merchant_id, threshold, unit, enabled, ways, receiver_ids)
     select k.top_id, k.id, k.merchant_id, $2, $3, $4, $5::text[], $6::bigint[] from machine k where k.id = any($1::bigint[]) order by k.id
     on conflict (machine_id, top_id) do update set threshold = excluded.threshold, unit = excluded.unit, enabled = excluded.enabled,
       ways = excluded.ways, updated_at = now(), receiver_ids = excluded.receiver_ids || array(select r from unnest(stock_alarm.receiver_ids) r
         where r <> all(excluded.receiver_ids) and not exists (select from app_user u where u.id = r and ${seen}))`,
    values,
  );
}

/** Switches what has been set; answers how many machines it reached. */
export async function enableStockAlarms(
  tx: Handle,
  machineIds: readonly string[],
  enabled: boolean,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "update stock_alarm set enabled = $2, updated_at = now() where machine_id = any($1::bigint[]) returning machine_id as id",
    [machineIds, enabled],
  );
  return rows.map(({ id }) => id);
}
