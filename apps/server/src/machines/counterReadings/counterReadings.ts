import type { counterReadings } from "@yunshou/contract/machines/counterReadings";
import {
  checkText,
  fieldLimits,
  intervalOf,
  isInterval,
  readingTable,
  refuse,
  soldBySelection,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { lockMachines } from "../registry/machines.queries.ts";
import { counterReadingExport } from "./counterReadingExport.ts";
import * as queries from "./counterReadings.queries.ts";
import { judgeHeld, settle, takeReading } from "./taking.ts";
import { begin, discard, heldReadings, lastSettled } from "./taking.queries.ts";

/** Handlers of counter readings; see the contract. */
export const counterReadingHandlers: HandlersOf<typeof counterReadings> = {
  list: ({ tx, session, input }) => queries.listReadings(tx, session.scope, input, input),

  async detail({ tx, session, input }) {
    const found = await queries.findReading(tx, session.scope, input.readingId);
    if (found === undefined) return refuse("record.unknown", { field: "readingId" });
    const { products, productsBefore, ...row } = found;
    const sold = row.pieces === null || productsBefore === null ? [] : soldBySelection(productsBefore, products);
    return { ...row, selections: sold.map(({ name, ...one }) => ({ ...one, selectionName: name })) };
  },

  async take(call) {
    const { tx, session, input, now } = call;
    const readAt = input.readTime === undefined ? now : new Date(input.readTime);
    if (readAt > now) return refuse("counterReadings.readLater", { field: "readTime" });
    const [machine] = await lockMachines(tx, session.scope, [input.machineId]);
    if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
    if (machine.decommissioned) return refuse("machines.decommissioned", { field: "machineId" });
    const taken = await takeReading(tx, machine, {
      source: "upload",
      readAt,
      fileName: input.fileName,
      content: Buffer.from(input.content, "base64"),
      userId: session.userId,
    });
    if (!taken.ok) return taken;
    const { readingId, state, problem, pieces } = taken.value;
    await recordAudit(call, {
      action: "machines.counterReading.takeReading",
      object: machine.machineNo,
      merchant: machine,
      after: { readingId, state, problem, pieces },
    });
    return { readingId, readingState: state, pieces };
  },

  async decide(call) {
    const { tx, session, input, now } = call;
    const remark = checkText(input.remark, "remark", fieldLimits.remarkLength);
    if (!remark.ok) return remark;
    const held = await queries.lockReading(tx, session.scope, input.readingId);
    if (held === undefined) return refuse("record.unknown", { field: "readingId" });
    const next = step(readingTable, held.state, input.decision);
    if (!next.ok) return next;
    const [oldest] = await heldReadings(tx, held.machineId);
    if (oldest === undefined || oldest.readingId !== input.readingId)
      return refuse("counterReadings.olderFirst", { field: "readingId" });
    const before = await lastSettled(tx, held.machineId);
    if (input.decision === "accept") {
      if (before !== undefined && !isInterval(intervalOf(before, oldest)))
        return refuse("counterReadings.ranBackwards", { field: "decision" });
      await settle(tx, before, oldest);
    } else if (input.decision === "restart") await begin(tx, input.readingId);
    else await discard(tx, input.readingId);
    await queries.noteDecision(tx, input.readingId, { userId: session.userId, now, remark: remark.value });
    await judgeHeld(tx, held.machineId);
    await recordAudit(call, {
      action: "machines.counterReading.decideReading",
      object: held.machineNo,
      merchant: held,
      after: { readingId: input.readingId, decision: input.decision, remark: remark.value },
    });
    return { readingState: next.value };
  },

  export: (call) => startExport(call, counterReadingExport),
};
