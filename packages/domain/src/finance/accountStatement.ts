import { refuse, accept, type Result } from "../result.ts";
import type { SettledKind } from "./settlement.ts";

/** What a line of an account statement is about; the first two have no rule but the books themselves. */
export const statementItems = ["collected", "refunded", "fee", "higoFee", "share"] as const;
export type StatementItem = (typeof statementItems)[number];

/** How the link of an account statement stands. */
export const statementLinkStates = ["none", "active", "expired", "revoked"] as const;
export type StatementLinkState = (typeof statementLinkStates)[number];

/** Files that an account statement is given as. */
export const statementFiles = ["pdf", "xlsx"] as const;
export type StatementFile = (typeof statementFiles)[number];

/** A read-only link is good for so many days. */
export const statementLinkDays = { least: 1, usual: 30, most: 90 } as const;

export interface StatementLine {
  readonly day: string;
  readonly item: StatementItem;
  readonly payMethod: SettledKind | null;
  /** Who has the share. */
  readonly receiver: string | null;
  /** Hundredths of a percent; null where the books or a fixed amount are the rule. */
  readonly rate: number | null;
  /** A fixed amount of each order, in fen; null where it is not the rule. */
  readonly fixedFen: string | null;
  readonly count: number;
  /** What the rate was applied to, order by order, in fen. */
  readonly baseFen: string | null;
  /** Fen that the reader gains, below zero what he pays. */
  readonly amountFen: string;
}

/** What an account statement says; the same words give the same text, and the same text the same hash. */
export interface StatementContent {
  readonly merchantNo: string;
  readonly merchantName: string;
  /** Whose statement it is: a receiver of shares, or null for the merchant itself. */
  readonly receiver: string | null;
  readonly fromDate: string;
  readonly toDate: string;
  readonly lines: readonly StatementLine[];
  /** The seal of each settled day in it, which carries on the one before (decision 0034). */
  readonly days: readonly { readonly day: string; readonly seal: string }[];
}

/** The settled sums of a day by payment kind and rate. */
export interface StatementPart {
  readonly day: string;
  readonly payMethod: SettledKind;
  readonly rate: number;
  readonly orders: number;
  readonly refunds: number;
  readonly paidFen: bigint;
  readonly refundFen: bigint;
  readonly feeFen: bigint;
  readonly higoFen: bigint;
  /** What lucky purchases brought, of which 1 % is `higoFen` (FIN-20). */
  readonly higoBaseFen: bigint;
  readonly higoCount: number;
}

/** What a receiver has of a day by one ratio or fixed amount. */
export interface StatementShare {
  readonly day: string;
  readonly receiver: string;
  readonly ratio: number;
  readonly fixedFen: bigint | null;
  readonly orders: number;
  readonly paidFen: bigint;
  readonly shareFen: bigint;
}

const higoRate = 100;

const partLines = ({ day, payMethod, rate, ...part }: StatementPart): StatementLine[] => {
  const { orders, refunds, paidFen, refundFen, feeFen, higoFen, higoBaseFen, higoCount } = part;
  const line = (item: StatementItem, count: number, amountFen: bigint, rule: number | null, baseFen: bigint | null) =>
    ({
      day,
      item,
      payMethod,
      receiver: null,
      rate: rule,
      fixedFen: null,
      count,
      baseFen: baseFen === null ? null : String(baseFen),
      amountFen: String(amountFen),
    }) satisfies StatementLine;
  return [
    ...(orders === 0 ? [] : [line("collected", orders, paidFen, null, null)]),
    ...(refunds === 0 ? [] : [line("refunded", refunds, -refundFen, null, null)]),
    line("fee", orders + refunds, -feeFen, rate, paidFen - refundFen),
    ...(higoCount === 0 ? [] : [line("higoFee", higoCount, -higoFen, higoRate, higoBaseFen)]),
  ];
};

/** Lines of a merchant's own statement: what came, what went back and what it cost, and what others had of it. */
export function merchantLines(parts: readonly StatementPart[], shares: readonly StatementShare[]): StatementLine[] {
  const taken = receiverLines(shares).map((line) => ({ ...line, amountFen: String(-BigInt(line.amountFen)) }));
  const days = [...new Set([...parts, ...shares].map(({ day }) => day))].sort((one, other) => (one < other ? -1 : 1));
  return days.flatMap((day) => [
    ...parts.filter((part) => part.day === day).flatMap(partLines),
    ...taken.filter((line) => line.day === day),
  ]);
}

/** Lines of the statement of somebody who has shares: each with its ratio and what it is a share of. */
export const receiverLines = (shares: readonly StatementShare[]): StatementLine[] =>
  shares.map(({ day, receiver, ratio, fixedFen, orders, paidFen, shareFen }) => ({
    day,
    item: "share",
    payMethod: null,
    receiver,
    rate: fixedFen === null ? ratio : null,
    fixedFen: fixedFen === null ? null : String(fixedFen),
    count: orders,
    baseFen: String(paidFen),
    amountFen: String(shareFen),
  }));

/** What all lines come to, in fen. */
export const statementTotal = (lines: readonly StatementLine[]): bigint =>
  lines.reduce((sum, { amountFen }) => sum + BigInt(amountFen), 0n);

/**
 * The text whose SHA-256 is the hash of an account statement: one JSON array a line, so that nobody can shift a value into
 * its neighbour. Its first word is the version of this form.
 */
export function statementText(content: StatementContent): string {
  const { merchantNo, merchantName, receiver, fromDate, toDate, lines, days } = content;
  return [
    ["yunshou-statement-1", merchantNo, merchantName, receiver, fromDate, toDate],
    ...lines.map((line) => [
      line.day,
      line.item,
      line.payMethod,
      line.receiver,
      line.rate,
      line.count,
      line.baseFen,
      line.amountFen,
      ...(line.fixedFen === null ? [] : [line.fixedFen]),
    ]),
    ...days.map(({ day, seal }) => [day, "seal", seal]),
    ["total", String(statementTotal(lines))],
  ]
    .map((cells) => JSON.stringify(cells))
    .join("\n");
}

/** A statement is made of closed days only: what may still change has no hash. */
export function checkStatementDays(toDay: string, closedDay: string | undefined): Result<undefined> {
  return closedDay === undefined || toDay > closedDay
    ? refuse("finance.statementDayOpen", { field: "toDay", values: { day: closedDay ?? "–" } })
    : accept();
}

export function checkLinkDays(days: number): Result<undefined> {
  const { least, most } = statementLinkDays;
  return Number.isInteger(days) && days >= least && days <= most
    ? accept()
    : refuse("finance.statementLinkDays", { field: "linkDays", values: { least, most } });
}
