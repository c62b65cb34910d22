import type { Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { medicineConflicts } from "@yunshou/contract/pharmacy/conflicts";
import { conditions, equals, given, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { ConflictPair, ConflictReason, ConflictSeverity, MedicineConflict } from "@yunshou/domain";
import { nameIn } from "../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import { finds } from "../platform/findable.queries.ts";
import type { Reader } from "./medicines.queries.ts";

type Filters = Pick<ParsedInputOf<typeof medicineConflicts.list>, "medicineName" | "severity">;

const ofMerchants = { machine: null } as const;
const withNames = `medicine_conflict c
  join product p on p.top_id = c.top_id and p.id = c.product_id and p.deleted_at is null
  join product v on v.top_id = c.top_id and v.id = c.other_product_id and v.deleted_at is null`;

const listOf = ({ scope, language }: Reader, filters: Filters): List => ({
  columns: sql`c.id as "conflictId", c.product_id as "productId", ${nameIn("p", language)} as "medicineName", c.other_product_id as "otherProductId",
    ${nameIn("v", language)} as "otherName", c.severity, c.reason, c.remark, c.created_at as "createdTime"`,
  from: withNames,
  where: conditions(
    scoped(scope, "c", ofMerchants),
    given(filters.medicineName, (text) => sql`(${finds("p", text)} or ${finds("v", text)})`),
    equals("c.severity", filters.severity),
  ),
});

const order = {
  by: { createdTime: "c.id" },
  unsorted: "createdTime",
  tie: ["c.id desc"],
} as const satisfies Order<string>;

export const listConflicts = (
  tx: Handle,
  reader: Reader,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof medicineConflicts.list>>> => pageOf(tx, listOf(reader, filters), order, paging);

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

export interface ConflictRecord extends Owner, MedicineConflict {
  readonly conflictId: string;
  readonly remark: string;
}

/** A pair of the scope, locked until the call ends. */
export async function lockConflict(tx: Handle, scope: Scope, conflictId: string): Promise<ConflictRecord | undefined> {
  const [row] = await tx.query<ConflictRecord>(
    ...statement(sql`select c.id as "conflictId", c.top_id as "topId", c.merchant_id as "merchantId", c.product_id as "productId",
        c.other_product_id as "otherProductId", c.severity, c.reason, c.remark
      from medicine_conflict c where c.id = ${conflictId} and ${scoped(scope, "c", ofMerchants)} for update`),
  );
  return row;
}

interface Said {
  readonly severity: ConflictSeverity;
  readonly reason: ConflictReason;
  readonly remark: string;
}

/** Undefined when the pair stands there already. */
export async function insertConflict(
  tx: Handle,
  { topId, merchantId }: Owner,
  { productId, otherProductId }: ConflictPair,
  { severity, reason, remark }: Said,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `insert into medicine_conflict (top_id, merchant_id, product_id, other_product_id, severity, reason, remark)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (top_id, product_id, other_product_id) do nothing returning id`,
    [topId, merchantId, productId, otherProductId, severity, reason, remark],
  );
  return row?.id;
}

export async function updateConflict(
  tx: Handle,
  { topId, conflictId }: ConflictRecord,
  { severity, reason, remark }: Said,
): Promise<void> {
  await tx.query(
    "update medicine_conflict set severity = $3, reason = $4, remark = $5, updated_at = now() where top_id = $1 and id = $2",
    [topId, conflictId, severity, reason, remark],
  );
}

export async function deleteConflict(tx: Handle, { topId, conflictId }: ConflictRecord): Promise<void> {
  await tx.query("delete from medicine_conflict where top_id = $1 and id = $2", [topId, conflictId]);
}

/** A combination that is recommended and holds both medicines of a pair. */
export async function setWithPair(
  tx: Handle,
  { topId }: Pick<Owner, "topId">,
  { productId, otherProductId }: ConflictPair,
): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>(
    `select s.name from medicine_set s where s.top_id = $1 and s.enabled
       and exists (select from medicine_set_item i where i.top_id = s.top_id and i.set_id = s.id and i.product_id = $2)
       and exists (select from medicine_set_item i where i.top_id = s.top_id and i.set_id = s.id and i.product_id = $3)
     order by s.id limit 1`,
    [topId, productId, otherProductId],
  );
  return row?.name;
}

export interface NamedConflict extends MedicineConflict {
  readonly firstName: string;
  readonly secondName: string;
}

/** Pairs of a tree of merchants of which both medicines are among the given products. */
export const conflictsOfProducts = (
  tx: Handle,
  topId: string,
  productIds: readonly string[],
  language: Language,
): Promise<NamedConflict[]> =>
  tx.query<NamedConflict>(
    ...statement(sql`select c.product_id as "productId", c.other_product_id as "otherProductId", c.severity, c.reason,
        ${nameIn("p", language)} as "firstName", ${nameIn("v", language)} as "secondName"
      from ${raw(withNames)}
      where c.top_id = ${topId} and c.product_id = any(${productIds}::bigint[]) and c.other_product_id = any(${productIds}::bigint[])
      order by c.id`),
  );
