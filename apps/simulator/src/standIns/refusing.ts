/**
 * Why a provider does not say what it is asked: it does not know our signature, gives us no right to the call, is asked too
 * often, is out of order, or names a state that its documents do not.
 */
export const silences = ["signature", "rights", "pace", "system", "state"] as const;
export type Silence = (typeof silences)[number];

/** So many calls from here on are answered with nothing but that. */
export interface Refusing {
  calls: number;
  why: Silence;
}

export const newRefusing = (): Refusing => ({ calls: 0, why: "signature" });

/** Whether the call that has just come is one of them. */
export function refuses(refusing: Refusing): boolean {
  if (refusing.calls <= 0) return false;
  refusing.calls -= 1;
  return true;
}
