import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { instant, nothing } from "../shapes.ts";
import { languageText, loginAnswer } from "./shapes.ts";

/** Six digits of the authenticator, or a recovery code as it was printed. */
const anyCode = z.string().trim().min(6).max(40);
const appCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "phoneCode");

const withCode = z.object({ code: anyCode });
const codeRefusals = [
  "access.secondFactorWrong",
  "access.tooManyAttempts",
  "state.notAllowed",
  "access.viewOnly",
] as const;

/** The second factor of the caller's own account: codes of an authenticator app (RFC 6238) and recovery codes. */
export const secondFactor = {
  state: endpoint({
    method: "GET",
    path: "/api/v1/access/second-factor",
    access: "session",
    summary: "Whether the caller has a second factor, must have one, and how many recovery codes are left.",
    input: z.object({}),
    output: z.object({
      enrolled: z.boolean(),
      since: instant.nullable(),
      recoveryCodesLeft: z.number().int(),
      isDuty: z.boolean(),
    }),
  }),
  enrol: endpoint({
    method: "POST",
    path: "/api/v1/access/second-factor/enrol",
    access: "session",
    summary:
      "Draws a new secret for an authenticator app; it counts once a code of it was shown. Needs a login of the last 15 minutes.",
    input: z.object({}),
    output: z.object({ secret: z.string(), address: z.string() }),
    refusals: ["state.notAllowed", "access.loginAgain", "access.viewOnly"],
  }),
  confirm: endpoint({
    method: "POST",
    path: "/api/v1/access/second-factor/confirm",
    access: "session",
    summary:
      "Switches the second factor on with its first code; answers the recovery codes, which are shown this once.",
    input: z.object({ code: appCode }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: codeRefusals,
  }),
  show: endpoint({
    method: "POST",
    path: "/api/v1/access/second-factor/show",
    access: "session",
    summary: "Shows a code for what needs it within the next 15 minutes, e.g. a refund above the merchant's limit.",
    input: withCode,
    output: nothing,
    refusals: codeRefusals,
  }),
  renewRecoveryCodes: endpoint({
    method: "POST",
    path: "/api/v1/access/second-factor/recovery-codes",
    access: "session",
    summary: "Replaces the recovery codes; the old ones are worthless.",
    input: withCode,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: codeRefusals,
  }),
  disable: endpoint({
    method: "POST",
    path: "/api/v1/access/second-factor/disable",
    access: "session",
    summary:
      "Switches the second factor off, e.g. to move to another telephone; who must have one is asked to set it up again at once.",
    input: withCode,
    output: nothing,
    refusals: codeRefusals,
  }),
  finishLogin: endpoint({
    method: "POST",
    path: "/api/v1/access/second-step",
    access: "public",
    summary:
      "The second step of a login that was answered access.secondFactorNeeded; a cookie of that answer says whose.",
    input: z.object({ code: anyCode, language: languageText }),
    output: loginAnswer,
    refusals: ["access.secondFactorWrong", "access.tooManyAttempts", "access.loginAgain", "access.blocked"],
  }),
};
