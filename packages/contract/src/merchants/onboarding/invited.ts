import { imageKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../../endpoint.ts";
import { imageRefusals, nothing } from "../../shapes.ts";
import { applicationView, stepFields, stepRefusals, submitRefusals } from "./shapes.ts";

const base = "/api/v1/merchants/invited";
const linkRefusals = ["merchants.linkInvalid", "access.tooManyAttempts"] as const;

/** Carries the token of an invitation link. It travels in this header only, never in an address. */
export const applicationTokenHeader = "x-application-token";

/** What the holder of an invitation may do without an account (PERM-15). */
export const invited = {
  current: endpoint({
    method: "GET",
    path: base,
    access: "public",
    summary: "The application of the token, masked.",
    input: z.object({}),
    output: applicationView,
    refusals: linkRefusals,
  }),
  saveStep: endpoint({
    method: "PUT",
    path: `${base}/draft`,
    access: "public",
    bodyBytes: largeBodyBytes,
    summary: "Saves one step of the wizard.",
    input: z.object(stepFields),
    output: nothing,
    refusals: [...linkRefusals, ...stepRefusals],
  }),
  submit: endpoint({
    method: "POST",
    path: `${base}/submit`,
    access: "public",
    summary: "Signs and submits the complete application; it waits for review.",
    input: z.object({ signature: z.string().max(200) }),
    output: nothing,
    refusals: [...linkRefusals, ...submitRefusals],
  }),
  image: endpoint({
    method: "GET",
    path: `${base}/images/:kind`,
    access: "public",
    summary: "One picture of the application.",
    input: z.object({ kind: z.enum(imageKinds) }),
    output: nothing,
    refusals: [...linkRefusals, "merchants.imageUnknown"],
  }),
};

/** The content of a picture, as the body (application/octet-stream). */
export const invitedImages = {
  upload: endpoint({
    method: "POST",
    path: `${base}/images/:kind`,
    access: "public",
    writes: false,
    summary: "Stores the body (application/octet-stream) as a picture of the application: PNG or JPEG, at most 2 MB.",
    input: z.object({ kind: z.enum(imageKinds) }),
    output: nothing,
    refusals: [...linkRefusals, ...imageRefusals, "state.notAllowed"],
  }),
};
