import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/mbgl": "Modèles",
  "/shj/shjMbadd": "Nouveau modèle de distributeur",
  "/shj/shjMbset": "Régler le modèle de distributeur",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.template.read": "Consulter",
  "machines.template.write": "Ajouter, modifier, copier, supprimer, importer",
  "machines.template.apply": "Appliquer aux distributeurs",
};

export const verbs: Translation<typeof zh.verbs> = {
  copyTemplate: "Copier le modèle",
  importMain: "Importer les modèles principaux",
};

export const errors: Translation<typeof zh.errors> = {
  "templates.nameRequired": "Le nom du modèle est requis",
  "templates.nameTaken": "Un modèle de ce nom existe",
  "templates.flowOutOfRange": "Seuil de données mobiles : 0 à 10240 Mo",
  "templates.temperatureOutOfRange": "Alertes de température : −50 à 100 °C",
  "templates.temperatureReversed": "La température haute ne peut être sous la basse",
  "templates.humidityOutOfRange": "Alerte d’humidité : 0 à 100 %",
  "templates.changedMeanwhile": "Ce modèle a été modifié entre-temps ; rechargez et réessayez",
  "templates.noParent": "Aucun commerçant parent d’où importer les modèles principaux",
  "templates.empty": "Le modèle n’a pas encore de canaux",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "Nom du modèle",
  layerCount: "Étages",
  maxLaneCount: "Canaux par étage",
  laneCount: "Canaux",
  machineCount: "Distributeurs",
  tempWarnLow: "Alerte de température basse",
  tempWarnHigh: "Alerte de température haute",
  humidityWarn: "Alerte d’humidité",
  flowWarn: "Alerte de données mobiles (Mo)",
  createdBy: "Créé par",
  layers: "Étages",
  perLayer: "Canaux par étage",
  lanes: "Canaux",
  machines: "Distributeurs",
  firstMachines: "Premiers distributeurs",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un modèle",
  apply: "Appliquer aux distributeurs",
  applyFirst: "Appliquer d’abord à {{n}} distributeurs",
  warningHint: "Ces seuils d’alerte l’emportent sur les règles d’alarme du commerçant ; vide, la règle s’applique",
  firstHint:
    "Vide : tous les distributeurs à la fois. Avec un nombre, les premiers choisis d’abord, les autres après votre confirmation",
  copyConfirm: "Copier ce modèle ?",
  deleteConfirm: "Supprimer ce modèle ?",
  importMain: "Importer les modèles principaux",
  importHint: "À l’import du modèle principal, les modèles de même nom sont ignorés",
  imported: "{{n}} importés, {{skipped}} ignorés",
  parent: "Modèles du commerçant parent",
  chosen: "{{n}} canaux choisis",
  choose: "Cliquez sur des canaux pour les choisir, plusieurs à la fois",
  all: "Tout choisir",
  none: "Ne rien choisir",
  set: "Régler les canaux choisis",
  clear: "Retirer le produit",
};
