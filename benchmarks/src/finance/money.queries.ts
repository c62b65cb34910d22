import { asSystem, type Database, ensurePartitions, type Handle } from "@yunshou/database";
import { settle } from "../fleet.queries.ts";

/** Merchants, each of which sold the same number of goods by code on one day. */
export interface Market {
  readonly merchants: number;
  readonly ordersEach: number;
  /** In Beijing. */
  readonly day: string;
}

export const serviceId = "900";
export const accountNo = "1900000109";
const portion = 50;

/** Fills merchants, their orders of a day and the ledger of those; the order with the number n of all has the trade number T‹n›. */
export async function fillMarket(database: Database, { merchants, ordersEach, day }: Market): Promise<void> {
  await asSystem(database, async (tx) => {
    await ensurePartitions(tx, day, day);
    await tx.query(
      `insert into merchant (id, top_id, path, merchant_no, name, kind, created_at)
       select 1000 + n, 1000 + n, array[1000 + n], 'M' || lpad(n::text, 4, '0'), '商户' || n, 'ordinary', now() - interval '1 year' from generate_series(1, $1::int) n`,
      [merchants],
    );
    await tx.query(
      "insert into payment_service (id, code, kind, provider_name, fee_rate, enabled) values ($1, 'wechat', 'wechat', '微信', 60, true)",
      [serviceId],
    );
    await tx.query(
      "insert into payment_parameters (service_id, state, pay_account_no, app_id, interface_url, keys_sealed) values ($1, 'active', $2, 'a', 'https://x', '')",
      [serviceId, accountNo],
    );
  });
  for (let first = 1; first <= merchants; first += portion)
    await asSystem(database, (tx) => sellFor(tx, first, Math.min(merchants, first + portion - 1), ordersEach, day));
  await settle(database.adminUrl);
}

async function sellFor(tx: Handle, first: number, last: number, ordersEach: number, day: string): Promise<void> {
  const values = [first, last, ordersEach, day];
  await tx.query("set local statement_timeout = '600s'");
  await tx.query(
    `insert into sales_order (top_id, id, merchant_id, machine_id, product_name, quantity, dispensed, payment, business, state, pay_state, ship_state, price_fen, paid_fen,
       source_key, third_trade_no, ordered_at, paid_at, business_day, counted)
     select 1000 + m, id_at(at) | (((m - 1) * $3::int + n) & 4194303), 1000 + m, 300000 + m, '商品', 1, 1, 'wechat', 'ordinary', 'completed', 'paid', 'dispensed',
       fen, fen, 'sale:b-' || (m - 1) * $3::int + n, 'T' || (m - 1) * $3::int + n, at, at, $4::date, true
     from generate_series($1::int, $2::int) m, generate_series(1, $3::int) n
       cross join lateral (select ($4::date)::timestamp at time zone 'Asia/Shanghai' + interval '20 hours' * n / $3::int as at, 100 + n % 900 as fen) o`,
    values,
  );
  await tx.query(
    `select ledger.post(b.facts) from (
       select jsonb_agg(jsonb_build_object('kind', 'orderPaid', 'key', 'paid:' || o.id, 'reference', o.id::text, 'merchant', o.merchant_id::text, 'top', o.top_id::text,
         'postings', jsonb_build_array(jsonb_build_object('account', 'psp_clearing:wechat', 'fen', (-o.paid_fen)::text), jsonb_build_object('account', 'available', 'fen', o.paid_fen::text)))
         order by o.id) as facts
       from sales_order o where o.merchant_id between 1000 + $1::int and 1000 + $2::int and o.business_day = $4::date and $3::int > 0 group by o.merchant_id offset 0) b`,
    values,
  );
}

/** The sales of the market as a provider lists them, some thousand at a time. */
export async function* salesOf(
  database: Database,
  day: string,
): AsyncGenerator<{ no: string; id: string; fen: number; at: Date }[]> {
  let after = "0";
  for (;;) {
    const rows = await asSystem(database, (tx) =>
      tx.query<{ no: string; id: string; fen: number; at: Date }>(
        "select third_trade_no as no, id, paid_fen::int as fen, paid_at as at from sales_order where business_day = $1::date and id > $2::bigint order by id limit 20000",
        [day, after],
      ),
    );
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.id;
  }
}

export async function counts(tx: Handle): Promise<{ entries: number; lines: number; statements: number }> {
  const [row] = await tx.query<{ entries: number; lines: number; statements: number }>(
    `select (select count(*)::int from ledger.entry) as entries, (select count(*)::int from settlement_line) as lines, (select count(*)::int from settlement) as statements`,
  );
  return row!;
}
