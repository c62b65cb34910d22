import type { Random } from "./random.ts";

/** Why there is no connection: the broker's CONNACK code, or undefined when it was lost or never came about. */
export type Refusal = 3 | 5 | undefined;

/** Codes of CONNACK 3.1.1 (docs/machine-protocol.md, "Connecting"). */
const serverUnavailable = 3;
const notAuthorised = 5;

const soonMs = 1_000;
const soonTries = 5;
const strangerPauseMs = 60_000;
const busyLongestMs = 60_000;

/**
 * The pause in ms before the next attempt to connect, after so many attempts in a row without a connection (1 or more).
 * Soon at first, because most outages are a server's restart, and spread over a second, because everybody lost it at once.
 */
export function reconnectPauseMs(
  failures: number,
  refusal: Refusal,
  random: Pick<Random, "next">,
  longestMs: number,
): number {
  const spread = 0.5 + random.next() / 2;
  if (refusal === notAuthorised) return strangerPauseMs * (0.5 + spread);
  if (refusal === serverUnavailable) return Math.min(busyLongestMs, soonMs * 2 ** Math.min(failures, 16)) * spread;
  if (failures <= soonTries) return Math.max(50, random.next() * soonMs);
  return Math.min(longestMs, soonMs * 2 ** Math.min(failures - soonTries, 16)) * spread;
}
