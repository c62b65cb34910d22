import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { step } from "../states.ts";
import {
  checkApprover,
  checkBatch,
  checkLines,
  checkPieces,
  checkReceived,
  coverDays,
  daysCovered,
  demandDays,
  orderByDay,
  purchasePlanTable,
  purchaseEventOf,
  purchaseTable,
  suggestedPieces,
} from "./documents.ts";

const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? "ok" : result.code);
const line = (quantity: number, doneQuantity: number) => ({ quantity, doneQuantity });

describe("documents of purchases", () => {
  it("STOCK-08 a plan becomes an order only when it was approved, and never twice", () => {
    expect(step(purchasePlanTable, "draft", "approve").ok).toBe(false);
    expect(step(purchasePlanTable, "rejected", "order").ok).toBe(false);
    expect(step(purchasePlanTable, "approved", "edit").ok).toBe(false);
    expect(step(purchasePlanTable, "ordered", "order").ok).toBe(false);
    expect(codeOf(checkApprover("1", "1"))).toBe("stock.ownDocument");
    expect(codeOf(checkApprover("1", "2"))).toBe("ok");
  });

  it("STOCK-08 an order follows what was received, and takes nothing once it is closed", () => {
    expect(purchaseEventOf([line(5, 0), line(3, 0)])).toBe("takeBackAll");
    expect(purchaseEventOf([line(5, 5), line(3, 0)])).toBe("receivePart");
    expect(purchaseEventOf([line(5, 6), line(3, 3)])).toBe("receiveAll");
    expect(step(purchaseTable, "closed", "receivePart").ok).toBe(false);
  });

  it("STOCK-09 takes more than the open quantity only with a confirmation", () => {
    expect(codeOf(checkReceived(3, line(5, 2), false))).toBe("ok");
    expect(checkReceived(4, line(5, 2), false)).toMatchObject({ code: "stock.aboveOrdered", values: { open: 3 } });
    expect(checkReceived(1, line(5, 9), false)).toMatchObject({ values: { open: 0 } });
    expect(codeOf(checkReceived(4, line(5, 2), true))).toBe("ok");
  });

  it("STOCK-07 has lines with a product and pieces, none twice", () => {
    const cola = { productId: "1", quantity: 1 };
    expect(codeOf(checkLines([]))).toBe("stock.chooseProduct");
    expect(codeOf(checkLines([cola, { ...cola, productId: "2" }]))).toBe("ok");
    expect(codeOf(checkLines([{ ...cola, quantity: 0 }]))).toBe("stock.piecesNotPositive");
    expect(checkLines([cola, cola])).toMatchObject({ code: "stock.lineTwice", values: { row: 2 } });
    expect(codeOf(checkLines([cola, { ...cola, batchNo: "B" }]))).toBe("ok");
    expect(codeOf(checkLines(Array.from({ length: 201 }, (_, at) => ({ ...cola, productId: `${at}` }))))).toBe(
      "stock.tooManyLines",
    );
    expect([1.5, -1, 100_000, Number.NaN].map((pieces) => codeOf(checkPieces(pieces)))).toEqual(
      Array.from({ length: 4 }, () => "stock.piecesNotPositive"),
    );
  });

  it("MED-06 wants batch and both days of medicine, in their order", () => {
    const batch = { batchNo: "B1", productionDate: "2026-01-01", shelfLifeDate: "2027-01-01" };
    expect(codeOf(checkBatch(batch, true))).toBe("ok");
    expect(codeOf(checkBatch({ ...batch, batchNo: " " }, true))).toBe("stock.batchMissing");
    expect(codeOf(checkBatch({ ...batch, shelfLifeDate: null }, true))).toBe("stock.batchMissing");
    expect(codeOf(checkBatch({ batchNo: "", productionDate: null, shelfLifeDate: null }, false))).toBe("ok");
    expect(codeOf(checkBatch({ ...batch, shelfLifeDate: "2025-12-31" }, false))).toBe("stock.keepsTooShort");
  });
});

describe("suggestions", () => {
  it("STOCK-07 last through lead time and cover, in whole packs", () => {
    const demand = { sold: 56, lost: 0, stock: 10, onOrder: 0, warnThreshold: 5, packSize: 12, leadDays: 3 };
    // Two a day for 17 days and the warning are 39; 29 are missing.
    expect(suggestedPieces(demand)).toBe(36);
    expect(suggestedPieces({ ...demand, onOrder: 30 })).toBe(0);
    expect(daysCovered(demand)).toBe(5);
    expect(daysCovered({ ...demand, sold: 0 })).toBeNull();
    // Had no lane been empty, three a day would have sold.
    expect(suggestedPieces({ ...demand, lost: 28 })).toBe(48);
    expect(daysCovered({ ...demand, lost: 28 })).toBe(3);
  });

  it("STOCK-07 say until when an order still comes before the warning", () => {
    const demand = { sold: 56, lost: 0, stock: 25, onOrder: 0, warnThreshold: 5, packSize: 12, leadDays: 3 };
    // Twenty pieces above the warning last ten days, three of which the goods are on their way.
    expect(orderByDay(demand, "2026-02-25")).toBe("2026-03-04");
    expect(orderByDay({ ...demand, onOrder: 20 }, "2026-02-25")).toBe("2026-03-14");
    expect(orderByDay({ ...demand, stock: 5 }, "2026-02-25")).toBe("2026-02-25");
    expect(orderByDay({ ...demand, sold: 0 }, "2026-02-25")).toBeNull();
  });

  it("STOCK-07 never leave too little, and never a pack too much", () => {
    const whole = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        fc.record({
          sold: whole(2_000),
          lost: whole(500),
          stock: whole(2_000),
          onOrder: whole(500),
          warnThreshold: whole(100),
          packSize: fc.integer({ min: 1, max: 48 }),
          leadDays: whole(30),
        }),
        (demand) => {
          const pieces = suggestedPieces(demand);
          const wanted =
            ((demand.sold + demand.lost) * (demand.leadDays + coverDays)) / demandDays + demand.warnThreshold;
          const after = demand.stock + demand.onOrder + pieces;
          expect(pieces % demand.packSize).toBe(0);
          expect(after >= wanted).toBe(true);
          expect(pieces === 0 || after - demand.packSize < wanted + 1).toBe(true);
        },
      ),
    );
  });
});
