import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { dockings } from "@yunshou/contract/system/dockings";
import { conditions, contains, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { DockingFields } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

type Row = StoredRow<typeof dockings.list>;
type Filters = Pick<ParsedInputOf<typeof dockings.list>, "merchantNo" | "interfaceName">;

const ofScope = (scope: Scope) => scoped(scope, "d", { machine: null });

const order = {
  by: { interfaceName: "d.name", updatedTime: "d.updated_at" },
  unsorted: "updatedTime",
  tie: ["d.id"],
} as const satisfies Order<string>;

export const listDockings = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> =>
  pageOf(
    tx,
    {
      columns: `d.id as "dockingId", d.merchant_id as "merchantId", h.merchant_no as "merchantNo", h.name as "merchantName", d.name as "interfaceName",
        d.url as "interfaceUrl", d.parent_category_id as "parentCategoryId", d.child_category_id as "childCategoryId", p.name as "parentCategory",
        c.name as "childCategory", d.key_end as "interfaceKey", d.enabled, d.events, d.with_below as "withBelow",
        d.updated_at as "updatedTime",
        (select u.state from push u where u.top_id = d.top_id and u.docking_id = d.id order by u.id desc limit 1) as "lastPush"`,
      from: "docking d join merchant h on h.id = d.merchant_id",
      shown: `left join attribute p on p.top_id = d.top_id and p.id = d.parent_category_id
        left join attribute c on c.top_id = d.top_id and c.id = d.child_category_id`,
      where: conditions(
        ofScope(scope),
        contains("h.merchant_no", filters.merchantNo),
        contains("d.name", filters.interfaceName),
      ),
    },
    order,
    paging,
  );

export interface DockingOwner {
  readonly topId: string;
  readonly merchantId: string;
}

export interface DockingRecord extends DockingOwner, DockingFields {
  readonly dockingId: string;
  readonly keySealed: Buffer;
  readonly keyEnd: string;
  readonly enabled: boolean;
}

/** An interface of the scope, locked until the call ends. */
export async function lockDocking(tx: Handle, scope: Scope, dockingId: string): Promise<DockingRecord | undefined> {
  const [row] = await tx.query<DockingRecord>(
    ...statement(sql`select d.id as "dockingId", d.top_id as "topId", d.merchant_id as "merchantId", d.name as "interfaceName", d.url as "interfaceUrl",
        d.parent_category_id as "parentCategoryId", d.child_category_id as "childCategoryId", d.key_sealed as "keySealed", d.key_end as "keyEnd", d.enabled,
        d.events, d.with_below as "withBelow"
      from docking d where ${conditions(ofScope(scope), sql`d.id = ${dockingId}`)} for update`),
  );
  return row;
}

export interface PairFacts {
  readonly count: number;
  readonly taken: boolean;
  /** Both are categories of the merchant, and one stands somewhere below the other. */
  readonly known: boolean;
}

/** Interfaces of one merchant are written one after the other. */
export async function lookAtPair(
  tx: Handle,
  { topId, merchantId }: DockingOwner,
  { parentCategoryId, childCategoryId }: DockingFields,
  but = "0",
): Promise<PairFacts> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('interfaces of ' || $1, 0))", [merchantId]);
  const [row] = await tx.query<PairFacts>(
    `select count(*)::int as count,
       coalesce(bool_or(parent_category_id = $3 and child_category_id = $4 and id <> $5), false) as taken,
       exists (select 1 from attribute a where a.top_id = $1 and a.merchant_id = $2 and a.kind = 'category' and a.id = $4 and a.id <> $3 and a.path @> array[$3::bigint]) as known
     from docking where top_id = $1 and merchant_id = $2`,
    [topId, merchantId, parentCategoryId, childCategoryId, but],
  );
  return row!;
}

export async function nextDockingId(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

export interface SealedKey {
  readonly keySealed: Buffer;
  readonly keyEnd: string;
}

export async function insertDocking(
  tx: Handle,
  { topId, merchantId }: DockingOwner,
  dockingId: string,
  fields: DockingFields,
  { keySealed, keyEnd }: SealedKey,
): Promise<void> {
  await tx.query(
    `insert into docking (top_id, merchant_id, id, name, url, parent_category_id, child_category_id, key_sealed, key_end, events, with_below)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      topId,
      merchantId,
      dockingId,
      fields.interfaceName,
      fields.interfaceUrl,
      fields.parentCategoryId,
      fields.childCategoryId,
      keySealed,
      keyEnd,
      fields.events,
      fields.withBelow,
    ],
  );
}

export async function updateDocking(
  tx: Handle,
  { topId, dockingId }: DockingRecord,
  fields: DockingFields,
  { keySealed, keyEnd }: SealedKey,
): Promise<void> {
  await tx.query(
    `update docking set name = $3, url = $4, parent_category_id = $5, child_category_id = $6, key_sealed = $7, key_end = $8, events = $9, with_below = $10,
       updated_at = now()
     where top_id = $1 and id = $2`,
    [
      topId,
      dockingId,
      fields.interfaceName,
      fields.interfaceUrl,
      fields.parentCategoryId,
      fields.childCategoryId,
      keySealed,
      keyEnd,
      fields.events,
      fields.withBelow,
    ],
  );
}

export async function enableDocking(tx: Handle, { topId, dockingId }: DockingRecord, enabled: boolean): Promise<void> {
  await tx.query("update docking set enabled = $3, updated_at = now() where top_id = $1 and id = $2", [
    topId,
    dockingId,
    enabled,
  ]);
}

export async function deleteDocking(tx: Handle, { topId, dockingId }: DockingRecord): Promise<void> {
  await tx.query("delete from docking where top_id = $1 and id = $2", [topId, dockingId]);
}

type Branch = { readonly id: string; readonly parentId: string | null; readonly splx: string; readonly sppp: string };

/** Categories of a merchant, those above first, each with the brands of its own products. */
export const productTree = (tx: Handle, { topId, merchantId }: DockingOwner): Promise<Branch[]> =>
  tx.query<Branch>(
    `select a.id, a.parent_id as "parentId", a.name as splx,
       coalesce((select string_agg(distinct b.name, ', ') from product p join attribute b on b.top_id = p.top_id and b.id = p.brand_id
         where p.top_id = a.top_id and p.merchant_id = a.merchant_id and p.category_id = a.id and p.deleted_at is null), '') as sppp
     from attribute a where a.top_id = $1 and a.merchant_id = $2 and a.kind = 'category'
     order by cardinality(a.path), a.sort_no, a.id`,
    [topId, merchantId],
  );

/** A merchant of the scope; undefined when there is none. */
export async function merchantOf(tx: Handle, scope: Scope, merchantId: string): Promise<DockingOwner | undefined> {
  const [row] = await tx.query<DockingOwner>(
    ...statement(sql`select m.top_id as "topId", m.id as "merchantId" from merchant m
      where ${conditions(scoped(scope, "m", { merchant: "id", machine: null }), sql`m.id = ${merchantId}`)}`),
  );
  return row;
}
