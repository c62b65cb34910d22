import type { Handle } from "@yunshou/database";

/** Days of sales before today, as the figures of a list look back. */
const days = 28;

/**
 * What a fleet of `seedFleet` is like on an ordinary day: of a hundred machines two are offline, three have an open alarm, five
 * lack goods, and all sell. The same shares at every size.
 */
export async function makeLive(tx: Handle): Promise<void> {
  await tx.query(
    `update machine_state set connection = case when machine_id % 50 = 0 then 'offline' else 'online' end, temperature = 4, seen_at = now(),
       conditions = case when machine_id % 20 = 1 then '{outOfStock}' when machine_id % 100 = 2 then '{fault}' else '{}' end::text[]`,
  );
  await tx.query(
    `insert into alarm (top_id, machine_id, merchant_id, kind, raised_at, told_at)
     select top_id, id, merchant_id, case id % 100 when 0 then 'offline' when 2 then 'laneFault' else 'outOfStock' end, now() - make_interval(mins => (id % 5000)::int), now()
     from machine where id % 100 in (0, 1, 2)`,
  );
  // Alarms that are long over: ten times as many as are open.
  await tx.query(
    `insert into alarm (top_id, machine_id, merchant_id, kind, raised_at, cleared_at, told_at)
     select top_id, id, merchant_id, 'outOfStock', now() - make_interval(days => n), now() - make_interval(days => n - 1), now()
     from machine, generate_series(2, 11) n where id % 100 in (0, 1, 2)`,
  );
  await tx.query(
    `insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen)
     select top_id, merchant_id, current_date - n, id, 1, 'alipay', 'normal', 10 + id % 7, 10, 3500 + id % 900
     from machine, generate_series(0, ${days}) n where n < 3 or id % 100 in (0, 1, 2)`,
  );
  await tx.query(
    `insert into rollup_hour (top_id, merchant_id, business_day, hour, orders, amount_fen, online_fen)
     select top_id, id, current_date - n, h, 10, 3500, 3500 from merchant, generate_series(0, ${days}) n, generate_series(0, 23) h where id > 1000`,
  );
}

/** What a machine is found by, as the product writes it: its number and its name with their pairs of characters. */
export const makeFindable = (tx: Handle): Promise<unknown> =>
  tx.query(
    `update machine set search = lower(machine_no) || E'\\n' || name,
       pieces = array(select distinct substr(d, at, size) from unnest(array[lower(machine_no), name]) d, generate_series(1, 10) at, unnest(array[2, 3]) size
         where at + size - 1 <= length(d) and (size = 2 or substr(d, at, 3) ~ '^[0-9]+$'))`,
  );
