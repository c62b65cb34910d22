import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import type { AccessKeys } from "../access/people/verifier.ts";
import { bilingual } from "../platform/banner.ts";
import type { ProcessContext, RunningRole } from "../platform/process.ts";
import { seedApplications, wakeSubmissions } from "./applications.ts";
import { seedBrands } from "./brands.ts";
import { seedCertificates, seedReminders } from "./certificates.ts";
import { readStamp, writeStamp } from "./demo.queries.ts";
import { type HistoryProgress, recordHistory } from "./history.ts";
import { startDemoFleet } from "./live.ts";
import { seedMachinePictures } from "./machinePictures.ts";
import { seedMembers, settleMembers } from "./members.ts";
import { seedPharmacists } from "./pharmacists.ts";
import { demoTimeZone, historyDays, seedCompany } from "./seed.ts";
import { seedLogos } from "./logos.ts";
import { seedNotifications } from "./notifications.ts";
import { makeTroubles } from "./troubles.ts";

export interface DemoParts {
  readonly keys: AccessKeys;
  /** Where the demo machines reach the gateway. */
  readonly mqttUrl: string;
  /** Progress of the first start, for the person who waits. */
  readonly print: (line: string) => void;
}

/** Lines of progress while the history is recorded. */
const progressLines = 5;

/**
 * Creates the demo company at the first start: people, machines and two months of orders. Safe to interrupt at any
 * moment and to call again; when everything is there, it reads one row.
 *
 * @param days length of the history before today.
 * @returns true when it made or completed something.
 */
export async function seedDemo(
  context: Pick<ProcessContext, "database" | "config" | "pictures">,
  { keys, print }: Omit<DemoParts, "mqttUrl">,
  days = historyDays,
): Promise<boolean> {
  const { database, config, pictures } = context;
  const now = new Date();
  const before = await asSystem(database, readStamp);
  if (before?.complete === true) return false;
  const startedMs = performance.now();
  const nextDay = before === undefined ? addDays(businessDay(now, demoTimeZone), -days) : before.nextDay;
  if (before === undefined) {
    const stamp = { nextDay, complete: false };
    await asSystem(database, async (tx) => {
      await seedCompany(tx, keys, config.demoPassword, now);
      await seedApplications(tx, keys, config.dataDir, now);
      await seedLogos(tx, pictures, config.dataDir);
      await seedMachinePictures(tx, pictures, config.dataDir);
      await seedBrands(tx);
      await seedCertificates(tx, keys, config.dataDir, now);
      await seedPharmacists(tx, keys, config.dataDir, now);
      await seedReminders(tx, keys, now);
      await seedMembers(tx, keys.secrets, now, days);
      await writeStamp(tx, stamp);
    });
  }
  if (nextDay !== null) await recordHistory(database, nextDay, now, (progress) => report(progress, print));
  await asSystem(database, async (tx) => {
    // Not before the history: the first summaries tell of yesterday as soon as they may.
    await seedNotifications(tx, now);
    await makeTroubles(tx, now);
    await settleMembers(tx, now);
    await writeStamp(tx, { nextDay: null, complete: true });
  });
  print(`  ${bilingual("demoReady")} · ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return true;
}

function report({ daysDone, daysAll, orders }: HistoryProgress, print: (line: string) => void): void {
  if (daysDone % Math.ceil(daysAll / progressLines) !== 0 && daysDone !== daysAll) return;
  print(`  ${bilingual("demoPreparing")} · ${Math.round((daysDone * 100) / daysAll)} % · ${orders}`);
}

/** Lets the demo company live: seeds it when needed, then its machines sell until it is stopped. */
export async function startDemo(context: ProcessContext, parts: DemoParts): Promise<RunningRole> {
  if (!(await seedDemo(context, parts))) await asSystem(context.database, (tx) => wakeSubmissions(tx, new Date()));
  return startDemoFleet(context, parts.mqttUrl);
}
