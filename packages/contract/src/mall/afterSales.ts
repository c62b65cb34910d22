import { afterSaleReasons, afterSaleStates, mallOrderStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/mall/after-sales";
const one = { afterSaleId: id };
const note = z.string().trim().max(500).default("");

export const afterSaleRow = z.object({
  ...one,
  orderNo: id,
  productName: z.string(),
  quantity: z.number().int(),
  afterSaleReason: z.enum(afterSaleReasons),
  content: z.string(),
  /** What the buyer paid for the order. */
  paidAmountFen: fen,
  askedAmountFen: fen,
  afterSaleState: z.enum(afterSaleStates),
  refundAmountFen: fen.nullable(),
  orderStatus: z.enum(mallOrderStates),
  note: z.string(),
  decidedBy: z.string().nullable(),
  createdTime: instant,
  merchantName: z.string(),
});

/** Applications of buyers for their money: approved with a refund, or rejected with a reason (REFUND-07). */
export const mallAfterSales = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.afterSale.read",
    summary: "Applications of the buyers of the caller's merchants, newest first.",
    input: listInput({ orderNo: contains, afterSaleState: z.enum(afterSaleStates).optional() }, ["createdTime"]),
    output: listOutput(afterSaleRow),
  }),
  approve: endpoint({
    method: "POST",
    path: `${base}/:afterSaleId/approve`,
    access: "mall.afterSale.handle",
    summary: "Approves an application and refunds all of what was asked, or a part of it.",
    input: z.object({ ...one, refundAmountFen: fen, note }),
    output: z.object({ isProposed: z.boolean() }),
    refusals: [
      "record.unknown",
      "state.notAllowed",
      "field.tooLong",
      "mall.afterSaleTooMuch",
      "orders.refundRunning",
      "orders.refundNotPaid",
      "amount.notPositive",
      "orders.refundTooLarge",
      "orders.refundProposed",
      "ledger.overdraft",
      "access.secondFactorShow",
      "access.secondFactorMustEnrol",
    ],
  }),
  reject: endpoint({
    method: "POST",
    path: `${base}/:afterSaleId/reject`,
    access: "mall.afterSale.handle",
    summary: "Rejects an application; the buyer reads why.",
    input: z.object({ ...one, note: z.string().trim().max(500) }),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "field.required", "field.tooLong"],
  }),
};
