import { requirementStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/support/requirements";
const one = { requirementId: id };
const counted = { ...one, version: z.number().int() };

const publicRow = z.object({
  ...one,
  requirementTitle: z.string(),
  requirementContent: z.string(),
  requirementStatus: z.enum(requirementStates),
  projectId: id.nullable(),
  projectName: z.string().nullable(),
  createdTime: instant,
});
const filters = { requirementTitle: contains, requirementStatus: z.enum(requirementStates).optional() };

/** Requirements as everybody reads them, without who wrote them (PERM-15). */
export const requirementPool = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/support/requirement-pool",
    access: "public",
    summary: "Requirements, the newest first.",
    input: listInput(filters, ["createdTime"]),
    output: listOutput(publicRow),
  }),
};

const form = {
  requirementTitle: z.string().max(500),
  requirementContent: z.string().max(4_000),
  projectId: id.nullable().default(null),
};
const refusals = ["field.required", "field.tooLong", "support.projectUnknown", "support.projectClosed"] as const;
const known = ["support.requirementUnknown", "support.requirementChanged"] as const;

const decision = (verb: string, summary: string) =>
  endpoint({
    method: "POST",
    path: `${base}/:requirementId/${verb}`,
    access: "support.requirement.write",
    summary,
    input: z.object(counted),
    output: nothing,
    refusals: [...known, "state.notAllowed"],
  });

/** Requirements as the platform keeps them (GEN-19). */
export const requirements = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "support.requirement.write",
    summary: "Requirements with who wrote them, the newest first.",
    input: listInput(filters, ["createdTime"]),
    output: listOutput(publicRow.extend({ version: z.number().int(), createdBy: z.string().nullable() })),
  }),
  projects: endpoint({
    method: "GET",
    path: `${base}/projects`,
    access: "support.requirement.write",
    summary: "Projects that a requirement can be given to.",
    input: z.object({}),
    output: z.object({ projects: z.array(z.object({ projectId: id, projectName: z.string() })) }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "support.requirement.write",
    summary: "Adds a requirement; everybody reads it.",
    input: z.object(form),
    output: z.object(counted),
    refusals: ["access.noPermission", ...refusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:requirementId`,
    access: "support.requirement.write",
    summary: "Changes a requirement that is not decided, or gives it to a project.",
    input: z.object({ ...counted, ...form }),
    output: z.object(counted),
    refusals: [...known, ...refusals, "support.requirementDecided"],
  }),
  accept: decision("accept", "Accepts a requirement."),
  finish: decision("finish", "Says that an accepted requirement is done."),
  reject: decision("reject", "Rejects a requirement."),
  reopen: endpoint({
    method: "POST",
    path: `${base}/:requirementId/reopen`,
    access: "support.requirement.write",
    summary: "Takes a decision back, while the project is not closed.",
    input: z.object(counted),
    output: nothing,
    refusals: [...known, "support.projectClosed", "state.notAllowed"],
  }),
};
