import type { AnswerOf, Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { mallCategories } from "@yunshou/contract/mall/mallCategories";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql } from "@yunshou/database";
import type { MallCategoryPlace } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { type HeldMallProduct, ofMerchants, type Owner } from "../products.queries.ts";

/** All categories of a mall, level by level in their order. */
export const categoriesOf = (
  tx: Handle,
  { topId, merchantId }: Owner,
): Promise<AnswerOf<typeof mallCategories.tree>["rows"]> =>
  tx.query(
    `select c.id as "mallCategoryId", c.parent_id as "parentId", c.name as "categoryName", c.icon, c.shown,
       (select count(*)::int from mall_product g where g.top_id = $1 and g.category_id = c.id) as products,
       (select count(*)::int from mall_product g where g.top_id = $1 and g.category_id = c.id and g.on_shelf) as "onShelf"
     from mall_category c where c.top_id = $1 and c.merchant_id = $2 order by c.parent_id nulls first, c.sort_no, c.id`,
    [topId, merchantId],
  );

const listOf = (
  scope: Scope,
  language: Language,
  { merchantId }: Owner,
  {
    mallCategoryId,
    productName,
  }: Pick<ParsedInputOf<typeof mallCategories.products>, "mallCategoryId" | "productName">,
): List => ({
  columns: sql`g.id as "mallProductId", p.code as "productCode", ${nameIn("p", language)} as "productName", p.image as thumbnail,
    g.price_fen as "mallPriceFen", g.category_id as "mallCategoryId", c.name as "categoryName", case when g.on_shelf then 'on' else 'off' end as "productStatus"`,
  from: `mall_product g join product p on p.top_id = g.top_id and p.id = g.product_id
    left join mall_category c on c.top_id = g.top_id and c.id = g.category_id`,
  where: conditions(
    scoped(scope, "g", ofMerchants),
    sql`g.merchant_id = ${merchantId}`,
    equals("g.category_id", mallCategoryId),
    contains("p.name", productName),
  ),
});

const order = {
  by: { sortNo: "g.sort_no" },
  unsorted: "g.sort_no asc",
  tie: ["g.id desc"],
} as const satisfies Order<string>;

export const listCategoryProducts = (
  tx: Handle,
  scope: Scope,
  language: Language,
  owner: Owner,
  filters: Parameters<typeof listOf>[3],
  paging: Paging<"sortNo">,
): Promise<Page<StoredRow<typeof mallCategories.products>>> =>
  pageOf(tx, listOf(scope, language, owner, filters), order, paging);

/** Holds the categories of a mall until the transaction ends, so that two changes never make three levels together. */
export async function lockCategories(tx: Handle, { merchantId }: Owner): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`mall categories ${merchantId}`]);
}

/** A category as a call works on it. */
export interface HeldCategory extends Owner, MallCategoryPlace {
  readonly categoryName: string;
  readonly icon: string | null;
  readonly shown: boolean;
}

/** A category of a mall; undefined for one of others. The caller holds the categories. */
export async function categoryOf(
  tx: Handle,
  { topId, merchantId }: Owner,
  categoryId: string,
): Promise<HeldCategory | undefined> {
  const [row] = await tx.query<HeldCategory>(
    `select c.top_id as "topId", c.merchant_id as "merchantId", c.id as "categoryId", c.parent_id as "parentId", c.name as "categoryName", c.icon, c.shown,
       (select count(*)::int from mall_category b where b.top_id = c.top_id and b.parent_id = c.id) as children
     from mall_category c where c.top_id = $1 and c.merchant_id = $2 and c.id = $3`,
    [topId, merchantId, categoryId],
  );
  return row;
}

/** How many categories a mall has, and whether one beside `but` bears a name. */
export async function categoryFacts(
  tx: Handle,
  { topId, merchantId }: Owner,
  name: string,
  but: string | null,
): Promise<{ readonly count: number; readonly isTaken: boolean }> {
  const [row] = await tx.query<{ count: number; isTaken: boolean }>(
    `select count(*)::int as count, coalesce(bool_or(lower(name) = lower($3) and id is distinct from $4::bigint), false) as "isTaken"
     from mall_category where top_id = $1 and merchant_id = $2`,
    [topId, merchantId, name, but],
  );
  return row!;
}

export interface CategoryForm {
  readonly categoryName: string;
  readonly icon: string | null;
  readonly shown: boolean;
}

/** Adds a category as the last of its level. */
export async function insertCategory(
  tx: Handle,
  { topId, merchantId }: Owner,
  parentId: string | null,
  { categoryName, icon, shown }: CategoryForm,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into mall_category (top_id, merchant_id, parent_id, name, icon, shown, sort_no)
     select $1, $2, $3, $4, $5, $6, coalesce(max(sort_no), 0) + 10 from mall_category
     where top_id = $1 and merchant_id = $2 and parent_id is not distinct from $3::bigint returning id`,
    [topId, merchantId, parentId, categoryName, icon, shown],
  );
  return row!.id;
}

/** Saves a category; banners that lead to it follow its name. */
export async function updateCategory(tx: Handle, held: HeldCategory, form: CategoryForm): Promise<void> {
  await tx.query("update mall_category set name = $3, icon = $4, shown = $5 where top_id = $1 and id = $2", [
    held.topId,
    held.categoryId,
    form.categoryName,
    form.icon,
    form.shown,
  ]);
  if (form.categoryName === held.categoryName) return;
  await tx.query("update mall_banner set category = $4 where top_id = $1 and merchant_id = $2 and category = $3", [
    held.topId,
    held.merchantId,
    held.categoryName,
    form.categoryName,
  ]);
}

/** Puts a held category below a parent, before one of its children or as the last; the level is numbered anew. */
export async function moveCategory(
  tx: Handle,
  { topId, merchantId, categoryId }: HeldCategory,
  parentId: string | null,
  beforeId: string | null,
): Promise<void> {
  await tx.query("update mall_category set parent_id = $3 where top_id = $1 and id = $2", [
    topId,
    categoryId,
    parentId,
  ]);
  await tx.query(
    `update mall_category a set sort_no = o.place * 10 from (
       select a.id, row_number() over (order by case when a.id = $3 then coalesce(b.sort_no, 2147483647) else a.sort_no end, a.id <> $3, a.id)::int as place
       from mall_category a left join mall_category b on b.top_id = $1 and b.id = $5::bigint
       where a.top_id = $1 and a.merchant_id = $2 and a.parent_id is not distinct from $4::bigint) o
     where a.top_id = $1 and a.id = o.id`,
    [topId, merchantId, categoryId, parentId, beforeId],
  );
}

export async function deleteCategory(tx: Handle, { topId, categoryId }: HeldCategory): Promise<void> {
  await tx.query("delete from mall_category where top_id = $1 and id = $2", [topId, categoryId]);
}

/** Puts held products into a category, or out of theirs. */
export async function assignProducts(
  tx: Handle,
  held: readonly Pick<HeldMallProduct, "topId" | "mallProductId">[],
  categoryId: string | null,
): Promise<void> {
  await tx.query(
    `update mall_product g set category_id = $3 from unnest($1::bigint[], $2::bigint[]) as k(top_id, id) where g.top_id = k.top_id and g.id = k.id`,
    [held.map(({ topId }) => topId), held.map(({ mallProductId }) => mallProductId), categoryId],
  );
}
