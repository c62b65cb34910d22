import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { journalClaims, journalHead, type JournalLine, journalText } from "./journal.ts";

const line = (txnId: string, account: string, fen: string): JournalLine => ({
  txnId,
  day: "2026-11-22",
  kind: "sale",
  referenceId: "9",
  idempotencyKey: `sale:${txnId}`,
  account,
  fen,
});

/** Reads a journal as a reader of plain-text accounting does: sums by transaction and account, and claims. */
function read(text: string) {
  const sums: bigint[] = [];
  const balances = new Map<string, bigint>();
  const broken: string[] = [];
  const fenOf = (yuan: string) => BigInt(yuan.replace(".", ""));
  for (const row of text.split("\n")) {
    if (/^\d/.test(row)) sums.push(0n);
    const posting = /^ {4}(\S+) {2}(-?\d+\.\d\d) CNY(?: = (-?\d+\.\d\d) CNY)?$/.exec(row);
    if (posting === null) continue;
    const [, account = "", moved = "", claimed] = posting;
    sums[sums.length - 1]! += fenOf(moved);
    const balance = (balances.get(account) ?? 0n) + fenOf(moved);
    balances.set(account, balance);
    if (claimed !== undefined && balance !== fenOf(claimed)) broken.push(account);
  }
  return { sums, broken };
}

describe("the ledger as a journal", () => {
  it("M11 names every transaction once, with debits above zero", () => {
    const lines = [line("1", "0001:psp_clearing:wechat", "-350"), line("1", "0001:available", "350")];
    expect(journalText(lines)).toBe(
      "\n2026-11-22 (1) sale 9  ; sale:1\n    0001:psp_clearing:wechat  3.50 CNY\n    0001:available  -3.50 CNY\n",
    );
    expect(journalText([line("1", "a", "1")], "1")).toBe("    a  -0.01 CNY\n");
  });

  it("M11 adds up to nothing in each transaction and to each claimed balance, however it is cut into parts", () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ fen: fc.bigInt({ min: 1n, max: 10n ** 9n }), to: fc.nat(4) }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 7 }),
        fc.bigInt({ min: 0n, max: 1n }),
        (moves, part, wrong) => {
          const lines = moves.flatMap(({ fen, to }, place) => [
            line(String(place), "m:clearing", String(-fen)),
            line(String(place), `m:to${to}`, String(fen)),
          ]);
          const totals = new Map<string, bigint>();
          for (const { account, fen } of lines) totals.set(account, (totals.get(account) ?? 0n) + BigInt(fen));
          let text = journalHead;
          for (let at = 0; at < lines.length; at += part)
            text += journalText(lines.slice(at, at + part), lines[at - 1]?.txnId);
          text += journalClaims(
            "2026-11-22",
            [...totals].map(([account, fen]) => ({ account, fen: String(fen + wrong) })),
          );
          const { sums, broken } = read(text);
          expect(sums).toEqual([...moves.map(() => 0n), ...(totals.size > 0 ? [0n] : [])]);
          expect(broken).toHaveLength(wrong === 0n ? 0 : totals.size);
        },
      ),
    ));
});
