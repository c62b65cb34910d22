import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type pg from "pg";
import type { Handle } from "./handle.ts";
import type { NamedClient } from "./namedClient.ts";
import type { Tables } from "./tables.ts";

const changing = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

function connectionOf(client: NamedClient): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery) {
      const { command, rowCount, rows } = await client.run<pg.QueryResultRow>(query.sql, query.parameters);
      return { rows: rows as Row[], numAffectedRows: changing.has(command) ? BigInt(rowCount ?? 0) : undefined };
    },
    streamQuery() {
      throw new Error("Rows are read in pages; a stream would hold the connection.");
    },
  };
}

const refuseTransaction = async () => {
  throw new Error("A transaction is already open; inScope and asSystem are the only ones who open and close it.");
};

/** Kysely on exactly this connection. It has no transactions of its own: the handle already lives in one. */
function kyselyOn(client: NamedClient): Kysely<Tables> {
  const connection = connectionOf(client);
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        releaseConnection: async () => {},
        destroy: async () => {},
        beginTransaction: refuseTransaction,
        commitTransaction: refuseTransaction,
        rollbackTransaction: refuseTransaction,
      }),
    },
  });
}

const builders = new WeakMap<NamedClient, Kysely<Tables>>();

function builderOf(client: NamedClient): Kysely<Tables> {
  const known = builders.get(client);
  if (known) return known;
  const builder = kyselyOn(client);
  builders.set(client, builder);
  return builder;
}

/** A handle on one connection, with a switch that ends it: a query after the transaction must not reach another one. */
export function openHandle(client: NamedClient): { handle: Handle; close(): void } {
  let open = true;
  const checkOpen = () => {
    if (!open) throw new Error("The transaction of this handle is over.");
  };
  return {
    handle: {
      async query<Row>(text: string, values: readonly unknown[] = []) {
        checkOpen();
        return (await client.run<pg.QueryResultRow>(text, values)).rows as Row[];
      },
      get kysely() {
        checkOpen();
        return builderOf(client);
      },
    },
    close: () => {
      open = false;
    },
  };
}
