import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { supplierPayments } from "@yunshou/contract/stock/supplierPayments";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { PayDirection, PayMethod } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "./owner.ts";

type Filters = Pick<
  ParsedInputOf<typeof supplierPayments.list>,
  "docNo" | "supplierName" | "payDirection" | "fromDay" | "toDay"
>;

const order = {
  by: { docDate: "y.paid_on", amountFen: "y.amount_fen" },
  unsorted: "y.id desc",
  tie: ["y.id desc"],
} as const satisfies Order<string>;

export const listPayments = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof supplierPayments.list>>> =>
  pageOf(
    tx,
    {
      columns: `y.id as "paymentId", y.doc_no as "docNo", y.direction as "payDirection", s.name as "supplierName", b.bill_no as "billNo", y.amount_fen as "amountFen",
        y.method as "payMethod", to_char(y.paid_on, 'YYYY-MM-DD') as "docDate", y.state as "docStatus", coalesce(u.name, '') as "operatorName", y.remark, m.name as "merchantName"`,
      from: `supplier_payment y join supplier s on s.top_id = y.top_id and s.id = y.supplier_id left join app_user u on u.id = y.operator_id
        join merchant m on m.id = y.merchant_id left join supplier_bill b on b.top_id = y.top_id and b.id = y.bill_id`,
      where: conditions(
        scoped(scope, "y", ofMerchants),
        contains("y.doc_no", filters.docNo),
        contains("s.name", filters.supplierName),
        equals("y.direction", filters.payDirection),
        sql`y.paid_on between ${filters.fromDay}::date and ${filters.toDay}::date`,
      ),
    },
    order,
    paging,
  );

/** Answers id and number. */
export async function insertPayment(
  tx: Handle,
  made: Owner & {
    readonly supplierId: string;
    readonly billId?: string | null;
    readonly direction: PayDirection;
    readonly amountFen: bigint;
    readonly method: PayMethod;
    readonly paidOn: string;
    readonly remark: string;
    readonly operatorId: string;
  },
): Promise<{ readonly paymentId: string; readonly docNo: string }> {
  const [row] = await tx.query<{ paymentId: string; docNo: string }>(
    `insert into supplier_payment (top_id, merchant_id, supplier_id, direction, amount_fen, method, paid_on, remark, operator_id, bill_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id as "paymentId", doc_no as "docNo"`,
    [
      made.topId,
      made.merchantId,
      made.supplierId,
      made.direction,
      made.amountFen,
      made.method,
      made.paidOn,
      made.remark,
      made.operatorId,
      made.billId ?? null,
    ],
  );
  return row!;
}

export interface HeldPayment extends Owner {
  readonly paymentId: string;
  readonly docNo: string;
  readonly state: "booked" | "reversed";
  readonly amountFen: string;
}

/** A payment of the caller, held until the transaction ends. */
export async function holdPayment(tx: Handle, scope: Scope, paymentId: string): Promise<HeldPayment | undefined> {
  const where = conditions(scoped(scope, "y", ofMerchants), sql`y.id = ${paymentId}`);
  const [row] = await tx.query<HeldPayment>(
    ...statement(sql`select y.id as "paymentId", y.top_id as "topId", y.merchant_id as "merchantId", y.doc_no as "docNo", y.state, y.amount_fen as "amountFen"
      from supplier_payment y where ${where} for update`),
  );
  return row;
}

export async function reversePayment(tx: Handle, { topId, paymentId }: HeldPayment): Promise<void> {
  await tx.query("update supplier_payment set state = 'reversed' where top_id = $1 and id = $2", [topId, paymentId]);
}
