import { accept } from "../../result.ts";
import { keptShares, type SplitShare } from "../split.ts";
import type { MerchantMoney } from "../withdrawal.ts";
import { type Rules, rules } from "./rules.ts";

const blindTo = (account: keyof MerchantMoney): Partial<Rules> => ({
  withdrawableFen: (money) => rules.withdrawableFen({ ...money, [account]: 0n }),
});
let attempts = 0;
const again = () => (attempts += 1);
const table = rules.withdrawalTable;

/** The rules with one guard taken out or broken, each by what is wrong with it. */
export const mutants: Readonly<Record<string, Partial<Rules>>> = {
  "today's sales can be withdrawn": blindTo("todayFen"),
  "goods that did not come out count as sold": blindTo("pendingFen"),
  "what is held for withdrawals counts as free": blindTo("withdrawHoldFen"),
  "what was paid out counts as still there": blindTo("payoutFen"),
  "fees of withdrawals count as still there": blindTo("feeIncomeFen"),
  "what was offset counts as still there": blindTo("transferFen"),
  "settled charges count as still there": blindTo("chargedFen"),
  "charges of waiting days are forgotten": blindTo("unsettledFen"),
  "the fee of a withdrawal may exceed the balance": {
    checkWithdrawalAmount: (fen, can, terms) => rules.checkWithdrawalAmount(fen, fen <= can ? can + fen : can, terms),
  },
  "one yuan can be withdrawn": {
    checkWithdrawalAmount: (fen, can, terms) =>
      fen === 100n && can > 110n ? accept(10n) : rules.checkWithdrawalAmount(fen, can, terms),
  },
  "more than 200,000 yuan can be withdrawn": {
    checkWithdrawalAmount: (fen, can, terms) =>
      fen === 20_000_001n && can > 20_100_000n ? accept(20_000n) : rules.checkWithdrawalAmount(fen, can, terms),
  },
  "withdrawals are free": {
    checkWithdrawalAmount: (fen, can, terms) => {
      const fee = rules.checkWithdrawalAmount(fen, can, terms);
      return fee.ok ? accept(0n) : fee;
    },
  },
  "withdrawals are asked for at any time": { checkWithdrawalWindow: () => accept() },
  "the window ends a minute late": {
    checkWithdrawalWindow: (minute, terms) =>
      rules.checkWithdrawalWindow(minute, { ...terms, toMinute: terms.toMinute + 1 }),
  },
  "people review their own withdrawals": { checkReviewer: () => accept() },
  "nobody needs to review a withdrawal": {
    withdrawalTable: { ...table, notReviewed: { ...table.notReviewed, pay: "paying" } },
  },
  "a transfer under way can be cancelled": {
    withdrawalTable: { ...table, paying: { ...table.paying, cancel: "cancelled" } },
  },
  "a failed withdrawal is paid again": { withdrawalTable: { ...table, failed: { pay: "paying" } } },
  "a paid withdrawal can fail": { withdrawalTable: { ...table, paid: { fail: "failed" } } },
  "a rejected withdrawal can be rejected once more": { withdrawalTable: { ...table, rejected: { pay: "paying" } } },
  "an application holds its amount without its fee": {
    withdrawalHeld: (money) => rules.withdrawalHeld({ ...money, feeFen: 0n }),
  },
  "a refused application gives its amount back without its fee": {
    withdrawalReleased: (money) => rules.withdrawalReleased({ ...money, feeFen: 0n }),
  },
  "a payment that is sent again is booked again": {
    withdrawalPaid: (money) => {
      const booked = rules.withdrawalPaid(money);
      return { ...booked, idempotencyKey: `${booked.idempotencyKey}:${again()}` };
    },
  },
  "a payment forgets the fee": {
    withdrawalPaid: (money) => {
      const booked = rules.withdrawalPaid(money);
      return { ...booked, postings: booked.postings.slice(0, 2) };
    },
  },
  "a settled day can be held back": {
    settlementTable: { ...rules.settlementTable, settled: { hold: "held" } },
  },
  "a day is settled that costs more than there is": { checkCharge: () => accept() },
  "a confirmation that is sent again is booked again": {
    settlementConfirmed: (money) => {
      const booked = rules.settlementConfirmed(money);
      return booked === undefined ? undefined : { ...booked, idempotencyKey: `settled:${again()}` };
    },
  },
  "a refund gives no fee back": {
    chargesBetween: (before, after, terms) => {
      const charges = rules.chargesBetween(before, after, terms);
      return after < before ? { ...charges, feeFen: 0n } : charges;
    },
  },
  "a refund gives no share back": {
    chargesBetween: (before, after, terms) => {
      const charges = rules.chargesBetween(before, after, terms);
      return after < before ? { ...charges, shares: charges.shares.map(() => 0n) } : charges;
    },
  },
  "each refund is charged by itself and cut by itself": {
    chargesBetween: (before, after, terms) => {
      const charges = rules.chargesBetween(before, after, terms);
      const cut = (fen: bigint, split: readonly SplitShare[]) => keptShares(fen, split);
      return { ...charges, shares: cut(after - before, terms.split) };
    },
  },
  "plans share 101 percent": { checkReceivers: (given) => accept(given) },
  "more is settled than is owed": { checkDueAmount: (fen) => accept(fen) },
  "what waits for a second person can be settled again": {
    checkDueAmount: (fen, due) => rules.checkDueAmount(fen, { ...due, awaitingFen: 0n }),
  },
  "one person settles any due": { dueNeedsAnother: () => false },
  "one person settles any due in parts": { dueNeedsAnother: (way, fen) => rules.dueNeedsAnother(way, fen, 0n) },
  "a due goes down in one book alone": { dueSettled: (money) => rules.dueSettled(money).slice(0, 1) },
};
