import { addDays } from "../dates.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import type { BillProvider } from "./bills/bill.ts";

/** What the bank of the platform should show: what a provider settles of one bill, or a withdrawal that was transferred. */
export const expectationKinds = ["bill", "withdrawal"] as const;
export type ExpectationKind = (typeof expectationKinds)[number];

/** Why a pair of expectation and bank line needs somebody: nothing came, nothing was expected, or another amount came. */
export const arrivalReasons = ["missing", "unexpected", "amountDiffers"] as const;
export type ArrivalReason = (typeof arrivalReasons)[number];

/** Awaited, found at the bank as expected, open as a difference, or worked off with a note. */
export const arrivalStates = ["awaited", "matched", "open", "done"] as const;
export type ArrivalState = (typeof arrivalStates)[number];
export type ArrivalEvent = "arrive" | "differ" | "settle" | "takeBack";

/** A file that is taken back leaves what it brought awaited again; what is worked off stays so. */
export const arrivalTable: StateTable<ArrivalState, ArrivalEvent> = {
  awaited: { arrive: "matched", differ: "open" },
  matched: { takeBack: "awaited" },
  open: { arrive: "matched", settle: "done", takeBack: "awaited" },
  done: {},
};

/**
 * DECISION: a provider settles the day after (FIN-07), a bank books at its next opening, and the longest closure of Chinese
 * banks is eight days; what did not come by then is missing.
 */
export const arrivalReachDays = 9;

/** Money that should be on the account; out of it below zero. */
export interface ExpectedMoney {
  readonly kind: ExpectationKind;
  readonly day: string;
  readonly amountFen: bigint;
  /** Number of the transfer at the bank; empty where nobody knows it before. */
  readonly reference: string;
  /** Whose bill it is; null of a withdrawal. */
  readonly provider: BillProvider | null;
}

/** One line of a bank statement; money that left the account is below zero. */
export interface BankLine {
  readonly day: string;
  readonly amountFen: bigint;
  readonly reference: string;
  readonly payer: string;
  /** An earlier file had it, and nobody knew then what it brought. */
  readonly isEarlier?: boolean;
}

/** What the companies behind the providers are called in statements of banks. */
const payerNames: Readonly<Record<BillProvider, readonly string[]>> = {
  wechat: ["财付通", "微信", "tenpay", "wechat"],
  alipay: ["支付宝", "蚂蚁", "alipay"],
  unionpay: ["银联", "unionpay"],
};

const isOf = (provider: BillProvider | null, payer: string): boolean =>
  provider !== null && payerNames[provider].some((name) => payer.toLowerCase().includes(name));
const isInReach = (expected: ExpectedMoney, line: BankLine): boolean =>
  expected.day <= line.day && line.day <= addDays(expected.day, arrivalReachDays);

/** A line of a bank has a number, and moved money. */
export function checkBankLine(line: Pick<BankLine, "amountFen" | "reference">): Result<undefined> {
  if (line.reference.trim() === "") return refuse("field.required", { field: "bankReference" });
  return line.amountFen === 0n ? refuse("finance.arrivalZero", { field: "bankAmount" }) : accept();
}

export interface ArrivalMatching<Expected, Line> {
  readonly pairs: readonly { readonly expected: Expected; readonly line: Line; readonly isExact: boolean }[];
  readonly unexpected: readonly Line[];
}

/**
 * Pairs lines of a bank with what was expected, each at most once: by the number of the transfer; then by the amount within
 * reach, of the provider that the payer's name says before others and the oldest day first; at last what a provider settled
 * with another amount, when only one of its bills can be meant or one is of the day before. A line of an earlier file is not
 * guessed at once more.
 */
export function matchArrivals<Expected extends ExpectedMoney, Line extends BankLine>(
  expected: readonly Expected[],
  lines: readonly Line[],
): ArrivalMatching<Expected, Line> {
  const free = new Set(expected.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)));
  const byReference = new Map<string, Expected>();
  const byAmount = new Map<bigint, Expected[]>();
  for (const one of free) {
    if (one.reference !== "") byReference.set(one.reference, one);
    byAmount.set(one.amountFen, [...(byAmount.get(one.amountFen) ?? []), one]);
  }
  const pairs: { expected: Expected; line: Line; isExact: boolean }[] = [];
  const pick = (line: Line, one: Expected | undefined): boolean => {
    if (one === undefined || !free.delete(one)) return false;
    pairs.push({ expected: one, line, isExact: one.amountFen === line.amountFen });
    return true;
  };
  const unnamed = lines.filter((line) => !pick(line, byReference.get(line.reference)));
  const unequal = unnamed.filter((line) => {
    const fitting = (byAmount.get(line.amountFen) ?? []).filter((one) => free.has(one) && isInReach(one, line));
    return !pick(line, fitting.find(({ provider }) => isOf(provider, line.payer)) ?? fitting[0]);
  });
  const unexpected = unequal.filter((line) => {
    if (line.amountFen < 0n || line.isEarlier === true) return true;
    const meant = [...free].filter((one) => isOf(one.provider, line.payer) && isInReach(one, line));
    return !pick(line, meant.length === 1 ? meant[0] : meant.find(({ day }) => addDays(day, 1) === line.day));
  });
  return { pairs, unexpected };
}
