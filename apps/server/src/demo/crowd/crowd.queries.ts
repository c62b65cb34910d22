import type { Handle } from "@yunshou/database";
import { onlinePaymentKinds } from "@yunshou/domain";

/** Orders that are posted in one call of the ledger. */
const batch = 4_000;

/** What the sales of a region follow. */
export interface CrowdDemand {
  readonly fromDay: string;
  readonly now: Date;
  readonly timeZone: string;
  /** Sales of the last day for one of an average day. */
  readonly lastDayFactor: number;
  readonly weeklyGrowth: number;
  /** Of each day of the week, Sunday first. */
  readonly weekdays: readonly number[];
  /** Shares of the hours 0 to 22 of a day, summed up. */
  readonly untilHour: readonly number[];
  /** Shares of the payment kinds but the last, summed up. */
  readonly untilPayment: readonly number[];
  readonly payments: readonly string[];
  /** How busy each machine is, and how well each product sells. */
  readonly machines: readonly { readonly machineNo: string; readonly daily: number }[];
  readonly products: readonly { readonly code: string; readonly appeal: number }[];
}

/** The machines of a region were activated two days after they were registered. */
export async function activateMachines(tx: Handle, merchantId: string, now: Date): Promise<void> {
  await tx.query(
    `with active as (
       update machine set activated_at = created_at + interval '2 days' where merchant_id = $1 and activated_at is null and decommissioned_at is null
       returning top_id, id, merchant_id, activated_at)
     insert into machine_lifecycle (top_id, machine_id, merchant_id, at, event) select top_id, id, merchant_id, activated_at, 'activated' from active`,
    [merchantId],
  );
  await tx.query("update machine_state set connection = 'offline', seen_at = $2 where merchant_id = $1", [
    merchantId,
    now,
  ]);
}

/**
 * Draws the sales of a region into a table of this transaction: for each lane and day as many as its place, its product,
 * the weekday and the growth make likely, each at an hour that people buy at. `place` counts the sales of a lane, from 0.
 */
export async function drawSales(tx: Handle, merchantId: string, demand: CrowdDemand): Promise<void> {
  await tx.query("select setseed(0.6)");
  await tx.query(
    `create temporary table crowd_sale on commit drop as
     with shelf as materialized (
       select s.*, s.appeal * w.daily / sum(s.appeal) over (partition by s.machine_id) as daily
       from (select l.top_id, l.merchant_id, l.machine_id, l.lane_no, l.product_id, l.price_fen, coalesce(l.purchase_fen, g.purchase_fen) as purchase_fen, l.capacity, g.name as product_name, m.machine_no,
               m.activated_at, p.name as point_name, p.province, a.appeal * (0.4 + random()) as appeal
             from lane l join machine m on m.id = l.machine_id join point p on p.top_id = m.top_id and p.id = m.point_id
               join product g on g.top_id = l.top_id and g.id = l.product_id
               join jsonb_to_recordset($2::jsonb) as a(code text, appeal float8) on a.code = g.code
             where l.merchant_id = $1) s
         join jsonb_to_recordset($3::jsonb) as w("machineNo" text, daily float8) on w."machineNo" = s.machine_no),
     day as materialized (
       select d::date as day, $6::float8 * ($8::float8[])[extract(dow from d)::int + 1] * $7::float8 ^ ((d::date - ($5::timestamptz at time zone $9)::date) / 7.0) as factor
       from generate_series($4::date::timestamp, ($5::timestamptz at time zone $9)::date::timestamp, interval '1 day') d),
     planned as materialized (select s.*, d.day, floor(s.daily * d.factor + random())::int as sales from shelf s cross join day d),
     drawn as materialized (
       select p.*, date_trunc('milliseconds', (p.day + make_interval(hours => width_bucket(random(), $10::float8[]), secs => random() * 3600)) at time zone $9) as at,
         ($12::text[])[width_bucket(random(), $11::float8[]) + 1] as payment, random() as mood
       from planned p cross join lateral generate_series(1, p.sales)),
     numbered as materialized (
       select d.*, row_number() over lane - 1 as place, lag(at) over lane as before,
         case when mood < 0.04 and price_fen > 200 then price_fen - 10 * (1 + floor(mood * 200)::int) else price_fen end as paid_fen
       from drawn d where at < $5::timestamptz - interval '1 minute' and at > activated_at + interval '2 hours'
       window lane as (partition by machine_id, lane_no order by at))
     select n.*, id_at(at) | (nextval('id_sequence') & 4194303) as id, ((row_number() over (order by at) - 1) / ${batch})::int as part from numbered n`,
    [
      merchantId,
      JSON.stringify(demand.products),
      JSON.stringify(demand.machines),
      demand.fromDay,
      demand.now,
      demand.lastDayFactor,
      demand.weeklyGrowth,
      demand.weekdays,
      demand.timeZone,
      demand.untilHour,
      demand.untilPayment,
      demand.payments,
    ],
  );
  await tx.query("analyze crowd_sale");
}

export async function countDrawn(tx: Handle): Promise<number> {
  const [row] = await tx.query<{ n: number }>("select count(*)::int as n from crowd_sale");
  return row?.n ?? 0;
}

/** The orders as a machine's finished sale makes them: paid, dispensed, complete and counted. */
export async function insertSales(tx: Handle): Promise<void> {
  await tx.query(
    `insert into sales_order (top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, product_name, point_name, province, quantity, dispensed,
       payment, business, state, pay_state, ship_state, price_fen, discount_fen, paid_fen, purchase_fen, source_key, third_trade_no, ordered_at, paid_at, delivered_at, business_day, counted)
     select top_id, id, merchant_id, machine_id, 'main', lane_no, product_id, product_name, point_name, province, 1, 1,
       payment, 'ordinary', 'completed', 'paid', 'dispensed', price_fen, price_fen - paid_fen, paid_fen, purchase_fen, 'sale:C' || id,
       case payment when 'alipay' then '2088' || id when 'wechat' then '4200' || id when 'unionpay' then '4200' || id end, at, at, at, day, true
     from crowd_sale order by id`,
  );
}

/** Pieces that a lane holds when somebody fills it, and that it still has then; more are refilled at once. */
const kept = 2;
const portion = `greatest(capacity - ${kept}, 1)`;

/** Each sale takes one piece; somebody fills a lane between the sales that would leave it nearly empty. */
export async function insertMovements(tx: Handle, merchantId: string): Promise<void> {
  await tx.query(
    `insert into stock_movement (top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason, reference_id)
     select top_id, id_at(at) | (nextval('id_sequence') & 4194303), merchant_id, machine_id, 'main', lane_no, product_id, quantity, stock_after, reason, reference
     from (select top_id, merchant_id, machine_id, lane_no, product_id, at, -1 as quantity, capacity - 1 - place % ${portion} as stock_after, 'sale' as reason, id as reference
           from crowd_sale
           union all
           select top_id, merchant_id, machine_id, lane_no, product_id, coalesce(before + (at - before) / 2, at - interval '1 hour'),
             case place when 0 then capacity else ${portion} end, capacity, 'refill', null
           from crowd_sale where place % ${portion} = 0) m
     order by at`,
  );
  await tx.query(
    `update lane l set stock = s.stock from (
       select distinct on (machine_id, lane_no) machine_id, lane_no, capacity - 1 - place % ${portion} as stock from crowd_sale order by machine_id, lane_no, place desc) s
     where l.merchant_id = $1 and l.machine_id = s.machine_id and l.cabinet = 'main' and l.lane_no = s.lane_no`,
    [merchantId],
  );
  // What nobody bought from is full since the machine stands there.
  await tx.query(
    `with filled as (
       update lane l set stock = l.capacity from machine m where m.id = l.machine_id and l.merchant_id = $1 and l.stock = 0 and l.capacity > 0
       returning l.top_id, l.merchant_id, l.machine_id, l.lane_no, l.product_id, l.capacity, m.activated_at)
     insert into stock_movement (top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
     select top_id, id_at(activated_at) | (nextval('id_sequence') & 4194303), merchant_id, machine_id, 'main', lane_no, product_id, capacity, capacity, 'refill' from filled`,
    [merchantId],
  );
}

/** Parts in which the ledger takes the sales. */
export async function partsToPost(tx: Handle): Promise<number> {
  const [row] = await tx.query<{ n: number }>("select coalesce(max(part) + 1, 0)::int as n from crowd_sale");
  return row?.n ?? 0;
}

/** The ledger's transactions of one part, posted as every other (`machineSale` of the domain). */
export async function postSales(tx: Handle, part: number): Promise<void> {
  await tx.query(
    `select ledger.post(jsonb_agg(jsonb_build_object('kind', 'sale', 'key', 'sale:' || id, 'reference', id, 'merchant', merchant_id, 'top', top_id, 'postings', jsonb_build_array(
       jsonb_build_object('account', case when payment = any($2::text[]) then 'psp_clearing:' || payment when payment = 'cash' then 'cash_in_machine:' || machine_id else 'other_income' end, 'fen', -paid_fen),
       jsonb_build_object('account', 'available', 'fen', paid_fen))) order by id))
     from crowd_sale where part = $1`,
    [part, onlinePaymentKinds],
  );
}

const profit = "coalesce(sum(purchase_fen), 0), coalesce(sum(paid_fen) filter (where purchase_fen is not null), 0)";

/** The rollups of these sales; nobody else of the region has sold anything. */
export async function insertRollups(tx: Handle, timeZone: string): Promise<void> {
  await tx.query(
    `insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen, cost_fen, costed_fen)
     select top_id, merchant_id, day, machine_id, product_id, payment, 'ordinary', count(*), count(*), sum(paid_fen), ${profit} from crowd_sale group by 1, 2, 3, 4, 5, 6`,
  );
  await tx.query(
    `insert into rollup_day (top_id, merchant_id, business_day, payment, business, orders, quantity, amount_fen, cost_fen, costed_fen)
     select top_id, merchant_id, day, payment, 'ordinary', count(*), count(*), sum(paid_fen), ${profit} from crowd_sale group by 1, 2, 3, 4`,
  );
  await tx.query(
    `insert into rollup_hour (top_id, merchant_id, business_day, hour, orders, amount_fen, online_fen)
     select top_id, merchant_id, day, extract(hour from at at time zone $1), count(*), sum(paid_fen), coalesce(sum(paid_fen) filter (where payment = any($2::text[])), 0)
     from crowd_sale group by 1, 2, 3, 4`,
    [timeZone, onlinePaymentKinds],
  );
  await tx.query(
    `insert into rollup_total (top_id, merchant_id, payment, orders, amount_fen)
     select top_id, merchant_id, payment, count(*), sum(paid_fen) from crowd_sale group by 1, 2, 3`,
  );
}

/** A region of which days were closed while it had no history is closed anew, from its first day. */
export async function closeAnew(tx: Handle, merchantId: string): Promise<void> {
  await tx.query("update merchant set closed_day = null where id = $1", [merchantId]);
}

/** Of these merchants, those that have sold. */
export async function sellers(tx: Handle, merchantNos: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ merchantNo: string }>(
    `select m.merchant_no as "merchantNo" from merchant m where m.merchant_no = any($1::text[])
       and exists (select from rollup_total r where r.merchant_id = m.id)`,
    [merchantNos],
  );
  return rows.map(({ merchantNo }) => merchantNo);
}
