import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ysgl": "Médecins",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.doctor.read": "Voir les médecins",
  "pharmacy.doctor.write": "Ajouter, modifier, activer, supprimer des médecins",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorUnknown": "Le médecin n’existe pas",
  "pharmacy.doctorTaken": "Ce numéro de certificat est déjà enregistré",
};

export const fields: Translation<typeof zh.fields> = {
  doctorName: "Médecin",
  doctorTitle: "Titre",
  hospital: "Hôpital",
  certNo: "N° d’exercice",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un médecin",
  edit: "Modifier le médecin",
  disableAsk: "Désactiver ce médecin ?",
};
