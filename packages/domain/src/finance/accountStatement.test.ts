import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkLinkDays,
  checkStatementDays,
  merchantLines,
  receiverLines,
  type StatementContent,
  type StatementPart,
  type StatementShare,
  statementText,
  statementTotal,
} from "./accountStatement.ts";

const fen = fc.bigInt({ min: 0n, max: 10_000_000n });
const day = fc.constantFrom("2026-10-01", "2026-10-02", "2026-10-03");
const part = fc.record({
  day,
  payMethod: fc.constantFrom("wechat" as const, "alipay" as const),
  rate: fc.integer({ min: 0, max: 300 }),
  orders: fc.integer({ min: 1, max: 900 }),
  refunds: fc.integer({ min: 1, max: 90 }),
  paidFen: fen,
  refundFen: fen,
  feeFen: fen,
  higoFen: fen,
  higoBaseFen: fen,
  higoCount: fc.integer({ min: 1, max: 9 }),
}) satisfies fc.Arbitrary<StatementPart>;
const share = fc.record({
  day,
  receiver: fc.constantFrom("A", "B"),
  ratio: fc.integer({ min: 1, max: 10_000 }),
  fixedFen: fc.constantFrom(null, 100n),
  orders: fc.integer({ min: 1, max: 900 }),
  paidFen: fen,
  shareFen: fen,
}) satisfies fc.Arbitrary<StatementShare>;

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

describe("account statements", () => {
  it("FIN-07 FIN-20 a merchant's lines come to sales less refunds, fees and shares, and a receiver's to his shares", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.array(share, { maxLength: 12 }), (parts, shares) => {
        const shared = sum(shares.map(({ shareFen }) => shareFen));
        const kept = parts.map(({ paidFen, refundFen, feeFen, higoFen }) => paidFen - refundFen - feeFen - higoFen);
        expect(statementTotal(merchantLines(parts, shares))).toBe(sum(kept) - shared);
        expect(statementTotal(receiverLines(shares))).toBe(shared);
      }),
    );
  });

  it("FIN-07 the hash changes with every value that a reader sees", () => {
    const shares = [
      { day: "2026-10-01", receiver: "A", ratio: 1_000, fixedFen: null, orders: 2, paidFen: 500n, shareFen: 50n },
    ];
    const content: StatementContent = {
      merchantNo: "0001",
      merchantName: "店",
      receiver: "A",
      fromDate: "2026-10-01",
      toDate: "2026-10-01",
      lines: receiverLines(shares),
      days: [{ day: "2026-10-01", seal: "x" }],
    };
    const line = content.lines[0]!;
    const others: StatementContent[] = [
      { ...content, merchantName: "店2" },
      { ...content, receiver: null },
      { ...content, toDate: "2026-10-02" },
      { ...content, days: [] },
      ...Object.entries({
        day: "2026-10-02",
        rate: 999,
        fixedFen: "25",
        count: 3,
        baseFen: "5000",
        amountFen: "51",
        receiver: "B",
      }).map(([name, value]) => ({ ...content, lines: [{ ...line, [name]: value }] })),
    ];
    const hash = (of: StatementContent) => createHash("sha256").update(statementText(of)).digest("hex");
    expect(new Set([content, ...others].map(hash)).size).toBe(others.length + 1);
    expect(statementText(content).split("\n").at(-1)).toBe('["total","50"]');
  });

  it("FIN-07 a day that is not closed has no statement, and a link lives between one and ninety days", () => {
    expect(checkStatementDays("2026-10-02", "2026-10-02").ok).toBe(true);
    expect(checkStatementDays("2026-10-03", "2026-10-02")).toMatchObject({ code: "finance.statementDayOpen" });
    expect(checkStatementDays("2026-10-03", undefined)).toMatchObject({ code: "finance.statementDayOpen" });
    expect([0, 1, 90, 91, 1.5].map((days) => checkLinkDays(days).ok)).toEqual([false, true, true, false, false]);
  });
});
