import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sjzd": "Dictionnaire de données",
  "/xtgl/shsjzd": "Dictionnaire de données du commerçant",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.dictionary.read": "Voir : Dictionnaire de données",
  "system.dictionary.write": "Modifier : Dictionnaire de données",
  "system.merchantDictionary.read": "Voir : Dictionnaire de données du commerçant",
  "system.merchantDictionary.write": "Modifier : Dictionnaire de données du commerçant",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dictionaryTypeUnknown": "Ce type n’existe pas dans le dictionnaire de données",
  "system.dictionaryTypeInUse": "Ce type a encore des entrées et ne peut pas être supprimé",
};

export const fields: Translation<typeof zh.fields> = {
  dictType: "Type",
  typeName: "Nom du type",
  dictCode: "Code",
  dictName: "Nom",
  dictValue: "Texte",
  updatedTime: "Modifié le",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter une entrée",
  edit: "Modifier l’entrée",
  enabled: "Activé",
  disabled: "Désactivé",
  enable: "Activer",
  disable: "Désactiver",
  disableAsk: "Les formulaires ne proposeront plus cette entrée. Désactiver ?",
  platformElsewhere: "Les entrées de la plateforme se trouvent dans le dictionnaire de données",
  types: "Types",
  addType: "Ajouter un type",
  editType: "Modifier le type",
  noTypes: "Aucun type personnalisé. « Ajouter un type » crée le premier.",
  typesHint: "Les programmes des commerçants lisent les entrées de ces types avec une clé",
  type: {
    paymentKind: "Mode de paiement",
    machineType: "Type de distributeur",
    language: "Langue",
    orderState: "État de la commande",
    ticketState: "État du ticket",
    ticketReply: "Réponses aux tickets",
    blockReason: "Motifs de blocage",
    blacklistReason: "Motifs de liste noire",
    rejectReason: "Motifs de rejet",
    priceReason: "Motifs de changement de prix",
    recallReason: "Motifs de rappel",
  },
};
