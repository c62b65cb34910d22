import type { AnswerOf, Permission } from "@yunshou/contract";
import type { visits } from "@yunshou/contract/stock/visits";
import {
  addDays,
  businessDay,
  dayRoute,
  daysUntilEmpty,
  dueFromFen,
  isVisitDue,
  laneDemandDays,
  visitGain,
  visitHorizonDays,
  wayLength,
  weekdayFactor,
} from "@yunshou/domain";
import type { Call } from "../../platform/call.ts";
import { ownerOf } from "../procurement/owner.ts";
import { outlookOf } from "./outlook.ts";
import * as queries from "./visits.queries.ts";

const dayMs = 86_400_000;

/** A route on a day: its machines in the order of the way, those that can wait behind them, and their lanes. */
export interface DayPlan extends AnswerOf<typeof visits.today> {
  readonly lanes: readonly queries.VisitedLane[];
}

const noRoute = { routeId: null, routeName: null, replenisher: null, merchantName: null, isOwn: false };

/**
 * Plans the day of a route, or of the one that is the caller's; nothing where a named route is unknown. A stop costs what
 * was asked for, else what the merchant of the route has set.
 */
export async function planDay(
  { tx, session, now }: Call<unknown, Permission>,
  routeId: string | undefined,
  askedFen: bigint | undefined,
): Promise<DayPlan | undefined> {
  const day = businessDay(now, session.timeZone);
  const route = await queries.routeToVisit(tx, session.scope, session.userId, routeId);
  if (route === undefined && routeId !== undefined) return undefined;
  const usualFen = await queries.visitCostOf(tx, route ?? ownerOf(session));
  const costFen = askedFen ?? usualFen;
  const costs = { visitCostFen: String(costFen), usualCostFen: String(usualFen) };
  if (route === undefined) return { day, ...costs, ...noRoute, wayMetres: 0, rows: [], lanes: [] };
  const machines = await queries.machinesOf(tx, session.scope, route.routeId, now);
  const ids = machines.map(({ machineId }) => machineId);
  const lanes = await queries.lanesOf(tx, ids, new Date(now.getTime() - laneDemandDays * dayMs), now);
  const soldOn = await queries.soldByWeekday(tx, ids, { since: addDays(day, -laneDemandDays), before: day });
  const factor = weekdayFactor(soldOn, new Date(`${day}T00:00:00Z`).getUTCDay(), visitHorizonDays);
  const byMachine = Map.groupBy(lanes, ({ machineId }) => machineId);
  const seen = machines.map((machine) => {
    const own = byMachine.get(machine.machineId) ?? [];
    const outlook = outlookOf(machine, own, lanes, day);
    const from = dueFromFen(outlook, costFen, visitHorizonDays);
    return { machine, own, outlook, from, gain: visitGain(outlook, visitHorizonDays, factor) };
  });
  const byGain = seen.toSorted((one, other) => Number(other.gain.gainFen - one.gain.gainFen));
  const due = byGain.filter(({ gain, from }) => isVisitDue(gain, from));
  // The day begins where most is at stake.
  const way = dayRoute(due.map(({ machine }) => machine));
  const places = new Map(way.map(({ machineId }, index) => [machineId, index + 1]));
  const rows = byGain.map(
    ({ machine: { ageDays: _, cashFen, lacksChange: __, ...machine }, own, outlook, from, gain }) => ({
      ...machine,
      place: places.get(machine.machineId) ?? null,
      gainFen: String(gain.gainFen),
      dueFromFen: String(from),
      stockOutFen: String(gain.stockOutFen),
      spoilFen: String(gain.spoilFen),
      faultFen: String(gain.faultFen),
      cashFen: String(gain.cashFen),
      lanesBelow: own.filter(({ stock, warnThreshold }) => stock <= warnThreshold).length,
      lanesAll: own.length,
      shortage: own.reduce((sum, { capacity, stock }) => sum + capacity - stock, 0),
      emptyDays: daysUntilEmpty(outlook.lanes),
      cashOnHandFen: cashFen,
    }),
  );
  const placed = (place: number | null) => place ?? Number.MAX_SAFE_INTEGER;
  const inOrder = rows.toSorted((one, other) => placed(one.place) - placed(other.place));
  const { topId: _, merchantId, ...named } = route;
  const isOwn = merchantId === session.merchantId;
  return { day, ...costs, ...named, isOwn, wayMetres: Math.round(wayLength(way)), rows: inOrder, lanes };
}
