import { tellOfLanes } from "../../system/docking/outbox.queries.ts";
import { type AlarmName, type AlarmRaised, clearAlarms, raiseAlarms } from "../conditions/alarms.queries.ts";
import { refreshConditions } from "../conditions/conditions.ts";
import type { Effect } from "./effect.ts";
import { machinesChannel } from "./hello.ts";
import { lockLanes, moveStock, type LaneRow, type Movement } from "./lanes.queries.ts";
import { keepRefillChecks, markReported } from "./refillChecks.queries.ts";

const nameOf = (lane: { machineId: string; cabinet: string; lane: number }) =>
  `${lane.machineId}|${lane.cabinet}|${lane.lane}`;

/**
 * Somebody loaded or took goods at the machine, who counted: the new count becomes the stock, with a movement for the
 * difference. A count above the capacity or of an unknown lane changes nothing and raises a contradiction (LANE-16), which is
 * over with the next count that is taken.
 */
export const stock: Effect<"stock"> = async ({ tx, notify }, messages) => {
  const counts = messages.flatMap(({ machine, message, receivedAt }) =>
    message.body.lanes.map((lane) => ({
      ...lane,
      machineId: machine.machineId,
      reason: message.body.reason,
      at: receivedAt,
    })),
  );
  const lanes = new Map((await lockLanes(tx, counts)).map((lane) => [nameOf(lane), lane]));
  const moved = new Map<string, LaneRow>();
  const reports: Movement[] = [];
  /** The last word about each lane: what contradicts, or nothing where the count was taken. */
  const words = new Map<string, AlarmName & { readonly detail?: AlarmRaised["detail"] }>();
  for (const count of counts) {
    const lane = lanes.get(nameOf(count));
    const about = {
      machineId: count.machineId,
      kind: "contradiction" as const,
      cabinet: count.cabinet,
      lane: count.lane,
    };
    if (lane === undefined || count.stock > lane.capacity) {
      const detail = {
        reported: count.stock,
        ...(lane === undefined ? { problem: "laneUnknown" } : { problem: "aboveCapacity", capacity: lane.capacity }),
      };
      words.set(nameOf(count), { ...about, detail });
      continue;
    }
    words.set(nameOf(count), about);
    const quantity = count.stock - lane.stock;
    lane.stock = count.stock;
    if (quantity !== 0) moved.set(nameOf(lane), lane);
    const { topId, merchantId, machineId, cabinet, productId } = lane;
    reports.push({
      topId,
      merchantId,
      machineId,
      cabinet,
      lane: lane.lane,
      productId,
      quantity,
      stockAfter: lane.stock,
      reason: count.reason,
      at: count.at,
    });
  }
  const movements = reports.filter(({ quantity }) => quantity !== 0);
  await keepRefillChecks(tx, reports);
  if (movements.length > 0) await moveStock(tx, movements, [...moved.values()]);
  await markReported(tx, reports);
  await tellOfLanes(
    tx,
    movements.map(({ lane, quantity, stockAfter, ...of }) => ({
      ...of,
      laneNo: lane,
      before: stockAfter - quantity,
      after: stockAfter,
    })),
  );
  const said = [...words.values()];
  await raiseAlarms(
    tx,
    said.flatMap(({ detail, ...about }) => (detail === undefined ? [] : [{ ...about, detail }])),
  );
  await clearAlarms(
    tx,
    said.filter(({ detail }) => detail === undefined),
  );
  const touched = [...new Set(counts.map((count) => count.machineId))];
  await refreshConditions(tx, touched);
  notify(machinesChannel, touched);
};
