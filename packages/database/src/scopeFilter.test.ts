import { expect, it } from "vitest";
import { ownScope, platformScope, type Scope } from "./scope.ts";
import { scopeSql } from "./scopeFilter.ts";

function condition(scope: Scope, columns = {}) {
  const values: unknown[] = ["first"];
  const text = scopeSql(scope, "o", values, columns);
  return { text, values: values.slice(1) };
}

it("PERM-11 leaves the platform unnarrowed", () => {
  expect(condition(platformScope)).toEqual({ text: "true", values: [] });
});

it("PERM-11 compares the root of a whole tree and the machines of an ordinary user", () => {
  expect(condition({ merchants: ["1", "2"], topId: "1", machines: ["7"] })).toEqual({
    text: "(o.top_id = $2 and o.machine_id = any($3::bigint[]))",
    values: ["1", ["7"]],
  });
});

it("PERM-11 keeps an empty list of merchants and an empty list of machines as conditions that nothing meets", () => {
  expect(condition({ merchants: [], machines: [] })).toEqual({
    text: "(o.merchant_id = any($2::bigint[]) and o.machine_id = any($3::bigint[]))",
    values: [[], []],
  });
});

it("PERM-11 takes other columns where a table names them otherwise", () => {
  expect(condition({ merchants: ["2"], machines: ["7"] }, { merchant: "id", machine: null })).toMatchObject({
    text: "(o.id = any($2::bigint[]))",
    values: [["2"]],
  });
});

it("MERCHANT-05 counts machines of other merchants only in queries that say so, and never for the owner's own matters", () => {
  const scope: Scope = { merchants: ["2"], granted: ["7"] };
  expect(condition(scope)).toMatchObject({ text: "(o.merchant_id = any($2::bigint[]))", values: [["2"]] });
  expect(condition(scope, { granted: true })).toEqual({
    text: "((o.merchant_id = any($2::bigint[]) or o.machine_id = any($3::bigint[])))",
    values: [["2"], ["7"]],
  });
  expect(condition(ownScope(scope), { granted: true }).values).toEqual([["2"]]);
});
