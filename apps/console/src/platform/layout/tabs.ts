/** A visited view: its page and the query it last showed (TOPBAR-09). */
export interface Tab {
  readonly path: string;
  readonly search: string;
}

/** The tabs after a visit: a page has one tab, which follows the newest query. */
export function visited(tabs: readonly Tab[], visit: Tab): readonly Tab[] {
  const known = tabs.find((tab) => tab.path === visit.path);
  if (known === undefined) return [...tabs, visit];
  return known.search === visit.search ? tabs : tabs.map((tab) => (tab.path === visit.path ? visit : tab));
}

/** The tabs after closing one, and where to go: the right neighbour, else the last tab, else home (TOPBAR-10, TOPBAR-11). */
export function closed(
  tabs: readonly Tab[],
  path: string,
  activePath: string,
): { tabs: readonly Tab[]; goTo: Tab | undefined } {
  const index = tabs.findIndex((tab) => tab.path === path);
  const rest = tabs.filter((tab) => tab.path !== path);
  if (path !== activePath) return { tabs: rest, goTo: undefined };
  return { tabs: rest, goTo: rest[index] ?? rest.at(-1) ?? homeTab };
}

export function closedOthers(tabs: readonly Tab[], path: string): readonly Tab[] {
  return tabs.filter((tab) => tab.path === path);
}

/** Closing everything leads here (TOPBAR-11). */
export const homeTab: Tab = { path: "/dashboard", search: "" };

export function addressOf(tab: Tab): string {
  return tab.path + tab.search;
}

/**
 * Open tabs survive a reload in the state of the browser's history entry: the specification fixes the keys of
 * session storage (SESS-03), and two windows must not share their tabs.
 */
export function readTabs(): readonly Tab[] {
  const state = window.history.state as { tabs?: readonly Tab[] } | null;
  return state?.tabs ?? [];
}

export function keepTabs(tabs: readonly Tab[]): void {
  window.history.replaceState({ ...(window.history.state as object | null), tabs }, "");
}

/**
 * Gives every new history entry the tabs at its birth, because the router knows nothing of them: what is written into an
 * entry while its page is already being left may come too late for the browser.
 *
 * @param newest the tabs as last drawn; the address of the entry adds its own when it is read.
 * @returns ends it.
 */
export function carryTabs(newest: () => readonly Tab[]): () => void {
  const { pushState, replaceState } = window.history;
  const carry =
    (original: History["pushState"]): History["pushState"] =>
    (state: object | null, ...address) =>
      original.call(window.history, { tabs: newest(), ...state }, ...address);
  Object.assign(window.history, { pushState: carry(pushState), replaceState: carry(replaceState) });
  return () => void Object.assign(window.history, { pushState, replaceState });
}
