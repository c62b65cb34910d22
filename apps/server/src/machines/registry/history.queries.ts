import type { AnswerOf } from "@yunshou/contract";
import type { machineRecords } from "@yunshou/contract/machines/machineRecords";
import { type Handle, raw, sql, statement } from "@yunshou/database";
import type { HistoryKind } from "@yunshou/domain";

export type HistoryRow = AnswerOf<typeof machineRecords.history>["rows"][number];

/** What one source tells; every column but the moment may be empty. */
interface Source {
  readonly kinds: readonly HistoryKind[];
  readonly at: string;
  readonly kind?: string;
  readonly of?: string;
  readonly state?: string;
  readonly laneNo?: string;
  readonly quantity?: string;
  readonly lanes?: string;
  readonly text?: string;
  readonly who?: string;
  readonly until?: string;
  /** Tables and conditions; `$machine` is the machine. */
  readonly from: string;
  readonly where: string;
  readonly group?: string;
}

const sources: readonly Source[] = [
  {
    kinds: ["registered", "activated", "decommissioned", "recommissioned"],
    at: "l.at",
    kind: "l.event",
    text: "l.reason",
    who: "u.name",
    from: "machine_lifecycle l left join app_user u on u.id = l.actor_id",
    where: "l.machine_id",
  },
  {
    kinds: ["moved"],
    at: "id_time(v.id)",
    text: "coalesce(p.name, v.point_name)",
    who: "u.name",
    from: "machine_move v left join point p on p.top_id = v.top_id and p.id = v.point_id left join app_user u on u.id = v.actor_id",
    where: "v.machine_id",
  },
  {
    // A visit is what one person put in within the same minutes.
    kinds: ["refill"],
    at: "max(id_time(v.id))",
    quantity: "sum(v.quantity)::int",
    lanes: "count(distinct (v.cabinet, v.lane_no))::int",
    who: "max(u.name)",
    from: "stock_movement v left join app_user u on u.id = v.actor_id",
    where: "v.reason = 'refill' and v.quantity > 0 and v.id >= id_at(now() - interval '400 days') and v.machine_id",
    group: "group by v.actor_id, date_bin('10 minutes', id_time(v.id), '2024-01-01Z')",
  },
  {
    kinds: ["alarm"],
    at: "a.raised_at",
    of: "a.kind",
    state: "a.handle_status",
    laneNo: "a.lane_no",
    text: "a.remark",
    who: "u.name",
    until: "a.cleared_at",
    from: "alarm a left join app_user u on u.id = a.handled_by",
    where: "a.machine_id",
  },
  {
    kinds: ["command"],
    at: "c.asked_at",
    of: "c.kind",
    state: "c.state",
    text: "c.detail",
    who: "u.name",
    until: "c.answered_at",
    from: "command c left join app_user u on u.id = c.asked_by",
    where: "c.machine_id",
  },
  {
    kinds: ["maintenance"],
    at: "w.created_at",
    of: "w.kind",
    state: "w.state",
    text: "w.content",
    who: "w.maintainer",
    until: "w.done_at",
    from: "maintenance w",
    where: "w.state <> 'removed' and w.machine_id",
  },
  {
    kinds: ["software"],
    at: "coalesce(r.sent_at, o.proposed_at)",
    state: "r.state",
    text: "concat_ws(' ', k.name, k.version)",
    who: "u.name",
    until: "r.ended_at",
    from: `rollout_machine r join rollout o on o.top_id = r.top_id and o.id = r.rollout_id
      join software_package k on k.top_id = o.top_id and k.id = o.package_id left join app_user u on u.id = o.proposed_by`,
    where: "r.machine_id",
  },
];

/**
 * What happened to one machine before a moment, newest first. What shares the millisecond of the last row comes with it, so
 * that the next reading, which begins there, leaves nothing out.
 */
export async function readHistory(
  tx: Handle,
  machineId: string,
  { kind, before, limit }: { readonly kind?: HistoryKind; readonly before: Date | null; readonly limit: number },
): Promise<HistoryRow[]> {
  const read = sources
    .filter(({ kinds }) => kind === undefined || kinds.includes(kind))
    .map(
      (one) => sql`select * from (
        select date_trunc('milliseconds', ${raw(one.at)}) as at, ${raw(one.kind ?? `'${one.kinds[0]}'`)} as kind, ${raw(one.of ?? "null")}::text as "of",
          ${raw(one.state ?? "null")}::text as state, ${raw(one.laneNo ?? "null")}::int as "laneNo", ${raw(one.quantity ?? "null")}::int as quantity,
          ${raw(one.lanes ?? "null")}::int as lanes, coalesce(${raw(one.text ?? "''")}, '') as text, nullif(${raw(one.who ?? "null")}::text, '') as who,
          ${raw(one.until ?? "null")}::timestamptz as until
        from ${raw(one.from)} where ${raw(one.where)} = ${machineId} ${raw(one.group ?? "")}) one
      where (${before}::timestamptz is null or one.at < ${before}) and (${kind ?? null}::text is null or one.kind = ${kind ?? null})
      order by one.at desc fetch first ${raw(String(limit))} rows with ties`,
    );
  const all = read.reduce((sum, one) => sql`${sum}) union all (${one}`);
  return tx.query<HistoryRow>(
    ...statement(
      sql`select * from ((${all})) told order by at desc, kind fetch first ${raw(String(limit))} rows with ties`,
    ),
  );
}
