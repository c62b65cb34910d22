import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/uploadXy": "Vereinbarung hochladen",
  "/xtgl/ptxygl": "Plattformvereinbarungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.agreement.read": "Vereinbarungen ansehen",
  "system.agreement.write": "Vereinbarungen hochladen und veröffentlichen",
};

export const verbs: Translation<typeof zh.verbs> = {
  publish: "Veröffentlichen",
  agree: "Zustimmen",
};

export const errors: Translation<typeof zh.errors> = {
  "system.agreementAccepted": "Konten haben zugestimmt, daher kann die Vereinbarung nicht gelöscht werden",
};

export const fields: Translation<typeof zh.fields> = {
  name: "Vereinbarung",
  md5: "MD5",
  sha256: "SHA-256",
  size: "Größe",
  time: "Hochgeladen",
  published: "Veröffentlicht",
  status: "Status",
  agreedBy: "Zugestimmt",
  person: "Name",
  merchant: "Händler",
  acceptedAt: "Zugestimmt am",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Entwurf",
    published: "In Kraft",
    stopped: "Deaktiviert",
  },
  publish: "Veröffentlichen",
  publishConfirm:
    "Konten der eingestellten Hosts müssen bei der nächsten Anmeldung zustimmen, die bisherige Vereinbarung wird deaktiviert. Veröffentlichen?",
  stop: "Deaktivieren",
  stopConfirm: "Niemand muss mehr zustimmen. Deaktivieren?",
  records: "Zustimmungen",
  file: "PDF-Datei",
  fileHint: "Nur PDF, höchstens 5 MB",
  choose: "Datei wählen",
  stored: "Hochgeladen. Prüfsummen:",
  back: "Zu den Vereinbarungen",
};
