const paths: ReadonlySet<string> = new Set(["/jjxx", "/jjxx0"]);
let token: string | undefined;

interface Kept {
  readonly applicationToken?: string;
}

/** Moves the token of an invitation link out of the address before anything else can see it there (PERM-15). */
export function takeApplicationToken(): void {
  if (!paths.has(window.location.pathname)) return;
  const given = new URLSearchParams(window.location.search).get("token");
  token = given ?? (window.history.state as Kept | null)?.applicationToken;
  if (given !== null)
    window.history.replaceState(
      { ...(window.history.state as object | null), applicationToken: given },
      "",
      window.location.pathname,
    );
}

export function applicationToken(): string {
  return token ?? "";
}

/** Lets a reload of this page keep the token: it lives in the entry of the history, never in the address or a storage. */
export function keepApplicationToken(): void {
  if (token !== undefined)
    window.history.replaceState({ ...(window.history.state as object | null), applicationToken: token }, "");
}
