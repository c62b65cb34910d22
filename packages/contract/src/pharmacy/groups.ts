import { medicineGroupKinds, medicineLimits } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import type { ErrorCode } from "../errors.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/pharmacy/groups";
const one = { groupId: id };
const kind = z.enum(medicineGroupKinds);
const form = {
  categoryName: z.string().max(500),
  /** Of a condition. */
  symptoms: z.string().max(1_000).default(""),
  sortNo: z.number().default(0),
};

const groupRow = z.object({
  ...one,
  parentId: id.nullable(),
  categoryName: z.string(),
  symptoms: z.string(),
  /** 1 at the root. */
  categoryLevel: z.number().int(),
  sortNo: z.number().int(),
  enabled: z.boolean(),
  children: z.number().int(),
  /** Medicines or combinations that name it. */
  uses: z.number().int(),
  createdTime: instant,
});

/** Callers whose merchant sells no medicine have none of this. */
const gate = ["merchants.featureOff"] as const;
const formRefusals = ["field.required", "field.tooLong", "access.sortNo", "pharmacy.groupTaken"] as const;

/** Why a medicine does not get one condition more. */
const linkRefusals = ["pharmacy.notMultiUse", "pharmacy.tooManyConditions"] as const satisfies readonly ErrorCode[];
export type LinkRefusal = (typeof linkRefusals)[number];

/** Categories of medicines, of disease conditions and of combinations (MED-03, MED-04). */
export const medicineGroups = {
  tree: endpoint({
    method: "GET",
    path: base,
    access: "pharmacy.group.read",
    summary: "All groups of one kind of the caller's own merchant, parents before their children.",
    input: z.object({ kind }),
    output: z.object({ rows: z.array(groupRow) }),
    refusals: gate,
  }),
  list: endpoint({
    method: "GET",
    path: `${base}/list`,
    access: "pharmacy.group.read",
    summary: "Groups of one kind of the caller's merchants, page by page.",
    input: listInput({ kind, categoryName: contains }, ["sortNo", "createdTime"]),
    output: listOutput(groupRow.extend({ merchantName: z.string() })),
    refusals: gate,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "pharmacy.group.write",
    summary: "Adds a group below another one or at the root.",
    input: z.object({ kind, parentId: id.nullable().default(null), ...form }),
    output: z.object(one),
    refusals: [...gate, ...formRefusals, "pharmacy.groupUnknown", "pharmacy.groupTooDeep"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:groupId`,
    access: "pharmacy.group.write",
    summary: "Changes name, symptoms and place among the neighbours.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...gate, ...formRefusals, "pharmacy.groupUnknown"],
  }),
  move: endpoint({
    method: "PUT",
    path: `${base}/:groupId/place`,
    access: "pharmacy.group.write",
    summary: "Puts a group with all below it under another parent, before one of its children or as the last.",
    input: z.object({ ...one, parentId: id.nullable(), beforeId: id.nullable() }),
    output: nothing,
    refusals: [...gate, "pharmacy.groupUnknown", "access.treeCycle", "pharmacy.groupTooDeep", "pharmacy.groupTaken"],
  }),
  enable: endpoint({
    method: "PUT",
    path: `${base}/:groupId/state`,
    access: "pharmacy.group.write",
    summary: "Offers a group to medicines or no longer; those that bear it keep it.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: [...gate, "pharmacy.groupUnknown"],
  }),
  link: endpoint({
    method: "PUT",
    path: `${base}/:groupId/medicines`,
    access: "pharmacy.medicine.write",
    summary:
      "Says that medicines treat a condition, or that they do not any more; answers how many changed, and of those that may not bear it why.",
    input: z.object({ ...one, productIds: z.array(id).min(1).max(medicineLimits.atOnce), linked: z.boolean() }),
    output: z.object({
      changed: z.number().int(),
      refused: z.array(z.object({ productId: id, medicineName: z.string(), code: z.enum(linkRefusals) })),
    }),
    refusals: [...gate, "pharmacy.groupUnknown", "pharmacy.groupOff", "goods.notLastLevel", "pharmacy.medicineUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:groupId`,
    access: "pharmacy.group.write",
    summary: "Deletes a group that has nothing below it and that nothing names.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "pharmacy.groupUnknown", "pharmacy.groupInUse"],
  }),
};
