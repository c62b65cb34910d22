import { prescriptionStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, imageRefusals, instant } from "../shapes.ts";

const base = "/api/v1/pharmacy/prescription-upload";
const linkRefusals = ["pharmacy.prescriptionLink", "access.tooManyAttempts"] as const;

/** Carries the token that a machine was given with `payRefused`. It travels in this header only, never in an address. */
export const prescriptionTokenHeader = "x-prescription-token";

/** What the customer at a machine may do without an account: upload the one prescription that his purchase needs (MED-09). */
export const prescriptionUploads = {
  current: endpoint({
    method: "GET",
    path: base,
    access: "public",
    audience: "external",
    summary: "What the token is for: the medicine, the doctors to choose from, and how far its prescription is.",
    input: z.object({}),
    output: z.object({
      rxNo: id,
      machineNo: z.string(),
      medicineName: z.string(),
      quantity: z.number().int(),
      expiresAt: instant,
      pictures: z.number().int(),
      doctors: z.array(
        z.object({ doctorId: id, doctorName: z.string(), doctorTitle: z.string(), hospital: z.string() }),
      ),
      /** Null until it is uploaded. */
      rxStatus: z.enum(prescriptionStates).nullable(),
      /** Why a pharmacist cancelled it. */
      reviewRemark: z.string(),
    }),
    refusals: linkRefusals,
  }),
  submit: endpoint({
    method: "POST",
    path: base,
    access: "public",
    audience: "external",
    summary: "Hands the prescription in, once, after its pictures; it waits for a pharmacist.",
    input: z.object({
      patientName: z.string().max(500),
      patientPhone: z.string().max(50),
      diagnosis: z.string().max(1_000),
      doctorId: id,
      rxDay: day,
    }),
    output: z.object({ rxNo: id }),
    refusals: [
      ...linkRefusals,
      "field.required",
      "field.tooLong",
      "field.notMobile",
      "pharmacy.doctorUnknown",
      "pharmacy.doctorOff",
      "pharmacy.prescriptionInFuture",
      "pharmacy.prescriptionExpired",
      "pharmacy.prescriptionPictures",
      "pharmacy.prescriptionTaken",
    ],
  }),
};

/** The content of a picture, as the body (application/octet-stream). */
export const prescriptionUploadImages = {
  upload: endpoint({
    method: "POST",
    path: `${base}/images`,
    access: "public",
    audience: "external",
    // A picture whose prescription is never handed in is removed after a day.
    writes: false,
    summary: "Stores the body (application/octet-stream) as a picture of the prescription: PNG or JPEG, at most 2 MB.",
    input: z.object({}),
    output: z.object({ imageId: id }),
    refusals: [...linkRefusals, ...imageRefusals, "pharmacy.prescriptionPictures", "pharmacy.prescriptionTaken"],
  }),
};
