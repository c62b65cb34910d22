import type { Handle } from "@yunshou/database";
import { excursionMinutes, storageBands, temperatureLimits } from "@yunshou/domain";

const bands = JSON.stringify(Object.entries(storageBands).map(([storage, band]) => ({ storage, ...band })));

/** Readings of the last minutes of machines that carry medicine. */
const fresh = `machine_state s where s.connection <> 'notActivated' and s.temperature is not null and s.temperature_at > $1::timestamptz - make_interval(secs => $2)`;
const freshSeconds = temperatureLimits.freshMs / 1000;

/** Writes the readings of this minute into their half hours. */
export async function logTemperatures(tx: Handle, at: Date): Promise<void> {
  await tx.query(
    `insert into machine_temperature as c (top_id, machine_id, merchant_id, at, lowest, highest, total, samples)
     select s.top_id, s.machine_id, s.merchant_id, date_bin(make_interval(mins => $3), $1::timestamptz, 'epoch'), s.temperature, s.temperature, s.temperature, 1
     from ${fresh} and exists (select from lane l join medicine d on d.top_id = l.top_id and d.product_id = l.product_id where l.top_id = s.top_id and l.machine_id = s.machine_id)
     on conflict (top_id, machine_id, at) do update set lowest = least(c.lowest, excluded.lowest), highest = greatest(c.highest, excluded.highest),
       total = c.total + excluded.total, samples = c.samples + 1`,
    [at, freshSeconds, temperatureLimits.logMinutes],
  );
}

/**
 * Opens, continues and ends excursions by the readings of this minute: one for each machine and each way in which medicine in it
 * keeps. One that is over before it counts is forgotten. A machine without a reading keeps the one that is under way, unless it
 * went out of service.
 */
export async function followExcursions(tx: Handle, at: Date): Promise<void> {
  await tx.query(
    `insert into temperature_excursion as e (top_id, merchant_id, machine_id, storage, began_at, last_at, lowest, highest)
     select s.top_id, s.merchant_id, s.machine_id, k.storage, $1, $1, s.temperature, s.temperature
     from (select s.* from ${fresh}) s cross join jsonb_to_recordset($3::jsonb) as k(storage text, low real, high real)
     where (s.temperature > k.high or s.temperature < k.low)
       and exists (select from lane l join medicine d on d.top_id = l.top_id and d.product_id = l.product_id and d.storage = k.storage
         where l.top_id = s.top_id and l.machine_id = s.machine_id and l.stock > 0)
     order by s.machine_id, k.storage
     on conflict (top_id, machine_id, storage) where ended_at is null
       do update set last_at = excluded.last_at, lowest = least(e.lowest, excluded.lowest), highest = greatest(e.highest, excluded.highest)`,
    [at, freshSeconds, bands],
  );
  const over = `e.ended_at is null and e.last_at < $1 and (exists (select from ${fresh} and s.top_id = e.top_id and s.machine_id = e.machine_id)
    or exists (select from machine m where m.top_id = e.top_id and m.id = e.machine_id and m.decommissioned_at is not null))`;
  await tx.query(`delete from temperature_excursion e where not e.counted and ${over}`, [at, freshSeconds]);
  await tx.query(`update temperature_excursion e set ended_at = $1 where ${over}`, [at, freshSeconds]);
  await tx.query(
    `update temperature_excursion e set counted = true
     where e.ended_at is null and not e.counted and e.last_at - e.began_at >= make_interval(mins => coalesce(
       (select x.excursion_minutes from medicine_box x join merchant o on o.id = x.merchant_id and 'smartMedicineBox' = any(o.features)
        where x.top_id = e.top_id and x.merchant_id = e.merchant_id), $1))`,
    [excursionMinutes],
  );
}

/** Batches that lie in machines during an excursion that counts are written down with it; so are those that are loaded meanwhile. */
export async function attachBatches(tx: Handle, at: Date): Promise<void> {
  await tx.query(
    `insert into exposed_batch as x (top_id, merchant_id, machine_id, excursion_id, product_id, batch_id, batch_no, lanes, pieces)
     select e.top_id, e.merchant_id, e.machine_id, e.id, l.product_id, b.id, coalesce(b.batch_no, l.batch_no), string_agg(l.lane_no::text, '、' order by l.cabinet, l.lane_no), sum(l.stock)
     from temperature_excursion e join lane l on l.top_id = e.top_id and l.machine_id = e.machine_id and l.stock > 0
     join medicine d on d.top_id = l.top_id and d.product_id = l.product_id and d.storage = e.storage
     left join medicine_batch b on b.top_id = l.top_id and b.product_id = l.product_id and lower(b.batch_no) = lower(l.batch_no)
     where e.ended_at is null and e.counted and e.last_at = $1
     group by e.top_id, e.merchant_id, e.machine_id, e.id, l.product_id, b.id, coalesce(b.batch_no, l.batch_no)
     on conflict (top_id, excursion_id, product_id, batch_no)
       do update set pieces = excluded.pieces, lanes = excluded.lanes where x.state = 'open' and excluded.pieces > x.pieces`,
    [at],
  );
}
