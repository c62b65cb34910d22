import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * The one way to the database inside a transaction. `query` runs a fixed text as a named statement and answers its rows;
 * `kysely` builds queries with dynamic filters on the same connection. int8 and numeric arrive as strings.
 */
export interface Handle {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  readonly kysely: Kysely<Tables>;
}
