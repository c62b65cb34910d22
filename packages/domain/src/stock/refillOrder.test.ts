import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareBatches, takeBackPercent } from "./outbound.ts";
import { cancelRefill, countedWith, fillLane, refillEventOf } from "./refillOrder.ts";

describe("a filled lane", () => {
  const lane = { filled: 6, stock: 2, capacity: 10, reported: 0 };

  it("STOCK-08 gains what a person put in, and waits for the count of its machine", () => {
    expect(fillLane(lane)).toMatchObject({ ok: true, value: { added: 6, counted: null } });
    expect(fillLane({ ...lane, filled: 8 })).toMatchObject({ ok: true, value: { added: 8 } });
    expect(fillLane({ ...lane, filled: 9 })).toMatchObject({ code: "lane.stockAboveCapacity" });
    expect(fillLane({ ...lane, filled: 0 })).toMatchObject({ ok: true, value: { added: 0, counted: 0 } });
  });

  it.each([-1, 1.5, Number.NaN])("STOCK-08 takes no %s pieces", (filled) => {
    expect(fillLane({ ...lane, filled })).toMatchObject({ code: "stock.filledOutOfRange" });
  });

  it("STOCK-03 gains nothing twice where the machine has reported the refill itself", () => {
    expect(fillLane({ ...lane, stock: 8, reported: 5 })).toMatchObject({ ok: true, value: { added: 0, counted: 5 } });
  });

  it("STOCK-03 is confirmed or contradicted when every lane is counted, and not before", () => {
    const line = (doneQuantity: number, countedQuantity: number | null) => ({ doneQuantity, countedQuantity });
    expect(refillEventOf([line(3, 3), line(2, null)])).toBeUndefined();
    expect(refillEventOf([line(3, 3), line(0, 0)])).toBe("verify");
    expect(refillEventOf([line(3, 2), line(2, 2)])).toBe("differ");
  });

  it("STOCK-03 counts what was booked before with what the machine found besides, and new pieces wait", () => {
    const line = (doneQuantity: number, countedQuantity: number | null) => ({ doneQuantity, countedQuantity });
    expect(countedWith(line(0, null), { pieces: 5, counted: 4 })).toBe(4);
    expect(countedWith(line(3, null), { pieces: 2, counted: 2 })).toBe(5);
    expect(countedWith(line(5, 5), { pieces: 1, counted: null })).toBeNull();
    expect(countedWith(line(5, 4), { pieces: 1, counted: null })).toBe(5);
  });

  it("STOCK-08 is cancelled only while nothing was put in", () => {
    expect(cancelRefill("planned", 0)).toEqual({ ok: true, value: "cancelled" });
    expect(cancelRefill("planned", 1)).toMatchObject({ code: "state.notAllowed" });
    expect(cancelRefill("filled", 0)).toMatchObject({ code: "state.notAllowed" });
  });
});

describe("what leaves for a route", () => {
  it("STOCK-08 is taken from the batch that expires first", () => {
    const batch = (batchNo: string, shelfLifeDate: string | null, stock: number) => ({
      productId: "1",
      batchNo,
      shelfLifeDate,
      stock,
      isUsable: batchNo !== "C",
    });
    const batches = [
      batch("", null, 9),
      batch("C", "2025-02-01", 4),
      batch("B", "2027-02-01", 4),
      batch("A", "2027-03-01", 4),
    ];
    expect(shareBatches(new Map([["1", 6]]), batches)).toEqual([
      { productId: "1", batchNo: "B", quantity: 4 },
      { productId: "1", batchNo: "A", quantity: 2 },
    ]);
  });

  it("STOCK-08 is never more than is needed, and never more than lies there", () => {
    const stock = fc.record({
      productId: fc.constantFrom("1", "2"),
      batchNo: fc.string({ maxLength: 3 }),
      shelfLifeDate: fc.constantFrom(null, "2027-01-01", "2027-05-01"),
      stock: fc.nat(50),
      isUsable: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(stock, { selector: (one) => one.productId + one.batchNo }),
        fc.nat(200),
        (batches, n) => {
          const shares = shareBatches(new Map([["1", n]]), batches);
          const lies = batches.filter(({ productId }) => productId === "1").reduce((sum, one) => sum + one.stock, 0);
          expect(shares.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(Math.min(n, lies));
          expect(shares.every(({ quantity }) => quantity > 0)).toBe(true);
        },
      ),
    );
  });
});

describe("what a route brings back", () => {
  it("STOCK-01 is a share of what was loaded, from nothing to all of it", () => {
    expect([takeBackPercent(0, 0), takeBackPercent(20, 3), takeBackPercent(3, 1), takeBackPercent(4, 9)]).toEqual([
      null,
      15,
      33,
      100,
    ]);
  });
});
