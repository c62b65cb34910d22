import type { AnswerOf } from "@yunshou/contract";
import type { attributes } from "@yunshou/contract/goods/attributes";
import { type Handle, raw, type Scope, scoped, scopedBy, sql, statement, type Where } from "@yunshou/database";
import { type AttributeKind, type AttributePlace, likenessOf } from "@yunshou/domain";

/** Whose trees are read and written: those of merchants within a scope, or those of the platform's library. */
export type TreeOwner = { readonly kind: "own"; readonly scope: Scope } | { readonly kind: "library" };

/** One tree. The ids of the merchant are null in the library. */
export interface Tree {
  readonly kind: AttributeKind;
  readonly categoryId: string | null;
  readonly topId: string | null;
  readonly merchantId: string | null;
}

export interface AttributeRecord extends AttributePlace, Tree {
  readonly kind: AttributeKind;
  readonly parentId: string | null;
  readonly name: string;
  readonly enabled: boolean;
}

type Row = AnswerOf<typeof attributes.tree>["rows"][number];

const tables = { own: "attribute", library: "library_attribute" } as const;
const productTables = { own: "product", library: "library_product" } as const;
/** The column of a product that names its value of a kind. */
const columns: Readonly<Record<AttributeKind, string>> = {
  category: "category",
  brand: "brand",
  flavour: "flavour",
  specification: "specification",
  packaging: "packaging",
};

const tableOf = (owner: TreeOwner) => raw(tables[owner.kind]);
const withinOwner = (owner: TreeOwner, alias: string): Where =>
  owner.kind === "library" ? scopedBy(raw("true")) : scoped(owner.scope, alias, { machine: null });
/** Rows of one tenant lie together: a statement about one row names its top merchant too. */
const sameTop = (owner: TreeOwner, left: string, right: string) =>
  raw(owner.kind === "library" ? "true" : `${left}.top_id = ${right}.top_id`);
const inTree = (owner: TreeOwner, { kind, categoryId, merchantId }: Tree) => sql`a.kind = ${kind}
  and a.category_id is not distinct from ${categoryId}::bigint ${owner.kind === "library" ? raw("") : sql`and a.merchant_id = ${merchantId}`}`;

const living = (owner: TreeOwner) => raw(owner.kind === "own" ? "and p.deleted_at is null" : "");

/** One tree with what hangs on each value, parents before their children and neighbours in their order. */
export async function treeOf(tx: Handle, owner: TreeOwner, tree: Tree): Promise<Row[]> {
  const counted = sql`select x.id, count(*)::int as products from ${tableOf(owner)} a
        join ${raw(productTables[owner.kind])} p on ${sameTop(owner, "p", "a")} and p.${raw(columns[tree.kind])}_id = a.id ${living(owner)}
        cross join unnest(a.path) as x (id) where ${withinOwner(owner, "a")} and ${inTree(owner, tree)} group by x.id`;
  return tx.query<Row>(
    ...statement(
      sql`select a.id as "attributeId", a.parent_id as "parentId", a.name as "attributeName", cardinality(a.path) as level, a.sort_no as "sortNo", a.enabled,
        (select count(*)::int from ${tableOf(owner)} c where ${sameTop(owner, "c", "a")} and c.parent_id = a.id) as children, coalesce(n.products, 0) as products
      from ${tableOf(owner)} a left join (${counted}) n on n.id = a.id
      where ${withinOwner(owner, "a")} and ${inTree(owner, tree)} order by cardinality(a.path), a.sort_no, a.id`,
    ),
  );
}

const record = (owner: TreeOwner) =>
  raw(`a.id as "attributeId", a.kind, a.category_id as "categoryId", a.parent_id as "parentId", a.path::text[] as path, a.name, a.enabled,
  ${owner.kind === "library" ? `null::bigint as "topId", null::bigint as "merchantId"` : `a.top_id as "topId", a.merchant_id as "merchantId"`}`);

export async function attributeOf(
  tx: Handle,
  owner: TreeOwner,
  attributeId: string,
): Promise<AttributeRecord | undefined> {
  const [row] = await tx.query<AttributeRecord>(
    ...statement(
      sql`select ${record(owner)} from ${tableOf(owner)} a where a.id = ${attributeId} and ${withinOwner(owner, "a")}`,
    ),
  );
  return row;
}

/** Holds one tree, so that two moves cannot make a cycle together and nobody adds below what is being deleted. */
export async function lockTree(tx: Handle, { kind, categoryId, merchantId }: Tree): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `tree ${merchantId ?? "library"} ${kind} ${categoryId ?? ""}`,
  ]);
}

const isTaken = async (
  tx: Handle,
  owner: TreeOwner,
  tree: Tree,
  parentId: string | null,
  name: string,
  but: string,
) => {
  const rows = await tx.query(
    ...statement(sql`select 1 from ${tableOf(owner)} a where ${withinOwner(owner, "a")} and ${inTree(owner, tree)}
      and a.parent_id is not distinct from ${parentId}::bigint and lower(a.name) = lower(${name}) and a.id <> ${but}`),
  );
  return rows.length > 0;
};

/** The new value's id; nothing when a neighbour bears the name. */
export async function insertAttribute(
  tx: Handle,
  owner: TreeOwner,
  tree: Tree,
  parent: AttributeRecord | undefined,
  name: string,
): Promise<string | undefined> {
  const parentId = parent?.attributeId ?? null;
  if (await isTaken(tx, owner, tree, parentId, name, "0")) return undefined;
  const tenant = owner.kind === "library" ? raw("") : raw("top_id, merchant_id,");
  const ids = owner.kind === "library" ? raw("") : sql`${tree.topId}::bigint, ${tree.merchantId}::bigint,`;
  const [row] = await tx.query<{ id: string }>(
    ...statement(sql`insert into ${tableOf(owner)} (${tenant} id, kind, category_id, parent_id, path, name, sort_no)
      select ${ids} n.id, ${tree.kind}, ${tree.categoryId}::bigint, ${parentId}::bigint, ${parent?.path ?? []}::bigint[] || n.id, ${name},
        coalesce((select max(a.sort_no) from ${tableOf(owner)} a where ${withinOwner(owner, "a")} and ${inTree(owner, tree)} and a.parent_id is not distinct from ${parentId}::bigint), 0) + 10
      from (select next_id() as id) n returning id`),
  );
  return row!.id;
}

/** False when a neighbour bears the name; products that bear the value show it at once. */
export async function renameAttribute(
  tx: Handle,
  owner: TreeOwner,
  attribute: AttributeRecord,
  name: string,
): Promise<boolean> {
  if (await isTaken(tx, owner, attribute, attribute.parentId, name, attribute.attributeId)) return false;
  await tx.query(
    ...statement(sql`update ${tableOf(owner)} a set name = ${name}, updated_at = now()
      where a.id = ${attribute.attributeId} and ${withinOwner(owner, "a")}`),
  );
  const column = raw(columns[attribute.kind]);
  const tenant = owner.kind === "library" ? raw("true") : sql`p.top_id = ${attribute.topId}`;
  await tx.query(
    ...statement(sql`update ${raw(productTables[owner.kind])} p set ${column} = ${name}
      where ${tenant} and p.${column}_id = ${attribute.attributeId}`),
  );
  if (owner.kind === "library") await renewLikeness(tx, attribute);
  return true;
}

/** Official products are known again by what their brand and specification are called (PRODUCT-20). */
async function renewLikeness(tx: Handle, { kind, attributeId }: AttributeRecord): Promise<void> {
  if (kind !== "brand" && kind !== "specification") return;
  const rows = await tx.query<{ id: string; brand: string; productName: string; specification: string }>(
    `select id, brand, name as "productName", specification from library_product where ${kind}_id = $1`,
    [attributeId],
  );
  await tx.query(
    "update library_product p set likeness = n.likeness from unnest($1::bigint[], $2::text[]) as n (id, likeness) where p.id = n.id",
    [rows.map(({ id }) => id), rows.map(likenessOf)],
  );
}

/** The most levels below a value. */
export async function levelsBelow(tx: Handle, owner: TreeOwner, attribute: AttributeRecord): Promise<number> {
  const [row] = await tx.query<{ levels: number }>(
    ...statement(sql`select max(cardinality(a.path)) - ${attribute.path.length}::int as levels from ${tableOf(owner)} a
      where ${withinOwner(owner, "a")} and a.path @> array[${attribute.attributeId}::bigint]`),
  );
  return row?.levels ?? 0;
}

/** Puts a value with all below it in its new place; false when a new neighbour bears its name. */
export async function moveAttribute(
  tx: Handle,
  owner: TreeOwner,
  attribute: AttributeRecord,
  parent: AttributeRecord | undefined,
  beforeId: string | null,
): Promise<boolean> {
  const parentId = parent?.attributeId ?? null;
  if (await isTaken(tx, owner, attribute, parentId, attribute.name, attribute.attributeId)) return false;
  const id = attribute.attributeId;
  await tx.query(
    ...statement(sql`update ${tableOf(owner)} a set path = ${parent?.path ?? []}::bigint[] || a.path[${attribute.path.length}::int:],
        parent_id = case when a.id = ${id} then ${parentId}::bigint else a.parent_id end, updated_at = now()
      where ${withinOwner(owner, "a")} and a.path @> array[${id}::bigint]`),
  );
  await tx.query(
    ...statement(sql`update ${tableOf(owner)} a set sort_no = o.place * 10 from (
        select a.id, row_number() over (order by case when a.id = ${id} then coalesce(b.sort_no, 2147483647) else a.sort_no end, a.id <> ${id}, a.id)::int as place
        from ${tableOf(owner)} a left join ${tableOf(owner)} b on b.id = ${beforeId}::bigint and ${withinOwner(owner, "b")}
        where ${withinOwner(owner, "a")} and ${inTree(owner, attribute)} and a.parent_id is not distinct from ${parentId}::bigint) o
      where a.id = o.id and ${withinOwner(owner, "a")}`),
  );
  return true;
}

export async function setEnabled(
  tx: Handle,
  owner: TreeOwner,
  attribute: AttributeRecord,
  enabled: boolean,
): Promise<void> {
  await tx.query(
    ...statement(sql`update ${tableOf(owner)} a set enabled = ${enabled}, updated_at = now()
      where a.id = ${attribute.attributeId} and ${withinOwner(owner, "a")}`),
  );
}

/** Children and products of a value: how many, and ten of each by name. A category is also used by the trees of its flavours and sizes. */
export async function usesOf(
  tx: Handle,
  owner: TreeOwner,
  attribute: AttributeRecord,
): Promise<AnswerOf<typeof attributes.uses>> {
  const id = attribute.attributeId;
  const below = sql`from ${tableOf(owner)} a where (a.parent_id = ${id} or a.category_id = ${id}) and ${withinOwner(owner, "a")}`;
  const children = await tx.query<{ name: string; count: number }>(
    ...statement(sql`select a.name, count(*) over ()::int as count ${below} order by a.sort_no, a.id limit 10`),
  );
  const products = await tx.query<{ productId: string; productCode: string; productName: string; count: number }>(
    ...statement(sql`select p.id as "productId", p.code as "productCode", p.name as "productName", count(*) over ()::int as count
          from ${raw(productTables[owner.kind])} p where p.${raw(columns[attribute.kind])}_id = ${id} and ${withinOwner(owner, "p")} ${living(owner)} order by p.name, p.id limit 10`),
  );
  return {
    children: children.map(({ name }) => name),
    products: products.map(({ count: _, ...product }) => product),
    childCount: children[0]?.count ?? 0,
    productCount: products[0]?.count ?? 0,
  };
}

/** Deletes a value; products that were deleted before no longer name it. */
export async function deleteAttribute(tx: Handle, owner: TreeOwner, attribute: AttributeRecord): Promise<void> {
  if (owner.kind === "own") {
    const column = raw(columns[attribute.kind]);
    await tx.query(
      ...statement(sql`update product p set ${column}_id = null
        where p.top_id = ${attribute.topId} and p.${column}_id = ${attribute.attributeId} and p.deleted_at is not null`),
    );
  }
  await tx.query(
    ...statement(
      sql`delete from ${tableOf(owner)} a where a.id = ${attribute.attributeId} and ${withinOwner(owner, "a")}`,
    ),
  );
}
