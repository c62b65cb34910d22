import { roleKinds, userLevels, userStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const filters = {
  account: contains,
  name: contains,
  phone: contains,
  merchantNo: contains,
  roleId: id.optional(),
  organisationId: id.optional(),
  userStatus: z.enum(userStates).optional(),
};

const roleName = z.object({ roleId: id, code: z.string(), name: z.string() });

/** One row of the staff list (USER-01); phone and email are masked, the form shows them in full. */
export const userRow = z.object({
  userId: id,
  account: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  officePhone: z.string(),
  email: z.string().nullable(),
  level: z.enum(userLevels),
  roles: z.array(roleName),
  userStatus: z.enum(userStates),
  blockReason: z.string().nullable(),
  merchantId: id,
  merchantNo: z.string(),
  merchantName: z.string(),
  machineCount: z.number().int(),
  /** Null when the user belongs to none, or to one that the caller does not see. */
  organisationId: id.nullable(),
  organisationName: z.string().nullable(),
  createdAt: instant,
  /** The caller may change this user: nobody changes himself here, or somebody with more rights. */
  manageable: z.boolean(),
});

const form = {
  account: z.string().max(100),
  name: z.string().max(200),
  phone: z.string().max(50),
  email: z.string().max(200),
  officePhone: z.string().max(100).default(""),
  remark: z.string().max(1_000).default(""),
  level: z.enum(userLevels),
  roleIds: z.array(id).max(50),
  /** Without it the organisation stays as it is; null takes the user out of it. */
  organisationId: id.nullable().optional(),
};

const formRefusals = [
  "field.required",
  "field.notCode",
  "field.tooLong",
  "field.remarkTooLong",
  "field.notMobile",
  "field.notEmail",
  "field.notPhone",
  "access.accountTaken",
  "access.phoneTaken",
  "access.levelNotAllowed",
  "access.roleUnknown",
  "access.roleExceedsGiver",
  "access.organisationUnknown",
] as const;
const manageRefusals = ["record.unknown", "state.notAllowed", "access.aboveYou", "access.notYourself"] as const;

const oneUser = z.object({ userId: id });

export const users = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/access/users",
    access: "access.user.read",
    summary: "Users of the caller's merchants, with roles and state.",
    input: listInput(filters, ["account", "name", "createdAt"]),
    output: listOutput(userRow),
  }),
  options: endpoint({
    method: "GET",
    path: "/api/v1/access/users/options",
    access: "access.user.read",
    summary: "Merchants and roles that the forms and filters of users offer.",
    input: z.object({}),
    output: z.object({
      merchants: z.array(
        z.object({ merchantId: id, topId: id, merchantNo: z.string(), name: z.string(), ofPlatform: z.boolean() }),
      ),
      /** Organisations of the top merchants in the caller's scope, parents first; users of a merchant belong to those of its root. */
      organisations: z.array(
        z.object({ organisationId: id, parentId: id.nullable(), topId: id, name: z.string(), code: z.string() }),
      ),
      /** `merchantIds` names the merchants whose users may hold the role; null means all. `grantable` says whether the caller may give it. */
      roles: z.array(
        roleName.extend({ kind: z.enum(roleKinds), merchantIds: z.array(id).nullable(), grantable: z.boolean() }),
      ),
    }),
  }),
  detail: endpoint({
    method: "GET",
    path: "/api/v1/access/users/:userId",
    access: "access.user.read",
    summary: "One user with phone and email in full; the look is recorded.",
    input: oneUser,
    output: userRow.extend({
      remark: z.string(),
      machines: z.array(
        z.object({
          machineId: id,
          machineNo: z.string(),
          machineName: z.string(),
          grantedAt: instant,
          grantedBy: z.string(),
        }),
      ),
    }),
    refusals: ["record.unknown"],
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/access/users",
    access: "access.user.write",
    summary: "Creates a user; a random password that serves once goes to the phone.",
    input: z.object({ ...form, merchantId: id }),
    output: z.object({ userId: id }),
    refusals: [...formRefusals, "merchants.unknown", "access.smsUnavailable"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/access/users/:userId",
    access: "access.user.write",
    summary: "Changes a user; another login name brings a new one-time password to the phone (USER-05).",
    input: z.object({ ...form, userId: id, blocked: z.boolean(), blockReason: z.string().max(1_000).default("") }),
    output: z.object({ passwordSent: z.boolean() }),
    refusals: [...formRefusals, ...manageRefusals, "access.lastAdministrator", "access.smsUnavailable"],
  }),
  setRoles: endpoint({
    method: "POST",
    path: "/api/v1/access/users/roles",
    access: "access.user.write",
    bodyBytes: largeBodyBytes,
    summary: "Gives several users the same roles in place of those they have (USER-03).",
    input: z.object({ userIds: z.array(id).max(1_000), roleIds: z.array(id).max(50) }),
    output: z.object({ changed: z.number().int() }),
    refusals: [
      ...manageRefusals,
      "access.selectUsers",
      "access.roleUnknown",
      "access.roleExceedsGiver",
      "access.lastAdministrator",
    ],
  }),
  block: endpoint({
    method: "POST",
    path: "/api/v1/access/users/:userId/block",
    access: "access.user.write",
    summary: "Keeps a user out, with the reason that the login then tells; every session ends.",
    input: z.object({ userId: id, reason: z.string().max(1_000) }),
    output: nothing,
    refusals: [...manageRefusals, "field.required", "field.tooLong", "access.lastAdministrator"],
  }),
  unblock: endpoint({
    method: "POST",
    path: "/api/v1/access/users/:userId/unblock",
    access: "access.user.write",
    summary: "Lets a blocked user in again.",
    input: oneUser,
    output: nothing,
    refusals: manageRefusals,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/access/users/:userId",
    access: "access.user.write",
    summary: "Deletes a user, who can be restored; every session ends.",
    input: oneUser,
    output: nothing,
    refusals: [...manageRefusals, "access.lastAdministrator"],
  }),
  restore: endpoint({
    method: "POST",
    path: "/api/v1/access/users/:userId/restore",
    access: "access.user.write",
    summary: "Brings a deleted user back (USER-02).",
    input: oneUser,
    output: nothing,
    refusals: [...manageRefusals, "access.phoneTaken"],
  }),
  erase: endpoint({
    method: "POST",
    path: "/api/v1/access/users/:userId/erase",
    access: "access.user.write",
    summary:
      "Deletes a deleted user for good: account, name, phone, email, remark, roles and authorisations go; the history keeps a number.",
    input: oneUser,
    output: nothing,
    refusals: manageRefusals,
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/api/v1/access/users/:userId/password",
    access: "access.user.resetPassword",
    summary: "Sends a new one-time password to the user's phone; every session ends.",
    input: oneUser,
    output: nothing,
    refusals: [...manageRefusals, "field.required", "access.smsUnavailable"],
  }),
  resetOfMerchant: endpoint({
    method: "POST",
    path: "/api/v1/access/merchants/:merchantId/administrator/password",
    access: "access.user.resetPassword",
    summary: "Sends a new one-time password to the application administrator of a merchant, the one who came first.",
    input: z.object({ merchantId: id }),
    output: z.object({ account: z.string() }),
    refusals: [...manageRefusals, "field.required", "access.noAdministrator", "access.smsUnavailable"],
  }),
  resetSecondFactor: endpoint({
    method: "POST",
    path: "/api/v1/access/users/:userId/second-factor/reset",
    access: "access.user.resetPassword",
    summary:
      "Removes the second factor of a user who lost it; every session ends. Needs the caller's own second factor, shown lately.",
    input: oneUser,
    output: nothing,
    refusals: [...manageRefusals, "access.secondFactorShow", "access.secondFactorMustEnrol"],
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/access/users/export",
    access: "access.user.read",
    summary: "Writes the filtered users to a file of the download centre; phone and email stay masked.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
