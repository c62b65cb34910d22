import type { DownBody } from "@yunshou/contract/machines/downMessages";
import type { Handle } from "@yunshou/database";
import { checkSellable, laneSyncDeadlineMs, type LaneStatus } from "@yunshou/domain";
import { enqueue } from "../commands/outbox.ts";
import { lanesAlwaysWithin } from "../effects/welcome.ts";
import * as queries from "./laneSyncs.queries.ts";

/** What names the one message of a machine in the outbox that tells its changed lanes. */
export const lanesKey = "lanes";

/**
 * People changed these lanes, each named once: tells their machines, and keeps for each lane what its machine holds until the
 * machine confirms. To be called in the transaction of the change, after the lanes and their `lane_change` rows are written.
 * A newer change takes the place of one that is not confirmed. A gateway sends within a second; machines that only know the
 * welcome take the lanes over at their next start.
 *
 * @param changeSetId the change set to which the changes belong, if they do
 * @param isLogged whether the newest `lane_change` row of each lane is this change; weights write none
 */
export async function tellMachines(
  tx: Handle,
  lanes: readonly queries.ChangedLane[],
  { changeSetId = null, isLogged = true }: { readonly changeSetId?: string | null; readonly isLogged?: boolean } = {},
): Promise<void> {
  if (lanes.length === 0) return;
  await queries.insertSyncs(tx, lanes, { changeSetId, isLogged, deadlineMs: laneSyncDeadlineMs });
  await callMachines(
    tx,
    lanes.map(({ machineId }) => machineId),
  );
}

/** What a machine must know of a stored lane. */
export const factsOf = ({ productId, priceFen, capacity, stock }: queries.LaneFacts): queries.LaneFacts => ({
  productId,
  priceFen,
  capacity,
  stock,
});

/** Puts the message of the machines that answer lane changes into the outbox; its lanes are filled in when it is sent. */
export async function callMachines(tx: Handle, machineIds: readonly string[]): Promise<void> {
  const confirming = await queries.confirmingMachines(tx, [...new Set(machineIds)].sort());
  const notAfter = new Date(Date.now() + laneSyncDeadlineMs);
  await enqueue(
    tx,
    confirming.map((machineId) => ({
      machineId,
      key: lanesKey,
      type: "lanes",
      body: { notAfter: notAfter.getTime(), lanes: [], removed: [] },
      notAfter,
    })),
  );
}

/** The messages with all that these machines have yet to confirm, as the lanes are at this moment, by machine. */
export async function composeLanes(
  tx: Handle,
  machineIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DownBody<"lanes">[]>> {
  if (machineIds.length === 0) return new Map();
  const due = Map.groupBy(await queries.takeDue(tx, machineIds), ({ machineId }) => machineId);
  return new Map(
    [...due].map(([machineId, lanes]) => [
      machineId,
      Array.from({ length: Math.ceil(lanes.length / lanesAlwaysWithin) }, (_, index) =>
        bodyOf(lanes.slice(index * lanesAlwaysWithin, (index + 1) * lanesAlwaysWithin)),
      ),
    ]),
  );
}

function bodyOf(due: readonly queries.DueLane[]): DownBody<"lanes"> {
  return {
    notAfter: Math.min(...due.map(({ notAfter }) => new Date(notAfter).getTime())),
    lanes: due.filter(({ exists }) => exists).map(configOf),
    removed: due.flatMap(({ exists, cabinet, lane, version }) => (exists ? [] : [{ cabinet, lane, version }])),
  };
}

/** A lane of the database as messages name it. */
export type StoredConfig = Pick<
  queries.DueLane,
  | "cabinet"
  | "lane"
  | "productId"
  | "productName"
  | "productNames"
  | "priceFen"
  | "capacity"
  | "stock"
  | "status"
  | "locked"
  | "category"
  | "weight"
>;

/** A lane as `welcome` and `lanes` name it. */
export function laneConfigOf(lane: StoredConfig): DownBody<"welcome">["lanes"][number] {
  const { cabinet, productName, productNames, capacity, stock, locked, productId, category, weight } = lane;
  const priceFen = lane.priceFen === null ? null : BigInt(lane.priceFen);
  return {
    cabinet,
    lane: lane.lane,
    productName,
    productNames,
    priceFen: priceFen === null ? null : Number(priceFen),
    capacity,
    stock,
    sellable: checkSellable({ status: lane.status as LaneStatus, locked, stock, priceFen, productId }).ok,
    ...(category === null || category === "" ? {} : { category }),
    ...(weight === null ? {} : { weight }),
  };
}

const configOf = (lane: queries.DueLane) => ({ ...laneConfigOf(lane), version: lane.version });
