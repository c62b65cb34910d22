import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/rzgl": "Journaux",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.log.read": "Voir les journaux",
};

export const fields: Translation<typeof zh.fields> = {
  logOperator: "Effectué par",
  logType: "Type",
  logPage: "Page",
  logContent: "Action",
  logObject: "Objet",
  logResult: "Résultat",
  requestId: "Requête",
};

export const words: Translation<typeof zh.words> = {
  detail: "Entrée du journal",
  kind: {
    change: "Modification",
    login: "Connexion",
    read: "Consultation de données personnelles",
    export: "Export",
  },
  result: {
    succeeded: "Réussi",
    failed: "Échoué",
  },
  unknownPerson: "Non connecté",
  anotherMerchant: "Niveau supérieur",
  difference: "Modifications",
  property: "Champ",
  before: "Avant",
  after: "Après",
  noDetail: "Cette entrée n’a pas de détail",
  activity: "Activité",
  noActivity: "Rien n’a encore été modifié",
};
