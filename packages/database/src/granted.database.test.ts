import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "./connect.ts";
import type { Scope } from "./scope.ts";
import { createTestDatabase, type TestDatabase } from "./testing.ts";
import { asSystem, inScope } from "./transaction.ts";

let test: TestDatabase;
let database: Database;

/** Merchants 11 and 12 below 1; machines 7 and 8 belong to 11. Row-level security alone is asked here: the queries name no scope. */
const authorised: Scope = { merchants: ["12"], granted: ["7"] };

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 2, systemConnections: 2 });
  await asSystem(database, async (tx) => {
    await tx.query(
      `insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind) values
         (1, 1, null, '{1}', '0001', 'one', 'ordinary'), (11, 1, 1, '{1,11}', '00010001', 'a', 'ordinary'), (12, 1, 1, '{1,12}', '00010002', 'b', 'ordinary')`,
    );
    await tx.query(
      `insert into machine (top_id, id, merchant_id, machine_no, name, category, type) values (1, 7, 11, 'm7', 'm7', 'vending', 'snack'), (1, 8, 11, 'm8', 'm8', 'vending', 'snack')`,
    );
  });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const see = (scope: Scope, table: string) =>
  inScope(database, scope, async (tx) =>
    (await tx.query<{ id: string }>(`select id from ${table} order by id`)).map((row) => row.id),
  );
const change = (scope: Scope, text: string) => inScope(database, scope, (tx) => tx.query(text));
const audit = (merchantId: string) =>
  `insert into audit_log (top_id, merchant_id, kind, action, object) values (1, ${merchantId}, 'change', 'a.b', 'x')`;

it("S2 MERCHANT-05 shows the authorised machine with its merchant, and nothing else of it", async () => {
  expect(await see(authorised, "machine")).toEqual(["7"]);
  expect(await see(authorised, "merchant")).toEqual(["11", "12"]);
  expect(await see({ merchants: ["12"] }, "machine")).toEqual([]);
  expect(await see({ merchants: ["12"] }, "merchant")).toEqual(["12"]);
});

it("S2 MERCHANT-05 an ordinary user sees only the machines that are his, whoever owns them", async () => {
  expect(await see({ merchants: ["12"], machines: ["7"], granted: ["7"] }, "machine")).toEqual(["7"]);
  expect(await see({ merchants: ["12"], machines: [], granted: ["7"] }, "machine")).toEqual([]);
});

it("S2 MERCHANT-05 may neither change the owner, nor write about machines or merchants that are not granted", async () => {
  await change(authorised, "update merchant set name = '!' where id = 11");
  expect(await asSystem(database, (tx) => tx.query("select name from merchant where id = 11"))).toEqual([
    { name: "a" },
  ]);
  await expect(change(authorised, audit("1"))).rejects.toMatchObject({ code: "42501" });
  await expect(
    change(
      authorised,
      "insert into merchant_machine (top_id, machine_id, merchant_id, grantee_id) values (1, 8, 11, 12)",
    ),
  ).rejects.toMatchObject({ code: "42501" });
  await change(authorised, audit("11"));
});
