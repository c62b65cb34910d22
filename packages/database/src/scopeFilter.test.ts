import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, it } from "vitest";
import { ownScope, platformScope, type Scope } from "./scope.ts";
import { scopeIs, scopeSql } from "./scopeFilter.ts";
import type { Tables } from "./tables.ts";

const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

function both(scope: Scope, columns = {}) {
  const values: unknown[] = ["first"];
  const text = scopeSql(scope, "o", values, columns);
  const compiled = builder
    .selectFrom("sales_order as o")
    .select("o.id")
    .where(scopeIs(scope, "o", columns))
    .compile();
  return { text, values: values.slice(1), built: compiled.sql.split(" where ")[1], builtValues: compiled.parameters };
}

it("PERM-11 leaves the platform unnarrowed", () => {
  expect(both(platformScope)).toEqual({ text: "true", values: [], built: "true", builtValues: [] });
});

it("PERM-11 compares the root of a whole tree and the machines of an ordinary user", () => {
  expect(both({ merchants: ["1", "2"], topId: "1", machines: ["7"] })).toEqual({
    text: "(o.top_id = $2 and o.machine_id = any($3::bigint[]))",
    values: ["1", ["7"]],
    built: '("o"."top_id" = $1 and "o"."machine_id" = any($2::bigint[]))',
    builtValues: ["1", ["7"]],
  });
});

it("PERM-11 keeps an empty list of merchants and an empty list of machines as conditions that nothing meets", () => {
  expect(both({ merchants: [], machines: [] })).toEqual({
    text: "(o.merchant_id = any($2::bigint[]) and o.machine_id = any($3::bigint[]))",
    values: [[], []],
    built: '("o"."merchant_id" = any($1::bigint[]) and "o"."machine_id" = any($2::bigint[]))',
    builtValues: [[], []],
  });
});

it("PERM-11 takes other columns where a table names them otherwise", () => {
  expect(both({ merchants: ["2"], machines: ["7"] }, { merchant: "id", machine: null })).toMatchObject({
    text: "(o.id = any($2::bigint[]))",
    values: [["2"]],
  });
});

it("MERCHANT-05 counts machines of other merchants only in queries that say so, and never for the owner's own matters", () => {
  const scope: Scope = { merchants: ["2"], granted: ["7"] };
  expect(both(scope)).toMatchObject({ text: "(o.merchant_id = any($2::bigint[]))", values: [["2"]] });
  expect(both(scope, { granted: true })).toEqual({
    text: "((o.merchant_id = any($2::bigint[]) or o.machine_id = any($3::bigint[])))",
    values: [["2"], ["7"]],
    built: '(("o"."merchant_id" = any($1::bigint[]) or "o"."machine_id" = any($2::bigint[])))',
    builtValues: [["2"], ["7"]],
  });
  expect(both(ownScope(scope), { granted: true }).values).toEqual([["2"]]);
});
