import pg from "pg";
import { setUpDatabase } from "./setup.ts";

/** The database that every test database is copied from. Nobody may connect to it once it is complete. */
export const templateName = "yunshou_template";

/** The same server and account, another database. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes the template with everything that a server finds at its first start; once in each test run. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  await runStatements(serverUrl, [`create database ${templateName}`]);
  await setUpDatabase(urlOf(serverUrl, templateName));
  await runStatements(serverUrl, [`alter database ${templateName} with is_template true allow_connections false`]);
}
