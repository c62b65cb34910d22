import { afterSaleKinds, afterSaleReasons, afterSaleStates, mallOrderStates, shopKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/mall/after-sales";
const one = { afterSaleId: id };
const note = z.string().trim().max(500).default("");

/** Why the money of an application is not given back. */
const refunding = [
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
] as const;

export const afterSaleRow = z.object({
  ...one,
  orderNo: id,
  shopKind: z.enum(shopKinds),
  productName: z.string(),
  quantity: z.number().int(),
  /** Pieces of the order that no parcel has brought back yet. */
  returnable: z.number().int(),
  afterSaleKind: z.enum(afterSaleKinds),
  afterSaleReason: z.enum(afterSaleReasons),
  content: z.string(),
  /** What the buyer paid for the order. */
  paidAmountFen: fen,
  askedAmountFen: fen,
  afterSaleState: z.enum(afterSaleStates),
  refundAmountFen: fen.nullable(),
  /** Pieces that came back and are sold again; null where none were asked for. */
  pieces: z.number().int().nullable(),
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
    input: listInput(
      {
        orderNo: contains,
        afterSaleState: z.enum(afterSaleStates).optional(),
        afterSaleKind: z.enum(afterSaleKinds).optional(),
      },
      ["createdTime"],
    ),
    output: listOutput(afterSaleRow),
  }),
  approve: endpoint({
    method: "POST",
    path: `${base}/:afterSaleId/approve`,
    access: "mall.afterSale.handle",
    summary: "Approves an application and refunds all of what was asked, or a part of it.",
    input: z.object({ ...one, refundAmountFen: fen, note }),
    output: z.object({ isProposed: z.boolean() }),
    refusals: [...refunding],
  }),
  agree: endpoint({
    method: "POST",
    path: `${base}/:afterSaleId/agree`,
    access: "mall.afterSale.handle",
    summary: "Lets a buyer send goods back; he reads where to, and the money follows when they are there.",
    input: z.object({ ...one, note: z.string().trim().max(500) }),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "mall.afterSaleNoGoods", "field.required", "field.tooLong"],
  }),
  receive: endpoint({
    method: "POST",
    path: `${base}/:afterSaleId/receive`,
    access: "mall.afterSale.handle",
    summary:
      "Notes that goods are back: so many of them are sold again, and all of what was asked or a part of it is refunded.",
    input: z.object({ ...one, refundAmountFen: fen, pieces: z.number().int(), note }),
    output: z.object({ isProposed: z.boolean() }),
    refusals: [...refunding, "mall.returnedPieces"],
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
