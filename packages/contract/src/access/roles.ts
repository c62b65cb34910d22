import { roleKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { allPermissions } from "../permissions.ts";
import { nameTexts } from "./shapes.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

/** One row of the role list (ROLE-01). */
export const roleRow = z.object({
  roleId: id,
  code: z.string(),
  name: z.string(),
  kind: z.enum(roleKinds),
  description: z.string(),
  /** Null for roles of the platform. */
  merchantId: id.nullable(),
  merchantName: z.string().nullable(),
  isAdmin: z.boolean(),
  /** Accounts that the caller may see and that hold the role. */
  accountCount: z.number().int(),
  permissionCount: z.number().int(),
  updatedAt: instant,
  /** The role belongs to the caller's merchants and grants nothing beyond the caller's rights. */
  manageable: z.boolean(),
});

const permissionList = z.array(z.enum(allPermissions)).max(500);
const oneRole = z.object({ roleId: id });
const name = z.string().max(200);
const description = z.string().max(1_000).default("");
const changeRefusals = ["record.unknown", "access.roleIsBase", "access.roleExceedsGiver"] as const;

export const roles = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/access/roles",
    access: "access.role.read",
    summary: "Roles of the platform, of the caller's merchants and of those above.",
    input: listInput({ name: contains, kind: z.enum(roleKinds).optional() }, ["name", "updatedAt"]),
    output: listOutput(roleRow),
  }),
  detail: endpoint({
    method: "GET",
    path: "/api/v1/access/roles/:roleId",
    access: "access.role.read",
    summary: "One role with its permissions.",
    input: oneRole,
    output: roleRow.extend({ permissions: permissionList }),
    refusals: ["record.unknown"],
  }),
  tree: endpoint({
    method: "GET",
    path: "/api/v1/access/roles/tree",
    access: "access.role.read",
    summary: "Menu and functions as the permission tree of a role shows them (ROLE-03, SYS-19).",
    input: z.object({}),
    output: z.object({
      /** Folders and pages in the order of the menu, hidden ones included. */
      nodes: z.array(
        z.object({ path: z.string(), parentPath: z.string().nullable(), names: nameTexts, shown: z.boolean() }),
      ),
      functions: z.array(
        z.object({
          functionId: id,
          code: z.string(),
          names: nameTexts,
          page: z.string(),
          permissions: permissionList,
          enabled: z.boolean(),
        }),
      ),
    }),
  }),
  owners: endpoint({
    method: "GET",
    path: "/api/v1/access/roles/owners",
    access: "access.role.read",
    summary: "Merchants that a new role can belong to.",
    input: z.object({}),
    output: z.object({
      merchants: z.array(z.object({ merchantId: id, merchantNo: z.string(), name: z.string() })),
      platform: z.boolean(),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/access/roles",
    access: "access.role.write",
    bodyBytes: largeBodyBytes,
    summary: "Creates a role with a generated code, within the caller's own rights.",
    input: z.object({
      merchantId: id.nullable(),
      kind: z.enum(roleKinds),
      name,
      description,
      permissions: permissionList.default([]),
    }),
    output: z.object({ roleId: id, code: z.string() }),
    refusals: [
      "field.required",
      "field.tooLong",
      "access.roleNameTaken",
      "access.roleExceedsGiver",
      "merchants.unknown",
    ],
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/access/roles/:roleId",
    access: "access.role.write",
    summary: "Changes name and description of a role.",
    input: z.object({ roleId: id, name, description }),
    output: nothing,
    refusals: [...changeRefusals, "field.required", "field.tooLong", "access.roleNameTaken"],
  }),
  setPermissions: endpoint({
    method: "PUT",
    path: "/api/v1/access/roles/:roleId/permissions",
    access: "access.role.write",
    summary: "Changes what a role grants; holders feel it within 5 s (PERM-14).",
    input: z.object({ roleId: id, permissions: permissionList }),
    bodyBytes: largeBodyBytes,
    output: nothing,
    refusals: [...changeRefusals, "access.lastAdministrator"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/access/roles/:roleId",
    access: "access.role.write",
    summary: "Deletes a role that no account holds (ROLE-07).",
    input: oneRole,
    output: nothing,
    refusals: [...changeRefusals, "access.roleInUse"],
  }),
};
