import { outboundStates, procurementLimits } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, day, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import {
  documentLine,
  lineRefusals,
  oneDocument,
  rangeRefusals,
  relatedDocuments,
  remark,
  stepRefusals,
  version,
} from "./documents.ts";

const base = "/api/v1/stock/outbounds";

const outboundRow = z.object({
  ...oneDocument,
  docNo: z.string(),
  docDate: day,
  docStatus: z.enum(outboundStates),
  warehouseId: id,
  warehouseName: z.string(),
  routeId: id.nullable(),
  /** Null where the route was deleted. */
  routeName: z.string().nullable(),
  /** Who drives the route; null where nobody was named. */
  replenisher: z.string().nullable(),
  quantity: z.number().int(),
  /** What the goods cost; 0 before they leave. */
  valueFen: fen,
  remark: z.string(),
  createdBy: z.string(),
  createdTime: instant,
  merchantName: z.string(),
  version,
});

const form = {
  warehouseId: id,
  routeId: id,
  remark,
  lines: z
    .array(z.object({ productId: id, batchNo: z.string().trim().max(30).default(""), quantity: z.number() }))
    .max(procurementLimits.lines),
};
const formRefusals = [...lineRefusals, "stock.warehouseUnknown", "stock.routeUnknown", "field.remarkTooLong"] as const;

/** Goods that leave a warehouse for the bag of a route (STOCK-08, STOCK-01). */
export const outbounds = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.outbound.read",
    summary: "Outbound orders of the caller's merchants, newest first.",
    input: listInput(
      {
        docNo: contains,
        routeName: contains,
        docStatus: z.enum(outboundStates).optional(),
        fromDay: day,
        toDay: day,
      },
      ["docDate", "quantity"],
    ),
    output: listOutput(outboundRow),
    refusals: rangeRefusals,
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/detail`,
    access: "stock.outbound.read",
    summary: "One outbound order with its lines.",
    input: z.object(oneDocument),
    output: z.object({ ...outboundRow.shape, lines: z.array(documentLine), related: relatedDocuments }),
    refusals: ["stock.documentUnknown"],
  }),
  suggest: endpoint({
    method: "GET",
    path: `${base}/suggestion`,
    access: "stock.outbound.write",
    summary: "What the machines of a route lack beyond its bag, by the batches of a warehouse that expire first.",
    input: z.object({ warehouseId: id, routeId: id }),
    output: z.object({
      rows: z.array(
        z.object({
          productId: id,
          productCode: z.string(),
          productName: z.string(),
          unit: z.string(),
          batchNo: z.string(),
          shelfLifeDate: day.nullable(),
          /** In the warehouse, of this batch. */
          stock: z.number().int(),
          /** Of the product, in the lanes of the route. */
          shortage: z.number().int(),
          /** Of the product, in the bag of the route and on its way there. */
          inBag: z.number().int(),
          suggested: z.number().int(),
        }),
      ),
    }),
    refusals: ["stock.warehouseUnknown", "stock.routeUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.outbound.write",
    bodyBytes: largeBodyBytes,
    summary: "Plans what leaves a warehouse for a route; nothing moves yet.",
    input: z.object(form),
    output: z.object(oneDocument),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:documentId`,
    access: "stock.outbound.write",
    bodyBytes: largeBodyBytes,
    summary: "Changes an outbound order that has not left.",
    input: z.object({ ...oneDocument, version, ...form }),
    output: nothing,
    refusals: [...formRefusals, ...stepRefusals, "stock.documentChanged"],
  }),
  issue: endpoint({
    method: "POST",
    path: `${base}/:documentId/issue`,
    access: "stock.outbound.write",
    summary: "Books the goods out of the warehouse into the bag of the route, today, at their average cost.",
    input: z.object(oneDocument),
    output: nothing,
    refusals: [...stepRefusals, "stock.warehouseShort", "stock.warehouseUnknown", "stock.routeUnknown"],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${base}/:documentId/cancel`,
    access: "stock.outbound.write",
    summary: "Cancels an outbound order that has not left.",
    input: z.object(oneDocument),
    output: nothing,
    refusals: stepRefusals,
  }),
  reverse: endpoint({
    method: "POST",
    path: `${base}/:documentId/reverse`,
    access: "stock.outbound.write",
    summary: "Brings the goods back from the bag into the warehouse, today; refused where the bag holds fewer.",
    input: z.object(oneDocument),
    output: nothing,
    refusals: [...stepRefusals, "stock.warehouseShort", "stock.warehouseUnknown"],
  }),
};
