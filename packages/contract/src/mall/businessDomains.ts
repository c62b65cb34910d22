import { domainStatuses } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/mall/business-domains";
const one = { businessDomainId: id };

/** The text itself: what the platforms give is shorter than any other way of sending it. */
const verifyFile = z.object({ fileName: z.string().max(300), content: z.string().max(3_000) });
const form = {
  domainName: z.string().max(300),
  /** Null leaves the file as it is; a new domain then waits for one. */
  verifyFile: verifyFile.nullable().default(null),
};
const fileRefusals = ["mall.verifyFileName", "mall.verifyFileContent"] as const;
const formRefusals = ["field.required", "mall.domainMalformed", "mall.domainTaken", ...fileRefusals] as const;

export const businessDomainRow = z.object({
  ...one,
  domainName: z.string(),
  /** The name of the file, which is also its path at the domain. */
  verifyFile: z.string().nullable(),
  enabled: z.boolean(),
  domainStatus: z.enum(domainStatuses),
  merchantName: z.string(),
  updatedTime: instant,
});

/**
 * Domains that the mini-program of a merchant may open (GEN-19). While one is enabled, a request for its file that
 * names the domain as host is answered with what was uploaded, at the root of the address.
 */
export const businessDomains = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.businessDomain.read",
    summary: "Business domains of the caller's merchants, newest first.",
    input: listInput({}, ["domainName", "updatedTime"]),
    output: listOutput(businessDomainRow),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "mall.businessDomain.write",
    summary: "Adds a business domain of the own merchant, with its verification file or without.",
    input: z.object(form),
    output: z.object(one),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:businessDomainId`,
    access: "mall.businessDomain.write",
    summary: "Changes a business domain, and its verification file when another one is given.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["record.unknown", ...formRefusals],
  }),
  setFile: endpoint({
    method: "PUT",
    path: `${base}/:businessDomainId/file`,
    access: "mall.businessDomain.write",
    summary: "Puts another verification file in the place of the one that the domain has.",
    input: z.object({ ...one, verifyFile }),
    output: nothing,
    refusals: ["record.unknown", ...fileRefusals],
  }),
  setEnabled: endpoint({
    method: "PUT",
    path: `${base}/:businessDomainId/enabled`,
    access: "mall.businessDomain.write",
    summary: "Enables or disables a business domain; the file of a disabled one is not answered.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:businessDomainId`,
    access: "mall.businessDomain.write",
    summary: "Deletes a business domain with its file.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown"],
  }),
};
