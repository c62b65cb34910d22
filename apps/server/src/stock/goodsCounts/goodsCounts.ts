import type { goodsCounts } from "@yunshou/contract/stock/goodsCounts";
import {
  accept,
  checkGoodsCounted,
  checkGoodsFinished,
  checkRemark,
  checkSecondPerson,
  defaultCountLimits,
  goodsCountTable,
  needsSecondPerson,
  type Refusal,
  refuse,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { limitsOf } from "../counts/counts.queries.ts";
import { ownerOf } from "../procurement/owner.ts";
import { productsNamed } from "../procurement/supplierProducts.queries.ts";
import { holdWarehouses } from "../procurement/warehouses.queries.ts";
import { bookCount, heldLines, unbookCount, type Write } from "./book.ts";
import * as lines from "./countedLines.queries.ts";
import * as queries from "./goodsCounts.queries.ts";

const unknown = () => refuse("record.unknown", { field: "goodsCountId" });

/** Handlers of counts of warehouses and bags (STOCK-01): lines keep what was found and what the book said, and their differences are booked. */
export const goodsCountHandlers: HandlersOf<typeof goodsCounts> = {
  list: ({ tx, session, input }) => queries.listCounts(tx, session.scope, input, input),

  async detail({ tx, session, input, language }) {
    const count = await queries.findCount(tx, session.scope, input.goodsCountId);
    if (count === undefined) return unknown();
    return {
      ...count,
      isOwn: (await queries.countersOf(tx, input.goodsCountId)).includes(session.userId),
      lines: await queries.linesOf(tx, session.scope, input.goodsCountId, language),
    };
  },

  async start(call) {
    const { tx, session, input, now } = call;
    const owner = ownerOf(session);
    const [place] = await holdWarehouses(tx, session.scope, [input.warehouseId]);
    if (place?.merchantId !== owner.merchantId) return refuse("stock.warehouseUnknown", { field: "warehouseId" });
    const { goodsCountId, docNo } = await queries.openCount(tx, place, session.userId, now);
    await recordAudit(call, { action: "stock.goodsCount.startCount", object: docNo, merchant: place });
    return { goodsCountId };
  },

  async enter(call) {
    const { tx, session, input, now } = call;
    const count = await holdCounting(call);
    if ("ok" in count) return count;
    const counted = checkGoodsCounted(input.counted);
    if (!counted.ok) return counted;
    await holdWarehouses(tx, session.scope, [count.warehouseId]);
    const known = await lines.bookOf(tx, count, input);
    if (
      known === undefined &&
      !(await productsNamed(tx, session.scope, count.topId, [input.productId])).has(input.productId)
    )
      return refuse("stock.productUnknown", { field: "productId" });
    const seen = input.seenTime === null ? undefined : new Date(input.seenTime).getTime();
    if ((await lines.countedAt(tx, count, input))?.getTime() !== seen)
      return refuse("stock.goodsCountedMeanwhile", { field: "counted" });
    const { productId, batchNo } = input;
    const { stock: book, countMark } = known ?? { stock: 0, countMark: "0" };
    const found = { productId, batchNo, book, counted: counted.value };
    await lines.saveLine(tx, count, { ...found, countMark, countedAt: now, countedBy: session.userId });
    await record(call, count, "stock.goodsCount.enterCount", found);
    return { book, difference: counted.value - book, countedTime: now };
  },

  async explain(call) {
    const { tx, input } = call;
    const count = await holdCounting(call);
    if ("ok" in count) return count;
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    if (!(await lines.saveReason(tx, count, input, { reason: input.reason, remark: remark.value })))
      return refuse("record.unknown", { field: "productId" });
    await record(call, count, "stock.goodsCount.explainCount", input);
    return {};
  },

  async finish(call) {
    const { tx, session, now } = call;
    const count = await queries.holdCount(tx, session.scope, call.input.goodsCountId);
    if (count === undefined) return unknown();
    const counted = await heldLines(call, count);
    const limits = (await limitsOf(tx, count)) ?? defaultCountLimits;
    const isAbove = needsSecondPerson(counted, limits);
    const state = step(goodsCountTable, count.state, isAbove ? "submit" : "finish");
    if (!state.ok) return state;
    const finished = checkGoodsFinished(counted);
    if (!finished.ok) return finished;
    const booked = await bookCount(call, count, counted, { onlyLook: isAbove });
    if (!booked.ok) return booked;
    await queries.saveState(tx, count, state.value, { submitted: session.userId, now });
    const action = isAbove ? "stock.goodsCount.submitCount" : "stock.goodsCount.finishCount";
    await record(call, count, action, { lines: counted.length, booked: booked.value });
    return { state: state.value, booked: booked.value };
  },

  async review(call) {
    const { tx, session, input, now } = call;
    const count = await queries.holdCount(tx, session.scope, input.goodsCountId);
    if (count === undefined) return unknown();
    const state = step(goodsCountTable, count.state, input.agreed ? "approve" : "sendBack");
    if (!state.ok) return state;
    const other = checkSecondPerson(session.userId, await queries.countersOf(tx, count.goodsCountId));
    if (!other.ok) return other;
    const booked = input.agreed ? await bookCount(call, count, await heldLines(call, count)) : accept(0);
    if (!booked.ok) return booked;
    await queries.saveState(tx, count, state.value, { reviewer: session.userId, now });
    const action = input.agreed ? "stock.goodsCount.approveCount" : "stock.goodsCount.sendBack";
    await record(call, count, action, { booked: booked.value });
    return { state: state.value, booked: booked.value };
  },

  async cancel(call) {
    const { tx, session, input, now } = call;
    const count = await queries.holdCount(tx, session.scope, input.goodsCountId);
    if (count === undefined) return unknown();
    const state = step(goodsCountTable, count.state, "cancel");
    if (!state.ok) return state;
    await queries.saveState(tx, count, state.value, { now });
    await record(call, count, "stock.goodsCount.abandonCount");
    return {};
  },

  async reverse(call) {
    const { tx, session, input, now } = call;
    const count = await queries.holdCount(tx, session.scope, input.goodsCountId);
    if (count === undefined) return unknown();
    const state = step(goodsCountTable, count.state, "reverse");
    if (!state.ok) return state;
    const counters = count.reviewedBy === null ? [] : await queries.countersOf(tx, count.goodsCountId);
    const other = checkSecondPerson(session.userId, counters);
    if (!other.ok) return other;
    const taken = await unbookCount(call, count);
    if (!taken.ok) return taken;
    await queries.saveState(tx, count, state.value, { reverser: session.userId, now });
    await record(call, count, "stock.goodsCount.reverse", { booked: taken.value });
    return {};
  },
};

/** A count that still takes lines. */
async function holdCounting({ tx, session, input }: Write): Promise<queries.StoredCount | Refusal> {
  const count = await queries.holdCount(tx, session.scope, input.goodsCountId);
  if (count === undefined) return unknown();
  const open = step(goodsCountTable, count.state, "finish");
  return open.ok ? count : open;
}

const record = (call: Write, count: queries.StoredCount, action: string, after?: unknown) =>
  recordAudit(call, { action, object: count.docNo, merchant: count, after });
