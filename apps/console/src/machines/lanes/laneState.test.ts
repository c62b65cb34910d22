import { describe, expect, it } from "vitest";
import { fillOf, laneKey, type LaneRow, layersOf, placesOf } from "./laneState.ts";

const lane = (laneNo: number, more: Partial<LaneRow> = {}): LaneRow => ({
  cabinet: "main",
  laneNo,
  layerNo: Math.floor((laneNo - 1) / 10),
  laneMode: "medium",
  laneStatus: "normal",
  locked: false,
  productId: "1",
  productCode: "P1",
  productName: "p",
  productImage: null,
  productPriceFen: "300",
  lanePriceFen: "300",
  purchaseFen: "100",
  averageCostFen: null,
  stock: 3,
  capacity: 6,
  warnThreshold: 2,
  batchNo: "",
  fault: null,
  soldToday: 0,
  version: 1,
  ...more,
});

describe("the front of a machine", () => {
  it("LANE-19 shows layers from top to bottom and lanes from left to right", () => {
    const layers = layersOf([lane(22), lane(11), lane(21), lane(20)]);
    expect(layers.map(({ layerNo, lanes }) => [layerNo, lanes.map(({ laneNo }) => laneNo)])).toEqual([
      [1, [11, 20]],
      [2, [21, 22]],
    ]);
  });

  it("STOCK-05 calls a lane low at its threshold, and never a lane without product", () => {
    expect(fillOf(lane(11, { stock: 2 }))).toMatchObject({ low: true, empty: false });
    expect(fillOf(lane(11, { stock: 3 })).low).toBe(false);
    expect(fillOf(lane(11, { stock: 0, productId: null }))).toMatchObject({ low: false, empty: false });
  });

  it("names the chosen lanes by cabinet and number", () => {
    const rows = [lane(11), lane(12)];
    expect(placesOf(new Set([laneKey(lane(12))]), rows)).toEqual([{ cabinet: "main", laneNo: 12 }]);
  });
});
