import { type Handle, sealOfSettlement } from "@yunshou/database";
import type { BusinessType, DatedRate, SettledKind } from "@yunshou/domain";

/** A day is closed this long after its end, as the running sums are. */
const graceMinutes = 10;
const target = `(($1::timestamptz - interval '${graceMinutes} minutes') at time zone m.time_zone)::date - 1`;

/** Merchants with an ended day to close, at most `limit`; only those for whom a provider ever collected. */
export function merchantsToSettle(tx: Handle, now: Date, limit: number): Promise<{ id: string }[]> {
  return tx.query(
    `select m.id from merchant m left join settlement_book b on b.merchant_id = m.id and b.top_id = m.top_id
     where (b.closed_day is null or b.closed_day < ${target})
       and exists (select from ledger.account a where a.merchant_id = m.id and a.currency = 'CNY' and a.code >= 'psp_clearing:' and a.code < 'psp_clearing;')
     order by m.id limit $2`,
    [now, limit],
  );
}

export interface Book {
  readonly topId: string;
  readonly timeZone: string;
  /** The first day of the book; what happened earlier has no statement. */
  readonly beginDay: string;
  /** The days to close, both included; the last is before the first when nothing is to be done. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A statement that lasts longer found the tables otherwise than the planner knew; the next round asks it anew. */
export const boundStatements = async (tx: Handle): Promise<void> =>
  void (await tx.query("set local statement_timeout = '60s'"));

/** Opens the book of a merchant and keeps every other closing out until this transaction ends. */
export async function holdBook(tx: Handle, merchantId: string, now: Date, reachDays: number): Promise<Book> {
  await tx.query(
    `insert into settlement_book (top_id, merchant_id, begin_day, closed_day)
     select m.top_id, m.id, ${target} - ($3::int - 1), ${target} - $3::int from merchant m where m.id = $2
     on conflict (top_id, merchant_id) do nothing`,
    [now, merchantId, reachDays],
  );
  const [book] = await tx.query<Book>(
    `select b.top_id as "topId", m.time_zone as "timeZone", b.begin_day::text as "beginDay",
       (b.closed_day + 1)::text as "firstDay", (${target})::text as "lastDay"
     from settlement_book b join merchant m on m.id = b.merchant_id where b.merchant_id = $2 for update of b`,
    [now, merchantId],
  );
  return book!;
}

/** One entry of a clearing account: what a provider collected, or gave back (below zero). */
export interface Fact {
  readonly accountId: string;
  readonly accountVersion: string;
  readonly payment: SettledKind;
  readonly amountFen: string;
  readonly orderId: string;
  readonly machineId: string | null;
  readonly productId: string | null;
  readonly business: BusinessType | null;
  readonly factDay: string;
  /** Of a sale: the version of a plan by which its provider was asked to share it; null where it was not. */
  readonly sharedVersionId: string | null;
  /** Of a refund: what its sale was charged by. Null when the sale has no line. */
  readonly saleRate: number | null;
  readonly saleVersionId: string | null;
  readonly paidFen: string | null;
  /** What lines before gave back of the order, in fen above zero. */
  readonly refundedFen: string;
}

const providers = "any('{psp_clearing:alipay,psp_clearing:wechat,psp_clearing:unionpay}')";

/** Entries `e` of the clearing accounts `a` of merchant $1, each with its transaction, order and refund. */
const entries = `ledger.account a
    join ledger.entry e on e.account_id = a.id and e.top_id = a.top_id
    join ledger.txn t on t.id = e.txn_id and t.top_id = e.top_id
    left join sales_order o on o.top_id = a.top_id and o.id = t.reference_id and o.merchant_id = a.merchant_id
    left join refund r on t.kind = 'refundDone' and r.top_id = a.top_id and r.id = split_part(t.idempotency_key, ':', 2)::bigint
    cross join lateral (select (t.posted_at at time zone $2)::date as posted) p
    cross join lateral (select least(coalesce(o.business_day, p.posted), p.posted) as sold) q
    cross join lateral (select case when e.amount_fen < 0 then q.sold
      else greatest(least(coalesce((r.finished_at at time zone $2)::date, p.posted), p.posted), q.sold) end as day) f`;
const lineless =
  "not exists (select from settlement_line l where l.account_id = a.id and l.account_version = e.account_version and l.top_id = a.top_id)";
/** By what the provider was asked to share the order of this sale. */
const sharedBy = `(select h.split_version_id from order_share h
    where e.amount_fen < 0 and h.top_id = a.top_id and h.order_id = t.reference_id and h.state <> 'refused' limit 1)`;
/** A line of the same order before this refund. */
const ofOrder = "e.amount_fen > 0 and l.top_id = a.top_id and l.order_id = t.reference_id";

/**
 * Entries without a line whose day is `lastDay` or earlier, after the place `after`, in the order of accounts and entries.
 * A sale belongs to its business day and never to one after its booking; a refund to the day it was done, and never to one
 * before its sale. The first closing of an account leaves out what happened before the book began.
 */
export function factsToSettle(
  tx: Handle,
  merchantId: string,
  { beginDay, lastDay, timeZone }: Book,
  after: { readonly accountId: string; readonly accountVersion: string },
  limit: number,
): Promise<Fact[]> {
  return tx.query<Fact>(
    `select a.id as "accountId", e.account_version as "accountVersion", split_part(a.code, ':', 2) as payment, (-e.amount_fen)::text as "amountFen",
       t.reference_id as "orderId", o.machine_id as "machineId", o.product_id as "productId", o.business, f.day::text as "factDay", ${sharedBy} as "sharedVersionId",
       s.rate as "saleRate", s.split_version_id as "saleVersionId", s.amount_fen as "paidFen", coalesce(g.fen, 0)::text as "refundedFen"
     from ${entries} left join settlement_cursor c on c.top_id = a.top_id and c.account_id = a.id
       left join lateral (select l.rate, l.split_version_id, l.amount_fen from settlement_line l where ${ofOrder} and l.amount_fen > 0 limit 1) s on true
       left join lateral (select -sum(l.amount_fen) as fen from settlement_line l where ${ofOrder} and l.amount_fen < 0) g on true
     where a.merchant_id = $1 and a.currency = 'CNY' and a.code = ${providers} and e.account_version > coalesce(c.until_version, 0)
       and (a.id, e.account_version) > ($5::bigint, $6::bigint) and ${lineless}
       and f.day <= $4::date and (c.account_id is not null or f.day >= $3::date)
     order by a.id, e.account_version limit $7`,
    [merchantId, timeZone, beginDay, lastDay, after.accountId, after.accountVersion, limit],
  );
}

export interface StoredRate extends DatedRate {
  readonly payment: SettledKind;
  /** Set for the merchant; the others are those of payment services. */
  readonly own: boolean;
}

/** Rates by which a merchant may be charged, the newest first. */
export const ratesOf = (tx: Handle, merchantId: string): Promise<StoredRate[]> =>
  tx.query<StoredRate>(
    `select payment, rate, from_day::text as "fromDay", true as own from fee_rate where merchant_id = $1
     union all select payment, rate, from_day::text, false from usual_fee_rate order by "fromDay" desc`,
    [merchantId],
  );

export interface NewLine {
  readonly accountId: string;
  readonly accountVersion: string;
  readonly settleDay: string;
  readonly factDay: string;
  readonly orderId: string;
  readonly machineId: string | null;
  readonly payment: SettledKind;
  readonly amountFen: bigint;
  readonly rate: number;
  readonly feeFen: bigint;
  readonly higoFen: bigint;
  readonly splitFen: bigint;
  readonly splitVersionId: string | null;
}

export async function insertLines(tx: Handle, topId: string, merchantId: string, lines: readonly NewLine[]) {
  if (lines.length === 0) return;
  const column = (name: keyof NewLine) => lines.map((line) => (line[name] === null ? null : String(line[name])));
  await tx.query(
    `insert into settlement_line (top_id, merchant_id, account_id, account_version, settle_day, fact_day, order_id, machine_id, payment, amount_fen, rate, fee_fen, higo_fen, split_fen, split_version_id)
     select $1, $2, u.* from unnest($3::bigint[], $4::bigint[], $5::date[], $6::date[], $7::bigint[], $8::bigint[], $9::text[], $10::bigint[], $11::int[], $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[]) u`,
    [
      topId,
      merchantId,
      column("accountId"),
      column("accountVersion"),
      column("settleDay"),
      column("factDay"),
      column("orderId"),
      column("machineId"),
      column("payment"),
      column("amountFen"),
      column("rate"),
      column("feeFen"),
      column("higoFen"),
      column("splitFen"),
      column("splitVersionId"),
    ],
  );
}

export interface NewShare {
  readonly settleDay: string;
  readonly versionId: string;
  readonly receiverId: string;
  readonly ratio: number;
  readonly fixedFen?: bigint | null;
  readonly orders: number;
  readonly paidFen: bigint;
  readonly shareFen: bigint;
}

export async function insertShares(tx: Handle, topId: string, merchantId: string, shares: readonly NewShare[]) {
  if (shares.length === 0) return;
  const column = (name: keyof NewShare) => shares.map((share) => share[name]?.toString() ?? null);
  await tx.query(
    `insert into settlement_share (top_id, merchant_id, settle_day, split_version_id, receiver_id, ratio, fixed_fen, orders, paid_fen, share_fen)
     select $1, $2, u.* from unnest($3::date[], $4::bigint[], $5::bigint[], $6::int[], $7::bigint[], $8::int[], $9::bigint[], $10::bigint[]) u`,
    [
      topId,
      merchantId,
      column("settleDay"),
      column("versionId"),
      column("receiverId"),
      column("ratio"),
      column("fixedFen"),
      column("orders"),
      column("paidFen"),
      column("shareFen"),
    ],
  );
}

/** The days of new lines, the oldest first. */
export async function daysWithLines(tx: Handle, merchantId: string, { firstDay, lastDay }: Book): Promise<string[]> {
  const rows = await tx.query<{ day: string }>(
    "select distinct settle_day::text as day from settlement_line where merchant_id = $1 and settle_day between $2 and $3 order by 1",
    [merchantId, firstDay, lastDay],
  );
  return rows.map(({ day }) => day);
}

/** Writes the parts and the statement of one day and carries the seal of the merchant's book on. */
export async function sealDay(tx: Handle, topId: string, merchantId: string, day: string): Promise<void> {
  const sums = `count(*) filter (where amount_fen > 0)::int as orders, count(*) filter (where amount_fen < 0)::int as refunds, coalesce(sum(amount_fen) filter (where amount_fen > 0), 0) as paid_fen,
    coalesce(-sum(amount_fen) filter (where amount_fen < 0), 0) as refund_fen, sum(fee_fen) as fee_fen, sum(higo_fen) as higo_fen, sum(split_fen) as split_fen`;
  await tx.query(
    `insert into settlement_part (top_id, merchant_id, settle_day, payment, rate, orders, refunds, paid_fen, refund_fen, fee_fen, higo_fen, split_fen)
     select $1, $2, $3, payment, rate, ${sums} from settlement_line where merchant_id = $2 and settle_day = $3 group by payment, rate`,
    [topId, merchantId, day],
  );
  await tx.query(
    `with made as (
       insert into settlement (top_id, merchant_id, settle_day, orders, refunds, sales_fen, refund_fen, fee_fen, higo_fen, split_fen, previous_seal, seal)
       select $1, $2, $3, s.orders, s.refunds, s.paid_fen, s.refund_fen, s.fee_fen, s.higo_fen, s.split_fen, b.seal, ${sealOfSettlement("b.seal", "b.merchant_id", "$3::date")}
       from (select ${sums} from settlement_line where merchant_id = $2 and settle_day = $3) s, settlement_book b
       where b.merchant_id = $2 and b.top_id = $1 returning seal)
     update settlement_book set seal = made.seal from made where merchant_id = $2 and top_id = $1`,
    [topId, merchantId, day],
  );
}

/** Says that the days are closed, and from which entry on the next closing has to look. */
export async function turnPage(tx: Handle, merchantId: string, { topId, timeZone, beginDay, lastDay }: Book) {
  await tx.query("update settlement_book set closed_day = $3 where top_id = $1 and merchant_id = $2", [
    topId,
    merchantId,
    lastDay,
  ]);
  const first = `(select min(e.account_version) - 1 from ${entries.replace("ledger.account a", "(select b.*) a")} where f.day >= $3::date)`;
  await tx.query(
    `insert into settlement_cursor (top_id, account_id, merchant_id, from_version, until_version)
     select b.top_id, b.id, b.merchant_id, coalesce(${first}, b.version), 0 from ledger.account b
     where b.merchant_id = $1 and b.currency = 'CNY' and b.code = ${providers.replace("a.", "b.")}
       and not exists (select from settlement_cursor c where c.top_id = b.top_id and c.account_id = b.id)`,
    [merchantId, timeZone, beginDay],
  );
  // Entries before the first without a line need not be looked at again.
  await tx.query(
    `update settlement_cursor c set until_version = greatest(c.from_version, c.until_version, coalesce(
       (select min(e.account_version) - 1 from ledger.entry e
        where e.account_id = a.id and e.top_id = a.top_id and e.account_version > greatest(c.from_version, c.until_version) and ${lineless}), a.version))
     from ledger.account a where a.id = c.account_id and a.top_id = c.top_id and c.merchant_id = $1`,
    [merchantId],
  );
}
