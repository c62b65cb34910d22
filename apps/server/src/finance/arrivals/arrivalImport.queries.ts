import type { Handle } from "@yunshou/database";
import {
  arrivalReachDays,
  type ArrivalMatching,
  type BankLine,
  billTimeZone,
  type BillProvider,
  type ExpectationKind,
  type ExpectedMoney,
} from "@yunshou/domain";
import type { ImportBatch, ImportPlace } from "../../platform/imports/kind.ts";

/** What tells a line of a bank from all others. */
export interface LineKey {
  readonly day: string;
  readonly amountFen: string;
  readonly reference: string;
}

export const linesWith = (tx: Handle, topId: string, references: readonly string[]): Promise<LineKey[]> =>
  tx.query(
    `select bank_day::text as day, bank_fen::text as "amountFen", bank_reference as reference from bank_arrival
     where top_id = $1 and bank_reference = any($2)`,
    [topId, references],
  );

/** Keeps every other file of the bank out until this transaction ends. */
export const holdAccount = async (tx: Handle, { merchantId }: ImportPlace): Promise<void> =>
  void (await tx.query("select from merchant where id = $1 for no key update", [merchantId]));

const made = `from import_row r where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create'`;

/** Whether another file brought one of the lines since the check. */
export async function isOvertaken(tx: Handle, { topId, importId }: ImportBatch): Promise<boolean> {
  const [row] = await tx.query<{ isOver: boolean }>(
    `select exists (select ${made} and exists (select from bank_arrival a where a.top_id = r.top_id and a.bank_reference = r.made ->> 'reference'
       and a.bank_day = (r.made ->> 'day')::date and a.bank_fen = (r.made ->> 'amountFen')::bigint)) as "isOver"`,
    [topId, importId],
  );
  return row!.isOver;
}

/** A line as the bank states it. */
export type StoredLine = BankLine;

/** A line with the file that has it and the row that says so; null before it is written down. */
export interface FiledLine extends BankLine {
  readonly importId: string;
  readonly arrivalId: string | null;
}

/** The lines of a file, in its order. */
export async function linesOf(tx: Handle, { topId, importId }: ImportBatch): Promise<StoredLine[]> {
  const rows = await tx.query<LineKey & { payer: string }>(
    `select r.made ->> 'day' as day, r.made ->> 'amountFen' as "amountFen", r.made ->> 'reference' as reference, r.made ->> 'payer' as payer
     ${made} order by r.row_no`,
    [topId, importId],
  );
  return rows.map((row) => ({ ...row, amountFen: BigInt(row.amountFen) }));
}

/** Lines of earlier files of which nobody knew what they brought, and which nobody worked off. */
export async function earlierLines(tx: Handle, { topId }: ImportPlace): Promise<FiledLine[]> {
  const rows = await tx.query<LineKey & Omit<FiledLine, keyof LineKey>>(
    `select bank_day::text as day, bank_fen::text as "amountFen", bank_reference as reference, payer, import_id as "importId", id as "arrivalId"
     from bank_arrival where top_id = $1 and kind is null and state = 'open' order by bank_day, id`,
    [topId],
  );
  return rows.map((row) => ({ ...row, amountFen: BigInt(row.amountFen), isEarlier: true }));
}

/** The day of the first line that the bank ever showed, `day` included. */
export async function firstDay(tx: Handle, { topId }: ImportPlace, day: string): Promise<string> {
  const [row] = await tx.query<{ day: string }>(
    "select least(min(bank_day), $2::date)::text as day from bank_arrival where top_id = $1",
    [topId, day],
  );
  return row!.day;
}

/** What should be on the account, with the row that says so; null before it is written down. */
export interface StoredExpectation extends ExpectedMoney {
  readonly arrivalId: string | null;
  readonly expectedId: string;
  readonly subject: string;
}

/**
 * What no line had yet: bills of which the provider settles payments less refunds and fees, and withdrawals that were
 * transferred. A provider that has more to take back than to give settles nothing.
 */
export async function expectedMoney(tx: Handle, { topId }: ImportPlace, begin: string): Promise<StoredExpectation[]> {
  const rows = await tx.query<{
    arrivalId: string | null;
    kind: ExpectationKind;
    expectedId: string;
    day: string;
    amountFen: string;
    reference: string;
    provider: BillProvider | null;
    subject: string;
  }>(
    `select a.id as "arrivalId", e.kind, e.id as "expectedId", e.day::text as day, e.fen::text as "amountFen", e.reference, e.provider, e.subject
     from (select 'bill' as kind, b.id, b.day, b.paid_fen - b.refund_fen - b.fee_fen as fen, '' as reference, s.kind as provider, s.provider_name as subject
         from provider_bill b join payment_service s on s.id = b.service_id where b.subject = 'trade' and b.day >= $2::date
       union all select 'withdrawal', w.id, (w.payment_at at time zone '${billTimeZone}')::date, -w.amount_fen, coalesce(w.transfer_no, ''), null, m.name
         from withdrawal w join merchant m on m.id = w.merchant_id
         where w.state = 'paid' and w.payment_at >= ($2::date)::timestamp at time zone '${billTimeZone}') e
       left join bank_arrival a on a.top_id = $1 and a.kind = e.kind and a.expected_id = e.id
     where (e.kind = 'withdrawal' or e.fen > 0) and (a.id is null or a.bank_fen is null and a.state <> 'done')
     order by e.day, e.id`,
    [topId, begin],
  );
  return rows.map((row) => ({ ...row, amountFen: BigInt(row.amountFen) }));
}

const columns = (all: readonly StoredExpectation[]) => [
  all.map(({ kind }) => kind),
  all.map(({ expectedId }) => expectedId),
  all.map(({ day }) => day),
  all.map(({ amountFen }) => String(amountFen)),
  all.map(({ subject }) => subject),
];
const given = "unnest($3::text[], $4::bigint[], $5::date[], $6::bigint[], $7::text[]";

export async function writeAwaited(tx: Handle, { topId, merchantId }: ImportPlace, all: readonly StoredExpectation[]) {
  await tx.query(
    `insert into bank_arrival (top_id, merchant_id, kind, expected_id, expected_day, expected_fen, subject, state)
     select $1, $2, u.*, 'awaited' from ${given}) u`,
    [topId, merchantId, ...columns(all)],
  );
}

/** Writes which lines brought what was expected; another amount is a difference. A line that stood by itself until now does so no longer. */
export async function writePairs(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  pairs: ArrivalMatching<StoredExpectation, FiledLine>["pairs"],
): Promise<void> {
  const lines = pairs.map(({ line }) => line);
  await tx.query("delete from bank_arrival where top_id = $1 and id = any($2::bigint[])", [
    topId,
    lines.flatMap(({ arrivalId }) => arrivalId ?? []),
  ]);
  await tx.query(
    `insert into bank_arrival as a (top_id, merchant_id, kind, expected_id, expected_day, expected_fen, subject, import_id, bank_day, bank_fen,
       bank_reference, payer, state, reason)
     select $1, $2, u.kind, u.id, u.day, u.fen, u.subject, u.import_id, u.bank_day, u.bank_fen, u.reference, u.payer,
       case when u.fen = u.bank_fen then 'matched' else 'open' end, case when u.fen <> u.bank_fen then 'amountDiffers' end
     from ${given}, $8::bigint[], $9::date[], $10::bigint[], $11::text[], $12::text[]) as u(kind, id, day, fen, subject, import_id, bank_day, bank_fen, reference, payer)
     on conflict (kind, expected_id, top_id) do update set import_id = excluded.import_id, bank_day = excluded.bank_day, bank_fen = excluded.bank_fen,
       bank_reference = excluded.bank_reference, payer = excluded.payer, state = excluded.state, reason = excluded.reason, version = a.version + 1`,
    [
      topId,
      merchantId,
      ...columns(pairs.map(({ expected }) => expected)),
      lines.map(({ importId }) => importId),
      lines.map(({ day }) => day),
      lines.map(({ amountFen }) => String(amountFen)),
      lines.map(({ reference }) => reference),
      lines.map(({ payer }) => payer),
    ],
  );
}

export async function writeUnexpected(
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  importId: string,
  lines: readonly StoredLine[],
): Promise<void> {
  await tx.query(
    `insert into bank_arrival (top_id, merchant_id, import_id, bank_day, bank_fen, bank_reference, payer, state, reason)
     select $1, $2, $3, u.*, 'open', 'unexpected' from unnest($4::date[], $5::bigint[], $6::text[], $7::text[]) u`,
    [
      topId,
      merchantId,
      importId,
      lines.map(({ day }) => day),
      lines.map(({ amountFen }) => String(amountFen)),
      lines.map(({ reference }) => reference),
      lines.map(({ payer }) => payer),
    ],
  );
}

/** What the newest day of the bank is too late for is missing; with an older newest day it is awaited again. */
export async function nameMissing(tx: Handle, { topId }: ImportPlace): Promise<void> {
  await tx.query(
    `update bank_arrival a set state = v.state, reason = case when v.state = 'open' then 'missing' end, version = a.version + 1
     from (select b.id, case when b.expected_day + ${arrivalReachDays} < (select max(n.bank_day) from bank_arrival n where n.top_id = $1) then 'open' else 'awaited' end as state
       from bank_arrival b where b.top_id = $1 and b.bank_fen is null and b.state <> 'done') v
     where a.top_id = $1 and a.id = v.id and a.state <> v.state`,
    [topId],
  );
}

/** Differences of a file that somebody worked off. */
export async function countHindering(tx: Handle, { topId, importId }: ImportBatch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    "select count(*)::int as n from bank_arrival where top_id = $1 and import_id = $2 and state = 'done'",
    [topId, importId],
  );
  return row!.n;
}

/** Takes the lines of a file back; what they brought is awaited again. */
export async function takeBackLines(tx: Handle, batch: ImportBatch): Promise<void> {
  const { topId, importId } = batch;
  await tx.query("delete from bank_arrival where top_id = $1 and import_id = $2 and kind is null", [topId, importId]);
  await tx.query(
    `update bank_arrival set import_id = null, bank_day = null, bank_fen = null, bank_reference = null, payer = null, state = 'awaited', reason = null,
       version = version + 1
     where top_id = $1 and import_id = $2`,
    [topId, importId],
  );
  await nameMissing(tx, batch);
}
