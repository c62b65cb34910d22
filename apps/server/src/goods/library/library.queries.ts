import type { AnswerOf, Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { library } from "@yunshou/contract/goods/library";
import {
  conditions,
  given,
  type Handle,
  type Scope,
  scoped,
  scopedBy,
  sql,
  raw,
  startsWith,
  statement,
  type Where,
} from "@yunshou/database";
import { type LibraryFields, libraryCodeOf, numberOfLibraryCode, searchText } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, pageSql, type Paging } from "../../platform/lists.queries.ts";
import type { Findable } from "../../platform/spelling.ts";
import { finds, holds } from "../../platform/findable.queries.ts";
import { nameIn } from "../productNames.queries.ts";

/** Whose products and requests are shown beside the library, and in which language. */
export interface Reader {
  readonly scope: Scope;
  readonly topId: string;
  readonly merchantId: string;
  readonly language: Language;
}

type Filters = Pick<ParsedInputOf<typeof library.list>, "productName" | "brandId" | "categoryId" | "barcode">;

/** Everybody sees the library, so it has no scope. */
const everybody = scopedBy(raw("true"));
const ofMerchants = { machine: null } as const;

const mine = ({ scope, topId, merchantId }: Reader) =>
  sql`exists (select from product o where o.library_id = p.id and o.top_id = ${topId} and o.merchant_id = ${merchantId}
    and o.deleted_at is null and ${scoped(scope, "o", ofMerchants)})`;

const columns = (reader: Reader) => sql`p.id as "libraryId", p.image as thumbnail, p.code as "productCode",
  ${nameIn("p", reader.language)} as "productName", p.brand, p.category, p.barcode, p.specification as spec, p.unit,
  p.weight_grams as weight, p.created_at as "createdTime", ${mine(reader)} as "isMine",
  (select m.status from modelling m where m.library_id = p.id and m.merchant_id = ${reader.merchantId}
    and ${scoped(reader.scope, "m", ofMerchants)} limit 1) as "auditStatus"`;

/** Products of one value of a tree or of any below it. */
const below = (column: "brand_id" | "category_id", attributeId: string | undefined) =>
  given(
    attributeId,
    (id) => sql`p.${raw(column)} in (select a.id from library_attribute a where a.path @> array[${id}::bigint])`,
  );

const listOf = (reader: Reader, where: Where): List => ({
  columns: columns(reader),
  from: "library_product p",
  where,
});

const order = {
  by: { createdTime: "p.id", productCode: "p.code" },
  unsorted: "createdTime",
  tie: ["p.id"],
} as const satisfies Order<string>;
type LibraryPage = Page<StoredRow<typeof library.list>>;

/** Of a text that more products hold than this, these are shown: whoever reads two hundred writes a longer text. */
export const librarySearchCap = 200;
/** So many of the newest products are looked through one by one before the index is asked. */
export const libraryWalk = 3_000;

/** The product whose code or barcode is the whole text, found by their own indexes however large the library is. */
async function numberedProduct(tx: Handle, text: string): Promise<string | undefined> {
  const number = searchText(text);
  if (!/^[a-z0-9]{8,20}$/.test(number)) return undefined;
  const [row] = await tx.query<{ id: string }>(
    `select id from library_product where code = upper($1) union all select id from library_product where barcode = $1 limit 1`,
    [number],
  );
  return row?.id;
}

/**
 * The newest products that hold what many hold are found among the newest of all, however large the library is: looking
 * through some thousand rows costs less than an index that answers with every tenth of a million. Undefined where they do
 * not fill the page and show that there is another one, and in a library that is no larger than the walk.
 */
async function walkNewest(
  tx: Handle,
  where: Where,
  { page, pageSize }: Pick<Paging<string>, "page" | "pageSize">,
): Promise<string[] | undefined> {
  const found = await tx.query<{ id: string }>(
    ...statement(
      sql`select p.id from (select * from library_product order by id desc limit ${libraryWalk}::int) p
        where ${where} and exists (select from library_product offset ${libraryWalk}::int)
        order by p.id desc limit ${librarySearchCap}::int`,
    ),
  );
  return found.length > page * pageSize ? found.map(({ id }) => id) : undefined;
}

/**
 * A page of the library. Who writes a whole number means that product; the products that hold another text are looked for
 * once, up to the cap, and counted, put in order and paged among themselves, because each of them has to be read for that.
 */
export async function listLibrary(
  tx: Handle,
  reader: Reader,
  { productName, brandId, categoryId, barcode }: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<LibraryPage> {
  const others = [below("brand_id", brandId), below("category_id", categoryId), startsWith("p.barcode", barcode)];
  if (productName === undefined) return pageOf(tx, listOf(reader, conditions(everybody, ...others)), order, paging);
  const { page, pageSize } = paging;
  const pageOfThese = async (ids: readonly string[]) => {
    const shown = ids.slice((page - 1) * pageSize, page * pageSize);
    if (shown.length === 0) return [];
    const list = listOf(reader, conditions(everybody, sql`p.id = any(${shown}::bigint[])`));
    return tx.query<LibraryPage["rows"][number]>(...statement(pageSql(list, order, { ...paging, page: 1 })));
  };
  const byCode = paging.sort === "productCode";
  const numbered = await numberedProduct(tx, productName);
  if (numbered === undefined && !byCode && paging.direction === "desc") {
    const newest = await walkNewest(tx, conditions(everybody, holds("p", productName), ...others), paging);
    if (newest !== undefined) return { rows: await pageOfThese(newest), total: newest.length, totalIsCapped: true };
  }
  const sought = numbered === undefined ? finds("p", productName) : sql`p.id = ${numbered}`;
  const found = await tx.query<{ id: string; code: string }>(
    ...statement(
      sql`select p.id, p.code from library_product p where ${conditions(everybody, sought, ...others)} limit ${librarySearchCap + 1}::int`,
    ),
  );
  const ids = found
    .slice(0, librarySearchCap)
    .toSorted((a, b) => (byCode ? compare(a.code, b.code) : compare(BigInt(a.id), BigInt(b.id))))
    .map(({ id }) => id);
  if (paging.direction === "desc") ids.reverse();
  return { rows: await pageOfThese(ids), total: ids.length, totalIsCapped: found.length > librarySearchCap };
}

const compare = <Value extends string | bigint>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);

export async function libraryProductOf(
  tx: Handle,
  reader: Reader,
  libraryId: string,
): Promise<AnswerOf<typeof library.detail> | undefined> {
  const [row] = await tx.query<AnswerOf<typeof library.detail>>(
    ...statement(sql`select ${columns(reader)}, p.name as "originalName", p.flavour, p.packaging, p.brand_id as "brandId",
        p.category_id as "categoryId", p.specification_id as "specificationId", p.flavour_id as "flavourId",
        p.packaging_id as "packagingId", p.tolerance_grams as "weightTolerance", p.is_prescription as "isPrescription",
        p.details as "detailPictures", p.version, p.updated_at as "updatedTime"
      from library_product p where p.id = ${libraryId}`),
  );
  return row;
}

/** What is looked at before an official product is changed; held until the transaction ends. */
export interface HeldProduct {
  readonly code: string;
  readonly name: string;
  /** In other languages. */
  readonly names: Readonly<Record<string, { readonly name: string }>>;
  readonly version: number;
  readonly image: string | null;
  readonly details: readonly string[];
}

export async function holdLibraryProduct(tx: Handle, libraryId: string): Promise<HeldProduct | undefined> {
  const [row] = await tx.query<HeldProduct>(
    "select code, name, names, version, image, details from library_product where id = $1 for update",
    [libraryId],
  );
  return row;
}

/** What is added to the library or changed in it happens one after the other, so that the same product is not added twice. */
export async function lockLibrary(tx: Handle): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('product library', 0))", []);
}

export interface Likeness {
  readonly barcode: string | null;
  readonly likeness: string;
}

/** Whether the library has such a product: by its barcode, or by brand, name and specification (PRODUCT-20). */
export async function isInLibrary(tx: Handle, { barcode, likeness }: Likeness, butId = "0"): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from library_product where (barcode = $1 or likeness = $2) and id <> $3 limit 1",
    [barcode, likeness, butId],
  );
  return rows.length > 0;
}

/** A value of the library's trees that a product can bear, by its name. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

export interface NewLibraryProduct extends Omit<LibraryFields, "barcode"> {
  readonly barcode: string | null;
  readonly brand: Choice;
  readonly category: Choice;
  readonly specification: Choice | undefined;
  readonly flavour: Choice | undefined;
  readonly packaging: Choice | undefined;
  readonly isPrescription: boolean;
  readonly likeness: string;
}

const valuesOf = (product: NewLibraryProduct, { search, pieces }: Findable) => [
  product.productName,
  product.brand.id,
  product.brand.name,
  product.category.id,
  product.category.name,
  product.specification?.id ?? null,
  product.specification?.name ?? "",
  product.flavour?.id ?? null,
  product.flavour?.name ?? "",
  product.packaging?.id ?? null,
  product.packaging?.name ?? "",
  product.barcode,
  product.unit,
  product.weightGrams,
  product.toleranceGrams,
  product.thumbnail,
  product.detailPictures,
  product.isPrescription,
  product.likeness,
  search,
  pieces,
];
const written =
  "name, brand_id, brand, category_id, category, specification_id, specification, flavour_id, flavour, packaging_id, packaging, barcode, unit, weight_grams, tolerance_grams, image, details, is_prescription, likeness, search, pieces";
const places = (count: number) => Array.from({ length: count }, (_, at) => `$${at + 1}`).join(", ");

/** The code of the next product. The library must be locked. */
export async function nextLibraryCode(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ code: string | null }>(
    "select max(code) as code from library_product where code ~ '^PT[0-9]{8}$'",
    [],
  );
  return libraryCodeOf(numberOfLibraryCode(row?.code ?? libraryCodeOf(0)) + 1);
}

export async function insertLibraryProduct(
  tx: Handle,
  code: string,
  product: NewLibraryProduct,
  findable: Findable,
  createdBy: string | null,
): Promise<string> {
  const values = valuesOf(product, findable);
  const [row] = await tx.query<{ id: string }>(
    `insert into library_product (${written}, code, created_by) values (${places(values.length + 2)}) returning id`,
    [...values, code, createdBy],
  );
  return row!.id;
}

export async function updateLibraryProduct(
  tx: Handle,
  libraryId: string,
  product: NewLibraryProduct,
  findable: Findable,
): Promise<number> {
  const values = valuesOf(product, findable);
  const [row] = await tx.query<{ version: number }>(
    `update library_product set (${written}) = row(${places(values.length)}), version = version + 1, updated_at = now()
     where id = $${values.length + 1} returning version`,
    [...values, libraryId],
  );
  return row!.version;
}

/** Of these pictures those that no merchant's product shows: they can be removed. For the platform, which sees all products. */
export async function unshownPictures(tx: Handle, scope: Scope, libraryId: string, names: readonly string[]) {
  const rows = await tx.query<{ name: string }>(
    ...statement(sql`select n.name from unnest(${names}::text[]) as n (name) where not exists (
      select from product o where o.library_id = ${libraryId} and ${scoped(scope, "o", ofMerchants)} and (o.image = n.name or n.name = any (o.details)))`),
  );
  return rows.map(({ name }) => name);
}
