import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ysgl": "Médicos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.doctor.read": "Ver médicos",
  "pharmacy.doctor.write": "Añadir, editar, activar, eliminar médicos",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorUnknown": "El médico no existe",
  "pharmacy.doctorTaken": "Este número de certificado ya está registrado",
};

export const fields: Translation<typeof zh.fields> = {
  doctorName: "Médico",
  doctorTitle: "Título",
  hospital: "Hospital",
  certNo: "N.º de colegiado",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir médico",
  edit: "Editar médico",
  disableAsk: "¿Desactivar este médico?",
};
