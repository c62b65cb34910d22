import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, instant, nothing } from "../shapes.ts";

/** One organisation of the tree (SYS-18). */
export const organisationNode = z.object({
  organisationId: id,
  parentId: id.nullable(),
  name: z.string(),
  code: z.string(),
  sortNo: z.number().int(),
  remark: z.string(),
  /** Accounts that belong to it, deleted ones that can be restored included. */
  accounts: z.number().int(),
  /** The same with everything below it. */
  allAccounts: z.number().int(),
  updatedAt: instant,
});

const fields = {
  name: z.string().max(200),
  code: z.string().max(100),
  parentId: id.nullable(),
  sortNo: z.number(),
  remark: z.string().max(1_000).default(""),
};
const fieldRefusals = [
  "field.required",
  "field.tooLong",
  "field.remarkTooLong",
  "field.notCode",
  "access.sortNo",
  "access.codeTaken",
  "access.organisationUnknown",
  "access.organisationTooDeep",
] as const;

export const organisations = {
  owners: endpoint({
    method: "GET",
    path: "/api/v1/access/organisations/owners",
    access: "access.organisation.read",
    summary: "Top merchants whose organisations the caller sees, the own one first.",
    input: z.object({}),
    output: z.object({ merchants: z.array(z.object({ merchantId: id, merchantNo: z.string(), name: z.string() })) }),
  }),
  tree: endpoint({
    method: "GET",
    path: "/api/v1/access/organisations",
    access: "access.organisation.read",
    summary: "Organisations of one top merchant in their order, with counts of accounts.",
    input: z.object({ merchantId: id }),
    output: z.object({ nodes: z.array(organisationNode) }),
    refusals: ["merchants.unknown"],
  }),
  add: endpoint({
    method: "POST",
    path: "/api/v1/access/organisations",
    access: "access.organisation.write",
    summary: "Adds an organisation below another or at the root.",
    input: z.object({ ...fields, merchantId: id }),
    output: z.object({ organisationId: id }),
    refusals: [...fieldRefusals, "merchants.unknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/access/organisations/:organisationId",
    access: "access.organisation.write",
    summary: "Changes an organisation; another parent moves it with everything below.",
    input: z.object({ ...fields, organisationId: id }),
    output: nothing,
    refusals: [...fieldRefusals, "record.unknown", "access.treeCycle"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/access/organisations/:organisationId",
    access: "access.organisation.write",
    summary: "Deletes an organisation without organisations below it and without accounts.",
    input: z.object({ organisationId: id }),
    output: nothing,
    refusals: ["record.unknown", "access.organisationInUse"],
  }),
};
