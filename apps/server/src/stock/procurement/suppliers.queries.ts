import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { suppliers } from "@yunshou/contract/stock/suppliers";
import { conditions, contains, given, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { SupplierForm } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "./owner.ts";

/** A supplier as it is stored. */
export interface SupplierRecord
  extends Owner, Omit<StoredRow<typeof suppliers.list>, "contactPhone" | "email" | "productCount"> {
  readonly productCount: number;
  readonly contactSealed: Buffer;
}

interface Filters {
  readonly supplierName?: string | undefined;
  readonly phoneIndexes?: readonly Buffer[] | undefined;
}

const listOf = (scope: Scope, { supplierName, phoneIndexes }: Filters): List => ({
  columns: sql`s.id as "supplierId", s.top_id as "topId", s.merchant_id as "merchantId", s.supplier_no as "supplierNo", s.name as "supplierName",
    s.contact as "contactName", s.contact_sealed as "contactSealed", s.address, s.enabled, s.remark, s.created_at as "createdTime", m.name as "merchantName",
    (select count(*)::int from supplier_product p where p.top_id = s.top_id and p.supplier_id = s.id and ${scoped(scope, "p", ofMerchants)}) as "productCount"`,
  from: "supplier s join merchant m on m.id = s.merchant_id",
  where: conditions(
    scoped(scope, "s", ofMerchants),
    contains("s.name", supplierName),
    given(phoneIndexes, (hashes) => sql`s.phone_index = any(${[...hashes]}::bytea[])`),
  ),
});

const order = {
  by: { createdTime: "s.id", supplierName: "s.name" },
  unsorted: "createdTime",
  tie: ["s.id desc"],
} as const satisfies Order<string>;

export const listSuppliers = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<SupplierRecord>> => pageOf(tx, listOf(scope, filters), order, paging);

/** One supplier of the scope. */
export async function supplierOf(tx: Handle, scope: Scope, supplierId: string): Promise<SupplierRecord | undefined> {
  const list = listOf(scope, {});
  const where = conditions(list.where, sql`s.id = ${supplierId}`);
  const { rows } = await pageOf<SupplierRecord, keyof typeof order.by>(tx, { ...list, where }, order, {
    page: 1,
    pageSize: 1,
    direction: "desc",
  });
  return rows[0];
}

/** Suppliers of one merchant, by name. */
export const supplierChoices = (
  tx: Handle,
  { topId, merchantId }: Owner,
): Promise<AnswerOf<typeof suppliers.choices>["rows"]> =>
  tx.query(
    `select s.id as "supplierId", s.name as "supplierName", s.enabled
     from supplier s where s.top_id = $1 and s.merchant_id = $2 order by s.name, s.id limit 1000`,
    [topId, merchantId],
  );

export interface HeldSupplier extends Owner {
  readonly supplierId: string;
  readonly supplierName: string;
  readonly enabled: boolean;
}

/** A supplier of the caller, held until the transaction ends. */
export async function holdSupplier(tx: Handle, scope: Scope, supplierId: string): Promise<HeldSupplier | undefined> {
  const where = conditions(scoped(scope, "s", ofMerchants), sql`s.id = ${supplierId}`);
  const [row] = await tx.query<HeldSupplier>(
    ...statement(sql`select s.id as "supplierId", s.top_id as "topId", s.merchant_id as "merchantId", s.name as "supplierName", s.enabled
      from supplier s where ${where} for update`),
  );
  return row;
}

export interface SupplierColumns extends Omit<SupplierForm, "contactPhone" | "email"> {
  readonly contactSealed: Buffer;
  readonly phoneIndex: Buffer;
}

export const newSupplierId = async (tx: Handle): Promise<string> =>
  (await tx.query<{ id: string }>("select next_id() as id"))[0]!.id;

/** False where the merchant has a supplier of that name. */
export async function insertSupplier(
  tx: Handle,
  { topId, merchantId }: Owner,
  supplierId: string,
  given: SupplierColumns,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into supplier (top_id, merchant_id, id, name, contact, contact_sealed, phone_index, address, remark)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
    [
      topId,
      merchantId,
      supplierId,
      given.supplierName,
      given.contactName,
      given.contactSealed,
      given.phoneIndex,
      given.address,
      given.remark,
    ],
  );
  return rows.length === 1;
}

/** False where the merchant has another supplier of that name. */
export async function saveSupplier(tx: Handle, held: HeldSupplier, given: SupplierColumns): Promise<boolean> {
  const rows = await tx.query(
    `update supplier s set name = $4, contact = $5, contact_sealed = $6, phone_index = $7, address = $8, remark = $9
     where s.top_id = $1 and s.id = $2 and not exists (
       select from supplier o where o.top_id = $1 and o.merchant_id = $3 and lower(o.name) = lower($4) and o.id <> $2) returning s.id`,
    [
      held.topId,
      held.supplierId,
      held.merchantId,
      given.supplierName,
      given.contactName,
      given.contactSealed,
      given.phoneIndex,
      given.address,
      given.remark,
    ],
  );
  return rows.length === 1;
}

export async function setSupplierEnabled(
  tx: Handle,
  { topId, supplierId }: HeldSupplier,
  enabled: boolean,
): Promise<void> {
  await tx.query("update supplier set enabled = $3 where top_id = $1 and id = $2", [topId, supplierId, enabled]);
}

export async function deleteSupplier(tx: Handle, { topId, supplierId }: HeldSupplier): Promise<void> {
  await tx.query("delete from supplier where top_id = $1 and id = $2", [topId, supplierId]);
}
