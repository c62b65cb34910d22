import { conflictReasons, conflictSeverities, prescriptionMarks, prescriptionStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/pharmacy/prescriptions";
const one = { rxNo: id };
const gate = ["merchants.featureOff"] as const;
const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

const filters = {
  rxNo: contains,
  /** The whole name: what is stored sealed cannot be searched by its parts. */
  patientName: contains,
  rxStatus: z.enum(prescriptionStates).optional(),
  doctorName: contains,
  /** Days of the upload. */
  fromDay: day,
  toDay: day,
};

const row = z.object({
  ...one,
  /** Masked in lists, as the phone; the detail shows both in full. */
  patientName: z.string(),
  patientPhone: z.string(),
  doctorName: z.string(),
  hospital: z.string(),
  pharmacistName: z.string(),
  medicineName: z.string(),
  productCode: z.string(),
  quantity: z.number().int(),
  rxStatus: z.enum(prescriptionStates),
  /** What else is to be known: used, expired, or late for its review. */
  rxMark: z.enum(prescriptionMarks).nullable(),
  orderNo: id.nullable(),
  machineNo: z.string(),
  machineName: z.string(),
  merchantName: z.string(),
  rxTime: day,
  validTo: day,
  uploadTime: instant,
  reviewTime: instant.nullable(),
});

/** Why the caller may not decide; all else is refused when he does. */
export const reviewRefusals = ["pharmacy.notOnDuty", "pharmacy.prescriptionOwn"] as const;

const decision = { ...one, reviewRemark: z.string().max(1_000) };
const decisionRefusals = [
  ...gate,
  ...reviewRefusals,
  "pharmacy.prescriptionUnknown",
  "state.notAllowed",
  "field.required",
  "field.tooLong",
] as const;

/** Prescriptions that customers uploaded, and their review by a pharmacist on duty (RX-01 to RX-05). */
export const prescriptions = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "pharmacy.prescription.read",
    summary: "Prescriptions of some days; patients are masked.",
    input: listInput(filters, ["uploadTime", "reviewTime"]),
    output: listOutput(row),
    refusals: [...gate, ...rangeRefusals],
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:rxNo`,
    access: "pharmacy.prescription.read",
    summary: "One prescription with its patient in full; the look is recorded.",
    input: z.object(one),
    output: row.extend({
      diagnosis: z.string(),
      doctorTitle: z.string(),
      imageIds: z.array(id),
      reviewRemark: z.string(),
      /** What does not go together with other medicine that was approved for the same patient and is still good. */
      conflicts: z.array(
        z.object({
          firstName: z.string(),
          secondName: z.string(),
          severity: z.enum(conflictSeverities),
          reason: z.enum(conflictReasons),
        }),
      ),
      /** Why the caller may not decide over it. */
      reviewRefused: z.enum(reviewRefusals).nullable(),
    }),
    refusals: [...gate, "pharmacy.prescriptionUnknown"],
  }),
  image: endpoint({
    method: "GET",
    path: `${base}/:rxNo/images/:imageId`,
    access: "pharmacy.prescription.read",
    summary: "One picture of a prescription; the look is recorded.",
    input: z.object({ ...one, imageId: id }),
    output: nothing,
    refusals: [...gate, "pharmacy.prescriptionUnknown", "merchants.imageUnknown"],
  }),
  review: endpoint({
    method: "POST",
    path: `${base}/:rxNo/review`,
    access: "pharmacy.prescription.review",
    summary: "Approves a prescription, as a pharmacist on duty and never of one's own; goods are sold once against it.",
    input: z.object(decision),
    output: nothing,
    refusals: [...decisionRefusals, "pharmacy.prescriptionExpired", "pharmacy.conflictForbidden"],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${base}/:rxNo/cancel`,
    access: "pharmacy.prescription.review",
    summary: "Cancels a prescription with a reason; nothing is sold against it.",
    input: z.object(decision),
    output: nothing,
    refusals: decisionRefusals,
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "pharmacy.prescription.read",
    summary: "Writes the filtered prescriptions into a file of the download centre; patients are masked.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...gate, ...rangeRefusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
