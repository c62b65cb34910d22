import { wholeTables } from "@yunshou/database/wholeTables";
import { expect, it } from "vitest";
import { readSource, sourceFiles } from "./imports.ts";

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** The query that ends where the text ends: from the nearest `select` whose brackets are closed again. */
function lastQuery(text: string): string {
  let start = text.lastIndexOf("select ");
  while (start > 0 && count(text.slice(start), ")") > count(text.slice(start), "("))
    start = text.lastIndexOf("select ", start - 1);
  return text.slice(start);
}

/** Every claim of rows that passes by what others hold, with the table that it claims from. */
function claimsOf(file: string): { readonly table: string; readonly text: string }[] {
  const source = readSource(file);
  return [...source.matchAll(/for update(?: of \w+)? skip locked/g)].map(({ index }) => {
    const text = lastQuery(source.slice(0, index));
    return { table: /\bfrom (\w+)/.exec(text)?.[1] ?? "", text };
  });
}

const queries = sourceFiles().filter((file) => file.endsWith(".queries.ts"));

it("passes by locked rows only in tables that every node holds whole, or within one tree", () => {
  const claims = queries.flatMap((file) => claimsOf(file).map((claim) => ({ file, ...claim })));
  const refused = claims.filter(({ table, text }) => !wholeTables.has(table) && !/\btop_id = \$\d/.test(text));
  expect(refused).toEqual([]);
  expect(new Set(claims.map(({ table }) => table))).toEqual(
    new Set([
      "ad_material",
      "ad_playlist",
      "price_change",
      "price_list",
      "alarm",
      "card_allowance_change",
      "card_allowance_list",
      "command",
      "image",
      "lane_sync",
      "machine_state",
      "notification_setting",
      "outbox",
      "push",
      "session",
      "ticket",
      "timer",
    ]),
  );
});

it("sets the scope of a transaction by statements, which reach every node, and never by a function", () => {
  const byFunction = sourceFiles().filter(
    (file) => !file.endsWith(".test.ts") && /set_config\('app\./.test(readSource(file)),
  );
  expect(byFunction).toEqual([]);
});
