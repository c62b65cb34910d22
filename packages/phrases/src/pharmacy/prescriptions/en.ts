import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/cfcx": "Prescriptions",
  "/jygl/cfxq": "Prescription",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.prescription.read": "View prescriptions",
  "pharmacy.prescription.review": "Review and cancel prescriptions",
  "pharmacy.rule.read": "View sale rules",
  "pharmacy.rule.write": "Add sale rules",
};

export const verbs: Translation<typeof zh.verbs> = {
  reviewPrescription: "Review a prescription",
  cancelPrescription: "Cancel a prescription",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorOff": "Prescriptions of this doctor are no longer taken",
  "pharmacy.prescriptionUnknown": "The prescription does not exist",
  "pharmacy.prescriptionLink": "The upload link is invalid or has expired; choose the medicine at the machine again",
  "pharmacy.prescriptionPictures": "Upload 1 to {{limit}} pictures of the prescription",
  "pharmacy.prescriptionTaken": "This prescription was handed in already",
  "pharmacy.prescriptionInFuture": "The prescription cannot be written after today",
  "pharmacy.prescriptionExpired": "The prescription has expired",
  "pharmacy.prescriptionOwn": "Nobody reviews a prescription of his own",
  "pharmacy.notOnDuty": "Only a pharmacist on duty reviews prescriptions",
  "pharmacy.prescriptionNeeded": "This is a prescription medicine; upload the prescription first",
  "pharmacy.prescriptionOther": "The prescription is for another medicine or a smaller quantity",
  "pharmacy.prescriptionUnreviewed": "The prescription is not reviewed yet",
  "pharmacy.prescriptionCancelled": "The prescription was cancelled",
  "pharmacy.prescriptionUsed": "The prescription is used up",
  "pharmacy.ruleInPast": "A rule cannot begin before today",
};

export const fields: Translation<typeof zh.fields> = {
  rxNo: "Prescription number",
  patientName: "Patient",
  patientPhone: "Patient’s phone",
  diagnosis: "Diagnosis",
  doctorName: "Doctor",
  hospital: "Hospital",
  pharmacistName: "Pharmacist",
  medicineName: "Medicine",
  quantity: "Quantity",
  rxStatus: "Status",
  rxMark: "Use",
  rxTime: "Written on",
  rxDay: "Written on",
  validTo: "Good until",
  uploadTime: "Uploaded",
  rxImages: "Pictures",
  province: "Province",
  saleClass: "Sale class",
  allowed: "Sale",
  fromDay: "From",
  licenceNo: "Licence",
  createdBy: "Added by",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unreviewed: "Awaiting review",
    reviewed: "Reviewed",
    cancelled: "Cancelled",
  },
  mark: {
    used: "Used",
    expired: "Expired",
    late: "Waiting long",
  },
  review: "Review",
  cancel: "Cancel prescription",
  reviewAsk: "Approve it? The patient can then buy once with this prescription.",
  cancelAsk: "Nothing can be bought with a cancelled prescription; say why.",
  wholeName: "Enter the whole name",
  recorded: "Looking at patient and pictures is recorded",
  rules: {
    title: "Sale rules",
    hint: "Without a rule machines sell class B over the counter only. A newer rule takes the place of an older one from its day on.",
    add: "Add rule",
    everywhere: "All provinces",
    counts: "Counts today",
    sale: {
      yes: "For sale",
      no: "Not for sale",
    },
  },
};
