import { schoolKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, nothing } from "../shapes.ts";

const base = "/api/v1/schools";
const one = { schoolUnitId: id };
const name = z.string().max(500);
const gate = ["merchants.featureOff"] as const;
const nameRefusals = ["field.required", "field.tooLong", "schools.nameTaken"] as const;

/** Schools with their grades and classes, which members belong to (SYS-14, SYS-15, CARD-05). */
export const schools = {
  tree: endpoint({
    method: "GET",
    path: base,
    access: "members.school.read",
    alsoWith: ["members.member.read"],
    summary: "Schools, grades and classes of the caller's merchants, parents before their children.",
    input: z.object({}),
    output: z.object({
      rows: z.array(
        z.object({
          ...one,
          parentId: id.nullable(),
          unitName: z.string(),
          unitKind: z.enum(schoolKinds),
          children: z.number().int(),
          /** Members of the class, or of all classes in it. */
          memberNum: z.number().int(),
          merchantId: id,
          merchantName: z.string(),
        }),
      ),
    }),
    refusals: gate,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "members.school.write",
    summary: "Adds a school of a merchant, a grade of a school or a class of a grade.",
    input: z.object({ merchantId: id, schoolParentId: id.nullable(), unitName: name }),
    output: z.object(one),
    refusals: [...gate, ...nameRefusals, "merchants.unknown", "schools.unknown", "schools.tooDeep"],
  }),
  rename: endpoint({
    method: "PUT",
    path: `${base}/:schoolUnitId/name`,
    access: "members.school.write",
    summary: "Renames a school, a grade or a class.",
    input: z.object({ ...one, unitName: name }),
    output: nothing,
    refusals: [...gate, ...nameRefusals, "schools.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:schoolUnitId`,
    access: "members.school.write",
    summary: "Deletes a school without grades, a grade without classes or a class without members.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "schools.unknown", "schools.hasGrades", "schools.hasClasses", "schools.hasMembers"],
  }),
};
