import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  name: "Accordo",
  md5: "MD5",
  sha256: "SHA-256",
  size: "Dimensione",
  time: "Caricato",
  published: "Pubblicato",
  status: "Stato",
  agreedBy: "Accettato da",
  state: {
    draft: "Bozza",
    published: "In vigore",
    stopped: "Sospeso",
  },
  preview: "Anteprima",
  publish: "Pubblica",
  publishConfirm:
    "Gli account degli host configurati dovranno accettarlo al prossimo accesso e il precedente sarà sospeso. Pubblicare?",
  stop: "Sospendi",
  stopConfirm: "Non sarà più richiesto accettarlo. Sospendere?",
  records: "Accettazioni",
  account: "Account",
  person: "Nome",
  merchant: "Esercente",
  acceptedAt: "Accettato il",
  address: "Indirizzo IP",
  upload: "Carica accordo",
  file: "File PDF",
  fileHint: "Solo PDF, al massimo 5 MB",
  choose: "Scegli file",
  stored: "Caricato. Checksum:",
  back: "Torna agli accordi",
} satisfies Translation<typeof zh>;
