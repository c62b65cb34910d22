import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BillLine } from "./bill.ts";
import { linesByOrder } from "./linesByOrder.ts";

const fens = fc.array(fc.bigInt({ min: 1n, max: 10_000n }), { minLength: 1, maxLength: 20 });
const sum = (some: readonly bigint[]) => some.reduce((all, fen) => all + fen, 0n);

describe("a bill of payments for several orders", () => {
  it("reads a line of a bill as one for each of its orders, with the same sums", () => {
    fc.assert(
      fc.property(fens, (amounts) => {
        const parts = amounts.map((amountFen, place) => ({ orderId: String(place + 1), amountFen }));
        const line = {
          kind: "payment",
          outTradeNo: "1",
          tradeNo: "T",
          refundNo: "",
          amountFen: sum(amounts),
          feeFen: 7n,
        };
        const lines = linesByOrder([line as BillLine], (no) => (no === "1" ? parts : undefined));
        expect(lines.map(({ outTradeNo, amountFen }) => ({ orderId: outTradeNo, amountFen }))).toEqual(parts);
        expect([sum(lines.map(({ feeFen }) => feeFen)), new Set(lines.map(({ tradeNo }) => tradeNo)).size]).toEqual([
          7n,
          parts.length,
        ]);
        const short = { ...line, amountFen: line.amountFen - 1n } as BillLine;
        expect(linesByOrder([short], () => parts)).toEqual([short]);
      }),
    );
  });
});
