import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { supplierReturns } from "@yunshou/contract/stock/supplierReturns";
import { conditions, contains, equals, type Handle, raw, scoped, sql, statement } from "@yunshou/database";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { type HeldDocument, inRange, type Reader } from "./documents.queries.ts";
import { ofMerchants } from "./owner.ts";
import { billOfDocument } from "./supplierBillBook.queries.ts";

type Filters = Pick<ParsedInputOf<typeof supplierReturns.list>, "docNo" | "supplierName" | "fromDay" | "toDay">;

const order = {
  by: { docDate: "d.doc_date" },
  unsorted: "l.id desc",
  tie: ["l.id desc"],
} as const satisfies Order<string>;

/** Lines of returns, newest first. */
export const listReturned = (
  tx: Handle,
  { scope, language }: Reader,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof supplierReturns.list>>> =>
  pageOf(
    tx,
    {
      columns: sql`l.id as "lineId", d.id as "documentId", d.doc_no as "docNo", to_char(d.doc_date, 'YYYY-MM-DD') as "docDate", d.state as "docStatus",
        coalesce(o.doc_no, '') as "receiptNo", w.name as "warehouseName", s.name as "supplierName", p.code as "productCode", ${nameIn("p", language)} as "productName",
        l.batch_no as "batchNo", l.quantity, (l.quantity * l.price_fen)::bigint as "amountFen", ${raw(billOfDocument)} as "billNo", d.remark, coalesce(u.name, '') as "createdBy", m.name as "merchantName"`,
      from: `goods_document_line l join goods_document d on d.top_id = l.top_id and d.id = l.document_id and d.kind = 'return'
        join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id join supplier s on s.top_id = d.top_id and s.id = d.supplier_id
        join product p on p.top_id = l.top_id and p.id = l.product_id left join app_user u on u.id = d.created_by join merchant m on m.id = l.merchant_id
        left join goods_document o on o.top_id = d.top_id and o.id = d.source_id`,
      where: conditions(
        scoped(scope, "l", ofMerchants),
        contains("d.doc_no", filters.docNo),
        contains("s.name", filters.supplierName),
        inRange(filters),
      ),
    },
    order,
    paging,
  );

/** The lines of a booked receipt, with what went back of each and what lies in its warehouse. */
export const returnableOf = (
  tx: Handle,
  { scope, language }: Pick<Reader, "scope" | "language">,
  receiptId: string,
): Promise<AnswerOf<typeof supplierReturns.open>["rows"]> =>
  tx.query(
    ...statement(sql`select l.product_id as "productId", p.code as "productCode", ${nameIn("p", language)} as "productName", l.batch_no as "batchNo", l.quantity,
        coalesce(b.returned, 0)::int as returned, coalesce(g.stock, 0) as stock, l.price_fen as "priceFen"
      from goods_document_line l join goods_document d on d.top_id = l.top_id and d.id = l.document_id and d.kind = 'receipt' and d.state = 'booked'
        join product p on p.top_id = l.top_id and p.id = l.product_id
        left join goods_level g on g.top_id = l.top_id and g.warehouse_id = d.warehouse_id and g.product_id = l.product_id and g.batch_no = l.batch_no
        left join lateral (select sum(n.quantity) as returned from goods_document r join goods_document_line n on n.top_id = r.top_id and n.document_id = r.id
          where r.top_id = d.top_id and r.source_id = d.id and r.kind = 'return' and r.state = 'booked' and n.product_id = l.product_id and n.batch_no = l.batch_no) b on true
      where ${conditions(scoped(scope, "l", ofMerchants), equals("l.document_id", receiptId))} order by l.line_no`),
  );

/** Whether goods of a receipt went back to its supplier and stay there. */
export async function hasReturns(
  tx: Handle,
  { topId, documentId }: Pick<HeldDocument, "topId" | "documentId">,
): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from goods_document where top_id = $1 and source_id = $2 and kind = 'return' and state = 'booked' limit 1",
    [topId, documentId],
  );
  return rows.length > 0;
}
