import type { LoginHost } from "../deployment.ts";

/** Login pages of spec 1 §2.1; each has a page or shares the one of /login (LOGIN-36, LOGIN-39). */
export const loginPaths = [
  "/login",
  "/loginZl",
  "/loginAme",
  "/loginFr",
  "/loginEn",
  "/loginSrx",
  "/loginBest",
  "/loginYm",
  "/loginWl",
  "/loginSilent",
  "/loginHs",
  "/loginYnt",
  "/loginZd",
  "/loginMlxy",
  "/loginYg",
  "/logins",
] as const;

/** Pages that open without a session (ROUTE-01, ROUTE-02, GUARD-07). */
const publicPaths: ReadonlySet<string> = new Set([
  ...loginPaths,
  "/ssologin",
  "/databases",
  "/databaseszd",
  "/databasesTscpyxpt",
  "/database",
  "/cjwtjjfa",
  "/cjwtjjfafb",
  "/sygdxx",
  "/jjxx",
  "/jjxx0",
  "/dzd",
  "/ptxx",
  "/xmgl",
  "/xmdetail",
  "/xqk",
  "/notice",
  "/launcher",
]);

export interface Visit {
  readonly path: string;
  readonly host: string;
  readonly hasSession: boolean;
  readonly loginHosts: readonly LoginHost[];
}

export type Passage =
  | { readonly kind: "allow" }
  /** GUARD-01: the session ends and the visitor starts at the root. */
  | { readonly kind: "endSession"; readonly to: string }
  | { readonly kind: "redirect"; readonly to: string };

export function isLoginPath(path: string): boolean {
  return (loginPaths as readonly string[]).includes(path);
}

/** The login page of a host, `/login` where it has none (GUARD-04). */
export function loginPathOf(host: string, loginHosts: readonly LoginHost[]): string {
  return loginHosts.find((one) => one.host === host)?.loginPath ?? "/login";
}

/** Decides about one visit (spec 1 §2.2). */
export function passageOf({ path, host, hasSession, loginHosts }: Visit): Passage {
  if (hasSession) return path === "/login" ? { kind: "endSession", to: "/" } : { kind: "allow" };
  const own = loginHosts.find((one) => one.host === host);
  if (own !== undefined && isLoginPath(path) && path !== own.loginPath) return { kind: "redirect", to: own.loginPath };
  if (publicPaths.has(path)) return { kind: "allow" };
  return { kind: "redirect", to: loginPathOf(host, loginHosts) };
}
