import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ysgl": "Doctors",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.doctor.read": "View doctors",
  "pharmacy.doctor.write": "Add, edit, enable, delete doctors",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorUnknown": "The doctor does not exist",
  "pharmacy.doctorTaken": "This certificate number is registered already",
};

export const fields: Translation<typeof zh.fields> = {
  doctorName: "Doctor",
  doctorTitle: "Title",
  hospital: "Hospital",
  certNo: "Licence number",
};

export const words: Translation<typeof zh.words> = {
  add: "Add doctor",
  edit: "Edit doctor",
  disableAsk: "Disable this doctor?",
};
