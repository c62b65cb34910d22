import { asSystem, type Database, type Handle } from "@yunshou/database";
import { hourWeights, paymentMix, weekdayWeights } from "@yunshou/simulator";
import { ownerOfNumber } from "../demo.queries.ts";
import { lastDayFactor } from "../plan.ts";
import { retailProducts } from "../products.ts";
import { demoTimeZone } from "../seed.ts";
import * as queries from "./crowd.queries.ts";
import { crowdMerchants, crowdPlaces } from "./crowdPlaces.ts";

/** A grown company grows slowly. */
const weeklyGrowth = 1.03;

/** What lies up to each of these weights, as shares of all, without the last one. */
function sharesUntil(weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return weights.slice(0, -1).map((weight) => (sum += weight) / whole);
}

// Members of the regions have no cards: who would pay with one pays by phone.
const payments = paymentMix.filter(({ value }) => value !== "memberCard");

/** Regions without a history. */
export async function missingRegions(database: Database): Promise<string[]> {
  const all = crowdMerchants.map(({ merchantNo }) => merchantNo);
  const there = await asSystem(database, (tx) => queries.sellers(tx, all), { readOnly: true });
  return all.filter((merchantNo) => !there.includes(merchantNo));
}

/** The program is being stopped; what was begun is rolled back and written at the next start. */
class Stopped extends Error {}

/**
 * Writes the history of a region, set by set in one transaction: orders with their stock, ledger and rollups as live sales
 * would have left them. Nothing of the region sells before.
 *
 * @param isWanted false ends it at the next step, without a trace.
 * @returns how many orders there are; none when it was ended.
 */
export async function recordRegion(
  database: Database,
  merchantNo: string,
  { fromDay, now }: { readonly fromDay: string; readonly now: Date },
  isWanted: () => boolean,
): Promise<number> {
  try {
    return await asSystem(database, (tx) => writeRegion(tx, merchantNo, demandOf(merchantNo, fromDay, now), isWanted), {
      tries: 1,
    });
  } catch (error) {
    if (error instanceof Stopped) return 0;
    throw error;
  }
}

const demandOf = (merchantNo: string, fromDay: string, now: Date): queries.CrowdDemand => ({
  fromDay,
  now,
  timeZone: demoTimeZone,
  lastDayFactor,
  weeklyGrowth,
  weekdays: weekdayWeights,
  untilHour: sharesUntil(hourWeights),
  untilPayment: sharesUntil(payments.map(({ weight }) => weight)),
  payments: payments.map(({ value }) => value),
  machines: crowdPlaces
    .filter(({ merchant }) => merchant === merchantNo)
    .map(({ machineNo, daily }) => ({ machineNo, daily })),
  products: retailProducts.map(({ code, appeal }) => ({ code, appeal })),
});

async function writeRegion(
  tx: Handle,
  merchantNo: string,
  demand: queries.CrowdDemand,
  isWanted: () => boolean,
): Promise<number> {
  const { merchantId } = await ownerOfNumber(tx, merchantNo);
  const steps: (() => Promise<void>)[] = [
    () => queries.activateMachines(tx, merchantId, demand.now),
    () => queries.drawSales(tx, merchantId, demand),
    () => queries.insertSales(tx),
    () => queries.insertMovements(tx, merchantId),
    () => queries.insertRollups(tx, demoTimeZone),
  ];
  const wanted = () => {
    if (!isWanted()) throw new Stopped();
  };
  for (const step of steps) {
    wanted();
    await step();
  }
  const parts = await queries.partsToPost(tx);
  for (let part = 0; part < parts; part++) {
    wanted();
    await queries.postSales(tx, part);
  }
  await queries.closeAnew(tx, merchantId);
  return queries.countDrawn(tx);
}
