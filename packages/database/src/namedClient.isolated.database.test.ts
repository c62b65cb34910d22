import { expect, it, vi } from "vitest";
import { createTestDatabase } from "./testing.ts";

// A process names so many statements and no more; what other files have used up is forgotten here.
vi.resetModules();
const { openDatabase } = await import("./connect.ts");
const { asSystem } = await import("./transaction.ts");

it("names statements so that each is planned once a connection", async () => {
  const test = await createTestDatabase();
  const database = openDatabase({ adminUrl: test.url, webConnections: 1, systemConnections: 1 });
  const prepared = await asSystem(database, async (tx) => {
    for (const id of ["1", "2", "3"]) await tx.query("select $1::bigint as named_once", [id]);
    return tx.query<{ name: string }>("select name from pg_prepared_statements where statement like '%named_once'");
  });
  expect(prepared).toHaveLength(1);
  await database.close();
  await test.drop();
});
