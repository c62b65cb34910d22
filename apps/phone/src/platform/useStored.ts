import { useSyncExternalStore } from "react";
import { stored, watchStored } from "./stored.ts";

/** Follows what this phone keeps, in other tabs too. */
export const useStored = <T>(key: string, empty: T): T =>
  useSyncExternalStore(
    watchStored,
    () => stored(key, empty),
    () => empty,
  );
