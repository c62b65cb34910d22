import type { Language, StoredRow } from "@yunshou/contract";
import type { diagnoses } from "@yunshou/contract/machines/diagnoses";
import {
  conditions,
  equals,
  type Handle,
  numbered,
  type Scope,
  scoped,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import { type DiagnosedKind, diagnosedKinds } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

export interface DiagnosisFilters {
  readonly fromDay: string;
  readonly toDay: string;
  readonly machineNo?: string | undefined;
  readonly faultType?: DiagnosedKind | undefined;
}

/** Days of a time zone as instants: from their beginning to their end, or to this moment while they last. */
interface Span {
  readonly from: Sql;
  readonly to: Sql;
}

/** Who reads: the clock of the days and the language of the names. */
interface Reader {
  readonly timeZone: string;
  readonly language: Language;
}

interface CountedProduct {
  readonly productName: string;
  readonly faultCount: number;
}

type Days = Pick<DiagnosisFilters, "fromDay" | "toDay">;

const spanOf = ({ fromDay, toDay }: Days, timeZone: string): Span => ({
  from: sql`(${fromDay}::date::timestamp at time zone ${timeZone})`,
  to: sql`least(now(), (${toDay}::date + 1)::timestamp at time zone ${timeZone})`,
});

const seconds = (from: Sql, to: Sql) => sql`extract(epoch from greatest(interval '0', ${to} - ${from}))`;
/** How long an alarm `a` went on within the span. */
const within = ({ from, to }: Span) =>
  seconds(sql`greatest(a.raised_at, ${from})`, sql`least(coalesce(a.cleared_at, ${to}), ${to})`);
/** Faults that touch the span. */
const touching = (scope: Scope, { from, to }: Span) =>
  conditions(
    scoped(scope, "a", { granted: true }),
    sql`a.kind = any(${diagnosedKinds}::text[]) and a.raised_at < ${to} and (a.cleared_at is null or a.cleared_at > ${from})`,
  );
/** How long a machine `m` was in service within the span. */
const served = ({ from, to }: Span) => seconds(sql`greatest(m.activated_at, ${from})`, to);

const listOf = (scope: Scope, timeZone: string, filters: DiagnosisFilters): List => {
  const span = spanOf(filters, timeZone);
  return {
    columns: sql`x.key as "rowId", m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", x.kind as "faultType", x.faults as "faultCount",
      round(x.lasted)::int as "faultSeconds", round(x.offline)::int as "offlineDuration",
      case when ${served(span)} > 0 then greatest(0, 1 - x.offline / ${served(span)})::float8 end as "onlineRate"`,
    from: sql`(select lpad(a.machine_id::text, 19, '0') || '-' || a.kind as key, a.machine_id, a.kind,
        (count(*) filter (where a.raised_at >= ${span.from}))::int as faults, sum(${within(span)}) as lasted,
        coalesce(sum(sum(${within(span)}) filter (where a.kind = 'offline')) over (partition by a.machine_id), 0) as offline
      from alarm a where ${touching(scope, span)} group by a.machine_id, a.kind) x join machine m on m.id = x.machine_id and m.in_service`,
    where: conditions(
      scoped(scope, "m", { granted: true }),
      numbered("m.machine_no", "machine", filters.machineNo),
      equals("x.kind", filters.faultType),
    ),
  };
};

const order = {
  by: { machineNo: "m.machine_no", faultCount: "x.faults", offlineDuration: "x.offline", onlineRate: "x.offline" },
  unsorted: "x.faults desc",
  tie: ["x.key asc"],
} as const satisfies Order<string>;

type Row = StoredRow<typeof diagnoses.list>;

export const listDiagnoses = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: DiagnosisFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => {
  // The rate falls while the outage grows.
  const turned = paging.sort === "onlineRate" ? { asc: "desc" as const, desc: "asc" as const } : undefined;
  const direction = turned?.[paging.direction] ?? paging.direction;
  return pageOf(tx, listOf(scope, timeZone, filters), order, { ...paging, direction });
};

/** The next rows of an export, by machine and kind. */
export const diagnosesAfter = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: DiagnosisFilters,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(scope, timeZone, filters), "x.key", after, limit);

const filtered = (scope: Scope, span: Span, filters: DiagnosisFilters) =>
  conditions(
    touching(scope, span),
    sql`a.raised_at >= ${span.from} and m.in_service`,
    numbered("m.machine_no", "machine", filters.machineNo),
    equals("a.kind", filters.faultType),
  );
const faultsOf = sql`alarm a join machine m on m.top_id = a.top_id and m.id = a.machine_id`;

/** Faults that began, by the day of their beginning; days without one too. */
export function countDays(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: DiagnosisFilters,
): Promise<{ day: string; faultCount: number }[]> {
  const span = spanOf(filters, timeZone);
  return tx.query(
    ...statement(sql`select d::date::text as day, coalesce(f.n, 0)::int as "faultCount"
      from generate_series(${filters.fromDay}::date, ${filters.toDay}::date, interval '1 day') d
      left join (select (a.raised_at at time zone ${timeZone})::date as day, count(*) as n from ${faultsOf}
        where ${filtered(scope, span, filters)} group by 1) f on f.day = d::date order by d`),
  );
}

/** Faults that began, by kind, the most frequent first. */
export function countKinds(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: DiagnosisFilters,
): Promise<{ faultType: DiagnosedKind; faultCount: number }[]> {
  return tx.query(
    ...statement(sql`select a.kind as "faultType", count(*)::int as "faultCount" from ${faultsOf}
      where ${filtered(scope, spanOf(filters, timeZone), filters)} group by 1 order by 2 desc, 1`),
  );
}

/** The twenty products that most of some counted faults hit; named only once they are counted, so that no fault is joined to every product. */
const named = (counted: Sql, language: Language) =>
  sql`select ${nameIn("g", language)} as "productName", f.n::int as "faultCount" from (${counted} group by a.top_id, a.product_id) f
    join product g on g.top_id = f.top_id and g.id = f.product_id order by 2 desc, 1 limit 20`;
const perProduct = sql`select a.top_id, a.product_id, count(*) as n`;

/** Faults that began, by what lay in the lane at that moment, the most frequent first; twenty at most. */
export function countProducts(
  tx: Handle,
  scope: Scope,
  { timeZone, language }: Reader,
  filters: DiagnosisFilters,
): Promise<CountedProduct[]> {
  const counted = sql`${perProduct} from ${faultsOf} where a.product_id is not null and ${filtered(scope, spanOf(filters, timeZone), filters)}`;
  return tx.query(...statement(named(counted, language)));
}

/** The same of one machine. */
export function countMachineProducts(
  tx: Handle,
  scope: Scope,
  { timeZone, language }: Reader,
  { machineId, ...days }: Days & { readonly machineId: string },
): Promise<CountedProduct[]> {
  const span = spanOf(days, timeZone);
  const counted = sql`${perProduct} from alarm a where a.product_id is not null and a.machine_id = ${machineId}
    and ${touching(scope, span)} and a.raised_at >= ${span.from}`;
  return tx.query(...statement(named(counted, language)));
}

/** Sums from which the means of machines follow; durations in seconds. */
export interface FaultSums {
  readonly machines: number;
  readonly faults: number;
  readonly span: number;
  readonly down: number;
  readonly offline: number;
  readonly repairs: number;
  readonly repairSeconds: number;
}

/** The sums of the machine itself, or of all others of its type that the caller sees. */
export async function faultSums(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  {
    machineId,
    machineType,
    whose,
    ...days
  }: Days & {
    readonly machineId: string;
    readonly machineType: string;
    readonly whose: "own" | "others";
  },
): Promise<FaultSums> {
  const span = spanOf(days, timeZone);
  const chosen =
    whose === "own" ? sql`m.id = ${machineId}` : sql`m.id <> ${machineId} and m.in_service and m.type = ${machineType}`;
  const [row] = await tx.query<FaultSums>(
    ...statement(sql`with chosen as (select m.id, ${served(span)} as span from machine m where ${conditions(scoped(scope, "m", { granted: true }), chosen)}),
      faults as (select count(*) filter (where a.raised_at >= ${span.from}) as n, sum(${within(span)}) as down,
          sum(${within(span)}) filter (where a.kind = 'offline') as offline,
          count(*) filter (where a.cleared_at <= ${span.to}) as repairs,
          sum(extract(epoch from a.cleared_at - a.raised_at)) filter (where a.cleared_at <= ${span.to}) as mended
        from alarm a where ${touching(scope, span)} and a.machine_id in (select id from chosen))
      select (select count(*) from chosen)::int as machines, f.n::int as faults, coalesce((select sum(span) from chosen), 0)::float8 as span,
        coalesce(f.down, 0)::float8 as down, coalesce(f.offline, 0)::float8 as offline, f.repairs::int as repairs,
        coalesce(f.mended, 0)::float8 as "repairSeconds" from faults f`),
  );
  return row!;
}

/** Faults of one machine that began, by lane with what lies in it now. */
export function countLanes(
  tx: Handle,
  scope: Scope,
  { timeZone, language }: Reader,
  { machineId, ...days }: Days & { readonly machineId: string },
): Promise<{ laneNo: number; productName: string | null; faultCount: number }[]> {
  const span = spanOf(days, timeZone);
  return tx.query(
    ...statement(sql`select a.lane_no as "laneNo", ${nameIn("g", language)} as "productName", count(*)::int as "faultCount"
      from alarm a left join lane l on l.machine_id = a.machine_id and l.cabinet = coalesce(a.cabinet, 'main') and l.lane_no = a.lane_no
        left join product g on g.top_id = l.top_id and g.id = l.product_id
      where ${touching(scope, span)} and a.raised_at >= ${span.from} and a.machine_id = ${machineId} and a.lane_no is not null
      group by a.lane_no, g.id, g.top_id, g.name, g.names order by 3 desc, 1 limit 20`),
  );
}

/** Faults of one machine that began, by hour of the day. */
export function countHours(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  { machineId, ...days }: Days & { readonly machineId: string },
): Promise<{ hour: number; faultCount: number }[]> {
  const span = spanOf(days, timeZone);
  return tx.query(
    ...statement(sql`select h as hour, coalesce(f.n, 0)::int as "faultCount" from generate_series(0, 23) h
      left join (select extract(hour from a.raised_at at time zone ${timeZone})::int as hour, count(*) as n from alarm a
        where ${touching(scope, span)} and a.raised_at >= ${span.from} and a.machine_id = ${machineId} group by 1) f on f.hour = h order by h`),
  );
}

/** One machine that the caller sees. */
export async function diagnosedMachine<Machine>(
  tx: Handle,
  scope: Scope,
  machineId: string,
): Promise<Machine | undefined> {
  const [row] = await tx.query<Machine>(
    ...statement(sql`select m.machine_no as "machineNo", m.name as "machineName", m.type as "machineType" from machine m
      where m.id = ${machineId} and ${scoped(scope, "m", { granted: true })}`),
  );
  return row;
}
