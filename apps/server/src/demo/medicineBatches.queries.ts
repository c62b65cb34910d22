import type { Handle } from "@yunshou/database";

interface PharmacyOwner {
  readonly topId: string;
  readonly merchantId: string;
  readonly userId: string;
}

/** One batch of a product: how long ago it was made, how long it is good, and whether the cabinets hold it. */
export interface DemoBatch {
  readonly code: string;
  readonly batchNo: string;
  readonly madeDaysAgo: number;
  readonly daysLeft: number;
  readonly quantity: number;
  readonly recallReason: string;
}

export async function insertBatches(
  tx: Handle,
  { topId, merchantId, userId }: PharmacyOwner,
  batches: readonly DemoBatch[],
  today: string,
): Promise<void> {
  await tx.query(
    `insert into medicine_batch (top_id, merchant_id, product_id, batch_no, production_date, shelf_life_date, quantity, recall_reason, recalled_at, recalled_by)
     select $1, $2, p.id, r."batchNo", $4::date - r."madeDaysAgo", $4::date + r."daysLeft", r.quantity, r."recallReason",
       case when r."recallReason" <> '' then now() - interval '2 days' end, case when r."recallReason" <> '' then $5::bigint end
     from jsonb_to_recordset($3::jsonb) as r(code text, "batchNo" text, "madeDaysAgo" int, "daysLeft" int, quantity int, "recallReason" text)
     join product p on p.top_id = $1 and p.merchant_id = $2 and p.code = r.code`,
    [topId, merchantId, JSON.stringify(batches), today, userId],
  );
}

/** The lanes of the pharmacy name batches of their medicine in turn; those with a batch that may not be sold are stopped. */
export async function spreadBatches(tx: Handle, { topId, merchantId }: PharmacyOwner, today: string): Promise<void> {
  await tx.query(
    `with places as (
       select l.machine_id, l.cabinet, l.lane_no, l.product_id, row_number() over (partition by l.product_id order by l.machine_id, l.cabinet, l.lane_no) - 1 as place
       from lane l where l.top_id = $1 and l.merchant_id = $2 and l.product_id is not null),
     choices as (
       select b.product_id, b.batch_no, b.recalled_at is not null or b.shelf_life_date < $3::date as over,
         row_number() over (partition by b.product_id order by b.shelf_life_date desc) - 1 as place, count(*) over (partition by b.product_id) as many
       from medicine_batch b where b.top_id = $1 and b.merchant_id = $2)
     update lane l set batch_no = c.batch_no, status = case when c.over then 'discontinued' else l.status end
     from places p join choices c on c.product_id = p.product_id and c.place = p.place % c.many
     where l.top_id = $1 and l.machine_id = p.machine_id and l.cabinet = p.cabinet and l.lane_no = p.lane_no`,
    [topId, merchantId, today],
  );
}

/** Storage checks of the last weeks, of each batch that lies in a machine. */
export async function insertChecks(
  tx: Handle,
  { topId, merchantId, userId }: PharmacyOwner,
  checks: readonly { readonly content: string; readonly result: string; readonly remark: string }[],
): Promise<void> {
  await tx.query(
    `with held as (
       select distinct on (b.id) b.id, l.machine_id, row_number() over (order by b.id) as place from medicine_batch b
       join lane l on l.top_id = b.top_id and l.product_id = b.product_id and l.batch_no = b.batch_no
       where b.top_id = $1 and b.merchant_id = $2 order by b.id, l.machine_id),
     numbered as (select h.id, h.machine_id, row_number() over (order by h.id) as place from held h)
     insert into medicine_upkeep (top_id, merchant_id, batch_id, machine_id, content, result, remark, maintained_by, maintained_at)
     select $1, $2, n.id, n.machine_id, c.value ->> 'content', c.value ->> 'result', c.value ->> 'remark', $4, now() - n.place * interval '31 hours'
     from numbered n join jsonb_array_elements($3::jsonb) with ordinality as c(value, place) on c.place = 1 + n.place % jsonb_array_length($3::jsonb)`,
    [topId, merchantId, JSON.stringify(checks), userId],
  );
}

/** The sales of the last weeks were from the batches that lie in their lanes today. */
export async function batchesOfSales(tx: Handle, { topId, merchantId }: PharmacyOwner): Promise<void> {
  await tx.query(
    `update medicine_sale s set batch_id = b.id from lane l join medicine_batch b on b.top_id = l.top_id and b.product_id = l.product_id and b.batch_no = l.batch_no
     where s.top_id = $1 and s.merchant_id = $2 and l.top_id = s.top_id and l.machine_id = s.machine_id and l.cabinet = s.cabinet and l.lane_no = s.lane_no
       and l.product_id = s.product_id`,
    [topId, merchantId],
  );
}

/** Boxes with trace codes: of the last sales, of each lane and of each batch in stock (MED-06). */
export async function insertBoxes(tx: Handle, { topId, merchantId, userId }: PharmacyOwner): Promise<void> {
  await tx.query(
    `with sold as (
       select s.batch_id, 'sold' as state, s.machine_id, s.cabinet, s.lane_no, id_time(s.order_id) - interval '2 days' as placed_at, s.order_id, id_time(s.order_id) as sold_at
       from (select * from medicine_sale where top_id = $1 and merchant_id = $2 and batch_id is not null order by order_id desc limit 80) s, generate_series(1, s.quantity)),
     placed as (
       select b.id, 'placed', l.machine_id, l.cabinet, l.lane_no, now() - interval '1 day', null::bigint, null::timestamptz
       from lane l join medicine_batch b on b.top_id = l.top_id and b.product_id = l.product_id and b.batch_no = l.batch_no, generate_series(1, least(l.stock, 3))
       where l.top_id = $1 and l.merchant_id = $2),
     stored as (
       select b.id, 'stored', null::bigint, null::text, null::int, null::timestamptz, null::bigint, null::timestamptz
       from medicine_batch b, generate_series(1, 4) where b.top_id = $1 and b.merchant_id = $2)
     insert into trace_code (top_id, merchant_id, batch_id, code, state, machine_id, cabinet, lane_no, placed_at, order_id, sold_at, created_by, created_at)
     select $1, $2, x.batch_id, '81' || lpad((dense_rank() over (order by b.product_id))::text, 5, '0') || lpad((row_number() over (order by b.product_id, x.state) * 7919)::text, 13, '0'),
       x.state, x.machine_id, x.cabinet, x.lane_no, x.placed_at, x.order_id, x.sold_at, $3, now() - interval '12 days'
     from (select * from sold union all select * from placed union all select * from stored) x join medicine_batch b on b.top_id = $1 and b.id = x.batch_id`,
    [topId, merchantId, userId],
  );
}
