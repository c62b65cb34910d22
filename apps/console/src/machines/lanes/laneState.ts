import type { OutputOf } from "@yunshou/contract";
import type { lanes } from "@yunshou/contract/machines/lanes";
import { isAbnormalPrice } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";

export type LaneRow = OutputOf<typeof lanes.list>["lanes"][number];
export type MachineOfLanes = OutputOf<typeof lanes.list>["machine"];

export const laneTones: Readonly<Record<LaneRow["laneStatus"], Tone>> = {
  normal: "quiet",
  abnormal: "bad",
  discontinued: "neutral",
  pickupOnly: "running",
};

export const laneKey = (lane: Pick<LaneRow, "cabinet" | "laneNo">) => `${lane.cabinet}-${lane.laneNo}`;

/** The lanes of chosen keys, as the calls take them. */
export function placesOf(keys: ReadonlySet<string>, rows: readonly LaneRow[]) {
  return rows.filter((lane) => keys.has(laneKey(lane))).map(({ cabinet, laneNo }) => ({ cabinet, laneNo }));
}

/** How full a lane is, from 0 to 1, and whether it asks for goods. */
export function fillOf(lane: LaneRow): { level: number; low: boolean; empty: boolean } {
  const level = lane.capacity === 0 ? 0 : lane.stock / lane.capacity;
  return {
    level,
    low: lane.productId !== null && lane.stock <= lane.warnThreshold,
    empty: lane.productId !== null && lane.stock === 0,
  };
}

/** Why "enable" would be refused, by the server's own rule (LANE-06). */
export function enableRefused(lane: LaneRow): boolean {
  return isAbnormalPrice(lane.lanePriceFen === null ? null : BigInt(lane.lanePriceFen));
}

/** Layers of a cabinet from top to bottom, each with its lanes from left to right. */
export function layersOf(rows: readonly LaneRow[]): { layerNo: number; lanes: LaneRow[] }[] {
  const numbers = [...new Set(rows.map((lane) => lane.layerNo))].sort((a, b) => a - b);
  return numbers.map((layerNo) => ({
    layerNo,
    lanes: rows.filter((lane) => lane.layerNo === layerNo).sort((a, b) => a.laneNo - b.laneNo),
  }));
}
