import { ledgerAccounts } from "../../ledger/accounts.ts";
import { isAlone, isHeld, type Platform, receivers, type Sale } from "./platform.ts";

const sum = <Thing>(things: readonly Thing[], fen: (thing: Thing) => bigint) =>
  things.reduce((total, thing) => total + fen(thing), 0n);
/** Nearest fen, halves up, by another way than the product. */
const nearest = (numerator: bigint, denominator: bigint) =>
  numerator / denominator + ((numerator % denominator) * 2n >= denominator ? 1n : 0n);

/**
 * What must be true of the money after every step, counted from what happened and not from the rules. Answers the first
 * sentence that is not true.
 */
export function broken(platform: Platform): string | undefined {
  const { book } = platform;
  for (const merchantId of ["1", "2"]) {
    const of = (account: string) => book.of(merchantId, account);
    const mine = platform.withdrawals.filter((one) => one.merchantId === merchantId);
    const transferred = sum(
      mine.filter(({ isTransferred }) => isTransferred),
      ({ amountFen }) => amountFen,
    );
    const underWay = sum(
      mine.filter((one) => one.isTransferred && one.state === "paying"),
      ({ amountFen }) => amountFen,
    );
    if (of(ledgerAccounts.available) < 0n) return "what is available never goes below zero";
    if (of(ledgerAccounts.withdrawHold) !== sum(mine.filter(isHeld), (one) => one.amountFen + one.feeFen))
      return "what is held is what open withdrawals took";
    if (of(ledgerAccounts.payout) + underWay !== transferred) return "what was paid out is what the bank transferred";
    const paid = mine.filter(({ state }) => state === "paid");
    if (
      of(ledgerAccounts.feeIncome) !==
      sum(paid, ({ amountFen }) => {
        const fee = nearest(amountFen, 1_000n);
        return fee < 10n ? 10n : fee;
      })
    )
      return "each withdrawal cost its fee";
  }
  for (const { amountFen, minute, state, reviewer, applicant } of platform.withdrawals) {
    if (amountFen < 101n || amountFen > 20_000_000n) return "a withdrawal is within its limits";
    if (minute < 600 || minute >= 1_020) return "a withdrawal was asked for within the window";
    if (["reviewed", "paying", "paid"].includes(state) && (reviewer === null || reviewer === applicant))
      return "somebody else reviewed a withdrawal";
  }
  for (const { wasSettled, state } of platform.statements)
    if (wasSettled && state !== "settled") return "a settled day stays settled";
  for (const sale of platform.sales) {
    const wrong = sale.unsettled === 0 ? chargedWrongly(sale) : undefined;
    if (wrong !== undefined) return wrong;
  }
  if (
    book.shares("1", receivers) !==
    sum(
      platform.sales.filter((one) => one.merchantId === "1"),
      (one) => sum(one.shares, (fen) => fen),
    )
  )
    return "receivers have what settled days gave them";
  const { due } = ledgerAccounts;
  if (book.of("1", due("2")) !== -book.of("2", due("1"))) return "a due is the same in the books of both";
  if (book.of("1", due("2")) < 0n) return "nobody pays more than is owed";
  for (const { way, amountFen, applicant, decider, isDone } of platform.dues)
    if (isDone && (way === "paid" || amountFen > 1_000_000n) && decider === applicant)
      return "a second person confirmed a due that needs one";
  const alone = platform.dues.filter(isAlone);
  for (const { day } of alone)
    if (
      sum(
        alone.filter((one) => one.day === day),
        (one) => one.amountFen,
      ) > 1_000_000n
    )
      return "nobody passes the limit of one person in parts";
  return undefined;
}

function chargedWrongly({ keptFen, rate, ratios, feeFen, shares }: Sale): string | undefined {
  if (feeFen !== nearest(keptFen * BigInt(rate), 10_000n)) return "a settled sale cost the fee of what was kept";
  if (shares.some((share, place) => share !== (keptFen * BigInt(ratios[place] ?? 0)) / 10_000n))
    return "a settled sale gave each receiver the share of what was kept";
  return sum(shares, (fen) => fen) > keptFen ? "shares are no more than what was kept" : undefined;
}

/** What a merchant took or holds against what arrived for it before today; asked when it has just taken more. */
export function isOverdrawn(platform: Platform, merchantId: string): boolean {
  const { book, day } = platform;
  const of = (account: string) => book.of(merchantId, account);
  const old = platform.sales.filter((one) => one.merchantId === merchantId && one.day < day);
  const refunded = sum(
    platform.sales.filter((one) => one.merchantId === merchantId),
    (one) => one.paidFen - one.keptFen,
  );
  const arrived = sum(old, ({ paidFen }) => paidFen) - refunded - of(ledgerAccounts.dueTransfer);
  const waiting = sum(
    old.filter((one) => !one.isDispensed),
    ({ keptFen }) => keptFen,
  );
  const held = platform.statements
    .filter((one) => one.merchantId === merchantId && one.state !== "settled")
    .reduce((total, one) => {
      const charge = sum(one.facts, (fact) => fact.feeFen + sum(fact.shares, (fen) => fen));
      const kept = one.state === "held" ? one.netFen : charge;
      return kept > 0n ? total + kept : total;
    }, 0n);
  const taken = of(ledgerAccounts.withdrawHold) + of(ledgerAccounts.payout) + of(ledgerAccounts.feeIncome);
  const charged = of(ledgerAccounts.providerFee) + book.shares(merchantId, receivers);
  return taken + charged + waiting + held + of(ledgerAccounts.refundHold) > arrived;
}
