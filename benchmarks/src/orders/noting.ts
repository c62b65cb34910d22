import { type Database, openDatabase } from "@yunshou/database";
import { NamedClient } from "@yunshou/database/namedClient";
import pg from "pg";
import { type Statement, travelling } from "../durable/recording.ts";

/** A database of one connection, and the transactions that were committed over it, in their order. */
export interface Noting {
  readonly database: Database;
  readonly transactions: readonly (readonly Statement[])[];
}

/** Opens a database that works as any other, and notes every statement with its values. */
export function openNoting(adminUrl: string): Noting {
  const transactions: Statement[][] = [];
  let noted: Statement[] = [];

  class NotingClient extends NamedClient {
    override async run<Row extends pg.QueryResultRow>(
      text: string,
      values: readonly unknown[],
    ): Promise<pg.QueryResult<Row>> {
      noted.push({ text, values: travelling(values) });
      return super.run<Row>(text, values);
    }

    // The signature of pg has many forms; the transactions of the product use the one with a text.
    override query(...query: never[]): never {
      const word = query[0] as unknown;
      if (word === "commit" && noted.length > 0) transactions.push(noted);
      if (word === "commit" || word === "rollback") noted = [];
      return super.query(...(query as [never])) as never;
    }
  }

  const system = new pg.Pool({
    connectionString: adminUrl,
    max: 1,
    options: "-c role=yunshou_system -c jit=off",
    Client: NotingClient,
  });
  const plain = openDatabase({ adminUrl, webConnections: 1, systemConnections: 1 });
  const close = async () => void (await Promise.all([system.end(), plain.close()]));
  return { database: { ...plain, system, close }, transactions };
}
