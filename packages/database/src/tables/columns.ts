import type { ColumnType } from "kysely";

export type { GeneratedAlways } from "kysely";

/** A bigint that names a row; decimal text everywhere in TypeScript. */
export type Id = string;

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** Money in fen, counts and sequences: text when read, text or bigint when written. */
export type Int8 = ColumnType<string, string | bigint, string | bigint>;

type JsonObject = { readonly [key: string]: unknown };

/** jsonb. An array must be written as JSON text, because the driver turns arrays into PostgreSQL arrays. */
export type Json = ColumnType<unknown, string | JsonObject, string | JsonObject>;

/** A column that has a default, so an insert may leave it out. */
export type Generated<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;
