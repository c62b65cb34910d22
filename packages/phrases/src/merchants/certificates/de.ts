import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/zjgl": "Zertifikate",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.certificate.read": "Zertifikate ansehen",
  "merchants.certificate.write": "Zertifikate anlegen, ändern, löschen",
  "merchants.certificate.review": "Zertifikate prüfen",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.certificateUnknown": "Das Zertifikat gibt es nicht",
  "merchants.certificateTaken": "Dieser Händler hat schon ein Zertifikat mit dieser Nummer",
  "merchants.certificateInUse": "Ein Apotheker führt dieses Zertifikat; löschen Sie zuerst den Apotheker",
  "merchants.certificateExpired": "Das Zertifikat ist abgelaufen",
  "merchants.certificateImageMissing": "Laden Sie mindestens ein Bild hoch",
  "merchants.certificateImages": "Höchstens {{limit}} Bilder",
  "merchants.ownCertificate": "Ein selbst eingereichtes Zertifikat können Sie nicht prüfen",
  "merchants.selectCertificates": "Wählen Sie Daten aus",
};

export const fields: Translation<typeof zh.fields> = {
  certNo: "Zertifikatsnr.",
  certName: "Zertifikat",
  certType: "Inhaberart",
  certExpiry: "Gültig bis",
  expiry: "Gültigkeit",
  certImage: "Bilder",
  reviewStatus: "Prüfung",
  remindedAt: "Letzte Erinnerung",
};

export const words: Translation<typeof zh.words> = {
  add: "Zertifikat hinzufügen",
  edit: "Zertifikat bearbeiten",
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
  pendingNotice: "Zu prüfen: {{n}}",
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
