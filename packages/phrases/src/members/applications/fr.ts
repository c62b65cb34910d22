import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/sqbk": "Remplacements de cartes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.application.read": "Voir les demandes de remplacement",
  "members.application.write": "Demander un remplacement",
  "members.application.review": "Examiner les demandes de remplacement",
};

export const errors: Translation<typeof zh.errors> = {
  "cardApplications.open": "Une demande pour cette carte est à examiner",
  "cardApplications.own": "Personne n’examine sa propre demande",
};

export const fields: Translation<typeof zh.fields> = {
  originalCardNo: "Carte d’origine",
  newCardNo: "Nouveau numéro",
  physicalNo: "Numéro physique",
  logicalNo: "Numéro logique",
  cardExpiry: "Valable jusqu’au",
  holderName: "Titulaire",
  balance: "Solde",
  gift: "Montant offert",
  applyStatus: "État",
  applicant: "Demandeur",
  applyTime: "Demandé le",
};

export const words: Translation<typeof zh.words> = {
  state: {
    pending: "À examiner",
    approved: "Approuvé",
    rejected: "Refusé",
    ignored: "Ignoré",
  },
  action: {
    apply: "Demander",
    approve: "Approuver",
    reject: "Refuser",
    ignore: "Ignorer",
  },
  confirm: {
    approve: "Approuver ? La carte d’origine est annulée ; solde et montant offert passent sur la nouvelle.",
    ignore: "Ignorer cette demande ?",
  },
};
