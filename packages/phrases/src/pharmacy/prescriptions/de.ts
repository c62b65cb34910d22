import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/cfcx": "Rezepte",
  "/jygl/cfxq": "Rezept",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.prescription.read": "Rezepte ansehen",
  "pharmacy.prescription.review": "Rezepte prüfen und stornieren",
  "pharmacy.rule.read": "Verkaufsregeln ansehen",
  "pharmacy.rule.write": "Verkaufsregeln hinzufügen",
};

export const verbs: Translation<typeof zh.verbs> = {
  reviewPrescription: "Rezept prüfen",
  cancelPrescription: "Rezept stornieren",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorOff": "Rezepte dieses Arztes werden nicht mehr angenommen",
  "pharmacy.prescriptionUnknown": "Dieses Rezept gibt es nicht",
  "pharmacy.prescriptionLink":
    "Der Link ist ungültig oder abgelaufen; bitte das Arzneimittel am Automaten erneut wählen",
  "pharmacy.prescriptionPictures": "Bitte 1 bis {{limit}} Bilder des Rezepts hochladen",
  "pharmacy.prescriptionTaken": "Dieses Rezept wurde bereits eingereicht",
  "pharmacy.prescriptionInFuture": "Das Rezept darf nicht nach heute ausgestellt sein",
  "pharmacy.prescriptionExpired": "Das Rezept ist abgelaufen",
  "pharmacy.prescriptionOwn": "Niemand prüft sein eigenes Rezept",
  "pharmacy.notOnDuty": "Nur ein Apotheker im Dienst prüft Rezepte",
  "pharmacy.prescriptionNeeded": "Dieses Arzneimittel ist verschreibungspflichtig; bitte zuerst das Rezept hochladen",
  "pharmacy.prescriptionOther": "Das Rezept gilt für ein anderes Arzneimittel oder eine kleinere Menge",
  "pharmacy.prescriptionUnreviewed": "Das Rezept ist noch nicht geprüft",
  "pharmacy.prescriptionCancelled": "Das Rezept wurde storniert",
  "pharmacy.prescriptionUsed": "Das Rezept ist bereits eingelöst",
  "pharmacy.ruleInPast": "Eine Regel kann nicht vor heute beginnen",
};

export const fields: Translation<typeof zh.fields> = {
  rxNo: "Rezeptnr.",
  patientName: "Patient",
  patientPhone: "Telefon des Patienten",
  diagnosis: "Diagnose",
  doctorName: "Arzt",
  hospital: "Krankenhaus",
  pharmacistName: "Apotheker",
  medicineName: "Arzneimittel",
  quantity: "Menge",
  rxStatus: "Status",
  rxMark: "Einlösung",
  rxTime: "Ausgestellt am",
  rxDay: "Ausgestellt am",
  validTo: "Gültig bis",
  uploadTime: "Hochgeladen",
  rxImages: "Bilder",
  province: "Provinz",
  saleClass: "Verkaufsart",
  allowed: "Verkauf",
  fromDay: "Gilt ab",
  licenceNo: "Lizenznr.",
  createdBy: "Angelegt von",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unreviewed: "Wartet auf Prüfung",
    reviewed: "Geprüft",
    cancelled: "Storniert",
  },
  mark: {
    used: "Eingelöst",
    expired: "Abgelaufen",
    late: "Wartet lange",
  },
  review: "Prüfen",
  cancel: "Rezept stornieren",
  reviewAsk: "Genehmigen? Der Patient kann dann einmal mit diesem Rezept kaufen.",
  cancelAsk: "Mit einem stornierten Rezept kann nichts gekauft werden; bitte Grund angeben.",
  wholeName: "Bitte den ganzen Namen eingeben",
  recorded: "Das Ansehen von Patient und Bildern wird protokolliert",
  rules: {
    title: "Verkaufsregeln",
    hint: "Ohne Regel verkaufen Automaten nur rezeptfrei, Klasse B. Eine neuere Regel ersetzt die ältere ab ihrem Tag.",
    add: "Regel hinzufügen",
    everywhere: "Alle Provinzen",
    counts: "Gilt heute",
    sale: {
      yes: "Erlaubt",
      no: "Verboten",
    },
  },
};
