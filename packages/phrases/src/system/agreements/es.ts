import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/uploadXy": "Subir acuerdo",
  "/xtgl/ptxygl": "Acuerdos de la plataforma",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.agreement.read": "Ver acuerdos",
  "system.agreement.write": "Subir y publicar acuerdos",
};

export const verbs: Translation<typeof zh.verbs> = {
  publish: "Publicar",
  agree: "Aceptar",
};

export const errors: Translation<typeof zh.errors> = {
  "system.agreementAccepted": "Hay cuentas que aceptaron este acuerdo; no se puede eliminar",
};

export const fields: Translation<typeof zh.fields> = {
  name: "Acuerdo",
  md5: "MD5",
  sha256: "SHA-256",
  size: "Tamaño",
  time: "Subido",
  published: "Publicado",
  status: "Estado",
  agreedBy: "Aceptado por",
  person: "Nombre",
  merchant: "Comercio",
  acceptedAt: "Aceptado",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Borrador",
    published: "En vigor",
    stopped: "Desactivado",
  },
  publish: "Publicar",
  publishConfirm:
    "Las cuentas de los hosts configurados deberán aceptarlo al iniciar sesión y el anterior se desactivará. ¿Publicar?",
  stop: "Desactivar",
  stopConfirm: "Ya no se pedirá aceptarlo. ¿Desactivarlo?",
  records: "Aceptaciones",
  file: "Archivo PDF",
  fileHint: "Solo PDF, máximo 5 MB",
  choose: "Elegir archivo",
  stored: "Subido. Sumas de comprobación:",
  back: "Volver a los acuerdos",
};
