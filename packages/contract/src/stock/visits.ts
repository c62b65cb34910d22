import { cabinets, emptyReasons, maintenanceLimits, seenFaults, visitActKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  contains,
  day,
  fen,
  givenInstant,
  id,
  imageName,
  imageRefusals,
  instant,
  listInput,
  listOutput,
  nothing,
} from "../shapes.ts";

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
  /** What a visit has to save today to be due: what waiting would cost the machine at its cheapest rhythm. */
  dueFromFen: fen,
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

const lane = z.object({
  cabinet: z.enum(cabinets),
  laneNo: z.number().int(),
  productId: id,
  productName: z.string(),
  /** What a scanner reads from a piece; null where nobody wrote it down. */
  barcode: z.string().nullable(),
  image: z.string().nullable(),
  unit: z.string(),
  stock: z.number().int(),
  capacity: z.number().int(),
  /** At or below its threshold. */
  isLow: z.boolean(),
  isFaulty: z.boolean(),
  lastDay: day.nullable(),
});

const actRow = z.object({
  actId: id,
  kind: z.enum(visitActKinds),
  machineNo: z.string(),
  machineName: z.string(),
  cabinet: z.enum(cabinets).nullable(),
  laneNo: z.number().int().nullable(),
  productName: z.string().nullable(),
  pieces: z.number().int(),
  done: z.number().int(),
  rest: z.number().int(),
  /** Pieces that the bag did not hold by the book. */
  unbooked: z.number().int(),
  emptyReason: z.enum(emptyReasons).nullable(),
  bagNo: z.string(),
  expectedFen: fen.nullable(),
  countedFen: fen.nullable(),
  faultType: z.enum(seenFaults).nullable(),
  note: z.string(),
  /** Of the machine; null where none was taken. */
  picture: z.string().nullable(),
  replenisher: z.string(),
  actTime: instant,
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
      /** What a stop shall cost in this plan. Absent is what the merchant has set. */
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
      /** Whose route it is; refill orders of another merchant's route take from a warehouse that the caller names. */
      merchantName: z.string().nullable(),
      isOwn: z.boolean(),
      day,
      visitCostFen: fen,
      /** What a stop costs the merchant of the route by its own setting. */
      usualCostFen: fen,
      /** Metres of the way through the stops that are due, as the crow flies. */
      wayMetres: z.number().int(),
      rows: z.array(stop),
    }),
    refusals: ["stock.routeUnknown"],
  }),
  setCost: endpoint({
    method: "PUT",
    path: `${base}/cost`,
    access: "stock.refillOrder.write",
    summary: "Sets what a stop costs the caller's merchant, by which the visits of its routes are planned.",
    input: z.object({ visitCostFen: fen }),
    output: nothing,
    refusals: ["amount.negative", "amount.tooLarge"],
  }),
  pack: endpoint({
    method: "GET",
    path: `${base}/pack`,
    access: "stock.refillOrder.read",
    summary:
      "What a phone keeps for the day, also offline: the stops of a route with their lanes, and what lies in the bag.",
    input: z.object({ routeId: id.optional() }),
    output: z.object({
      routeId: id.nullable(),
      routeName: z.string().nullable(),
      /** Among which the person chooses: the ones that he drives, or all that he sees where he drives none. */
      routes: z.array(z.object({ routeId: id, routeName: z.string() })),
      day,
      rows: z.array(z.object({ ...stop.shape, lanes: z.array(lane) })),
      bag: z.array(z.object({ productId: id, productName: z.string(), quantity: z.number().int() })),
    }),
    refusals: ["stock.routeUnknown"],
  }),
  act: endpoint({
    method: "POST",
    path: `${base}/acts`,
    access: "stock.refillOrder.fill",
    summary: "Books one act of a replenisher at a machine, once for its key, however late it arrives.",
    input: z.object({
      /** Made by the phone when the person acted; the same act keeps it for ever. */
      actKey: z.string().regex(/^[0-9a-zA-Z-]{16,64}$/),
      machineId: id,
      actTime: givenInstant,
      kind: z.enum(visitActKinds),
      cabinet: z.enum(cabinets).default("main"),
      laneNo: z.number().int().min(0).max(999).default(0),
      /** What the person saw in the lane. */
      productId: id.nullable().default(null),
      pieces: z.number().int().min(0).max(999).default(0),
      emptyReason: z.enum(emptyReasons).default("sound"),
      bagNo: z.string().trim().max(30).default(""),
      countedFen: z
        .string()
        .regex(/^\d{1,9}$/, "fen")
        .default("0"),
      /** Of a fault: what it is, where it has a name. */
      faultType: z.enum(seenFaults).nullable().default(null),
      note: z.string().trim().max(maintenanceLimits.contentLength).default(""),
      /** Uploaded before. */
      picture: imageName.nullable().default(null),
    }),
    output: z.object({
      /** Pieces by which the stock of the lane changed. */
      done: z.number().int(),
      /** Pieces that it does not show. */
      rest: z.number().int(),
      /** Cash sales since the bag before; null where no cash was collected. */
      expectedFen: fen.nullable(),
      documentId: id.nullable(),
    }),
    refusals: [
      "machines.unknown",
      "stock.actTooOld",
      "stock.laneChanged",
      "stock.refillOpen",
      "stock.piecesNotPositive",
      "stock.noBag",
      "stock.warehouseUnknown",
      "state.notAllowed",
      "field.required",
      "field.tooLong",
      "record.unknown",
    ],
  }),
  acts: endpoint({
    method: "GET",
    path: `${base}/acts`,
    access: "stock.refillOrder.read",
    summary: "What replenishers did at machines, newest first; those that differ alone if asked for.",
    input: listInput({ machineNo: contains, differs: z.enum(["yes", "no"]).optional() }, ["actTime"]),
    output: listOutput(actRow),
  }),
};

/** A picture of a machine, as the body (application/octet-stream). */
export const visitPictures = {
  upload: endpoint({
    method: "POST",
    path: `${base}/pictures`,
    access: "stock.refillOrder.fill",
    // A picture that no act shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: "Stores the body as a picture of a machine: PNG or JPEG, at most 2 MB.",
    input: z.object({}),
    output: z.object({ name: imageName }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};
