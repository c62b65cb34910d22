import { asSystem, type Database, type Handle } from "@yunshou/database";
import {
  type Charges,
  chargesBetween,
  rateOfDay,
  type SettledKind,
  settlementReachDays,
  type SplitVersion,
  versionFor,
  versionsOn,
} from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import { splitVersionsOf } from "../../payments/sharing/splitVersions.queries.ts";
import { repeating } from "../../platform/timers.ts";
import { holdStatements } from "../bills/holds.queries.ts";
import * as queries from "./closing.queries.ts";

const everyMs = 60_000;
const portion = 200;
const factsAtOnce = 5_000;

/**
 * Closes what is to be closed, one merchant a transaction, so that nobody's day waits for another merchant (FIN-07). A
 * merchant whose days cannot be closed is named in the log and tried again in the next round. Answers how many entries were
 * settled.
 */
export async function closeSettlements(database: Database, now: Date, log: FailureLog): Promise<number> {
  let settled = 0;
  for (;;) {
    const merchants = await asSystem(database, (tx) => queries.merchantsToSettle(tx, now, portion), { readOnly: true });
    let closed = 0;
    for (const { id } of merchants) {
      try {
        settled += await asSystem(database, (tx) => closeMerchant(tx, id, now));
        closed += 1;
      } catch (error) {
        log.error({ err: error, merchantId: id }, "The days of a merchant could not be settled.");
      }
    }
    if (merchants.length < portion || closed === 0) return settled;
  }
}

type FailureLog = Pick<FastifyBaseLogger, "error">;

/** Keeps the statements of ended days up to date. */
export const settlementDuty = (database: Database, log: FailureLog) =>
  repeating("finance.settlement", everyMs, async ({ now, afterCommit }) =>
    afterCommit(async () => void (await closeSettlements(database, now, log))),
  );

/** By what the facts of a merchant are charged. */
interface Terms {
  readonly rates: readonly queries.StoredRate[];
  readonly versions: ReadonlyMap<string, SplitVersion>;
  readonly on: (day: string) => readonly SplitVersion[];
}

/** What was kept of the sale of an order, and by what it was charged, while its facts go by. */
interface Sale {
  keptFen: bigint;
  readonly rate: number;
  readonly versionId: string | null;
}

/**
 * Closes the days of a merchant that have ended since the last closing: a line for each entry of its clearing accounts, sums
 * by provider and receiver, and a sealed statement for each day. What happened on a day that was closed already goes to the
 * next one and keeps its own day. Answers how many lines were made.
 */
export async function closeMerchant(tx: Handle, merchantId: string, now: Date): Promise<number> {
  await queries.boundStatements(tx);
  const book = await queries.holdBook(tx, merchantId, now, settlementReachDays);
  if (book.lastDay < book.firstDay) return 0;
  const terms = termsOf(await queries.ratesOf(tx, merchantId), await splitVersionsOf(tx, merchantId));
  const sales = new Map<string, Sale>();
  const shares = new Map<string, queries.NewShare>();
  let after = { accountId: "0", accountVersion: "0" };
  let lineCount = 0;
  for (;;) {
    const facts = await queries.factsToSettle(tx, merchantId, book, after, factsAtOnce);
    const lines = facts.map((fact) => lineOf(fact, book.firstDay, terms, sales, shares));
    await queries.insertLines(tx, book.topId, merchantId, lines);
    lineCount += lines.length;
    // What the table knows by now need not be kept in memory.
    sales.clear();
    const last = facts.at(-1);
    if (last === undefined || facts.length < factsAtOnce) break;
    after = last;
  }
  await queries.insertShares(tx, book.topId, merchantId, [...shares.values()]);
  for (const day of await queries.daysWithLines(tx, merchantId, book))
    await queries.sealDay(tx, book.topId, merchantId, day);
  await holdStatements(tx, merchantId);
  await queries.turnPage(tx, merchantId, book);
  return lineCount;
}

function termsOf(rates: readonly queries.StoredRate[], versions: readonly SplitVersion[]): Terms {
  const byDay = new Map<string, readonly SplitVersion[]>();
  return {
    rates,
    versions: new Map(versions.map((version) => [version.versionId, version])),
    on: (day) => {
      const inForce = byDay.get(day) ?? versionsOn(versions, day);
      byDay.set(day, inForce);
      return inForce;
    },
  };
}

function rateOn(rates: readonly queries.StoredRate[], kind: SettledKind, day: string): number {
  const ofKind = rates.filter(({ payment }) => payment === kind);
  return rateOfDay(
    day,
    ofKind.filter(({ own }) => own),
    ofKind.filter(({ own }) => !own),
  );
}

/** The sale of a fact: a new one, the one that went by in the same portion, or the one of an earlier line. */
function saleOf(fact: queries.Fact, terms: Terms): Sale {
  if (BigInt(fact.amountFen) > 0n)
    return {
      keptFen: 0n,
      rate: rateOn(terms.rates, fact.payment, fact.factDay),
      // What a provider handed on follows the plan of its moment, which may have changed since on the same day.
      versionId: fact.sharedVersionId ?? versionFor(terms.on(fact.factDay), fact)?.versionId ?? null,
    };
  // A sale without a line was never charged, so nothing is given back.
  if (fact.saleRate === null) return { keptFen: 0n, rate: 0, versionId: null };
  const keptFen = BigInt(fact.paidFen ?? 0) - BigInt(fact.refundedFen);
  return { keptFen, rate: fact.saleRate, versionId: fact.saleVersionId };
}

const nothing: Charges = { feeFen: 0n, higoFen: 0n, splitFen: 0n, shares: [] };

function lineOf(
  fact: queries.Fact,
  firstDay: string,
  terms: Terms,
  sales: Map<string, Sale>,
  shares: Map<string, queries.NewShare>,
): queries.NewLine {
  const amountFen = BigInt(fact.amountFen);
  const settleDay = fact.factDay < firstDay ? firstDay : fact.factDay;
  const known = sales.get(fact.orderId);
  const sale = amountFen < 0n && known !== undefined ? known : saleOf(fact, terms);
  const version = sale.versionId === null ? undefined : terms.versions.get(sale.versionId);
  const isCharged = sale.rate > 0;
  const charges = isCharged
    ? chargesBetween(sale.keptFen, sale.keptFen + amountFen, {
        kind: fact.payment,
        business: fact.business ?? "ordinary",
        rate: sale.rate,
        split: version?.receivers ?? [],
      })
    : nothing;
  if (isCharged) sales.set(fact.orderId, { ...sale, keptFen: sale.keptFen + amountFen });
  for (const [place, receiver] of (isCharged ? (version?.receivers ?? []) : []).entries()) {
    const key = `${settleDay} ${version?.versionId} ${receiver.receiverId}`;
    const sum = shares.get(key);
    shares.set(key, {
      settleDay,
      versionId: version?.versionId ?? "",
      ...receiver,
      orders: (sum?.orders ?? 0) + (amountFen > 0n ? 1 : 0),
      paidFen: (sum?.paidFen ?? 0n) + amountFen,
      shareFen: (sum?.shareFen ?? 0n) + (charges.shares[place] ?? 0n),
    });
  }
  const { accountId, accountVersion, factDay, orderId, machineId, payment } = fact;
  return {
    accountId,
    accountVersion,
    settleDay,
    factDay,
    orderId,
    machineId,
    payment,
    amountFen,
    rate: sale.rate,
    feeFen: charges.feeFen,
    higoFen: charges.higoFen,
    splitFen: charges.splitFen,
    splitVersionId: sale.versionId,
  };
}
