import { menuIcons, menuKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, instant, nothing } from "../shapes.ts";
import { nameTexts } from "./shapes.ts";

/** One entry of the menu as the platform manages it (ROLE-05). */
export const menuEntry = z.object({
  nodeId: id,
  parentId: id.nullable(),
  kind: z.enum(menuKinds),
  code: z.string(),
  path: z.string(),
  /** Where it leads; empty for folders. */
  url: z.string(),
  names: nameTexts,
  icon: z.enum(menuIcons).nullable(),
  sortNo: z.number().int(),
  shown: z.boolean(),
  /** Came with the program: its path and its kind are fixed, and it is not deleted. */
  isBase: z.boolean(),
  /** False for a page that this version of the program does not have, and for an entry that leads to one; nobody sees it. */
  exists: z.boolean(),
  remark: z.string(),
  updatedAt: instant,
});

const fields = {
  names: nameTexts,
  target: z.string().max(1_000).default(""),
  icon: z.enum(menuIcons).nullable().default(null),
  parentId: id.nullable(),
  sortNo: z.number(),
  remark: z.string().max(1_000).default(""),
};
const placeRefusals = ["access.menuParent", "access.menuTooDeep", "access.sortNo"] as const;
const fieldRefusals = [
  "access.noPermission",
  "field.required",
  "field.tooLong",
  "field.remarkTooLong",
  "access.menuPage",
  "access.menuAddress",
  ...placeRefusals,
] as const;
const oneNode = z.object({ nodeId: id });

export const menus = {
  tree: endpoint({
    method: "GET",
    path: "/api/v1/access/menus",
    access: "access.menu.read",
    summary: "Every entry of the menu in its order, hidden ones included.",
    input: z.object({}),
    output: z.object({ nodes: z.array(menuEntry) }),
  }),
  add: endpoint({
    method: "POST",
    path: "/api/v1/access/menus",
    access: "access.menu.write",
    summary: "Adds a folder, an entry that leads to an existing page, or an https address.",
    input: z.object({ ...fields, kind: z.enum(menuKinds), code: z.string().max(100) }),
    output: z.object({ nodeId: id }),
    refusals: [...fieldRefusals, "field.notCode", "access.codeTaken", "access.tooManyEntries"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/access/menus/:nodeId",
    access: "access.menu.write",
    summary: "Renames, moves or changes an entry; the target of an entry of the program stays.",
    input: z.object({ ...fields, nodeId: id }),
    output: nothing,
    refusals: [...fieldRefusals, "record.unknown", "access.treeCycle"],
  }),
  shift: endpoint({
    method: "POST",
    path: "/api/v1/access/menus/:nodeId/shift",
    access: "access.menu.write",
    summary: "Moves an entry one place up or down among its neighbours.",
    input: z.object({ nodeId: id, direction: z.enum(["up", "down"]) }),
    output: nothing,
    refusals: ["access.noPermission", "record.unknown"],
  }),
  show: endpoint({
    method: "POST",
    path: "/api/v1/access/menus/:nodeId/shown",
    access: "access.menu.write",
    summary: "Shows or hides an entry with everything below it; the calls of its pages are not touched.",
    input: z.object({ nodeId: id, shown: z.boolean() }),
    output: nothing,
    refusals: ["access.noPermission", "record.unknown", "access.menuNeeded"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/access/menus/:nodeId",
    access: "access.menu.write",
    summary: "Deletes an entry that people added and that holds no others.",
    input: oneNode,
    output: nothing,
    refusals: ["access.noPermission", "record.unknown", "access.menuIsBase", "access.menuHasChildren"],
  }),
};
