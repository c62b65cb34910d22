import { conditions, type Handle, raw, scoped, sql, statement } from "@yunshou/database";
import type { ImportBatch, ImportPlace } from "../../platform/imports/kind.ts";
import { ofMerchants } from "./owner.ts";
import { scopeOf } from "./receiptImport.queries.ts";

/** A product that a row may name, with what it is sold for. */
export interface PricedProduct {
  readonly productId: string;
  readonly code: string;
  readonly sellingFen: string;
}

export const pricedProducts = (
  tx: Handle,
  place: ImportPlace,
  codes: readonly string[],
): Promise<readonly PricedProduct[]> =>
  tx.query<PricedProduct>(
    ...statement(sql`select p.id as "productId", p.code, p.price_fen as "sellingFen" from product p
      where ${conditions(
        scoped(scopeOf(place), "p", ofMerchants),
        sql`p.top_id = ${place.topId} and p.code = any(${[...codes]}) and p.deleted_at is null`,
      )}`),
  );

/** What a supplier asks for a product. */
export interface SupplyTerms {
  readonly priceFen: string;
  readonly packSize: number;
  readonly leadDays: number;
  readonly enabled: boolean;
}

export interface KnownSupply extends SupplyTerms {
  readonly supplyId: string;
  readonly supplierId: string;
  readonly productId: string;
}

/** A supplier sells a product once. */
export const supplyKey = ({ supplierId, productId }: Pick<KnownSupply, "supplierId" | "productId">): string =>
  `${supplierId} ${productId}`;

/** What the merchant's suppliers ask for some products. */
export const knownSupplies = (
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  productIds: readonly string[],
): Promise<KnownSupply[]> =>
  tx.query(
    `select k.id as "supplyId", k.supplier_id as "supplierId", k.product_id as "productId", k.price_fen as "priceFen", k.pack_size as "packSize",
       k.lead_days as "leadDays", k.enabled
     from supplier_product k where k.top_id = $1 and k.merchant_id = $2 and k.product_id = any($3::bigint[])`,
    [topId, merchantId, [...productIds]],
  );

/** Terms as they are kept in a row of an import. */
export const columnsOf = ({ priceFen, packSize, leadDays, enabled }: SupplyTerms) => ({
  price_fen: priceFen,
  pack_size: packSize,
  lead_days: leadDays,
  enabled,
});

const terms = "price_fen bigint, pack_size int, lead_days int, enabled boolean";
const rowsOf = `import_row r cross join lateral jsonb_to_record(r.made) as m (supplier_id bigint, product_id bigint, ${terms})`;

/** Holds the suppliers that the rows name, as the form does, and then what they sell. */
export async function holdSupplies(tx: Handle, { topId, importId }: ImportBatch): Promise<void> {
  await tx.query(
    `select s.id from supplier s where s.top_id = $1 and s.id in (select m.supplier_id from ${rowsOf}
       where r.top_id = $1 and r.import_id = $2 and r.verdict in ('create', 'change')) order by s.id for update`,
    [topId, importId],
  );
  await tx.query(
    `select k.id from supplier_product k where k.top_id = $1 and k.id in (select r.target_id from import_row r
       where r.top_id = $1 and r.import_id = $2 and r.verdict in ('create', 'change')) order by k.id for update`,
    [topId, importId],
  );
}

/** Whether somebody changed or added what a row would write since its check, or supplier, product or selling price no longer allow it. */
export async function isOvertaken(tx: Handle, { topId, merchantId, importId }: ImportBatch): Promise<boolean> {
  const [row] = await tx.query<{ isOver: boolean }>(
    `select exists (select from ${rowsOf}
       left join jsonb_to_record(r.made -> 'was') as w (${terms}) on true
       left join supplier s on s.top_id = r.top_id and s.id = m.supplier_id
       left join product p on p.top_id = r.top_id and p.id = m.product_id and p.deleted_at is null
       left join supplier_product k on k.top_id = r.top_id and k.supplier_id = m.supplier_id and k.product_id = m.product_id
       where r.top_id = $1 and r.import_id = $2 and r.verdict in ('create', 'change')
         and (s.merchant_id is distinct from $3 or p.id is null or p.price_fen < m.price_fen or k.id is distinct from r.target_id
           or (r.verdict = 'change' and (k.price_fen, k.pack_size, k.lead_days, k.enabled)
             is distinct from (w.price_fen, w.pack_size, w.lead_days, w.enabled)))) as "isOver"`,
    [topId, importId, merchantId],
  );
  return row!.isOver;
}

/** What is new takes its ids from its rows. */
export async function insertSupplies(tx: Handle, { topId, merchantId, importId }: ImportBatch): Promise<void> {
  await tx.query(
    "update import_row set target_id = next_id() where top_id = $1 and import_id = $2 and verdict = 'create'",
    [topId, importId],
  );
  await tx.query(
    `insert into supplier_product (top_id, id, merchant_id, supplier_id, product_id, price_fen, pack_size, lead_days, enabled)
     select $1, r.target_id, $3, m.supplier_id, m.product_id, m.price_fen, m.pack_size, m.lead_days, m.enabled
     from ${rowsOf} where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create' order by r.row_no`,
    [topId, importId, merchantId],
  );
}

/** Gives what suppliers sell already the terms of the file, or those that they had before. */
export async function writeTerms(tx: Handle, { topId, importId }: ImportBatch, which: "made" | "was"): Promise<void> {
  const from = raw(which === "made" ? "r.made" : "r.made -> 'was'");
  await tx.query(
    ...statement(sql`update supplier_product k set price_fen = m.price_fen, pack_size = m.pack_size, lead_days = m.lead_days, enabled = m.enabled
     from import_row r, jsonb_to_record(${from}) as m (${raw(terms)})
     where r.top_id = ${topId} and r.import_id = ${importId} and r.verdict = 'change' and k.top_id = r.top_id and k.id = r.target_id`),
  );
}

/** What the import wrote and somebody changed or took away since. */
export async function countHindering(tx: Handle, { topId, importId }: ImportBatch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from ${rowsOf} left join supplier_product k on k.top_id = r.top_id and k.id = r.target_id
     where r.top_id = $1 and r.import_id = $2 and r.verdict in ('create', 'change')
       and (k.price_fen, k.pack_size, k.lead_days, k.enabled) is distinct from (m.price_fen, m.pack_size, m.lead_days, m.enabled)`,
    [topId, importId],
  );
  return row!.n;
}

/** Documents keep what they say, so that what was added goes without a trace. */
export async function removeSupplies(tx: Handle, { topId, importId }: ImportBatch): Promise<void> {
  await tx.query(
    `delete from supplier_product where top_id = $1 and id in
       (select target_id from import_row where top_id = $1 and import_id = $2 and verdict = 'create')`,
    [topId, importId],
  );
}
