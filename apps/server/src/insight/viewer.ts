import type { ScreenName } from "@yunshou/contract/insight/screens";
import { platformScope, type Scope } from "@yunshou/database";
import { type Refusal, refuse } from "@yunshou/domain";
import { createHash } from "node:crypto";
import type { Session } from "../platform/call.ts";

/** Zone of the business day of public screens. */
const publicTimeZone = "Asia/Shanghai";

/** Who looks at a big screen: everybody (totals only, PERM-16), or a session with its merchants. */
export interface Viewer {
  readonly kind: "public" | "session";
  readonly scope: Scope;
  readonly timeZone: string;
  /** Same for all who see the same; keys caches and rooms of the live channel. */
  readonly key: string;
}

export const publicViewer: Viewer = { kind: "public", scope: platformScope, timeZone: publicTimeZone, key: "public" };

/**
 * The viewer behind a call. A session without the right to the screens counts as the public.
 *
 * @returns a refusal where the deployment keeps its screens private.
 */
export function viewerOf(session: Session | undefined, publicScreens: boolean): Viewer | Refusal {
  if (session !== undefined && (session.isAdmin || session.permissions.has("insight.screen.read"))) {
    return {
      kind: "session",
      scope: session.scope,
      timeZone: session.timeZone,
      key: `${session.timeZone} ${scopeKey(session.scope)}`,
    };
  }
  if (publicScreens) return publicViewer;
  return session === undefined ? refuse("insight.screensNotPublic") : refuse("access.noPermission");
}

export const isViewer = (value: Viewer | Refusal): value is Viewer => "scope" in value;

/** Products of the speciality-products screen are limited to poverty-relief products (BIGSALES-35). */
export const showsPovertyReliefOnly = (screen: ScreenName): boolean => screen === "databasesTscpyxpt";

function scopeKey(scope: Scope): string {
  const machines = scope.machines === undefined ? "" : ` ${digest(scope.machines)}`;
  if (scope.merchants === "all") return `all${machines}`;
  return `${scope.topId ?? digest(scope.merchants)}${machines}`;
}

function digest(ids: readonly string[]): string {
  return createHash("sha256")
    .update([...ids].sort().join(","))
    .digest("base64url");
}
