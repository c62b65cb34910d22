import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdys": "Pharmacists",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.pharmacist.read": "View pharmacists",
  "pharmacy.pharmacist.write": "Add, edit, delete pharmacists, set duty",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.pharmacistUnknown": "The pharmacist does not exist",
  "pharmacy.pharmacistTaken": "User already in the list",
  "pharmacy.certificateNotApproved": "The certificate is not approved yet",
};

export const fields: Translation<typeof zh.fields> = {
  duty: "Duty",
};

export const words: Translation<typeof zh.words> = {
  add: "Add pharmacist",
  edit: "Edit pharmacist",
  phoneWhole: "Whole number",
  state: {
    onDuty: "On duty",
    offDuty: "Off duty",
    suspended: "Suspended",
  },
  enable: "Enable",
  disable: "Disable",
  enableAsk: "Put this pharmacist on duty?",
  disableAsk: "Take this pharmacist off duty?",
  defaultCertName: "Pharmacist registration",
};
