import { useSyncExternalStore } from "react";

const changed = "popstate";
const watch = (listener: () => void) => {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
};
const place = () => window.location.pathname + window.location.search;

/** The path below `base`, without its slash, and what the address asks for; both follow the back button. */
export function useRoute(base: string): { readonly path: string; readonly query: URLSearchParams } {
  const at = useSyncExternalStore(watch, place, place);
  const [path = "", query = ""] = at.split("?");
  return { path: path.slice(base.length).replace(/^\/|\/$/g, ""), query: new URLSearchParams(query) };
}

/**
 * How a page stands in the history. It is kept there, because the phone's own back button turns pages too.
 * A sheet over a page is a step of its own, which "back" closes instead of leaving the page.
 */
interface Place {
  /** How many steps of ours lie behind this one, so that "back" never leaves for somebody else's page. */
  readonly behind: number;
  readonly isSheet?: boolean;
}
const placeNow = (): Place => ({ behind: 0, ...(window.history.state as Place | null) });

/** What closes the sheets that lie over the page, the uppermost last. */
const sheets: (() => void)[] = [];
/** What waits while the browser takes back the step of a closed sheet, because it would take that back instead. */
let waiting: (() => void)[] | undefined;

/** Gives the sheets over the page a step of the history, or takes it back once they are gone. */
function settle(): void {
  if (waiting !== undefined) return;
  const { behind, isSheet = false } = placeNow();
  if (sheets.length > 0 && !isSheet)
    window.history.pushState({ behind: behind + 1, isSheet: true } satisfies Place, "");
  if (sheets.length > 0 || !isSheet) return;
  waiting = [];
  window.history.back();
}

function turned(): void {
  if (waiting === undefined) {
    if (placeNow().isSheet !== true) sheets.at(-1)?.();
    return;
  }
  const held = waiting;
  waiting = undefined;
  for (const act of held) act();
  settle();
}

/** Lays a sheet over the page, which "back" of the phone closes with `close`. Answers what takes it away otherwise. */
export function layOver(close: () => void): () => void {
  window.addEventListener(changed, turned);
  sheets.push(close);
  settle();
  return () => {
    const at = sheets.indexOf(close);
    if (at === -1) return;
    sheets.splice(at, 1);
    // Another sheet may take the place of this one at once.
    queueMicrotask(settle);
  };
}

/** Shows another page; the one before stays in the history unless it is replaced. A sheet over it does not stay. */
export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (waiting !== undefined) return void waiting.push(() => go(to, { replace }));
  const { behind, isSheet = false } = placeNow();
  sheets.length = 0;
  if (replace || isSheet) window.history.replaceState({ behind } satisfies Place, "", to);
  else window.history.pushState({ behind: behind + 1 } satisfies Place, "", to);
  window.scrollTo(0, 0);
  window.dispatchEvent(new PopStateEvent(changed));
}

/** Back to the page before, or to `home` when an address was opened from outside. */
export function goBack(home: string): void {
  if (waiting !== undefined) return void waiting.push(() => goBack(home));
  const { behind, isSheet = false } = placeNow();
  const steps = isSheet ? 2 : 1;
  if (behind < steps) return go(home, { replace: true });
  window.history.go(-steps);
}
