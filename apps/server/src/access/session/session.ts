import { createHash, randomBytes } from "node:crypto";
import { allPermissions, type Permission } from "@yunshou/contract";
import type { CustomData, LoginAnswer, UserInfo } from "@yunshou/contract/access/shapes";
import { asSystem, type Database, type Handle, platformScope, type Scope } from "@yunshou/database";
import { guardsRights, type MerchantFeature, merchantFeatures, type SecondFactorPolicy } from "@yunshou/domain";
import type { Session } from "../../platform/call.ts";
import type { Caller } from "../../platform/mount.ts";
import { menuRows } from "../menu/menus.queries.ts";
import { closedPages, type MenuRow, visibleMenu } from "../menu/menuTree.ts";
import { findPerson, findSession, insertSession, type SessionRow, touchSession } from "./session.queries.ts";

/** A session ends after this time without a call, and after the second time in any case. */
export const idleSeconds = 8 * 3_600;
export const absoluteSeconds = 24 * 3_600;

/** How long a looked-up session may be reused: with the query, a logout is known everywhere within a second (S9) and withdrawn rights within five (PERM-14). */
const reuseMs = 900;
const reusedAtMost = 10_000;

/** How long a remembered device logs in without the password (LOGIN-35). */
export const deviceTokenDays = 30;

/** 256 random bits; only their hash is stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOf(token) };
}

export function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Sessions of this process: looks up callers, and forgets at once what a logout ended. */
export class Sessions {
  readonly #database: Database;
  /** Whether administrators must have a second factor. */
  readonly policy: SecondFactorPolicy;
  readonly #known = new Map<string, { row: SessionRow | undefined; untilMs: number }>();
  /** Grows with each logout, so that a session that was being looked up meanwhile is not kept. */
  #forgotten = 0;

  constructor(database: Database, policy: SecondFactorPolicy) {
    this.#database = database;
    this.policy = policy;
  }

  /** The caller behind a token, with rights as of now; `anew` reuses nothing that was looked up before. */
  async authenticate(token: string, anew = false): Promise<Caller | undefined> {
    if (anew) this.#known.delete(hashOf(token).toString("base64"));
    const row = await this.rowOf(token);
    return row === undefined ? undefined : callerOf(row, this.policy);
  }

  /** The session behind the hash of a token, for channels that outlive a call. */
  async sessionOf(tokenHash: Buffer): Promise<Session | undefined> {
    const row = await this.rowOfHash(tokenHash);
    const caller = row === undefined ? undefined : callerOf(row, this.policy);
    return caller?.duty === undefined ? caller?.session : undefined;
  }

  rowOf(token: string): Promise<SessionRow | undefined> {
    return this.rowOfHash(hashOf(token));
  }

  async rowOfHash(hash: Buffer): Promise<SessionRow | undefined> {
    const name = hash.toString("base64");
    const known = this.#known.get(name);
    const askedMs = performance.now();
    if (known !== undefined && known.untilMs > askedMs) return known.row;
    const forgotten = this.#forgotten;
    const row = await asSystem(this.#database, async (tx) => {
      const found = await findSession(tx, hash, idleSeconds);
      if (found?.stale === true) await touchSession(tx, hash);
      return found;
    });
    if (this.#known.size >= reusedAtMost) this.#known.clear();
    if (row === undefined) this.#known.delete(name);
    else if (forgotten === this.#forgotten) this.#known.set(name, { row, untilMs: askedMs + reuseMs });
    return row;
  }

  /** Called after the commit that ended sessions. */
  forgetAll(): void {
    this.#forgotten += 1;
    this.#known.clear();
  }
}

/** Who calls, and what he must do before anything else: a new password first, then a second factor. */
function callerOf(row: SessionRow, policy: SecondFactorPolicy): Caller {
  const session = sessionOf(row, policy);
  if (mustChange(row)) return { session, duty: "access.passwordMustChange" };
  return mustEnrol(row, policy) ? { session, duty: "access.secondFactorMustEnrol" } : { session };
}

export function sessionOf(row: SessionRow, policy: SecondFactorPolicy): Session {
  return {
    userId: row.userId,
    account: row.account,
    userName: row.userName,
    merchantId: row.merchantId,
    topMerchantId: row.topMerchantId,
    merchantNo: row.merchantNo,
    timeZone: row.timeZone,
    level: row.level,
    isAdmin: row.isAdmin,
    permissions: new Set(permissionsOf(row)),
    granted: new Set(grantedOf(row)),
    scope: scopeOf(row),
    features: new Set(featuresOf(row)),
    viewerId: row.viewerId,
    openedAt: row.openedAt,
    secondFactor: { policy, enrolled: row.factorEnrolled, shownAt: row.factorShownAt },
  };
}

/** Support need not choose a password for the user it looks as. */
function mustChange(row: SessionRow): boolean {
  return row.mustChange && row.viewerId === null;
}

/** Whoever may give rights to others needs a second factor, unless the deployment leaves it open. */
export function isFactorDuty(session: Pick<Session, "isAdmin" | "permissions" | "secondFactor">): boolean {
  return session.secondFactor.policy === "required" && guardsRights(session);
}

function mustEnrol(row: SessionRow, policy: SecondFactorPolicy): boolean {
  return (
    policy === "required" &&
    !row.factorEnrolled &&
    row.viewerId === null &&
    guardsRights({ isAdmin: row.isAdmin, permissions: new Set(permissionsOf(row)) })
  );
}

/** What the roles grant. */
function grantedOf(row: SessionRow): Permission[] {
  return row.isAdmin ? allPermissions : allPermissions.filter((permission) => row.permissions.includes(permission));
}

/** What somebody may do now: what the roles grant without the functions that the platform switched off, which do not bind its administrators (SYS-19). */
function permissionsOf(row: SessionRow): Permission[] {
  return row.isAdmin ? allPermissions : grantedOf(row).filter((permission) => !row.switchedOff.includes(permission));
}

/** The platform has every feature; what it switches off, it switches off at a merchant. */
function featuresOf(row: SessionRow): MerchantFeature[] {
  return merchantFeatures.filter((feature) => row.level === "3" || row.features.includes(feature));
}

/** The platform sees everything, an administrator the merchant and all below, an ordinary user the granted machines there. */
function scopeOf(row: SessionRow): Scope {
  if (row.level === "3") return platformScope;
  const tree = row.merchantId === row.topMerchantId ? { topId: row.topMerchantId } : {};
  const machines = row.level === "2" ? { machines: row.machineIds } : {};
  // An ordinary user sees what he is authorised to, whichever merchant of the tree owns it; a whole tree holds everything already.
  const granted = row.level === "2" ? row.machineIds : row.sharedIds;
  const areas = row.cardAreaIds === null ? {} : { cardAreas: row.cardAreaIds };
  return { merchants: row.merchantIds, ...tree, ...machines, ...areas, ...(granted.length > 0 ? { granted } : {}) };
}

export interface Entry {
  readonly loginUrl: string;
  readonly byPortal: boolean;
}

/** Who is logged in, in the documented words, with the menu as it is now. */
export async function readUserInfo(tx: Handle, row: SessionRow, entry: Entry): Promise<UserInfo> {
  return userInfoOf(row, entry, await menuRows(tx));
}

function userInfoOf(row: SessionRow, { loginUrl, byPortal }: Entry, menu: readonly MenuRow[]): UserInfo {
  return {
    shbh: row.merchantNo,
    username: row.account,
    accountname: row.userName,
    authlevel: row.level,
    menuJsonTree: visibleMenu(menu, {
      permissions: new Set(permissionsOf(row)),
      kind: row.merchantKind,
      features: featuresOf(row),
    }),
    isAgent: true,
    topShbh: row.merchantNo === "" ? "0" : row.merchantNo.slice(0, 4),
    loginUrl,
    isDlmh: byPortal,
    userid: row.userId,
  };
}

export function customDataOf(row: SessionRow, policy: SecondFactorPolicy, deviceToken: string | null): CustomData {
  return {
    permissions: permissionsOf(row),
    switchedOff: row.isAdmin ? [] : grantedOf(row).filter((permission) => row.switchedOff.includes(permission)),
    closedPages: closedPages({ kind: row.merchantKind, features: featuresOf(row) }),
    merchantName: row.merchantName,
    merchantLogo: row.merchantLogo,
    merchantKind: row.merchantKind,
    merchantId: row.merchantId,
    features: featuresOf(row),
    sharedLists: permissionsOf(row).includes("access.role.write") ? row.allSharedLists : row.sharedLists,
    timeZone: row.timeZone,
    mustChangePassword: mustChange(row),
    mustEnrolFactor: mustEnrol(row, policy),
    deviceToken,
    viewedBy: row.viewerName,
  };
}

/** Opens a session for a user whose identity is proven, or nothing when user or merchant has ended meanwhile. */
export async function openSession(
  tx: Handle,
  userId: string,
  options: Entry & {
    readonly address: string;
    readonly policy: SecondFactorPolicy;
    readonly factorShown?: boolean;
    readonly deviceToken?: string;
  },
): Promise<LoginAnswer | undefined> {
  const row = await findPerson(tx, userId);
  if (row === undefined) return undefined;
  const { token, hash } = newToken();
  await insertSession(tx, {
    tokenHash: hash,
    userId,
    address: options.address,
    byPortal: options.byPortal,
    factorShown: options.factorShown ?? false,
    seconds: absoluteSeconds,
  });
  return {
    session_key: token,
    userInfo: await readUserInfo(tx, row, options),
    customData: customDataOf(row, options.policy, options.deviceToken ?? null),
  };
}
