import type { UpBody } from "@yunshou/contract/machines/upMessages";
import { asSystem, type Database, isLostRace, isOutage } from "@yunshou/database";
import { type Bounds, boundsOf } from "../../alarms/rules.queries.ts";
import { clearAlarms, raiseAlarms } from "../../conditions/alarms.queries.ts";
import { copyAlarmsToConditions } from "../../conditions/conditions.queries.ts";
import { machinesChannel } from "../../effects/hello.ts";
import { type SavedSign, saveSignsOfLife } from "../../effects/state.queries.ts";
import { isTemperatureOdd } from "../../effects/status.ts";
import type { Notifier } from "../../../platform/notifier.ts";
import { tellOfMachines } from "../../../system/docking/outbox.queries.ts";

interface Sign {
  readonly seenMs: number;
  readonly temperature: number | null;
  readonly signal: number | null;
}

/** A machine's number with its newest sign of life. */
type Gathered = readonly [string, Sign];

/** A machine that talks is alive, heartbeat or not; but its row is not rewritten more often than this for that. */
const touchEveryMs = 10_000;

/**
 * Keeps the newest heartbeat of each machine in memory and writes all of them in one statement about once a second.
 * Nothing here is durable: a heartbeat that a crash swallows is followed by the next one.
 */
export class Heartbeats {
  readonly #database: Database;
  readonly #notifier: Pick<Notifier, "notify">;
  readonly #newest = new Map<string, Sign>();
  readonly #written = new Map<string, number>();

  constructor(database: Database, notifier: Pick<Notifier, "notify">) {
    this.#database = database;
    this.#notifier = notifier;
  }

  note(machineNo: string, body: UpBody<"heartbeat">, seenMs: number): void {
    const before = this.#newest.get(machineNo);
    this.#newest.set(machineNo, {
      seenMs,
      temperature: body.temperature ?? before?.temperature ?? null,
      signal: body.signal ?? before?.signal ?? null,
    });
  }

  /** Any other message is a sign of life too. */
  touch(machineNo: string, seenMs: number): void {
    if (seenMs - (this.#written.get(machineNo) ?? -touchEveryMs) < touchEveryMs) return;
    this.note(machineNo, {}, seenMs);
  }

  /** Writes what is gathered; what could not be written stays gathered, unless something newer came. */
  async flush(): Promise<void> {
    if (this.#newest.size === 0) return;
    const batch = [...this.#newest];
    this.#newest.clear();
    await this.#flush(batch);
  }

  /** A sign of life that the database refuses must not make the machines beside it look dead: it is found by halves, and forgotten. */
  async #flush(batch: readonly Gathered[]): Promise<void> {
    try {
      return await this.#write(batch);
    } catch (error) {
      const isOver = isOutage(error) || isLostRace(error);
      if (isOver) for (const one of batch) this.#keep(one);
      if (isOver || batch.length === 1) throw error;
    }
    const middle = Math.ceil(batch.length / 2);
    const failures: unknown[] = [];
    for (const half of [batch.slice(0, middle), batch.slice(middle)])
      await this.#flush(half).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  #keep([machineNo, sign]: Gathered): void {
    if (!this.#newest.has(machineNo)) this.#newest.set(machineNo, sign);
  }

  async #write(batch: readonly Gathered[]): Promise<void> {
    const { busy, changed } = await asSystem(this.#database, async (tx) => {
      const now = performance.now();
      const signs = await saveSignsOfLife(
        tx,
        batch.map(([machineNo, sign]) => ({
          machineNo,
          ageMs: now - sign.seenMs,
          temperature: sign.temperature,
          signal: sign.signal,
        })),
      );
      const saved = signs.filter((row) => row.isSaved);
      const back = saved.filter((row) => row.cameBack).map((row) => row.machineId);
      await clearAlarms(
        tx,
        back.map((machineId) => ({ machineId, kind: "offline" as const })),
      );
      await tellOfMachines(
        tx,
        back.map((machineId) => ({ event: "machine.online" as const, machineId })),
      );
      // Only a crossing of the band is written; a machine that stays warm is not an alarm a second.
      const warm = saved.filter((row) => row.temperature !== null);
      const bounds =
        warm.length === 0
          ? new Map<string, Bounds>()
          : await boundsOf(
              tx,
              warm.map((row) => row.machineId),
            );
      const isOdd = ({ machineId, temperature }: SavedSign) =>
        isTemperatureOdd(temperature!, bounds.get(machineId)?.temperature);
      const crossed = warm.filter((row) => isOdd(row) !== row.conditions.includes("temperature"));
      const alarms = crossed.map((row) => ({
        machineId: row.machineId,
        kind: "temperature" as const,
        detail: { celsius: row.temperature },
        odd: isOdd(row),
      }));
      await raiseAlarms(
        tx,
        alarms.filter((alarm) => alarm.odd),
      );
      await clearAlarms(
        tx,
        alarms.filter((alarm) => !alarm.odd),
      );
      const touched = [...back, ...alarms.map((alarm) => alarm.machineId)];
      if (touched.length > 0) await copyAlarmsToConditions(tx, touched);
      return { busy: new Set(signs.filter((row) => !row.isSaved).map((row) => row.machineNo)), changed: touched };
    });
    for (const [machineNo, sign] of batch) this.#written.set(machineNo, sign.seenMs);
    for (const one of batch) if (busy.has(one[0])) this.#keep(one);
    if (changed.length > 0) this.#notifier.notify(machinesChannel, changed);
  }
}
