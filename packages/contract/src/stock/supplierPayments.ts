import { payDirections, payMethods, supplierPaymentStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, id, listInput, listOutput, nothing } from "../shapes.ts";
import { rangeRefusals, remark } from "./documents.ts";

const base = "/api/v1/stock/payments";
const one = { paymentId: id };

const paymentRow = z.object({
  ...one,
  docNo: z.string(),
  payDirection: z.enum(payDirections),
  supplierName: z.string(),
  /** The bill that was paid; null where none was named. */
  billNo: z.string().nullable(),
  amountFen: fen,
  payMethod: z.enum(payMethods),
  docDate: day,
  docStatus: z.enum(supplierPaymentStates),
  operatorName: z.string(),
  remark: z.string(),
  merchantName: z.string(),
});

/** Money that goes to suppliers and comes back, against the goods that they brought (STOCK-08). */
export const supplierPayments = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.payment.read",
    summary: "Payments of the caller's merchants, newest first.",
    input: listInput(
      {
        docNo: contains,
        supplierName: contains,
        payDirection: z.enum(payDirections).optional(),
        fromDay: day,
        toDay: day,
      },
      ["docDate", "amountFen"],
    ),
    output: listOutput(paymentRow),
    refusals: rangeRefusals,
  }),
  open: endpoint({
    method: "GET",
    path: `${base}/open`,
    access: "stock.payment.read",
    summary:
      "What the caller's merchants have received from each supplier, sent back, paid to it, and still owe it, billed or not.",
    input: z.object({}),
    output: z.object({
      rows: z.array(
        z.object({
          supplierId: id,
          supplierName: z.string(),
          /** Of the caller's own merchant, which alone pays it. */
          ofOwnMerchant: z.boolean(),
          merchantName: z.string(),
          receivedFen: fen,
          /** What of it went back. */
          returnedFen: fen,
          /** What its bills ask beyond the goods; below zero where they ask for less. */
          differenceFen: fen,
          paidFen: fen,
          refundedFen: fen,
          /** Below zero where more was paid than came. */
          openFen: fen,
          /** Receipts less returns that stand on no bill. */
          unbilledFen: fen,
          /** What is to be paid on bills, and of it what was due before today. */
          billedOpenFen: fen,
          overdueFen: fen,
        }),
      ),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.payment.write",
    summary:
      "Books money that went to a supplier of the own merchant, perhaps on one of its bills, or came back; more than is open only when confirmed, and never more than is open of the bill.",
    input: z.object({
      supplierId: id,
      billId: id.nullable().default(null),
      payDirection: z.enum(payDirections),
      amountFen: fen,
      payMethod: z.enum(payMethods),
      remark,
      confirmed: z.boolean().default(false),
    }),
    output: z.object(one),
    refusals: [
      "stock.supplierUnknown",
      "stock.aboveOpen",
      "stock.billPaysOnly",
      "stock.aboveBill",
      "record.unknown",
      "state.notAllowed",
      "amount.notPositive",
      "amount.tooLarge",
      "field.remarkTooLong",
    ],
  }),
  reverse: endpoint({
    method: "POST",
    path: `${base}/:paymentId/reverse`,
    access: "stock.payment.write",
    summary: "Reverses a payment that was booked wrongly; it counts no more.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
};
