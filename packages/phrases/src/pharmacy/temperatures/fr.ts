import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/wdjl": "Relevé des températures",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.temperature.read": "Voir le relevé des températures",
  "pharmacy.temperature.decide": "Décider du sort des lots de médicaments après un écart de température",
  "pharmacy.inspection.export": "Exporter le dossier d’inspection",
};

export const verbs: Translation<typeof zh.verbs> = {
  "pharmacy.temperature.release": "Libérer après écart",
  "pharmacy.temperature.withdraw": "Mettre en quarantaine après écart",
  "pharmacy.temperature.destroy": "Demander la destruction",
  "pharmacy.temperature.confirm": "Confirmer la destruction",
  "pharmacy.temperature.decline": "Annuler la destruction",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.exposureUnknown": "Ce lot n’a pas connu cet écart de température",
  "pharmacy.secondPerson": "Une autre personne doit confirmer la destruction",
};

export const fields: Translation<typeof zh.fields> = {
  temperature: "Température actuelle",
  readTime: "Lu à",
  range: "Plage sur 24 h",
  condition: "État",
  undecided: "Lots à traiter",
  reason: "Motif",
};

export const words: Translation<typeof zh.words> = {
  condition: {
    outside: "Hors limites",
    undecided: "Avec lots à traiter",
    silent: "Sans mesure",
    kept: "Dans les limites",
  },
  exposureState: {
    open: "À traiter",
    released: "Libéré",
    withdrawn: "En quarantaine",
    destroying: "Destruction à confirmer",
    destroyed: "Détruit",
  },
  decision: {
    release: "Libérer",
    withdraw: "Mettre en quarantaine",
    destroy: "Demander la destruction",
    confirm: "Confirmer la destruction",
    decline: "Annuler",
  },
  kept: {
    room: "Ambiante",
    cool: "Frais",
    cold: "Réfrigéré",
  },
  open: "Voir la courbe",
  lowest: "Minimum",
  highest: "Maximum",
  limit: "Limite",
  lasting: "Toujours en cours",
  until: "{{from}} à {{to}}",
  noPoints: "Aucune mesure ces jours-là",
  noExcursions: "Aucun écart de température ces jours-là",
  unnamed: "Lot non enregistré",
  lanes: "Canal {{lanes}}",
  pieces: "Pièces",
  batch: "Lot de médicaments",
  state: "Décision",
  withdrawHint: "Chaque canal de ce distributeur qui contient le lot s’arrête.",
  destroyHint: "Une autre personne confirme la destruction.",
  binder: {
    title: "Dossier d’inspection",
    period: "Période",
    hint: "Un fichier Excel : justificatifs et règles de vente, températures, contrôles de conservation, péremption, ventes par code de traçabilité",
    allMachines: "Tous les distributeurs si vide",
    rules: "Règles de vente",
    excursions: "Écarts",
    sales: "Ventes par code",
    holder: "Titulaire",
    mean: "Moyenne",
    from: "Début",
    to: "Fin",
    proposer: "Destruction demandée par",
    decider: "Décidé par",
    decided: "Décidé le",
  },
};
