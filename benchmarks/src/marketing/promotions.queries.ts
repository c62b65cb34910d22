import type { Handle } from "@yunshou/database";

/** What the largest lane holds. */
export const perLane = 200;
/** The number of the first lane; the others follow it. */
export const firstLane = 11;

/** A merchant of its own with a machine that sells one product at 3.50 from so many full lanes. */
export async function makeShop(tx: Handle, id: string, lanes: number): Promise<string> {
  await tx.query(
    "insert into merchant (id, top_id, path, merchant_no, name, kind, province) values ($1::bigint, $1::bigint, array[$1::bigint], $2, $2, 'ordinary', '上海')",
    [id, `S${id}`],
  );
  await tx.query(
    "insert into product (top_id, id, merchant_id, code, name, price_fen) values ($1::bigint, $1::bigint * 100, $1::bigint, 'cola', '可乐', 350)",
    [id],
  );
  const [machine] = await tx.query<{ id: string }>(
    "insert into machine (top_id, merchant_id, machine_no, name, category, type, activated_at) values ($1, $1, $2, $2, 'vending', 'drink', now()) returning id",
    [id, `S${id}`],
  );
  const machineId = machine!.id;
  await tx.query(
    "insert into machine_state (top_id, machine_id, merchant_id, connection) values ($1, $2, $1, 'online')",
    [id, machineId],
  );
  await tx.query(
    "insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity) select $1::bigint, $2, $1::bigint, 'main', n, $1::bigint * 100, 350, $5::int, $5::int from generate_series($3::int, $3::int + $4::int - 1) n",
    [id, machineId, firstLane, lanes, perLane],
  );
  await tx.query(
    "insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason) select $1::bigint, $1::bigint, $2, 'main', n, $1::bigint * 100, $5::int, $5::int, 'generate' from generate_series($3::int, $3::int + $4::int - 1) n",
    [id, machineId, firstLane, lanes, perLane],
  );
  return machineId;
}

/**
 * Plans on sale: of every kind, priority and way to combine, a third of them at other hours and a third about other products,
 * so that a third may apply to the one product.
 */
export async function makePlans(tx: Handle, id: string, count: number, budgeted: boolean): Promise<void> {
  await tx.query(
    `with s as (
       insert into marketing_scheme (top_id, merchant_id, own, name, kind, rate, full_fen, reduction_fen, product_ids, levels, remark, state)
       select $1::bigint, $1::bigint, false, 'P' || n, case when n % 2 = 0 then 'fullReduction' else 'productDiscount' end, case when n % 2 = 0 then null else 90 - n % 20 end,
         case when n % 2 = 0 then 300::bigint end, case when n % 2 = 0 then (10 + n % 50)::bigint end, '{}', '{}', '', 'onSale' from generate_series(1, $2::int) n returning top_id, id, name)
     insert into marketing_plan (top_id, merchant_id, scheme_id, name, state, priority, combination, start_day, end_day, slots, product_ids, max_uses)
     select $1::bigint, $1::bigint, s.id, s.name, 'onSale', 1 + n.n % 9, (array['accumulate', 'accumulate', 'largest'])[1 + n.n / 3 % 3], current_date - 10, current_date + 300,
       case when not $3::boolean and n.n % 3 = 1 then array[0, 1] else array[0, 1440] end, case when not $3::boolean and n.n % 3 = 2 then array[$1::bigint * 100 + 1] else array[]::bigint[] end,
       case when $3::boolean then 1000000 end
     from s join generate_series(1, $2::int) n on s.name = 'P' || n.n`,
    [id, count, budgeted],
  );
}

/** Orders of a merchant, and those of them that a plan made cheaper. */
export async function promotedOrders(
  tx: Handle,
  id: string,
): Promise<{ readonly orders: number; readonly cheaper: number }> {
  const [row] = await tx.query<{ orders: number; cheaper: number }>(
    "select count(*)::int as orders, (count(*) filter (where discount_fen > 0))::int as cheaper from sales_order where top_id = $1",
    [id],
  );
  return row!;
}
