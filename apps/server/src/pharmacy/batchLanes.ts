import type { Handle } from "@yunshou/database";
import { laneStatusTable, step } from "@yunshou/domain";
import { refreshConditions } from "../machines/conditions/conditions.ts";
import * as lanes from "../machines/lanes/lanes.queries.ts";
import { lockMachines } from "../machines/registry/machines.queries.ts";
import { factsOf, tellMachines } from "../machines/sync/laneSyncs.ts";
import { bookTakenOut } from "../stock/visits/acts.queries.ts";
import type { BatchRecord } from "./batches.queries.ts";
import { holdersOf } from "./batches.queries.ts";

interface Stopped {
  readonly machines: number;
  readonly lanes: number;
  readonly pieces: number;
}

/**
 * Stops every lane that holds a batch, each told to its machine, which confirms it. Lanes that are stopped already count
 * too: nothing of the batch is sold from any of them.
 */
export const stopLanesWith = async (tx: Handle, batch: BatchRecord, userId: string): Promise<Stopped> =>
  stopLanes(tx, await holdersOf(tx, batch), userId);

type LaneName = Parameters<typeof lanes.lockLanes>[2][number] & { readonly machineId: string };

/** Stops lanes of any machines, each told to its machine, which confirms it. */
export async function stopLanes(tx: Handle, named: readonly LaneName[], userId: string): Promise<Stopped> {
  const held = Map.groupBy(named, ({ machineId }) => machineId);
  // The decision is the merchant's, whichever machines the one who presses it is authorised to.
  const machines = await lockMachines(tx, { merchants: "all" }, [...held.keys()]);
  let pieces = 0;
  let count = 0;
  for (const machine of machines) {
    const before = await lanes.lockLanes(tx, machine.machineId, held.get(machine.machineId)!);
    pieces += before.reduce((sum, { stock }) => sum + stock, 0);
    count += before.length;
    const changes = before.flatMap((lane) => {
      const next = step(laneStatusTable, lane.status, "stop");
      return next.ok ? [{ before: lane, after: { ...lane, status: next.value } }] : [];
    });
    if (changes.length === 0) continue;
    await lanes.saveLanes(
      tx,
      machine.machineId,
      changes.map(({ after }) => after),
    );
    await lanes.recordLaneChanges(
      tx,
      machine,
      userId,
      changes.map(({ before: was, after }) => ({ ...after, action: "stop", before: was, after })),
    );
    await tellMachines(
      tx,
      changes.map(({ before: was, after }) => ({ ...machine, ...after, before: factsOf(was) })),
    );
    await refreshConditions(tx, [machine.machineId]);
  }
  return { machines: machines.length, lanes: count, pieces };
}

/** Takes all that lies in lanes out of the stock, each with a movement that names the document and the person; the machines are told. */
export async function emptyLanes(
  tx: Handle,
  named: readonly LaneName[],
  by: { readonly documentId: string; readonly actorId: string },
): Promise<void> {
  const held = Map.groupBy(named, ({ machineId }) => machineId);
  for (const machine of await lockMachines(tx, { merchants: "all" }, [...held.keys()])) {
    const emptied = [];
    for (const lane of await lanes.lockLanes(tx, machine.machineId, held.get(machine.machineId)!)) {
      const { cabinet, laneNo, productId, stock } = lane;
      if (productId === null || stock === 0) continue;
      await bookTakenOut(tx, machine, { ...lane, productId }, stock, by);
      emptied.push({ ...machine, cabinet, laneNo, action: "remove", before: { stock }, after: { stock: 0 } });
    }
    await lanes.recordLaneChanges(tx, machine, by.actorId, emptied);
    await tellMachines(tx, emptied);
    await refreshConditions(tx, [machine.machineId]);
  }
}
