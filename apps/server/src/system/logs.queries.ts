import type { ParsedInputOf } from "@yunshou/contract";
import type { logs } from "@yunshou/contract/system/logs";
import { type Handle, likePattern, type Scope, scopeSql } from "@yunshou/database";
import type { AuditKind } from "@yunshou/domain";
import { countRows, type Page, pageEnd } from "../platform/lists.queries.ts";

type ListInput = ParsedInputOf<typeof logs.list>;
export type LogFilters = Pick<ListInput, "logOperator" | "logType" | "logAction" | "logObject" | "fromDay" | "toDay">;

export interface LogRow {
  readonly logId: string;
  readonly logTime: Date;
  readonly logOperator: string | null;
  readonly operatorKnown: boolean;
  readonly merchantName: string;
  readonly logType: AuditKind;
  readonly logAction: string;
  readonly logObject: string;
  readonly address: string | null;
}

/** An object `user:123` is shown by its account, where the reader may see it. */
const columns = `l.id as "logId", id_time(l.id) as "logTime", u.name as "logOperator", l.actor_id is not null as "operatorKnown", m.name as "merchantName",
  l.kind as "logType", l.action as "logAction", coalesce(o.account, l.object) as "logObject", l.address`;

const joins = `join merchant m on m.id = l.merchant_id left join app_user u on u.id = l.actor_id
  left join app_user o on o.id = case when l.object ~ '^user:[0-9]{1,18}$' then substr(l.object, 6)::bigint end`;

/** Logs belong to merchants, so an ordinary user with the permission sees those of his merchants. */
function condition(scope: Scope, timeZone: string, filters: LogFilters): { where: string; values: unknown[] } {
  const values: unknown[] = [filters.fromDay, filters.toDay, timeZone];
  const parts = [
    "l.id >= id_at($1::date::timestamp at time zone $3) and l.id < id_at(($2::date + 1)::timestamp at time zone $3)",
    scopeSql(scope, "l", values, { machine: null }),
  ];
  const like = (text: string) => values.push(likePattern(text));
  if (filters.logOperator !== undefined) {
    const place = like(filters.logOperator);
    parts.push(`l.actor_id in (select p.id from app_user p where p.name ilike $${place} or p.account ilike $${place})`);
  }
  if (filters.logType !== undefined) parts.push(`l.kind = $${values.push(filters.logType)}`);
  if (filters.logAction !== undefined) parts.push(`l.action ilike $${like(filters.logAction)}`);
  if (filters.logObject !== undefined) {
    const place = like(filters.logObject);
    parts.push(
      `(l.object ilike $${place} or l.object in (select 'user:' || p.id from app_user p where p.account ilike $${place}))`,
    );
  }
  return { where: parts.join(" and "), values };
}

export async function listLogs(tx: Handle, scope: Scope, timeZone: string, input: ListInput): Promise<Page<LogRow>> {
  const { where, values } = condition(scope, timeZone, input);
  const found = await countRows(tx, `from audit_log l where ${where}`, values);
  const rows = await tx.query<LogRow>(
    `select ${columns} from (select * from audit_log l where ${where} order by l.id ${input.direction} ${pageEnd(input, values)}) l ${joins}
     order by l.id ${input.direction}`,
    values,
  );
  return { rows, ...found };
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
  const { where, values } = condition(scope, timeZone, filters);
  const more = below === undefined ? "" : ` and l.id < $${values.push(below)}::bigint`;
  return tx.query<LogRow>(
    `select ${columns} from (select * from audit_log l where ${where}${more} order by l.id desc limit $${values.push(limit)}::int) l ${joins} order by l.id desc`,
    values,
  );
}

export type LogDetail = LogRow & {
  readonly before: unknown;
  readonly after: unknown;
  readonly requestId: string | null;
};

export async function findLog(tx: Handle, scope: Scope, logId: string): Promise<LogDetail | undefined> {
  const values: unknown[] = [logId];
  const where = scopeSql(scope, "l", values, { machine: null });
  const [row] = await tx.query<LogDetail>(
    `select ${columns}, l.before, l.after, l.request_id as "requestId" from audit_log l ${joins} where l.id = $1::bigint and ${where}`,
    values,
  );
  return row;
}
