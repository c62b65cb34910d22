import { usePreference } from "../../kit/usePreference.ts";

export interface Stars {
  /** Entries of the menu that the person starred, in the order of the stars. */
  readonly paths: readonly string[];
  readonly toggle: (path: string) => void;
}

/** The stars of the person; they follow to every device. */
export function useStars(): Stars {
  const [paths, store] = usePreference<readonly string[]>("menu.stars", []);
  return {
    paths,
    toggle: (path) => store((kept) => (kept.includes(path) ? kept.filter((one) => one !== path) : [...kept, path])),
  };
}
