import { likePattern } from "./pattern.ts";
import type { Scope } from "./scope.ts";
import { type ScopeColumns, scopeSql } from "./scopeFilter.ts";
import { raw, type Sql, sql, type Value } from "./sql.ts";

/** The conditions of a list. They begin with a scope, so that no list is read without one. */
export type Where = Sql & { readonly isScoped: true };

/** A condition, or nothing where the caller did not filter. */
type Condition = Sql | undefined;

/** A column by its plain name, as in `c.card_no`, or an expression written with `sql`. */
type Column = string | Sql;

const plainName = /^[a-z_]\w*\.[a-z_]\w*$/;

function columnOf(column: Column): Sql {
  if (typeof column === "function") return column;
  if (!plainName.test(column)) throw new Error(`not the plain name of a column: ${column}`);
  return raw(column);
}

/** The rows of a scope, as `scopeSql` states it. */
export const scoped = (scope: Scope, alias: string, columns: ScopeColumns = {}): Where =>
  scopedBy((values) => scopeSql(scope, alias, values, columns));

/** A scope that a list states in words of its own, e.g. by the path of merchants. It is the whole of what keeps tenants apart there. */
export const scopedBy = (condition: Sql): Where =>
  Object.assign((values: unknown[]) => condition(values), { isScoped: true } as const);

/**
 * What the rows of a list meet: its scope, and every condition that is not undefined.
 *
 * @example
 * conditions(
 *   scoped(scope, "c", { machine: null }),
 *   contains("c.card_no", filters.cardNo),
 *   given(filters.phoneHash, (hash) => sql`m.phone_index = decode(${hash}, 'hex')`),
 * )
 */
export function conditions(scope: Where, ...parts: readonly Condition[]): Where {
  const all = [scope, ...parts.filter((part) => part !== undefined)];
  return scopedBy((values) => all.map((part) => part(values)).join(" and "));
}

/** A condition for a filter that may be missing. */
export const given = <Given>(value: Given | undefined, condition: (value: Given) => Condition): Condition =>
  value === undefined ? undefined : condition(value);

export const equals = (column: Column, value: Value | undefined): Condition =>
  given(value, (given) => sql`${columnOf(column)} = ${given}`);

/** The column is one of some texts; an empty list is met by nothing. */
export const oneOf = (column: Column, texts: readonly string[] | undefined): Condition =>
  given(texts, (given) => sql`${columnOf(column)} = any(${given}::text[])`);

/** The text somewhere within the column, without case. */
export const contains = (column: Column, text: string | undefined): Condition =>
  given(text, (given) => sql`${columnOf(column)} ilike ${likePattern(given)}`);

/**
 * A number as people filter by it: whoever chose a record gets that one alone, whoever typed a part of a number all that hold it.
 * `whose` is the table that the number is unique in.
 */
export const numbered = (
  column: string,
  whose: "card" | "machine" | "merchant",
  number: string | undefined,
): Condition =>
  given(number, (given) => {
    const [at, name] = [columnOf(column), raw(column.slice(column.indexOf(".") + 1))];
    const taken = sql`exists (select from ${raw(whose)} n where lower(n.${name}) = lower(${given}))`;
    return sql`(lower(${at}) = lower(${given}) or (${at} ilike ${likePattern(given)} and not ${taken}))`;
  });

/** The text at the beginning of the column, with case; an index in the order of bytes serves it. */
export const startsWith = (column: Column, text: string | undefined): Condition =>
  given(text, (given) => sql`${columnOf(column)} like ${likePattern(given).slice(1)}`);

/** At this instant or later. */
export const since = (column: Column, at: Date | undefined): Condition =>
  given(at, (given) => sql`${columnOf(column)} >= ${given}`);

/** Earlier than this instant. */
export const before = (column: Column, at: Date | undefined): Condition =>
  given(at, (given) => sql`${columnOf(column)} < ${given}`);

/** A number of a record, whole: numbers carry their time and have 18 digits or 19. */
export const isWholeNumber = (text: string | undefined): boolean => text !== undefined && /^\d{18,19}$/.test(text);

/** The largest id; a longer number of 19 digits is no record's, and no error either. */
const largestId = sql`9223372036854775807`;

/** The number of a record: a whole one is asked at the index of ids, any other is a part of it. */
export const numberIs = (column: Column, text: string | undefined): Condition =>
  given(text, (number) =>
    isWholeNumber(number)
      ? sql`${columnOf(column)} = least(${number}::numeric, ${largestId})::bigint`
      : contains(sql`${columnOf(column)}::text`, number),
  );

/** An instant on one of the days of a time zone, `YYYY-MM-DD`, the first and the last included. A missing day leaves that side open. */
export function onDays(
  column: Column,
  { fromDay, toDay }: { readonly fromDay?: string | undefined; readonly toDay?: string | undefined },
  timeZone: string,
): Condition {
  const at = columnOf(column);
  const first = given(fromDay, (day) => sql`${at} >= ${day}::date::timestamp at time zone ${timeZone}`);
  const last = given(toDay, (day) => sql`${at} < (${day}::date + 1)::timestamp at time zone ${timeZone}`);
  return first === undefined || last === undefined ? (first ?? last) : sql`${first} and ${last}`;
}

/**
 * `onDays`, unless a filter is the whole number of a record: whoever looks for one record means it however old it is, and no
 * list hides it behind the days that it begins with.
 */
export const onDaysOrNamed = (
  numbers: readonly (string | undefined)[],
  ...[column, days, timeZone]: Parameters<typeof onDays>
): Condition => (numbers.some(isWholeNumber) ? undefined : onDays(column, days, timeZone));
