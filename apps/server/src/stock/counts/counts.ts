import type { counts } from "@yunshou/contract/stock/counts";
import {
  accept,
  checkCounted,
  checkCountLimits,
  checkFinished,
  checkRemark,
  checkSecondPerson,
  countTable,
  type CountEvent,
  defaultCountLimits,
  differenceOf,
  needsSecondPerson,
  type Refusal,
  refuse,
  type Result,
  step,
  stockAfterCount,
} from "@yunshou/domain";
import { refreshConditions } from "../../machines/conditions/conditions.ts";
import { recordLaneChanges } from "../../machines/lanes/lanes.queries.ts";
import { lockMachines } from "../../machines/registry/machines.queries.ts";
import { tellMachines } from "../../machines/sync/laneSyncs.ts";
import { recordAudit, recordAudits } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { tellOfLanes } from "../../system/docking/outbox.queries.ts";
import * as queries from "./counts.queries.ts";

type Write = Call<{ readonly countId: string }, "stock.count.write" | "stock.count.review">;

const unknown = () => refuse("record.unknown", { field: "countId" });

/** Handlers of counts (STOCK-01, LANE-16): lines keep what was found and what the book said, and their differences are booked. */
export const countHandlers: HandlersOf<typeof counts> = {
  list: ({ tx, session, input }) => queries.listCounts(tx, session.scope, input, input),
  open: ({ tx, session }) => queries.openCounts(tx, session.scope),

  async detail({ tx, session, input, language }) {
    const count = await queries.findCount(tx, session.scope, input.countId);
    if (count === undefined) return unknown();
    return {
      ...count,
      isOwn: (await queries.countersOf(tx, input.countId)).includes(session.userId),
      lines: await queries.linesOf(tx, input.countId, language),
    };
  },

  async start(call) {
    const { tx, session, input, now } = call;
    const ids = [...new Set(input.machineIds)];
    if (ids.length === 0) return refuse("machines.selectToOperate", { field: "machineIds" });
    const machines = (await lockMachines(tx, session.scope, ids)).filter(({ decommissioned }) => !decommissioned);
    if (machines.length < ids.length) return refuse("record.unknown", { field: "machineIds" });
    const opened: { countId: string; machineId: string }[] = [];
    for (const machine of machines)
      opened.push({
        countId: await queries.openCount(tx, machine, session.userId, now),
        machineId: machine.machineId,
      });
    await recordAudits(
      call,
      machines.map((machine) => ({ action: "stock.count.startCount", object: machine.machineNo, merchant: machine })),
    );
    return { counts: opened };
  },

  async enter(call) {
    const { tx, session, input, now } = call;
    const count = await lockCounting(call);
    if ("ok" in count) return count;
    const [lane] = await queries.lockLanesOf(tx, count.machineId, [input]);
    if (lane === undefined || lane.productId === null) return refuse("record.unknown", { field: "laneNo" });
    const counted = checkCounted(input.counted, lane.capacity);
    if (!counted.ok) return counted;
    const before = (await queries.storedLines(tx, count)).find(
      ({ cabinet, laneNo }) => cabinet === lane.cabinet && laneNo === lane.laneNo,
    );
    const seen = input.seenTime === null ? undefined : new Date(input.seenTime).getTime();
    if (before?.countedAt.getTime() !== seen) return refuse("stock.countedMeanwhile", { field: "counted" });
    const line = { ...lane, book: lane.stock, counted: counted.value, countedAt: now, countedBy: session.userId };
    await queries.saveLine(tx, count, line);
    const found = { cabinet: lane.cabinet, laneNo: lane.laneNo, book: line.book, counted: line.counted };
    await record(call, count, "enterCount", found);
    return { book: line.book, difference: differenceOf(line), countedTime: now };
  },

  async explain(call) {
    const { tx, input } = call;
    const count = await lockCounting(call);
    if ("ok" in count) return count;
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    if (!(await queries.saveReason(tx, count, input, { reason: input.reason, remark: remark.value })))
      return refuse("record.unknown", { field: "laneNo" });
    await record(call, count, "explainCount", input);
    return {};
  },

  async finish(call) {
    const { tx, session, now } = call;
    const count = await queries.lockCount(tx, session.scope, call.input.countId);
    if (count === undefined) return unknown();
    await queries.dropGone(tx, count);
    const lines = await queries.storedLines(tx, count);
    const limits = (await queries.limitsOf(tx, count)) ?? defaultCountLimits;
    const event = needsSecondPerson(lines, limits) ? "submit" : "finish";
    const state = step(countTable, count.state, event);
    if (!state.ok) return state;
    const finished = checkFinished(lines);
    if (!finished.ok) return finished;
    const booked = await book(call, count, lines, { onlyLook: event === "submit" });
    if (!booked.ok) return booked;
    await queries.saveState(tx, count, state.value, { submitted: session.userId, now });
    await record(call, count, event === "submit" ? "submitCount" : "finishCount", {
      lanes: lines.length,
      booked: booked.value,
    });
    return { state: state.value, booked: booked.value };
  },

  async review(call) {
    const { tx, session, input, now } = call;
    const count = await queries.lockCount(tx, session.scope, input.countId);
    if (count === undefined) return unknown();
    const event: CountEvent = input.agreed ? "approve" : "sendBack";
    const state = step(countTable, count.state, event);
    if (!state.ok) return state;
    const other = checkSecondPerson(session.userId, await queries.countersOf(tx, count.countId));
    if (!other.ok) return other;
    if (input.agreed) await queries.dropGone(tx, count);
    const booked = input.agreed ? await book(call, count, await queries.storedLines(tx, count)) : accept(0);
    if (!booked.ok) return booked;
    await queries.saveState(tx, count, state.value, { reviewer: session.userId, now });
    await record(call, count, input.agreed ? "approveCount" : "sendBack", { booked: booked.value });
    return { state: state.value, booked: booked.value };
  },

  async cancel(call) {
    const { tx, session, input, now } = call;
    const count = await queries.lockCount(tx, session.scope, input.countId);
    if (count === undefined) return unknown();
    const state = step(countTable, count.state, "cancel");
    if (!state.ok) return state;
    await queries.saveState(tx, count, state.value, { now });
    await record(call, count, "abandonCount");
    return {};
  },

  async limits({ tx, session: { topMerchantId, merchantId } }) {
    return (await queries.limitsOf(tx, { topId: topMerchantId, merchantId })) ?? defaultCountLimits;
  },

  async setLimits(call) {
    const { session, input } = call;
    const limits = checkCountLimits(input);
    if (!limits.ok) return limits;
    const merchant = { topId: session.topMerchantId, merchantId: session.merchantId };
    const before = (await queries.limitsOf(call.tx, merchant)) ?? defaultCountLimits;
    await queries.saveLimits(call.tx, merchant, limits.value);
    await recordAudit(call, {
      action: "stock.count.countLimits",
      object: session.merchantNo,
      merchant,
      before,
      after: limits.value,
    });
    return {};
  },
};

/** A count that still takes lines. */
async function lockCounting({ tx, session, input }: Write): Promise<queries.StoredCount | Refusal> {
  const count = await queries.lockCount(tx, session.scope, input.countId);
  if (count === undefined) return unknown();
  const open = step(countTable, count.state, "finish");
  return open.ok ? count : open;
}

/** Puts the differences to the stock of now, all of them or none; answers how many lanes changed. `onlyLook` writes nothing. */
async function book(
  call: Write,
  count: queries.StoredCount,
  lines: readonly queries.StoredLine[],
  { onlyLook = false }: { readonly onlyLook?: boolean } = {},
): Promise<Result<number>> {
  const { tx, session } = call;
  const keyOf = ({ cabinet, laneNo }: queries.LaneKey) => `${cabinet} ${laneNo}`;
  const lanes = new Map((await queries.lockLanesOf(tx, count.machineId, lines)).map((lane) => [keyOf(lane), lane]));
  const booked: queries.BookedMovement[] = [];
  for (const line of lines) {
    const lane = lanes.get(keyOf(line));
    const isUntouched = lane?.stockMark === line.stockMark && lane.productId === line.productId;
    const after = stockAfterCount({ ...line, stock: lane?.stock ?? 0, capacity: lane?.capacity ?? 0, isUntouched });
    if (!after.ok) return after;
    booked.push({ ...line, quantity: differenceOf(line), stockAfter: after.value });
  }
  if (onlyLook) return accept(0);
  await queries.bookLines(tx, count, session.userId, booked);
  await tellChanged(call, count, booked);
  await refreshConditions(tx, [count.machineId]);
  return accept(booked.filter(({ quantity }) => quantity !== 0).length);
}

/** What differs is a change of the lane by a person, which its machine is told, and interfaces when little is left. */
async function tellChanged(
  { tx, session }: Write,
  count: queries.StoredCount,
  booked: readonly queries.BookedMovement[],
): Promise<void> {
  const changed = booked
    .filter(({ quantity }) => quantity !== 0)
    .map(({ cabinet, laneNo, quantity, stockAfter }) => ({
      ...count,
      cabinet,
      laneNo,
      action: "count",
      before: { stock: stockAfter - quantity },
      after: { stock: stockAfter },
    }));
  await recordLaneChanges(tx, count, session.userId, changed);
  await tellMachines(tx, changed);
  await tellOfLanes(tx, changed.map(stockOf));
}

const stockOf = <Lane extends { readonly before: { stock: number }; readonly after: { stock: number } }>(
  lane: Lane,
) => ({
  ...lane,
  before: lane.before.stock,
  after: lane.after.stock,
});

const record = (call: Write, count: queries.StoredCount, verb: string, after?: unknown) =>
  recordAudit(call, { action: `stock.count.${verb}`, object: count.machineNo, merchant: count, after });
