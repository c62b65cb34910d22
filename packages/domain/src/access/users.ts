import { accept, refuse, type Result } from "../result.ts";
import { checkCode, checkRemark, checkText, fieldLimits, isNotMobile } from "../fields.ts";

/** authlevel of the specification (PERM-12): 1 application administrator, 2 ordinary user, 3 platform. */
export const userLevels = ["1", "2", "3"] as const;
export type UserLevel = (typeof userLevels)[number];

/** USER-02; an erased user is gone for everybody and never listed. */
export const userStatuses = ["normal", "deleted"] as const;
export type UserStatus = (typeof userStatuses)[number];

/** The state that a list shows: deletion hides blocking (USER-01, USER-02). */
export const userStates = ["normal", "blocked", "deleted"] as const;
export type UserState = (typeof userStates)[number];

export function userStateOf(user: { readonly status: UserStatus; readonly blockedReason: string | null }): UserState {
  if (user.status === "deleted") return "deleted";
  return user.blockedReason === null ? "normal" : "blocked";
}

export const userActions = [
  "edit",
  "block",
  "unblock",
  "remove",
  "restore",
  "erase",
  "resetPassword",
  "resetSecondFactor",
  "authorise",
  "setRoles",
] as const;
export type UserAction = (typeof userActions)[number];

/** What may be done to a user in a state (USER-02, USER-11, USER-12). */
const allowedActions: Readonly<Record<UserState, readonly UserAction[]>> = {
  normal: ["edit", "block", "remove", "resetPassword", "resetSecondFactor", "authorise", "setRoles"],
  blocked: ["edit", "unblock", "remove", "resetPassword", "resetSecondFactor", "setRoles"],
  deleted: ["restore", "erase"],
};

/** Refuses an action that the user's state does not allow. */
export function checkUserAction(action: UserAction, state: UserState): Result<undefined> {
  return allowedActions[state].includes(action) ? accept() : refuse("state.notAllowed");
}

/** Somebody who gives or has rights. `isAdmin` may do everything. */
export interface RightsHolder {
  readonly userId: string;
  readonly level: UserLevel;
  readonly isAdmin: boolean;
  readonly permissions: ReadonlySet<string>;
}

/** A role as far as giving it is concerned. */
export interface GrantedRole {
  readonly isAdmin: boolean;
  readonly permissions: readonly string[];
}

/** How much a level sees: an ordinary user granted machines, an administrator the merchant, the platform everything. */
const reach: Readonly<Record<UserLevel, number>> = { "2": 0, "1": 1, "3": 2 };

/** Nobody grants more than he has: neither an administrator's role nor a single permission beyond his own. */
export function checkGrant(giver: RightsHolder, roles: readonly GrantedRole[], field = "roleIds"): Result<undefined> {
  if (giver.isAdmin) return accept();
  const within = roles.every(
    (role) => !role.isAdmin && role.permissions.every((permission) => giver.permissions.has(permission)),
  );
  return within ? accept() : refuse("access.roleExceedsGiver", { field });
}

/** Nobody makes another user see more than he does himself. The platform's level belongs to the platform's own merchant. */
export function checkLevel(
  giver: Pick<RightsHolder, "level">,
  level: UserLevel,
  ofPlatform: boolean,
): Result<undefined> {
  if ((level === "3") !== ofPlatform) return refuse("access.levelNotAllowed", { field: "level" });
  return reach[level] <= reach[giver.level] ? accept() : refuse("access.levelNotAllowed", { field: "level" });
}

/** Nobody changes a user who has more rights: otherwise a reset password would lend them. */
export function checkManages(actor: RightsHolder, target: RightsHolder): Result<undefined> {
  if (actor.isAdmin) return accept();
  if (target.isAdmin || reach[target.level] > reach[actor.level]) return refuse("access.aboveYou");
  return [...target.permissions].every((permission) => actor.permissions.has(permission))
    ? accept()
    : refuse("access.aboveYou");
}

/** Blocking, deleting or demoting oneself is always a mistake. */
export function checkNotOneself(actorId: string, targetId: string): Result<undefined> {
  return actorId === targetId ? refuse("access.notYourself") : accept();
}

/**
 * A merchant keeps an application administrator who may manage users, and the platform somebody who may do everything.
 *
 * @param before merchants that had one before the change.
 * @param after those that have one when it is made.
 */
export function checkAdministratorRemains(before: readonly string[], after: readonly string[]): Result<undefined> {
  return before.every((merchantId) => after.includes(merchantId)) ? accept() : refuse("access.lastAdministrator");
}

const emailPattern = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
const officePhonePattern = /^[0-9+() -]*$/;

/** FORM-06: a valid address, at most 120 characters. */
export function checkEmail(text: string, field: string): Result<string> {
  const checked = checkText(text, field, 120);
  if (!checked.ok) return checked;
  return emailPattern.test(checked.value) ? checked : refuse("field.notEmail", { field });
}

/** FORM-04: required and in the form of a mobile number. */
export function checkMobile(text: string, field: string): Result<string> {
  const trimmed = text.trim();
  if (trimmed === "") return refuse("field.required", { field });
  return isNotMobile(trimmed) ? refuse("field.notMobile", { field }) : accept(trimmed);
}

/** What people set of a user (USER-01). */
export interface UserFields {
  readonly account: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly officePhone: string;
  readonly remark: string;
}

/** The fields of a user form, cleaned, or the first rule that they break (USER-07, USER-10, FORM-01 to FORM-06). */
export function checkUserFields(fields: UserFields): Result<UserFields> {
  const account = checkCode(fields.account, "account");
  if (!account.ok) return account;
  const name = checkText(fields.name, "name", fieldLimits.nameLength);
  if (!name.ok) return name;
  const phone = checkMobile(fields.phone, "phone");
  if (!phone.ok) return phone;
  const email = checkEmail(fields.email, "email");
  if (!email.ok) return email;
  const officePhone = fields.officePhone.trim();
  if (officePhone.length > 30) return refuse("field.tooLong", { field: "officePhone", values: { limit: 30 } });
  if (!officePhonePattern.test(officePhone)) return refuse("field.notPhone", { field: "officePhone" });
  const remark = checkRemark(fields.remark);
  if (!remark.ok) return remark;
  return accept({
    account: account.value,
    name: name.value,
    phone: phone.value,
    email: email.value,
    officePhone,
    remark: remark.value,
  });
}

/** USER-11: blocking needs a reason. */
export function checkBlockReason(reason: string): Result<string> {
  return checkText(reason, "reason", fieldLimits.remarkLength);
}

/** 138****0001; shorter texts are hidden altogether. */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? "****" : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** l***@yuntu.example */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "****" : `${email.slice(0, 1)}***${email.slice(at)}`;
}
