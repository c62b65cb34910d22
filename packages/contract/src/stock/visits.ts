import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, fen, id } from "../shapes.ts";

const base = "/api/v1/stock/visits";

const stop = z.object({
  /** The place in the day's way, from 1 on; null where a visit would not pay today. */
  place: z.number().int().nullable(),
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  pointName: z.string(),
  address: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  /** What a visit today saves against one after the horizon, and of what it is made. */
  gainFen: fen,
  stockOutFen: fen,
  spoilFen: fen,
  faultFen: fen,
  cashFen: fen,
  /** Lanes at or below their threshold / all lanes that are meant to sell (STOCK-05). */
  lanesBelow: z.number().int(),
  lanesAll: z.number().int(),
  /** Pieces that fit into the lanes. */
  shortage: z.number().int(),
  /** Whole days until the first lane runs empty; null where nothing sells. */
  emptyDays: z.number().int().nullable(),
  isDown: z.boolean(),
  /** Coins and notes that lie in it. */
  cashOnHandFen: fen,
  /** Its refill order that waits to be filled. */
  documentId: id.nullable(),
});

/** Who to visit today: machines of a route by what a visit saves, in the order of the way (STOCK-09, STOCK-04). */
export const visits = {
  today: endpoint({
    method: "GET",
    path: `${base}/today`,
    access: "stock.refillOrder.read",
    summary:
      "Machines of a route by what a visit today saves: forecast stock-outs, spoilage, cash and faults. Without a route the caller's own, else the one that lacks most.",
    input: z.object({
      routeId: id.optional(),
      /** What a stop costs; a visit is due when it saves at least as much. Absent is the usual cost. */
      visitCostFen: z
        .string()
        .regex(/^\d{1,7}$/, "fen")
        .optional(),
    }),
    output: z.object({
      /** Null where the caller sees no route with machines. */
      routeId: id.nullable(),
      routeName: z.string().nullable(),
      replenisher: z.string().nullable(),
      day,
      visitCostFen: fen,
      /** Metres of the way through the stops that are due, as the crow flies. */
      wayMetres: z.number().int(),
      rows: z.array(stop),
    }),
    refusals: ["stock.routeUnknown"],
  }),
};
