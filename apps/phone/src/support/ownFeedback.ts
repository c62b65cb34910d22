import { store, stored } from "../platform/stored.ts";
import { useStored } from "../platform/useStored.ts";

const none: readonly string[] = [];
const key = (machineNo: string) => `feedback ${machineNo.toLowerCase()}`;
/** Older ones leave the list of the phone. */
const kept = 5;

/** The tokens of what was said on this phone at a machine, the newest first: whoever has one reads the answers, so they stay here. */
export const useOwnFeedback = (machineNo: string): readonly string[] => useStored(key(machineNo), none);

export function keepFeedback(machineNo: string, token: string): void {
  const before = stored(key(machineNo), none).filter((one) => one !== token);
  store(key(machineNo), [token, ...before].slice(0, kept));
}
