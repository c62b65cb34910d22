/** What is known of a machine that does not answer, and of those that stand near it. */
export interface SilenceFacts {
  /** Strength of the mobile signal when it last spoke, 0 to 31, or null when it never told. */
  readonly signal: number | null;
  /** Machines in service at the same point, without itself. */
  readonly nearOnline: number;
  readonly nearOffline: number;
}

/** The likeliest reasons of a silence, the order in which they are looked for. */
export const silenceCauses = ["weakSignal", "ownPowerOrCard", "siteDown", "powerOrCard"] as const;
export type SilenceCause = (typeof silenceCauses)[number];

/** A modem below this loses its connection by itself. */
export const weakSignalBelow = 10;

/**
 * Why a machine is likely silent. Machines of one point share power and the place, so those that still speak clear it,
 * and several silent ones accuse it; a signal that was weak at the end explains a single silence before anything else does.
 */
export function whySilent({ signal, nearOnline, nearOffline }: SilenceFacts): SilenceCause {
  if (nearOnline === 0 && nearOffline > 0) return "siteDown";
  if (signal !== null && signal < weakSignalBelow) return "weakSignal";
  return nearOnline > 0 ? "ownPowerOrCard" : "powerOrCard";
}
