import { projectLimits, projectStates, requirementStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/support/projects";
const one = { projectId: id };
const counted = { ...one, version: z.number().int() };

const row = z.object({
  ...counted,
  projectName: z.string(),
  projectStatus: z.enum(projectStates),
  projectOwner: z.string(),
  /** Percent. */
  progress: z.number().int(),
  startDate: day.nullable(),
  endDate: day.nullable(),
});

/** Projects as everybody reads them, without the people who write them and without machines of merchants (PERM-15). */
export const projects = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "public",
    summary: "Projects, the newest first.",
    input: listInput({ projectName: contains, projectStatus: z.enum(projectStates).optional() }, [
      "startDate",
      "endDate",
    ]),
    output: listOutput(row),
  }),
  read: endpoint({
    method: "GET",
    path: `${base}/:projectId`,
    access: "public",
    summary: "One project with its requirements and its progress, the newest first.",
    input: z.object(one),
    output: row.extend({
      projectMembers: z.string(),
      machineCount: z.number().int(),
      requirements: z.array(
        z.object({ requirementId: id, requirementTitle: z.string(), requirementStatus: z.enum(requirementStates) }),
      ),
      entries: z.array(z.object({ createdTime: instant, progress: z.number().int(), progressWords: z.string() })),
    }),
    refusals: ["support.projectUnknown"],
  }),
};

const form = {
  projectName: z.string().max(500),
  projectOwner: z.string().max(500),
  projectMembers: z.string().max(2_000).default(""),
  startDate: day.nullable().default(null),
  endDate: day.nullable().default(null),
  machineIds: z.array(id).max(projectLimits.machines).default([]),
};
const refusals = ["field.required", "field.tooLong", "range.reversed", "support.machineUnknown"] as const;
const known = ["support.projectUnknown", "support.projectChanged"] as const;

/** Projects as the platform keeps them (GEN-19). */
export const projectBook = {
  machines: endpoint({
    method: "GET",
    path: `${base}/:projectId/machines`,
    access: "support.project.write",
    summary: "The machines of a project.",
    input: z.object(one),
    output: z.object({
      machines: z.array(z.object({ machineId: id, machineNo: z.string(), machineName: z.string() })),
    }),
    refusals: ["support.projectUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "support.project.write",
    summary: "Adds a project; everybody reads it.",
    input: z.object(form),
    output: z.object(counted),
    refusals: ["access.noPermission", ...refusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:projectId`,
    access: "support.project.write",
    summary: "Changes a project that is not closed.",
    input: z.object({ ...counted, ...form }),
    output: z.object(counted),
    refusals: [...known, ...refusals, "support.projectClosed"],
  }),
  record: endpoint({
    method: "POST",
    path: `${base}/:projectId/progress`,
    access: "support.project.write",
    summary: "Records how far a project is; the first record begins it.",
    input: z.object({ ...counted, progress: z.number(), progressWords: z.string().max(4_000) }),
    output: nothing,
    refusals: [...known, "field.required", "field.tooLong", "support.progressRange", "state.notAllowed"],
  }),
  close: endpoint({
    method: "POST",
    path: `${base}/:projectId/close`,
    access: "support.project.write",
    summary: "Closes a project whose requirements are all decided.",
    input: z.object(counted),
    output: nothing,
    refusals: [...known, "support.projectUnfinished", "state.notAllowed"],
  }),
  reopen: endpoint({
    method: "POST",
    path: `${base}/:projectId/reopen`,
    access: "support.project.write",
    summary: "Goes on with a closed project.",
    input: z.object(counted),
    output: nothing,
    refusals: [...known, "state.notAllowed"],
  }),
};
