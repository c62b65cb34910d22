import { certificateStates, dutyStates, expiryStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { certificateForm, certificateRefusals } from "../merchants/certificates.ts";
import {
  contains,
  day,
  exportChoice,
  exportTicket,
  id,
  imageRefusals,
  instant,
  listInput,
  listOutput,
  nothing,
} from "../shapes.ts";

const base = "/api/v1/pharmacy/pharmacists";
const one = { pharmacistId: id };

const filters = {
  userName: contains,
  /** The whole number: what is stored sealed cannot be searched by its parts. */
  phone: contains,
  duty: z.enum(dutyStates).optional(),
};

const pharmacistRow = z.object({
  ...one,
  userName: z.string(),
  /** Masked; the form shows it in full. */
  phone: z.string(),
  certNo: z.string(),
  certExpiry: day.nullable(),
  expiry: z.enum(expiryStates),
  daysLeft: z.number().int().nullable(),
  reviewStatus: z.enum(certificateStates),
  merchantNo: z.string(),
  merchantName: z.string(),
  duty: z.enum(dutyStates),
  createdTime: instant,
});

const form = { ...certificateForm, userName: z.string().max(500), phone: z.string().max(50) };
const formRefusals = [...certificateRefusals, "field.notMobile", "pharmacy.pharmacistTaken"] as const;
/** Callers whose merchant sells no medicine have no pharmacists. */
const gate = ["merchants.featureOff"] as const;

/** Pharmacists of merchants that sell medicine, each with a certificate (RX-07, SYS-16). */
export const pharmacists = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "pharmacy.pharmacist.read",
    summary: "Pharmacists of the caller's merchants; phones are masked.",
    input: listInput(filters, ["certExpiry", "createdTime"]),
    output: listOutput(pharmacistRow),
    refusals: gate,
  }),
  options: endpoint({
    method: "GET",
    path: `${base}/options`,
    access: "pharmacy.pharmacist.write",
    summary: "Merchants of the caller that sell medicine.",
    input: z.object({}),
    output: z.object({
      merchants: z.array(z.object({ merchantId: id, merchantNo: z.string(), merchantName: z.string() })),
    }),
    refusals: gate,
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:pharmacistId`,
    access: "pharmacy.pharmacist.read",
    summary: "One pharmacist with the phone in full; the look is recorded.",
    input: z.object(one),
    output: pharmacistRow.extend({
      merchantId: id,
      certName: z.string(),
      imageIds: z.array(id),
      reviewRemark: z.string(),
    }),
    refusals: [...gate, "pharmacy.pharmacistUnknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "pharmacy.pharmacist.write",
    summary: "Adds a pharmacist with the certificate, which waits for review.",
    input: z.object({ merchantId: id, ...form }),
    output: z.object(one),
    refusals: [...gate, "merchants.unknown", ...formRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:pharmacistId`,
    access: "pharmacy.pharmacist.write",
    summary: "Changes a pharmacist; a changed certificate is reviewed again.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...gate, "pharmacy.pharmacistUnknown", ...formRefusals],
  }),
  setDuty: endpoint({
    method: "POST",
    path: `${base}/:pharmacistId/duty`,
    access: "pharmacy.pharmacist.write",
    summary: "Puts a pharmacist on duty, which needs a good certificate, or off duty.",
    input: z.object({ ...one, onDuty: z.boolean() }),
    output: nothing,
    refusals: [
      ...gate,
      "pharmacy.pharmacistUnknown",
      "state.notAllowed",
      "merchants.certificateExpired",
      "pharmacy.certificateNotApproved",
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:pharmacistId`,
    access: "pharmacy.pharmacist.write",
    summary: "Deletes a pharmacist with the certificate and its pictures.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "pharmacy.pharmacistUnknown", "merchants.certificateInUse"],
  }),
  image: endpoint({
    method: "GET",
    path: `${base}/:pharmacistId/images/:imageId`,
    access: "pharmacy.pharmacist.read",
    summary: "One picture of a pharmacist's certificate; the look is recorded.",
    input: z.object({ ...one, imageId: id }),
    output: nothing,
    refusals: [...gate, "pharmacy.pharmacistUnknown", "merchants.imageUnknown"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "pharmacy.pharmacist.read",
    summary: "Writes the filtered pharmacists into a file of the download centre; without phones.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...gate, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};

/** The content of a picture, as the body (application/octet-stream). */
export const pharmacistImages = {
  upload: endpoint({
    method: "POST",
    path: `${base}/images`,
    access: "pharmacy.pharmacist.write",
    // A picture that no form names is removed after a day, so sending one again harms nothing.
    writes: false,
    summary:
      "Stores the body (application/octet-stream) as a picture for a pharmacist's form: PNG or JPEG, at most 2 MB.",
    input: z.object({}),
    output: z.object({ imageId: id }),
    refusals: imageRefusals,
  }),
};
