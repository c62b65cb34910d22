import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgsh": "Prüfung der Glückskäufe",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.offlinePickup.read": "Ansehen",
  "orders.offlinePickup.write": "Offline-Abholungen beantragen",
  "orders.offlinePickup.review": "Offline-Abholungen prüfen",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.offlineNotWon": "Diese Bestellung ist kein gewonnener Glückskauf",
  "orders.offlineNotOpen": "Offline-Abholung nur als gestörte Bestellung möglich",
  "orders.offlineGiven": "Die Ausgabe des Preises ist schon erfolgt oder erledigt",
  "orders.offlinePictures": "Bitte 1 bis {{limit}} Bilder hochladen",
  "orders.offlineApplied": "Offline-Abholung dieser Bestellung ist schon beantragt",
  "orders.offlineSelect": "Bitte Daten auswählen",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Preis",
  applicant: "Antragsteller",
  contactPhone: "Telefon",
  applyTime: "Beantragt",
  reviewStatus: "Prüfung",
  reviewer: "Geprüft von",
  reviewTime: "Geprüft am",
  reviewRemark: "Prüfvermerk",
  pictures: "Bilder",
  note: "Bemerkung",
};

export const words: Translation<typeof zh.words> = {
  reviewStatus: {
    pending: "Wartet auf Prüfung",
    approved: "Genehmigt",
    notApproved: "Abgelehnt",
    ignored: "Ignoriert",
  },
  decide: {
    approve: "Genehmigen",
    reject: "Ablehnen",
    ignore: "Ignorieren",
  },
  review: "Prüfen",
  reviewMany: "Auswahl prüfen",
  reviewed: "Geprüft",
  approveHint: "Eine genehmigte Bestellung gilt als offline abgeholt; das Geld gehört dem Händler",
  apply: "Offline-Abholung beantragen",
  applyHint: "Eine gewonnene Bestellung, deren Ware drin blieb",
  applied: "Beantragt",
  view: "Ansehen",
};
