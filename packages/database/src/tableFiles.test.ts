import { expect, it } from "vitest";
import { schemaFolder } from "./schema.ts";
import { inOrder, readTableFiles } from "./tableFiles.ts";

const file = (path: string, text: string) => ({ path, text });
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path);

it("puts every table after those that it mentions, and the rest in the order of their paths", () => {
  const files = [
    file("a/card.sql", "create table card (member_id bigint references member (id));"),
    file("a/view.sql", "create policy seen on member using (exists (select from card c join shop s on true));"),
    file("after_all.sql", "grant select on card to web;"),
    file(
      "b/member.sql",
      "create table member (id bigint, card text);\n-- Read from card too.\ncomment on table member is 'from card';",
    ),
    file("c/shop.sql", "create table shop (id bigint);"),
    file("platform/functions.sql", "create function f() returns int as $$ select 1 $$;"),
  ];
  expect(paths(inOrder(files))).toEqual([
    "platform/functions.sql",
    "b/member.sql",
    "a/card.sql",
    "c/shop.sql",
    "a/view.sql",
    "after_all.sql",
  ]);
});

it("names the tables that need each other in a circle", () => {
  const files = [
    file("a/one.sql", "create table one (id bigint references two);"),
    file("a/two.sql", "create table two (id bigint references one);"),
  ];
  expect(() => inOrder(files)).toThrow("a/one.sql → a/two.sql → a/one.sql");
});

it("finds every file of the product, the functions first and what speaks of all tables last", () => {
  const found = paths(readTableFiles(schemaFolder));
  expect(found.length).toBeGreaterThan(40);
  expect(new Set(found).size).toBe(found.length);
  expect([found[0], found.at(-1)]).toEqual(["platform/functions.sql", "after_all.sql"]);
});
