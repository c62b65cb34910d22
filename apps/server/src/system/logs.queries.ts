import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { logs } from "@yunshou/contract/system/logs";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  likePattern,
  raw,
  type Scope,
  scoped,
  scopeSql,
  type Sql,
  sql,
  statement,
  type Where,
} from "@yunshou/database";
import { countOf, orderOf, type Page, pagePart } from "../platform/lists.queries.ts";

type ListInput = ParsedInputOf<typeof logs.list>;
export type LogFilters = Pick<ListInput, "logOperator" | "logType" | "logAction" | "logObject" | "fromDay" | "toDay">;

export type LogRow = Omit<StoredRow<typeof logs.list>, "logResult" | "logPage">;

/** An object `user:123` is shown by its account, where the reader may see it. */
const columns = `l.id as "logId", id_time(l.id) as "logTime", u.name as "logOperator", l.actor_id is not null as "operatorKnown", m.name as "merchantName",
  l.kind as "logType", l.action as "logAction", coalesce(o.account, l.object) as "logObject", l.address`;

const joins = `join merchant m on m.id = l.merchant_id left join app_user u on u.id = l.actor_id
  left join app_user o on o.id = case when l.object ~ '^user:[0-9]{1,19}$' then substr(l.object, 6)::bigint end`;

/** Logs belong to merchants, so an ordinary user with the permission sees those of his merchants. */
function whereOf(scope: Scope, timeZone: string, { fromDay, toDay, ...filters }: LogFilters): Where {
  const operator = given(filters.logOperator, (text) => {
    const pattern = likePattern(text);
    return sql`l.actor_id in (select p.id from app_user p where p.name ilike ${pattern} or p.account ilike ${pattern})`;
  });
  const object = given(filters.logObject, (text) => {
    const pattern = likePattern(text);
    return sql`(l.object ilike ${pattern} or l.object in (select 'user:' || p.id from app_user p where p.account ilike ${pattern}))`;
  });
  return conditions(
    scoped(scope, "l", { machine: null }),
    sql`l.id >= id_at(${fromDay}::date::timestamp at time zone ${timeZone}) and l.id < id_at((${toDay}::date + 1)::timestamp at time zone ${timeZone})`,
    operator,
    equals("l.kind", filters.logType),
    contains("l.action", filters.logAction),
    object,
  );
}

/** The rows are chosen before anything is joined to them. */
const rowsOf = (where: Where, order: Sql, end: Sql) =>
  sql`select ${raw(columns)} from (select * from audit_log l where ${where} order by ${order} ${end}) l ${raw(joins)} order by ${order}`;

export async function listLogs(tx: Handle, scope: Scope, timeZone: string, input: ListInput): Promise<Page<LogRow>> {
  const where = whereOf(scope, timeZone, input);
  const found = await countOf(tx, { from: "audit_log l", where });
  const order = orderOf({ by: { logTime: "l.id" }, unsorted: "logTime", tie: [] }, input);
  return { rows: await tx.query<LogRow>(...statement(rowsOf(where, order, pagePart(input)))), ...found };
}

/** Entries below a number, newest first, for exports of any size. */
export function logsAfter(
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: LogFilters,
  below: string | undefined,
  limit: number,
): Promise<LogRow[]> {
  const where = conditions(
    whereOf(scope, timeZone, filters),
    given(below, (id) => sql`l.id < ${id}::bigint`),
  );
  return tx.query<LogRow>(...statement(rowsOf(where, raw("l.id desc"), sql`limit ${limit}::int`)));
}

export type LogDetail = LogRow & {
  readonly before: unknown;
  readonly after: unknown;
  readonly requestId: string | null;
};

/** The newest changes that name a record, among the actions that begin with one of these. */
export function logsOfRecord(
  tx: Handle,
  scope: Scope,
  {
    recordNo,
    actions,
    limit,
  }: { readonly recordNo: string; readonly actions: readonly string[]; readonly limit: number },
): Promise<Omit<LogDetail, "requestId">[]> {
  const where = conditions(
    scoped(scope, "l", { machine: null }),
    sql`l.object = ${recordNo}`,
    sql`l.kind = 'change'`,
    sql`exists (select from unnest(${actions}::text[]) a where starts_with(l.action, a || '.'))`,
  );
  const order = raw("l.id desc");
  return tx.query(
    ...statement(
      sql`select ${raw(columns)}, l.before, l.after from (select * from audit_log l where ${where} order by ${order} limit ${limit}::int) l ${raw(joins)} order by ${order}`,
    ),
  );
}

export async function findLog(tx: Handle, scope: Scope, logId: string): Promise<LogDetail | undefined> {
  const values: unknown[] = [logId];
  const where = scopeSql(scope, "l", values, { machine: null });
  const [row] = await tx.query<LogDetail>(
    `select ${columns}, l.before, l.after, l.request_id as "requestId" from audit_log l ${joins} where l.id = $1::bigint and ${where}`,
    values,
  );
  return row;
}
