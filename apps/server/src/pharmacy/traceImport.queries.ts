import type { Handle } from "@yunshou/database";
import type { BatchDays } from "@yunshou/domain";
import type { ImportBatch, ImportPlace } from "../platform/imports/kind.ts";

/** A batch of the merchant that a receipt may name, with how many codes it has. */
export interface ReceivedBatch extends BatchDays {
  readonly medBatchId: string;
  readonly productId: string;
  readonly productCode: string;
  readonly batchNo: string;
  readonly quantity: number;
  readonly recorded: number;
}

export const batchesNamed = (
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  codes: readonly string[],
): Promise<ReceivedBatch[]> =>
  tx.query(
    `select b.id as "medBatchId", b.product_id as "productId", p.code as "productCode", b.batch_no as "batchNo", b.quantity,
       to_char(b.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate", b.recalled_at is not null as recalled,
       (select count(*)::int from trace_code t where t.top_id = b.top_id and t.batch_id = b.id) as recorded
     from medicine_batch b join product p on p.top_id = b.top_id and p.id = b.product_id and p.deleted_at is null
     where b.top_id = $1 and b.merchant_id = $2 and p.code = any($3)`,
    [topId, merchantId, codes],
  );

/** Those of some codes that the tree has already. */
export async function takenCodes(tx: Handle, topId: string, codes: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ code: string }>("select code from trace_code where top_id = $1 and code = any($2)", [
    topId,
    codes,
  ]);
  return rows.map(({ code }) => code);
}

/** Which medicines own the given parts of codes, and which parts the given medicines have. */
export const partsKnown = (
  tx: Handle,
  topId: string,
  parts: readonly string[],
  productIds: readonly string[],
): Promise<{ part: string; productId: string }[]> =>
  tx.query(
    `select u.part, o.product_id as "productId" from unnest($2::text[]) as u(part) cross join lateral (
       select distinct b.product_id from trace_code t join medicine_batch b on b.top_id = t.top_id and b.id = t.batch_id
       where t.top_id = $1 and t.code between u.part || repeat('0', 13) and u.part || repeat('9', 13)) o
     union
     select left(t.code, 7), b.product_id from medicine_batch b join trace_code t on t.top_id = b.top_id and t.batch_id = b.id
     where b.top_id = $1 and b.product_id = any($3::bigint[])`,
    [topId, parts, productIds],
  );

const rowsOf = `from import_row r where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create'`;

/** Whether a code was written down, a batch was recalled, or filled otherwise since the check. Holds the batches. */
export async function areOvertaken(tx: Handle, { topId, importId }: ImportBatch): Promise<boolean> {
  await tx.query(
    `select 1 from medicine_batch b where b.top_id = $1 and b.id in (select (r.made ->> 'batchId')::bigint ${rowsOf}) order by b.id for update`,
    [topId, importId],
  );
  const [row] = await tx.query<{ isOver: boolean }>(
    `select exists (select ${rowsOf} and exists (select from trace_code t where t.top_id = r.top_id and t.code = r.made ->> 'code'))
       or exists (select from (select (r.made ->> 'batchId')::bigint as id, count(*) as codes ${rowsOf} group by 1) n
         left join medicine_batch b on b.top_id = $1 and b.id = n.id
         where b.id is null or b.recalled_at is not null
           or n.codes + (select count(*) from trace_code t where t.top_id = $1 and t.batch_id = n.id) > b.quantity) as "isOver"`,
    [topId, importId],
  );
  return row!.isOver;
}

export async function writeCodes(tx: Handle, { topId, importId, ownerId }: ImportBatch): Promise<void> {
  await tx.query(
    `insert into trace_code (top_id, merchant_id, batch_id, code, created_by)
     select r.top_id, r.merchant_id, (r.made ->> 'batchId')::bigint, r.made ->> 'code', $3 ${rowsOf} order by r.row_no`,
    [topId, importId, ownerId],
  );
}

/** Boxes that lie in a lane by now, were sold, or are gone. */
export async function countHindering(tx: Handle, { topId, importId }: ImportBatch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n ${rowsOf} and not exists (select from trace_code t where t.top_id = r.top_id and t.code = r.made ->> 'code' and t.state = 'stored')`,
    [topId, importId],
  );
  return row!.n;
}

export async function deleteCodes(tx: Handle, { topId, importId }: ImportBatch): Promise<void> {
  await tx.query(
    `delete from trace_code t where t.top_id = $1 and t.state = 'stored' and t.code in (select r.made ->> 'code' ${rowsOf})`,
    [topId, importId],
  );
}

/** The zone in which the days of the merchant's batches end. */
export async function timeZoneOf(tx: Handle, { merchantId }: ImportPlace): Promise<string> {
  const [row] = await tx.query<{ timeZone: string }>('select time_zone as "timeZone" from merchant where id = $1', [
    merchantId,
  ]);
  return row!.timeZone;
}
