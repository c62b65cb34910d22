import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDueAmount, dueDecider, dueLimits, dueNeedsAnother, dueSettled, dueWays } from "./due.ts";

describe("dues between merchants of a tree", () => {
  it("FIN-07 are settled up to what is owed and not being settled already", () => {
    const of = (fen: bigint) => checkDueAmount(fen, { owedFen: 1_000n, awaitingFen: 300n });
    expect([of(1n), of(700n)]).toMatchObject([{ ok: true }, { ok: true, value: 700n }]);
    expect([of(701n), of(0n), of(-5n)]).toMatchObject([
      { code: "finance.aboveDue", field: "amountFen" },
      { code: "amount.notPositive", field: "amountFen" },
      { code: "amount.notPositive" },
    ]);
  });

  it("FIN-07 need a second person above the limit, and the one who was paid where no money of the platform moves", () => {
    const { aloneFen } = dueLimits;
    const offset = (amountFen: bigint, beforeFen = 0n) => dueNeedsAnother("offset", amountFen, beforeFen);
    expect([offset(aloneFen), offset(aloneFen + 1n)]).toEqual([false, true]);
    expect([offset(1n, aloneFen - 1n), offset(2n, aloneFen - 1n)]).toEqual([false, true]);
    expect(dueNeedsAnother("paid", 1n, 0n)).toBe(true);
    expect(dueWays.map(dueDecider)).toEqual(["payer", "payee"]);
  });

  it("M14 go down in both books alike, and nothing is made or lost", () => {
    const owed = fc.record({
      way: fc.constantFrom(...dueWays),
      amountFen: fc.bigInt({ min: 1n, max: 1_000_000_000n }),
    });
    fc.assert(
      fc.property(owed, ({ way, amountFen }) => {
        const [out, into] = dueSettled({
          settlementId: "9",
          topMerchantId: "1",
          payerId: "1",
          payeeId: "2",
          way,
          amountFen,
        });
        expect(out?.postings[0]).toEqual({ account: "due:2", amountFen: -amountFen });
        expect(into?.postings[0]).toEqual({ account: "due:1", amountFen });
        const all = [out, into].flatMap((one) => one?.postings ?? []);
        expect(all.slice(0, 2).reduce((sum, line) => sum + line.amountFen, 0n)).toBe(0n);
        expect(all.reduce((sum, line) => sum + line.amountFen, 0n)).toBe(0n);
        expect(out?.postings[1]?.account).toBe(into?.postings[1]?.account);
      }),
    );
  });
});
