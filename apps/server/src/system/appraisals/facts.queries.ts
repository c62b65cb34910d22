import { conditions, given, raw, type Scope, scoped, sql, type Sql } from "@yunshou/database";
import type { AppraisalIndicator } from "@yunshou/domain";

/** A month of a merchant's clock. */
export interface Month {
  readonly scope: Scope;
  readonly timeZone: string;
  readonly period: string;
}

const firstDay = ({ period }: Month) => `${period}-01`;
const begins = (month: Month) => sql`(${firstDay(month)}::date::timestamp at time zone ${month.timeZone})`;
const ends = (month: Month) =>
  sql`((${firstDay(month)}::date + interval '1 month')::timestamp at time zone ${month.timeZone})`;
const during = (column: string, month: Month) =>
  sql`${raw(column)} >= ${begins(month)} and ${raw(column)} < ${ends(month)}`;
const ofMachines = ({ scope }: Month, alias: string) => scoped(scope, alias, { granted: true });

/** A lane that was refilled; well, unless the machine counted another number and somebody found that it was loaded wrong. */
const refills = (month: Month): Sql =>
  sql`select 'refills' as indicator, v.id::text as fact_id, v.actor_id as user_id, id_time(v.id) as at, v.machine_id,
    v.cabinet || ' ' || v.lane_no as subject,
    not exists (
      select from refill_check c where c.machine_id = v.machine_id and c.cabinet = v.cabinet and c.lane_no = v.lane_no and c.cause = 'loadedWrong' and c.reported_at > id_time(v.id)
        and not exists (select from stock_movement n where n.machine_id = v.machine_id and n.cabinet = v.cabinet and n.lane_no = v.lane_no and n.reason = 'refill' and n.id > v.id and n.id < id_at(c.reported_at))) as good
    from stock_movement v where v.reason = 'refill' and v.quantity > 0 and v.actor_id is not null
      and v.id >= id_at(${begins(month)}) and v.id < id_at(${ends(month)}) and ${ofMachines(month, "v")}`;

/** A maintenance that was finished; well, when it was so on the day until which it was due. */
const maintenances = (month: Month): Sql =>
  sql`select 'maintenances' as indicator, k.id::text as fact_id, k.done_by as user_id, k.done_at as at, k.machine_id, k.content as subject,
    (k.done_at at time zone ${month.timeZone})::date <= k.due_day as good
    from maintenance k where k.state = 'done' and k.done_by is not null and ${during("k.done_at", month)} and ${ofMachines(month, "k")}`;

/** A machine and day on which somebody refilled or maintained it; well, when it neither ran out nor failed within a day. */
const visits = (month: Month): Sql =>
  sql`select 'visits' as indicator, d.user_id || '-' || d.machine_id || '-' || d.on_day as fact_id, d.user_id, d.at, d.machine_id, '' as subject,
    not exists (
      select from alarm a where a.machine_id = d.machine_id and a.kind in ('outOfStock', 'laneFault') and a.id >= id_at(d.at) and a.id < id_at(d.at + interval '1 day')) as good
    from (
      select f.user_id, f.machine_id, (f.at at time zone ${month.timeZone})::date as on_day, max(f.at) as at
      from (
        select v.actor_id as user_id, v.machine_id, id_time(v.id) as at from stock_movement v where v.reason = 'refill' and v.actor_id is not null
          and v.id >= id_at(${begins(month)}) and v.id < id_at(${ends(month)}) and ${ofMachines(month, "v")}
        union all
        select k.done_by, k.machine_id, k.done_at from maintenance k where k.state = 'done' and k.done_by is not null and ${during("k.done_at", month)} and ${ofMachines(month, "k")}) f
      group by 1, 2, 3) d`;

/** As in their list: who is narrowed to machines sees tickets about his machines or about none (PERM-11). */
const ofTickets = ({ scope }: Month) =>
  conditions(
    scoped(scope, "t", { machine: null }),
    given(
      scope.machines,
      (machines) => sql`(t.subject_machine_id is null or t.subject_machine_id = any(${machines}::bigint[]))`,
    ),
  );

/** A ticket that was solved; well, unless somebody waited longer for it than was promised (TICKET-02). */
const tickets = (month: Month): Sql =>
  sql`select 'tickets' as indicator, t.id::text as fact_id, t.handler_id as user_id, t.handled_at as at, t.subject_machine_id as machine_id, t.title as subject,
    not exists (select from ticket_entry e where e.ticket_id = t.id and e.kind = 'expire') as good
    from ticket t where t.state in ('resolved', 'essence') and t.handler_id is not null and ${during("t.handled_at", month)}
      and ${ofTickets(month)}`;

const factsBy: Readonly<Record<AppraisalIndicator, (month: Month) => Sql>> = { refills, visits, maintenances, tickets };

/** What people did in a month: one row a deed, of one indicator or of all. */
export function factsOf(month: Month, indicator?: AppraisalIndicator): Sql {
  if (indicator !== undefined) return factsBy[indicator](month);
  return sql`${refills(month)} union all ${visits(month)} union all ${maintenances(month)} union all ${tickets(month)}`;
}
