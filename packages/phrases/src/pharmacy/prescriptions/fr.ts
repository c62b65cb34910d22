import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/cfcx": "Ordonnances",
  "/jygl/cfxq": "Ordonnance",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.prescription.read": "Voir les ordonnances",
  "pharmacy.prescription.review": "Examiner et annuler des ordonnances",
  "pharmacy.rule.read": "Voir les règles de vente",
  "pharmacy.rule.write": "Ajouter des règles de vente",
};

export const verbs: Translation<typeof zh.verbs> = {
  reviewPrescription: "Examiner une ordonnance",
  cancelPrescription: "Annuler une ordonnance",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorOff": "Les ordonnances de ce médecin ne sont plus acceptées",
  "pharmacy.prescriptionUnknown": "L’ordonnance n’existe pas",
  "pharmacy.prescriptionLink":
    "Le lien d’envoi est invalide ou expiré ; choisissez de nouveau le médicament sur le distributeur",
  "pharmacy.prescriptionPictures": "Envoyez de 1 à {{limit}} images de l’ordonnance",
  "pharmacy.prescriptionTaken": "Cette ordonnance a déjà été remise",
  "pharmacy.prescriptionInFuture": "L’ordonnance ne peut pas être datée après aujourd’hui",
  "pharmacy.prescriptionExpired": "L’ordonnance a expiré",
  "pharmacy.prescriptionOwn": "Personne n’examine sa propre ordonnance",
  "pharmacy.notOnDuty": "Seul un pharmacien de service examine les ordonnances",
  "pharmacy.prescriptionNeeded": "Ce médicament est sur ordonnance ; envoyez d’abord l’ordonnance",
  "pharmacy.prescriptionOther": "L’ordonnance porte sur un autre médicament ou une quantité moindre",
  "pharmacy.prescriptionUnreviewed": "L’ordonnance n’est pas encore examinée",
  "pharmacy.prescriptionCancelled": "L’ordonnance a été annulée",
  "pharmacy.prescriptionUsed": "L’ordonnance a déjà servi",
  "pharmacy.ruleInPast": "Une règle ne peut pas commencer avant aujourd’hui",
};

export const fields: Translation<typeof zh.fields> = {
  rxNo: "N° d’ordonnance",
  patientName: "Patient",
  patientPhone: "Téléphone du patient",
  diagnosis: "Diagnostic",
  doctorName: "Médecin",
  hospital: "Hôpital",
  pharmacistName: "Pharmacien",
  medicineName: "Médicament",
  quantity: "Quantité",
  rxStatus: "État",
  rxMark: "Utilisation",
  rxTime: "Rédigée le",
  rxDay: "Rédigée le",
  validTo: "Valable jusqu’au",
  uploadTime: "Envoyée le",
  rxImages: "Images",
  province: "Province",
  saleClass: "Classe de vente",
  allowed: "Vente",
  fromDay: "À partir du",
  licenceNo: "Licence",
  createdBy: "Ajoutée par",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unreviewed: "À examiner",
    reviewed: "Examinée",
    cancelled: "Annulée",
  },
  mark: {
    used: "Utilisée",
    expired: "Expirée",
    late: "Attend longtemps",
  },
  review: "Examiner",
  cancel: "Annuler l’ordonnance",
  reviewAsk: "L’approuver ? Le patient pourra acheter une fois avec cette ordonnance.",
  cancelAsk: "Rien ne peut être acheté avec une ordonnance annulée ; indiquez le motif.",
  wholeName: "Saisissez le nom entier",
  recorded: "La consultation du patient et des images est enregistrée",
  rules: {
    title: "Règles de vente",
    hint: "Sans règle, les distributeurs ne vendent que la classe B sans ordonnance. Une règle plus récente remplace l’ancienne à partir de sa date.",
    add: "Ajouter une règle",
    everywhere: "Toutes les provinces",
    counts: "En vigueur",
    sale: {
      yes: "En vente",
      no: "Non vendu",
    },
  },
};
