import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { traceCodes } from "@yunshou/contract/pharmacy/traceCodes";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  type Scope,
  scoped,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import type { Place, TraceState } from "@yunshou/domain";
import { nameIn } from "../goods/productNames.queries.ts";
import { finds } from "../platform/findable.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";
import type { BatchRecord } from "./batches.queries.ts";
import type { Reader } from "./medicines.queries.ts";

export type TraceRow = StoredRow<typeof traceCodes.list>;
export type TraceFilters = Pick<
  ParsedInputOf<typeof traceCodes.list>,
  "traceCode" | "medicineName" | "batchNo" | "machineNo" | "traceState"
>;

const ofMerchants = { machine: null } as const;

const columnsFor = ({ language }: Reader): Sql =>
  sql`t.id as "traceId", t.code as "traceCode", p.id as "productId", p.code as "productCode", ${nameIn("p", language)} as "medicineName", d.manufacturer,
    b.batch_no as "batchNo", t.state as "traceState", m.machine_no as "machineNo", m.name as "machineName", t.lane_no as "laneNo", t.order_id as "orderNo",
    t.sold_at as "soldTime", t.repeats, t.created_at as "createdTime"`;

const listOf = (reader: Reader, filters: TraceFilters): List => ({
  columns: columnsFor(reader),
  from: `trace_code t join medicine_batch b on b.top_id = t.top_id and b.id = t.batch_id join product p on p.top_id = b.top_id and p.id = b.product_id
    join medicine d on d.top_id = b.top_id and d.product_id = b.product_id left join machine m on m.top_id = t.top_id and m.id = t.machine_id`,
  where: conditions(
    scoped(reader.scope, "t", ofMerchants),
    contains("t.code", filters.traceCode),
    given(filters.medicineName, (text) => finds("p", text)),
    contains("b.batch_no", filters.batchNo),
    contains("m.machine_no", filters.machineNo),
    equals("t.state", filters.traceState),
  ),
});

const order = {
  by: { createdTime: "t.id", soldTime: "t.sold_at" },
  nulls: { soldTime: "last" },
  unsorted: "createdTime",
  tie: ["t.id desc"],
} as const satisfies Order<string>;

export const listTraceCodes = (
  tx: Handle,
  reader: Reader,
  filters: TraceFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<TraceRow>> => pageOf(tx, listOf(reader, filters), order, paging);

/** The next rows of an export, by id. */
export const traceCodesAfter = (
  tx: Handle,
  reader: Reader,
  filters: TraceFilters,
  after: string,
  limit: number,
): Promise<TraceRow[]> => rowsAfter(tx, listOf(reader, filters), "t.id", after, limit);

/** What came out with an order: its batch, and the codes of its boxes in the order in which they were written down. */
export const codesOfOrder = (
  tx: Handle,
  { scope, language }: Reader,
  orderNo: string,
): Promise<AnswerOf<typeof traceCodes.ofOrder>["rows"]> =>
  tx.query(
    ...statement(sql`select ${nameIn("p", language)} as "medicineName", s.quantity, b.batch_no as "batchNo", to_char(b.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate",
        array(select t.code from trace_code t where t.top_id = s.top_id and t.batch_id = s.batch_id and t.order_id = s.order_id order by t.id) as "traceCodes"
      from medicine_sale s join product p on p.top_id = s.top_id and p.id = s.product_id left join medicine_batch b on b.top_id = s.top_id and b.id = s.batch_id
      where s.order_id = ${orderNo} and ${scoped(scope, "s")}`),
  );

/** What of codes names the medicine of a batch, and what names others; the batch is locked by the caller. */
export async function partsOfMedicines(
  tx: Handle,
  batch: BatchRecord,
  digits: number,
): Promise<{ readonly medicineParts: string[]; readonly otherParts: string[]; readonly recorded: number }> {
  const [row] = await tx.query<{ medicineParts: string[]; otherParts: string[]; recorded: number }>(
    `select coalesce(array_agg(distinct left(t.code, $4::int)) filter (where b.product_id = $2), '{}') as "medicineParts",
       coalesce(array_agg(distinct left(t.code, $4::int)) filter (where b.product_id <> $2), '{}') as "otherParts",
       (count(*) filter (where b.id = $3))::int as recorded
     from trace_code t join medicine_batch b on b.top_id = t.top_id and b.id = t.batch_id where t.top_id = $1`,
    [batch.topId, batch.productId, batch.medBatchId, digits],
  );
  return row!;
}

/** Writes codes down in their order; answers those that the tree has not had before. */
export async function insertTraceCodes(
  tx: Handle,
  batch: BatchRecord,
  codes: readonly string[],
  userId: string,
): Promise<string[]> {
  const rows = await tx.query<{ code: string }>(
    `insert into trace_code (top_id, merchant_id, batch_id, code, created_by)
     select $1, $2, $3, u.code, $5 from unnest($4::text[]) with ordinality as u(code, place) order by u.place
     on conflict (top_id, code) do nothing returning code`,
    [batch.topId, batch.merchantId, batch.medBatchId, codes, userId],
  );
  return rows.map(({ code }) => code);
}

export interface TraceRecord {
  readonly traceId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly code: string;
  readonly medBatchId: string;
  readonly state: TraceState;
  readonly orderNo: string | null;
  readonly soldAt: Date | null;
  readonly machineNo: string | null;
  /** Where the machine stands that it lies in or was sold by. */
  readonly place: Place | null;
}

interface Stored extends Omit<TraceRecord, "place"> {
  readonly longitude: number | null;
  readonly latitude: number | null;
}

const placeOf = ({ longitude, latitude }: Pick<Stored, "longitude" | "latitude">): Place | null =>
  longitude === null || latitude === null ? null : { longitude, latitude };

/** Codes of the scope by a condition, locked in the order of their ids until the call ends. */
async function lockWhere(tx: Handle, scope: Scope, wanted: Sql): Promise<TraceRecord[]> {
  const where = conditions(scoped(scope, "t", ofMerchants), wanted);
  const locked = await tx.query<{ id: string }>(
    ...statement(sql`select t.id from trace_code t where ${where} order by t.id for update of t`),
  );
  if (locked.length === 0) return [];
  // What another call has written meanwhile is read when the locks are held.
  const rows = await tx.query<Stored>(
    ...statement(sql`select t.id as "traceId", t.top_id as "topId", t.merchant_id as "merchantId", t.code, t.batch_id as "medBatchId", t.state,
        t.order_id as "orderNo", t.sold_at as "soldAt", m.machine_no as "machineNo", o.longitude, o.latitude
      from trace_code t left join machine m on m.top_id = t.top_id and m.id = t.machine_id left join point o on o.top_id = m.top_id and o.id = m.point_id
      where ${conditions(scoped(scope, "t", ofMerchants), sql`t.id = any(${locked.map(({ id }) => id)}::bigint[])`)}`),
  );
  return rows.map(({ longitude, latitude, ...row }) => ({ ...row, place: placeOf({ longitude, latitude }) }));
}

export const lockTraceId = async (tx: Handle, scope: Scope, traceId: string): Promise<TraceRecord | undefined> =>
  (await lockWhere(tx, scope, sql`t.id = ${traceId}`))[0];

export const lockTraceCodes = (tx: Handle, scope: Scope, codes: readonly string[]): Promise<TraceRecord[]> =>
  lockWhere(tx, scope, sql`t.code = any(${codes}::text[])`);

/** Boxes lie in a lane, in the order of their codes. */
export async function placeTraceCodes(
  tx: Handle,
  { topId }: BatchRecord,
  codes: readonly string[],
  lane: { readonly machineId: string; readonly cabinet: string; readonly laneNo: number },
): Promise<void> {
  await tx.query(
    `update trace_code t set state = 'placed', machine_id = $3, cabinet = $4, lane_no = $5, placed_at = now() + u.place * interval '1 microsecond'
     from unnest($2::text[]) with ordinality as u(code, place) where t.top_id = $1 and t.code = u.code`,
    [topId, codes, lane.machineId, lane.cabinet, lane.laneNo],
  );
}

export interface ScanMachine {
  readonly machineId: string;
  readonly machineNo: string;
  readonly place: Place | null;
}

/** A machine that the caller may see, with where it stands. */
export async function scanMachine(tx: Handle, scope: Scope, machineId: string): Promise<ScanMachine | undefined> {
  const [row] = await tx.query<{
    machineId: string;
    machineNo: string;
    longitude: number | null;
    latitude: number | null;
  }>(
    ...statement(sql`select m.id as "machineId", m.machine_no as "machineNo", o.longitude, o.latitude
      from machine m left join point o on o.top_id = m.top_id and o.id = m.point_id where m.id = ${machineId} and ${scoped(scope, "m", { granted: true })}`),
  );
  return row === undefined ? undefined : { machineId: row.machineId, machineNo: row.machineNo, place: placeOf(row) };
}

export async function sellTraceCode(
  tx: Handle,
  { topId, traceId }: TraceRecord,
  machineId: string,
  at: Date,
): Promise<void> {
  await tx.query(
    `update trace_code set state = 'sold', cabinet = case when machine_id = $3 then cabinet end, lane_no = case when machine_id = $3 then lane_no end,
       machine_id = $3, sold_at = $4 where top_id = $1 and id = $2`,
    [topId, traceId, machineId, at],
  );
}

export async function countRepeat(tx: Handle, { topId, traceId }: TraceRecord, at: Date): Promise<void> {
  await tx.query("update trace_code set repeats = repeats + 1, repeated_at = $3 where top_id = $1 and id = $2", [
    topId,
    traceId,
    at,
  ]);
}

export async function deleteTraceCode(tx: Handle, { topId, traceId }: TraceRecord): Promise<void> {
  await tx.query("delete from trace_code where top_id = $1 and id = $2", [topId, traceId]);
}

/**
 * The boxes that came out of lanes are sold with their orders: of each lane the batch that expires first, and of that the one
 * placed first. The lanes are locked by the caller, so two orders never take one box; an order that has its boxes takes no more.
 */
export async function sellPlacedCodes(
  tx: Handle,
  sales: readonly {
    readonly topId: string;
    readonly orderId: string;
    readonly machineId: string;
    readonly cabinet: string;
    readonly lane: number;
    readonly productId: string;
    readonly quantity: number;
  }[],
  at: Date,
): Promise<void> {
  if (sales.length === 0) return;
  await tx.query(
    `with wanted as (
       select r.*, sum(r.quantity) over (partition by r."machineId", r.cabinet, r.lane, r."productId" order by r."orderId") as upto
       from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "orderId" bigint, "machineId" bigint, cabinet text, lane int, "productId" bigint, quantity int)
       where not exists (select from trace_code s where s.top_id = r."topId" and s.machine_id = r."machineId" and s.order_id = r."orderId")),
     boxes as (
       select t.top_id, t.id, t.machine_id, t.cabinet, t.lane_no, b.product_id,
         row_number() over (partition by t.machine_id, t.cabinet, t.lane_no, b.product_id order by b.shelf_life_date, t.placed_at, t.id) as place
       from (select distinct "topId", "machineId", cabinet, lane from wanted) l
       join trace_code t on t.top_id = l."topId" and t.machine_id = l."machineId" and t.cabinet = l.cabinet and t.lane_no = l.lane and t.state = 'placed'
       join medicine_batch b on b.top_id = t.top_id and b.id = t.batch_id)
     update trace_code c set state = 'sold', order_id = w."orderId", sold_at = $2
     from wanted w join boxes x on x.machine_id = w."machineId" and x.cabinet = w.cabinet and x.lane_no = w.lane and x.product_id = w."productId"
       and x.place > w.upto - w.quantity and x.place <= w.upto
     where c.top_id = x.top_id and c.id = x.id and c.state = 'placed'`,
    [JSON.stringify(sales), at],
  );
}
