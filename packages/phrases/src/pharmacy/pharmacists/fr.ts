import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdys": "Pharmaciens",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.pharmacist.read": "Voir les pharmaciens",
  "pharmacy.pharmacist.write": "Ajouter, modifier, supprimer des pharmaciens",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.pharmacistUnknown": "Ce pharmacien n’existe pas",
  "pharmacy.pharmacistTaken": "Utilisateur déjà dans la liste",
  "pharmacy.certificateNotApproved": "Le justificatif n’est pas encore approuvé",
};

export const fields: Translation<typeof zh.fields> = {
  duty: "Service",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un pharmacien",
  edit: "Modifier le pharmacien",
  phoneWhole: "Numéro complet",
  state: {
    onDuty: "En service",
    offDuty: "Hors service",
    suspended: "Suspendu",
  },
  enable: "Activer",
  disable: "Désactiver",
  enableAsk: "Mettre ce pharmacien en service ?",
  disableAsk: "Retirer ce pharmacien du service ?",
  defaultCertName: "Inscription de pharmacien",
};
