import { type Handle, raw, sql, statement } from "@yunshou/database";
import type { AttributeKind } from "@yunshou/domain";

/** The merchant that takes products. */
export interface Taker {
  readonly topId: string;
  readonly merchantId: string;
}

export type Chosen =
  | { readonly ids: readonly string[] }
  | { readonly column: "brand_id" | "category_id"; readonly attributeId: string };

/** The products that somebody chose, at most `limit`. */
export async function chosenProducts(tx: Handle, chosen: Chosen, limit: number): Promise<string[]> {
  const where =
    "ids" in chosen
      ? sql`p.id = any(${chosen.ids}::bigint[])`
      : sql`p.${raw(chosen.column)} in (select a.id from library_attribute a where a.path @> array[${chosen.attributeId}::bigint])`;
  const rows = await tx.query<{ id: string }>(
    ...statement(sql`select p.id from library_product p where ${where} order by p.id limit ${limit}::int`),
  );
  return rows.map(({ id }) => id);
}

/** An official product as it is taken. */
export interface Taking {
  readonly libraryId: string;
  readonly name: string;
  readonly names: Readonly<Record<string, { readonly name: string }>>;
  readonly barcode: string | null;
  readonly brandId: string;
  readonly categoryId: string;
  readonly specification: string;
  readonly flavour: string;
  readonly packaging: string;
}

/** Those of the products that the merchant has neither taken before nor under their barcode. Its products must be locked. */
export async function notYetTaken(tx: Handle, { topId, merchantId }: Taker, ids: readonly string[]): Promise<Taking[]> {
  return tx.query<Taking>(
    `select p.id as "libraryId", p.name, p.names, p.barcode, p.brand_id as "brandId", p.category_id as "categoryId", p.specification, p.flavour, p.packaging
     from library_product p where p.id = any($3::bigint[]) and not exists (
       select from product o where o.top_id = $1 and o.merchant_id = $2 and o.deleted_at is null and (o.library_id = p.id or o.barcode = p.barcode))
     order by p.id`,
    [topId, merchantId, ids],
  );
}

interface LibraryNode {
  readonly id: string;
  readonly kind: AttributeKind;
  readonly parentId: string | null;
  readonly name: string;
  readonly level: number;
  readonly sortNo: number;
}

/** Brands and categories with all above them, the highest first. */
export function nodesOf(tx: Handle, ids: readonly string[]): Promise<LibraryNode[]> {
  return tx.query<LibraryNode>(
    `select a.id, a.kind, a.parent_id as "parentId", a.name, cardinality(a.path) as level, a.sort_no as "sortNo" from library_attribute a
     where a.id in (select unnest(b.path) from library_attribute b where b.id = any($1::bigint[])) order by cardinality(a.path), a.sort_no, a.id`,
    [ids],
  );
}

/** A value that the merchant's trees need. */
export interface NeededValue {
  readonly kind: AttributeKind;
  /** Of the merchant's own category, for flavours, specifications and packagings. */
  readonly categoryId: string | null;
  readonly parentId: string | null;
  readonly name: string;
  readonly sortNo: number;
  readonly libraryId: string | null;
}

const needed = `jsonb_to_recordset($3::jsonb) as w (kind text, "categoryId" bigint, "parentId" bigint, name text, "sortNo" int, "libraryId" bigint)`;

/**
 * Gives the merchant the values that it lacks and answers the id of each, in their order. A value is known by its name
 * below its parent, however it came there; those of a category are known wherever they stand in its tree.
 */
export async function plantValues(
  tx: Handle,
  { topId, merchantId }: Taker,
  values: readonly NeededValue[],
): Promise<string[]> {
  const parameters = [topId, merchantId, JSON.stringify(values)];
  const known = `a.top_id = $1 and a.merchant_id = $2 and a.kind = w.kind and a.category_id is not distinct from w."categoryId"
    and (w."categoryId" is not null or a.parent_id is not distinct from w."parentId") and lower(a.name) = lower(w.name)`;
  await tx.query(
    `insert into attribute (top_id, merchant_id, id, kind, category_id, parent_id, path, name, sort_no, library_id)
     select $1, $2, n.id, n.kind, n."categoryId", n."parentId", coalesce(p.path, '{}') || n.id, n.name, n."sortNo", n."libraryId"
     from (select next_id() as id, w.* from ${needed} where not exists (select from attribute a where ${known})) n
       left join attribute p on p.top_id = $1 and p.id = n."parentId"
     on conflict do nothing`,
    parameters,
  );
  const rows = await tx.query<{ id: string }>(
    `select (select a.id from attribute a where ${known} order by cardinality(a.path), a.id limit 1) as id
     from rows from (jsonb_to_recordset($3::jsonb) as (kind text, "categoryId" bigint, "parentId" bigint, name text)) with ordinality as w (kind, "categoryId", "parentId", name, place)
     order by w.place`,
    parameters,
  );
  return rows.map(({ id }) => id);
}

/** What of a new product is the merchant's own. */
export interface OwnPart {
  readonly libraryId: string;
  readonly code: string;
  readonly brandId: string;
  readonly categoryId: string;
  readonly specificationId: string | null;
  readonly flavourId: string | null;
  readonly packagingId: string | null;
  readonly search: string;
  readonly pieces: readonly string[];
}

/** Makes products of the merchant from official ones; they show the same pictures. Answers which they are. */
export async function insertTaken(
  tx: Handle,
  { topId, merchantId }: Taker,
  parts: readonly OwnPart[],
  priceFen: string,
): Promise<{ readonly productId: string; readonly code: string }[]> {
  return tx.query(
    `insert into product (top_id, merchant_id, code, name, names, brand_id, brand, category_id, category, specification_id, specification, flavour_id, flavour,
       packaging_id, packaging, barcode, unit, price_fen, weight_grams, tolerance_grams, image, details, is_prescription, library_id, search, pieces)
     select $1, $2, w.code, p.name, p.names, w."brandId", p.brand, w."categoryId", p.category, w."specificationId", p.specification, w."flavourId", p.flavour,
       w."packagingId", p.packaging, p.barcode, p.unit, $4, p.weight_grams, p.tolerance_grams, p.image, p.details, p.is_prescription, p.id, w.search, w.pieces
     from jsonb_to_recordset($3::jsonb) as w ("libraryId" bigint, code text, "brandId" bigint, "categoryId" bigint, "specificationId" bigint, "flavourId" bigint, "packagingId" bigint, search text, pieces text[])
       join library_product p on p.id = w."libraryId" returning id as "productId", code`,
    [topId, merchantId, JSON.stringify(parts), priceFen],
  );
}
