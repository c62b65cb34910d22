import type { StoredRow } from "@yunshou/contract";
import type { counterReadings } from "@yunshou/contract/machines/counterReadings";
import { conditions, equals, type Handle, numbered, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { Counters, ReadingState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

export interface ReadingFilters {
  readonly machineNo?: string | undefined;
  readonly readingState?: ReadingState | undefined;
}

/** Amounts of another currency are not shown as yuan; a file that names none comes from a machine that knows only one. */
const columns = `r.id as "readingId", m.machine_no as "machineNo", m.name as "machineName", r.read_at as "readTime", r.source as "readingSource",
  r.state as "readingState", r.problem as "readingProblem", r.vends::float8 as vends, r.from_at as "fromTime", r.pieces::float8 as pieces,
  o.pieces as "orderPieces", (r.pieces - o.pieces)::float8 as "differencePieces",
  case when r.currency in ('CNY', '') then r.amount_cents::text end as "amountFen", r.currency, r.file_name as "fileName", u.name as uploader`;
const tables = "counter_reading r join machine m on m.top_id = r.top_id and m.id = r.machine_id";
/** An order has the time of its sale, and the cloud may learn of it up to thirty days later; its id says when it did. */
const shown = `left join app_user u on u.id = r.uploaded_by
  left join lateral (select coalesce(sum(s.dispensed), 0)::float8 as pieces from sales_order s
    where r.from_at is not null and s.machine_id = r.machine_id and s.id >= id_at(r.from_at) and s.id < id_at(r.read_at + interval '31 days')
      and s.ordered_at > r.from_at and s.ordered_at <= r.read_at) o on r.from_at is not null`;

const listOf = (scope: Scope, filters: ReadingFilters): List => ({
  columns: sql`${raw(columns)}`,
  from: tables,
  shown,
  where: conditions(
    scoped(scope, "r", { granted: true }),
    numbered("m.machine_no", "machine", filters.machineNo),
    equals("r.state", filters.readingState),
  ),
});

const order = {
  by: { readTime: "r.read_at" },
  unsorted: "r.id desc",
  tie: ["r.id desc"],
} as const satisfies Order<string>;

type Row = StoredRow<typeof counterReadings.list>;

export const listReadings = (
  tx: Handle,
  scope: Scope,
  filters: ReadingFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, filters), order, paging);

/** The next rows of an export, by id. */
export const readingsAfter = (
  tx: Handle,
  scope: Scope,
  filters: ReadingFilters,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(scope, filters), "r.id", after, limit);

export interface ReadingDetail extends Row {
  readonly serial: string;
  readonly board: string;
  readonly serialBefore: string | null;
  readonly boardBefore: string | null;
  readonly vendsBefore: number | null;
  readonly clock: string;
  readonly products: Counters["products"];
  readonly productsBefore: Counters["products"] | null;
  readonly decidedBy: string | null;
  readonly decidedTime: Date | null;
  readonly remark: string;
}

export async function findReading(tx: Handle, scope: Scope, readingId: string): Promise<ReadingDetail | undefined> {
  const [row] = await tx.query<ReadingDetail>(
    ...statement(sql`select ${raw(columns)}, r.serial, r.board, b.serial as "serialBefore", b.board as "boardBefore",
        b.vends::float8 as "vendsBefore", r.clock, r.products, b.products as "productsBefore", d.name as "decidedBy", r.decided_at as "decidedTime", r.remark
      from ${raw(tables)} ${raw(shown)}
        left join counter_reading b on b.top_id = r.top_id and b.id = r.before_id and b.machine_id = r.machine_id
        left join app_user d on d.id = r.decided_by
      where r.id = ${readingId} and ${scoped(scope, "r", { granted: true })}`),
  );
  return row;
}

export interface HeldReading {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly machineNo: string;
  readonly state: ReadingState;
}

/** Locks the machine of a reading that the caller may see, so that its readings are judged one after the other, and looks then. */
export async function lockReading(tx: Handle, scope: Scope, readingId: string): Promise<HeldReading | undefined> {
  const machines = await tx.query<{ machineId: string }>(
    ...statement(sql`select m.id as "machineId" from counter_reading r join machine m on m.top_id = r.top_id and m.id = r.machine_id
      where r.id = ${readingId} and ${scoped(scope, "r", { granted: true })} for update of m`),
  );
  if (machines.length === 0) return undefined;
  const [held] = await tx.query<HeldReading>(
    ...statement(sql`select r.top_id as "topId", r.merchant_id as "merchantId", r.machine_id as "machineId", m.machine_no as "machineNo", r.state
      from counter_reading r join machine m on m.top_id = r.top_id and m.id = r.machine_id
      where r.id = ${readingId} and ${scoped(scope, "r", { granted: true })}`),
  );
  return held;
}

export async function noteDecision(
  tx: Handle,
  readingId: string,
  { userId, now, remark }: { readonly userId: string; readonly now: Date; readonly remark: string },
): Promise<void> {
  await tx.query("update counter_reading set decided_by = $2, decided_at = $3, remark = $4 where id = $1", [
    readingId,
    userId,
    now,
    remark,
  ]);
}
