import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Pharmacists",
  add: "Add pharmacist",
  edit: "Edit pharmacist",
  phone: "Mobile",
  phoneWhole: "Whole number",
  duty: "Duty",
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
} satisfies Translation<typeof zh>;
