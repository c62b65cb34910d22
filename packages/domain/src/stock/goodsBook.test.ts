import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  averageCostFen,
  checkBookingDay,
  checkDayClosing,
  emptyLevel,
  type GoodsChange,
  issueChange,
  levelAfter,
  takeBackChange,
} from "./goodsBook.ts";

const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? "ok" : result.code);

describe("goods of a warehouse", () => {
  it("STOCK-08 leave at the moving average, and the last piece takes what is left", () => {
    const level = { stock: 3, valueFen: 1_000n };
    expect(averageCostFen(level)).toBe(333n);
    expect(averageCostFen(emptyLevel)).toBeNull();
    expect(issueChange(level, 1)).toEqual({ ok: true, value: { quantity: -1, valueFen: -333n } });
    expect(issueChange(level, 3)).toEqual({ ok: true, value: { quantity: -3, valueFen: -1_000n } });
    const short = { code: "stock.warehouseShort", values: { productName: "cola", has: 3 } };
    expect(issueChange(level, 4, "cola")).toMatchObject(short);
  });

  it("STOCK-08 are taken back with what was paid for them, as far as it is still there", () => {
    expect(takeBackChange({ stock: 20, valueFen: 4_000n }, 10, 3_000n)).toMatchObject({ value: { valueFen: -3_000n } });
    expect(takeBackChange({ stock: 10, valueFen: 2_000n }, 10, 3_000n)).toMatchObject({ value: { valueFen: -2_000n } });
    expect(takeBackChange({ stock: 11, valueFen: 2_000n }, 10, 3_000n)).toMatchObject({ value: { valueFen: -2_000n } });
    expect(codeOf(takeBackChange({ stock: 9, valueFen: 2_000n }, 10, 3_000n))).toBe("stock.warehouseShort");
  });

  it("STOCK-08 move on no day that is closed or has not begun", () => {
    expect(codeOf(checkBookingDay("2026-11-22", "2026-11-22", null))).toBe("ok");
    expect(codeOf(checkBookingDay("2026-11-23", "2026-11-22", null))).toBe("stock.dayAhead");
    expect(codeOf(checkBookingDay("2026-10-31", "2026-11-22", "2026-10-31"))).toBe("stock.dayClosed");
    expect(codeOf(checkBookingDay("2026-11-01", "2026-11-22", "2026-10-31"))).toBe("ok");
  });

  it("STOCK-08 have their days closed forwards only, when they are over", () => {
    expect(codeOf(checkDayClosing("2026-10-31", null, "2026-11-22"))).toBe("ok");
    expect(codeOf(checkDayClosing("2026-10-31", "2026-10-31", "2026-11-22"))).toBe("ok");
    expect(codeOf(checkDayClosing("2026-09-30", "2026-10-31", "2026-11-22"))).toBe("stock.closedEarlier");
    expect(codeOf(checkDayClosing(null, "2026-10-31", "2026-11-22"))).toBe("stock.closedEarlier");
    expect(codeOf(checkDayClosing("2026-11-22", null, "2026-11-22"))).toBe("stock.dayNotOver");
  });
});

const happening = fc.oneof(
  fc.record({
    kind: fc.constant("receive" as const),
    pieces: fc.integer({ min: 1, max: 50 }),
    priceFen: fc.bigInt({ min: 1n, max: 100_000n }),
  }),
  fc.record({ kind: fc.constant("issue" as const), pieces: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant("move" as const), pieces: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant("takeBack" as const), place: fc.nat(20) }),
);

describe("any sequence of receipts, transfers, issues and reversals", () => {
  it("STOCK-08 keeps each level the sum of its movements, never below zero, and conserves the cost", () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 50 }), (events) => {
        const levels = [emptyLevel, emptyLevel];
        const movements: GoodsChange[][] = [[], []];
        const receipts: GoodsChange[] = [];
        let [brought, taken] = [0n, 0n];
        const book = (at: 0 | 1, change: GoodsChange) => {
          levels[at] = levelAfter(levels[at]!, change);
          movements[at]!.push(change);
        };
        for (const event of events) {
          if (event.kind === "receive") {
            const change = { quantity: event.pieces, valueFen: event.priceFen * BigInt(event.pieces) };
            book(0, change);
            receipts.push(change);
            brought += change.valueFen;
          } else if (event.kind === "takeBack") {
            const receipt = receipts[event.place];
            if (receipt === undefined) continue;
            const change = takeBackChange(levels[0]!, receipt.quantity, receipt.valueFen);
            if (!change.ok) continue;
            receipts.splice(event.place, 1);
            book(0, change.value);
            taken -= change.value.valueFen;
          } else {
            const at = event.kind === "issue" ? 1 : 0;
            const change = issueChange(levels[at]!, event.pieces);
            if (!change.ok) continue;
            book(at, change.value);
            if (event.kind === "issue") taken -= change.value.valueFen;
            else book(1, { quantity: -change.value.quantity, valueFen: -change.value.valueFen });
          }
          for (const at of [0, 1]) {
            const level = levels[at]!;
            expect(level.stock).toBe(movements[at]!.reduce((sum, { quantity }) => sum + quantity, 0));
            expect(level.stock >= 0 && level.valueFen >= 0n && (level.stock > 0 || level.valueFen === 0n)).toBe(true);
          }
          expect(levels[0]!.valueFen + levels[1]!.valueFen).toBe(brought - taken);
        }
      }),
      { numRuns: 500 },
    );
  });
});
