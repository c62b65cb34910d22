import { ledgerAccounts } from "../../ledger/accounts.ts";
import { step } from "../../states.ts";
import type { DueWay } from "../due.ts";
import type { SettlementState } from "../settlement.ts";
import { defaultWithdrawalTerms, heldWithdrawals, type MerchantMoney, type WithdrawalState } from "../withdrawal.ts";
import { Book } from "./book.ts";
import type { Rules } from "./rules.ts";

export const clearing = ledgerAccounts.clearing("unionpay");
const { available, pending, refundHold, withdrawHold, payout, feeIncome, providerFee, dueTransfer } = ledgerAccounts;

export interface Sale {
  readonly id: string;
  readonly merchantId: string;
  readonly day: number;
  readonly paidFen: bigint;
  readonly rate: number;
  readonly ratios: readonly number[];
  keptFen: bigint;
  isDispensed: boolean;
  /** Facts that no settled statement has yet. */
  unsettled: number;
  feeFen: bigint;
  shares: bigint[];
}
export interface Statement {
  readonly id: string;
  readonly merchantId: string;
  readonly facts: { readonly sale: Sale; readonly feeFen: bigint; readonly shares: readonly bigint[] }[];
  netFen: bigint;
  state: SettlementState;
  wasSettled: boolean;
}
export interface Withdrawal {
  readonly id: string;
  readonly merchantId: string;
  readonly amountFen: bigint;
  readonly feeFen: bigint;
  readonly minute: number;
  readonly applicant: string;
  reviewer: string | null;
  state: WithdrawalState;
  /** The bank has made the transfer, whatever the platform knows of it. */
  isTransferred: boolean;
}
export interface Due {
  readonly id: string;
  readonly way: DueWay;
  readonly amountFen: bigint;
  readonly applicant: string;
  readonly day: number;
  decider: string | null;
  isDone: boolean;
}

/** Whether one person alone offset it. */
export const isAlone = ({ way, isDone, decider, applicant }: Due): boolean =>
  way === "offset" && isDone && decider === applicant;

export const receivers = ["7", "8"] as const;

/** The platform of the simulation: two merchants of a tree, their sales, statements, withdrawals and dues. */
export class Platform {
  readonly book = new Book();
  readonly sales: Sale[] = [];
  readonly statements: Statement[] = [];
  readonly withdrawals: Withdrawal[] = [];
  readonly dues: Due[] = [];
  day = 1;
  #serial = 0;
  readonly #open = new Map<string, Statement["facts"]>();
  readonly rules: Rules;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  id(): string {
    this.#serial += 1;
    return String(this.#serial);
  }

  money(merchantId: string): MerchantMoney {
    const of = (account: string) => this.book.of(merchantId, account);
    const waiting = this.statements.filter((one) => one.merchantId === merchantId && one.state !== "settled");
    return {
      availableFen: of(available),
      pendingFen: of(pending),
      refundHoldFen: of(refundHold),
      withdrawHoldFen: of(withdrawHold),
      feeIncomeFen: of(feeIncome),
      payoutFen: of(payout),
      transferFen: of(dueTransfer),
      clearingFen: of(clearing),
      todayFen: this.#collected(merchantId, (sale) => sale.day === this.day),
      chargedFen: of(providerFee) + this.book.shares(merchantId, receivers),
      unsettledFen: [
        ...waiting.map((one) => (one.state === "held" ? one.netFen : chargeOf(one.facts))),
        chargeOf(this.#open.get(merchantId) ?? []),
      ].reduce((sum, fen) => sum + (fen > 0n ? fen : 0n), 0n),
    };
  }

  #collected(merchantId: string, is: (sale: Sale) => boolean): bigint {
    return this.sales
      .filter((sale) => sale.merchantId === merchantId && is(sale))
      .reduce((sum, { paidFen }) => sum + paidFen, 0n);
  }

  sell(merchantId: string, paidFen: bigint, rate: number, ratios: readonly number[]): void {
    const named = ratios.map((ratio, place) => ({ name: `r${place}`, ratio }));
    if (named.length > 0 && !this.rules.checkReceivers(named).ok) return;
    const sale: Sale = {
      id: this.id(),
      merchantId,
      day: this.day,
      paidFen,
      rate,
      ratios,
      keptFen: 0n,
      isDispensed: false,
      unsettled: 0,
      feeFen: 0n,
      shares: ratios.map(() => 0n),
    };
    this.sales.push(sale);
    this.book.move(`sale:${sale.id}`, merchantId, clearing, pending, paidFen);
    this.#fact(sale, paidFen);
  }

  dispense(sale: Sale): void {
    if (sale.isDispensed || sale.keptFen !== sale.paidFen) return;
    sale.isDispensed = true;
    this.book.move(`dispensed:${sale.id}`, sale.merchantId, pending, available, sale.paidFen);
  }

  /** Gives a part of a sale back; what is not there any more cannot be given. */
  refund(sale: Sale, amountFen: bigint): void {
    const from = sale.isDispensed ? available : pending;
    if (amountFen <= 0n || amountFen > sale.keptFen || amountFen > this.book.of(sale.merchantId, from)) return;
    if (!sale.isDispensed && amountFen !== sale.keptFen) return;
    const id = this.id();
    this.book.move(`refundHeld:${id}`, sale.merchantId, from, refundHold, amountFen);
    this.book.move(`refundDone:${id}`, sale.merchantId, refundHold, clearing, amountFen);
    this.#fact(sale, -amountFen);
  }

  #fact(sale: Sale, amountFen: bigint): void {
    const split = sale.ratios.map((ratio) => ({ ratio }));
    const { feeFen, shares } = this.rules.chargesBetween(sale.keptFen, sale.keptFen + amountFen, {
      kind: "unionpay",
      business: "ordinary",
      rate: sale.rate,
      split,
    });
    sale.keptFen += amountFen;
    sale.unsettled += 1;
    this.#open.set(sale.merchantId, [...(this.#open.get(sale.merchantId) ?? []), { sale, feeFen, shares }]);
  }

  /** Ends the day: one statement for each merchant on whose sales something happened. */
  close(): void {
    for (const [merchantId, facts] of this.#open) {
      const netFen = facts.reduce((sum, { sale }) => sum + (sale.day === this.day ? sale.keptFen : 0n), 0n);
      this.statements.push({ id: this.id(), merchantId, facts, netFen, state: "pending", wasSettled: false });
    }
    this.#open.clear();
    this.day += 1;
  }

  decide(statement: Statement, event: "confirm" | "hold" | "release"): void {
    const next = step(this.rules.settlementTable, statement.state, event);
    if (!next.ok) return;
    if (event === "confirm") {
      const shares = receivers.map((receiverId, place) => ({
        receiverId,
        shareFen: statement.facts.reduce((sum, fact) => sum + (fact.shares[place] ?? 0n), 0n),
      }));
      const feeFen = statement.facts.reduce((sum, fact) => sum + fact.feeFen, 0n);
      const { merchantId, id } = statement;
      const money = { statementId: id, merchantId, topMerchantId: "1", feeFen, shares };
      if (!this.rules.checkCharge(money, this.book.of(merchantId, available)).ok) return;
      this.#twice(() => this.rules.settlementConfirmed(money));
      for (const { sale, feeFen: fee, shares: parts } of statement.facts) {
        sale.unsettled -= 1;
        sale.feeFen += fee;
        sale.shares = sale.shares.map((fen, place) => fen + (parts[place] ?? 0n));
      }
      statement.wasSettled = true;
    }
    statement.state = next.value;
  }

  apply(merchantId: string, amountFen: bigint, minute: number, applicant: string): void {
    if (!this.rules.checkWithdrawalWindow(minute, defaultWithdrawalTerms).ok) return;
    const can = this.rules.withdrawableFen(this.money(merchantId));
    const fee = this.rules.checkWithdrawalAmount(amountFen, can, defaultWithdrawalTerms);
    if (!fee.ok) return;
    const made: Withdrawal = {
      id: this.id(),
      merchantId,
      amountFen,
      feeFen: fee.value,
      minute,
      applicant,
      reviewer: null,
      state: "notReviewed",
      isTransferred: false,
    };
    this.withdrawals.push(made);
    this.#twice(() => this.rules.withdrawalHeld(moneyOf(made)));
  }

  /** One step of a withdrawal; the bank makes a transfer that is on its way, whatever the platform does. */
  act(withdrawal: Withdrawal, event: "approve" | "reject" | "cancel" | "pay" | "succeed" | "fail", by: string): void {
    const next = step(this.rules.withdrawalTable, withdrawal.state, event);
    if (!next.ok) return;
    if (event === "approve" || event === "reject") {
      if (!this.rules.checkReviewer(withdrawal.applicant, by).ok) return;
      withdrawal.reviewer = by;
    }
    if (event === "succeed" && !withdrawal.isTransferred) return;
    if (event === "fail" && withdrawal.isTransferred && withdrawal.state === "paying") return;
    withdrawal.state = next.value;
    const money = moneyOf(withdrawal);
    if (event === "succeed") this.#twice(() => this.rules.withdrawalPaid(money));
    if (event === "reject" || event === "cancel" || event === "fail")
      this.#twice(() => this.rules.withdrawalReleased(money));
  }

  /** A card of merchant 2 paid at a machine of merchant 1, so 1 owes it. */
  owe(amountFen: bigint): void {
    const id = this.id();
    this.book.move(`owed:${id}`, "1", ledgerAccounts.counter("cash"), ledgerAccounts.due("2"), amountFen);
    this.book.move(`claimed:${id}`, "2", ledgerAccounts.due("1"), ledgerAccounts.counter("cash"), amountFen);
  }

  settleDue(way: DueWay, amountFen: bigint, applicant: string): void {
    const owedFen = this.book.of("1", ledgerAccounts.due("2"));
    const awaitingFen = this.dues.filter(({ isDone }) => !isDone).reduce((sum, due) => sum + due.amountFen, 0n);
    if (!this.rules.checkDueAmount(amountFen, { owedFen, awaitingFen }).ok) return;
    const due: Due = { id: this.id(), way, amountFen, applicant, day: this.day, decider: null, isDone: false };
    this.dues.push(due);
    if (!this.#needsAnother(due)) this.finishDue(due, applicant);
  }

  #needsAnother({ way, amountFen, day }: Due): boolean {
    const alone = this.dues.filter((due) => isAlone(due) && due.day === day);
    const aloneFen = alone.reduce((sum, due) => sum + due.amountFen, 0n);
    return this.rules.dueNeedsAnother(way, amountFen, aloneFen);
  }

  /** What needs a second person waits for one; what is offset is within what the payer could withdraw at that moment. */
  finishDue(due: Due, by: string): void {
    if (due.isDone || (by === due.applicant && this.#needsAnother(due))) return;
    if (due.way === "offset" && due.amountFen > this.rules.withdrawableFen(this.money("1"))) return;
    due.isDone = true;
    due.decider = by;
    const money = { settlementId: due.id, topMerchantId: "1", payerId: "1", payeeId: "2", ...due };
    for (const side of [0, 1]) this.#twice(() => this.rules.dueSettled(money)[side]);
    if (due.way === "offset") {
      // What is held for one is held for the other, and it may withdraw it.
      this.book.move(`offsetOut:${due.id}`, "1", available, ledgerAccounts.counter("cash"), due.amountFen);
      this.book.move(`offsetIn:${due.id}`, "2", ledgerAccounts.counter("cash"), available, due.amountFen);
    }
  }

  /** A process that was killed after its commit sends the same fact again. */
  #twice(make: () => Parameters<Book["post"]>[0] | undefined): void {
    for (const fact of [make(), make()]) if (fact !== undefined) this.book.post(fact);
  }
}

export const chargeOf = (facts: Statement["facts"]): bigint =>
  facts.reduce((sum, fact) => fact.shares.reduce((part, share) => part + share, sum + fact.feeFen), 0n);
export const isHeld = ({ state }: Withdrawal): boolean => heldWithdrawals.includes(state);
const moneyOf = ({ id, merchantId, amountFen, feeFen }: Withdrawal) => ({
  withdrawalId: id,
  merchantId,
  topMerchantId: "1",
  amountFen,
  feeFen,
});
