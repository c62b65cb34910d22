import { conditions, contains, scoped, sql, statement } from "@yunshou/database";
import { expect, it } from "vitest";
import { afterSql, countSql, type List, type Order, orderOf, pageSql } from "./lists.queries.ts";

const list: List = {
  columns: 'c.id, r.name as "reviewer"',
  from: sql`card c join merchant h on h.id = c.merchant_id and ${scoped({ merchants: ["1"] }, "h")}`,
  shown: "left join app_user r on r.id = c.reviewed_by",
  where: conditions(scoped({ merchants: ["2"] }, "c", { machine: null }), contains("c.card_no", "88")),
};
const order = {
  by: { cardNo: "c.card_no", expiry: "c.expires_on" },
  nulls: { expiry: "last" },
  unsorted: "cardNo",
  tie: ["c.id desc"],
} as const satisfies Order<string>;

const where = "(c.merchant_id = any($2::bigint[])) and c.card_no ilike $3";

it("reads one page, and counts the same rows up to one beyond the cap", () => {
  const from = "card c join merchant h on h.id = c.merchant_id and (h.merchant_id = any($1::bigint[]))";
  expect(statement(pageSql(list, order, { page: 3, pageSize: 20, direction: "asc" }))).toEqual([
    `select c.id, r.name as "reviewer" from ${from} left join app_user r on r.id = c.reviewed_by where ${where} order by c.card_no asc, c.id desc limit $4::int offset $5::int`,
    [["1"], ["2"], "%88%", 20, 40],
  ]);
  expect(statement(countSql(list))).toEqual([
    `select count(*)::int as total from (select from ${from} where ${where} limit 10001) counted`,
    [["1"], ["2"], "%88%"],
  ]);
});

it("reads the same rows after a key for an export", () => {
  const [text, values] = statement(
    afterSql({ columns: list.columns, from: "card c", where: list.where }, "c.id", "17", 500),
  );
  expect(text).toBe(
    `select c.id, r.name as "reviewer" from card c where c.id > $1 and ${where} order by c.id limit $4::int`,
  );
  expect(values).toEqual(["17", ["2"], "%88%", 500]);
});

it("orders by the column asked for, ends in an order that ties nothing, and puts rows without a value where the list says", () => {
  const said = (paging: Parameters<typeof orderOf<"cardNo" | "expiry">>[1]) => statement(orderOf(order, paging))[0];
  expect(said({ direction: "desc" })).toBe("c.card_no desc, c.id desc");
  expect(said({ sort: "expiry", direction: "asc" })).toBe("c.expires_on asc nulls last, c.id desc");
  expect(said({ sort: "expiry", direction: "desc" })).toBe("c.expires_on desc nulls last, c.id desc");
});

it("keeps an order of its own when nobody sorts, and lets a tie follow the direction", () => {
  const own: Order<"name"> = { by: { name: "t.name" }, unsorted: "t.created_at desc", tie: ["t.id"] };
  expect(statement(orderOf(own, { direction: "asc" }))[0]).toBe("t.created_at desc, t.id asc");
  expect(statement(orderOf(own, { sort: "name", direction: "asc" }))[0]).toBe("t.name asc, t.id asc");
  const byOwner: Order<"id"> = { by: { id: "r.id" }, unsorted: "r.merchant_id asc nulls first", tie: ["r.id asc"] };
  expect(statement(orderOf(byOwner, { direction: "desc" }))[0]).toBe("r.merchant_id asc nulls first, r.id asc");
  expect(statement(orderOf(byOwner, { sort: "id", direction: "asc" }))[0]).toBe("r.id asc");
});

it("takes nothing into the order that the list does not name", () => {
  const asked = {
    sort: "c.id; drop table card" as keyof typeof order.by,
    direction: "desc; drop table card" as "desc",
  };
  expect(() => orderOf(order, asked)).toThrow("no order by");
  expect(() => orderOf(order, { ...asked, sort: "constructor" as keyof typeof order.by })).toThrow("no order by");
  expect(statement(orderOf(order, { direction: asked.direction }))[0]).toBe("c.card_no desc, c.id desc");
});
