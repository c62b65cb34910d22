import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  name: "Vereinbarung",
  md5: "MD5",
  sha256: "SHA-256",
  size: "Größe",
  time: "Hochgeladen",
  published: "Veröffentlicht",
  status: "Status",
  agreedBy: "Zugestimmt",
  state: {
    draft: "Entwurf",
    published: "In Kraft",
    stopped: "Gestoppt",
  },
  preview: "Vorschau",
  publish: "Veröffentlichen",
  publishConfirm:
    "Konten der eingestellten Hosts müssen bei der nächsten Anmeldung zustimmen, die bisherige Vereinbarung wird gestoppt. Veröffentlichen?",
  stop: "Stoppen",
  stopConfirm: "Niemand muss mehr zustimmen. Stoppen?",
  records: "Zustimmungen",
  account: "Konto",
  person: "Name",
  merchant: "Händler",
  acceptedAt: "Zugestimmt am",
  address: "IP-Adresse",
  upload: "Vereinbarung hochladen",
  file: "PDF-Datei",
  fileHint: "Nur PDF, höchstens 5 MB",
  choose: "Datei wählen",
  stored: "Hochgeladen. Prüfsummen:",
  back: "Zu den Vereinbarungen",
} satisfies Translation<typeof zh>;
