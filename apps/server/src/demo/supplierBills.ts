import type { Handle } from "@yunshou/database";
import { addDays, expectedFen } from "@yunshou/domain";
import { insertBill } from "../stock/procurement/supplierBillBook.queries.ts";
import { insertPayment } from "../stock/procurement/supplierPayments.queries.ts";
import { documentsToBill } from "./procurement.queries.ts";

/** How the bills of the demo stand: days from today, what they ask beyond their documents, and what is paid on them. */
const bills = [
  { billNo: "HD-20388", billed: -9, due: -2, moreFen: 0n, paidFen: 0n, remark: "" },
  { billNo: "HS-1127", billed: -5, due: 25, moreFen: 0n, paidFen: 25_000n, remark: "" },
  { billNo: "CG-0456", billed: -1, due: 29, moreFen: 1_250n, paidFen: 0n, remark: "含冷链运费，入库单未列" },
] as const;

interface Buyer {
  readonly topId: string;
  readonly merchantId: string;
  readonly bossId: string;
}

/** A bill for everything that a supplier brought: one overdue, one partly paid, one that asks for the freight besides. */
export async function seedBill(
  tx: Handle,
  { topId, merchantId, bossId }: Buyer,
  { supplierId, index, today }: { readonly supplierId: string; readonly index: number; readonly today: string },
): Promise<void> {
  const bill = bills[index];
  if (bill === undefined) return;
  const documents = await documentsToBill(tx, topId, supplierId);
  const expected = expectedFen(documents.map(({ kind, amountFen }) => ({ kind, amountFen: BigInt(amountFen) })));
  const amountFen = expected + bill.moreFen;
  if (amountFen <= 0n) return;
  const head = { topId, merchantId, supplierId, billNo: bill.billNo, remark: bill.remark, createdBy: bossId };
  const days = { billedOn: addDays(today, bill.billed), dueOn: addDays(today, bill.due) };
  const billId = await insertBill(tx, { ...head, ...days, amountFen, expectedFen: expected }, documents);
  // Half of what is asked at most, so that the bill stays open.
  const paidFen = bill.paidFen < amountFen / 2n ? bill.paidFen : amountFen / 2n;
  if (billId === undefined || paidFen === 0n) return;
  await insertPayment(tx, {
    topId,
    merchantId,
    supplierId,
    billId,
    direction: "pay",
    amountFen: paidFen,
    method: "bank",
    paidOn: today,
    remark: "",
    operatorId: bossId,
  });
}
