import { addDays, adDeadlineMs, businessDay, priceList, priceListLimits } from "@yunshou/domain";
import { isDeepStrictEqual } from "node:util";
import { enqueue } from "../../machines/commands/outbox.ts";
import { repeating, type TimerContext, type TimerHandler } from "../../platform/timers.ts";
import { ruleOf } from "../desk.ts";
import { rulesAt } from "../rules.queries.ts";
import { takeChanged } from "./priceChanges.queries.ts";
import { pricesKey } from "./priceEffects.ts";
import * as queries from "./priceLists.queries.ts";

const everyMs = 3_000;
const forgetEveryMs = 3_600_000;
const machinesAtOnce = 100;

type Work = Pick<TimerContext, "tx" | "now">;

/** Looks at machines whose prices may have changed, and writes a new list for those where they did. */
export async function listPrices({ tx, now }: Work): Promise<void> {
  const changed = await takeChanged(tx, machinesAtOnce, businessDay(now, "UTC"));
  if (changed.length === 0) return;
  const machines = await queries.listedMachines(tx, changed);
  const rows = await rulesAt(tx, [...new Set(machines.map(({ merchantId }) => merchantId))], changed);
  const rules = Map.groupBy(rows, ({ merchantId }) => merchantId);
  const kept: string[] = [];
  const replaced: queries.NewList[] = [];
  for (const { machineId, merchantId, timeZone, lanes, offers, listedFor } of machines) {
    const today = businessDay(now, timeZone);
    const wanted = priceList(
      { machineId, today },
      lanes.map((lane) => ({ ...lane, priceFen: BigInt(lane.priceFen) })),
      (rules.get(merchantId) ?? []).map(ruleOf),
    );
    // Nobody has to be told that there is nothing, unless there was something before.
    if (isDeepStrictEqual(wanted, offers ?? []) && (offers === null || listedFor === merchantId)) kept.push(machineId);
    else replaced.push({ machineId, offers: wanted, renewDay: renewDayOf(today) });
  }
  await queries.keepLists(tx, kept, renewDayOf(businessDay(now, "UTC")));
  await queries.replaceLists(tx, replaced, now);
}

const renewDayOf = (today: string): string => addDays(today, priceListLimits.days - priceListLimits.renewDays);

/** Tells connected machines their lists, and ends what was not answered in time. */
export async function tellPrices({ tx, now }: Work): Promise<void> {
  await queries.expireLists(tx, now);
  const due = await queries.takeDueLists(tx, machinesAtOnce, now, adDeadlineMs);
  const notAfter = new Date(now.getTime() + adDeadlineMs);
  await enqueue(
    tx,
    due.map(({ machineId, version, offers }) => ({
      machineId,
      key: pricesKey,
      type: "prices" as const,
      body: {
        version,
        notAfter: notAfter.getTime(),
        offers: offers.map(({ shares: _, ...offer }, place) => ({ ...offer, payFen: [...offer.payFen], offer: place })),
      },
      notAfter,
    })),
  );
}

/** Writes and tells the prices that machines take by themselves, and removes lists that no sale names any more. */
export const priceDuties = (): TimerHandler[] => [
  repeating("marketing.listPrices", everyMs, listPrices),
  repeating("marketing.tellPrices", everyMs, tellPrices),
  repeating("marketing.forgetPrices", forgetEveryMs, ({ tx, now }) =>
    queries.forgetLists(tx, new Date(now.getTime() - priceListLimits.keptDays * 86_400_000)),
  ),
];
