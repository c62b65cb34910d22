import { conditions, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { ReceiptState } from "@yunshou/domain";
import { ofMerchants, type Owner } from "./owner.ts";
import type { HeldBill } from "./supplierBills.queries.ts";

/** A receipt or return that is held until the transaction ends. */
export interface HeldBillable extends Owner {
  readonly documentId: string;
  readonly docNo: string;
  readonly kind: "receipt" | "return";
  readonly state: ReceiptState;
  readonly supplierId: string | null;
  readonly amountFen: string;
}

/** Receipts and returns in the order of their ids, so that two bills wait for each other and never in a circle. */
export const holdBillable = (tx: Handle, scope: Scope, documentIds: readonly string[]): Promise<HeldBillable[]> =>
  tx.query<HeldBillable>(
    ...statement(sql`select d.id as "documentId", d.top_id as "topId", d.merchant_id as "merchantId", d.doc_no as "docNo", d.kind, d.state,
        d.supplier_id as "supplierId", d.amount_fen as "amountFen"
      from goods_document d where ${conditions(
        scoped(scope, "d", ofMerchants),
        sql`d.id = any(${documentIds}::bigint[]) and d.kind in ('receipt', 'return')`,
      )} order by d.id for update`),
  );

export interface Billed {
  readonly docNo: string;
  readonly billNo: string;
}

/** The first of some held documents that stands on a bill which counts, with the number of that bill. */
export async function billedAmong(
  tx: Handle,
  topId: string,
  documentIds: readonly string[],
): Promise<Billed | undefined> {
  const [row] = await tx.query<Billed>(
    `select d.doc_no as "docNo", b.bill_no as "billNo" from supplier_bill_line l join supplier_bill b on b.top_id = l.top_id and b.id = l.bill_id
       join goods_document d on d.top_id = l.top_id and d.id = l.document_id
     where l.top_id = $1 and l.document_id = any($2::bigint[]) and l.counts order by d.id limit 1`,
    [topId, documentIds],
  );
  return row;
}

/** The number of the bill that counts and on which the document `d` stands. */
export const billOfDocument = `(select b.bill_no from supplier_bill_line n join supplier_bill b on b.top_id = n.top_id and b.id = n.bill_id
  where n.top_id = d.top_id and n.document_id = d.id and n.counts)`;

export interface NewBill extends Owner {
  readonly supplierId: string;
  readonly billNo: string;
  readonly billedOn: string;
  readonly dueOn: string;
  readonly amountFen: bigint;
  readonly expectedFen: bigint;
  readonly remark: string;
  readonly createdBy: string;
}

/** Writes a bill with its lines; undefined where the supplier has one of that number which counts. */
export async function insertBill(
  tx: Handle,
  made: NewBill,
  documents: readonly Pick<HeldBillable, "documentId" | "amountFen">[],
): Promise<string | undefined> {
  const [row] = await tx.query<{ billId: string }>(
    `insert into supplier_bill (top_id, merchant_id, supplier_id, bill_no, billed_on, due_on, amount_fen, expected_fen, remark, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (top_id, supplier_id, bill_no) where state = 'open' do nothing returning id as "billId"`,
    [
      made.topId,
      made.merchantId,
      made.supplierId,
      made.billNo,
      made.billedOn,
      made.dueOn,
      made.amountFen,
      made.expectedFen,
      made.remark,
      made.createdBy,
    ],
  );
  if (row === undefined) return undefined;
  await tx.query(
    `insert into supplier_bill_line (top_id, merchant_id, bill_id, document_id, amount_fen)
     select $1, $2, $3, n.document_id, n.amount from unnest($4::bigint[], $5::bigint[]) as n (document_id, amount)`,
    [
      made.topId,
      made.merchantId,
      row.billId,
      documents.map(({ documentId }) => documentId),
      documents.map(({ amountFen }) => amountFen),
    ],
  );
  return row.billId;
}

/** Makes a held bill void; what it covered can stand on another one. */
export async function voidBill(
  tx: Handle,
  { topId, billId }: HeldBill,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx.query(
    "update supplier_bill set state = 'void', voided_by = $3, voided_at = $4 where top_id = $1 and id = $2",
    [topId, billId, userId, now],
  );
  await tx.query("update supplier_bill_line set counts = false where top_id = $1 and bill_id = $2", [topId, billId]);
}
