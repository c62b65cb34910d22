import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { medicineGroups } from "@yunshou/contract/pharmacy/groups";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { MedicineGroupKind } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

export interface GroupOwner {
  readonly topId: string;
  readonly merchantId: string;
}

export interface GroupRecord extends GroupOwner {
  readonly groupId: string;
  readonly kind: MedicineGroupKind;
  readonly parentId: string | null;
  readonly path: readonly string[];
  readonly name: string;
  readonly symptoms: string;
  readonly sortNo: number;
  readonly enabled: boolean;
}

export interface GroupColumns {
  readonly categoryName: string;
  readonly symptoms: string;
  readonly sortNo: number;
}

const ofMerchants = { machine: null } as const;

/** Medicines and combinations that name a group `g` or, in a tree, one below it. */
const uses = `((select count(*) from medicine m join product p on p.top_id = m.top_id and p.id = m.product_id and p.deleted_at is null
    join medicine_group b on b.top_id = m.top_id and b.id = m.category_id where m.top_id = g.top_id and g.kind = 'category' and b.path @> array[g.id])
  + (select count(*) from medicine_condition c join product p on p.top_id = c.top_id and p.id = c.product_id and p.deleted_at is null
    join medicine_group b on b.top_id = c.top_id and b.id = c.group_id where c.top_id = g.top_id and g.kind = 'condition' and b.path @> array[g.id])
  + (select count(*) from medicine_set s where s.top_id = g.top_id and (s.category_id = g.id or s.condition_id = g.id)))::int`;

const columns = `g.id as "groupId", g.parent_id as "parentId", g.name as "categoryName", g.symptoms, cardinality(g.path) as "categoryLevel", g.sort_no as "sortNo", g.enabled,
  (select count(*)::int from medicine_group c where c.top_id = g.top_id and c.parent_id = g.id) as children, ${uses} as uses, g.created_at as "createdTime"`;

/** All groups of one kind of a merchant, parents before their children and neighbours in their order. */
export async function groupTree(
  tx: Handle,
  scope: Scope,
  kind: MedicineGroupKind,
  merchantId: string,
): Promise<AnswerOf<typeof medicineGroups.tree>["rows"]> {
  const list = { columns, from: "medicine_group g" };
  const where = conditions(
    scoped(scope, "g", ofMerchants),
    equals("g.kind", kind),
    equals("g.merchant_id", merchantId),
  );
  return tx.query(
    ...statement(
      (values) =>
        `select ${list.columns} from ${list.from} where ${where(values)} order by cardinality(g.path), g.sort_no, g.id`,
    ),
  );
}

type Filters = Pick<ParsedInputOf<typeof medicineGroups.list>, "kind" | "categoryName">;

const listOf = (scope: Scope, { kind, categoryName }: Filters): List => ({
  columns: `${columns}, h.name as "merchantName"`,
  from: "medicine_group g join merchant h on h.id = g.merchant_id",
  where: conditions(scoped(scope, "g", ofMerchants), equals("g.kind", kind), contains("g.name", categoryName)),
});

const order = {
  by: { sortNo: "g.sort_no", createdTime: "g.id" },
  unsorted: "g.sort_no asc",
  tie: ["g.id asc"],
} as const satisfies Order<string>;

export const listGroups = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof medicineGroups.list>>> => pageOf(tx, listOf(scope, filters), order, paging);

/** Holds all groups of one kind of a merchant, so that two moves cannot make a cycle together. */
export async function lockGroups(tx: Handle, { merchantId }: GroupOwner, kind: MedicineGroupKind): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`medicine groups ${merchantId} ${kind}`]);
}

export async function groupOf(tx: Handle, scope: Scope, groupId: string): Promise<GroupRecord | undefined> {
  const [row] = await tx.query<GroupRecord>(
    ...statement(sql`select g.id as "groupId", g.top_id as "topId", g.merchant_id as "merchantId", g.kind, g.parent_id as "parentId", g.path::text[] as path, g.name,
        g.symptoms, g.sort_no as "sortNo", g.enabled
      from medicine_group g where g.id = ${groupId} and ${scoped(scope, "g", ofMerchants)}`),
  );
  return row;
}

/** What hinders a deletion or a choice: groups right below, and what names the group or one below it. */
export async function usesOfGroup(
  tx: Handle,
  { topId, groupId }: GroupRecord,
): Promise<{ readonly children: number; readonly uses: number }> {
  const [row] = await tx.query<{ children: number; uses: number }>(
    `select (select count(*)::int from medicine_group c where c.top_id = g.top_id and c.parent_id = g.id) as children, ${uses} as uses
     from medicine_group g where g.top_id = $1 and g.id = $2`,
    [topId, groupId],
  );
  return row!;
}

async function isTaken(
  tx: Handle,
  { topId, merchantId }: GroupOwner,
  kind: MedicineGroupKind,
  parentId: string | null,
  name: string,
  but: string,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from medicine_group where top_id = $1 and merchant_id = $2 and kind = $3 and parent_id is not distinct from $4::bigint
       and lower(name) = lower($5) and id <> $6`,
    [topId, merchantId, kind, parentId, name, but],
  );
  return rows.length > 0;
}

/** The new group's id; nothing when a neighbour bears the name. Without an order it comes last. */
export async function insertGroup(
  tx: Handle,
  owner: GroupOwner,
  kind: MedicineGroupKind,
  parent: GroupRecord | undefined,
  { categoryName, symptoms, sortNo }: GroupColumns,
): Promise<string | undefined> {
  const parentId = parent?.groupId ?? null;
  if (await isTaken(tx, owner, kind, parentId, categoryName, "0")) return undefined;
  const [row] = await tx.query<{ id: string }>(
    `insert into medicine_group (top_id, merchant_id, id, kind, parent_id, path, name, symptoms, sort_no)
     select $1, $2, n.id, $3, $4::bigint, $5::bigint[] || n.id, $6, $7, case when $8::int > 0 then $8::int else
       coalesce((select max(g.sort_no) from medicine_group g where g.top_id = $1 and g.merchant_id = $2 and g.kind = $3 and g.parent_id is not distinct from $4::bigint), 0) + 10 end
     from (select next_id() as id) n returning id`,
    [owner.topId, owner.merchantId, kind, parentId, parent?.path ?? [], categoryName, symptoms, sortNo],
  );
  return row!.id;
}

/** False when a neighbour bears the name. */
export async function updateGroup(tx: Handle, group: GroupRecord, next: GroupColumns): Promise<boolean> {
  if (await isTaken(tx, group, group.kind, group.parentId, next.categoryName, group.groupId)) return false;
  await tx.query(
    "update medicine_group set name = $3, symptoms = $4, sort_no = $5, updated_at = now() where top_id = $1 and id = $2",
    [group.topId, group.groupId, next.categoryName, next.symptoms, next.sortNo],
  );
  return true;
}

/** The most levels below a group. */
export async function levelsBelowGroup(tx: Handle, { topId, groupId, path }: GroupRecord): Promise<number> {
  const [row] = await tx.query<{ levels: number }>(
    "select max(cardinality(path)) - $3::int as levels from medicine_group where top_id = $1 and path @> array[$2::bigint]",
    [topId, groupId, path.length],
  );
  return row?.levels ?? 0;
}

/** Puts a group with all below it in its new place; false when a new neighbour bears its name. */
export async function moveGroup(
  tx: Handle,
  group: GroupRecord,
  parent: GroupRecord | undefined,
  beforeId: string | null,
): Promise<boolean> {
  const parentId = parent?.groupId ?? null;
  if (await isTaken(tx, group, group.kind, parentId, group.name, group.groupId)) return false;
  await tx.query(
    `update medicine_group set path = $3::bigint[] || path[$4::int:], parent_id = case when id = $2 then $5::bigint else parent_id end, updated_at = now()
     where top_id = $1 and path @> array[$2::bigint]`,
    [group.topId, group.groupId, parent?.path ?? [], group.path.length, parentId],
  );
  await tx.query(
    `update medicine_group g set sort_no = o.place * 10 from (
       select n.id, row_number() over (order by case when n.id = $3 then coalesce(b.sort_no, 2147483647) else n.sort_no end, n.id <> $3, n.id)::int as place
       from medicine_group n left join medicine_group b on b.top_id = $1 and b.id = $5::bigint
       where n.top_id = $1 and n.merchant_id = $2 and n.kind = $6 and n.parent_id is not distinct from $4::bigint) o
     where g.top_id = $1 and g.id = o.id`,
    [group.topId, group.merchantId, group.groupId, parentId, beforeId, group.kind],
  );
  return true;
}

export async function setGroupEnabled(tx: Handle, { topId, groupId }: GroupRecord, enabled: boolean): Promise<void> {
  await tx.query("update medicine_group set enabled = $3, updated_at = now() where top_id = $1 and id = $2", [
    topId,
    groupId,
    enabled,
  ]);
}

/** Deletes a group; medicines that were deleted before no longer name it. */
export async function deleteGroup(tx: Handle, { topId, groupId }: GroupRecord): Promise<void> {
  await tx.query("update medicine set category_id = null where top_id = $1 and category_id = $2", [topId, groupId]);
  await tx.query("delete from medicine_condition where top_id = $1 and group_id = $2", [topId, groupId]);
  await tx.query("delete from medicine_group where top_id = $1 and id = $2", [topId, groupId]);
}
