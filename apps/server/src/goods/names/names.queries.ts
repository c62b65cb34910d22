import { type ParsedInputOf, type StoredRow } from "@yunshou/contract";
import { nameLanguages, type productNameLine, type productNames } from "@yunshou/contract/goods/productNames";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  raw,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { ProductNames } from "@yunshou/domain";
import type { z } from "zod";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";
import type { Findable } from "../../platform/spelling.ts";

export type NameFilters = Pick<
  ParsedInputOf<typeof productNames.list>,
  "productName" | "langCode" | "translationStatus"
>;
type Row = StoredRow<typeof productNames.list>;

const ofMerchants = { machine: null } as const;

const columns = `p.id::text || '-' || l.code as "nameId", p.id as "productId", p.code as "productCode", p.name as "productName", l.code as "langCode",
  p.names -> l.code ->> 'name' as "translatedName", case when p.names ? l.code then 'translated' else 'notTranslated' end as "translationStatus",
  (p.names -> l.code ->> 'updatedAt')::timestamptz as "updatedTime"`;
const from = sql`product p cross join unnest(${nameLanguages}::text[]) with ordinality as l (code, place)`;

const listOf = (scope: Scope, { productName, langCode, translationStatus }: NameFilters): List => ({
  columns,
  from,
  where: conditions(
    scoped(scope, "p", ofMerchants),
    sql`p.deleted_at is null`,
    contains("p.name", productName),
    equals("l.code", langCode),
    given(translationStatus, (status) => (status === "translated" ? sql`p.names ? l.code` : sql`not p.names ? l.code`)),
  ),
});

const order = {
  by: { updatedTime: "(p.names -> l.code ->> 'updatedAt')::timestamptz", productCode: "p.code" },
  nulls: { updatedTime: "last" },
  unsorted: "p.id desc",
  tie: ["p.id desc", "l.place asc"],
} as const satisfies Order<string>;

export const listNames = (
  tx: Handle,
  scope: Scope,
  filters: NameFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, filters), order, paging);

const line: List["columns"] = raw(`p.id as "productId", p.code as "productCode", p.barcode, p.name as "productName",
  ${nameLanguages.map((language) => `p.names -> '${language}' ->> 'name' as ${language}`).join(", ")}`);

/** The next products of an export with their names in all languages: those of which the list shows a language. */
export function nameLinesAfter(
  tx: Handle,
  scope: Scope,
  filters: NameFilters,
  after: string,
  limit: number,
): Promise<z.output<typeof productNameLine>[]> {
  const languages = sql`unnest(${nameLanguages}::text[]) as l (code)`;
  const { where } = listOf(scope, filters);
  const list: List = {
    columns: line,
    from: "product p",
    where: conditions(
      scoped(scope, "p", ofMerchants),
      sql`p.deleted_at is null`,
      sql`exists (select from ${languages} where ${where})`,
    ),
  };
  return rowsAfter(tx, list, "p.id", after, limit);
}

/** A product with its names; `lock` holds it until the transaction ends. */
export interface NamedProduct {
  readonly topId: string;
  readonly merchantId: string;
  readonly productId: string;
  readonly code: string;
  readonly name: string;
  readonly names: ProductNames;
  readonly barcode: string | null;
}

export async function namedProduct(
  tx: Handle,
  scope: Scope,
  productId: string,
  { lock }: { readonly lock: boolean },
): Promise<NamedProduct | undefined> {
  const [row] = await tx.query<NamedProduct>(
    ...statement(sql`select p.top_id as "topId", p.merchant_id as "merchantId", p.id as "productId", p.code, p.name, p.names, p.barcode
      from product p where p.id = ${productId} and p.deleted_at is null and ${scoped(scope, "p", ofMerchants)} ${lock ? sql`for update` : sql``}`),
  );
  return row;
}

/** Writes the names and what the product is found by. */
export async function saveNames(
  tx: Handle,
  { topId, productId }: NamedProduct,
  names: ProductNames,
  { search, pieces }: Findable,
): Promise<void> {
  await tx.query(
    "update product set names = $3::jsonb, search = $4, pieces = $5, updated_at = now() where top_id = $1 and id = $2",
    [topId, productId, JSON.stringify(names), search, pieces],
  );
}
