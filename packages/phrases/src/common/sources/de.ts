import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  sale: "Erscheint hier, sobald ein Automat Produkte verkauft hat",
  refund: "Erscheint hier, sobald eine Erstattung begonnen hat",
  machine: "Automaten erscheinen hier, sobald sie registriert sind",
  report: "Erscheint hier, sobald ein Automat Daten gemeldet hat",
  shop: "Erscheint hier, sobald jemand im Online-Shop bestellt hat",
  card: "Erscheint hier, sobald eine Mitgliedskarte ausgegeben oder benutzt wurde",
  settling: "Entsteht mit der täglichen Abrechnung",
  code: "Erscheint hier, sobald Codes erzeugt oder benutzt wurden",
  product: "Produkte erscheinen hier, sobald sie hinzugefügt sind",
  deed: "Erscheint hier, sobald jemand etwas getan hat",
  merchant: "Händler erscheinen hier, sobald sie hinzugefügt sind",
  application: "Anträge erscheinen hier, sobald sie eingereicht sind",
  message: "Erscheint hier nach der Veröffentlichung",
  feedback: "Erscheint hier, sobald eine Rückmeldung eingereicht ist",
  file: "Dateien erscheinen hier, wenn Sie eine Liste exportieren",
  medicine: "Arzneimittel erscheinen hier, sobald eine Charge erfasst ist",
  prescription: "Rezepte erscheinen hier, sobald sie eingereicht sind",
  loss: "Einträge erscheinen hier, sobald Inventuren, Prüfungen, Verluste oder gestörte Bestellungen Fehlmengen zeigen",
};
