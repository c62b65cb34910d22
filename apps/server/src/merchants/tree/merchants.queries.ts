import type { AnswerOf } from "@yunshou/contract";
import type { merchants } from "@yunshou/contract/merchants/merchants";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  raw,
  type Scope,
  scopedBy,
  type Sql,
  sql,
  statement,
  type Where,
} from "@yunshou/database";
import type { MerchantContact, MerchantFields, MerchantKind, MerchantStatus, StoreState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";
import { findableBy } from "../../platform/spelling.ts";

export interface ParentRow {
  readonly topId: string;
  readonly path: string[];
  readonly merchantNo: string;
  readonly timeZone: string;
  readonly status: MerchantStatus;
}

/** A merchant under which another is to be made; locked, so that two new numbers never meet. */
export async function lockParent(tx: Handle, merchantId: string): Promise<ParentRow | undefined> {
  const rows = await tx.query<ParentRow>(
    `select top_id as "topId", path::text[] as path, merchant_no as "merchantNo", time_zone as "timeZone", status from merchant where id = $1 and status <> 'deleted' for no key update`,
    [merchantId],
  );
  return rows[0];
}

/** Holds the numbering of top merchants until the transaction ends. */
export async function lockTopNumbers(tx: Handle): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('merchant numbers', 0))");
}

/** The highest number in use below a parent, as text of four characters; `0000` without any. */
export async function lastNumber(tx: Handle, parentId: string | null): Promise<string> {
  const rows = await tx.query<{ last: string }>(
    "select coalesce(max(right(merchant_no, 4)), '0000') as last from merchant where parent_id is not distinct from $1::bigint and right(merchant_no, 4) ~ '^[0-9]{4}$'",
    [parentId],
  );
  return rows[0]?.last ?? "0000";
}

export interface MerchantRow {
  readonly topId: string;
  readonly merchantId: string;
  readonly parentId: string | null;
  readonly path: readonly string[];
  readonly merchantNo: string;
  readonly name: string;
  readonly kind: MerchantKind;
  readonly timeZone: string;
  readonly province: string | null;
  readonly features: readonly string[];
}

/** False when the number is in use. */
export async function insertMerchant(tx: Handle, merchant: MerchantRow): Promise<boolean> {
  const { search, pieces } = findableBy([merchant.merchantNo, merchant.name]);
  const rows = await tx.query(
    `insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind, time_zone, province, features, search, pieces)
     values ($1, $2, $3, $4::bigint[], $5, $6, $7, $8, $9, $10::text[], $11, $12) on conflict (merchant_no) do nothing returning id`,
    [
      merchant.merchantId,
      merchant.topId,
      merchant.parentId,
      merchant.path,
      merchant.merchantNo,
      merchant.name,
      merchant.kind,
      merchant.timeZone,
      merchant.province,
      merchant.features,
      search,
      pieces,
    ],
  );
  return rows.length === 1;
}

export async function newMerchantId(tx: Handle): Promise<string> {
  const rows = await tx.query<{ id: string }>("select next_id() as id");
  return rows[0]?.id ?? "";
}

/** Makes merchants findable by the number and name that they have. */
export async function nameAnew(tx: Handle, merchantIds: readonly string[]): Promise<void> {
  const named = await tx.query<{ id: string; no: string; name: string }>(
    "select id, merchant_no as no, name from merchant where id = any($1::bigint[])",
    [merchantIds],
  );
  for (const { id, no, name } of named) {
    const { search, pieces } = findableBy([no, name]);
    await tx.query("update merchant set search = $2, pieces = $3 where id = $1", [id, search, pieces]);
  }
}

/** Who looks: his scope, his merchant, and the features that count for it. */
export interface Viewer {
  readonly scope: Scope;
  readonly merchantId: string;
  readonly features: ReadonlySet<string>;
}

export interface MerchantFilters {
  readonly merchantNo?: string;
  readonly merchantName?: string;
  readonly merchantKind?: MerchantKind;
  readonly status?: MerchantStatus;
  readonly storeState?: StoreState;
  /** Keyed hashes of a whole phone number, hexadecimal, as an export that waits keeps them. */
  readonly contactPhoneIndexes?: readonly string[];
}

/** The caller's merchant and those below it, `m`; the platform, whose own merchant is no tree, passes the scope "all" and sees every tree. */
export const inTree = ({ scope, merchantId }: Viewer): Where =>
  scopedBy(scope.merchants === "all" ? sql`true` : sql`m.path @> array[${merchantId}::bigint]`);

/** Switches of a merchant that are on at every merchant above it; those above the caller, which he does not see, are in his own features. */
const onAllTheWay = (own: Sql, mine: Sql) =>
  sql`array(select f from unnest(${own}) f where f = any(${mine}) and not exists (select from merchant a where a.id = any(m.path) and a.id <> m.id and not a.features @> array[f]))`;

const rowColumns = `m.id as "merchantId", m.top_id as "topId", m.merchant_no as "merchantNo", m.name as "merchantName", m.company_name as "companyName", m.kind as "merchantKind",
  m.parent_id as "parentId", p.merchant_no as "parentNo", p.name as "parentName", u.account as "loginName", m.contact_sealed as "contactSealed",
  m.hotline, m.category_code as "categoryCode", m.tag_code as "tagCode", m.collects, m.max_pickup_codes as "maxPickupCodes", m.currency,
  trim_scale(m.exchange_rate)::text as "exchangeRate", m.push_time as "pushTime", m.refund_agreed as "refundAgreed", m.refund_maximum_fen as "refundMaximumFen", m.refund_review_fen as "refundReviewFen",
  m.features, m.store_state as "storeState", m.status, m.created_at as "createdAt",
  array(select distinct c.channel from collection_account c where c.merchant_id = m.id and c.channel is not null order by 1) as "collectionChannels"`;

/** Everything that is shown of a merchant. */
const columnsFor = (viewer: Viewer) =>
  sql`${raw(rowColumns)}, ${onAllTheWay(raw("m.features"), sql`${[...viewer.features]}::text[]`)} as "effectiveFeatures"`;

/** The merchant above, when the viewer sees that one: nobody learns who stands above him. */
const shownTo = ({ scope, merchantId }: Viewer) =>
  sql`left join merchant p on p.id = m.parent_id and ${scope.merchants === "all" ? sql`true` : sql`p.path @> array[${merchantId}::bigint]`}
  left join lateral (select account from app_user where merchant_id = m.id and level = '1' and status = 'normal' order by id limit 1) u on true`;

/** The columns of a merchant that hold its contact (MERCHANT-01, PERM-15). */
export interface SealedContact {
  /** Null for a merchant of which nothing is known. */
  readonly contactSealed: Buffer | null;
  /** Keyed hash of the phone, by which it is found again; null without one. */
  readonly contactPhoneIndex: Buffer | null;
}

/** A merchant as it is stored; its contact is sealed. */
export type StoredMerchant = Omit<AnswerOf<typeof merchants.detail>, keyof MerchantContact> & {
  readonly topId: string;
  readonly contactSealed: Buffer | null;
};

const order = {
  by: { merchantNo: "m.merchant_no", merchantName: "m.name", createdAt: "m.created_at" },
  unsorted: "m.merchant_no asc",
  tie: ["m.id asc"],
} as const satisfies Order<string>;

const listOf = (viewer: Viewer, filters: MerchantFilters): List => ({
  columns: columnsFor(viewer),
  from: "merchant m",
  shown: shownTo(viewer),
  where: conditions(
    inTree(viewer),
    sql`m.id <> ${viewer.merchantId}`,
    contains("m.merchant_no", filters.merchantNo),
    contains("m.name", filters.merchantName),
    equals("m.kind", filters.merchantKind),
    equals("m.store_state", filters.storeState),
    given(
      filters.contactPhoneIndexes,
      (indexes) =>
        sql`m.contact_phone_index = any(array(select decode(x, 'hex') from unnest(${[...indexes]}::text[]) x))`,
    ),
    equals("m.status", filters.status) ?? sql`m.status <> 'deleted'`,
  ),
});

/** The merchants below the viewer's own. */
export const listMerchants = (
  tx: Handle,
  viewer: Viewer,
  filters: MerchantFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredMerchant>> => pageOf(tx, listOf(viewer, filters), order, paging);

/** The next merchants by their number in the database, for exports. */
export const merchantsAfter = (
  tx: Handle,
  viewer: Viewer,
  filters: MerchantFilters,
  after: string,
  limit: number,
): Promise<StoredMerchant[]> => rowsAfter(tx, listOf(viewer, filters), "m.id", after, limit);

/** One merchant in the caller's scope, deleted ones too, because they can be restored. */
export async function findMerchant(
  tx: Handle,
  viewer: Viewer,
  merchantId: string,
): Promise<StoredMerchant | undefined> {
  const [row] = await tx.query<StoredMerchant>(
    ...statement(
      sql`select ${columnsFor(viewer)} from merchant m ${shownTo(viewer)} where m.id = ${merchantId} and ${inTree(viewer)}`,
    ),
  );
  return row;
}

/** The largest tree that a page shows. */
export const treeLimit = 5_000;

export function treeNodes<Node>(tx: Handle, viewer: Viewer): Promise<Node[]> {
  const roots = viewer.scope.merchants === "all" ? [] : [viewer.merchantId];
  return tx.query<Node>(
    ...statement(sql`select m.id as "merchantId", case when m.id = any(${roots}::bigint[]) then null else m.parent_id end as "parentId", m.merchant_no as "merchantNo",
       m.name as "merchantName", m.kind as "merchantKind", m.status, coalesce(k.n, 0) as machines, coalesce(u.n, 0) as accounts
     from merchant m
     left join (select merchant_id, count(*)::int as n from machine where in_service group by 1) k on k.merchant_id = m.id
     left join (select merchant_id, count(*)::int as n from app_user where status = 'normal' group by 1) u on u.merchant_id = m.id
     where m.status <> 'deleted' and ${inTree(viewer)} order by m.merchant_no limit ${raw(`${treeLimit}`)}`),
  );
}

export interface MerchantHead {
  readonly merchantId: string;
  readonly topId: string;
  readonly parentId: string | null;
  readonly path: string[];
  readonly merchantNo: string;
  readonly name: string;
  readonly status: MerchantStatus;
  readonly features: string[];
  /** On at every merchant above. */
  readonly featuresAbove: string[];
  readonly isParentDeleted: boolean;
}

/** A merchant in the caller's scope, locked for a change; those above it are looked at when it is held. */
export async function lockMerchant(tx: Handle, viewer: Viewer, merchantId: string): Promise<MerchantHead | undefined> {
  const where = conditions(inTree(viewer), sql`m.id = ${merchantId}`);
  const mine = sql`${[...viewer.features]}::text[]`;
  await tx.query(...statement(sql`select 1 from merchant m where ${where} for no key update`));
  const [row] = await tx.query<MerchantHead>(
    ...statement(sql`select m.id as "merchantId", m.top_id as "topId", m.parent_id as "parentId", m.path::text[] as path, m.merchant_no as "merchantNo", m.name, m.status, m.features,
       ${onAllTheWay(mine, mine)} as "featuresAbove", exists (select from merchant p where p.id = m.parent_id and p.status = 'deleted') as "isParentDeleted"
     from merchant m where ${where}`),
  );
  return row;
}

export interface MerchantColumns extends MerchantFields {
  readonly kind: MerchantKind;
  readonly collects: boolean;
  readonly currency: string;
}

export async function saveMerchant(
  tx: Handle,
  merchantId: string,
  columns: Omit<MerchantColumns, keyof MerchantContact>,
): Promise<void> {
  await tx.query(
    `update merchant set name = $2, kind = $3, company_name = $4, hotline = $5, category_code = $6, tag_code = $7,
       collects = $8, max_pickup_codes = $9, currency = $10, exchange_rate = $11, push_time = $12, updated_at = now() where id = $1`,
    [
      merchantId,
      columns.name,
      columns.kind,
      columns.companyName,
      columns.hotline,
      columns.categoryCode,
      columns.tagCode,
      columns.collects,
      columns.maxPickupCodes,
      columns.currency,
      columns.exchangeRate,
      columns.pushTime,
    ],
  );
  await nameAnew(tx, [merchantId]);
}

export async function saveContact(
  tx: Handle,
  merchantId: string,
  { contactSealed, contactPhoneIndex }: SealedContact,
): Promise<void> {
  await tx.query(
    "update merchant set contact_sealed = $2, contact_phone_index = $3, updated_at = now() where id = $1",
    [merchantId, contactSealed, contactPhoneIndex],
  );
}

export async function setStatus(tx: Handle, merchantId: string, status: MerchantStatus): Promise<void> {
  await tx.query("update merchant set status = $2, updated_at = now() where id = $1", [merchantId, status]);
}

export async function setFeatures(tx: Handle, merchantId: string, features: readonly string[]): Promise<void> {
  await tx.query("update merchant set features = $2::text[], updated_at = now() where id = $1", [merchantId, features]);
}

/** `reviewFen` undefined leaves the limit of the second person as it is. */
export async function setRefund(
  tx: Handle,
  merchantId: string,
  {
    agreed,
    maximumFen,
    reviewFen,
  }: { readonly agreed: boolean; readonly maximumFen: bigint; readonly reviewFen: bigint | null | undefined },
): Promise<void> {
  await tx.query(
    `update merchant set refund_agreed = $2, refund_maximum_fen = $3, refund_review_fen = case when $4 then $5::bigint else refund_review_fen end, updated_at = now()
     where id = $1`,
    [merchantId, agreed, maximumFen, reviewFen !== undefined, reviewFen ?? null],
  );
}

/** What keeps a merchant from being removed: machines in service and merchants below that are not deleted. */
export async function usesOf(tx: Handle, merchantId: string): Promise<{ machines: number; merchants: number }> {
  const [row] = await tx.query<{ machines: number; merchants: number }>(
    `select (select count(*)::int from machine where merchant_id = $1 and decommissioned_at is null) as machines,
            (select count(*)::int from merchant where parent_id = $1 and status <> 'deleted') as merchants`,
    [merchantId],
  );
  return row ?? { machines: 0, merchants: 0 };
}

/** Accounts at a merchant and below it with a role of a merchant that is neither among those nor on the path above them. */
export async function accountsWithRolesAbove(tx: Handle, merchantId: string, path: readonly string[]): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(distinct u.id)::int as n from merchant m join app_user u on u.merchant_id = m.id and u.status <> 'erased'
       join user_role h on h.user_id = u.id join role r on r.id = h.role_id join merchant o on o.id = r.merchant_id
     where m.path @> array[$1::bigint] and not o.path @> array[$1::bigint] and o.id <> all($2::bigint[])`,
    [merchantId, path],
  );
  return row?.n ?? 0;
}

const shapeOf = "hashtextextended('merchant tree ' || $1, 0)";

/** Holds the shape of one tree until the transaction ends, so that two moves never cross. Before any of its merchants is locked. */
export async function lockTree(tx: Handle, topId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${shapeOf})`, [topId]);
}

/** Keeps the tree of a merchant from being moved about while another is added to it; additions do not wait for each other. Before any of its merchants is locked. */
export async function keepTree(tx: Handle, merchantId: string): Promise<void> {
  const [row] = await tx.query<{ topId: string }>('select top_id as "topId" from merchant where id = $1', [merchantId]);
  if (row !== undefined) await tx.query(`select pg_advisory_xact_lock_shared(${shapeOf})`, [row.topId]);
}

/** A merchant and everything below it, deleted ones too. */
export async function subtree(
  tx: Handle,
  merchantId: string,
): Promise<{ merchantId: string; topId: string; path: string[]; merchantNo: string }[]> {
  return tx.query(
    `select id as "merchantId", top_id as "topId", path::text[] as path, merchant_no as "merchantNo" from merchant where path @> array[$1::bigint] order by cardinality(path), id`,
    [merchantId],
  );
}

export async function savePlaces(
  tx: Handle,
  movedId: string,
  parentId: string,
  places: readonly { merchantId: string; path: readonly string[]; merchantNo: string }[],
): Promise<void> {
  await tx.query(
    `update merchant m set path = string_to_array(r.path, ',')::bigint[], merchant_no = r.no, parent_id = case when m.id = $1 then $2 else m.parent_id end, updated_at = now()
     from unnest($3::bigint[], $4::text[], $5::text[]) as r(id, path, no) where m.id = r.id`,
    [
      movedId,
      parentId,
      places.map((place) => place.merchantId),
      places.map((place) => place.path.join(",")),
      places.map((place) => place.merchantNo),
    ],
  );
  await nameAnew(
    tx,
    places.map((place) => place.merchantId),
  );
}

/**
 * Lets this transaction write rows of a merchant that was found below the caller. The list of a session may be a second old
 * and miss a merchant that was just made; row-level security would refuse its audit entry.
 */
export async function admitMerchant(tx: Handle, merchantId: string): Promise<void> {
  await tx.query("call admit_merchant($1)", [merchantId]);
}
