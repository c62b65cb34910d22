import type { StoredRow } from "@yunshou/contract";
import type { tags } from "@yunshou/contract/goods/tags";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

type TagRow = StoredRow<typeof tags.list>;

const ofMerchants = { machine: null } as const;

const listOf = (
  scope: Scope,
  filters: { readonly tagName?: string | undefined; readonly merchantId?: string | undefined },
): List => ({
  columns: sql`t.id as "tagId", t.name as "tagName", t.icon as "tagIcon", t.priority as "tagPriority", m.name as "merchantName", t.updated_at as "updatedTime",
    (select count(*)::int from product_tagging g join product p on p.top_id = g.top_id and p.id = g.product_id and p.deleted_at is null
      where g.top_id = t.top_id and g.tag_id = t.id and ${scoped(scope, "g", ofMerchants)}) as "productCount"`,
  from: "product_tag t join merchant m on m.id = t.merchant_id",
  where: conditions(
    scoped(scope, "t", ofMerchants),
    contains("t.name", filters.tagName),
    equals("t.merchant_id", filters.merchantId),
  ),
});

const order = {
  by: { tagPriority: "t.priority", updatedTime: "t.updated_at" },
  unsorted: "t.priority asc",
  tie: ["t.id asc"],
} as const satisfies Order<string>;

export const listTags = (
  tx: Handle,
  scope: Scope,
  filters: Parameters<typeof listOf>[1],
  paging: Paging<keyof typeof order.by>,
): Promise<Page<TagRow>> => pageOf(tx, listOf(scope, filters), order, paging);

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

export interface TagColumns {
  readonly tagName: string;
  readonly tagPriority: number;
  readonly tagIcon: string;
}

export interface StoredTag extends Owner, TagColumns {
  readonly tagId: string;
}

/** A tag of the scope, locked until the call ends. */
export async function lockTag(tx: Handle, scope: Scope, tagId: string): Promise<StoredTag | undefined> {
  const [row] = await tx.query<StoredTag>(
    ...statement(sql`select t.id as "tagId", t.top_id as "topId", t.merchant_id as "merchantId", t.name as "tagName", t.priority as "tagPriority", t.icon as "tagIcon"
      from product_tag t where t.id = ${tagId} and ${scoped(scope, "t", ofMerchants)} for update`),
  );
  return row;
}

/** The new tag's id; nothing when the merchant has one of this name. */
export async function insertTag(
  tx: Handle,
  { topId, merchantId }: Owner,
  tag: TagColumns,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    "insert into product_tag (top_id, merchant_id, name, priority, icon) values ($1, $2, $3, $4, $5) on conflict do nothing returning id",
    [topId, merchantId, tag.tagName, tag.tagPriority, tag.tagIcon],
  );
  return row?.id;
}

/** Names of the tags of a merchant are written one after the other. */
export async function lockNames(tx: Handle, { merchantId }: Owner): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('tags of ' || $1, 0))", [merchantId]);
}

/** False when another tag of the merchant bears the name. */
export async function updateTag(
  tx: Handle,
  { topId, merchantId, tagId }: StoredTag,
  tag: TagColumns,
): Promise<boolean> {
  const rows = await tx.query(
    `update product_tag set name = $4, priority = $5, icon = $6, updated_at = now() where top_id = $1 and id = $2
       and not exists (select 1 from product_tag o where o.top_id = $1 and o.merchant_id = $3 and o.id <> $2 and lower(o.name) = lower($4)) returning 1`,
    [topId, tagId, merchantId, tag.tagName, tag.tagPriority, tag.tagIcon],
  );
  return rows.length === 1;
}

/** Products that bore the tag no longer do. */
export async function deleteTag(tx: Handle, { topId, tagId }: StoredTag): Promise<void> {
  await tx.query("delete from product_tagging where top_id = $1 and tag_id = $2", [topId, tagId]);
  await tx.query("delete from product_tag where top_id = $1 and id = $2", [topId, tagId]);
}

export interface TaggedProduct extends Owner {
  readonly productId: string;
  readonly code: string;
}

/** Products of the scope, locked in their order. */
export async function lockTagged(tx: Handle, scope: Scope, productIds: readonly string[]): Promise<TaggedProduct[]> {
  return tx.query<TaggedProduct>(
    ...statement(sql`select p.id as "productId", p.top_id as "topId", p.merchant_id as "merchantId", p.code from product p
      where p.id = any(${productIds}::bigint[]) and p.deleted_at is null and ${scoped(scope, "p", ofMerchants)} order by p.id for update`),
  );
}

/** Tags of the scope, which stay until the call ends. */
export async function holdTagsOf(tx: Handle, scope: Scope, tagIds: readonly string[]): Promise<StoredTag[]> {
  return tx.query<StoredTag>(
    ...statement(sql`select t.id as "tagId", t.top_id as "topId", t.merchant_id as "merchantId", t.name as "tagName", t.priority as "tagPriority", t.icon as "tagIcon"
      from product_tag t where t.id = any(${tagIds}::bigint[]) and ${scoped(scope, "t", ofMerchants)} order by t.id for key share`),
  );
}

/** Answers how many taggings came or went. */
export async function changeTaggings(
  tx: Handle,
  products: readonly TaggedProduct[],
  add: readonly string[],
  remove: readonly string[],
): Promise<number> {
  const ids = products.map(({ productId }) => productId);
  const tops = products.map(({ topId }) => topId);
  const gone = await tx.query(
    "delete from product_tagging where top_id = any($1::bigint[]) and product_id = any($2::bigint[]) and tag_id = any($3::bigint[]) returning 1",
    [tops, ids, remove],
  );
  const come = await tx.query(
    `insert into product_tagging (top_id, merchant_id, product_id, tag_id)
     select p.top_id, p.merchant_id, p.id, t.id from unnest($1::bigint[], $2::bigint[], $3::bigint[]) p (top_id, merchant_id, id), unnest($4::bigint[]) t (id)
     on conflict do nothing returning 1`,
    [tops, products.map(({ merchantId }) => merchantId), ids, add],
  );
  return gone.length + come.length;
}

/** The most tags that one of the products bears. */
export async function mostTags(tx: Handle, products: readonly TaggedProduct[]): Promise<number> {
  const [row] = await tx.query<{ most: number }>(
    `select coalesce(max(n), 0)::int as most from (select count(*) as n from product_tagging
       where top_id = any($1::bigint[]) and product_id = any($2::bigint[]) group by product_id) c`,
    [products.map(({ topId }) => topId), products.map(({ productId }) => productId)],
  );
  return row!.most;
}
