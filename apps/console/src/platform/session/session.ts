import type { Language } from "@yunshou/contract";
import type { CustomData, LoginAnswer, MenuNode, UserInfo } from "@yunshou/contract/access/shapes";

export type { MenuNode, UserInfo };

/** The seven keys that the console keeps in session storage, and no other (SESS-03). */
const keys = {
  token: "Authorization",
  routes: "routers",
  user: "userInfo",
  custom: "customData",
  language: "language",
  sidebar: "sidebarStatus",
  loginPath: "path",
} as const;

const listeners = new Set<() => void>();
let version = 0;

/** Tells when the session or its language changed; for `useSyncExternalStore`. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Grows with every change of the session. */
export function sessionVersion(): number {
  return version;
}

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

function readJson<T>(key: string): T | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

/** SESS-01: who has a token is logged in. */
export function sessionToken(): string | undefined {
  return sessionStorage.getItem(keys.token) ?? undefined;
}

export function sessionUser(): UserInfo | undefined {
  return readJson<UserInfo>(keys.user);
}

export function sessionCustomData(): CustomData | undefined {
  return readJson<CustomData>(keys.custom);
}

/** Stores what a successful login answered (LOGIN-22); the flattened menu goes under `routers` (SESS-07). */
export function startSession(login: LoginAnswer): void {
  sessionStorage.setItem(keys.token, login.session_key);
  storeUser(login.userInfo, login.customData);
}

/** Replaces the user, e.g. after a change of rights or when a sub-system brought its own menu (LAUNCH-03). */
export function storeUser(user: UserInfo, customData?: CustomData): void {
  sessionStorage.setItem(keys.user, JSON.stringify(user));
  sessionStorage.setItem(keys.routes, JSON.stringify(menuPaths(user.menuJsonTree)));
  if (customData !== undefined) sessionStorage.setItem(keys.custom, JSON.stringify(customData));
  changed();
}

/** SESS-09: logging out clears the token, the routes, the user and the custom data; the login path and the language stay. */
export function endSession(): void {
  for (const key of [keys.token, keys.routes, keys.user, keys.custom]) sessionStorage.removeItem(key);
  changed();
}

/** Every path of a menu, parents before children. */
export function menuPaths(nodes: readonly MenuNode[]): string[] {
  return nodes.flatMap((node) => [node.path, ...menuPaths(node.children)]);
}

/** The first leaf that is a page, depth first (LOGIN-26); without one the dashboard (LOGIN-28). */
export function firstLeaf(nodes: readonly MenuNode[]): string {
  return firstPage(nodes) ?? "/dashboard";
}

/** The same for who must not be led to a page that is not his: undefined when the menu has no page. */
export function firstPage(nodes: readonly MenuNode[]): string | undefined {
  return leavesOf(nodes).find(({ url }) => isPage(url))?.url;
}

function leavesOf(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]));
}

/** Whether an entry of the menu leads to a page of the console, and not to an address outside. */
export function isPage(url: string): boolean {
  return url.startsWith("/") && !url.startsWith("//");
}

/** The entry with this path and every folder above it, the highest first; empty when the menu has no such entry. */
export function trailOf(nodes: readonly MenuNode[], path: string): MenuNode[] {
  for (const node of nodes) {
    if (node.path === path) return [node];
    const below = trailOf(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The login page that this browser used last (SESS-08). */
export function rememberedLoginPath(): string | undefined {
  return sessionStorage.getItem(keys.loginPath) ?? undefined;
}

export function rememberLoginPath(path: string): void {
  sessionStorage.setItem(keys.loginPath, path);
}

/** SESS-06, LANG-10: session storage wins, local storage remembers across sessions. */
export function storedLanguage(): string | undefined {
  return sessionStorage.getItem(keys.language) ?? localStorage.getItem(keys.language) ?? undefined;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(keys.language, language);
  storeLanguageOfSession(language);
}

/** For this session alone; what was chosen before is found again by the next one. */
export function storeLanguageOfSession(language: Language): void {
  sessionStorage.setItem(keys.language, language);
  changed();
}

/** SESS-05 */
export function sidebarIsOpen(): boolean {
  return sessionStorage.getItem(keys.sidebar) !== "closed";
}

export function storeSidebar(open: boolean): void {
  sessionStorage.setItem(keys.sidebar, open ? "opened" : "closed");
}
