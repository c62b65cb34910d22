import { goodsCountReasons, goodsCountStates, procurementLimits, warehouseKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, givenInstant, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/stock/goods-counts";
const one = { goodsCountId: id };
const goods = { productId: id, batchNo: z.string().trim().max(procurementLimits.batchNo).default("") };

const countRow = z.object({
  ...one,
  docNo: z.string(),
  warehouseId: id,
  warehouseName: z.string(),
  warehouseKind: z.enum(warehouseKinds),
  state: z.enum(goodsCountStates),
  /** Products and batches that lie there or were counted, and how many of them were counted. */
  goods: z.number().int(),
  countedGoods: z.number().int(),
  /** Pieces more and pieces fewer than the book said, each as a number from 0. */
  surplus: z.number().int(),
  missing: z.number().int(),
  /** What the differences were worth when they were booked; null until then. */
  valueFen: fen.nullable(),
  startedBy: z.string(),
  startedTime: instant,
  submittedBy: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  endedTime: instant.nullable(),
});

const line = z.object({
  productId: id,
  productCode: z.string(),
  productName: z.string(),
  barcode: z.string().nullable(),
  unit: z.string(),
  /** Empty for goods without a batch. */
  batchNo: z.string(),
  /** Null until somebody counted the goods. */
  counted: z.number().int().nullable(),
  book: z.number().int().nullable(),
  difference: z.number().int().nullable(),
  reason: z.enum(goodsCountReasons).nullable(),
  remark: z.string(),
  countedTime: instant.nullable(),
  countedBy: z.string().nullable(),
  /** Another count of the place was taken back since: the goods have to be counted again before anything is booked. */
  isStale: z.boolean(),
});

const booking = z.object({ state: z.enum(goodsCountStates), booked: z.number().int() });
const moveRefusals = ["stock.goodsCountAgain", "stock.warehouseShort", "stock.dayClosed", "stock.dayAhead"] as const;

/** Counts of warehouses and bags: documents whose lines are booked as differences at the cost of the place (STOCK-01). */
export const goodsCounts = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "stock.count.read",
    summary: "Counts of warehouses and bags, newest first.",
    input: listInput({ warehouseName: contains, state: z.enum(goodsCountStates).optional() }, ["startedTime"]),
    output: listOutput(countRow),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/detail`,
    access: "stock.count.read",
    summary: "One count with everything that lies in its place, counted or not.",
    input: z.object(one),
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
    path: base,
    access: "stock.count.write",
    summary: "Begins a count of a warehouse or bag of the caller's merchant; one that is open goes on.",
    input: z.object({ warehouseId: id }),
    output: z.object(one),
    refusals: ["stock.warehouseUnknown"],
  }),
  enter: endpoint({
    method: "PUT",
    path: `${base}/lines`,
    access: "stock.count.write",
    summary: "Keeps what was found of a product and batch, with what the book says at this moment.",
    input: z.object({
      ...one,
      ...goods,
      counted: z.number(),
      /** When the line that the person saw was counted, null for one that nobody had counted: two people do not overwrite each other. */
      seenTime: givenInstant.nullable(),
    }),
    output: z.object({ book: z.number().int(), difference: z.number().int(), countedTime: instant }),
    refusals: [
      "record.unknown",
      "state.notAllowed",
      "stock.productUnknown",
      "stock.wholeOutOfRange",
      "stock.goodsCountedMeanwhile",
    ],
  }),
  explain: endpoint({
    method: "PUT",
    path: `${base}/lines/reason`,
    access: "stock.count.write",
    summary: "Says why goods differ.",
    input: z.object({ ...one, ...goods, reason: z.enum(goodsCountReasons).nullable(), remark: z.string().trim() }),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "field.remarkTooLong"],
  }),
  finish: endpoint({
    method: "POST",
    path: `${base}/finish`,
    access: "stock.count.write",
    summary: "Books the differences of what was counted, or asks a second person when they are above the limits.",
    input: z.object(one),
    output: booking,
    refusals: [
      "record.unknown",
      "state.notAllowed",
      "stock.noGoodsCounted",
      "stock.goodsReasonMissing",
      ...moveRefusals,
    ],
  }),
  review: endpoint({
    method: "POST",
    path: `${base}/review`,
    access: "stock.count.review",
    summary: "The second person books the differences, or sends the count back.",
    input: z.object({ ...one, agreed: z.boolean() }),
    output: booking,
    refusals: ["record.unknown", "state.notAllowed", "stock.secondPerson", ...moveRefusals],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${base}/cancel`,
    access: "stock.count.write",
    summary: "Gives a count up; nothing of it is booked.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  reverse: endpoint({
    method: "POST",
    path: `${base}/reverse`,
    access: "stock.count.review",
    summary:
      "Takes the differences of a booked count back, today; one that needed a second person is not taken back by who counted.",
    input: z.object(one),
    output: nothing,
    refusals: [
      "record.unknown",
      "state.notAllowed",
      "stock.secondPerson",
      "stock.warehouseShort",
      "stock.dayClosed",
      "stock.dayAhead",
    ],
  }),
};
