import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { step } from "../states.ts";
import { differenceOf } from "./count.ts";
import { emptyLevel, issueChange, levelAfter, takeBackChange } from "./goodsBook.ts";
import {
  checkGoodsCounted,
  checkGoodsFinished,
  goodsCountEvents,
  goodsCountStates,
  goodsCountTable,
  stockAfterGoodsCount,
  surplusValueFen,
} from "./goodsCount.ts";

const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? "ok" : result.code);
const line = (book: number, counted: number) => ({ book, counted, productName: "cola" });

describe("a count of a place", () => {
  it("STOCK-01 goes the way of a machine's count, and a booked one is only reversed, once", () => {
    const allowed = goodsCountStates.flatMap((state) =>
      goodsCountEvents.flatMap((event) => {
        const next = step(goodsCountTable, state, event);
        return next.ok ? [`${state} ${event} ${next.value}`] : [];
      }),
    );
    expect(allowed).toEqual([
      "counting finish booked",
      "counting submit waiting",
      "counting cancel cancelled",
      "waiting approve booked",
      "waiting sendBack counting",
      "waiting cancel cancelled",
      "booked reverse reversed",
    ]);
  });

  it("STOCK-01 takes whole pieces from 0 to what a line of a document takes", () => {
    const codes = [0, 7, 99_999, -1, 0.5, 100_000, Number.NaN].map((counted) => codeOf(checkGoodsCounted(counted)));
    const refused = "stock.wholeOutOfRange";
    expect(codes).toEqual(["ok", "ok", "ok", refused, refused, refused, refused]);
  });

  it("STOCK-01 needs a line, and names the product whose difference nobody explained", () => {
    expect(codeOf(checkGoodsFinished([]))).toBe("stock.noGoodsCounted");
    expect(codeOf(checkGoodsFinished([{ ...line(5, 5), reason: null }]))).toBe("ok");
    expect(checkGoodsFinished([{ ...line(5, 4), reason: null }])).toMatchObject({
      code: "stock.goodsReasonMissing",
      values: { productName: "cola" },
    });
    expect(codeOf(checkGoodsFinished([{ ...line(5, 4), reason: "unbooked" }]))).toBe("ok");
  });

  it("STOCK-01 puts the difference of then to the stock of now, and refuses below zero and after another count", () => {
    const after = (stock: number, isUntouched = true) => stockAfterGoodsCount({ ...line(10, 8), stock, isUntouched });
    expect(after(25)).toMatchObject({ value: 23 });
    expect(after(2)).toMatchObject({ value: 0 });
    expect(codeOf(after(1))).toBe("stock.goodsCountAgain");
    expect(codeOf(after(25, false))).toBe("stock.goodsCountAgain");
  });

  it("STOCK-01 is not distorted by what moves between counting and booking", () => {
    const pieces = fc.nat(500);
    fc.assert(
      fc.property(
        pieces,
        pieces,
        fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 20 }),
        (book, found, moves) => {
          // What really lies there moves like the book, from another beginning.
          let [stock, really] = [book, found];
          for (const quantity of moves) {
            if (stock + quantity < 0 || really + quantity < 0) continue;
            stock += quantity;
            really += quantity;
          }
          const counted = { ...line(book, found), stock, isUntouched: true };
          expect(stockAfterGoodsCount(counted)).toMatchObject({ value: really });
        },
      ),
    );
  });

  it("STOCK-01 values what was found at the average of its batch, else of the product there, else at its purchase price", () => {
    const level = { stock: 3, valueFen: 1_000n };
    const product = { stock: 10, valueFen: 2_500n };
    const worth = (given: object) => surplusValueFen(2, { level, product, purchaseFen: 99n, ...given });
    expect(worth({})).toBe(667n);
    expect(worth({ level: emptyLevel })).toBe(500n);
    expect(worth({ level: emptyLevel, product: emptyLevel })).toBe(198n);
    expect(worth({ level: emptyLevel, product: emptyLevel, purchaseFen: null })).toBe(0n);
  });

  it("STOCK-01 leaves no cost without goods, and its reversal brings every piece back", () => {
    const level = fc.record({
      stock: fc.integer({ min: 1, max: 400 }),
      valueFen: fc.bigInt({ min: 0n, max: 9_999_999n }),
    });
    fc.assert(
      fc.property(level, fc.nat(800), (before, counted) => {
        const difference = differenceOf({ book: before.stock, counted });
        const change =
          difference >= 0
            ? {
                quantity: difference,
                valueFen: surplusValueFen(difference, { level: before, product: before, purchaseFen: null }),
              }
            : issueChange(before, -difference);
        const done = "ok" in change ? (change.ok ? change.value : undefined) : change;
        const after = levelAfter(before, done!);
        expect(after.stock).toBe(counted);
        expect(after.stock > 0 || after.valueFen === 0n).toBe(true);
        const back =
          difference >= 0
            ? takeBackChange(after, difference, done!.valueFen)
            : { ok: true as const, value: { quantity: -difference, valueFen: -done!.valueFen } };
        expect(back.ok && levelAfter(after, back.value)).toEqual(before);
      }),
    );
  });
});
