import type pg from "pg";
import type { NamedClient } from "./namedClient.ts";

/**
 * The one way to the database inside a transaction: runs a text as a named statement and answers its rows.
 * int8, numeric and date arrive as strings, timestamps as `Date`. The type of a row stands beside its query.
 */
export interface Handle {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** A handle on one connection, with a switch that ends it: a query after the transaction must not reach another one. */
export function openHandle(client: NamedClient): { handle: Handle; close(): void } {
  let open = true;
  return {
    handle: {
      async query<Row>(text: string, values: readonly unknown[] = []) {
        if (!open) throw new Error("The transaction of this handle is over.");
        return (await client.run<pg.QueryResultRow>(text, values)).rows as Row[];
      },
    },
    close: () => {
      open = false;
    },
  };
}
