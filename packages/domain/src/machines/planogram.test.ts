import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  differencesOf,
  type LaneDifference,
  type PlannedLane,
  planAdding,
  planPrice,
  planRemoving,
  planReplacing,
  planTemplate,
  planTemplatePrice,
  planTemplateUndo,
  planUndo,
} from "./planogram.ts";

const lane = (laneNo: number, given: Partial<PlannedLane> = {}): PlannedLane => ({
  cabinet: "main",
  laneNo,
  mode: "medium",
  status: "normal",
  locked: false,
  productId: "cola",
  priceFen: 350n,
  purchaseFen: 200n,
  stock: 4,
  capacity: 6,
  warnThreshold: 1,
  batchNo: "B1",
  ...given,
});
const free = (laneNo: number) =>
  lane(laneNo, {
    productId: null,
    priceFen: null,
    purchaseFen: null,
    stock: 0,
    batchNo: "",
    status: "discontinued",
  });
const water = { productId: "water", priceFen: 200n, purchaseFen: 90n };

describe("planned lanes", () => {
  it("LANE-09 gives every lane of a product the new price, and lets the first sound price sell", () => {
    const lanes = [lane(11), lane(12, { productId: "water" }), lane(13, { priceFen: null, status: "discontinued" })];
    expect(
      planPrice(lanes, "cola", { priceFen: 400n }).map(({ priceFen, status, purchaseFen, batchNo }) => [
        priceFen,
        status,
        purchaseFen,
        batchNo,
      ]),
    ).toEqual([
      [400n, "normal", 200n, "B1"],
      [350n, "normal", 200n, "B1"],
      [400n, "normal", 200n, "B1"],
    ]);
    expect(planPrice(lanes, "cola", { priceFen: 400n, purchaseFen: 250n, batchNo: "B2" })[0]).toMatchObject({
      purchaseFen: 250n,
      batchNo: "B2",
    });
  });

  it("TEMPLATE-11 overwrites the main cabinet: goods stay with their product, other lanes go, the second cabinet is left alone", () => {
    const sub = lane(11, { cabinet: "sub" });
    const wanted = { mode: "small", purchaseFen: null, capacity: 3, warnThreshold: 0 } as const;
    const after = planTemplate(
      [lane(11), lane(12), lane(13), sub],
      [
        { ...wanted, laneNo: 11, productId: "cola", priceFen: 400n },
        { ...wanted, laneNo: 12, productId: "water", priceFen: 200n },
        { ...wanted, laneNo: 21, productId: null, priceFen: null },
      ],
    );
    expect(
      after.map(({ cabinet, laneNo, productId, stock, status }) => [cabinet, laneNo, productId, stock, status]),
    ).toEqual([
      ["main", 11, "cola", 3, "normal"],
      ["main", 12, "water", 0, "normal"],
      ["main", 21, null, 0, "discontinued"],
      ["sub", 11, "cola", 4, "normal"],
    ]);
  });

  it("adds a product to free lanes only, replaces it and takes it out with what lies in its lanes", () => {
    const lanes = [lane(11), free(12), free(13)];
    expect(planAdding(lanes, water, 1).map(({ productId }) => productId)).toEqual(["cola", "water", null]);
    expect(planAdding(lanes, water, 5).map(({ productId }) => productId)).toEqual(["cola", "water", "water"]);
    expect(planReplacing(lanes, "cola", water)[0]).toMatchObject({ ...water, stock: 0, batchNo: "", status: "normal" });
    expect(planRemoving(lanes, "cola")[0]).toEqual({ ...free(11) });
  });

  const unmoved = (differences: readonly LaneDifference[]) => differences.map((one) => ({ ...one, hasMoved: false }));

  it("does not bring goods back into a lane in which others went in and out since, though the count is the same again", () => {
    const before = [lane(11)];
    const after = planReplacing(before, "cola", water);
    const undoneOf = (hasMoved: boolean) =>
      planUndo(
        after,
        differencesOf(before, after).map((one) => ({ ...one, hasMoved })),
      ).lanes.map(({ productId, stock }) => [productId, stock]);
    expect([undoneOf(false), undoneOf(true)]).toEqual([[["cola", 4]], [["cola", 0]]]);
    // So in a lane that was removed, came again and is gone once more.
    const removed = [{ before: before[0]!, after: null, hasMoved: true }];
    expect(planUndo([], removed).lanes).toEqual([lane(11, { stock: 0 })]);
  });

  it("takes back only what is still as it was left, and keeps what was sold meanwhile", () => {
    const before = [lane(11), lane(12)];
    const after = planPrice(before, "cola", { priceFen: 400n });
    const now = [
      { ...after[0]!, stock: 1 },
      { ...after[1]!, priceFen: 500n },
    ];
    const { lanes, kept } = planUndo(now, unmoved(differencesOf(before, after)));
    expect([kept, lanes.map(({ priceFen, stock }) => [priceFen, stock])]).toEqual([
      1,
      [
        [350n, 1],
        [500n, 4],
      ],
    ]);
  });

  const anyLane = fc
    .record({
      cabinet: fc.constantFrom("main" as const, "sub" as const),
      laneNo: fc.integer({ min: 11, max: 30 }),
      mode: fc.constantFrom("small" as const, "medium" as const, "large" as const),
      locked: fc.boolean(),
      productId: fc.constantFrom("cola", "water", "tea", null),
      priceFen: fc.bigInt({ min: 1n, max: 900n }),
      purchaseFen: fc.option(fc.bigInt({ min: 1n, max: 900n })),
      capacity: fc.integer({ min: 0, max: 20 }),
      stock: fc.integer({ min: 0, max: 20 }),
      batchNo: fc.constantFrom("", "B1"),
      stopped: fc.boolean(),
    })
    .map(({ stopped, ...given }) =>
      lane(given.laneNo, {
        ...given,
        priceFen: given.productId === null ? null : given.priceFen,
        status: given.productId === null || stopped ? "discontinued" : "normal",
        stock: given.productId === null ? 0 : Math.min(given.stock, given.capacity),
        warnThreshold: 0,
      }),
    );
  const machine = fc.uniqueArray(anyLane, { selector: ({ cabinet, laneNo }) => `${cabinet} ${laneNo}`, maxLength: 12 });

  it("LANE-15 gives the lanes of a template their new price, and takes back those that nobody set since", () => {
    const priced = (laneNo: number, productId: string, priceFen: bigint) => ({
      laneNo,
      productId,
      priceFen,
      purchaseFen: null,
    });
    const were = [priced(11, "1", 300n), priced(12, "1", 320n), priced(21, "2", 500n)];
    const changes = planTemplatePrice(were, "1", { priceFen: 400n, purchaseFen: 150n });
    expect(changes.map(({ after }) => [after.laneNo, after.priceFen, after.purchaseFen])).toEqual([
      [11, 400n, 150n],
      [12, 400n, 150n],
    ]);
    const [first, second] = changes.map(({ after }) => after);
    expect(planTemplateUndo([first!, { ...second!, priceFen: 450n }], changes)).toEqual({ lanes: [were[0]], kept: 1 });
    expect(planTemplateUndo([first!, { ...second!, productId: "2" }], changes).kept).toBe(1);
    expect(planTemplateUndo([], changes)).toEqual({ lanes: [], kept: 2 });
    expect(planTemplatePrice([priced(11, "1", 400n)], "1", { priceFen: 400n })).toEqual([]);
  });

  it("TEMPLATE-11 LANE-18 whatever was applied and taken back leaves the lanes of before", () => {
    fc.assert(
      fc.property(machine, machine, fc.integer({ min: 0, max: 4 }), (lanes, template, kind) => {
        const main = template.filter(({ cabinet }) => cabinet === "main");
        const applied = [
          () => planTemplate(lanes, main),
          () => planPrice(lanes, "cola", { priceFen: 123n, batchNo: "B9" }),
          () => planAdding(lanes, water, 3),
          () => planReplacing(lanes, "cola", water),
          () => planRemoving(lanes, "cola"),
        ][kind]!();
        const undone = planUndo(applied, unmoved(differencesOf(lanes, applied)));
        expect(undone.kept).toBe(0);
        expect(differencesOf(lanes, undone.lanes)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe("lanes that their machine calls broken", () => {
  const broken = (laneNo: number) => ({ ...free(laneNo), isBroken: true });
  const statusOf = (lanes: readonly PlannedLane[]) => lanes.map(({ status }) => status);

  it("LANE-03 LANE-06 wait for the machine when they get a product or a price", () => {
    expect(statusOf(planAdding([broken(11), free(12)], water, 2))).toEqual(["abnormal", "normal"]);
    const unpriced = { ...broken(11), productId: "cola" };
    expect(statusOf(planPrice([unpriced], "cola", { priceFen: 400n }))).toEqual(["abnormal"]);
    const wanted = { laneNo: 11, mode: "medium", ...water, capacity: 6, warnThreshold: 1 } as const;
    expect(statusOf(planTemplate([broken(11)], [wanted]))).toEqual(["abnormal"]);
  });

  it("LANE-03 are as the machine calls them when a change is taken back that stopped them", () => {
    const undone = (was: PlannedLane["status"], isBroken: boolean) => {
      const before = lane(11, { status: was });
      const [after] = planRemoving([before], "cola");
      return statusOf(planUndo([{ ...after!, isBroken }], [{ before, after: after!, hasMoved: false }]).lanes)[0];
    };
    expect(undone("abnormal", false)).toBe("normal");
    expect(undone("abnormal", true)).toBe("abnormal");
    expect(undone("normal", true)).toBe("abnormal");
    expect(undone("pickupOnly", false)).toBe("pickupOnly");
  });
});
