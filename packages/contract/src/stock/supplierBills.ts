import { billLimits, billStandings, procurementLimits, supplierPaymentStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, day, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { oneDocument, rangeRefusals, remark } from "./documents.ts";

const base = "/api/v1/stock/supplier-bills";
const one = { billId: id };

const billRow = z.object({
  ...one,
  /** The number that the supplier printed. */
  billNo: z.string(),
  supplierId: id,
  supplierName: z.string(),
  billedOn: day,
  /** The last day on which it is to be paid. */
  dueOn: day,
  amountFen: fen,
  /** What its receipts less its returns came to when it was entered. */
  expectedFen: fen,
  /** What it asks for beyond that; below zero where it asks for less. */
  differenceFen: fen,
  paidFen: fen,
  openFen: fen,
  billState: z.enum(billStandings),
  remark: z.string(),
  createdBy: z.string(),
  createdTime: instant,
  /** Of the caller's own merchant, which alone pays it. */
  ofOwnMerchant: z.boolean(),
  merchantName: z.string(),
});

/** A receipt or return, with what it comes to. */
const billableDocument = z.object({
  ...oneDocument,
  kind: z.enum(["receipt", "return"]),
  docNo: z.string(),
  docDate: day,
  warehouseName: z.string(),
  amountFen: fen,
});

/** What suppliers ask for the goods that they brought, receipt by receipt (STOCK-08, GEN-18). */
export const supplierBills = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.payment.read",
    summary: "Bills that suppliers sent the caller's merchants, newest first.",
    input: listInput(
      { supplierName: contains, billState: z.enum(billStandings).optional(), fromDay: day, toDay: day },
      ["billedOn", "dueOn", "amountFen"],
    ),
    output: listOutput(billRow),
    refusals: rangeRefusals,
  }),
  billable: endpoint({
    method: "GET",
    path: `${base}/billable`,
    access: "stock.payment.write",
    summary: "Booked receipts and returns of a supplier that stand on no bill, the oldest first.",
    input: z.object({ supplierId: id }),
    output: z.object({ rows: z.array(billableDocument) }),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:billId`,
    access: "stock.payment.read",
    summary: "One bill with the receipts and returns that it covers and what was paid on it.",
    input: z.object(one),
    output: billRow.extend({
      lines: z.array(billableDocument),
      payments: z.array(
        z.object({
          paymentId: id,
          docNo: z.string(),
          docDate: day,
          docStatus: z.enum(supplierPaymentStates),
          amountFen: fen,
        }),
      ),
    }),
    refusals: ["record.unknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.payment.write",
    bodyBytes: largeBodyBytes,
    summary:
      "Enters a bill of a supplier of the own merchant; one that asks for other money than its receipts less its returns needs a remark and a confirmation.",
    input: z.object({
      supplierId: id,
      billNo: z.string().max(billLimits.billNo * 4),
      billedOn: day,
      dueOn: day,
      amountFen: fen,
      documentIds: z.array(id).max(procurementLimits.lines),
      remark,
      confirmed: z.boolean().default(false),
    }),
    output: z.object(one),
    refusals: [
      "stock.supplierUnknown",
      "stock.documentUnknown",
      "state.notAllowed",
      "stock.dayAhead",
      "stock.billDueEarly",
      "stock.billEmpty",
      "stock.billTaken",
      "stock.billed",
      "stock.billDiffers",
      "amount.notPositive",
      "amount.tooLarge",
      "field.required",
      "field.tooLong",
      "field.remarkTooLong",
    ],
  }),
  void: endpoint({
    method: "POST",
    path: `${base}/:billId/void`,
    access: "stock.payment.write",
    summary: "Makes a bill void on which nothing is paid; its receipts and returns can stand on another one.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "stock.billPaid"],
  }),
};
