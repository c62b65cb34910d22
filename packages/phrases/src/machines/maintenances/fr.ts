import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/bywx": "Entretien et réparation",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.maintenance.read": "Voir",
  "machines.maintenance.write": "Ajouter, modifier, terminer et supprimer",
};

export const verbs: Translation<typeof zh.verbs> = {
  markDone: "Terminer",
};

export const errors: Translation<typeof zh.errors> = {
  "maintenances.quantityOutOfRange": "La quantité d’une pièce est un entier de 1 à {{limit}}",
  "maintenances.everyDaysOutOfRange": "La répétition est de 1 à {{limit}} jours entiers",
};

export const fields: Translation<typeof zh.fields> = {
  maintainType: "Type",
  maintainContent: "Travaux",
  faultType: "Panne",
  partName: "Pièces",
  partQty: "Quantité",
  partId: "N° de pièce",
  partType: "Type de pièce",
  price: "Prix unitaire",
  labour: "Main-d’œuvre",
  cost: "Coût",
  maintainer: "Effectué par",
  maintainTime: "Jour",
  handleStatus: "État",
  doneTime: "Terminé le",
  everyDays: "Répéter après (jours)",
  createdBy: "Saisi par",
  doneBy: "Terminé par",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un entretien",
  edit: "Modifier l’entretien",
  finish: "Terminer",
  finishHint: "Son alarme compte comme réparée ; ce qui se répète reçoit sa prochaine date.",
  finished: "Terminé",
  finishedAgain: "Terminé ; le suivant est prévu",
  kind: {
    maintain: "Entretien",
    repair: "Réparation",
  },
  state: {
    open: "À faire",
    done: "Terminé",
    overdue: "En retard",
  },
  parts: "Pièces",
  addPart: "Ajouter une pièce",
  removePart: "Retirer la pièce",
  noFault: "Aucune",
  ofAlarm: "Issu d’une alarme",
};
