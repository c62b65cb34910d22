import type { visits } from "@yunshou/contract/stock/visits";
import {
  addDays,
  businessDay,
  dayRoute,
  daysUntilEmpty,
  isVisitDue,
  laneDemandDays,
  refuse,
  visitCostFen,
  visitGain,
  visitHorizonDays,
  wayLength,
  weekdayFactor,
} from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import { outlookOf } from "./outlook.ts";
import * as queries from "./visits.queries.ts";

const dayMs = 86_400_000;

/** Handlers of who to visit today (STOCK-09, STOCK-04). */
export const visitHandlers: HandlersOf<typeof visits> = {
  async today(call) {
    const { tx, session, input, now } = call;
    const day = businessDay(now, session.timeZone);
    const costFen = input.visitCostFen === undefined ? visitCostFen : BigInt(input.visitCostFen);
    const route = await queries.routeToVisit(tx, session.scope, session.userId, input.routeId);
    if (route === undefined && input.routeId !== undefined) return refuse("stock.routeUnknown", { field: "routeId" });
    const head = { day, visitCostFen: String(costFen) };
    if (route === undefined)
      return { ...head, routeId: null, routeName: null, replenisher: null, wayMetres: 0, rows: [] };
    const machines = await queries.machinesOf(tx, session.scope, route.routeId, now);
    const ids = machines.map(({ machineId }) => machineId);
    const lanes = await queries.lanesOf(tx, ids, new Date(now.getTime() - laneDemandDays * dayMs), now);
    const soldOn = await queries.soldByWeekday(tx, ids, addDays(day, -laneDemandDays));
    const factor = weekdayFactor(soldOn, new Date(`${day}T00:00:00Z`).getUTCDay(), visitHorizonDays);
    const seen = machines.map((machine) => {
      const own = lanes.filter(({ machineId }) => machineId === machine.machineId);
      const outlook = outlookOf(machine, own, lanes, day);
      return { machine, own, outlook, gain: visitGain(outlook, visitHorizonDays, factor) };
    });
    const byGain = seen.toSorted((one, other) => Number(other.gain.gainFen - one.gain.gainFen));
    const due = byGain.filter(({ gain }) => isVisitDue(gain, costFen));
    // The day begins where most is at stake.
    const way = dayRoute(due.map(({ machine }) => machine));
    const places = new Map(way.map(({ machineId }, index) => [machineId, index + 1]));
    const rows = byGain.map(
      ({ machine: { ageDays: _, cashFen, lacksChange: __, ...machine }, own, outlook, gain }) => ({
        ...machine,
        place: places.get(machine.machineId) ?? null,
        gainFen: String(gain.gainFen),
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
    return {
      ...head,
      ...route,
      wayMetres: Math.round(wayLength(way)),
      rows: rows.toSorted((one, other) => placed(one.place) - placed(other.place)),
    };
  },
};
