import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./connect.ts";
import type { Handle } from "./handle.ts";
import { platformScope, type Scope } from "./scope.ts";
import { scopeSql } from "./scopeFilter.ts";
import { setUpDatabase } from "./setup.ts";
import { createTestDatabase, type TestDatabase } from "./testing.ts";
import { asSystem, inScope } from "./transaction.ts";

let test: TestDatabase;
let database: Database;
let superuser: pg.Client;

const one = { merchants: ["1", "11"], topId: "1" } satisfies Scope;
const onlyMachine7: Scope = { merchants: ["1", "11"], topId: "1", machines: ["7"] };
const nobody: Scope = { merchants: [] };
const noMachines: Scope = { ...one, machines: [] };

/** Two trees: merchant 1 with its child 11, and merchant 2. Machines 7 and 8 belong to 11, machine 9 to 2. */
const twoTrees = `
  insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind) values
    (1, 1, null, '{1}', '0001', 'one', 'ordinary'), (11, 1, 1, '{1,11}', '00010001', 'child', 'ordinary'), (2, 2, null, '{2}', '0002', 'two', 'ordinary');
  insert into app_user (id, top_id, merchant_id, account, name, level, kdf_version, verifier) values (101, 1, 11, 'staff', 'S', '2', 1, ''), (201, 2, 2, 'other', 'O', '1', 1, '');
  insert into machine (top_id, id, merchant_id, machine_no, name, category, type) values
    (1, 7, 11, 'm7', 'm7', 'vending', 'snack'), (1, 8, 11, 'm8', 'm8', 'vending', 'snack'), (2, 9, 2, 'm9', 'm9', 'vending', 'snack');
  insert into sales_order (top_id, id, merchant_id, machine_id, product_name, quantity, payment, business, state, pay_state, ship_state, price_fen, source_key, ordered_at, business_day)
    select m.top_id, id_at(now()) + m.id, m.merchant_id, m.id, 'p', 1, 'wechat', 'ordinary', 'completed', 'paid', 'dispensed', 100, 's', now(), '2026-01-01' from machine m;
  insert into order_event (top_id, merchant_id, machine_id, order_id, kind, source) select top_id, merchant_id, machine_id, id, 'paid', 'provider' from sales_order;
  insert into session (token_hash, user_id, expires_at, address) values ('a', 101, now(), ''), ('b', 201, now(), '');
  insert into outbox (machine_id, key, type, body, not_after) values (7, 'k', 't', '{}', now()), (9, 'k', 't', '{}', now());
  insert into quarantine (machine_id, topic, payload, problem) values (7, 't', '', 'p'), (9, 't', '', 'p'), (null, 't', '', 'p');
  insert into role (id, code, name, top_id, merchant_id) values (1, 'r', 'r', null, null), (2, 'of1', 'of 1', 1, 1), (3, 'of11', 'of 11', 1, 11), (4, 'of2', 'of 2', 2, 2);
  insert into setting (key, value) values ('k', '1');
  select ledger.post('[{"kind":"k","key":"1","reference":1,"merchant":11,"top":1,"postings":[{"account":"available","fen":5},{"account":"x","fen":-5}]},
                       {"kind":"k","key":"2","reference":1,"merchant":2,"top":2,"postings":[{"account":"available","fen":5},{"account":"x","fen":-5}]}]');`;

const see = (scope: Scope, table: string, column: string) =>
  inScope(database, scope, async (tx) =>
    (await tx.query<{ seen: string }>(`select ${column}::text as seen from ${table} order by 1`)).map(
      (row) => row.seen,
    ),
  );
const change = (scope: Scope, text: string) => inScope(database, scope, (tx: Handle) => tx.query(text));
const refused = { code: "42501" };

async function names(text: string): Promise<string[]> {
  return (await superuser.query(text)).rows.map((row) => row.name as string);
}

// Both forms of row-level security must tell tenants apart: that of one node, and that of a database spread over nodes.
describe.each([
  ["one node", false],
  ["several nodes", true],
])("in the form for %s", (_form, spread) => {
  beforeAll(async () => {
    test = await createTestDatabase(spread ? "template0" : undefined);
    if (spread) await setUpDatabase(test.url, { spread });
    database = openDatabase({ adminUrl: test.url, webConnections: 2, systemConnections: 2 });
    superuser = new pg.Client(test.url);
    await superuser.connect();
    await superuser.query(twoTrees);
  });

  afterAll(async () => {
    await superuser.end();
    await database.close();
    await test.drop();
  });

  describe("the catalogue", () => {
    it("S1 forces row-level security with a policy on every table that has a merchant", async () => {
      const naked =
        await names(`select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_id'
      where c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`);
      expect(naked).toEqual([]);
      const protectedTables = await names(
        "select distinct polrelid::regclass::text as name from pg_policy where polname = 'tenant_scope'",
      );
      expect(protectedTables).toEqual(
        expect.arrayContaining(["merchant", "app_user", "sales_order", "ledger.account", "ledger.txn", "rollup_sales"]),
      );
    });

    it("S1 narrows every table that has a machine to the machines of an ordinary user", async () => {
      // A policy without a condition of its own for writing lets write what it shows.
      const unnarrowed =
        await names(`select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'machine_id'
      where c.relkind in ('r', 'p') and not c.relispartition and has_table_privilege('yunshou_web', c.oid, 'select')
        and not exists (select from pg_policy p where p.polrelid = c.oid and (p.polname = 'machine_scope'
          or p.polname = 'tenant_scope' and pg_get_expr(p.polqual, p.polrelid) ~ 'AND .*scope_machines\\(' and pg_get_expr(coalesce(p.polwithcheck, p.polqual), p.polrelid) ~ 'AND .*scope_machines\\('))`);
      expect(unnarrowed).toEqual([]);
    });

    it("S1 knows every table without row-level security by name", async () => {
      const open = await names(
        "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity order by 1",
      );
      expect(open).toEqual([
        "guessing_episode",
        "inbox",
        "login_challenge",
        "login_failure",
        "map_change",
        "portal_nonce",
        "provider_notice",
        "reset_code",
        "schema_version",
        "screen_client",
        "sso_login",
        "timer",
      ]);
    });

    it("S1 opens no partition, no routine and no table to everybody", async () => {
      const open = await names(`select c.oid::regclass::text as name from pg_class c
      where c.relispartition and c.relkind = 'r' and (has_table_privilege('yunshou_web', c.oid, 'select,insert,update,delete') or has_table_privilege('yunshou_system', c.oid, 'select,insert,update,delete'))`);
      expect(open).toEqual([]);
      const routines = await names(`select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'ledger'::regnamespace) and has_function_privilege('public', p.oid, 'execute')`);
      expect(routines).toEqual([]);
      const fixed = await names(
        "select oid::regprocedure::text as name from pg_proc where prosecdef and not exists (select from unnest(proconfig) c where c like 'search_path=%pg_temp')",
      );
      expect(fixed).toEqual([]);
    });
  });

  describe("row-level security alone", () => {
    it("S2 shows nothing to a transaction that never named its scope", async () => {
      const client = await database.web.connect();
      try {
        for (const table of [
          "merchant",
          "machine",
          "sales_order",
          "order_event",
          "session",
          "outbox",
          "quarantine",
          "ledger.account",
          "ledger.entry",
        ]) {
          expect((await client.query(`select count(*)::int as seen from ${table}`)).rows, table).toEqual([{ seen: 0 }]);
        }
      } finally {
        client.release();
      }
    });

    it("S2 shows nothing to a user without merchants or without machines", async () => {
      expect(await see(nobody, "sales_order", "machine_id")).toEqual([]);
      expect(await see(nobody, "merchant", "id")).toEqual([]);
      for (const table of ["sales_order", "machine", "order_event", "outbox"])
        expect(await see(noMachines, table, "1"), table).toEqual([]);
    });

    it("S2 keeps the trees apart, with the root or with the list of merchants", async () => {
      for (const scope of [one, { merchants: one.merchants }]) {
        expect(await see(scope, "sales_order", "machine_id")).toEqual(["7", "8"]);
        expect(await see(scope, "merchant", "id")).toEqual(["1", "11"]);
        expect(await see(scope, "ledger.account", "merchant_id")).toEqual(["11", "11"]);
        expect(await see(scope, "ledger.entry", "amount_fen")).toEqual(["-5", "5"]);
        expect(await see(scope, "session", "user_id")).toEqual(["101"]);
        expect(await see(scope, "outbox", "machine_id")).toEqual(["7"]);
        expect(await see(scope, "quarantine", "machine_id")).toEqual(["7"]);
      }
      expect(await see({ merchants: ["11"] }, "merchant", "id")).toEqual(["11"]);
      expect(await see(platformScope, "sales_order", "machine_id")).toEqual(["7", "8", "9"]);
      expect(await see(platformScope, "quarantine", "topic")).toHaveLength(3);
    });

    it("PERM-11 narrows an ordinary user to his machines, timelines of orders included", async () => {
      expect(await see(onlyMachine7, "machine", "id")).toEqual(["7"]);
      expect(await see(onlyMachine7, "sales_order", "machine_id")).toEqual(["7"]);
      expect(await see(onlyMachine7, "order_event e join sales_order o on o.id = e.order_id", "o.machine_id")).toEqual([
        "7",
      ]);
      expect(await see(onlyMachine7, "order_event", "kind")).toHaveLength(1);
      expect(await see(onlyMachine7, "outbox", "machine_id")).toEqual(["7"]);
      expect(await see({ ...onlyMachine7, machines: ["8"] }, "outbox", "machine_id")).toEqual([]);
    });

    it("S2 writes nothing for another merchant or machine", async () => {
      await expect(
        change(one, "insert into product (top_id, merchant_id, code, name, price_fen) values (2, 2, 'c', 'n', 1)"),
      ).rejects.toMatchObject(refused);
      // A foreign merchant under one's own root would become visible to him.
      await expect(
        change(one, "insert into product (top_id, merchant_id, code, name, price_fen) values (1, 2, 'c', 'n', 1)"),
      ).rejects.toMatchObject(refused);
      await expect(change(one, "update machine set merchant_id = 2 where id = 7")).rejects.toMatchObject(refused);
      await expect(
        change(
          onlyMachine7,
          "insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no) values (1, 8, 11, 'main', 11)",
        ),
      ).rejects.toMatchObject(refused);
      await expect(
        change(one, "insert into outbox (machine_id, key, type, body, not_after) values (9, 'x', 't', '{}', now())"),
      ).rejects.toMatchObject(refused);
      expect(await change(one, "update sales_order set exception = 'x' where machine_id = 9 returning 1")).toEqual([]);
      expect(await change(one, "delete from machine where id = 9 returning 1")).toEqual([]);
    });

    it("S2 lets a merchant create one below itself and see it at once, and none elsewhere", async () => {
      const child = (parent: string) => `insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind)
      values (12, ${parent}, ${parent}, '{${parent},12}', 'n', 'new', 'ordinary') returning id`;
      expect(await change({ merchants: ["1"] }, child("1"))).toEqual([{ id: "12" }]);
      await expect(change({ merchants: ["1"] }, child("2"))).rejects.toMatchObject(refused);
    });

    it("S2 shows roles of the platform, of the own merchants and of those above, and lets nobody change another's", async () => {
      const child: Scope = { merchants: ["11"] };
      expect(await see(one, "role", "code")).toEqual(["of1", "of11", "r"]);
      expect(await see(child, "role", "code")).toEqual(["of1", "of11", "r"]);
      expect(await see({ merchants: ["2"] }, "role", "code")).toEqual(["of2", "r"]);
      expect(await see(nobody, "role", "code")).toEqual(["r"]);
      expect(await see(platformScope, "role", "code")).toHaveLength(4);
      expect(await change(child, "update role set name = name || '!' returning code")).toEqual([{ code: "of11" }]);
      expect(await change(one, "delete from role where code = 'r' returning 1")).toEqual([]);
      for (const owner of ["null, null", "2, 2", "1, 1"])
        await expect(
          change(child, `insert into role (code, name, top_id, merchant_id) values ('x', 'x', ${owner})`),
        ).rejects.toMatchObject(refused);
      await expect(change(one, "update role set is_admin = true where code = 'of1'")).rejects.toMatchObject({
        code: "23514",
      });
    });

    it("S2 leaves settings to the platform", async () => {
      expect(await change(one, "update setting set value = '2' returning 1")).toEqual([]);
      expect(await change(platformScope, "update setting set value = '2' returning 1")).toHaveLength(1);
    });

    it("S15 lets nobody change or delete the audit log", async () => {
      for (const text of ["update audit_log set action = 'x'", "delete from audit_log", "truncate audit_log"]) {
        await expect(change(platformScope, text)).rejects.toMatchObject(refused);
        await expect(asSystem(database, (tx) => tx.query(text))).rejects.toMatchObject(refused);
      }
    });
  });

  describe("the explicit scope alone", () => {
    it.each([
      ["a tree", one, ["7", "8"]],
      ["a list of merchants", { merchants: ["2"] }, ["9"]],
      ["an ordinary user", onlyMachine7, ["7"]],
      ["nobody", nobody, []],
      ["no machines", noMachines, []],
      ["the platform", platformScope, ["7", "8", "9"]],
    ] satisfies [string, Scope, string[]][])(
      "S2 keeps %s apart without row-level security",
      async (_name, scope, expected) => {
        const values: unknown[] = [];
        const text = `select machine_id from sales_order o where ${scopeSql(scope, "o", values)} order by 1`;
        const { rows } = await superuser.query(text, values);
        expect(rows.map((row) => row.machine_id)).toEqual(expected);
      },
    );
  });
});
