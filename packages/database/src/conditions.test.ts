import fc from "fast-check";
import { expect, it } from "vitest";
import {
  before,
  conditions,
  contains,
  equals,
  given,
  numbered,
  onDays,
  onDaysOrNamed,
  oneOf,
  scoped,
  scopedBy,
  since,
  startsWith,
} from "./conditions.ts";
import { platformScope } from "./scope.ts";
import { raw, type Sql, sql, statement } from "./sql.ts";

const scope = { merchants: ["2"], machines: ["7"] };

it("PERM-11 begins with the scope and leaves out what nobody filtered", () => {
  const where = conditions(
    scoped(scope, "c", { machine: null }),
    contains("c.card_no", undefined),
    equals("c.kind", "normal"),
    given(undefined, (hash: string) => sql`m.phone_index = decode(${hash}, 'hex')`),
  );
  expect(statement(where)).toEqual(["(c.merchant_id = any($1::bigint[])) and c.kind = $2", [["2"], "normal"]]);
  expect(statement(conditions(scoped(platformScope, "c")))).toEqual(["true", []]);
});

it("PERM-11 takes a scope that a list states in its own words", () => {
  const where = conditions(scopedBy(sql`m.path @> array[${"5"}::bigint]`), sql`m.status <> 'deleted'`);
  expect(statement(where)).toEqual(["m.path @> array[$1::bigint] and m.status <> 'deleted'", ["5"]]);
});

it("M9 takes a whole number for that record alone, and a part of one for all that hold it", () => {
  const [text, values] = statement(numbered("c.card_no", "card", "77_")!);
  expect(text).toBe(
    "(lower(c.card_no) = lower($1) or (c.card_no ilike $2 and not exists (select from card n where lower(n.card_no) = lower($3))))",
  );
  expect(values).toEqual(["77_", "%77\\_%", "77_"]);
  expect(numbered("c.card_no", "card", undefined)).toBeUndefined();
});

it("says each kind of condition", () => {
  const at = new Date("2026-11-20T16:00:00Z");
  const said = (condition: Sql | undefined) => statement(condition!);
  expect(said(equals("o.state", null))).toEqual(["o.state = $1", [null]]);
  expect(said(oneOf("o.state", []))).toEqual(["o.state = any($1::text[])", [[]]]);
  expect(said(contains("c.card_no", "5%"))).toEqual(["c.card_no ilike $1", ["%5\\%%"]]);
  expect(said(startsWith("c.card_no", "_5"))).toEqual(["c.card_no like $1", ["\\_5%"]]);
  expect(said(since("o.paid_at", at))).toEqual(["o.paid_at >= $1", [at]]);
  expect(said(before("o.paid_at", at))).toEqual(["o.paid_at < $1", [at]]);
  expect(said(contains(sql`lower(u.account)`, "a"))).toEqual(["lower(u.account) ilike $1", ["%a%"]]);
});

it("asks for no days when a filter is the whole number of a record", () => {
  const days = { fromDay: "2026-11-01", toDay: "2026-11-30" };
  const bound = (...numbers: (string | undefined)[]) =>
    onDaysOrNamed(numbers, "r.at", days, "Asia/Shanghai") !== undefined;
  expect([bound("385245286836026743"), bound(undefined, "1385245286836026743")]).toEqual([false, false]);
  for (const part of [undefined, "", "38524528683602674", "x385245286836026743", "38524528683602674312"])
    expect([part, bound(part)]).toEqual([part, true]);
});

it("bounds days of a time zone by the beginning of the first and of the day after the last", () => {
  const days = { fromDay: "2026-11-01", toDay: "2026-11-30" };
  const first = "v.happened_at >= $1::date::timestamp at time zone $2";
  const last = (day: number) => `v.happened_at < ($${day}::date + 1)::timestamp at time zone $${day + 1}`;
  expect(statement(onDays("v.happened_at", days, "Asia/Shanghai")!)).toEqual([
    `${first} and ${last(3)}`,
    ["2026-11-01", "Asia/Shanghai", "2026-11-30", "Asia/Shanghai"],
  ]);
  expect(statement(onDays("v.happened_at", { fromDay: days.fromDay }, "UTC")!)[0]).toBe(first);
  expect(statement(onDays("v.happened_at", { toDay: days.toDay }, "UTC")!)[0]).toBe(last(1));
  expect(onDays("v.happened_at", {}, "UTC")).toBeUndefined();
});

it("refuses as a column whatever is not a plain name", () => {
  for (const column of ["c.card_no; drop table card", "card_no", "c.card_no = c", "c.", "$1", "lower(c.card_no)"]) {
    expect(() => equals(column, "1")).toThrow("not the plain name of a column");
  }
});

it("numbers the placeholders of pieces within pieces in the order of their values", () => {
  const inner = sql`select id from card where kind = ${"normal"} and state = ${"valid"}`;
  expect(statement(sql`select ${raw("c.id")} from (${inner}) c where c.id > ${"9"} limit ${5}`)).toEqual([
    "select c.id from (select id from card where kind = $1 and state = $2) c where c.id > $3 limit $4",
    ["normal", "valid", "9", 5],
  ]);
});

/** A list's conditions of a shape, filled with texts; the scope takes the first of them. */
type Fill = (texts: readonly string[]) => Sql | undefined;
const condition: fc.Arbitrary<Fill> = fc.constantFrom<Fill>(
  ([a]) => equals("o.state", a),
  ([a, b]) => oneOf("o.state", [a!, b!]),
  ([a]) => contains("o.remark", a),
  ([a]) => startsWith("o.remark", a),
  ([a, b, c]) => onDays("o.ordered_at", { fromDay: a, toDay: b }, c!),
  ([a]) => given(a, (text) => sql`exists (select from machine m where m.name = ${text} and ${scoped(scope, "m")})`),
  () => equals("o.state", undefined),
  () => sql`o.refunded`,
);

it("gives every placeholder its value, whatever conditions meet", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom("$1", "'; drop table card; --", "%", "\\", "${x}", "null"));
  const texts = fc.array(text, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 12 }), texts, texts, (shape, some, others) => {
      const written = (fill: readonly string[]) =>
        statement(conditions(scoped({ merchants: [fill[3]!] }, "o"), ...shape.map((one) => one(fill))));
      const [said, values] = written(some);
      const places = [...said.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place));
      expect(places).toEqual(values.map((_, index) => index + 1));
      // The same text for other values: nothing of a value is in it.
      expect(written(others)[0]).toBe(said);
    }),
  );
});
