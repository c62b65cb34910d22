import { useSyncExternalStore } from "react";

/**
 * How much room the window has: a desk shows the menu beside the page, a tablet opens it over the page, a phone has one
 * column, cards in the place of tables, and targets for a thumb. The widths stand in the style sheets too.
 */
export type Width = "phone" | "tablet" | "desk";

const queries = { phone: "(max-width: 767.98px)", tablet: "(max-width: 991.98px)" } as const;

const matches = (query: string) => "matchMedia" in window && window.matchMedia(query).matches;

function widthNow(): Width {
  if (matches(queries.phone)) return "phone";
  return matches(queries.tablet) ? "tablet" : "desk";
}

function watch(listener: () => void): () => void {
  if (!("matchMedia" in window)) return () => undefined;
  const lists = Object.values(queries).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener("change", listener);
  return () => {
    for (const list of lists) list.removeEventListener("change", listener);
  };
}

/** The room that the window has, as it changes. */
export function useWidth(): Width {
  return useSyncExternalStore(watch, widthNow);
}
