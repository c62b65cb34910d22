import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actTimeOf, emptyFromPhone, fillFromPhone, takeBackValueFen } from "./visitAct.ts";

const lane = { stock: 2, capacity: 10, reported: null };

describe("an act from a phone", () => {
  it("STOCK-08 adds what was put in, and says what does not fit", () => {
    expect(fillFromPhone(8, lane)).toMatchObject({ value: { done: 8, rest: 0, counted: null } });
    expect(fillFromPhone(9, lane)).toMatchObject({ value: { done: 8, rest: 1 } });
    expect(fillFromPhone(3, { ...lane, stock: 10 })).toMatchObject({ value: { done: 0, rest: 3 } });
  });

  it("STOCK-03 adds nothing twice where the machine has counted since", () => {
    expect(fillFromPhone(8, { ...lane, stock: 10, reported: 8 })).toMatchObject({
      value: { done: 0, rest: 0, counted: 8 },
    });
    expect(fillFromPhone(8, { ...lane, stock: 9, reported: 7 })).toMatchObject({ value: { rest: 1, counted: 7 } });
    expect(emptyFromPhone(2, { ...lane, stock: 0, reported: -2 })).toMatchObject({ value: { done: 0, rest: 0 } });
  });

  it("STOCK-08 takes out no more than lies there", () => {
    expect(emptyFromPhone(2, lane)).toMatchObject({ value: { done: 2, rest: 0 } });
    expect(emptyFromPhone(3, lane)).toMatchObject({ value: { done: 2, rest: 1 } });
    // Five of five were taken out and ten put in before the machine counted.
    const counted = { ...lane, stock: 10, reported: 5 };
    expect(emptyFromPhone(5, { ...counted, before: 5 })).toMatchObject({ value: { done: 0, rest: 0, back: 5 } });
    expect(emptyFromPhone(6, { ...counted, before: 5 })).toMatchObject({ value: { done: 0, rest: 1, back: 5 } });
    expect(emptyFromPhone(3, { ...lane, reported: -2 })).toMatchObject({ value: { done: 0, rest: 1, back: 2 } });
  });

  it.each([0, -1, 1.5, Number.NaN])("STOCK-08 is not about %s pieces", (pieces) => {
    expect(fillFromPhone(pieces, lane)).toMatchObject({ code: "stock.piecesNotPositive" });
    expect(emptyFromPhone(pieces, lane)).toMatchObject({ code: "stock.piecesNotPositive" });
  });

  it("STOCK-08 leads to the same stock in whatever order acts of two people arrive, while there is room", () => {
    const acts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(acts, (pieces) => {
        const end = (order: readonly number[]) =>
          order.reduce((stock, put) => {
            const outcome = fillFromPhone(put, { stock, capacity: 20, reported: null });
            return outcome.ok ? stock + outcome.value.done : stock;
          }, 0);
        return end(pieces) === end(pieces.toReversed()) && end(pieces) <= 20;
      }),
    );
  });

  it("STOCK-08 counts for its own moment, though not for one to come nor one too long ago", () => {
    const now = new Date("2026-11-23T08:00:00Z");
    const told = new Date("2026-11-20T08:00:00Z");
    expect(actTimeOf(told, now)).toMatchObject({ value: told });
    expect(actTimeOf(new Date("2026-11-24T08:00:00Z"), now)).toMatchObject({ value: now });
    expect(actTimeOf(new Date("2026-11-08T08:00:00Z"), now)).toMatchObject({ code: "stock.actTooOld" });
  });

  it("STOCK-08 brings goods back at what they took with them", () => {
    const nothing = { averageFen: null, sent: undefined, purchaseFen: null };
    const sent = { pieces: 10, valueFen: 1_250n };
    expect(takeBackValueFen(3, { averageFen: 130n, sent, purchaseFen: 999n })).toBe(390n);
    expect(takeBackValueFen(3, { averageFen: null, sent, purchaseFen: 999n })).toBe(375n);
    expect(takeBackValueFen(3, { ...nothing, purchaseFen: 200n })).toBe(600n);
    expect(takeBackValueFen(3, nothing)).toBe(0n);
  });
});
