import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  start: {
    ready: "Yunshou est démarré",
    addressLine: "Console",
    demoLine: "Comptes de démonstration",
    passwordLine: "Mot de passe",
    dataLine: "Données",
    machinesLine: "Distributeurs",
    docsLine: "API",
    shopLine: "Boutique en ligne mobile",
    roundLine: "Réapprovisionnement mobile",
    stopLine: "Ctrl+C pour arrêter",
    firstLine: "Premier administrateur",
    onceLine: "Mot de passe à usage unique",
    stopped: "Arrêté",
    demoPreparing: "Préparation des données de démonstration",
    demoReady: "Les données de démonstration sont prêtes",
  },
  names: {
    platformMerchant: "Plateforme",
    firstAdministrator: "Administrateur",
    product: "Yunshou",
  },
};
