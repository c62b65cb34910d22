import { offlineAfterMs } from "@yunshou/domain";

/** Time in which a new connection must have said who it is. */
export const connectTimeoutMs = 15_000;

/** A machine that counts as offline for long is no longer behind its connection, whatever it promised. */
const longestSilenceMs = 10 * offlineAfterMs;

/**
 * Longest silence in ms of a machine that connected with this keep-alive: half of it more for the road, as MQTT 3.1.1
 * §3.1.2.10 has it, and a limit of ours for those that promise nothing or too much. The probes of TCP do not decide
 * this: when thousands of machines connected at one moment, the probes of all of them leave at one moment too, more than
 * a network interface's queue takes, and machines that answered would be given up.
 */
export function silenceOf(keepaliveSeconds: number): number {
  const promisedMs = keepaliveSeconds * 1_500;
  return promisedMs === 0 ? longestSilenceMs : Math.min(promisedMs, longestSilenceMs);
}
