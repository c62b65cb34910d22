import type { AnswerOf, Language, StoredRow } from "@yunshou/contract";
import type { products } from "@yunshou/contract/goods/products";
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
import type { ReviewState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";
import { finds } from "../platform/findable.queries.ts";
import { nameIn } from "./productNames.queries.ts";

export type ProductRow = StoredRow<typeof products.list>;
type Detail = AnswerOf<typeof products.detail>;
type Option = AnswerOf<typeof products.options>["rows"][number];
type LaneRow = AnswerOf<typeof products.lanes>["rows"][number];

const ofMerchants = { machine: null } as const;
const laneLimit = 200;

/** Who reads: names of products are shown in his language where somebody translated them (LANG-06). */
export interface Reader {
  readonly scope: Scope;
  readonly language: Language;
}

export interface ProductFilters {
  readonly search?: string | undefined;
  readonly productCode?: string | undefined;
  readonly productName?: string | undefined;
  readonly brandId?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly tagId?: string | undefined;
  readonly merchantId?: string | undefined;
  readonly reviewStatus?: ReviewState | "none" | undefined;
}

const columnsFor = ({
  scope,
  language,
}: Reader): Sql => sql`p.id as "productId", p.image as thumbnail, p.code as "productCode",
  ${nameIn("p", language)} as "productName", p.brand, p.category, p.barcode, p.price_fen as "unitPriceFen", p.purchase_fen as "costPriceFen",
  p.specification as spec, p.unit, to_char(p.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate", p.weight_grams as weight,
  p.is_prescription as "isPrescription", p.is_poverty_relief as "isPovertyRelief", p.is_joint_operation as "isJointOperation",
  p.review_status as "reviewStatus", p.version, m.name as "merchantName", p.created_at as "createdTime",
  coalesce((select jsonb_agg(jsonb_build_object('tagId', t.id::text, 'tagName', t.name, 'tagIcon', t.icon) order by t.priority, t.id)
    from product_tagging g join product_tag t on t.top_id = g.top_id and t.id = g.tag_id
    where g.top_id = p.top_id and g.product_id = p.id and ${scoped(scope, "g", ofMerchants)}), '[]') as tags,
  (select count(*)::int from lane l where l.top_id = p.top_id and l.product_id = p.id and ${scoped(scope, "l", { granted: true })}) as lanes`;

const from = "product p join merchant m on m.id = p.merchant_id";

/** Products of a value of a tree and of all values below it. */
const below = (scope: Scope, column: "brand_id" | "category_id", attributeId: string): Sql =>
  sql`p.${raw(column)} in (select a.id from attribute a where a.top_id = p.top_id and a.path @> array[${attributeId}::bigint] and ${scoped(scope, "a", ofMerchants)})`;

const listOf = (reader: Reader, filters: ProductFilters): List => ({
  columns: columnsFor(reader),
  from,
  where: conditions(
    scoped(reader.scope, "p", ofMerchants),
    raw("p.deleted_at is null"),
    given(filters.search, (text) => finds("p", text)),
    contains("p.code", filters.productCode),
    given(filters.productName, (text) => finds("p", text)),
    given(filters.brandId, (id) => below(reader.scope, "brand_id", id)),
    given(filters.categoryId, (id) => below(reader.scope, "category_id", id)),
    given(
      filters.tagId,
      (id) =>
        sql`exists (select 1 from product_tagging g where g.top_id = p.top_id and g.product_id = p.id and g.tag_id = ${id} and ${scoped(reader.scope, "g", ofMerchants)})`,
    ),
    equals("p.merchant_id", filters.merchantId),
    given(filters.reviewStatus, (state) =>
      state === "none" ? raw("p.review_status is null") : sql`p.review_status = ${state}`,
    ),
  ),
});

const order = {
  by: { createdTime: "p.id", productCode: "p.code", unitPriceFen: "p.price_fen" },
  unsorted: "createdTime",
  tie: ["p.id desc"],
} as const satisfies Order<string>;

export const listProducts = (
  tx: Handle,
  reader: Reader,
  filters: ProductFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<ProductRow>> => pageOf(tx, listOf(reader, filters), order, paging);

/** The next rows of an export, by id. */
export const productsAfter = (
  tx: Handle,
  reader: Reader,
  filters: ProductFilters,
  after: string,
  limit: number,
): Promise<ProductRow[]> => rowsAfter(tx, listOf(reader, filters), "p.id", after, limit);

/** One product with everything that its form shows. */
export async function productOf(tx: Handle, reader: Reader, productId: string): Promise<Detail | undefined> {
  const [row] = await tx.query<Detail>(
    ...statement(sql`select ${columnsFor(reader)}, p.merchant_id as "merchantId", p.name as "originalName", p.flavour, p.packaging,
        p.brand_id as "brandId", p.category_id as "categoryId", p.flavour_id as "flavourId", p.specification_id as "specificationId",
        p.packaging_id as "packagingId", p.batch_no as "batchNo", to_char(p.production_date, 'YYYY-MM-DD') as "productionDate",
        p.tolerance_grams as "weightTolerance", p.details as "detailPictures", p.remark, p.updated_at as "updatedTime"
      from ${raw(from)} where p.id = ${productId} and p.deleted_at is null and ${scoped(reader.scope, "p", ofMerchants)}`),
  );
  return row;
}

/** Lanes of the caller's machines on which a product lies, and how many there are. */
export async function lanesOf(
  tx: Handle,
  scope: Scope,
  productId: string,
): Promise<{ rows: LaneRow[]; total: number }> {
  const rows = await tx.query<LaneRow & { total: number }>(
    ...statement(sql`select l.machine_id as "machineId", m.machine_no as "machineNo", m.name as "machineName", l.cabinet, l.lane_no as "laneNo",
        l.price_fen as "priceFen", l.stock, count(*) over ()::int as total
      from lane l join machine m on m.top_id = l.top_id and m.id = l.machine_id
      where l.product_id = ${productId} and l.top_id = (select p.top_id from product p where p.id = ${productId} and ${scoped(scope, "p", ofMerchants)})
        and ${scoped(scope, "l", { granted: true })}
      order by m.machine_no, l.cabinet, l.lane_no limit ${laneLimit}::int`),
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Products by code, barcode, name or pinyin that the merchant of a machine, or anybody in scope, owns; at most 50. */
export function productOptions(
  tx: Handle,
  { scope, language }: Reader,
  machineId: string | undefined,
  text: string,
): Promise<Option[]> {
  const ofMachine =
    machineId === undefined
      ? undefined
      : sql`p.top_id = (select m.top_id from machine m where m.id = ${machineId} and ${scoped(scope, "m", { machine: "id", granted: true })})`;
  const where = conditions(
    scoped({ ...scope, machines: undefined }, "p"),
    raw("p.deleted_at is null"),
    text === "" ? undefined : finds("p", text),
    ofMachine,
  );
  return tx.query<Option>(
    ...statement(sql`select p.id as "productId", p.code, ${nameIn("p", language)} as name, p.specification, p.image, p.price_fen as "priceFen", p.purchase_fen as "purchaseFen"
      from product p where ${where} order by p.name, p.id limit 50`),
  );
}
