import { cabinets, refillOrderLimit, refillOrderStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, day, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { oneDocument, rangeRefusals, remark, stepRefusals } from "./documents.ts";

const base = "/api/v1/stock/refill-orders";

const machine = { machineId: id, machineNo: z.string(), machineName: z.string(), pointName: z.string().nullable() };
const alert = {
  /** Lanes at or below their threshold / all lanes that are meant to sell: 5/60 (STOCK-04, STOCK-05). */
  lanesBelow: z.number().int(),
  lanesAll: z.number().int(),
};

const refillOrderRow = z.object({
  ...oneDocument,
  docNo: z.string(),
  docDate: day,
  docStatus: z.enum(refillOrderStates),
  ...machine,
  ...alert,
  replenisher: z.string().nullable(),
  /** The bag or warehouse from which the lanes are filled. */
  warehouseName: z.string(),
  /** Pieces to put in. */
  replenishQty: z.number().int(),
  /** Pieces that somebody said to have put in. */
  filledQty: z.number().int(),
  /** Pieces that came into the lanes by the machine's own count; null while a lane is not counted. */
  countedQty: z.number().int().nullable(),
  /** When the lanes were filled; null before. */
  replenishTime: instant.nullable(),
  remark: z.string(),
  createdBy: z.string(),
  merchantName: z.string(),
});

const needRow = z.object({
  ...machine,
  routeName: z.string().nullable(),
  ...alert,
  /** Pieces missing to the capacity of all lanes. */
  shortage: z.number().int(),
});

/** Refill orders of single machines, confirmed by the machines' own counts (STOCK-03, STOCK-04, STOCK-08). */
export const refillOrders = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.refillOrder.read",
    summary: "Refill orders of the caller's machines, newest first.",
    input: listInput(
      {
        machineNo: contains,
        replenisher: contains,
        docStatus: z.enum(refillOrderStates).optional(),
        fromDay: day,
        toDay: day,
      },
      ["docDate", "replenishQty", "replenishTime"],
    ),
    output: listOutput(refillOrderRow),
    refusals: rangeRefusals,
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/detail`,
    access: "stock.refillOrder.read",
    summary: "One refill order with its lanes.",
    input: z.object(oneDocument),
    output: z.object({
      ...refillOrderRow.shape,
      lines: z.array(
        z.object({
          lineNo: z.number().int(),
          cabinet: z.enum(cabinets),
          laneNo: z.number().int(),
          productId: id,
          productCode: z.string(),
          productName: z.string(),
          unit: z.string(),
          quantity: z.number().int(),
          filled: z.number().int(),
          counted: z.number().int().nullable(),
        }),
      ),
    }),
    refusals: ["stock.documentUnknown"],
  }),
  needs: endpoint({
    method: "GET",
    path: `${base}/needs`,
    access: "stock.refillOrder.write",
    summary: "Machines in service with lanes at their threshold and no open order, the emptiest first.",
    input: listInput({ machineNo: contains, routeName: contains }, ["lanesBelow", "shortage"]),
    output: listOutput(needRow),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "stock.refillOrder.write",
    summary: "Makes an order for each machine over what its lanes lack; one machine has one open order at most.",
    input: z.object({
      machineIds: z.array(id).max(refillOrderLimit),
      /** Where the goods are taken from; null is the bag of the route of each machine. */
      warehouseId: id.nullable().default(null),
      /** Who goes there; null is the replenisher of the route, where the route or that person is of the caller's merchant. */
      replenisherId: id.nullable().default(null),
      remark,
    }),
    output: z.object({ made: z.number().int() }),
    refusals: [
      "machines.selectToOperate",
      "machines.unknown",
      "machines.userUnknown",
      "stock.warehouseUnknown",
      "stock.noBag",
      "stock.refillOpen",
      "stock.nothingShort",
      "field.remarkTooLong",
    ],
  }),
  fill: endpoint({
    method: "POST",
    path: `${base}/:documentId/fill`,
    access: "stock.refillOrder.fill",
    bodyBytes: largeBodyBytes,
    summary: "Says what was put into the lanes: it leaves the bag, and waits for the machine's own count.",
    input: z.object({
      ...oneDocument,
      lines: z.array(z.object({ lineNo: z.number().int(), filled: z.number() })).max(1_000),
    }),
    output: nothing,
    refusals: [
      ...stepRefusals,
      "machines.decommissioned",
      "stock.filledOutOfRange",
      "stock.laneChanged",
      "stock.warehouseShort",
      "stock.warehouseUnknown",
      "lane.stockAboveCapacity",
    ],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${base}/:documentId/cancel`,
    access: "stock.refillOrder.write",
    summary: "Cancels an order whose lanes were not filled.",
    input: z.object(oneDocument),
    output: nothing,
    refusals: stepRefusals,
  }),
};
