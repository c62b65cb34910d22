import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { losses } from "@yunshou/contract/stock/losses";
import { conditions, contains, equals, type Handle, scoped, sql } from "@yunshou/database";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { inRange, type Reader } from "./documents.queries.ts";
import { ofMerchants, type Owner } from "./owner.ts";

type Filters = Pick<ParsedInputOf<typeof losses.list>, "docNo" | "productName" | "docStatus" | "fromDay" | "toDay">;

const order = {
  by: { docDate: "d.doc_date" },
  unsorted: "d.id desc",
  tie: ["d.id desc"],
} as const satisfies Order<string>;

/** Write-offs, newest first; each has one line. */
export const listLosses = (
  tx: Handle,
  { scope, userId, language }: Reader,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof losses.list>>> =>
  pageOf(
    tx,
    {
      columns: sql`d.id as "documentId", d.doc_no as "docNo", to_char(d.doc_date, 'YYYY-MM-DD') as "docDate", d.state as "docStatus", w.name as "warehouseName",
        k.machine_no as "machineNo", k.name as "machineName", p.code as "productCode", ${nameIn("p", language)} as "productName", l.batch_no as "batchNo",
        l.quantity as "lossQty", l.value_fen as "valueFen", d.loss_reason as "lossReason", d.remark, d.reason, coalesce(u.name, '') as "createdBy", r.name as reviewer,
        d.created_by = ${userId} as own, m.name as "merchantName"`,
      from: `goods_document d join goods_document_line l on l.top_id = d.top_id and l.document_id = d.id
        join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id join product p on p.top_id = l.top_id and p.id = l.product_id
        left join app_user u on u.id = d.created_by join merchant m on m.id = d.merchant_id
        left join machine k on k.top_id = d.top_id and k.id = d.about_machine_id left join app_user r on r.id = d.reviewed_by`,
      where: conditions(
        scoped(scope, "d", ofMerchants),
        equals("d.kind", "loss"),
        contains("d.doc_no", filters.docNo),
        contains("p.name", filters.productName),
        equals("d.state", filters.docStatus),
        inRange(filters),
      ),
    },
    order,
    paging,
  );

/** Writes what the pieces of a document cost when they were booked. */
export async function saveLineValue(
  tx: Handle,
  { topId, documentId }: Owner & { readonly documentId: string },
  valueFen: bigint,
): Promise<void> {
  await tx.query("update goods_document_line set value_fen = $3 where top_id = $1 and document_id = $2", [
    topId,
    documentId,
    valueFen,
  ]);
}
