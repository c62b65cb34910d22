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
      { supplierName: contains, payDirection: z.enum(payDirections).optional(), fromDay: day, toDay: day },
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
      "What the caller's own merchant has received from each supplier, sent back, paid to it, and still owes it.",
    input: z.object({}),
    output: z.object({
      rows: z.array(
        z.object({
          supplierId: id,
          supplierName: z.string(),
          receivedFen: fen,
          /** What of it went back. */
          returnedFen: fen,
          paidFen: fen,
          refundedFen: fen,
          /** Below zero where more was paid than came. */
          openFen: fen,
        }),
      ),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.payment.write",
    summary:
      "Books money that went to a supplier of the own merchant or came back; more than is open only when confirmed.",
    input: z.object({
      supplierId: id,
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
