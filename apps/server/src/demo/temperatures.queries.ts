import type { Handle } from "@yunshou/database";
import type { Owner } from "./demo.queries.ts";

export interface DemoExcursion {
  readonly machineNo: string;
  readonly hoursAgo: number;
  readonly hours: number;
  readonly highest: number;
  /** What was decided about the batches inside, one after the other; none is open. */
  readonly decisions: readonly { readonly state: "released" | "destroyed"; readonly reason: string }[];
}

/** Half hours of the machines that carry medicine: a curve of the day around what their cooling holds. */
export async function insertTemperatures(
  tx: Handle,
  { topId, merchantId }: Owner,
  now: Date,
  days: number,
): Promise<void> {
  await tx.query(
    `insert into machine_temperature (top_id, machine_id, merchant_id, at, lowest, highest, total, samples)
     select $1, m.id, $2, h.at, v.mean - 0.6, v.mean + 0.7, v.mean * 30, 30
     from machine m cross join generate_series(date_bin('30 minutes', $3::timestamptz, 'epoch') - make_interval(days => $4), $3::timestamptz - interval '30 minutes', '30 minutes') h(at)
     cross join lateral (select 17.6 + 0.8 * sin((extract(epoch from h.at) / 3600 - 8 + m.id % 5) / 24 * 2 * pi()) + 0.2 * sin(extract(epoch from h.at) / 1700 + m.id % 7) as mean) v
     where m.top_id = $1 and m.merchant_id = $2 and m.in_service
       and exists (select from lane l join medicine d on d.top_id = l.top_id and d.product_id = l.product_id where l.top_id = m.top_id and l.machine_id = m.id)
     on conflict do nothing`,
    [topId, merchantId, now, days],
  );
}

/** An excursion with its half hours and the batches that lie in the machine. */
export async function insertExcursion(
  tx: Handle,
  { topId, merchantId, userId }: Owner & { readonly userId: string },
  { machineNo, hoursAgo, hours, highest, decisions }: DemoExcursion,
  now: Date,
  pharmacistId: string,
): Promise<void> {
  const from = new Date(now.getTime() - hoursAgo * 3_600_000);
  const to = new Date(from.getTime() + hours * 3_600_000);
  await tx.query(
    `update machine_temperature c set highest = $5::real, lowest = $5::real - 2.2, total = ($5::real - 1.1) * c.samples
     from machine m where m.top_id = $1 and m.machine_no = $2 and c.top_id = $1 and c.machine_id = m.id and c.at >= $3 and c.at < $4`,
    [topId, machineNo, from, to, highest],
  );
  await tx.query(
    `with made as (
       insert into temperature_excursion (top_id, merchant_id, machine_id, storage, began_at, last_at, ended_at, lowest, highest, counted)
       select $1, $2, m.id, 'cool', $4::timestamptz, $5::timestamptz - interval '1 minute', $5::timestamptz, 20.3, $6::real, true from machine m where m.top_id = $1 and m.machine_no = $3
       returning top_id, merchant_id, machine_id, id),
     inside as (
       select made.*, l.product_id, b.id as batch_id, b.batch_no, string_agg(l.lane_no::text, '、' order by l.lane_no) as lanes, sum(greatest(l.stock, 1)) as pieces,
         row_number() over (order by b.id) as place
       from made join lane l on l.top_id = made.top_id and l.machine_id = made.machine_id
       join medicine d on d.top_id = l.top_id and d.product_id = l.product_id and d.storage = 'cool'
       join medicine_batch b on b.top_id = l.top_id and b.product_id = l.product_id and b.batch_no = l.batch_no
       group by made.top_id, made.merchant_id, made.machine_id, made.id, l.product_id, b.id, b.batch_no)
     insert into exposed_batch (top_id, merchant_id, machine_id, excursion_id, product_id, batch_id, batch_no, lanes, pieces, state, reason, proposed_by, decided_by, decided_at)
     select i.top_id, i.merchant_id, i.machine_id, i.id, i.product_id, i.batch_id, i.batch_no, i.lanes, i.pieces, coalesce(r.state, 'open'), coalesce(r.reason, ''),
       case when r.state = 'destroyed' then $8::bigint end, case when r.state is not null then $9::bigint end, case when r.state is not null then $5::timestamptz + interval '3 hours' end
     from inside i left join rows from (jsonb_to_recordset($7::jsonb) as (state text, reason text)) with ordinality as r(state, reason, place)
       on r.place = 1 + (i.place - 1) % greatest(jsonb_array_length($7::jsonb), 1)`,
    [topId, merchantId, machineNo, from, to, highest, JSON.stringify(decisions), userId, pharmacistId],
  );
}
