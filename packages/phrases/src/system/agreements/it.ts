import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/uploadXy": "Carica accordo",
  "/xtgl/ptxygl": "Accordi della piattaforma",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.agreement.read": "Vedere gli accordi",
  "system.agreement.write": "Caricare e pubblicare accordi",
};

export const verbs: Translation<typeof zh.verbs> = {
  publish: "Pubblicare",
  agree: "Accettare l’accordo",
};

export const errors: Translation<typeof zh.errors> = {
  "system.agreementAccepted": "Alcuni account l’hanno accettato, quindi non può essere eliminato",
};

export const fields: Translation<typeof zh.fields> = {
  name: "Accordo",
  md5: "MD5",
  sha256: "SHA-256",
  size: "Dimensione",
  time: "Caricato",
  published: "Pubblicato",
  status: "Stato",
  agreedBy: "Accettato da",
  person: "Nome",
  merchant: "Esercente",
  acceptedAt: "Accettato il",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Bozza",
    published: "In vigore",
    stopped: "Disattivato",
  },
  publish: "Pubblica",
  publishConfirm:
    "Gli account degli host configurati dovranno accettarlo al prossimo accesso e il precedente sarà disattivato. Pubblicare?",
  stop: "Disattiva",
  stopConfirm: "Non sarà più richiesto accettarlo. Disattivare?",
  records: "Accettazioni",
  file: "File PDF",
  fileHint: "Solo PDF, al massimo 5 MB",
  choose: "Scegli file",
  stored: "Caricato. Checksum:",
  back: "Torna agli accordi",
};
