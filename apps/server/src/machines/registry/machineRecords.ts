import type { machineRecords } from "@yunshou/contract/machines/machineRecords";
import type { Database } from "@yunshou/database";
import { historyPage, refuse } from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import { pruning } from "../../platform/duties.ts";
import { type RepeatedDuty, repeating } from "../../platform/timers.ts";
import { forgetCurves, readCurves, sampleClimate } from "./curves.queries.ts";
import { readHistory } from "./history.queries.ts";
import { machineHead } from "./machines.queries.ts";

/** What the page of one machine tells of its past; see the contract. */
export const machineRecordHandlers: HandlersOf<typeof machineRecords> = {
  async curves({ tx, session, input }) {
    const machine = await machineHead(tx, session.scope, input.machineNo);
    if (machine === undefined) return refuse("record.unknown", { field: "machineNo" });
    return { days: await readCurves(tx, machine.machineId, input.days) };
  },

  async history({ tx, session, input: { machineNo, kind, before } }) {
    const machine = await machineHead(tx, session.scope, machineNo);
    if (machine === undefined) return refuse("record.unknown", { field: "machineNo" });
    const rows = await readHistory(tx, machine.machineId, {
      ...(kind === undefined ? {} : { kind }),
      before: before === undefined ? null : new Date(before),
      limit: historyPage,
    });
    return { rows, more: rows.length >= historyPage };
  },
};

/** An hour of a curve stands on six looks. */
const sampleEveryMs = 600_000;
const forgetEveryMs = 86_400_000;

/** Writes the climate of connected machines into the curves of their day, and forgets days that are long gone. */
export const recordDuties = (database: Database): readonly RepeatedDuty[] => [
  repeating("machines.sampleClimate", sampleEveryMs, ({ tx }) => sampleClimate(tx)),
  pruning(database, "machines.forgetCurves", forgetEveryMs, forgetCurves),
];
