import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/pharmacy/doctors";
const one = { doctorId: id };
const text = z.string().max(500);
const form = { doctorName: text, doctorTitle: text, hospital: text, phone: z.string().max(50), certNo: text };
const filters = { doctorName: contains, hospital: contains };

const gate = ["merchants.featureOff"] as const;
const formRefusals = [
  "field.required",
  "field.tooLong",
  "field.notMobile",
  "field.notCode",
  "pharmacy.doctorTaken",
] as const;

/** Doctors whose prescriptions a pharmacy takes (RX-04). */
export const doctors = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "pharmacy.doctor.read",
    summary: "Doctors of the caller's merchants; phones are masked.",
    input: listInput(filters, ["createdTime"]),
    output: listOutput(
      z.object({
        ...one,
        doctorName: z.string(),
        doctorTitle: z.string(),
        hospital: z.string(),
        phone: z.string(),
        certNo: z.string(),
        enabled: z.boolean(),
        merchantName: z.string(),
        createdTime: instant,
      }),
    ),
    refusals: gate,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "pharmacy.doctor.write",
    summary: "Adds a doctor to the caller's merchant.",
    input: z.object(form),
    output: z.object(one),
    refusals: [...gate, ...formRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:doctorId`,
    access: "pharmacy.doctor.write",
    summary: "Changes a doctor; an empty phone stays as it is.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...gate, ...formRefusals, "pharmacy.doctorUnknown"],
  }),
  enable: endpoint({
    method: "PUT",
    path: `${base}/:doctorId/state`,
    access: "pharmacy.doctor.write",
    summary: "Takes prescriptions of a doctor, or no longer.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: [...gate, "pharmacy.doctorUnknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:doctorId`,
    access: "pharmacy.doctor.write",
    summary: "Deletes a doctor.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "pharmacy.doctorUnknown"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: "pharmacy.doctor.read",
    summary: "Writes the filtered doctors into a file of the download centre; without phones.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...gate, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
