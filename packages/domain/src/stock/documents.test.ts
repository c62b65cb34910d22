import { describe, expect, it } from "vitest";
import { step } from "../states.ts";
import {
  checkApprover,
  checkBatch,
  checkLines,
  checkPieces,
  checkReceived,
  purchasePlanTable,
  purchaseEventOf,
  purchaseStates,
  purchaseTable,
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
    expect(purchaseStates.filter((state) => step(purchaseTable, state, "send").ok)).toEqual([
      "ordered",
      "partlyReceived",
    ]);
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
