import type { Handle } from "@yunshou/database";
import type { CountReason, CountState } from "@yunshou/domain";

/** Pieces more or fewer than the book, and why, of the lanes of a machine in their order. */
export type DemoDifference = readonly [pieces: number, reason: CountReason | null];

export interface DemoCount {
  readonly machineNo: string;
  readonly state: CountState;
  readonly startedBy: string;
  readonly reviewedBy?: string;
  readonly hoursAgo: number;
  readonly differences: readonly DemoDifference[];
}

/** A count of a machine with its lines. Of a booked one the differences stand in the stock, as movements of this moment. */
export async function insertCount(tx: Handle, count: DemoCount, now: Date): Promise<void> {
  const at = new Date(now.getTime() - count.hoursAgo * 3_600_000);
  const isOpen = count.state === "counting" || count.state === "waiting";
  const [made] = await tx.query<{ topId: string; countId: string; machineId: string; userId: string }>(
    `insert into stock_count (top_id, merchant_id, machine_id, state, started_by, started_at, submitted_by, submitted_at, reviewed_by, ended_at)
     select m.top_id, m.merchant_id, m.id, $2, u.id, $5, case when $2 in ('waiting', 'booked') then u.id end,
       case when $2 in ('waiting', 'booked') then $5::timestamptz + interval '20 minutes' end, v.id, $6
     from machine m join app_user u on u.account = $3 left join app_user v on v.account = $4 where m.machine_no = $1
     returning top_id as "topId", id as "countId", machine_id as "machineId", started_by as "userId"`,
    [count.machineNo, count.state, count.startedBy, count.reviewedBy ?? null, at, isOpen ? null : now],
  );
  if (made === undefined)
    throw new Error(`The machine ${count.machineNo} or the account ${count.startedBy} is missing.`);
  const { topId, countId, machineId, userId } = made;
  await tx.query(
    `insert into stock_count_line (top_id, merchant_id, machine_id, count_id, cabinet, lane_no, product_id, book, counted, stock_mark, reason, counted_at, counted_by)
     select l.top_id, l.merchant_id, l.machine_id, $2, l.cabinet, l.lane_no, l.product_id, l.stock, greatest(0, least(l.capacity, l.stock + d.pieces)), l.stock_mark,
       case when greatest(0, least(l.capacity, l.stock + d.pieces)) <> l.stock then d.reason end, $4::timestamptz + d.place * interval '20 seconds', $5
     from (select l.*, row_number() over (order by cabinet, lane_no) as place from lane l where l.machine_id = $1 and l.product_id is not null) l
       join (select place, (x ->> 0)::int as pieces, x ->> 1 as reason from jsonb_array_elements($3::jsonb) with ordinality e (x, place)) d using (place)`,
    [machineId, countId, JSON.stringify(count.differences), at, userId],
  );
  if (count.state === "booked") await bookCount(tx, { topId, countId, machineId });
}

async function bookCount(
  tx: Handle,
  { topId, countId, machineId }: { readonly topId: string; readonly countId: string; readonly machineId: string },
): Promise<void> {
  await tx.query(
    `insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason, reference_id, actor_id)
     select top_id, merchant_id, machine_id, cabinet, lane_no, product_id, difference, counted, 'count', count_id, counted_by
     from stock_count_line where top_id = $1 and count_id = $2 and difference <> 0`,
    [topId, countId],
  );
  await tx.query(
    `update lane l set stock = n.counted, stock_mark = next_id() from stock_count_line n
     where n.top_id = $1 and n.count_id = $2 and l.machine_id = $3 and l.cabinet = n.cabinet and l.lane_no = n.lane_no`,
    [topId, countId, machineId],
  );
}
