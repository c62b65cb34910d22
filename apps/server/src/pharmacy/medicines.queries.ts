import type { AnswerOf, Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { medicines } from "@yunshou/contract/pharmacy/medicines";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  raw,
  type Scope,
  scoped,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import type { MedicineFields, ShelfState } from "@yunshou/domain";
import { finds } from "../platform/findable.queries.ts";
import { nameIn } from "../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";

export type MedicineRow = StoredRow<typeof medicines.list>;
type ListInput = ParsedInputOf<typeof medicines.list>;
export type MedicineFilters = Pick<
  ListInput,
  "medicineName" | "medCategoryId" | "conditionId" | "manufacturer" | "registrationNo" | "saleClass"
>;
type ShelfInput = ParsedInputOf<typeof medicines.shelf>;
type ShelfFilters = Pick<ShelfInput, "medicineName" | "medCategoryId" | "productStatus">;

/** Who reads: names are shown in his language where somebody translated them (LANG-06). */
export interface Reader {
  readonly scope: Scope;
  readonly language: Language;
}

const ofMerchants = { machine: null } as const;

const from = `medicine d join product p on p.top_id = d.top_id and p.id = d.product_id and p.deleted_at is null
  join merchant h on h.id = d.merchant_id left join medicine_group g on g.top_id = d.top_id and g.id = d.category_id`;

/** Medicines of a group of the tree and of all groups below it. */
const inCategory = (scope: Scope, groupId: string): Sql =>
  sql`d.category_id in (select b.id from medicine_group b where b.top_id = d.top_id and b.path @> array[${groupId}::bigint] and ${scoped(scope, "b", ofMerchants)})`;

const forCondition = (scope: Scope, groupId: string): Sql =>
  sql`exists (select 1 from medicine_condition c join medicine_group b on b.top_id = c.top_id and b.id = c.group_id
    where c.top_id = d.top_id and c.product_id = d.product_id and b.path @> array[${groupId}::bigint] and ${scoped(scope, "b", ofMerchants)})`;

const columnsFor = ({
  scope,
  language,
}: Reader): Sql => sql`d.product_id as "productId", p.image as thumbnail, p.code as "productCode",
  ${nameIn("p", language)} as "medicineName", coalesce(g.name, '') as "medCategory", d.manufacturer, d.registration_no as "registrationNo",
  coalesce((select string_agg(b.name, '、' order by b.sort_no, b.id) from medicine_condition c join medicine_group b on b.top_id = c.top_id and b.id = c.group_id
    where c.top_id = d.top_id and c.product_id = d.product_id and ${scoped(scope, "b", ofMerchants)}), '') as "diseaseCategory",
  d.symptoms, p.specification as spec, p.unit, p.price_fen as "unitPriceFen", p.purchase_fen as "costPriceFen", d.sale_class as "saleClass", d.storage,
  p.is_prescription as "isPrescription", d.multi_use as "multiUse", p.review_status as "reviewStatus", h.name as "merchantName", d.created_at as "createdTime", p.version`;

const listOf = (reader: Reader, filters: MedicineFilters): List => ({
  columns: columnsFor(reader),
  from,
  where: conditions(
    scoped(reader.scope, "d", ofMerchants),
    given(filters.medicineName, (text) => finds("p", text)),
    given(filters.medCategoryId, (groupId) => inCategory(reader.scope, groupId)),
    given(filters.conditionId, (groupId) => forCondition(reader.scope, groupId)),
    contains("d.manufacturer", filters.manufacturer),
    contains("d.registration_no", filters.registrationNo),
    equals("d.sale_class", filters.saleClass),
  ),
});

const order = {
  by: { createdTime: "d.product_id", productCode: "p.code", unitPriceFen: "p.price_fen" },
  unsorted: "createdTime",
  tie: ["d.product_id desc"],
} as const satisfies Order<string>;

export const listMedicines = (
  tx: Handle,
  reader: Reader,
  filters: MedicineFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<MedicineRow>> => pageOf(tx, listOf(reader, filters), order, paging);

/** The next rows of an export, by id. */
export const medicinesAfter = (
  tx: Handle,
  reader: Reader,
  filters: MedicineFilters,
  after: string,
  limit: number,
): Promise<MedicineRow[]> => rowsAfter(tx, listOf(reader, filters), "d.product_id", after, limit);

/** One medicine with everything that its form shows. */
export async function medicineDetail(
  tx: Handle,
  reader: Reader,
  productId: string,
): Promise<AnswerOf<typeof medicines.detail> | undefined> {
  const [row] = await tx.query<AnswerOf<typeof medicines.detail>>(
    ...statement(sql`select ${columnsFor(reader)}, d.category_id as "medCategoryId", p.barcode, p.details as "detailPictures", p.remark,
        array(select c.group_id::text from medicine_condition c where c.top_id = d.top_id and c.product_id = d.product_id) as "conditionIds"
      from ${raw(from)} where d.product_id = ${productId} and ${scoped(reader.scope, "d", ofMerchants)}`),
  );
  return row;
}

const shelfOf = ({ scope, language }: Reader, filters: ShelfFilters): List => ({
  columns: sql`d.product_id as "productId", p.code as "productCode", ${nameIn("p", language)} as "medicineName", coalesce(g.name, '') as "medCategory",
    p.price_fen as "unitPriceFen", p.purchase_fen as "costPriceFen", coalesce(n.stock, 0)::int as stock, d.shelf as "productStatus", p.version`,
  from: sql`${raw(from)} left join lateral (select sum(l.stock) as stock from lane l
    where l.top_id = d.top_id and l.product_id = d.product_id and ${scoped(scope, "l", { granted: true })}) n on true`,
  where: conditions(
    scoped(scope, "d", ofMerchants),
    given(filters.medicineName, (text) => finds("p", text)),
    given(filters.medCategoryId, (groupId) => inCategory(scope, groupId)),
    filters.productStatus === "none"
      ? raw("d.shelf is null")
      : (equals("d.shelf", filters.productStatus) ?? raw("d.shelf is not null")),
  ),
});

const shelfOrder = {
  by: { productCode: "p.code", unitPriceFen: "p.price_fen", stock: "coalesce(n.stock, 0)" },
  unsorted: "p.code asc",
  tie: ["d.product_id asc"],
} as const satisfies Order<string>;

export const listShelf = (
  tx: Handle,
  reader: Reader,
  filters: ShelfFilters,
  paging: Paging<keyof typeof shelfOrder.by>,
): Promise<Page<StoredRow<typeof medicines.shelf>>> => pageOf(tx, shelfOf(reader, filters), shelfOrder, paging);

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

export interface MedicineRecord extends Owner {
  readonly productId: string;
  readonly code: string;
  readonly name: string;
  readonly categoryId: string | null;
  readonly conditionIds: readonly string[];
  readonly multiUse: boolean;
  readonly shelf: ShelfState | null;
}

/** Medicines of the scope, locked in their order until the call ends. */
export async function lockMedicines(
  tx: Handle,
  scope: Scope,
  productIds: readonly string[],
): Promise<MedicineRecord[]> {
  await tx.query(
    ...statement(
      sql`select 1 from medicine d where d.product_id = any(${productIds}::bigint[]) and ${scoped(scope, "d", ofMerchants)} order by d.product_id for update`,
    ),
  );
  return tx.query<MedicineRecord>(
    ...statement(sql`select d.product_id as "productId", d.top_id as "topId", d.merchant_id as "merchantId", p.code, p.name, d.category_id as "categoryId", d.multi_use as "multiUse", d.shelf,
        array(select c.group_id::text from medicine_condition c where c.top_id = d.top_id and c.product_id = d.product_id) as "conditionIds"
      from medicine d join product p on p.top_id = d.top_id and p.id = d.product_id and p.deleted_at is null
      where d.product_id = any(${productIds}::bigint[]) and ${scoped(scope, "d", ofMerchants)} order by d.product_id`),
  );
}

/** Writes what makes a medicine of a product, and what it treats. */
export async function saveMedicine(
  tx: Handle,
  { topId, merchantId, productId }: Owner & { readonly productId: string },
  categoryId: string,
  fields: MedicineFields,
): Promise<void> {
  await tx.query(
    `insert into medicine (top_id, merchant_id, product_id, category_id, manufacturer, registration_no, sale_class, symptoms, multi_use, storage)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (top_id, product_id) do update set category_id = excluded.category_id, manufacturer = excluded.manufacturer,
       registration_no = excluded.registration_no, sale_class = excluded.sale_class, symptoms = excluded.symptoms, multi_use = excluded.multi_use, storage = excluded.storage, updated_at = now()`,
    [
      topId,
      merchantId,
      productId,
      categoryId,
      fields.manufacturer,
      fields.registrationNo,
      fields.saleClass,
      fields.symptoms,
      fields.multiUse,
      fields.storage,
    ],
  );
  await tx.query(
    "delete from medicine_condition where top_id = $1 and product_id = $2 and group_id <> all($3::bigint[])",
    [topId, productId, fields.conditionIds],
  );
  await tx.query(
    `insert into medicine_condition (top_id, merchant_id, product_id, group_id) select $1, $2, $3, unnest($4::bigint[]) on conflict do nothing`,
    [topId, merchantId, productId, fields.conditionIds],
  );
}

/** Gives locked medicines of one merchant a condition, or takes it from them. */
export async function linkCondition(
  tx: Handle,
  { topId, merchantId }: Owner,
  groupId: string,
  productIds: readonly string[],
  linked: boolean,
): Promise<void> {
  await (linked
    ? tx.query(
        "insert into medicine_condition (top_id, merchant_id, product_id, group_id) select $1, $2, unnest($3::bigint[]), $4 on conflict do nothing",
        [topId, merchantId, productIds, groupId],
      )
    : tx.query(
        "delete from medicine_condition where top_id = $1 and product_id = any($2::bigint[]) and group_id = $3",
        [topId, productIds, groupId],
      ));
  await tx.query("update medicine set updated_at = now() where top_id = $1 and product_id = any($2::bigint[])", [
    topId,
    productIds,
  ]);
}

/** Answers how many changed. */
export async function setShelf(tx: Handle, found: readonly MedicineRecord[], shelf: ShelfState): Promise<number> {
  const rows = await tx.query(
    `update medicine set shelf = $3, updated_at = now() where top_id = any($1::bigint[]) and product_id = any($2::bigint[]) and shelf is distinct from $3 returning 1`,
    [found.map(({ topId }) => topId), found.map(({ productId }) => productId), shelf],
  );
  return rows.length;
}
