import { raw, type Sql, sql } from "@yunshou/database";
import { type NumberRange } from "@yunshou/domain";

/** Rows whose number lies in one of the ranges; an index in the order of numbers serves it. */
export const numberedWithin = (column: `${string}.id`, ranges: readonly NumberRange[]): Sql => {
  const parts = ranges.map(({ from, to }) => sql`${raw(column)} between ${from}::bigint and ${to}::bigint`);
  return (values) => (parts.length === 0 ? "false" : `(${parts.map((part) => part(values)).join(" or ")})`);
};

/**
 * Rows whose text begins with another, compared byte by byte. Unlike `like` it tells nothing of rows it does not meet, so
 * that an index may serve it under row-level security.
 */
export const beginsWith = (column: `${string}.${string}`, text: string): Sql =>
  sql`(${raw(column)} collate "C" >= ${text} and ${raw(column)} collate "C" < ${`${text}\u{10FFFF}`})`;
