import type { Handle } from "@yunshou/database";

/** A package of the demo company, as it is seeded. */
export interface DemoPackage {
  readonly name: string;
  readonly version: string;
  readonly kind: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly remark: string;
}

/** A released package of the first top merchant that has machines; answers its id and whose it is. */
export async function insertDemoPackage(
  tx: Handle,
  { name, version, kind, file, bytes, sha256, remark }: DemoPackage,
): Promise<{ softId: string; topId: string } | undefined> {
  const [row] = await tx.query<{ softId: string; topId: string }>(
    `insert into software_package (top_id, merchant_id, name, version, kind, file, size_bytes, sha256, enabled, remark, uploaded_by, uploaded_at)
     select t.id, t.id, $1, $2, $3, $4, $5, $6, true, $7, (select min(u.id) from app_user u where u.merchant_id = t.id), now() - interval '12 days'
     from (select min(m.top_id) as id from machine m where m.in_service) t where t.id is not null returning id as "softId", top_id as "topId"`,
    [name, version, kind, file, bytes, sha256, remark],
  );
  return row;
}

/** A rollout to machines of the merchant, in groups of ten: one that has finished with a failure, or one that waits for its approval. */
export async function insertDemoRollout(
  tx: Handle,
  { softId, topId }: { readonly softId: string; readonly topId: string },
  { state, machines }: { readonly state: "finished" | "proposed"; readonly machines: number },
): Promise<void> {
  const [row] = await tx.query<{ id: string }>(
    `insert into rollout (top_id, merchant_id, package_id, state, machines, groups, group_no, group_size, failure_percent, success_percent, step_minutes, wait_hours, sales_drop_percent, sales,
       proposed_by, proposed_at, approved_by, approved_at, ended_at)
     select $1, $1, $2, $3, c.n, (c.n + 9) / 10, case when $3 = 'finished' then (c.n + 9) / 10 else 0 end, 10, 10, 80, 60, 168, 30, null, p.first, now() - interval '10 days',
       case when $3 = 'finished' then nullif(p.last, p.first) end, case when $3 = 'finished' then now() - interval '10 days' end,
       case when $3 = 'finished' then now() - interval '9 days' end
     from (select least($4::int, count(*))::int as n from machine m where m.top_id = $1 and m.in_service) c,
       (select min(u.id) as first, max(u.id) as last from app_user u where u.merchant_id = $1) p
     where c.n > 0 and p.first is not null returning id`,
    [topId, softId, state, machines],
  );
  if (row === undefined) return;
  await tx.query(
    `insert into rollout_machine (top_id, merchant_id, rollout_id, machine_id, group_no, state, reason, from_version, sent_at, ended_at)
     select m.top_id, m.merchant_id, $2, m.id, 1 + (m.place - 1) / 10, s.state, case when s.state = 'failed' then '校验失败，已恢复原版本' else '' end, '3.8.0',
       case when $3 = 'finished' then now() - interval '10 days' end, case when $3 = 'finished' then now() - interval '9 days' end
     from (select n.*, row_number() over (order by n.id) as place from machine n where n.top_id = $1 and n.in_service order by n.id limit $4) m
       cross join lateral (select case when $3 <> 'finished' then 'waiting' when m.place % 12 = 0 then 'failed' else 'done' end as state) s`,
    [topId, row.id, state, machines],
  );
}
