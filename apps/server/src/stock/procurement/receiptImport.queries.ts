import { conditions, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { PurchaseState } from "@yunshou/domain";
import { needsPrescription } from "../../goods/prescription.queries.ts";
import type { ImportBatch, ImportPlace } from "../../platform/imports/kind.ts";
import { ofMerchants } from "./owner.ts";

/** Rows of an import name what its merchant has, whoever writes them. */
export const scopeOf = ({ merchantId }: ImportPlace): Scope => ({ merchants: [merchantId] });

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Warehouses of the merchant that take goods, with the last day of which nothing moves any more. */
export const warehousesOf = (
  tx: Handle,
  { topId, merchantId }: ImportPlace,
): Promise<(Named & { readonly closedDay: string | null })[]> =>
  tx.query(
    `select w.id, w.name, to_char(w.closed_on, 'YYYY-MM-DD') as "closedDay" from warehouse w
     where w.top_id = $1 and w.merchant_id = $2 and w.enabled`,
    [topId, merchantId],
  );

/** Suppliers of the merchant, each by its name and its number. */
export const suppliersOf = (tx: Handle, { topId, merchantId }: ImportPlace): Promise<Named[]> =>
  tx.query(
    `select s.id, n.name from supplier s cross join lateral (values (s.name), (s.supplier_no)) as n (name)
     where s.top_id = $1 and s.merchant_id = $2`,
    [topId, merchantId],
  );

/** A product that a row may name. */
export interface ReceivedProduct {
  readonly productId: string;
  readonly code: string;
  readonly isMedicine: boolean;
}

export const productsCoded = (
  tx: Handle,
  place: ImportPlace,
  codes: readonly string[],
): Promise<readonly ReceivedProduct[]> =>
  tx.query<ReceivedProduct>(
    ...statement(sql`select p.id as "productId", p.code, ${raw(needsPrescription("p"))} as "isMedicine" from product p
      where ${conditions(
        scoped(scopeOf(place), "p", ofMerchants),
        sql`p.top_id = ${place.topId} and p.code = any(${[...codes]}) and p.deleted_at is null`,
      )}`),
  );

/** A line of a purchase order of the merchant. */
export interface OrderedLine {
  readonly docNo: string;
  readonly documentId: string;
  readonly supplierId: string;
  readonly state: PurchaseState;
  readonly productId: string;
  readonly quantity: number;
  readonly doneQuantity: number;
}

export const orderedLines = (
  tx: Handle,
  { topId, merchantId }: ImportPlace,
  docNos: readonly string[],
): Promise<OrderedLine[]> =>
  tx.query(
    `select d.doc_no as "docNo", d.id as "documentId", d.supplier_id as "supplierId", d.state, l.product_id as "productId", l.quantity,
       l.done_quantity as "doneQuantity"
     from goods_document d join goods_document_line l on l.top_id = d.top_id and l.document_id = d.id
     where d.top_id = $1 and d.merchant_id = $2 and d.kind = 'order' and d.doc_no = any($3) order by l.line_no`,
    [topId, merchantId, docNos],
  );

/** A row as it is booked. */
export interface ImportedLine {
  readonly warehouseId: string;
  readonly supplierId: string;
  readonly purchaseId: string | null;
  readonly docDate: string;
  readonly productId: string;
  readonly batchNo: string;
  readonly productionDate: string | null;
  readonly shelfLifeDate: string | null;
  readonly quantity: number;
  readonly priceFen: string;
}

/** The sound rows of a file, in its order. */
export async function importedLines(tx: Handle, { topId, importId }: ImportBatch): Promise<ImportedLine[]> {
  const rows = await tx.query<{ made: ImportedLine }>(
    "select r.made from import_row r where r.top_id = $1 and r.import_id = $2 and r.verdict = 'create' order by r.row_no",
    [topId, importId],
  );
  return rows.map(({ made }) => made);
}

/** The receipts that an import wrote, oldest first; held, so that no bill and no return takes them meanwhile. */
export async function importedReceipts(tx: Handle, { topId, importId }: ImportBatch): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "select d.id from goods_document d where d.top_id = $1 and d.import_id = $2 order by d.id for update",
    [topId, importId],
  );
  return rows.map(({ id }) => id);
}

/** The warehouses into which an import brought goods. */
export async function warehousesOfImport(tx: Handle, { topId, importId }: ImportBatch): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "select distinct d.warehouse_id as id from goods_document d where d.top_id = $1 and d.import_id = $2",
    [topId, importId],
  );
  return rows.map(({ id }) => id);
}

/** Receipts that were reversed, billed or partly sent back since, and goods of them that have left their warehouse. */
export async function countHindering(tx: Handle, { topId, importId }: ImportBatch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select (select count(*) from goods_document d where d.top_id = $1 and d.import_id = $2 and (d.state <> 'booked'
          or exists (select from supplier_bill_line b where b.top_id = d.top_id and b.document_id = d.id and b.counts)
          or exists (select from goods_document r where r.top_id = d.top_id and r.source_id = d.id and r.kind = 'return' and r.state = 'booked')))::int
       + (select count(*) from (select d.warehouse_id, l.product_id, l.batch_no, sum(l.quantity) as pieces from goods_document d
            join goods_document_line l on l.top_id = d.top_id and l.document_id = d.id where d.top_id = $1 and d.import_id = $2 group by 1, 2, 3) n
          left join goods_level e on e.top_id = $1 and e.warehouse_id = n.warehouse_id and e.product_id = n.product_id and e.batch_no = n.batch_no
          where coalesce(e.stock, 0) < n.pieces)::int as n`,
    [topId, importId],
  );
  return row!.n;
}

/** The zone in which the days of the merchant end. */
export async function timeZoneOf(tx: Handle, { merchantId }: ImportPlace): Promise<string> {
  const [row] = await tx.query<{ timeZone: string }>('select time_zone as "timeZone" from merchant where id = $1', [
    merchantId,
  ]);
  return row!.timeZone;
}
