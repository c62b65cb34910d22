import { cabinets, countReasons, countStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, givenInstant, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const limits = { pieces: z.number(), percent: z.number() };

const countRow = z.object({
  countId: id,
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  state: z.enum(countStates),
  lanes: z.number().int(),
  countedLanes: z.number().int(),
  /** Pieces more and pieces fewer than the book said, each as a number from 0. */
  surplus: z.number().int(),
  missing: z.number().int(),
  startedBy: z.string(),
  startedTime: instant,
  submittedBy: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  endedTime: instant.nullable(),
});

const line = z.object({
  cabinet: z.enum(cabinets),
  laneNo: z.number().int(),
  productId: id.nullable(),
  productCode: z.string().nullable(),
  productName: z.string().nullable(),
  stock: z.number().int(),
  capacity: z.number().int(),
  /** Null until somebody counted the lane. */
  counted: z.number().int().nullable(),
  book: z.number().int().nullable(),
  difference: z.number().int().nullable(),
  reason: z.enum(countReasons).nullable(),
  remark: z.string(),
  countedTime: instant.nullable(),
  countedBy: z.string().nullable(),
  /** The lane was loaded, counted or given another product since: it has to be counted again before anything is booked. */
  isStale: z.boolean(),
});

const booking = z.object({ state: z.enum(countStates), booked: z.number().int() });

/** Counts of machines: documents whose lines are booked as differences (STOCK-01, LANE-16). */
export const counts = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/stock/counts",
    access: "stock.count.read",
    summary: "Counts, newest first.",
    input: listInput({ machineNo: contains, state: z.enum(countStates).optional() }, ["startedTime"]),
    output: listOutput(countRow),
  }),
  open: endpoint({
    method: "GET",
    path: "/api/v1/stock/counts/open",
    access: "stock.count.read",
    summary: "How many counts of machines, warehouses and bags are half done, and how many wait for a second person.",
    input: z.object({}),
    output: z.object({ counting: z.number().int(), waiting: z.number().int() }),
  }),
  detail: endpoint({
    method: "GET",
    path: "/api/v1/stock/counts/detail",
    access: "stock.count.read",
    summary: "One count with every lane of its machine that holds a product, counted or not.",
    input: z.object({ countId: id }),
    output: z.object({
      ...countRow.shape,
      /** The caller counted or handed it in, and cannot be the second person. */
      isOwn: z.boolean(),
      lines: z.array(line),
    }),
    refusals: ["record.unknown"],
  }),
  start: endpoint({
    method: "POST",
    path: "/api/v1/stock/counts",
    access: "stock.count.write",
    summary: "Begins a count of each machine; a machine whose count is open goes on with that one.",
    input: z.object({ machineIds: z.array(id).max(200) }),
    output: z.object({ counts: z.array(z.object({ countId: id, machineId: id })) }),
    refusals: ["machines.selectToOperate", "record.unknown"],
  }),
  enter: endpoint({
    method: "PUT",
    path: "/api/v1/stock/counts/lines",
    access: "stock.count.write",
    summary: "Keeps what was found in a lane, with what the book says at this moment.",
    input: z.object({
      countId: id,
      cabinet: z.enum(cabinets),
      laneNo: z.number().int().min(0).max(999),
      counted: z.number(),
      /** When the line that the person saw was counted, null for one that nobody had counted: two people do not overwrite each other. */
      seenTime: givenInstant.nullable(),
    }),
    output: z.object({ book: z.number().int(), difference: z.number().int(), countedTime: instant }),
    refusals: [
      "record.unknown",
      "state.notAllowed",
      "stock.notWhole",
      "lane.stockNegative",
      "lane.stockAboveCapacity",
      "stock.countedMeanwhile",
    ],
  }),
  explain: endpoint({
    method: "PUT",
    path: "/api/v1/stock/counts/lines/reason",
    access: "stock.count.write",
    summary: "Says why a lane differs.",
    input: z.object({
      countId: id,
      cabinet: z.enum(cabinets),
      laneNo: z.number().int().min(0).max(999),
      reason: z.enum(countReasons).nullable(),
      remark: z.string().trim(),
    }),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "field.remarkTooLong"],
  }),
  finish: endpoint({
    method: "POST",
    path: "/api/v1/stock/counts/finish",
    access: "stock.count.write",
    summary: "Books the differences of what was counted, or asks a second person when they are above the limits.",
    input: z.object({ countId: id }),
    output: booking,
    refusals: ["record.unknown", "state.notAllowed", "stock.nothingCounted", "stock.reasonMissing", "stock.countAgain"],
  }),
  review: endpoint({
    method: "POST",
    path: "/api/v1/stock/counts/review",
    access: "stock.count.review",
    summary: "The second person books the differences, or sends the count back.",
    input: z.object({ countId: id, agreed: z.boolean() }),
    output: booking,
    refusals: ["record.unknown", "state.notAllowed", "stock.secondPerson", "stock.countAgain"],
  }),
  cancel: endpoint({
    method: "POST",
    path: "/api/v1/stock/counts/cancel",
    access: "stock.count.write",
    summary: "Gives a count up; nothing of it is booked.",
    input: z.object({ countId: id }),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  limits: endpoint({
    method: "GET",
    path: "/api/v1/stock/count-limits",
    access: "stock.count.read",
    summary: "Differences above which the caller's merchant wants a second person.",
    input: z.object({}),
    output: z.object({ pieces: z.number().int(), percent: z.number().int() }),
  }),
  setLimits: endpoint({
    method: "PUT",
    path: "/api/v1/stock/count-limits",
    access: "stock.count.review",
    summary: "Sets those limits.",
    input: z.object(limits),
    output: nothing,
    refusals: ["stock.limitOutOfRange"],
  }),
};
