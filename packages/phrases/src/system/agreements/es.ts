import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  name: "Acuerdo",
  md5: "MD5",
  sha256: "SHA-256",
  size: "Tamaño",
  time: "Subido",
  published: "Publicado",
  status: "Estado",
  agreedBy: "Aceptado por",
  state: {
    draft: "Borrador",
    published: "En vigor",
    stopped: "Detenido",
  },
  preview: "Vista previa",
  publish: "Publicar",
  publishConfirm:
    "Las cuentas de los hosts configurados deberán aceptarlo al iniciar sesión y el anterior se detendrá. ¿Publicar?",
  stop: "Detener",
  stopConfirm: "Ya no se pedirá aceptarlo. ¿Detener?",
  records: "Aceptaciones",
  account: "Cuenta",
  person: "Nombre",
  merchant: "Comercio",
  acceptedAt: "Aceptado",
  address: "Dirección IP",
  upload: "Subir acuerdo",
  file: "Archivo PDF",
  fileHint: "Solo PDF, máximo 5 MB",
  choose: "Elegir archivo",
  stored: "Subido. Sumas de comprobación:",
  back: "Volver a los acuerdos",
} satisfies Translation<typeof zh>;
