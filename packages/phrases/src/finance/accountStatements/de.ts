import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl/dzd": "Kontoauszüge",
  "/dzd": "Kontoauszug ansehen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.accountStatement.read": "Kontoauszüge ansehen",
  "finance.accountStatement.write": "Kontoauszüge erstellen und teilen",
};

export const verbs: Translation<typeof zh.verbs> = {
  shareLink: "Nur-Lese-Link erstellen",
  closeLink: "Nur-Lese-Link schließen",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.statementUnknown": "Diesen Kontoauszug gibt es nicht",
  "finance.statementChanged":
    "Dieser Kontoauszug wurde gerade von jemand anderem bearbeitet; bitte aktualisieren und erneut versuchen",
  "finance.statementEmpty": "An diesen Tagen gibt es nichts aufzuführen",
  "finance.statementDayOpen": "Ein Kontoauszug enthält nur geschlossene Tage, derzeit bis {{day}}",
  "finance.statementLinkDays": "Ein Link gilt {{least}} bis {{most}} Tage",
  "finance.statementLinkInvalid": "Der Link ist ungültig oder abgelaufen; bitte beim Händler einen neuen erfragen",
  "finance.receiverUnknown": "Diesen Empfänger gibt es nicht",
};

export const fields: Translation<typeof zh.fields> = {
  splitReceiver: "Empfänger",
  period: "Zeitraum",
  days: "Zeitraum",
  settleAmount: "Abrechnung",
  statementHash: "Prüfcode",
  maker: "Erstellt von",
  madeTime: "Erstellt",
  linkState: "Nur-Lese-Link",
  linkExpiresAt: "Link läuft ab",
  openCount: "Aufrufe",
  openTime: "Zuletzt geöffnet",
  receiverId: "Empfänger",
  linkDays: "Gültige Tage",
  toDay: "Letzter Tag",
};

export const words: Translation<typeof zh.words> = {
  column: {
    day: "Tag",
    item: "Posten",
    rule: "Regel",
    count: "Anzahl",
    base: "Grundlage",
    amount: "Betrag",
    total: "Summe",
    seal: "Siegel des Tages",
  },
  item: {
    collected: "Eingenommen",
    refunded: "Erstattung",
    fee: "Gebühr",
    higoFee: "Gebühr für Glückskäufe",
    share: "Aufteilung",
  },
  rule: {
    books: "Laut Büchern",
    rate: "{{rate}} je Bestellung",
    share: "{{rate}} je Bestellung, auf ganze Fen abgerundet",
    fixed: "{{amount}} Yuan je Bestellung",
  },
  link: {
    none: "Keiner",
    active: "Gültig",
    expired: "Abgelaufen",
    revoked: "Geschlossen",
  },
  action: {
    make: "Kontoauszug erstellen",
    pdf: "PDF herunterladen",
    xlsx: "XLSX herunterladen",
    share: "Link erstellen",
    revoke: "Link schließen",
  },
  own: "Händler selbst",
  revokeQuestion: "Diesen Link schließen? Wer ihn hat, kann ihn nicht mehr öffnen.",
  once: "Der Link wird nur jetzt gezeigt: bitte für den Leser kopieren. Ein neuer ersetzt ihn.",
  until: "Gültig bis {{time}}",
  check: {
    unit: "Beträge in Yuan. Über null: Einnahme, unter null: Ausgabe.",
    how: "Den Nur-Lese-Link öffnen: Die Seite berechnet den Prüfcode auf Ihrem Gerät neu aus dem, was sie zeigt. Stimmt er mit dem der Datei überein, wurde nichts verändert.",
    seals: "Siegel der Tage:",
    good: "Geprüft: Der Inhalt passt zum Prüfcode",
    bad: "Nicht bestätigt: Der Inhalt passt nicht zum Prüfcode; bitte beim Händler nachfragen",
    compare: "Prüfcode der Datei zum Vergleich einfügen",
    same: "Gleich wie auf der Datei",
    differs: "Anders als auf der Datei",
  },
};
