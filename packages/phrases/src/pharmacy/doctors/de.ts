import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ysgl": "Ärzte",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.doctor.read": "Ärzte ansehen",
  "pharmacy.doctor.write": "Ärzte hinzufügen, bearbeiten, aktivieren, löschen",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorUnknown": "Diesen Arzt gibt es nicht",
  "pharmacy.doctorTaken": "Diese Nachweisnummer ist schon eingetragen",
};

export const fields: Translation<typeof zh.fields> = {
  doctorName: "Arzt",
  doctorTitle: "Titel",
  hospital: "Krankenhaus",
  certNo: "Approbationsnr.",
};

export const words: Translation<typeof zh.words> = {
  add: "Arzt hinzufügen",
  edit: "Arzt bearbeiten",
  disableAsk: "Diesen Arzt deaktivieren?",
};
