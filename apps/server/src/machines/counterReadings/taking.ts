import { createHash } from "node:crypto";
import type { Handle } from "@yunshou/database";
import {
  accept,
  intervalOf,
  readEvaDts,
  type ReadingProblem,
  readingProblem,
  type ReadingState,
  refuse,
  type Result,
} from "@yunshou/domain";
import * as queries from "./taking.queries.ts";

export interface Taken {
  readonly readingId: string;
  readonly state: ReadingState;
  readonly problem: ReadingProblem | null;
  readonly pieces: number | null;
}

/** Reads a file of a machine that the caller holds locked, keeps it once, and counts it from the reading before it or holds it for a person. */
export async function takeReading(
  tx: Handle,
  machine: queries.ReadMachine,
  given: queries.GivenFile,
): Promise<Result<Taken>> {
  const read = readEvaDts(given.content);
  if (!read.ok) return read;
  const latest = await queries.latestReadAt(tx, machine.machineId);
  if (latest !== undefined && latest > given.readAt)
    return refuse("counterReadings.readEarlier", { field: "readTime" });
  const hash = createHash("sha256").update(given.content).digest();
  const readingId = await queries.insertReading(tx, machine, { ...given, ...read.value, hash });
  if (readingId === undefined) return refuse("counterReadings.taken", { field: "content" });
  const judged = (await judgeHeld(tx, machine.machineId)).get(readingId)!;
  return accept({ readingId, ...judged });
}

interface Judged {
  readonly state: ReadingState;
  readonly problem: ReadingProblem | null;
  readonly pieces: number | null;
}

/**
 * Judges the held readings of a machine in the order of their time, from the one that counted last. The first that is
 * really held holds up those behind it: they would be compared with something of which nobody knows what it is.
 */
export async function judgeHeld(tx: Handle, machineId: string): Promise<ReadonlyMap<string, Judged>> {
  const held = await queries.heldReadings(tx, machineId);
  let before = await queries.lastSettled(tx, machineId);
  let isHeldUp = false;
  const judged = new Map<string, Judged>();
  for (const reading of held) {
    const problem = isHeldUp ? "afterHeld" : before === undefined ? null : readingProblem(before, reading);
    if (problem !== null) {
      isHeldUp = true;
      await queries.hold(tx, reading.readingId, problem, before?.readingId ?? null);
      judged.set(reading.readingId, { state: "held", problem, pieces: null });
      continue;
    }
    judged.set(reading.readingId, await settle(tx, before, reading));
    before = reading;
  }
  return judged;
}

/** Lets a reading count from the one before it; without one it begins the count. */
export async function settle(
  tx: Handle,
  before: queries.StoredReading | undefined,
  reading: queries.StoredReading,
): Promise<Judged> {
  if (before === undefined) {
    await queries.begin(tx, reading.readingId);
    return { state: "start", problem: null, pieces: null };
  }
  const interval = intervalOf(before, reading);
  await queries.count(tx, reading.readingId, before, interval);
  return { state: "counted", problem: null, pieces: interval.pieces };
}
