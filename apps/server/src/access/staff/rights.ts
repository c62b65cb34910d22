import type { Handle, Scope } from "@yunshou/database";
import {
  accept,
  checkAdministratorRemains,
  checkGrant,
  checkManages,
  checkNotOneself,
  checkUserAction,
  type GrantedRole,
  refuse,
  type Refusal,
  type Result,
  type RightsHolder,
  type UserAction,
  userStateOf,
} from "@yunshou/domain";
import type { Session } from "../../platform/call.ts";
import { fitsMerchants, rolesByIds, shareRoles } from "./roles.queries.ts";
import { administered, lockUsers, type UserRecord, usersByIds } from "./users.queries.ts";

export function holderOf(session: Session): RightsHolder {
  return { userId: session.userId, level: session.level, isAdmin: session.isAdmin, permissions: session.granted };
}

/** Whether the caller may change this user at all; lists show it, calls refuse with it. */
export function checkManageable(session: Session, user: UserRecord): Result<undefined> {
  const other = checkNotOneself(session.userId, user.userId);
  return other.ok
    ? checkManages(holderOf(session), {
        userId: user.userId,
        level: user.level,
        isAdmin: user.isAdmin,
        permissions: new Set(user.permissions),
      })
    : other;
}

/** The users of a change, locked, or the first reason against it. */
export async function usersToChange(
  tx: Handle,
  session: Session,
  userIds: readonly string[],
  action: UserAction,
): Promise<UserRecord[] | Refusal> {
  const scope: Scope = session.scope;
  await lockUsers(tx, scope, userIds);
  const users = await usersByIds(tx, scope, userIds);
  if (users.length < new Set(userIds).size) return refuse("record.unknown", { field: "userId" });
  for (const user of users) {
    const state = checkUserAction(action, userStateOf({ status: user.status, blockedReason: user.blockReason }));
    const checked = state.ok ? checkManageable(session, user) : state;
    if (!checked.ok) return checked;
  }
  return users;
}

/** Refuses roles that do not exist for the caller, do not fit the merchants, or grant more than the caller has. */
export async function checkRoles(
  tx: Handle,
  session: Session,
  roleIds: readonly string[],
  merchantIds: readonly string[],
): Promise<Result<undefined>> {
  await shareRoles(tx, roleIds);
  const roles = await rolesByIds(tx, session.scope, session.merchantId, roleIds);
  const owners = roles.flatMap((role) => role.merchantId ?? []);
  if (roles.length < new Set(roleIds).size || !(await fitsMerchants(tx, owners, merchantIds)))
    return refuse("access.roleUnknown", { field: "roleIds" });
  return checkGrant(holderOf(session), roles satisfies readonly GrantedRole[]);
}

/** Makes a change after which every merchant still has an administrator if it had one; the refusal rolls the change back. */
export async function keepingAdministrators(
  tx: Handle,
  merchantIds: readonly string[],
  change: () => Promise<void>,
): Promise<Result<undefined>> {
  const before = await administered(tx, merchantIds);
  await change();
  return before.length === 0 ? accept() : checkAdministratorRemains(before, await administered(tx, merchantIds));
}
