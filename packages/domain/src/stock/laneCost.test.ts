import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyLevel, type GoodsChange, issueChange, levelAfter } from "./goodsBook.ts";
import { costAfterFilling, type LaneCost, laneValueFen, pieceCostFen, shareCosts, shareValue } from "./laneCost.ts";

describe("the cost of a lane", () => {
  it("STOCK-08 is the moving average of what was filled in, and the purchase price where the ledger knows nothing", () => {
    const first = costAfterFilling(null, 250n, 4, { pieces: 4, valueFen: 1_000n });
    expect(first).toEqual({ averageFen: 250n, remainderFen: 0n });
    // Two of four were sold; two more come in for 3.20 each.
    const second = costAfterFilling(first, 250n, 4, { pieces: 2, valueFen: 640n });
    expect(second).toEqual({ averageFen: 285n, remainderFen: 0n });
    expect(pieceCostFen(second, 250n)).toBe(285n);
    expect(pieceCostFen(null, 250n)).toBe(250n);
    expect(pieceCostFen(null, null)).toBeNull();
  });

  it("STOCK-08 counts pieces that lay there before at the purchase price, or like those that came in", () => {
    expect(costAfterFilling(null, 100n, 4, { pieces: 2, valueFen: 600n }).averageFen).toBe(200n);
    expect(costAfterFilling(null, null, 4, { pieces: 2, valueFen: 600n })).toEqual({
      averageFen: 300n,
      remainderFen: 0n,
    });
  });

  it("STOCK-08 leaves no fen behind: what a whole average lacks comes into the next filling", () => {
    const third = costAfterFilling(null, null, 3, { pieces: 3, valueFen: 1_000n });
    expect(third).toEqual({ averageFen: 333n, remainderFen: 1n });
    expect(laneValueFen(third, 3)).toBe(1_000n);
    expect(costAfterFilling(third, null, 1, { pieces: 1, valueFen: 333n })).toEqual({
      averageFen: 334n,
      remainderFen: 0n,
    });
  });

  it("STOCK-08 is that of the pieces that are there when the ledger hears of a filling after some of it was sold", () => {
    const before = { averageFen: 200n, remainderFen: 0n };
    // Five came in and were counted by the machine, four were sold at 2.00, then the phone says what they cost.
    const after = costAfterFilling(before, null, 1, { pieces: 5, valueFen: 1_500n });
    expect(after).toEqual({ averageFen: 300n, remainderFen: 400n });
    expect(costAfterFilling(before, null, 0, { pieces: 5, valueFen: 1_500n })).toEqual({
      averageFen: 200n,
      remainderFen: 500n,
    });
  });

  it("STOCK-08 is divided among lanes to the last fen", () => {
    expect(shareValue(1_000n, [1, 1, 1])).toEqual([333n, 334n, 333n]);
    expect(shareValue(5n, [])).toEqual([]);
    const lines = [
      { productId: "cola", filled: 4 },
      { productId: "tea", filled: 2 },
      { productId: "cola", filled: 0 },
      { productId: "cola", filled: 5 },
    ];
    const costs = new Map([
      ["cola", 999n],
      ["tea", 300n],
    ]);
    expect(shareCosts(lines, costs).map(({ productId, pieces, valueFen }) => [productId, pieces, valueFen])).toEqual([
      ["cola", 4, 444n],
      ["cola", 5, 555n],
      ["tea", 2, 300n],
    ]);
    const pieces = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), pieces, (valueFen, all) => {
        const shares = shareValue(valueFen, all);
        const some = all.some((one) => one > 0);
        expect(shares.reduce((sum, fen) => sum + fen, 0n)).toBe(some ? valueFen : 0n);
        expect(shares.every((fen) => fen >= 0n)).toBe(true);
      }),
    );
  });
});

const small = fc.integer({ min: 1, max: 12 });
const happening = fc.oneof(
  fc.record({
    kind: fc.constant("receive" as const),
    pieces: small,
    priceFen: fc.bigInt({ min: 1n, max: 20_000n }),
  }),
  fc.record({ kind: fc.constant("fill" as const), pieces: small }),
  // The machine counts first, sells some of it, and the phone tells the ledger afterwards.
  fc.record({ kind: fc.constant("fillLate" as const), pieces: small, sold: fc.nat(12) }),
  fc.record({ kind: fc.constant("sell" as const), pieces: small }),
  fc.record({ kind: fc.constant("takeBack" as const), pieces: small }),
  fc.record({ kind: fc.constant("count" as const), stock: fc.nat(12) }),
  fc.record({ kind: fc.constant("lose" as const), pieces: small }),
);

describe("goods from the bag to the sale", () => {
  it("STOCK-08 conserve their cost to the fen: what came in less what was sold, lost and found is what is there", () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 80 }), fc.constantFrom(null, 0n, 300n), (events, purchaseFen) => {
        let bag = emptyLevel;
        let [stock, cost] = [0, null as LaneCost | null];
        let [broughtFen, soldFen, lostFen, foundFen] = [0n, 0n, 0n, 0n];
        const move = (change: GoodsChange) => {
          bag = levelAfter(bag, change);
          return -change.valueFen;
        };
        const filled = (pieces: number) => {
          const left = issueChange(bag, pieces);
          if (!left.ok) return undefined;
          return { pieces, valueFen: move(left.value) };
        };
        const sell = (pieces: number) => {
          stock -= pieces;
          soldFen += (cost?.averageFen ?? 0n) * BigInt(pieces);
        };
        for (const event of events) {
          if (event.kind === "receive") {
            const valueFen = event.priceFen * BigInt(event.pieces);
            broughtFen += valueFen;
            move({ quantity: event.pieces, valueFen });
          } else if (event.kind === "fill") {
            const given = filled(event.pieces);
            if (given === undefined) continue;
            stock += given.pieces;
            const known = cost !== null;
            cost = costAfterFilling(cost, purchaseFen, stock, given);
            // What lay there before the ledger knew the lane is found with its first filling.
            if (!known) foundFen += laneValueFen(cost, stock) - given.valueFen;
          } else if (event.kind === "fillLate") {
            if (cost === null) continue;
            const given = filled(event.pieces);
            if (given === undefined) continue;
            stock += given.pieces;
            const counted: bigint = cost.averageFen * BigInt(given.pieces);
            foundFen += counted;
            sell(Math.min(event.sold, stock));
            cost = costAfterFilling(cost, purchaseFen, stock, given);
            // The pieces were no find: their cost is known now.
            foundFen -= counted;
          } else if (event.kind === "sell") sell(Math.min(event.pieces, stock));
          else if (event.kind === "takeBack") {
            const pieces = Math.min(event.pieces, stock);
            if (pieces === 0 || cost === null) continue;
            stock -= pieces;
            move({ quantity: pieces, valueFen: cost.averageFen * BigInt(pieces) });
          } else if (event.kind === "count") {
            foundFen += (cost?.averageFen ?? 0n) * BigInt(event.stock - stock);
            stock = event.stock;
          } else {
            const lost = issueChange(bag, event.pieces);
            if (lost.ok) lostFen += move(lost.value);
          }
          expect(cost === null || cost.averageFen >= 0n).toBe(true);
          const thereFen = bag.valueFen + (cost === null ? 0n : laneValueFen(cost, stock));
          expect(broughtFen - soldFen - lostFen + foundFen).toBe(thereFen);
        }
      }),
      { numRuns: 500 },
    );
  });

  const capacity = 20;
  it("STOCK-08 sell between the cheapest and the dearest filling, where all of it was known when it came in", () => {
    const filling = fc.record({
      pieces: small,
      priceFen: fc.bigInt({ min: 1n, max: 20_000n }),
      sold: fc.nat(12),
    });
    fc.assert(
      fc.property(fc.array(filling, { minLength: 1, maxLength: 40 }), (fillings) => {
        let [stock, cost] = [0, null as LaneCost | null];
        for (const { pieces: offered, priceFen, sold } of fillings) {
          const pieces = Math.min(offered, capacity - stock);
          if (pieces === 0) continue;
          stock += pieces;
          cost = costAfterFilling(cost, null, stock, { pieces, valueFen: priceFen * BigInt(pieces) });
          stock -= Math.min(sold, stock);
        }
        const prices = fillings.map(({ priceFen }) => priceFen);
        const low = prices.reduce((a, b) => (a < b ? a : b));
        const high = prices.reduce((a, b) => (a > b ? a : b));
        // Half a fen for each piece that a lane holds may stay in the remainder, and a single piece may get it.
        const slack = BigInt(capacity / 2 + 1);
        expect(cost!.averageFen >= low - slack && cost!.averageFen <= high + slack).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
