import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates.ts";
import {
  batchStateOf,
  checkBatchDelete,
  checkBatchQuantity,
  checkBatchFields,
  checkBatchUsable,
  daysToExpiry,
  firstExpiredFirst,
} from "./batches.ts";

const today = "2026-11-22";
const form = { batchNo: " B01 ", productionDate: "2026-01-01", shelfLifeDate: "2027-12-31", batchQty: 1 };

describe("a batch", () => {
  it("MED-06 was made in the past, is good for longer, and has at least one piece", () => {
    expect(checkBatchFields(form, today)).toMatchObject({ value: { batchNo: "B01" } });
    const refusals = [
      [{ batchNo: " " }, "field.required"],
      [{ productionDate: "2026-11-23" }, "pharmacy.productionInFuture"],
      [{ shelfLifeDate: "2026-01-01" }, "goods.shelfLifeBeforeProduction"],
      [{ batchQty: 0 }, "pharmacy.quantityWrong"],
      [{ batchQty: 1.5 }, "pharmacy.quantityWrong"],
      [{ batchQty: 1_000_001 }, "pharmacy.quantityWrong"],
    ] as const;
    for (const [wrong, code] of refusals)
      expect(checkBatchFields({ ...form, ...wrong }, today)).toMatchObject({ code });
  });

  it("MED-07 MED-11 is sold on its last day and never after it, nor once it was recalled", () => {
    const until = (shelfLifeDate: string, recalled = false) => ({ shelfLifeDate, recalled });
    expect(daysToExpiry(today, today)).toBe(0);
    expect(checkBatchUsable(until(today), today).ok).toBe(true);
    expect(checkBatchUsable(until("2026-11-21"), today)).toMatchObject({ code: "pharmacy.batchExpired" });
    expect(checkBatchUsable(until("2099-01-01", true), today)).toMatchObject({ code: "pharmacy.batchRecalled" });
    expect(batchStateOf(until(addDays(today, 90)), today)).toBe("near");
    expect(batchStateOf(until(addDays(today, 91)), today)).toBe("good");
    expect(batchStateOf(until(addDays(today, -1)), today)).toBe("expired");
    expect(batchStateOf(until(addDays(today, -1), true), today)).toBe("recalled");
  });

  it("MED-11 leaves nothing that may not be sold, and puts first what expires first", () => {
    const batch = fc.record({
      productionDate: fc.integer({ min: -900, max: -400 }).map((days) => addDays(today, days)),
      shelfLifeDate: fc.integer({ min: -60, max: 400 }).map((days) => addDays(today, days)),
      recalled: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 30 }), (batches) => {
        const sold = firstExpiredFirst(batches, today);
        expect(sold).toHaveLength(batches.filter((one) => checkBatchUsable(one, today).ok).length);
        for (const [index, one] of sold.entries()) {
          expect(checkBatchUsable(one, today).ok).toBe(true);
          const before = sold[index - 1];
          if (before !== undefined) expect(before.shelfLifeDate <= one.shelfLifeDate).toBe(true);
        }
      }),
    );
  });

  it("MED-06 is never smaller than the trace codes of its boxes", () => {
    expect(checkBatchQuantity(5, 5).ok).toBe(true);
    expect(checkBatchQuantity(4, 5)).toMatchObject({ code: "pharmacy.traceAboveBatch", field: "batchQty" });
  });

  it("MED-06 stays while it lies in lanes, was checked, was recalled or has trace codes", () => {
    const free = { stock: 0, checks: 0, sold: 0, codes: 0, recalled: false };
    expect(checkBatchDelete(free).ok).toBe(true);
    expect(checkBatchDelete({ ...free, sold: 2, codes: 5, recalled: true })).toMatchObject({
      code: "pharmacy.batchSold",
      values: { sold: 2 },
    });
    for (const kept of [{ stock: 1 }, { checks: 1 }, { recalled: true }])
      expect(checkBatchDelete({ ...free, ...kept })).toMatchObject({ code: "pharmacy.batchInUse" });
    expect(checkBatchDelete({ ...free, codes: 5 })).toMatchObject({
      code: "pharmacy.batchCoded",
      values: { codes: 5 },
    });
  });
});
