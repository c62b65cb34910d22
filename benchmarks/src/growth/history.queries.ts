import { asSystem, type Database, ensurePartitions } from "@yunshou/database";
import { settle } from "../fleet.queries.ts";

/** A company that sold `ordersPerDay` orders on each day until now. */
export interface History {
  readonly orders: number;
  readonly ordersPerDay: number;
  readonly machines: number;
  readonly merchants: number;
  readonly productsPerMerchant: number;
}

/** Movements of stock are kept for the newest orders only; nothing that is measured reads older ones. */
const movementDays = 31;
const piece = 250_000;

/**
 * Fills orders and rollups set by set, with the distribution that the gateway would leave: busier noons, unequal machines,
 * a few exceptions with refunds, a few of which failed, a few late reports. The orders are those of the table, with all its indexes and partitions.
 */
export async function fillHistory(database: Database, history: History, say: (line: string) => void): Promise<void> {
  const days = Math.ceil(history.orders / history.ordersPerDay);
  const from = new Date(Date.now() - (days + 1) * 86_400_000).toISOString().slice(0, 10);
  await asSystem(database, (tx) => ensurePartitions(tx, from, new Date().toISOString().slice(0, 10)));
  for (let first = 0; first < history.orders; first += piece) {
    await insertOrders(database, history, first, Math.min(history.orders, first + piece));
    if (first > 0 && (first / piece) % 10 === 0) say(`  ${(first / 1_000_000).toFixed(1)} million orders`);
  }
  await insertMovements(database);
  await fillRollups(database, from);
  await settle(database.adminUrl);
}

/** Lets the company of a kept database sell on until now, so that its last days are today and yesterday again. */
export async function sellOn(database: Database, history: History): Promise<void> {
  const [newest] = await asSystem(database, (tx) =>
    tx.query<{ orders: number; day: string }>(
      `select floor(extract(epoch from now() - id_time(max(id))) * $1 / 86400)::int as orders, ((id_time(max(id)) - interval '1 day') at time zone 'Asia/Shanghai')::date as day from sales_order`,
      [history.ordersPerDay],
    ),
  );
  if (newest === undefined || newest.orders < 1) return;
  await insertOrders(
    database,
    { ...history, orders: history.orders + newest.orders },
    history.orders,
    history.orders + newest.orders,
  );
  await fillRollups(database, newest.day);
  await settle(database.adminUrl);
}

/**
 * The n-th order lies n / ordersPerDay days after the beginning; within a day the sine makes noon busier than night.
 * Numbers carry the time of receipt, as everywhere.
 */
async function insertOrders(
  database: Database,
  { orders, ordersPerDay, machines, merchants, productsPerMerchant }: History,
  first: number,
  end: number,
): Promise<void> {
  await asSystem(database, (tx) =>
    tx.query(
      `insert into sales_order (top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, product_name, point_name, province, quantity, dispensed, payment, business,
         state, pay_state, ship_state, price_fen, paid_fen, purchase_fen, source_key, third_trade_no, card_no, exception, refund_state, ordered_at, paid_at, delivered_at, business_day, counted)
       select 1001 + m % $5::int, id_at(at) | (n & 4194303), 1001 + m % $5::int, 300000 + m, 'main', 11 + m % 8, 100000 + (1 + m % $5::int) * 1000 + p, '商品' || p, '点位' || m, '广东',
         1, case when chance < 0.985 then 1 else 0 end, pay, 'ordinary', case when chance < 0.985 then 'completed' when chance < 0.995 then 'exception' else 'exceptionProcessed' end,
         'paid', case when chance < 0.985 then 'dispensed' else 'failed' end, 350, 350, 210, 'sale:h-' || n, case when pay in ('cash', 'memberCard') then null else 'H' || n end,
         case when pay = 'memberCard' then 'C' || n % 5000 end, case when chance < 0.985 then null else 'notDispensed' end, case when chance > 0.9998 then 'failed' when chance >= 0.985 then 'refunded' end,
         sold, sold, case when chance < 0.985 then sold end, (sold at time zone 'Asia/Shanghai')::date, true
       from (
         select n, at, chance, case when late < 0.01 then at - late * interval '40 days' else at end as sold,
           1 + floor($4::int * power(random(), 1.4))::int as m, 1 + floor($6::int * power(random(), 2))::int as p,
           (array['wechat','wechat','wechat','wechat','alipay','alipay','cash','memberCard'])[1 + n % 8] as pay
         from (
           select n, random() as chance, random() as late,
             now() - ((($1::bigint - n) / $2::int::float8) + 0.08 * sin(2 * pi() * (n % $2::int) / $2::int)) * interval '1 day' - interval '1 second' as at
           from generate_series($3::bigint, $7::bigint - 1) n offset 0) o offset 0) s`,
      [orders, ordersPerDay, first, machines, merchants, productsPerMerchant, end],
    ),
  );
}

async function insertMovements(database: Database): Promise<void> {
  await asSystem(database, (tx) =>
    tx.query(
      `insert into stock_movement (top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason, reference_id)
       select top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, -quantity, 100, 'sale', id
       from sales_order where id >= id_at(now() - $1::int * interval '1 day') and dispensed > 0`,
      [movementDays],
    ),
  );
}

/** Rows of a day stand together, as they do where each sale writes its own. Days from `from` on are written anew and are open. */
async function fillRollups(database: Database, from: string): Promise<void> {
  const ofDays = "from sales_order where business_day >= $1 and id >= id_at($1::date - interval '2 days')";
  const statements = [
    "update merchant set closed_day = least(closed_day, $1::date - 1)",
    ...["rollup_sales", "rollup_day", "rollup_hour", "rollup_card"].map(
      (table) => `delete from ${table} where business_day >= $1`,
    ),
    `insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen, cost_fen, costed_fen)
     select top_id, merchant_id, business_day, machine_id, product_id, payment, business, count(*), sum(quantity), sum(paid_fen), sum(purchase_fen * dispensed), sum(paid_fen) ${ofDays} group by 1, 2, 3, 4, 5, 6, 7 order by 3`,
    `insert into rollup_day (top_id, merchant_id, business_day, payment, business, orders, quantity, amount_fen, cost_fen, costed_fen)
     select top_id, merchant_id, business_day, payment, business, sum(orders), sum(quantity), sum(amount_fen), sum(cost_fen), sum(costed_fen) from rollup_sales where business_day >= $1 group by 1, 2, 3, 4, 5 order by 3`,
    `insert into rollup_hour (top_id, merchant_id, business_day, hour, orders, amount_fen, online_fen)
     select top_id, merchant_id, business_day, extract(hour from ordered_at at time zone 'Asia/Shanghai'), count(*), sum(paid_fen), coalesce(sum(paid_fen) filter (where payment in ('wechat', 'alipay')), 0) ${ofDays} group by 1, 2, 3, 4 order by 3`,
    `insert into rollup_card (top_id, merchant_id, business_day, machine_id, card_no, orders, amount_fen)
     select top_id, merchant_id, business_day, machine_id, card_no, count(*), sum(paid_fen) ${ofDays} and card_no is not null group by 1, 2, 3, 4, 5 order by 3`,
  ];
  for (const statement of statements) await asSystem(database, (tx) => tx.query(statement, [from]));
  await asSystem(database, (tx) =>
    tx.query(
      `insert into rollup_total (top_id, merchant_id, payment, orders, amount_fen) select top_id, merchant_id, payment, sum(orders), sum(amount_fen) from rollup_day group by 1, 2, 3
       on conflict (merchant_id, payment, top_id) do update set orders = excluded.orders, amount_fen = excluded.amount_fen`,
    ),
  );
}

/** An order of yesterday, to be opened. */
export async function someOrder(database: Database): Promise<string> {
  const [row] = await asSystem(database, (tx) =>
    tx.query<{ id: string }>(
      "select id from sales_order where id < id_at(now() - interval '6 hours') order by id desc limit 1",
    ),
  );
  if (row === undefined) throw new Error("there is no order");
  return row.id;
}
