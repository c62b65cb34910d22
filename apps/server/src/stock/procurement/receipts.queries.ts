import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { receipts } from "@yunshou/contract/stock/receipts";
import { conditions, contains, type Handle, raw, scoped, sql } from "@yunshou/database";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { inRange, type Reader } from "./documents.queries.ts";
import { ofMerchants } from "./owner.ts";
import { billOfDocument } from "./supplierBillBook.queries.ts";

type Filters = Pick<ParsedInputOf<typeof receipts.list>, "docNo" | "warehouseName" | "fromDay" | "toDay">;

const order = {
  by: { docDate: "d.doc_date" },
  unsorted: "l.id desc",
  tie: ["l.id desc"],
} as const satisfies Order<string>;

/** Lines of receipts, newest first. */
export const listReceived = (
  tx: Handle,
  { scope, language }: Reader,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof receipts.list>>> =>
  pageOf(
    tx,
    {
      columns: sql`l.id as "lineId", d.id as "documentId", d.doc_no as "docNo", to_char(d.doc_date, 'YYYY-MM-DD') as "docDate", d.state as "docStatus",
        w.name as "warehouseName", s.name as "supplierName", p.code as "productCode", ${nameIn("p", language)} as "productName", l.batch_no as "batchNo",
        to_char(l.production_date, 'YYYY-MM-DD') as "productionDate", to_char(l.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate",
        l.quantity as "receivedQty", l.price_fen as "costPriceFen", ${raw(billOfDocument)} as "billNo",
        exists (select from goods_document r where r.top_id = d.top_id and r.source_id = d.id and r.kind = 'return' and r.state = 'booked') as "isReturned", coalesce(u.name, '') as "createdBy", m.name as "merchantName"`,
      from: `goods_document_line l join goods_document d on d.top_id = l.top_id and d.id = l.document_id and d.kind = 'receipt'
        join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id join product p on p.top_id = l.top_id and p.id = l.product_id
        left join app_user u on u.id = d.created_by join merchant m on m.id = l.merchant_id left join supplier s on s.top_id = d.top_id and s.id = d.supplier_id`,
      where: conditions(
        scoped(scope, "l", ofMerchants),
        contains("d.doc_no", filters.docNo),
        contains("w.name", filters.warehouseName),
        inRange(filters),
      ),
    },
    order,
    paging,
  );
