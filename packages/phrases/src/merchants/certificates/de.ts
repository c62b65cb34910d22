import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/zjgl": "Nachweise",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.certificate.read": "Nachweise ansehen",
  "merchants.certificate.write": "Nachweise hinzufügen, bearbeiten, löschen",
  "merchants.certificate.review": "Nachweise prüfen",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.certificateUnknown": "Diesen Nachweis gibt es nicht",
  "merchants.certificateTaken": "Dieser Händler hat schon einen Nachweis mit dieser Nummer",
  "merchants.certificateInUse": "Ein Apotheker führt diesen Nachweis; bitte zuerst den Apotheker löschen",
  "merchants.certificateChanged": "Dieser Nachweis wurde gerade geändert; bitte neu laden und erneut versuchen",
  "merchants.certificateExpired": "Der Nachweis ist abgelaufen",
  "merchants.certificateImageMissing": "Bitte mindestens ein Bild hochladen",
  "merchants.certificateImages": "Höchstens {{limit}} Bilder",
  "merchants.ownCertificate": "Einen selbst eingereichten Nachweis können Sie nicht prüfen",
  "merchants.selectCertificates": "Bitte Daten auswählen",
};

export const fields: Translation<typeof zh.fields> = {
  certNo: "Nachweisnr.",
  certName: "Nachweis",
  certType: "Inhaberart",
  certExpiry: "Gültig bis",
  expiry: "Gültigkeit",
  certImage: "Bilder",
  reviewStatus: "Prüfung",
  remindedAt: "Letzte Erinnerung",
};

export const words: Translation<typeof zh.words> = {
  add: "Nachweis hinzufügen",
  edit: "Nachweis bearbeiten",
  kind: {
    merchant: "Händler",
    pharmacist: "Apotheker",
    doctor: "Arzt",
  },
  state: {
    pending: "Wartet auf Prüfung",
    approved: "Genehmigt",
    notApproved: "Abgelehnt",
  },
  expiry: {
    valid: "Gültig",
    expiring: "Läuft bald ab",
    expired: "Abgelaufen",
  },
  forever: "Läuft nie ab",
  inDays: "Läuft in {{n}} Tagen ab",
  lastDay: "Läuft heute ab",
  expiredFor: "Seit {{n}} Tagen abgelaufen",
  pictures: "{{n}}",
  soonNotice: "Laufen innerhalb von 30 Tagen ab: {{n}}",
  expiredNotice: "Abgelaufen: {{n}}",
  pendingNotice: "Wartet auf Prüfung: {{n}}",
  decision: {
    approve: "Genehmigen",
    reject: "Ablehnen",
  },
  decisionAsk: {
    approve: "Genehmigen?",
    reject: "Ablehnen?",
  },
  reviewAgain: "Änderungen werden neu geprüft",
  imageHint: "PNG oder JPG, je höchstens 2 MB, bis zu {{n}}",
  choose: "Bild wählen",
  removePicture: "Bild entfernen",
  reminders: "Erinnerungen",
  reminderStep: "{{n}} Tage vor dem {{day}}",
  reminderExpired: "Nach Ablauf, {{day}}",
};
