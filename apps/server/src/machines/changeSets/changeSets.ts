import type { changeSets } from "@yunshou/contract/machines/changeSets";
import { laneSyncDeadlineMs, planUndo, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { callMachines } from "../sync/laneSyncs.ts";
import { reopen } from "../sync/laneSyncs.queries.ts";
import { unmarkApplied } from "../templates/templates.queries.ts";
import * as queries from "./changeSets.queries.ts";
import { applyDraft, draftOf, plannedOf } from "./engine.ts";
import { restHandlers } from "./rest.ts";
import { restoreTemplate } from "./templatePrices.ts";

/** Handlers of change sets: how far their machines are, and their way back. */
export const changeSetHandlers: HandlersOf<typeof changeSets> = {
  list: ({ tx, session, input }) => queries.listSets(tx, session.scope, input, input),

  async get({ tx, session, input }) {
    return (await queries.setOf(tx, session.scope, input.changeSetId)) ?? refuse("record.unknown");
  },

  ...restHandlers,

  lanes: ({ tx, session, input }) => queries.listSyncs(tx, session.scope, input, input),

  async retry(call) {
    const { tx, session, input } = call;
    const syncs = await queries.lockSyncs(tx, session.scope, input.syncIds);
    if (syncs.length < new Set(input.syncIds).size) return refuse("record.unknown", { field: "syncIds" });
    // What went out of service hears nothing more, and must not hold up the others.
    const ids = syncs.flatMap(({ id, decommissioned }) => (decommissioned ? [] : [id]));
    if (ids.length === 0) return refuse("machines.decommissioned", { field: "syncIds" });
    const machines = await reopen(tx, ids, laneSyncDeadlineMs);
    await callMachines(tx, machines);
    await recordAudit(call, {
      action: "machines.changeSet.tellAgain",
      object: String(machines.length),
      merchant: { topId: session.topMerchantId, merchantId: session.merchantId },
      after: { lanes: machines.length },
    });
    return { lanes: machines.length };
  },

  async undo(call) {
    const { tx, session, input } = call;
    const set = await queries.recordOf(tx, session.scope, input.changeSetId, { lock: true });
    if (set === undefined) return refuse("record.unknown", { field: "changeSetId" });
    if (set.undone) return refuse("changeSets.undoneAlready", { field: "changeSetId" });
    // It is taken back once, as a whole.
    if (await queries.reachesBeyond(tx, session.scope, input.changeSetId)) return refuse("access.noPermission");
    const changes = Map.groupBy(
      await queries.changesOf(tx, session.scope, input.changeSetId),
      ({ machineId }) => machineId,
    );
    // What went out of service since never comes back, and must not hold up the others.
    const machineIds = await queries.stillThere(tx, session.scope, [...changes.keys()]);
    if (machineIds.length === 0) return refuse("changeSets.nothingToChange");
    let kept = 0;
    const draft = await draftOf(
      call,
      machineIds,
      {
        kind: "undo",
        title: set.title,
        plan(lanes, { machineId }) {
          const undone = planUndo(
            lanes,
            (changes.get(machineId) ?? []).map(({ before, after, hasMoved }) => ({
              hasMoved,
              before: before === null ? null : plannedOf(before),
              after: after === null ? null : plannedOf(after),
            })),
          );
          kept += undone.kept;
          return undone.lanes;
        },
      },
      { lock: true },
    );
    if ("ok" in draft) return draft;
    const made = await applyDraft(call, draft, { undoOf: input.changeSetId });
    if ("ok" in made) return made;
    const template = await restoreTemplate(call, set);
    await queries.markUndone(tx, input.changeSetId);
    await unmarkApplied(tx, input.changeSetId);
    return { ...made, kept, template };
  },
};
