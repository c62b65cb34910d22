import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { transfers } from "@yunshou/contract/stock/transfers";
import { conditions, contains, equals, type Handle, scoped, sql, statement } from "@yunshou/database";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { inRange, type Reader } from "../procurement/documents.queries.ts";
import { ofMerchants } from "../procurement/owner.ts";

type Filters = Pick<ParsedInputOf<typeof transfers.list>, "docNo" | "warehouseName" | "fromDay" | "toDay">;

const order = {
  by: { docDate: "d.doc_date" },
  unsorted: "l.id desc",
  tie: ["l.id desc"],
} as const satisfies Order<string>;

/** Lines of transfers, newest first; a place is found by its name whether goods left it or came. */
export const listTransferred = (
  tx: Handle,
  { scope, language }: Reader,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof transfers.list>>> =>
  pageOf(
    tx,
    {
      columns: sql`l.id as "lineId", d.id as "documentId", d.doc_no as "docNo", to_char(d.doc_date, 'YYYY-MM-DD') as "docDate", d.state as "docStatus",
        w.name as "fromName", b.name as "toName", p.code as "productCode", ${nameIn("p", language)} as "productName", l.batch_no as "batchNo", l.quantity,
        l.value_fen as "valueFen", d.remark, coalesce(u.name, '') as "createdBy", m.name as "merchantName"`,
      from: `goods_document_line l join goods_document d on d.top_id = l.top_id and d.id = l.document_id and d.kind = 'transfer'
        join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id join warehouse b on b.top_id = d.top_id and b.id = d.bag_id
        join product p on p.top_id = l.top_id and p.id = l.product_id left join app_user u on u.id = d.created_by join merchant m on m.id = l.merchant_id`,
      where: conditions(
        scoped(scope, "l", ofMerchants),
        contains("d.doc_no", filters.docNo),
        contains(sql`(w.name || ' ' || b.name)`, filters.warehouseName),
        inRange(filters),
      ),
    },
    order,
    paging,
  );

/** What lies in a place of a merchant. */
export const holdingsOf = (
  tx: Handle,
  { scope, language, merchantId }: Reader,
  warehouseId: string,
): Promise<AnswerOf<typeof transfers.holdings>["rows"]> =>
  tx.query(
    ...statement(sql`select l.product_id as "productId", p.code as "productCode", ${nameIn("p", language)} as "productName", l.batch_no as "batchNo", l.stock
      from goods_level l join product p on p.top_id = l.top_id and p.id = l.product_id
      where ${conditions(
        scoped(scope, "l", ofMerchants),
        equals("l.warehouse_id", warehouseId),
        equals("l.merchant_id", merchantId),
        sql`l.stock > 0`,
      )} order by p.code, l.batch_no limit 10000`),
  );
