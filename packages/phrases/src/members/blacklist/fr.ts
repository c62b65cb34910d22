import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/hmd": "Liste noire",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.blacklist.read": "Voir la liste noire",
  "members.blacklist.write": "Gérer la liste noire",
};

export const errors: Translation<typeof zh.errors> = {
  "blacklist.taken": "Déjà sur la liste noire",
};

export const fields: Translation<typeof zh.fields> = {
  entryKind: "Type",
  entryValue: "Entrée",
  reason: "Motif",
  addedBy: "Ajouté par",
  addedTime: "Ajouté le",
  cardNo: "Numéro de carte",
  holderPhone: "Téléphone",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    phone: "Téléphone",
    card: "Carte",
    member: "Membre",
  },
  action: {
    add: "Ajouter",
    remove: "Retirer",
  },
  confirm: {
    remove: "Retirer de la liste noire ?",
  },
  hint: {
    wholePhone: "Saisir le numéro complet",
    effect: "Aucune carte n’est émise, associée, remplacée ni rechargée ; un achat par carte déclenche une alarme",
  },
};
