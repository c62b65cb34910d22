import type { AnswerOf, Language, StoredRow } from "@yunshou/contract";
import type { counts } from "@yunshou/contract/stock/counts";
import { conditions, equals, type Handle, numbered, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { Cabinet, CountReason, CountState } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { ofMerchants } from "../procurement/owner.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

type CountRow = StoredRow<typeof counts.list>;
type Line = AnswerOf<typeof counts.detail>["lines"][number];

interface CountFilters {
  readonly machineNo?: string | undefined;
  readonly state?: CountState | undefined;
}

const columns = `c.id as "countId", c.machine_id as "machineId", m.machine_no as "machineNo", m.name as "machineName", c.state,
  (select count(*)::int from lane l where l.machine_id = c.machine_id and l.product_id is not null) as lanes, s.lanes as "countedLanes",
  s.surplus, s.missing, coalesce(u.name, '') as "startedBy", c.started_at as "startedTime", h.name as "submittedBy", v.name as "reviewedBy", c.ended_at as "endedTime"`;
const from = `stock_count c join machine m on m.id = c.machine_id left join app_user u on u.id = c.started_by`;
const shown = `left join app_user h on h.id = c.submitted_by left join app_user v on v.id = c.reviewed_by
  cross join lateral (select count(*)::int as lanes, coalesce(sum(greatest(difference, 0)), 0)::int as surplus,
    coalesce(sum(greatest(-difference, 0)), 0)::int as missing from stock_count_line l where l.top_id = c.top_id and l.count_id = c.id) s`;

const ofMachines = (scope: Scope) => scoped(scope, "c", { granted: true });

const listOf = (scope: Scope, { machineNo, state }: CountFilters): List => ({
  columns,
  from,
  shown,
  where: conditions(ofMachines(scope), numbered("m.machine_no", "machine", machineNo), equals("c.state", state)),
});

const order = {
  by: { startedTime: "c.started_at" },
  unsorted: "startedTime",
  tie: ["c.id"],
} as const satisfies Order<string>;

export const listCounts = (
  tx: Handle,
  scope: Scope,
  filters: CountFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<CountRow>> => pageOf(tx, listOf(scope, filters), order, paging);

/** How many counts of machines and places are open in each of the two open states. */
export async function openCounts(tx: Handle, scope: Scope): Promise<AnswerOf<typeof counts.open>> {
  const [row] = await tx.query<AnswerOf<typeof counts.open>>(
    ...statement(sql`select count(*) filter (where o.state = 'counting')::int as counting, count(*) filter (where o.state = 'waiting')::int as waiting
      from (select c.state from stock_count c where c.state in ('counting', 'waiting') and ${ofMachines(scope)}
        union all select c.state from goods_count c where c.state in ('counting', 'waiting') and ${scoped(scope, "c", ofMerchants)}) o`),
  );
  return row!;
}

/** One count as its list shows it. */
export async function findCount(tx: Handle, scope: Scope, countId: string): Promise<CountRow | undefined> {
  const [row] = await tx.query<CountRow>(
    ...statement(
      sql`select ${raw(columns)} from ${raw(`${from} ${shown}`)}
        where ${conditions(ofMachines(scope), sql`c.id = ${countId}`)}`,
    ),
  );
  return row;
}

/** Every lane of the count's machine that holds a product, or did when it was counted to the end, by number, with what was found in it. */
export async function linesOf(tx: Handle, countId: string, language: Language): Promise<Line[]> {
  return tx.query<Line>(
    ...statement(sql`select l.cabinet, l.lane_no as "laneNo", l.product_id as "productId", g.code as "productCode", ${nameIn("g", language)} as "productName",
        l.stock, l.capacity, n.counted, n.book, n.difference, n.reason, coalesce(n.remark, '') as remark, n.counted_at as "countedTime", u.name as "countedBy",
        coalesce((n.stock_mark, n.product_id) is distinct from (l.stock_mark, l.product_id), false) and n.counted is not null
          and d.state in ('counting', 'waiting') as "isStale"
      from stock_count d join lane l on l.machine_id = d.machine_id
        left join stock_count_line n on n.top_id = d.top_id and n.count_id = d.id and n.cabinet = l.cabinet and n.lane_no = l.lane_no
        left join product g on g.top_id = l.top_id and g.id = l.product_id left join app_user u on u.id = n.counted_by
      where d.id = ${countId} and (l.product_id is not null or n.counted is not null and d.state in ('booked', 'cancelled')) order by l.cabinet, l.lane_no`),
  );
}

export interface StoredCount {
  readonly countId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly machineNo: string;
  readonly state: CountState;
}

/** A count of the scope, locked until the call ends. */
export async function lockCount(tx: Handle, scope: Scope, countId: string): Promise<StoredCount | undefined> {
  const [row] = await tx.query<StoredCount>(
    ...statement(sql`select c.id as "countId", c.top_id as "topId", c.merchant_id as "merchantId", c.machine_id as "machineId",
        m.machine_no as "machineNo", c.state
      from stock_count c join machine m on m.id = c.machine_id where c.id = ${countId} and ${ofMachines(scope)} for update of c`),
  );
  return row;
}

interface Machine {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
}

/** The open count of a machine that is locked, or a new one. */
export async function openCount(tx: Handle, machine: Machine, userId: string, now: Date): Promise<string> {
  const { topId, merchantId, machineId } = machine;
  const [open] = await tx.query<{ id: string }>(
    "select id from stock_count where machine_id = $1 and top_id = $2 and state in ('counting', 'waiting')",
    [machineId, topId],
  );
  if (open !== undefined) return open.id;
  const [made] = await tx.query<{ id: string }>(
    "insert into stock_count (top_id, merchant_id, machine_id, started_by, started_at) values ($1, $2, $3, $4, $5) returning id",
    [topId, merchantId, machineId, userId, now],
  );
  return made!.id;
}

export interface LaneKey {
  readonly cabinet: Cabinet;
  readonly laneNo: number;
}

/** A lane as it lies while its lock is held. */
export interface CountableLane extends LaneKey {
  readonly productId: string | null;
  readonly stock: number;
  readonly capacity: number;
  readonly stockMark: string;
}

/** Lanes of a machine, locked in the order in which everybody locks them. */
export async function lockLanesOf(tx: Handle, machineId: string, keys: readonly LaneKey[]): Promise<CountableLane[]> {
  return tx.query<CountableLane>(
    `select l.cabinet, l.lane_no as "laneNo", l.product_id as "productId", l.stock, l.capacity, l.stock_mark as "stockMark" from lane l
     where l.machine_id = $1 and (l.cabinet, l.lane_no) in (select * from unnest($2::text[], $3::int[]))
     order by l.machine_id, l.cabinet, l.lane_no for update`,
    [machineId, keys.map(({ cabinet }) => cabinet), keys.map(({ laneNo }) => laneNo)],
  );
}

/** What stands in a line of a count. */
export interface StoredLine extends LaneKey {
  readonly productId: string | null;
  readonly book: number;
  readonly counted: number;
  readonly stockMark: string;
  readonly reason: CountReason | null;
  readonly countedAt: Date;
  readonly countedBy: string;
}

export async function storedLines(tx: Handle, { topId, countId }: StoredCount): Promise<StoredLine[]> {
  return tx.query<StoredLine>(
    `select cabinet, lane_no as "laneNo", product_id as "productId", book, counted, stock_mark as "stockMark", reason, counted_at as "countedAt",
       counted_by as "countedBy"
     from stock_count_line where top_id = $1 and count_id = $2 order by cabinet, lane_no`,
    [topId, countId],
  );
}

/** Leaves out what was found in lanes that are gone or hold no product any more: nobody can count them again, and nothing of them is booked. */
export async function dropGone(tx: Handle, { topId, countId }: StoredCount): Promise<void> {
  await tx.query(
    `delete from stock_count_line n where n.top_id = $1 and n.count_id = $2 and not exists (select from lane l
       where l.machine_id = n.machine_id and l.cabinet = n.cabinet and l.lane_no = n.lane_no and l.product_id is not null)`,
    [topId, countId],
  );
}

/** Everybody who had a hand in the numbers of a count. */
export async function countersOf(tx: Handle, countId: string): Promise<string[]> {
  const rows = await tx.query<{ userId: string }>(
    `select l.counted_by as "userId" from stock_count_line l join stock_count c on c.top_id = l.top_id and c.id = l.count_id where c.id = $1
     union select submitted_by from stock_count where id = $1 and submitted_by is not null`,
    [countId],
  );
  return rows.map(({ userId }) => userId);
}

/** Keeps what was found; a lane that is counted again keeps its reason only while it still differs. */
export async function saveLine(
  tx: Handle,
  { topId, merchantId, machineId, countId }: StoredCount,
  line: Omit<StoredLine, "reason">,
): Promise<void> {
  await tx.query(
    `insert into stock_count_line (top_id, merchant_id, machine_id, count_id, cabinet, lane_no, product_id, book, counted, stock_mark, counted_at, counted_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (top_id, count_id, cabinet, lane_no) do update set product_id = excluded.product_id, book = excluded.book, counted = excluded.counted,
       stock_mark = excluded.stock_mark, counted_at = excluded.counted_at, counted_by = excluded.counted_by,
       reason = case when excluded.counted = excluded.book then null else stock_count_line.reason end`,
    [
      topId,
      merchantId,
      machineId,
      countId,
      line.cabinet,
      line.laneNo,
      line.productId,
      line.book,
      line.counted,
      line.stockMark,
      line.countedAt,
      line.countedBy,
    ],
  );
}

/** False when the lane was not counted. */
export async function saveReason(
  tx: Handle,
  { topId, countId }: StoredCount,
  { cabinet, laneNo }: LaneKey,
  { reason, remark }: { readonly reason: CountReason | null; readonly remark: string },
): Promise<boolean> {
  const rows = await tx.query(
    "update stock_count_line set reason = $5, remark = $6 where top_id = $1 and count_id = $2 and cabinet = $3 and lane_no = $4 returning 1",
    [topId, countId, cabinet, laneNo, reason, remark],
  );
  return rows.length === 1;
}

/** Moves a count to another state. */
export async function saveState(
  tx: Handle,
  { topId, countId }: StoredCount,
  state: CountState,
  { submitted, reviewer, now }: { readonly submitted?: string; readonly reviewer?: string; readonly now: Date },
): Promise<void> {
  await tx.query(
    `update stock_count set state = $3, submitted_by = coalesce($4, submitted_by), submitted_at = case when $4::bigint is null then submitted_at else $6 end,
       reviewed_by = coalesce($5, reviewed_by), ended_at = case when $3 in ('booked', 'cancelled') then $6::timestamptz end
     where top_id = $1 and id = $2`,
    [topId, countId, state, submitted ?? null, reviewer ?? null, now],
  );
}

export interface BookedMovement extends LaneKey {
  readonly productId: string | null;
  readonly quantity: number;
  readonly stockAfter: number;
}

/** Writes the differences as movements, the stock that they lead to, and the mark by which older counts know that they are old. */
export async function bookLines(
  tx: Handle,
  { topId, merchantId, machineId, countId }: StoredCount,
  userId: string,
  lanes: readonly BookedMovement[],
): Promise<void> {
  const moved = lanes.filter(({ quantity }) => quantity !== 0);
  await tx.query(
    `insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason, reference_id, actor_id)
     select $1, $2, $3, r.cabinet, r."laneNo", r."productId", r.quantity, r."stockAfter", 'count', $4, $5
     from jsonb_to_recordset($6::jsonb) as r(cabinet text, "laneNo" int, "productId" bigint, quantity int, "stockAfter" int)`,
    [topId, merchantId, machineId, countId, userId, JSON.stringify(moved)],
  );
  await tx.query(
    `update lane l set stock = r."stockAfter", stock_mark = next_id()
     from jsonb_to_recordset($2::jsonb) as r(cabinet text, "laneNo" int, "stockAfter" int)
     where l.machine_id = $1 and l.cabinet = r.cabinet and l.lane_no = r."laneNo"`,
    [machineId, JSON.stringify(lanes)],
  );
}

interface Merchant {
  readonly topId: string;
  readonly merchantId: string;
}
interface Limits {
  readonly pieces: number;
  readonly percent: number;
}

/** What a merchant has set, if anything. */
export async function limitsOf(tx: Handle, { topId, merchantId }: Merchant): Promise<Limits | undefined> {
  const [row] = await tx.query<Limits>(
    "select pieces, percent from stock_count_limit where top_id = $1 and merchant_id = $2",
    [topId, merchantId],
  );
  return row;
}

export async function saveLimits(tx: Handle, { topId, merchantId }: Merchant, limits: Limits): Promise<void> {
  await tx.query(
    `insert into stock_count_limit (top_id, merchant_id, pieces, percent) values ($1, $2, $3, $4)
     on conflict (top_id, merchant_id) do update set pieces = excluded.pieces, percent = excluded.percent`,
    [topId, merchantId, limits.pieces, limits.percent],
  );
}
