import { isId } from "@yunshou/contract";
import type { Handle } from "@yunshou/database";
import {
  billKinds,
  type BillLine,
  type BillProvider,
  type BillSubject,
  type BillSum,
  type BookFact,
  type Difference,
  sidesOf,
} from "@yunshou/domain";
import { platformMerchantId } from "../../access/people/platformMerchant.ts";

/** A payment service as its bills need it. */
export interface BilledService {
  readonly serviceId: string;
  readonly code: string;
  readonly kind: BillProvider;
  readonly accountNo: string;
  /** What no service of the platform is named with is counted to this one. */
  readonly takesRest: boolean;
}

const serviceColumns = `s.id as "serviceId", s.code, s.kind, coalesce(a.pay_account_no, '') as "accountNo",
  s.id = (select q.id from payment_service q where q.kind = s.kind and q.deleted_at is null order by q.enabled desc, q.id limit 1) as "takesRest"`;
/** The parameters in use; before any were, the newest. */
const account = `left join lateral (select p.pay_account_no from payment_parameters p where p.service_id = s.id
  order by p.state = 'active' desc, p.id desc limit 1) a on true`;

/** Keeps every other bill of a service out until this transaction ends. */
export async function lockBilledService(tx: Handle, serviceId: string): Promise<BilledService | undefined> {
  const rows = await tx.query("select from payment_service where id = $1 and deleted_at is null for no key update", [
    serviceId,
  ]);
  if (rows.length === 0) return undefined;
  const [row] = await tx.query<BilledService>(
    `select ${serviceColumns} from payment_service s ${account} where s.id = $1`,
    [serviceId],
  );
  return row;
}

export interface TakenBill {
  readonly billId: string;
  readonly day: string;
  readonly hash: string;
  readonly openAfter: number;
}

/** The bill of a day, and the newest of the service about the same, either of which may not be there. */
export async function takenBills(
  tx: Handle,
  serviceId: string,
  day: string,
  subject: BillSubject = "trade",
): Promise<{ readonly same: TakenBill | undefined; readonly newest: TakenBill | undefined; readonly begin: string }> {
  const rows = await tx.query<TakenBill & { begin: string }>(
    `select b.id as "billId", b.day::text as day, b.content_hash as hash, b.open_after as "openAfter",
       (select min(f.day)::text from provider_bill f where f.service_id = $1 and f.subject = $3) as begin
     from provider_bill b where b.service_id = $1 and b.subject = $3
       and (b.day = $2 or b.day = (select max(n.day) from provider_bill n where n.service_id = $1 and n.subject = $3))
     order by b.day`,
    [serviceId, day, subject],
  );
  return { same: rows.find((row) => row.day === day), newest: rows.at(-1), begin: rows[0]?.begin ?? day };
}

/** What a bill may have of ours, with whose it is. */
export interface StoredFact extends BookFact {
  readonly topId: string;
  readonly merchantId: string;
  readonly orderId: string;
}

interface RawFact extends Omit<StoredFact, "amountFen"> {
  readonly amountFen: string;
}

const known = `f.settled_bill is not null and not f.written_off as proven, coalesce(f.named, false) as named`;
const payments = `select 'payment' as kind, o.id as number, o.third_trade_no as "tradeNo", o.top_id as "topId", o.merchant_id as "merchantId", o.id as "orderId",
    case when o.paid_fen > 0 then o.paid_fen else greatest(o.price_fen - o.discount_fen, 0) end::text as "amountFen", coalesce(o.paid_at, o.ordered_at) as at, o.paid_fen > 0 as moved, ${known}
  from sales_order o left join payment p on p.top_id = o.top_id and p.order_id = o.id
    left join bill_fact f on f.kind = 'payment' and f.number = o.id and f.top_id = o.top_id`;
const refunds = `select 'refund' as kind, r.id as number, null as "tradeNo", r.top_id as "topId", r.merchant_id as "merchantId", r.order_id as "orderId",
    r.amount_fen::text as "amountFen", coalesce(r.finished_at, r.requested_at) as at, r.state = 'refunded' as moved, ${known}
  from refund r join sales_order o on o.top_id = r.top_id and o.id = r.order_id left join payment p on p.top_id = o.top_id and p.order_id = o.id
    left join bill_fact f on f.kind = 'refund' and f.number = r.id and f.top_id = r.top_id`;
/** Orders of the service $1 (its code) and kind $2; $3 says that it takes what no service is named with. */
const ofService = `o.payment = $2 and case when p.provider is null or not exists (select from payment_service q where q.code = p.provider) then $3::boolean else p.provider = $1 end`;

const read = (rows: readonly RawFact[]): StoredFact[] =>
  rows.map((row) => ({ ...row, amountFen: BigInt(row.amountFen) }));

const bounds = "$4::timestamptz";

/**
 * What of ours a bill should have: what happened until the end of its day, which begins at $4, and no bill knows yet, and
 * what earlier bills left open. Nothing from before the first bill of the service, $5.
 */
export async function factsToProve(
  tx: Handle,
  { serviceId, code, kind, takesRest }: BilledService,
  from: Date,
  begin: Date,
): Promise<StoredFact[]> {
  const within = (at: string) => `${at} >= $5::timestamptz and ${at} < ${bounds} + interval '24 hours'`;
  const rows = await tx.query<RawFact>(
    `${payments} where ${ofService} and f.number is null and o.paid_fen > 0 and o.id >= id_at(${bounds} - interval '1 day') and ${within("coalesce(o.paid_at, o.ordered_at)")}
     union all ${refunds} where ${ofService} and f.number is null and r.state = 'refunded' and ${within("r.finished_at")}
     union all select f.kind, f.number, o.third_trade_no, f.top_id, f.merchant_id, f.order_id, f.amount_fen::text, f.happened_at, true, false, f.named
       from bill_fact f left join sales_order o on f.kind = 'payment' and o.top_id = f.top_id and o.id = f.number
       where f.service_id = $6 and f.kind in ('payment', 'refund') and f.settled_bill is null and not f.written_off`,
    [code, kind, takesRest, from, begin, serviceId],
  );
  return read(rows);
}

/** What of ours the lines of a bill refer to, whenever it was and whatever became of it. */
export async function factsReferred(
  tx: Handle,
  { code, kind, takesRest }: BilledService,
  lines: readonly BillLine[],
): Promise<StoredFact[]> {
  const paid = lines.filter((line) => line.kind === "payment");
  const numbers = paid.map(({ outTradeNo }) => outTradeNo).filter(isId);
  const refundNumbers = lines.map(({ refundNo }) => refundNo).filter(isId);
  const rows = await tx.query<RawFact>(
    `${payments} where ${ofService} and o.id = any($4::bigint[])
     union all ${payments} where ${ofService} and o.third_trade_no = any($5::text[]) and o.id <> all($4::bigint[])
     union all ${refunds} where ${ofService} and r.id = any($6::bigint[])`,
    [code, kind, takesRest, numbers, paid.map(({ tradeNo }) => tradeNo), refundNumbers],
  );
  return read(rows);
}

export interface NewBill {
  readonly serviceId: string;
  readonly day: string;
  readonly subject: BillSubject;
  readonly source: "fetched" | "uploaded";
  readonly hash: string;
  readonly payments: BillSum;
  readonly refunds: BillSum;
  readonly feeFen: bigint;
  readonly ourPayments: BillSum;
  readonly ourRefunds: BillSum;
  readonly openBefore: number;
  readonly userId: string | null;
  readonly now: Date;
}

export async function insertBill(tx: Handle, bill: NewBill): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into provider_bill (service_id, day, source, content_hash, payments, refunds, paid_fen, refund_fen, fee_fen, our_payments, our_refunds,
       our_paid_fen, our_refund_fen, open_before, opened, settled, open_after, taken_by, taken_at, subject)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 0, 0, 0, $15, $16, $17) returning id`,
    [
      bill.serviceId,
      bill.day,
      bill.source,
      bill.hash,
      bill.payments.count,
      bill.refunds.count,
      bill.payments.fen,
      bill.refunds.fen,
      bill.feeFen,
      bill.ourPayments.count,
      bill.ourRefunds.count,
      bill.ourPayments.fen,
      bill.ourRefunds.fen,
      bill.openBefore,
      bill.userId,
      bill.now,
      bill.subject,
    ],
  );
  return row!.id;
}

/** Writes what a bill opens and settles, and takes what is open after it, and since when, from the facts themselves. */
export async function recordFacts(
  tx: Handle,
  { serviceId }: BilledService,
  { billId, subject }: { readonly billId: string; readonly subject: BillSubject },
  facts: {
    readonly all: readonly StoredFact[];
    readonly reached: ReadonlySet<StoredFact>;
    readonly named: ReadonlySet<StoredFact>;
  },
): Promise<void> {
  const kinds = Object.values(billKinds[subject]);
  // What was worked off is settled by the first portion, which there is even when nothing else is.
  for (let first = 0; first === 0 || first < facts.all.length; first += factsAtOnce)
    await recordPortion(tx, { serviceId, billId, kinds }, facts, facts.all.slice(first, first + factsAtOnce));
  await tx.query(
    `update provider_bill b set open_after = o.count, oldest_open = o.since
     from (select count(*) as count, min(happened_at) as since from bill_fact where service_id = $1 and kind = any($3) and settled_bill is null) o where b.id = $2`,
    [serviceId, billId, kinds],
  );
}

const factsAtOnce = 20_000;

async function recordPortion(
  tx: Handle,
  {
    serviceId,
    billId,
    kinds,
  }: { readonly serviceId: string; readonly billId: string; readonly kinds: readonly string[] },
  facts: { readonly reached: ReadonlySet<StoredFact>; readonly named: ReadonlySet<StoredFact> },
  portion: readonly StoredFact[],
): Promise<void> {
  const column = (of: (fact: StoredFact) => unknown) => portion.map((fact) => String(of(fact)));
  await tx.query(
    `with given as (select * from unnest($3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::timestamptz[], $10::boolean[], $11::boolean[])
         as g(top_id, kind, number, merchant_id, order_id, amount_fen, happened_at, reached, named)),
     opened as (insert into bill_fact (top_id, kind, number, merchant_id, service_id, order_id, amount_fen, happened_at, opened_bill, settled_bill, named)
       select g.top_id, g.kind, g.number, g.merchant_id, $1, g.order_id, g.amount_fen, g.happened_at, $2, case when g.reached then $2::bigint end, g.named
       from given g on conflict (kind, number, top_id) do nothing returning settled_bill),
     settled as (update bill_fact f set settled_bill = case when f.written_off or g.reached then $2::bigint end, named = f.named or coalesce(g.named, false)
       from bill_fact h left join given g on g.top_id = h.top_id and g.kind = h.kind and g.number = h.number
       where h.service_id = $1 and h.kind = any($12) and h.settled_bill is null and f.top_id = h.top_id and f.kind = h.kind and f.number = h.number
         and (h.written_off or g.reached or g.named)
       returning f.settled_bill)
     update provider_bill b set opened = b.opened + (select count(*) from opened),
       settled = b.settled + (select count(settled_bill) from opened) + (select count(settled_bill) from settled)
     where b.id = $2`,
    [
      serviceId,
      billId,
      column(({ topId }) => topId),
      column(({ kind }) => kind),
      column((fact) => fact.number),
      column(({ merchantId }) => merchantId),
      column(({ orderId }) => orderId),
      column(({ amountFen }) => amountFen),
      column(({ at }) => at.toISOString()),
      column((fact) => facts.reached.has(fact)),
      column((fact) => facts.named.has(fact)),
      kinds,
    ],
  );
}

/** Writes differences; one about nobody's order belongs to the platform. */
export async function insertDifferences(
  tx: Handle,
  billId: string,
  day: string,
  differences: readonly Difference<StoredFact>[],
): Promise<void> {
  if (differences.length === 0) return;
  const column = (of: (difference: Difference<StoredFact>) => string | bigint | Date | null | undefined) =>
    differences.map((one) => {
      const value = of(one);
      return value === null || value === undefined ? null : value instanceof Date ? value.toISOString() : String(value);
    });
  await tx.query(
    `insert into bill_difference (bill_id, day, top_id, merchant_id, reason, kind, number, order_id, trade_no, their_number, our_fen, their_fen, our_at, their_at)
     select $1, $2, u.* from unnest($3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::text[], $10::text[], $11::bigint[], $12::bigint[], $13::timestamptz[], $14::timestamptz[]) u`,
    [
      billId,
      day,
      column(({ fact }) => fact?.topId ?? platformMerchantId),
      column(({ fact }) => fact?.merchantId ?? platformMerchantId),
      column(({ reason }) => reason),
      column(({ fact, line }) => fact?.kind ?? line?.kind),
      column(({ fact }) => fact?.number),
      column(({ fact }) => fact?.orderId),
      column(({ fact, line }) => line?.tradeNo ?? fact?.tradeNo),
      column(({ line }) => line?.refundNo || line?.outTradeNo),
      column((one) => sidesOf(one).ourFen),
      column((one) => sidesOf(one).theirFen),
      column(({ fact }) => fact?.at),
      column(({ line }) => line?.at),
    ],
  );
}

/** A payment that an earlier bill had and our books did not know. */
export interface MissedLine extends BillLine {
  readonly differenceId: string;
}

/** Machines tell of what they took within this time; older bills need not be looked through. */
const toldWithin = "interval '62 days'";

/** The payments that earlier bills of a service had and our books did not, however they were worked off. */
export async function missedPayments(tx: Handle, { serviceId }: BilledService, day: string): Promise<MissedLine[]> {
  const rows = await tx.query<{ differenceId: string; tradeNo: string; outTradeNo: string; fen: string; at: Date }>(
    `select d.id as "differenceId", coalesce(d.trade_no, '') as "tradeNo", coalesce(d.their_number, '') as "outTradeNo", d.their_fen::text as fen, d.their_at as at
     from bill_difference d join provider_bill b on b.id = d.bill_id
     where b.service_id = $1 and b.subject = 'trade' and b.day >= $2::date - ${toldWithin}
       and d.top_id = ${platformMerchantId} and d.reason = 'missingHere' and d.kind = 'payment' and not d.arrived and d.their_fen is not null order by d.id`,
    [serviceId, day],
  );
  return rows.map(({ fen, ...row }) => ({
    ...row,
    kind: "payment",
    refundNo: "",
    amountFen: BigInt(fen),
    feeFen: 0n,
    state: "succeeded",
  }));
}

/** Ends the differences about payments that our books know by now. */
export async function endKnown(tx: Handle, missed: readonly MissedLine[], now: Date): Promise<void> {
  if (missed.length === 0) return;
  await tx.query(
    `update bill_difference set arrived = true, state = 'done', parked_until = null, version = version + 1,
       handled_at = case when state = 'done' then handled_at else $2 end
     where top_id = ${platformMerchantId} and id = any($1::bigint[])`,
    [missed.map(({ differenceId }) => differenceId), now],
  );
}

/** Ends the differences about what was missing and this bill has. */
export async function endArrived(tx: Handle, facts: readonly StoredFact[], now: Date): Promise<void> {
  const missing = facts.filter(({ named }) => named);
  if (missing.length === 0) return;
  await tx.query(
    `update bill_difference d set state = 'done', parked_until = null, arrived = true, handled_at = $4, version = d.version + 1
     from unnest($1::bigint[], $2::text[], $3::bigint[]) as g(top_id, kind, number)
     where d.top_id = g.top_id and d.kind = g.kind and d.number = g.number and d.reason = 'missingThere' and d.state <> 'done'`,
    [missing.map(({ topId }) => topId), missing.map(({ kind }) => kind), missing.map((fact) => fact.number), now],
  );
}
