import { agreementLimitBytes, agreementStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

export { agreementLimitBytes };

export const agreementRow = z.object({
  agreementId: id,
  agreementName: z.string(),
  publishStatus: z.enum(agreementStates),
  /** MD5 as the specification shows it, SHA-256 as what can be trusted; hexadecimal (SYS-21). */
  agreementMd5: z.string(),
  agreementSha256: z.string(),
  sizeBytes: z.number().int(),
  agreementTime: instant,
  publishedAt: instant.nullable(),
  /** How many accounts accepted it. */
  agreedBy: z.number().int(),
  /** Where the PDF can be shown in a frame. */
  src: z.string(),
});

const one = z.object({ agreementId: id });

/** Agreements of the platform (SYS-09). */
export const agreements = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/system/agreements",
    access: "system.agreement.read",
    summary: "Agreements, newest first.",
    input: listInput({ agreementName: contains }, ["agreementTime"]),
    output: listOutput(agreementRow),
  }),
  accepted: endpoint({
    method: "GET",
    path: "/api/v1/system/agreements/:agreementId/acceptances",
    access: "system.agreement.read",
    summary: "Who accepted an agreement, newest first.",
    input: listInput({ agreementId: id }, ["acceptedAt"]),
    output: listOutput(
      z.object({
        userId: id,
        account: z.string(),
        userName: z.string(),
        merchantName: z.string(),
        acceptedAt: instant,
        address: z.string(),
      }),
    ),
  }),
  publish: endpoint({
    method: "POST",
    path: "/api/v1/system/agreements/:agreementId/publish",
    access: "system.agreement.write",
    summary: "Puts an agreement in force; the one before it is stopped.",
    input: one,
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "access.noPermission"],
  }),
  stop: endpoint({
    method: "POST",
    path: "/api/v1/system/agreements/:agreementId/stop",
    access: "system.agreement.write",
    summary: "Takes an agreement out of force.",
    input: one,
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "access.noPermission"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/system/agreements/:agreementId",
    access: "system.agreement.write",
    summary: "Deletes an agreement that is not in force and that nobody accepted.",
    input: one,
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "system.agreementAccepted", "access.noPermission"],
  }),
};

export const agreementUploads = {
  upload: endpoint({
    method: "POST",
    path: "/api/v1/system/agreements",
    access: "system.agreement.write",
    writes: false,
    summary: "Stores the body (application/octet-stream), which must be a PDF, as a draft.",
    input: z.object({ agreementName: z.string().trim().min(1).max(100) }),
    output: z.object({ agreementId: id, agreementMd5: z.string(), agreementSha256: z.string() }),
    refusals: ["system.fileKind", "system.fileTooLarge", "storage.merchantFull", "storage.userFull"],
  }),
};

const who = { shbh: z.string().max(60), username: z.string().max(60) };

/** The documented calls after a login (spec 1 §7). They are judged by their own codes "0" and "1" (AGREE-11). */
export const agreementCalls = {
  getUsedXy: endpoint({
    method: "POST",
    path: "/service-job/ptxygl/getUsedXy",
    access: "session",
    writes: false,
    summary: 'Code "0" with src and id when the caller must accept an agreement, else "1".',
    input: z.object(who),
    output: z.object({ code: z.enum(["0", "1"]), msg: z.string(), data: z.object({ src: z.string(), id }).nullable() }),
    refusals: ["access.noPermission"],
  }),
  agreeXy: endpoint({
    method: "POST",
    path: "/service-job/ptxygl/agreeXy",
    access: "session",
    summary: 'Accepts the agreement in force; code "1" means success.',
    input: z.object({ ...who, xyid: id }),
    output: z.object({ code: z.enum(["0", "1"]), msg: z.string(), data: z.null() }),
    refusals: ["access.noPermission"],
  }),
};
