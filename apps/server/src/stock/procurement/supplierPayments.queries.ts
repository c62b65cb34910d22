import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { supplierPayments } from "@yunshou/contract/stock/supplierPayments";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { PayDirection, PayMethod } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "./owner.ts";

type Filters = Pick<ParsedInputOf<typeof supplierPayments.list>, "supplierName" | "payDirection" | "fromDay" | "toDay">;

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
      columns: `y.id as "paymentId", y.doc_no as "docNo", y.direction as "payDirection", s.name as "supplierName", y.amount_fen as "amountFen",
        y.method as "payMethod", to_char(y.paid_on, 'YYYY-MM-DD') as "docDate", y.state as "docStatus", u.name as "operatorName", y.remark, m.name as "merchantName"`,
      from: `supplier_payment y join supplier s on s.top_id = y.top_id and s.id = y.supplier_id join app_user u on u.id = y.operator_id
        join merchant m on m.id = y.merchant_id`,
      where: conditions(
        scoped(scope, "y", ofMerchants),
        contains("s.name", filters.supplierName),
        equals("y.direction", filters.payDirection),
        sql`y.paid_on between ${filters.fromDay}::date and ${filters.toDay}::date`,
      ),
    },
    order,
    paging,
  );

export interface SupplierBalance {
  readonly supplierId: string;
  readonly supplierName: string;
  readonly receivedFen: string;
  readonly returnedFen: string;
  readonly paidFen: string;
  readonly refundedFen: string;
}

/** What one merchant received from its suppliers, or from one of them, what it sent back and what it paid; only suppliers with either. */
export const balancesOf = (
  tx: Handle,
  { topId, merchantId }: Owner,
  supplierId: string | null = null,
): Promise<SupplierBalance[]> =>
  tx.query<SupplierBalance>(
    `select s.id as "supplierId", s.name as "supplierName", coalesce(d.received, 0)::bigint as "receivedFen", coalesce(d.returned, 0)::bigint as "returnedFen", coalesce(y.paid, 0)::bigint as "paidFen",
       coalesce(y.refunded, 0)::bigint as "refundedFen"
     from supplier s
       left join lateral (select sum(amount_fen) filter (where kind = 'receipt') as received, sum(amount_fen) filter (where kind = 'return') as returned
         from goods_document where top_id = s.top_id and supplier_id = s.id and kind in ('receipt', 'return') and state = 'booked') d on true
       left join lateral (select sum(amount_fen) filter (where direction = 'pay') as paid, sum(amount_fen) filter (where direction = 'receive') as refunded
         from supplier_payment where top_id = s.top_id and supplier_id = s.id and state = 'booked') y on true
     where s.top_id = $1 and s.merchant_id = $2 and ($3::bigint is null or s.id = $3) and (d.received is not null or y.paid is not null or y.refunded is not null)
     order by coalesce(d.received, 0) - coalesce(d.returned, 0) - coalesce(y.paid, 0) + coalesce(y.refunded, 0) desc, s.id limit 1000`,
    [topId, merchantId, supplierId],
  );

/** Answers id and number. */
export async function insertPayment(
  tx: Handle,
  made: Owner & {
    readonly supplierId: string;
    readonly direction: PayDirection;
    readonly amountFen: bigint;
    readonly method: PayMethod;
    readonly paidOn: string;
    readonly remark: string;
    readonly operatorId: string;
  },
): Promise<{ readonly paymentId: string; readonly docNo: string }> {
  const [row] = await tx.query<{ paymentId: string; docNo: string }>(
    `insert into supplier_payment (top_id, merchant_id, supplier_id, direction, amount_fen, method, paid_on, remark, operator_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id as "paymentId", doc_no as "docNo"`,
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
