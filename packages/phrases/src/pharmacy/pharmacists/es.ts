import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdys": "Farmacéuticos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.pharmacist.read": "Ver farmacéuticos",
  "pharmacy.pharmacist.write": "Añadir, editar y eliminar farmacéuticos, fijar el servicio",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.pharmacistUnknown": "El farmacéutico no existe",
  "pharmacy.pharmacistTaken": "El usuario ya está en la lista",
  "pharmacy.certificateNotApproved": "El certificado aún no está aprobado",
};

export const fields: Translation<typeof zh.fields> = {
  duty: "Servicio",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir farmacéutico",
  edit: "Editar farmacéutico",
  phoneWhole: "Número completo",
  state: {
    onDuty: "De servicio",
    offDuty: "Fuera de servicio",
    suspended: "Suspendido",
  },
  enable: "Activar",
  disable: "Desactivar",
  enableAsk: "¿Poner de servicio a este farmacéutico?",
  disableAsk: "¿Retirar del servicio a este farmacéutico?",
  defaultCertName: "Registro de farmacéutico",
};
