import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/cfcx": "Ricette",
  "/jygl/cfxq": "Ricetta",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.prescription.read": "Vedere le ricette",
  "pharmacy.prescription.review": "Esaminare e annullare ricette",
  "pharmacy.rule.read": "Vedere le regole di vendita",
  "pharmacy.rule.write": "Aggiungere regole di vendita",
};

export const verbs: Translation<typeof zh.verbs> = {
  reviewPrescription: "Esaminare una ricetta",
  cancelPrescription: "Annullare una ricetta",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorOff": "Le ricette di questo medico non sono più accettate",
  "pharmacy.prescriptionUnknown": "La ricetta non esiste",
  "pharmacy.prescriptionLink": "Il link di invio non è valido o è scaduto; scelga di nuovo il farmaco al distributore",
  "pharmacy.prescriptionPictures": "Carichi da 1 a {{limit}} immagini della ricetta",
  "pharmacy.prescriptionTaken": "Questa ricetta è già stata consegnata",
  "pharmacy.prescriptionInFuture": "La ricetta non può avere una data futura",
  "pharmacy.prescriptionExpired": "La ricetta è scaduta",
  "pharmacy.prescriptionOwn": "Nessuno esamina la propria ricetta",
  "pharmacy.notOnDuty": "Solo un farmacista in servizio esamina le ricette",
  "pharmacy.prescriptionNeeded": "È un farmaco con ricetta; carichi prima la ricetta",
  "pharmacy.prescriptionOther": "La ricetta è per un altro farmaco o una quantità minore",
  "pharmacy.prescriptionUnreviewed": "La ricetta non è ancora esaminata",
  "pharmacy.prescriptionCancelled": "La ricetta è stata annullata",
  "pharmacy.prescriptionUsed": "La ricetta è già stata usata",
  "pharmacy.ruleInPast": "Una regola non può iniziare prima di oggi",
};

export const fields: Translation<typeof zh.fields> = {
  rxNo: "N. ricetta",
  patientName: "Paziente",
  patientPhone: "Telefono del paziente",
  diagnosis: "Diagnosi",
  doctorName: "Medico",
  hospital: "Ospedale",
  pharmacistName: "Farmacista",
  medicineName: "Farmaco",
  quantity: "Quantità",
  rxStatus: "Stato",
  rxMark: "Utilizzo",
  rxTime: "Emessa il",
  rxDay: "Emessa il",
  validTo: "Valida fino al",
  uploadTime: "Caricata",
  rxImages: "Immagini",
  province: "Provincia",
  saleClass: "Classe di vendita",
  allowed: "Vendita",
  fromDay: "Dal",
  licenceNo: "Licenza",
  createdBy: "Aggiunta da",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unreviewed: "Da esaminare",
    reviewed: "Esaminata",
    cancelled: "Annullata",
  },
  mark: {
    used: "Usata",
    expired: "Scaduta",
    late: "Attesa lunga",
  },
  review: "Esamina",
  cancel: "Annulla ricetta",
  reviewAsk: "Approvarla? Il paziente potrà acquistare una volta con questa ricetta.",
  cancelAsk: "Con una ricetta annullata non si acquista nulla; indichi il motivo.",
  wholeName: "Inserisca il nome intero",
  recorded: "La consultazione di paziente e immagini viene registrata",
  rules: {
    title: "Regole di vendita",
    hint: "Senza regole i distributori vendono solo da banco, classe B. Una regola più recente sostituisce la precedente dal suo giorno.",
    add: "Aggiungi regola",
    everywhere: "Tutte le province",
    counts: "In vigore",
    sale: {
      yes: "In vendita",
      no: "Non in vendita",
    },
  },
};
