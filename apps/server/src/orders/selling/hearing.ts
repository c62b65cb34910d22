import type { Handle } from "@yunshou/database";
import { hearingMs, unheardMs } from "@yunshou/domain";
import { arm, type RepeatedDuty, timerKind } from "../../platform/timers.ts";

const everyMs = 5_000;

/** Comes every few seconds. `since` is when machines were heard again after a time in which nobody listened. */
const hearing = timerKind<{ since?: string }>("order.hearing");
const key = "";

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
const wasUnheard = (dueAt: Date, now: Date) => dueAt.getTime() > 0 && now.getTime() - dueAt.getTime() > unheardMs;

/** Notes that machines are heard. When it comes far too late, nothing has run or the database was away: they are heard from now on. */
export const hearingDuty: RepeatedDuty = {
  ...hearing.on(async ({ tx, now }, { dueAt, data }) => {
    const since = wasUnheard(dueAt, now) ? now.toISOString() : data.since;
    await arm(tx, hearing.at(key, later(now, everyMs), since === undefined ? {} : { since }));
  }),
  first: hearing.at(key, new Date(0), {}),
};

/**
 * Until when the silence of machines says nothing yet: after a time in which nobody listened they first tell what they did
 * meanwhile (decision 0064). Undefined when silence is silence. Asked while the duty is under way it answers as before it.
 */
export async function heardFrom(tx: Handle, now: Date): Promise<Date | undefined> {
  const found = await hearing.find(tx, key);
  if (found === undefined) return undefined;
  if (wasUnheard(found.dueAt, now)) return later(now, hearingMs);
  const { since } = found.data;
  const from = since === undefined ? undefined : later(new Date(since), hearingMs);
  return from !== undefined && from > now ? from : undefined;
}
