import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "./setup.ts";
import { createTestDatabase, type TestDatabase } from "./testing.ts";
import { wholeTables } from "./wholeTables.ts";

/** One database for each form of row-level security: for one node, and for a database that is spread over nodes. */
const forms = { oneNode: false, spread: true } as const;
type Form = keyof typeof forms;
const databases = {} as Record<Form, TestDatabase>;
const clients = {} as Record<Form, pg.Client>;

beforeAll(async () => {
  for (const form of Object.keys(forms) as Form[]) {
    databases[form] = await createTestDatabase("template0");
    await setUpDatabase(databases[form].url, { spread: forms[form] });
    clients[form] = new pg.Client(databases[form].url);
    await clients[form].connect();
  }
});
afterAll(async () => {
  for (const form of Object.keys(forms) as Form[]) {
    await clients[form].end();
    await databases[form].drop();
  }
});

async function asked<Row>(form: Form, text: string): Promise<Row[]> {
  return (await clients[form].query(text)).rows as Row[];
}

/** Every table of ours; a partition is its table. */
const ours = `select c.oid, c.oid::regclass::text as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'top_id' and a.attnotnull) as has_top
  from pg_class c where c.relnamespace in ('public'::regnamespace, 'ledger'::regnamespace) and c.relkind in ('r', 'p') and not c.relispartition`;
/** What is spread over nodes. */
const spread = `select * from (${ours}) o where name <> all (array['${[...wholeTables].join("','")}'])`;

describe("a schema that can be spread over nodes", () => {
  it("names the top merchant in every table that no node holds whole, and knows no table that does not exist", async () => {
    const tables = await asked<{ name: string; has_top: boolean }>("oneNode", ours);
    const names = tables.map(({ name }) => name);
    expect([...wholeTables].filter((name) => !names.includes(name))).toEqual([]);
    const lost = tables.filter(({ name, has_top }) => !has_top && !wholeTables.has(name));
    expect(lost).toEqual([]);
    expect(tables.length - wholeTables.size).toBeGreaterThan(40);
  });

  it("carries the top merchant in the primary key and every other unique key of what is spread", async () => {
    const untied = await asked(
      "oneNode",
      `select i.indexrelid::regclass::text as key from pg_index i join (${spread}) t on t.oid = i.indrelid
       where i.indisunique and not exists (select from unnest((i.indkey::int2[])[0:i.indnkeyatts - 1]) k join pg_attribute a on a.attrelid = t.oid and a.attnum = k where a.attname = 'top_id')`,
    );
    expect(untied).toEqual([]);
    const unkeyed = await asked(
      "oneNode",
      `select name from (${spread}) t where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`,
    );
    expect(unkeyed).toEqual([]);
  });

  it("lets what is spread refer to what is spread within one tree, and nothing that is whole refer to it", async () => {
    const keys = await asked<{ key: string; fromSpread: boolean; toSpread: boolean; tied: boolean }>(
      "oneNode",
      `select k.conname as key, s.oid is not null as "fromSpread", t.oid is not null as "toSpread",
         exists (select from unnest(k.conkey, k.confkey) as c(own, other)
                   join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.own join pg_attribute b on b.attrelid = k.confrelid and b.attnum = c.other
                 where a.attname = 'top_id' and b.attname = 'top_id') as tied
       from pg_constraint k left join (${spread}) s on s.oid = k.conrelid left join (${spread}) t on t.oid = k.confrelid where k.contype = 'f'`,
    );
    expect(keys.filter(({ fromSpread, toSpread, tied }) => toSpread && !(fromSpread && tied))).toEqual([]);
    expect(keys.filter(({ toSpread }) => toSpread).length).toBeGreaterThan(10);
  });
});

interface Policy {
  readonly place: string;
  readonly condition: string;
}
const policies = `select p.polrelid::regclass || ' ' || p.polname || ' ' || p.polcmd::text || ' ' || p.polpermissive || ' ' || (select string_agg(r::regrole::text, ',' order by 1) from unnest(p.polroles) r) as place,
    concat_ws(' check ', pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) as condition
  from pg_policy p join (${ours}) t on t.oid = p.polrelid order by 1`;
/** A call that stands bare; on one node it would be made for every row. */
const bareCall = /(?<!SELECT )\bscope_\w+\(\)/;

describe("row-level security in its two forms", () => {
  it.each(Object.keys(forms) as Form[])(
    "S1 protects every tenant table and forces it on its owner (%s)",
    async (form) => {
      const naked = await asked(
        form,
        `select name from (${ours}) t join pg_class c on c.oid = t.oid
       where exists (select from pg_attribute a where a.attrelid = t.oid and a.attname in ('top_id', 'merchant_id'))
         and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = t.oid and 'yunshou_web'::regrole = any (p.polroles)))`,
      );
      expect(naked).toEqual([]);
    },
  );

  it("S1 has the same policies in both", async () => {
    const places = async (form: Form) => (await asked<Policy>(form, policies)).map(({ place }) => place);
    const oneNode = await places("oneNode");
    expect(await places("spread")).toEqual(oneNode);
    expect(oneNode.length).toBeGreaterThan(100);
  });

  it("S1 has none that Citus would make weaker on another node, as it does with restrictive ones", async () => {
    const restrictive = await asked(
      "spread",
      "select polrelid::regclass::text as name from pg_policy where not polpermissive",
    );
    expect(restrictive).toEqual([]);
  });

  it("evaluates the scope once a statement on one node, and looks nothing up by a sub-select when spread", async () => {
    const oneNode = await asked<Policy>("oneNode", policies);
    expect(oneNode.filter(({ condition }) => bareCall.test(condition))).toEqual([]);
    const direct = await asked<Policy>("spread", policies);
    expect(direct.filter(({ condition }) => /\bselect\b/i.test(condition))).toEqual([]);
    expect(direct.filter(({ condition }) => bareCall.test(condition)).length).toBeGreaterThan(50);
  });

  it("S2 asks for the same wherever nothing is looked up", async () => {
    const plain = (condition: string) =>
      condition.replaceAll(/\( ?SELECT (scope_\w+\(\)) AS \w+\)(::bigint\[\])?/g, "$1").replaceAll(/[()]/g, "");
    const oneNode = await asked<Policy>("oneNode", policies);
    const direct = await asked<Policy>("spread", policies);
    const different = oneNode.filter(({ condition }, place) => plain(condition) !== plain(direct[place]!.condition));
    expect(different.filter(({ condition }) => !condition.includes("EXISTS"))).toEqual([]);
  });
});
