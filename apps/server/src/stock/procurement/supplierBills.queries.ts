import type { AnswerOf, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { supplierBills } from "@yunshou/contract/stock/supplierBills";
import {
  conditions,
  contains,
  equals,
  type Handle,
  type Scope,
  scoped,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import { type BillStanding, procurementLimits, type SupplierBillState } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "./owner.ts";

type Filters = Pick<ParsedInputOf<typeof supplierBills.list>, "supplierName" | "billState" | "fromDay" | "toDay">;

/** A bill as it is stored; how it stands and what is open follow from it. */
export type StoredBill = Omit<StoredRow<typeof supplierBills.list>, "billState" | "openFen" | "differenceFen"> & {
  readonly state: SupplierBillState;
};

/** Who looks, and whose bills are the caller's own. */
interface Reader {
  readonly scope: Scope;
  readonly merchantId: string;
}

const paidOn = sql`coalesce((select sum(y.amount_fen) from supplier_payment y where y.top_id = b.top_id and y.bill_id = b.id and y.state = 'booked'), 0)::bigint`;

const columnsFor = (
  merchantId: string,
) => sql`b.id as "billId", b.bill_no as "billNo", b.supplier_id as "supplierId", s.name as "supplierName",
  to_char(b.billed_on, 'YYYY-MM-DD') as "billedOn", to_char(b.due_on, 'YYYY-MM-DD') as "dueOn", b.amount_fen as "amountFen", b.expected_fen as "expectedFen",
  p.paid as "paidFen", b.state, b.remark, coalesce(u.name, '') as "createdBy", b.created_at as "createdTime", b.merchant_id = ${merchantId} as "ofOwnMerchant", m.name as "merchantName"`;

const from = sql`supplier_bill b join supplier s on s.top_id = b.top_id and s.id = b.supplier_id join merchant m on m.id = b.merchant_id
  left join app_user u on u.id = b.created_by cross join lateral (select ${paidOn} as paid) p`;

/** The bills that stand in one way on a day; the same as `billStandingOf` of the domain. */
function standing(state: BillStanding | undefined, today: string): Sql | undefined {
  if (state === undefined) return undefined;
  if (state === "void") return sql`b.state = 'void'`;
  if (state === "paid") return sql`b.state = 'open' and p.paid >= b.amount_fen`;
  const open = sql`b.state = 'open' and p.paid < b.amount_fen`;
  if (state === "overdue") return sql`${open} and b.due_on < ${today}::date`;
  return state === "unpaid"
    ? sql`${open} and b.due_on >= ${today}::date and p.paid = 0`
    : sql`${open} and b.due_on >= ${today}::date and p.paid > 0`;
}

const order = {
  by: { billedOn: "b.billed_on", dueOn: "b.due_on", amountFen: "b.amount_fen" },
  unsorted: "b.id desc",
  tie: ["b.id desc"],
} as const satisfies Order<string>;

export const listBills = (
  tx: Handle,
  { scope, merchantId }: Reader,
  filters: Filters,
  today: string,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredBill>> =>
  pageOf(
    tx,
    {
      columns: columnsFor(merchantId),
      from,
      where: conditions(
        scoped(scope, "b", ofMerchants),
        contains("s.name", filters.supplierName),
        standing(filters.billState, today),
        sql`b.billed_on between ${filters.fromDay}::date and ${filters.toDay}::date`,
      ),
    },
    order,
    paging,
  );

export async function billOf(
  tx: Handle,
  { scope, merchantId }: Reader,
  billId: string,
): Promise<StoredBill | undefined> {
  const where = conditions(scoped(scope, "b", ofMerchants), equals("b.id", billId));
  const [row] = await tx.query<StoredBill>(
    ...statement(sql`select ${columnsFor(merchantId)} from ${from} where ${where}`),
  );
  return row;
}

type Detail = AnswerOf<typeof supplierBills.detail>;
type Document = Detail["lines"][number];

/** What a bill covers, with the amounts of the day on which it was entered. */
export const billLines = (tx: Handle, scope: Scope, billId: string): Promise<Document[]> =>
  tx.query(
    ...statement(sql`select d.id as "documentId", d.kind, d.doc_no as "docNo", to_char(d.doc_date, 'YYYY-MM-DD') as "docDate", w.name as "warehouseName",
        l.amount_fen as "amountFen"
      from supplier_bill_line l join goods_document d on d.top_id = l.top_id and d.id = l.document_id
        join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id
      where ${conditions(scoped(scope, "l", ofMerchants), equals("l.bill_id", billId))} order by d.id`),
  );

/** Payments that name a bill, those that were reversed too. */
export const billPayments = (tx: Handle, scope: Scope, billId: string): Promise<Detail["payments"]> =>
  tx.query(
    ...statement(sql`select y.id as "paymentId", y.doc_no as "docNo", to_char(y.paid_on, 'YYYY-MM-DD') as "docDate", y.state as "docStatus", y.amount_fen as "amountFen"
      from supplier_payment y where ${conditions(scoped(scope, "y", ofMerchants), equals("y.bill_id", billId))} order by y.id`),
  );

/** Booked receipts and returns of a supplier that stand on no bill, as many as one bill may cover. */
export const billableOf = (tx: Handle, scope: Scope, supplierId: string): Promise<Document[]> =>
  tx.query(
    ...statement(sql`select d.id as "documentId", d.kind, d.doc_no as "docNo", to_char(d.doc_date, 'YYYY-MM-DD') as "docDate", w.name as "warehouseName",
        d.amount_fen as "amountFen"
      from goods_document d join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id
      where ${conditions(
        scoped(scope, "d", ofMerchants),
        equals("d.supplier_id", supplierId),
        sql`d.kind in ('receipt', 'return') and d.state = 'booked'
          and not exists (select from supplier_bill_line l where l.top_id = d.top_id and l.document_id = d.id and l.counts)`,
      )} order by d.id limit ${procurementLimits.lines}`),
  );

/** A bill of the caller, held until the transaction ends. */
export interface HeldBill extends Owner {
  readonly billId: string;
  readonly billNo: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly state: SupplierBillState;
  readonly amountFen: string;
}

export async function holdBill(tx: Handle, scope: Scope, billId: string): Promise<HeldBill | undefined> {
  const where = conditions(scoped(scope, "b", ofMerchants), equals("b.id", billId));
  const [row] = await tx.query<HeldBill>(
    ...statement(sql`select b.id as "billId", b.top_id as "topId", b.merchant_id as "merchantId", b.bill_no as "billNo", b.supplier_id as "supplierId",
        s.name as "supplierName", b.state, b.amount_fen as "amountFen"
      from supplier_bill b join supplier s on s.top_id = b.top_id and s.id = b.supplier_id where ${where} for update of b`),
  );
  return row;
}

/** What is paid on a bill that is held. */
export async function paidOnBill(tx: Handle, { topId, billId }: Pick<HeldBill, "topId" | "billId">): Promise<bigint> {
  const [row] = await tx.query<{ paid: string }>(
    "select coalesce(sum(amount_fen), 0)::bigint as paid from supplier_payment where top_id = $1 and bill_id = $2 and state = 'booked'",
    [topId, billId],
  );
  return BigInt(row?.paid ?? 0);
}
