import type { Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { supplierProducts } from "@yunshou/contract/stock/supplierProducts";
import { conditions, contains, equals, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import { needsPrescription } from "../../goods/prescription.queries.ts";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "./owner.ts";

export type SupplyFilters = Omit<ParsedInputOf<typeof supplierProducts.export>, "format">;
type Row = StoredRow<typeof supplierProducts.list>;

/** Who reads, and in which language products are named. */
export interface Reader {
  readonly scope: Scope;
  readonly language: Language;
}

const listOf = ({ scope, language }: Reader, { supplierId, supplierName, productName }: SupplyFilters): List => ({
  columns: sql`k.id as "supplyId", k.supplier_id as "supplierId", s.name as "supplierName", k.product_id as "productId", p.code as "productCode",
    ${nameIn("p", language)} as "productName", p.specification as spec, p.unit, p.price_fen as "priceFen", k.price_fen as "supplyPriceFen",
    k.pack_size as "packSize", k.lead_days as "leadDays", k.enabled`,
  from: `supplier_product k join supplier s on s.top_id = k.top_id and s.id = k.supplier_id
    join product p on p.top_id = k.top_id and p.id = k.product_id`,
  where: conditions(
    scoped(scope, "k", ofMerchants),
    equals("k.supplier_id", supplierId),
    contains("s.name", supplierName),
    contains("p.name", productName),
  ),
});

const order = {
  by: { supplyPriceFen: "k.price_fen", productCode: "p.code" },
  unsorted: "k.id desc",
  tie: ["k.id desc"],
} as const satisfies Order<string>;

export const listSupplies = (
  tx: Handle,
  reader: Reader,
  filters: SupplyFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(reader, filters), order, paging);

/** The next rows of an export, by id. */
export const suppliesAfter = (
  tx: Handle,
  reader: Reader,
  filters: SupplyFilters,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(reader, filters), "k.id", after, limit);

export interface HeldSupply extends Owner {
  readonly supplyId: string;
  readonly supplierName: string;
  readonly productName: string;
  /** What the product is sold for. */
  readonly sellingFen: string;
  readonly supplyPriceFen: string;
}

/** What a supplier asks for a product, held until the transaction ends. */
export async function holdSupply(tx: Handle, scope: Scope, supplyId: string): Promise<HeldSupply | undefined> {
  const where = conditions(scoped(scope, "k", ofMerchants), sql`k.id = ${supplyId}`);
  const [row] = await tx.query<HeldSupply>(
    ...statement(sql`select k.id as "supplyId", k.top_id as "topId", k.merchant_id as "merchantId", s.name as "supplierName", p.name as "productName",
        p.price_fen as "sellingFen", k.price_fen as "supplyPriceFen"
      from supplier_product k join supplier s on s.top_id = k.top_id and s.id = k.supplier_id
        join product p on p.top_id = k.top_id and p.id = k.product_id where ${where} for update of k`),
  );
  return row;
}

export interface NamedProduct {
  readonly productId: string;
  readonly productName: string;
  readonly sellingFen: string;
  readonly isMedicine: boolean;
}

/** Products of the tree of `topId` that the caller sees and that are not deleted, by id. */
export async function productsNamed(
  tx: Handle,
  scope: Scope,
  topId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedProduct>> {
  const where = conditions(
    scoped(scope, "p", ofMerchants),
    sql`p.top_id = ${topId} and p.id = any(${[...ids]}::bigint[]) and p.deleted_at is null`,
  );
  const rows = await tx.query<NamedProduct>(
    ...statement(
      sql`select p.id as "productId", p.name as "productName", p.price_fen as "sellingFen", ${raw(needsPrescription("p"))} as "isMedicine" from product p where ${where}`,
    ),
  );
  return new Map(rows.map((row) => [row.productId, row]));
}

export interface SupplyColumns {
  readonly supplyPriceFen: string;
  readonly packSize: number;
  readonly leadDays: number;
  readonly enabled: boolean;
}

/** Answers the id, or nothing where the supplier has the product already. */
export async function insertSupply(
  tx: Handle,
  { topId, merchantId, supplierId }: Owner & { readonly supplierId: string },
  productId: string,
  given: SupplyColumns,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `insert into supplier_product (top_id, merchant_id, supplier_id, product_id, price_fen, pack_size, lead_days, enabled)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
    [topId, merchantId, supplierId, productId, given.supplyPriceFen, given.packSize, given.leadDays, given.enabled],
  );
  return row?.id;
}

export async function saveSupply(tx: Handle, { topId, supplyId }: HeldSupply, given: SupplyColumns): Promise<void> {
  await tx.query(
    "update supplier_product set price_fen = $3, pack_size = $4, lead_days = $5, enabled = $6 where top_id = $1 and id = $2",
    [topId, supplyId, given.supplyPriceFen, given.packSize, given.leadDays, given.enabled],
  );
}

export async function deleteSupply(tx: Handle, { topId, supplyId }: HeldSupply): Promise<void> {
  await tx.query("delete from supplier_product where top_id = $1 and id = $2", [topId, supplyId]);
}
