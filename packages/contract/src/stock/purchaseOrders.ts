import { purchaseStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { instant, listInput, listOutput, nothing } from "../shapes.ts";
import {
  documentFacts,
  documentFilters,
  documentLine,
  oneDocument,
  rangeRefusals,
  relatedDocuments,
  remark,
  stepRefusals,
  version,
} from "./documents.ts";

const base = "/api/v1/stock/orders";
const orderRow = z.object({
  ...documentFacts,
  docStatus: z.enum(purchaseStates),
  /** When it was sent to its supplier last; null before. */
  sentTime: instant.nullable(),
});

/** Purchase orders: made of approved plans, sent to their suppliers, received in parts or over, closed (STOCK-07 to STOCK-09). */
export const purchaseOrders = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.purchase.read",
    summary: "Orders of the caller's merchants with what was received, newest first.",
    input: listInput({ ...documentFilters, docStatus: z.enum(purchaseStates).optional() }, ["docDate", "amountFen"]),
    output: listOutput(orderRow),
    refusals: rangeRefusals,
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/detail`,
    access: "stock.purchase.read",
    alsoWith: ["stock.receipt.write"],
    summary: "One order with its lines, its plan and its receipts.",
    input: z.object(oneDocument),
    output: z.object({ ...orderRow.shape, lines: z.array(documentLine), related: relatedDocuments }),
    refusals: ["stock.documentUnknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:documentId`,
    access: "stock.purchase.write",
    summary: "Changes the remark of an order of which nothing was received; what was approved stays.",
    input: z.object({ ...oneDocument, version, remark }),
    output: nothing,
    refusals: [...stepRefusals, "stock.documentChanged", "field.remarkTooLong"],
  }),
  send: endpoint({
    method: "POST",
    path: `${base}/:documentId/send`,
    access: "stock.purchase.write",
    summary: "Records that an order went to its supplier, once or again; not when all was received or it is closed.",
    input: z.object(oneDocument),
    output: nothing,
    refusals: stepRefusals,
  }),
  close: endpoint({
    method: "POST",
    path: `${base}/:documentId/close`,
    access: "stock.purchase.write",
    summary: "Closes an order; nothing more is received for it.",
    input: z.object(oneDocument),
    output: nothing,
    refusals: stepRefusals,
  }),
};
