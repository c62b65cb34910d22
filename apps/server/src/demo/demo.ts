import { asSystem, refreshStatistics } from "@yunshou/database";
import { addDays, businessDay, settlementReachDays } from "@yunshou/domain";
import type { AccessKeys } from "../access/people/verifier.ts";
import { bilingual } from "../platform/banner.ts";
import type { ProcessContext, RunningRole } from "../platform/process.ts";
import { seedAccountStatements } from "./accountStatements.ts";
import { seedActivity } from "./activity.ts";
import { seedAds } from "./ads.ts";
import { seedAlarmHistory } from "./alarmHistory.ts";
import { seedApplications, wakeSubmissions } from "./applications.ts";
import { seedArticles } from "./articles.ts";
import { seedBrands } from "./brands.ts";
import { seedAssortment } from "./goods/assortment.ts";
import { seedRefillChecks } from "./refillChecks.ts";
import { insertCurves } from "./curves.queries.ts";
import { seedCounts } from "./counts.ts";
import { seedGoodsCounts } from "./goodsCounts.ts";
import { seedTransfers } from "./transfers.ts";
import { seedCertificates, seedReminders } from "./certificates.ts";
import { seedDiscountCodes } from "./discountCodes.ts";
import { seedBusinessDomains } from "./businessDomains.ts";
import { seedGroupCodes } from "./groupCodes.ts";
import { seedStores } from "./stores.ts";
import { seedFinance } from "./finance.ts";
import { missingRegions, recordRegion } from "./crowd/crowd.ts";
import { readStamp, writeStamp } from "./demo.queries.ts";
import { type HistoryProgress, recordHistory } from "./history.ts";
import { startDemoFleet } from "./live.ts";
import { seedMachinePictures } from "./machinePictures.ts";
import { seedMall } from "./mall.ts";
import { seedMallMachines } from "./mallMachines.ts";
import { seedBanners, seedMallShelf, seedMallWindow } from "./mallWindow.ts";
import { seedMallOrders } from "./mallOrders.ts";
import { seedAllowances } from "./allowances.ts";
import { seedMembers, settleMembers } from "./members.ts";
import { seedMemberServices } from "./memberServices.ts";
import { seedSoftware } from "./software.ts";
import { seedMaintenances } from "./maintenances.ts";
import { makePlanograms } from "./planograms.ts";
import { seedPaymentServices } from "./paymentServices.queries.ts";
import { seedPickups } from "./pickups.ts";
import { seedPromotions } from "./promotions.ts";
import { seedCounterReadings } from "./counterReadings.ts";
import { seedDoctors } from "./doctors.ts";
import { seedPrescriptions } from "./prescriptions.ts";
import { seedMedicineBatches } from "./medicineBatches.ts";
import { seedLuckyPlans } from "./luckyPlans.ts";
import { seedTemperatures } from "./temperatures.ts";
import { seedOfflinePickups } from "./offlinePickups.ts";
import { seedOutbounds } from "./outbounds.ts";
import { seedCentralPurchasing } from "./centralPurchasing.ts";
import { seedProcurement } from "./procurement.ts";
import { seedPharmacists } from "./pharmacists.ts";
import { demoTimeZone, historyDays, seedCompany } from "./seed.ts";
import { seedApiKeys, seedDockings } from "./dockings.queries.ts";
import { seedLogos } from "./logos.ts";
import { seedMessages } from "./messages.ts";
import { seedProjects } from "./projects.ts";
import { seedNotifications } from "./notifications.ts";
import { seedRefundBatches } from "./refundBatches.ts";
import { seedRefundStates } from "./refundStates.ts";
import { demoCompany } from "./sizes.ts";
import { seedArrivals } from "./arrivals.ts";
import { seedBills } from "./bills.ts";
import { seedDownloads } from "./downloads.ts";
import { seedDues } from "./dues.ts";
import { seedSettlements } from "./settlements.ts";
import { holdBooks } from "./settlements.queries.ts";
import { seedTickets } from "./tickets.ts";
import { seedComments } from "./comments.queries.ts";
import { seedAppraisals, seedDictionary, seedReports, seedSystemAlarms, seedTexts } from "./system.queries.ts";
import { makeTroubles } from "./troubles.ts";
import { seedVisitActs } from "./visitActs.ts";

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
      await seedCompany(tx, keys, config.demoPassword, now, demoCompany(config.demoSize));
      await seedApplications(tx, keys, config.dataDir, now);
      await seedAssortment(tx, pictures, config.dataDir, now);
      await seedLogos(tx, pictures, config.dataDir);
      await seedMachinePictures(tx, pictures, config.dataDir);
      await seedBrands(tx, pictures, config.dataDir);
      await seedCertificates(tx, keys, config.dataDir, now);
      await seedPharmacists(tx, keys, config.dataDir, now);
      await seedReminders(tx, keys, now);
      await seedMembers(tx, keys.secrets, now, days);
      await holdBooks(tx, now, settlementReachDays);
      await writeStamp(tx, stamp);
    });
  }
  if (nextDay !== null) await recordHistory(database, nextDay, now, (progress) => report(progress, print));
  await refreshStatistics(database.adminUrl);
  await asSystem(database, async (tx) => {
    // Not before the history: the first summaries tell of yesterday as soon as they may.
    await seedNotifications(tx, now);
    await makeTroubles(tx, now);
    await makePlanograms(tx);
    await seedRefundStates(tx, now);
    await seedRefundBatches(tx, now);
    await seedAlarmHistory(tx, now);
    await seedRefillChecks(tx, now);
    await seedMedicineBatches(tx, now);
    await seedTemperatures(tx, now);
    await seedDoctors(tx, keys.secrets);
    await seedPrescriptions(tx, database, keys.secrets, config.dataDir, now);
    await seedCounts(tx, now);
    await seedMaintenances(tx);
    await insertCurves(tx, demoTimeZone);
    await seedCounterReadings(tx, now);
    await seedSoftware(tx, config.dataDir);
    await settleMembers(tx, now);
    await seedAllowances(tx, keys.secrets, now);
    await seedMemberServices(tx, keys.secrets, now);
    await seedSettlements(tx, now);
    await seedAccountStatements(tx, now);
    await seedDiscountCodes(tx, keys.secrets, now);
    await seedStores(tx, keys.secrets, now);
    await seedBusinessDomains(tx);
    await seedGroupCodes(tx, pictures, config.dataDir, now);
    await seedAds(tx, pictures, config.dataDir, now);
    await seedPaymentServices(tx, keys.secrets);
    await seedBills(tx, now);
    await seedFinance(tx, keys.secrets, now);
    await seedArrivals(tx, now);
    await seedDues(tx, now);
    await seedProcurement(tx, keys.secrets, now);
    await seedOutbounds(tx, now);
    await seedVisitActs(tx, now);
    await seedTransfers(tx, now);
    await seedGoodsCounts(tx, now);
    await seedCentralPurchasing(tx, keys.secrets, now);
    await seedPickups(tx, keys.secrets, now);
    await seedOfflinePickups(tx, keys.secrets, pictures, config.dataDir, now);
    await seedPromotions(tx, now);
    await seedLuckyPlans(tx, now);
    await seedMall(tx, keys.secrets);
    await seedMallWindow(tx);
    await seedBanners(tx, pictures, config.dataDir, now);
    await seedMallShelf(tx, pictures, config.dataDir, now);
    await seedMallOrders(tx, keys.secrets, now);
    await seedMallMachines(tx, keys.secrets, now);
    await seedArticles(tx);
    await seedTickets(tx, keys.secrets, now);
    await seedSystemAlarms(tx, now);
    await seedAppraisals(tx, now);
    await seedDictionary(tx);
    await seedTexts(tx);
    await seedDockings(tx, keys.secrets, now);
    await seedApiKeys(tx, keys.secrets, now);
    await seedMessages(tx, now);
    await seedProjects(tx, now);
    await seedReports(tx, now);
    await seedDownloads(tx, now);
    await seedComments(tx, now);
    await seedActivity(tx);
    await writeStamp(tx, { nextDay: null, complete: true });
  });
  print(`  ${bilingual("demoReady")} · ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return true;
}

function report({ daysDone, daysAll, orders }: HistoryProgress, print: (line: string) => void): void {
  if (daysDone % Math.ceil(daysAll / progressLines) !== 0 && daysDone !== daysAll) return;
  print(`  ${bilingual("demoPreparing")} · ${Math.round((daysDone * 100) / daysAll)} % · ${orders}`);
}

/**
 * Lets the demo company live: seeds it when needed, then its machines sell until it is stopped. The regions of the full
 * company get their history meanwhile, at the first start; then their machines are switched on too.
 */
export async function startDemo(context: ProcessContext, parts: DemoParts): Promise<RunningRole> {
  const { database, config, log } = context;
  if (!(await seedDemo(context, parts))) await asSystem(database, (tx) => wakeSubmissions(tx, new Date()));
  const missing = config.demoSize === "small" ? [] : await missingRegions(database);
  let fleet = await startDemoFleet(context, parts.mqttUrl, missing.length > 0 ? "small" : config.demoSize);
  let wanted = true;
  const growing = grow(context, missing, parts.print, () => wanted)
    .then(async (isWhole) => {
      if (!isWhole) return;
      await fleet.stop();
      fleet = await startDemoFleet(context, parts.mqttUrl, config.demoSize);
    })
    .catch((error: unknown) =>
      log.error({ err: error }, "The demo company could not grow to its full size; the next start tries again."),
    );
  return {
    async stop() {
      wanted = false;
      await growing;
      await fleet.stop();
    },
  };
}

/** Writes what is missing, one region after the other, so that whoever looks around meanwhile is served. True when it wrote all. */
async function grow(
  { database }: ProcessContext,
  missing: readonly string[],
  print: DemoParts["print"],
  isWanted: () => boolean,
): Promise<boolean> {
  const now = new Date();
  const days = { fromDay: addDays(businessDay(now, demoTimeZone), -historyDays), now };
  for (const [index, merchantNo] of missing.entries()) {
    const orders = await recordRegion(database, merchantNo, days, isWanted);
    await refreshStatistics(database.adminUrl);
    if (!isWanted()) return false;
    print(`  ${bilingual("demoPreparing")} · ${index + 1}/${missing.length} · +${orders}`);
  }
  return missing.length > 0;
}
