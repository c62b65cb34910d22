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
 * How many pages of ours lie behind this one, so that "back" never leaves for somebody else's page. It is kept with the page
 * in the history, because the phone's own back button turns pages too.
 */
const pagesBehind = (): number => (window.history.state as { readonly behind?: number } | null)?.behind ?? 0;

/** Shows another page; the one before stays in the history unless it is replaced. */
export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) window.history.replaceState(window.history.state, "", to);
  else window.history.pushState({ behind: pagesBehind() + 1 }, "", to);
  window.scrollTo(0, 0);
  window.dispatchEvent(new PopStateEvent(changed));
}

/** Back to the page before, or to `home` when an address was opened from outside. */
export function goBack(home: string): void {
  if (pagesBehind() === 0) return go(home, { replace: true });
  window.history.back();
}
