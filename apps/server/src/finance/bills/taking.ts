import { isId } from "@yunshou/contract";
import type { Handle } from "@yunshou/database";
import {
  accept,
  addDays,
  billDayStart,
  billKinds,
  type BillSubject,
  billTimeZone,
  businessDay,
  checkBillTurn,
  feeDifferences,
  isAbsenceBelieved,
  knownLate,
  linesBeyond,
  linesByOrder,
  matchBill,
  midnightMs,
  ourSum,
  readBill,
  refuse,
  type Result,
  theirSum,
} from "@yunshou/domain";
import { createHash } from "node:crypto";
import { groupsOf } from "../../payments/payments.queries.ts";
import { billText } from "./content.ts";
import { holdStatements, releaseStatements } from "./holds.queries.ts";
import { feesOf } from "./rates.queries.ts";
import { sharesReferred, sharesToProve } from "./sharingFacts.queries.ts";
import * as queries from "./taking.queries.ts";

/** A bill as it came; undefined content is that of a day of which the provider has none. */
export interface GivenBill {
  readonly serviceId: string;
  readonly day: string;
  readonly subject?: BillSubject;
  readonly source: "fetched" | "uploaded";
  readonly content: Uint8Array | undefined;
  readonly limitBytes?: number;
  readonly userId: string | null;
  readonly now: Date;
}

interface Taken {
  readonly billId: string;
  readonly differences: number;
  /** It was taken before, and nothing changed. */
  readonly isKnown: boolean;
}

/** Whose books a bill is compared with. */
const books = {
  trade: { toProve: queries.factsToProve, referred: queries.factsReferred },
  sharing: { toProve: sharesToProve, referred: sharesReferred },
} as const satisfies Readonly<Record<BillSubject, unknown>>;

/**
 * Reads a bill, compares it with our books and writes down what differs, all in the transaction of the caller. The same bill
 * again is the same; another one of a day that has one is refused.
 */
export async function takeBill(tx: Handle, given: GivenBill): Promise<Result<Taken>> {
  const { serviceId, day, now, source, userId, subject = "trade" } = given;
  const service = await queries.lockBilledService(tx, serviceId);
  if (service === undefined) return refuse("finance.billServiceUnknown", { field: "serviceId" });
  const content = given.content ?? new Uint8Array();
  const hash = createHash("sha256").update(content).digest("hex");
  const { same, newest, begin } = await queries.takenBills(tx, serviceId, day, subject);
  if (same !== undefined)
    return same.hash === hash
      ? accept({ billId: same.billId, differences: 0, isKnown: true })
      : refuse("finance.billDiffers", { field: "billDate" });
  const next = newest === undefined ? undefined : addDays(newest.day, 1);
  const turn = checkBillTurn(day, next, businessDay(now, billTimeZone));
  if (!turn.ok) return turn;
  const text = given.content === undefined ? undefined : billText(content, given.limitBytes);
  if (text?.ok === false) return text;
  const bill =
    text === undefined
      ? accept([])
      : readBill(service.kind, text.value, { accountNo: service.accountNo, day }, subject);
  if (!bill.ok) return bill;
  // A payment of a basket is several of our orders.
  const groups = await groupsOf(
    tx,
    bill.value.flatMap(({ kind, outTradeNo: number }) => (kind === "payment" && isId(number) ? number : [])),
  );
  const lines = linesByOrder(bill.value, (number) => groups.get(number));

  const expected = await books[subject].toProve(
    tx,
    service,
    billDayStart(service.kind, day),
    billDayStart(service.kind, begin),
  );
  const dayEnd = billDayStart(service.kind, addDays(day, 1));
  const isOwn = ({ moved, named, at }: queries.StoredFact) =>
    moved && !named && at >= billDayStart(service.kind, day) && at.getTime() < dayEnd.getTime() - midnightMs;
  if (given.content === undefined && expected.some(isOwn) && !isAbsenceBelieved(service.kind, day, now))
    return refuse("finance.billNotYet", { field: "billDate" });
  // Nearly every line is about what was expected; asking for those again would double the memory of a large bill.
  const referred = await books[subject].referred(tx, service, linesBeyond(lines, expected));
  const keyOf = ({ kind, topId, number }: queries.StoredFact) => `${kind} ${topId} ${number}`;
  const known = new Map([...referred, ...expected].map((fact) => [keyOf(fact), fact] as const));
  const late = subject === "trade" ? await lateFacts(tx, service, day) : [];
  for (const { fact } of late) known.set(keyOf(fact), fact);
  const matching = matchBill(lines, [...known.values()], dayEnd);
  const fees = subject === "trade" ? feeDifferences(matching, await feesOf(tx, service.kind)) : [];
  const differences = [...matching.differences, ...fees];
  const { forth, back } = billKinds[subject];
  const reached = new Set(matching.reached.map(({ fact }) => fact));
  const named = new Set(
    matching.differences.flatMap(({ reason, fact }) => (reason === "missingThere" && fact !== undefined ? [fact] : [])),
  );
  const billId = await queries.insertBill(tx, {
    serviceId,
    day,
    subject,
    source,
    hash,
    payments: theirSum(lines, forth),
    refunds: theirSum(lines, back),
    feeFen: lines.reduce((sum, { feeFen }) => sum + feeFen, 0n),
    ourPayments: ourSum(matching, forth),
    ourRefunds: ourSum(matching, back),
    openBefore: newest?.openAfter ?? 0,
    userId,
    now,
  });
  const carried = new Set(matching.carried);
  for (const { fact } of late) reached.add(fact);
  const all = [...known.values()].filter((fact) => reached.has(fact) || named.has(fact) || carried.has(fact));
  await queries.recordFacts(tx, service, { billId, subject }, { all, reached, named });
  await queries.endArrived(tx, [...reached], now);
  await queries.endKnown(
    tx,
    late.map(({ line }) => line),
    now,
  );
  await queries.insertDifferences(tx, billId, day, differences);
  await releaseStatements(tx);
  await holdStatements(tx, null);
  return accept({ billId, differences: differences.length, isKnown: false });
}

/** What of our books an earlier bill has, with the line that it could not place then: that bill proves it. */
async function lateFacts(tx: Handle, service: queries.BilledService, day: string) {
  const missed = await queries.missedPayments(tx, service, day);
  if (missed.length === 0) return [];
  const pairs = knownLate(missed, await queries.factsReferred(tx, service, missed));
  return pairs.map(({ fact, line }) => ({ line, fact: { ...fact, proven: true } }));
}
