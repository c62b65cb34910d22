import { asSystem, type Database } from "@yunshou/database";
import { billReadyHour, billsDue, type BillSubject, billTimeZone, businessDay, businessTime } from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import type { PaymentProvider } from "../../payments/provider.ts";
import type { PaymentProviders } from "../../payments/providers.ts";
import { repeating } from "../../platform/timers.ts";
import { wakeParked } from "./asking.queries.ts";
import { type FetchedService, servicesToFetch } from "./fetching.queries.ts";
import { takeBill } from "./taking.ts";

const everyMs = 15 * 60_000;

interface Parts {
  readonly database: Database;
  readonly providers: PaymentProviders;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/**
 * Fetches the bills that are due, one transaction each and in the order of their days. What a provider does not give, or
 * what cannot be read, is named in the log and asked for again in the next round; the other services go on.
 */
export async function fetchBills({ database, providers, log }: Parts, now: Date): Promise<void> {
  const { day: today, hour } = businessTime(now, billTimeZone);
  if (hour < billReadyHour) return;
  for (const service of await asSystem(database, servicesToFetch, { readOnly: true })) {
    const provider = providers.named(service.code);
    const download = provider === undefined ? undefined : downloads[service.subject](provider);
    if (download === undefined) continue;
    try {
      await fetchOf(database, download, service, today, now);
    } catch (error) {
      const { code, subject } = service;
      log.error({ err: error, service: code, subject }, "A bill could not be fetched.");
    }
  }
}

type Download = ((day: string) => Promise<Uint8Array | undefined>) | undefined;

/** How a provider gives its bills; undefined where it has none. */
const downloads: Readonly<Record<BillSubject, (provider: PaymentProvider) => Download>> = {
  trade: (provider) => provider.downloadBill?.bind(provider),
  sharing: ({ sharing }) => sharing?.downloadBill?.bind(sharing),
};

async function fetchOf(
  database: Database,
  download: NonNullable<Download>,
  { serviceId, subject, newest }: FetchedService,
  today: string,
  now: Date,
): Promise<void> {
  for (const day of billsDue(newest ?? undefined, today)) {
    const content = await download(day);
    await asSystem(database, async (tx) => {
      const taken = await takeBill(tx, { serviceId, day, subject, source: "fetched", content, userId: null, now });
      if (!taken.ok) throw new Error(`the bill of ${day} was refused: ${taken.code}`);
    });
  }
}

/** Asks for the bills of ended days, every day anew until they are there. */
export const billsDuty = (parts: Parts) =>
  repeating("finance.bills", everyMs, async ({ tx, now, afterCommit }) => {
    await wakeParked(tx, businessDay(now, billTimeZone));
    afterCommit(() => fetchBills(parts, now));
  });
