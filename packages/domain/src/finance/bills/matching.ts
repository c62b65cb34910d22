import { addDays } from "../../dates.ts";
import { accept, refuse, type Result } from "../../result.ts";
import type { StateTable } from "../../states.ts";
import { type BillLine, type BillLineKind, type BillProvider, type BillSubject, type ExpectedBill } from "./bill.ts";
import { readAlipayBill } from "./alipayBill.ts";
import { readUnionpayBill } from "./unionpayBill.ts";
import { readWechatBill } from "./wechatBill.ts";
import { readWechatSharingBill } from "./wechatSharingBill.ts";
import { unreadable } from "./checks.ts";

const readers: Readonly<Record<BillProvider, (text: string, expected: ExpectedBill) => Result<readonly BillLine[]>>> = {
  wechat: readWechatBill,
  alipay: readAlipayBill,
  unionpay: readUnionpayBill,
};

/** Reads the bill of a provider, whose text is decoded already. Only WeChat Pay has one of what was shared. */
export function readBill(
  kind: BillProvider,
  text: string,
  expected: ExpectedBill,
  subject: BillSubject = "trade",
): Result<readonly BillLine[]> {
  if (subject === "trade") return readers[kind](text, expected);
  return kind === "wechat" ? readWechatSharingBill(text, expected) : unreadable();
}

/** Why a bill and our books differ. */
export const differenceReasons = [
  "missingHere",
  "missingThere",
  "amountDiffers",
  "stateDiffers",
  "duplicate",
  "feeDiffers",
] as const;
export type DifferenceReason = (typeof differenceReasons)[number];

/** A difference waits for somebody, is in somebody's hands, is parked until a day with a reason, or is worked off with a note. */
export const differenceStates = ["open", "taken", "parked", "done"] as const;
export type DifferenceState = (typeof differenceStates)[number];
export type DifferenceEvent = "take" | "settle" | "park" | "wake" | "arrive";

/** Somebody else may take over; `wake` is the day until which it was parked, `arrive` a later bill that has what was missing. */
export const differenceTable: StateTable<DifferenceState, DifferenceEvent> = {
  open: { take: "taken", settle: "done", park: "parked", arrive: "done" },
  taken: { take: "taken", settle: "done", park: "parked", arrive: "done" },
  parked: { take: "taken", settle: "done", park: "parked", wake: "open", arrive: "done" },
  done: {},
};

/** DECISION: a difference is parked for 60 days at most, and goes on holding the statement of its merchant. */
export const parkingDays = 60;

/** The first day on which a parked difference waits for somebody again, in Beijing. */
export const checkParkDay = (untilDay: string, today: string): Result<string> =>
  untilDay <= today || untilDay > addDays(today, parkingDays)
    ? refuse("finance.parkDay", { field: "untilDay", values: { days: parkingDays } })
    : accept(untilDay);

/** What a provider answers about the payment or refund of a difference; nobody answered after the last try. */
export const differenceAnswers = [
  "unknown",
  "unpaid",
  "closed",
  "paid",
  "processing",
  "succeeded",
  "failed",
  "unreachable",
] as const;
export type DifferenceAnswer = (typeof differenceAnswers)[number];

/** How often a provider is asked that does not answer. */
export const askTries = 5;

/**
 * Our number under which the provider can be asked; undefined when it has none. A payment that a machine took by itself has
 * the provider's number alone, and what was kept of a payment no provider answers.
 */
export function askedNumber(difference: {
  readonly reason: DifferenceReason;
  readonly kind: BillLineKind;
  readonly number: string | null;
  readonly orderId: string | null;
  readonly tradeNo: string | null;
  readonly theirNumber: string | null;
}): string | undefined {
  const { reason, kind, number, orderId, tradeNo, theirNumber } = difference;
  // What was shared is asked about by the duty that shares.
  if (reason === "feeDiffers" || kind === "share" || kind === "return") return undefined;
  if (kind === "refund") return number ?? undefined;
  return (theirNumber || (tradeNo ? null : orderId)) ?? undefined;
}

/** A payment, refund, share or return in our books. */
export interface BookFact {
  readonly kind: BillLineKind;
  /** Our number at the provider: of the order, the refund or the return; of a share, our own. */
  readonly number: string;
  /** Of a share: its sharing's number at the provider, and the account that has it. */
  readonly sharedTo?: { readonly sharingNo: string; readonly account: string };
  /** The provider's number of the payment, when the machine took it by itself. */
  readonly tradeNo: string | null;
  readonly amountFen: bigint;
  readonly at: Date;
  /** Our books say that the money moved. */
  readonly moved: boolean;
  /** An earlier bill had it. */
  readonly proven: boolean;
  /** A difference names it already; it is not named twice, and may still arrive. */
  readonly named: boolean;
}

export interface Difference<Fact extends BookFact> {
  readonly reason: DifferenceReason;
  readonly line: BillLine | undefined;
  readonly fact: Fact | undefined;
  /** What the provider keeps of the payment by our rate, where that is what differs. */
  readonly feeFen?: bigint;
}

export interface Matching<Fact extends BookFact> {
  /** What the bill proves, also where amount or state differ. */
  readonly reached: readonly { readonly fact: Fact; readonly line: BillLine }[];
  readonly differences: readonly Difference<Fact>[];
  /** Ours from the last minutes of the day, which the next bill may have. */
  readonly carried: readonly Fact[];
}

/** Clocks differ by less; what our books have so shortly before midnight may be in the next bill. */
export const midnightMs = 10 * 60_000;

const paymentKey = (number: string) => `payment ${number}`;
const refundKey = (number: string) => `refund ${number}`;
const tradeKey = (number: string) => `trade ${number}`;
const shareKey = (sharingNo: string, account: string) => `share ${sharingNo} ${account}`;
const returnKey = (number: string) => `return ${number}`;

/** Under what a fact is found; a payment that a machine took by itself has the provider's number alone. */
function keysOf({ kind, number, tradeNo, sharedTo }: BookFact): string[] {
  if (kind === "refund") return [refundKey(number)];
  if (kind === "return") return [returnKey(number)];
  if (kind === "share") return sharedTo === undefined ? [] : [shareKey(sharedTo.sharingNo, sharedTo.account)];
  return tradeNo === null ? [paymentKey(number)] : [paymentKey(number), tradeKey(tradeNo)];
}

function lineKeys({ kind, outTradeNo, tradeNo, refundNo, account = "" }: BillLine): string[] {
  if (kind === "refund") return [refundKey(refundNo)];
  if (kind === "return") return [returnKey(refundNo)];
  return kind === "share" ? [shareKey(outTradeNo, account)] : [paymentKey(outTradeNo), tradeKey(tradeNo)];
}

/** The lines whose own number is that of none of these facts: what they are about has to be looked for elsewhere. */
export function linesBeyond(lines: readonly BillLine[], facts: readonly BookFact[]): BillLine[] {
  const known = new Set(facts.flatMap(keysOf));
  return lines.filter((line) => !known.has(lineKeys(line)[0] ?? ""));
}

/**
 * What an earlier bill had before we knew of it and our books have since: a machine that took a payment by itself may tell of
 * it days later. Only the same amount is surely the same payment.
 */
export function knownLate<Fact extends BookFact, Line extends BillLine>(
  missed: readonly Line[],
  facts: readonly Fact[],
): { readonly fact: Fact; readonly line: Line }[] {
  const free = new Map(
    facts.flatMap((fact) => (fact.moved && !fact.proven ? keysOf(fact).map((key) => [key, fact] as const) : [])),
  );
  return missed.flatMap((line) => {
    const fact = lineKeys(line)
      .map((key) => free.get(key))
      .find((one) => one?.amountFen === line.amountFen);
    if (fact === undefined) return [];
    for (const key of keysOf(fact)) free.delete(key);
    return { fact, line };
  });
}

/**
 * Compares a bill with our books, reference by reference; every difference has one name.
 *
 * @param facts ours of the day and earlier that no bill had, and whatever the lines refer to.
 * @param dayEnd the end of the bill's day.
 */
export function matchBill<Fact extends BookFact>(
  lines: readonly BillLine[],
  facts: readonly Fact[],
  dayEnd: Date,
): Matching<Fact> {
  const known = new Map(facts.flatMap((fact) => keysOf(fact).map((key) => [key, fact] as const)));
  const seen = new Set<string>();
  const reached = new Map<Fact, BillLine>();
  const differences: Difference<Fact>[] = [];
  for (const line of lines) {
    const keys = lineKeys(line);
    const fact = keys.map((key) => known.get(key)).find((one) => one !== undefined);
    const hasMoved = line.state === "succeeded";
    const isRepeated = keys.some((key) => seen.has(key)) || (fact !== undefined && (reached.has(fact) || fact.proven));
    if (hasMoved) for (const key of keys) seen.add(key);
    const reason = differenceOf(line, fact, hasMoved, isRepeated);
    if (reason !== undefined) differences.push({ reason, line, fact });
    // A refund under way moves nothing yet; the bill of the day on which it ends has it again.
    if (fact !== undefined && !isRepeated && line.state !== "processing") reached.set(fact, line);
  }
  const carried: Fact[] = [];
  for (const fact of facts) {
    if (!fact.moved || fact.proven || fact.named || reached.has(fact)) continue;
    if (fact.at.getTime() >= dayEnd.getTime() - midnightMs) carried.push(fact);
    else differences.push({ reason: "missingThere", line: undefined, fact });
  }
  return { reached: [...reached].map(([fact, line]) => ({ fact, line })), differences, carried };
}

function differenceOf(
  line: BillLine,
  fact: BookFact | undefined,
  hasMoved: boolean,
  isRepeated: boolean,
): DifferenceReason | undefined {
  if (hasMoved && isRepeated) return "duplicate";
  if (fact === undefined) return hasMoved ? "missingHere" : undefined;
  if (line.state !== "processing" && hasMoved !== fact.moved) return "stateDiffers";
  return hasMoved && fact.amountFen !== line.amountFen ? "amountDiffers" : undefined;
}

/** What each side has of a difference, in fen; null where a side has nothing, or counts it elsewhere already. Of a fee it is the fee. */
export function sidesOf({ reason, line, fact, feeFen }: Difference<BookFact>): {
  readonly ourFen: bigint | null;
  readonly theirFen: bigint | null;
} {
  if (reason === "feeDiffers") return { ourFen: feeFen ?? null, theirFen: line?.feeFen ?? null };
  return {
    ourFen: fact === undefined || !fact.moved || reason === "duplicate" ? null : fact.amountFen,
    theirFen: line?.state === "succeeded" ? line.amountFen : null,
  };
}

/** Count and sum of one kind of lines, in fen. */
export interface BillSum {
  readonly count: number;
  readonly fen: bigint;
}

/**
 * What our books have against a bill: what it proves, and what is missing there. So ours less theirs is the sum of the
 * differences, to the fen.
 */
export function ourSum<Fact extends BookFact>({ reached, differences }: Matching<Fact>, kind: BillLineKind): BillSum {
  const proven = reached.map(({ fact }) => fact);
  const missing = differences.flatMap(({ reason, fact }) =>
    reason === "missingThere" && fact !== undefined ? [fact] : [],
  );
  const counted = [...proven, ...missing].filter((fact) => fact.moved && fact.kind === kind);
  return { count: counted.length, fen: counted.reduce((sum, { amountFen }) => sum + amountFen, 0n) };
}

/** What the provider says that it moved. */
export function theirSum(lines: readonly BillLine[], kind: BillLineKind): BillSum {
  const counted = lines.filter((line) => line.kind === kind && line.state === "succeeded");
  return { count: counted.length, fen: counted.reduce((sum, { amountFen }) => sum + amountFen, 0n) };
}
