import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { allPermissions } from "../permissions.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { nameTexts } from "./shapes.ts";

const permissionList = z.array(z.enum(allPermissions)).max(500);

/** One function of a page: what roles assign and the platform may switch off together (SYS-19). */
export const functionRow = z.object({
  functionId: id,
  code: z.string(),
  /** In the caller's language. */
  name: z.string(),
  names: nameTexts,
  page: z.string(),
  /** Title of the page in the caller's language. */
  menuName: z.string(),
  permissions: permissionList,
  enabled: z.boolean(),
  /** Came with the program: holds the one permission that it is named after. */
  isBase: z.boolean(),
  /** Roles that grant at least one of its permissions. */
  roleCount: z.number().int(),
  updatedAt: instant,
});

const page = z.string().max(200);
const refusals = ["access.noPermission", "field.required", "field.tooLong", "access.menuPage"] as const;

export const functions = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/access/functions",
    access: "access.menu.read",
    summary: "Functions of all pages in the order of the permissions.",
    input: listInput({ name: contains, menuName: contains, menuPath: page.optional() }, ["name"]),
    output: listOutput(functionRow),
  }),
  options: endpoint({
    method: "GET",
    path: "/api/v1/access/functions/options",
    access: "access.menu.read",
    summary: "Pages that a function can belong to, and permissions with the function that holds each.",
    input: z.object({}),
    output: z.object({
      pages: z.array(z.object({ path: z.string(), title: z.string() })),
      permissions: z.array(
        z.object({
          permission: z.enum(allPermissions),
          name: z.string(),
          page: z.string(),
          functionId: id,
          isBase: z.boolean(),
          enabled: z.boolean(),
        }),
      ),
    }),
  }),
  add: endpoint({
    method: "POST",
    path: "/api/v1/access/functions",
    access: "access.menu.write",
    bodyBytes: largeBodyBytes,
    summary: "Groups permissions of the program into a function; what roles hold does not change.",
    input: z.object({ code: z.string().max(100), names: nameTexts, page, permissions: permissionList }),
    output: z.object({ functionId: id }),
    refusals: [
      ...refusals,
      "field.notCode",
      "access.codeTaken",
      "access.permissionGrouped",
      "access.functionDisabled",
      "access.tooManyEntries",
    ],
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/access/functions/:functionId",
    access: "access.menu.write",
    bodyBytes: largeBodyBytes,
    summary: "Changes name, page and, of a function that people made, the permissions.",
    input: z.object({ functionId: id, names: nameTexts, page, permissions: permissionList }),
    output: nothing,
    refusals: [
      ...refusals,
      "record.unknown",
      "access.permissionGrouped",
      "access.functionDisabled",
      "access.functionIsBase",
    ],
  }),
  enable: endpoint({
    method: "POST",
    path: "/api/v1/access/functions/:functionId/enabled",
    access: "access.menu.write",
    summary:
      "Switches a function on or off; its calls are refused within 5 s for everybody but the administrators of the platform.",
    input: z.object({ functionId: id, enabled: z.boolean() }),
    output: nothing,
    refusals: ["access.noPermission", "record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/access/functions/:functionId",
    access: "access.menu.write",
    summary:
      "Dissolves a function that people made; each permission returns to its own function, switched on or off as this one was.",
    input: z.object({ functionId: id }),
    output: nothing,
    refusals: ["access.noPermission", "record.unknown", "access.functionIsBase"],
  }),
};
