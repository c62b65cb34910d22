import { recordKinds } from "@yunshou/contract/records";
import type { Handle } from "@yunshou/database";

/** What people of the first merchant said of some of its records: hours ago, record, author, whom it mentions, words. */
const said = [
  [50, "machine", "YT310001", "bh01", "", "门锁有点松，今天先拧紧了，建议安排维修。"],
  [49, "machine", "YT310001", "demo", "demostaff", "@周启航 请明天带上锁芯过去换掉，换好在这里说一声。"],
  [26, "machine", "YT310001", "demostaff", "demo", "@林晓云 锁芯已更换，门可以正常关闭。"],
  [20, "machine", "YT310002", "demostaff", "bh01", "@何立强 物业要求早上八点前补完货，之后不让推车进大堂。"],
  [7, "machine", "YT110001", "demo", "", "节假日客流大，补货改为每天一次。"],
  [5, "order", "", "demostaff", "demo", "@林晓云 顾客来电说少出一件，监控里看到卡货，已同意退款。"],
  [3, "product", "", "demo", "", "供应商通知下月换新包装，条码不变。"],
] as const satisfies readonly (readonly [number, (typeof recordKinds)[number], string, string, string, string])[];

/** Comments with mentions; those mentioned were told. Without a number it is the newest record of its kind. */
export async function seedComments(tx: Handle, now: Date): Promise<void> {
  const rows = JSON.stringify(
    said.map(([ago, kind, no, author, mentioned, body]) => ({ ago, kind, no, author, mentioned, body })),
  );
  await tx.query(
    `with said as (
       select $2::timestamptz - make_interval(hours => s.ago) as at, s.kind, s.body, a.id as author_id,
         case when u.merchant_id = a.merchant_id then a.name end as author, u.id as mentioned_id,
         u.top_id as user_top, u.merchant_id as user_merchant, f.*
       from jsonb_to_recordset($1::jsonb) as s(ago int, kind text, no text, author text, mentioned text, body text)
       join app_user a on a.account = s.author left join app_user u on u.account = s.mentioned
       cross join lateral (
         select m.top_id, m.merchant_id, m.id as machine_id, m.machine_no as no, m.id as record_id from machine m where s.kind = 'machine' and m.machine_no = s.no
         union all
         (select o.top_id, o.merchant_id, o.machine_id, o.id::text, o.id from sales_order o join machine k on k.id = o.machine_id
          where s.kind = 'order' and k.machine_no = 'YT310001' order by o.id desc limit 1)
         union all
         (select p.top_id, p.merchant_id, null, p.code, p.id from product p where s.kind = 'product' and p.merchant_id = a.merchant_id and p.deleted_at is null order by p.id limit 1)
       ) f),
     kept as (
       insert into record_comment (top_id, merchant_id, machine_id, record_kind, record_id, record_no, author_id, body, mentioned_ids, created_at)
       select top_id, merchant_id, machine_id, kind, record_id, no, author_id, body,
         array_remove(array[mentioned_id], null), at from said returning id)
     insert into user_message (top_id, merchant_id, user_id, kind, detail, created_at, read_at)
     select user_top, user_merchant, mentioned_id, 'mention',
       jsonb_build_object('kind', 'mention', 'author', author, 'recordKind', kind, 'recordNo', no, 'recordId', record_id::text, 'recordPart', null), at,
       case when at < $2::timestamptz - interval '1 day' then at end
     from said where mentioned_id is not null`,
    [rows, now],
  );
}
