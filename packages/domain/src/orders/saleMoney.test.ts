import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { businessTypes, paymentKinds } from "./values.ts";
import {
  dispensed,
  lateDispense,
  lossRecovered,
  machineSale,
  paid,
  refundAsked,
  refundDone,
  refundFailed,
  released,
  sourceAccount,
} from "./saleMoney.ts";
import type { LedgerTransaction } from "../ledger/postings.ts";

const base = { orderId: "1", merchantId: "2", topMerchantId: "2", machineId: "3" } as const;
const sales = fc.record({
  payment: fc.constantFrom(...paymentKinds),
  business: fc.constantFrom(...businessTypes),
  paidFen: fc.bigInt(1n, 1_000_000_000n),
});

/** Balances after transactions, by account. */
function balances(transactions: readonly LedgerTransaction[]): Map<string, bigint> {
  const result = new Map<string, bigint>();
  for (const { postings } of transactions) {
    for (const { account, amountFen } of postings) result.set(account, (result.get(account) ?? 0n) + amountFen);
  }
  return result;
}

const total = (transaction: LedgerTransaction) =>
  transaction.postings.reduce((sum, { amountFen }) => sum + amountFen, 0n);

describe("M19 the money of a sale", () => {
  it("sums to zero in every transaction, without empty lines", () => {
    fc.assert(
      fc.property(sales, fc.bigInt(1n, 100n), fc.bigInt(0n, 100n), (sale, share, before) => {
        const money = { ...base, ...sale };
        const amountFen = (sale.paidFen * share) / 100n || 1n;
        const refundedBeforeFen = ((sale.paidFen - amountFen) * before) / 100n;
        const refund = { ...money, refundId: "9", amountFen, refundedBeforeFen, from: "pending", attempt: 1 } as const;
        for (const transaction of [
          machineSale(money),
          paid(money),
          dispensed(money),
          released(money),
          refundAsked(refund),
          refundFailed(refund),
          refundDone(refund),
          lateDispense(money, amountFen),
          lossRecovered(refund, amountFen / 2n),
        ]) {
          expect(total(transaction)).toBe(0n);
          expect(
            transaction.postings.filter(({ amountFen: fen }) => fen === 0n && sale.paidFen > 1n && amountFen > 1n),
          ).toEqual([]);
        }
      }),
    );
  });

  it("FIN-20 leaves nothing anywhere after any full refund in parts, fee included", () => {
    fc.assert(
      fc.property(sales, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }), (sale, parts) => {
        const money = { ...base, ...sale };
        const transactions = [paid(money)];
        let refundedBeforeFen = 0n;
        const amounts = parts.map((percent) => (sale.paidFen * BigInt(percent)) / 100n).filter((fen) => fen > 0n);
        for (const [index, wished] of [...amounts, sale.paidFen].entries()) {
          const left = sale.paidFen - refundedBeforeFen;
          const amountFen = index === amounts.length || wished > left ? left : wished;
          if (amountFen === 0n) continue;
          const refund = {
            ...money,
            refundId: String(index),
            amountFen,
            refundedBeforeFen,
            from: "pending",
            attempt: 1,
          } as const;
          transactions.push(refundAsked(refund), refundDone(refund));
          refundedBeforeFen += amountFen;
        }
        expect([...balances(transactions).values()].filter((fen) => fen !== 0n)).toEqual([]);
      }),
    );
  });

  it("ORDER-16 leaves nothing pending when a person settles what a refund in part left, and books it once", () => {
    fc.assert(
      fc.property(sales, fc.integer({ min: 0, max: 99 }), (sale, percent) => {
        const money = { ...base, ...sale };
        const amountFen = (sale.paidFen * BigInt(percent)) / 100n;
        const refund = {
          ...money,
          refundId: "9",
          amountFen,
          refundedBeforeFen: 0n,
          from: "pending",
          attempt: 1,
        } as const;
        const back = amountFen === 0n ? [] : [refundAsked(refund), refundDone(refund)];
        const all = balances([paid(money), ...back, released({ ...money, paidFen: sale.paidFen - amountFen })]);
        expect([all.get("pending") ?? 0n, all.get("refund_hold") ?? 0n]).toEqual([0n, 0n]);
        expect(released(money).idempotencyKey).toBe("released:1");
      }),
    );
  });

  it("gives back exactly what was held when a refund fails", () => {
    fc.assert(
      fc.property(sales, (sale) => {
        const refund = {
          ...base,
          ...sale,
          refundId: "9",
          amountFen: sale.paidFen,
          refundedBeforeFen: 0n,
          from: "available",
          attempt: 2,
        } as const;
        expect([...balances([refundAsked(refund), refundFailed(refund)]).values()].filter((fen) => fen !== 0n)).toEqual(
          [],
        );
      }),
    );
  });

  it("names every try of a refund differently, and every fact of an order once", () => {
    const refund = {
      ...base,
      payment: "wechat",
      business: "ordinary",
      paidFen: 5n,
      refundId: "9",
      amountFen: 5n,
      refundedBeforeFen: 0n,
      from: "pending",
      attempt: 1,
    } as const;
    expect(refundAsked(refund).idempotencyKey).not.toBe(refundAsked({ ...refund, attempt: 2 }).idempotencyKey);
    expect(paid(refund).idempotencyKey).toBe("paid:1");
  });

  it("takes cash from the machine, cards from their float and the rest from its provider", () => {
    expect(sourceAccount("cash", "3")).toBe("cash_in_machine:3");
    expect(sourceAccount("memberCard", "3")).toBe("card_float");
    expect(sourceAccount("wechat", "3")).toBe("psp_clearing:wechat");
    expect(sourceAccount("pickupCode", "3")).toBe("other_income");
  });
});
