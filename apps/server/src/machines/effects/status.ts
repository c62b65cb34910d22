import type { Handle } from "@yunshou/database";
import { changeFloorFen, temperatureBand, type AlarmKind } from "@yunshou/domain";
import { type Bounds, boundsOf } from "../alarms/rules.queries.ts";
import {
  clearAlarms,
  clearJudged,
  raiseAlarms,
  type AlarmName,
  type AlarmRaised,
} from "../conditions/alarms.queries.ts";
import { refreshConditions } from "../conditions/conditions.ts";
import type { Effect, Incoming } from "./effect.ts";
import { machinesChannel } from "./hello.ts";
import { readLanes } from "./lanes.queries.ts";
import { applyLaneNews, type LaneNews } from "./lanes.ts";
import { type DayRow, keepTrafficAndDoors } from "../registry/curves.queries.ts";
import { overtakenBy, saveStatus, type StatusRow } from "./state.queries.ts";

/**
 * What a machine says of itself: doors, climate, cash, traffic, versions, lanes. Its stock is compared, never copied: a
 * count that differs from the cloud's is a contradiction for people to settle, because only `stock` and sales move goods.
 */
export const status: Effect<"status"> = async ({ tx, notify }, messages) => {
  const said = messages.map(toRow);
  const kept = trafficAndDoors(messages, mergePerMachine(said));
  if (kept.length > 0) await keepTrafficAndDoors(tx, kept);
  const merged = mergePerMachine(await withoutOvertaken(tx, said));
  const saved = new Map((await saveStatus(tx, merged)).map((row) => [row.machineId, row]));
  const bounds = await boundsOf(
    tx,
    merged.map((row) => row.machineId),
  );
  const judged = merged.flatMap((row) => judge(row, saved.get(row.machineId), bounds.get(row.machineId) ?? {}));
  await raiseAlarms(
    tx,
    judged.filter((alarm) => alarm.raised),
  );
  await clearAlarms(
    tx,
    judged.filter((alarm) => !alarm.raised),
  );
  await clearJudged(
    tx,
    merged.flatMap((row) => unasked(row, bounds.get(row.machineId) ?? {})),
  );
  await applyLaneNews(tx, messages.flatMap(laneNews));
  await compareStock(tx, messages);
  const touched = merged.map((row) => row.machineId);
  await refreshConditions(tx, touched);
  notify(machinesChannel, touched);
};

/** A status that waited this long tells of another time than now. */
const lateMs = 60_000;

/**
 * What was kept while a machine was away is news of its hour only: a temperature since which another one was heard, as heartbeats
 * tell it, and the traffic of a day or month that is over say nothing of now, and are judged no more.
 */
async function withoutOvertaken(tx: Handle, said: readonly StatusRow[]): Promise<readonly StatusRow[]> {
  const late = said.filter(({ at, saidAt }) => at.getTime() - saidAt.getTime() > lateMs);
  if (late.length === 0) return said;
  const overtaken = await overtakenBy(tx, late);
  const facts = new Map(late.map((row, place) => [row, overtaken[place]]));
  return said.map((row) => {
    const by = facts.get(row);
    return {
      ...row,
      temperature: by?.temperature === true ? null : row.temperature,
      trafficTodayMb: by?.day === true ? null : row.trafficTodayMb,
      trafficMonthMb: by?.month === true ? null : row.trafficMonthMb,
    };
  });
}

const toRow = ({ machine, message: { body }, receivedAt, occurredAt }: Incoming<"status">): StatusRow => ({
  machineId: machine.machineId,
  at: receivedAt,
  saidAt: occurredAt,
  doors: body.doors ?? null,
  temperature: body.temperature ?? null,
  humidity: body.humidity ?? null,
  coinFen: body.coinFen ?? null,
  noteFen: body.noteFen ?? null,
  trafficTodayMb: body.trafficTodayMb ?? null,
  trafficMonthMb: body.trafficMonthMb ?? null,
  upperVersion: body.upperVersion ?? null,
  lowerVersion: body.lowerVersion ?? null,
});

/** Several statuses of one machine make one row in which later values win. */
function mergePerMachine(said: readonly StatusRow[]): StatusRow[] {
  const rows = new Map<string, StatusRow>();
  for (const row of said) {
    const before = rows.get(row.machineId);
    rows.set(row.machineId, {
      machineId: row.machineId,
      at: row.at,
      saidAt: row.temperature === null && before !== undefined ? before.saidAt : row.saidAt,
      doors: row.doors === null ? (before?.doors ?? null) : { ...before?.doors, ...row.doors },
      temperature: row.temperature ?? before?.temperature ?? null,
      humidity: row.humidity ?? before?.humidity ?? null,
      coinFen: row.coinFen ?? before?.coinFen ?? null,
      noteFen: row.noteFen ?? before?.noteFen ?? null,
      trafficTodayMb: row.trafficTodayMb ?? before?.trafficTodayMb ?? null,
      trafficMonthMb: row.trafficMonthMb ?? before?.trafficMonthMb ?? null,
      upperVersion: row.upperVersion ?? before?.upperVersion ?? null,
      lowerVersion: row.lowerVersion ?? before?.lowerVersion ?? null,
    });
  }
  return [...rows.values()];
}

/** What counts for days: traffic of the day by the moment of each message, which may have waited until the next; doors by the last. */
function trafficAndDoors(messages: readonly Incoming<"status">[], merged: readonly StatusRow[]): DayRow[] {
  const last = new Map(messages.map(({ machine, occurredAt }) => [machine.machineId, occurredAt]));
  return [
    ...messages.flatMap(({ machine, message, occurredAt }) =>
      message.body.trafficTodayMb === undefined
        ? []
        : [
            {
              machineId: machine.machineId,
              at: occurredAt,
              doors: null,
              trafficTodayMb: message.body.trafficTodayMb,
            },
          ],
    ),
    ...merged.flatMap(({ machineId, doors, at }) =>
      doors === null ? [] : [{ machineId, at: last.get(machineId) ?? at, doors, trafficTodayMb: null }],
    ),
  ];
}

type Judged = AlarmRaised & { readonly raised: boolean };

/**
 * Alarms that a value decides. What a machine never reports is never judged; humidity, data traffic and open doors are
 * alarms only where the template of the machine or a rule says so (DATACARD-04).
 */
function judge(
  row: StatusRow,
  saved: { readonly cashFen: string; readonly doors: Readonly<Record<string, string>> } | undefined,
  bounds: Bounds,
): Judged[] {
  const judged: Judged[] = [];
  const add = (kind: AlarmKind, raised: boolean, detail: Record<string, unknown>) =>
    judged.push({ machineId: row.machineId, kind, raised, detail });
  const { temperature, humidity, trafficTodayMb } = row;
  if (temperature !== null)
    add("temperature", isTemperatureOdd(temperature, bounds.temperature), { celsius: temperature });
  const moist = bounds.humidity?.high;
  if (humidity !== null && moist != null) add("humidity", humidity > moist, { percent: humidity });
  const much = bounds.flow?.high;
  if (trafficTodayMb !== null && much != null) add("flow", trafficTodayMb > much, { megabytes: trafficTodayMb });
  if (row.doors !== null && bounds.doorOpen !== undefined && saved !== undefined)
    add("doorOpen", Object.values(saved.doors).includes("open"), {});
  if ((row.coinFen !== null || row.noteFen !== null) && saved !== undefined) {
    const yuan = bounds.outOfChange?.low;
    const floorFen = yuan == null ? changeFloorFen : BigInt(Math.round(yuan * 100));
    add("outOfChange", BigInt(saved.cashFen) < floorFen, { cashFen: saved.cashFen });
  }
  return judged;
}

/** Alarms of values for which neither template nor rule asks any more: what was judged while one did is over. */
function unasked({ machineId, humidity, trafficTodayMb, doors }: StatusRow, bounds: Bounds): AlarmName[] {
  const kinds: AlarmKind[] = [];
  if (humidity !== null && bounds.humidity?.high == null) kinds.push("humidity");
  if (trafficTodayMb !== null && bounds.flow?.high == null) kinds.push("flow");
  if (doors !== null && bounds.doorOpen === undefined) kinds.push("doorOpen");
  return kinds.map((kind) => ({ machineId, kind }));
}

/** Outside the band in which goods keep: that of template and rule, or the usual one where both leave a bound open. */
export function isTemperatureOdd(celsius: number, band: Bounds["temperature"] = { low: null, high: null }): boolean {
  return celsius < (band.low ?? temperatureBand.lowest) || celsius > (band.high ?? temperatureBand.highest);
}

function laneNews({ machine, message }: Incoming<"status">): LaneNews[] {
  return (message.body.lanes ?? []).flatMap(({ cabinet, lane, fault }) =>
    fault === undefined ? [] : [{ machineId: machine.machineId, cabinet, lane, fault }],
  );
}

async function compareStock(tx: Handle, messages: readonly Incoming<"status">[]): Promise<void> {
  const reports = messages.flatMap(({ machine, message }) =>
    (message.body.lanes ?? []).flatMap((lane) =>
      lane.stock === undefined ? [] : [{ ...lane, stock: lane.stock, machineId: machine.machineId }],
    ),
  );
  if (reports.length === 0) return;
  const ours = await readLanes(tx, [...new Set(reports.map((report) => report.machineId))]);
  const stocks = new Map(ours.map((lane) => [`${lane.machineId}|${lane.cabinet}|${lane.lane}`, lane.stock]));
  const raised: AlarmRaised[] = [];
  const cleared: AlarmName[] = [];
  // Only the last report of a lane counts: an earlier one may be older than a count in between.
  const last = new Map(reports.map((report) => [`${report.machineId}|${report.cabinet}|${report.lane}`, report]));
  for (const [name, { machineId, cabinet, lane, stock }] of last) {
    const expected = stocks.get(name);
    if (expected === stock) cleared.push({ machineId, kind: "contradiction", cabinet, lane });
    else
      raised.push({
        machineId,
        kind: "contradiction",
        cabinet,
        lane,
        detail: {
          problem: expected === undefined ? "laneUnknown" : "stockDiffers",
          reported: stock,
          expected: expected ?? null,
        },
      });
  }
  await raiseAlarms(tx, raised);
  await clearAlarms(tx, cleared);
}
