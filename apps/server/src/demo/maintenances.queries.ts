import type { Handle } from "@yunshou/database";

/** Each work at every fifth machine in service of a top merchant, written down by its administrator; of what is over, one in four is still open. */
export async function insertMaintenances(tx: Handle, works: readonly object[]): Promise<void> {
  await tx.query(
    `with works as (select r.*, row_number() over () as place from jsonb_to_recordset($1::jsonb)
         as r(kind text, content text, "faultKind" text, maintainer text, day int, "everyDays" int, "labourFen" bigint, "costFen" bigint, parts jsonb)),
       chosen as (select m.*, row_number() over (order by m.id) as place,
           (select min(u.id) from app_user u where u.merchant_id = m.top_id and u.level = '1') as admin
         from machine m where m.in_service order by m.id limit 40)
     insert into maintenance (top_id, merchant_id, machine_id, kind, content, fault_kind, maintainer, due_day, every_days, labour_fen, cost_fen, parts, created_by,
       created_at, state, done_at, done_by)
     select m.top_id, m.merchant_id, m.id, w.kind, w.content, w."faultKind", w.maintainer, current_date + w.day, w."everyDays", w."labourFen", w."costFen", w.parts, m.admin,
       least(now(), (current_date + w.day)::timestamptz), s.state, case when s.state = 'done' then (current_date + w.day)::timestamptz + interval '15 hours' end,
       case when s.state = 'done' then m.admin end
     from chosen m join works w on m.place % 5 = w.place % 5
       cross join lateral (select case when w.day < 0 and m.place % 4 <> 0 then 'done' else 'open' end as state) s`,
    [JSON.stringify(works)],
  );
}
