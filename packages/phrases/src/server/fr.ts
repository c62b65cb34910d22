import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  rules: {
    required: "{{field}} : ne peut pas être vide",
    type: "{{field}} : type incorrect, attendu {{expected}}",
    format: "{{field}} : format incorrect",
    choice: "{{field}} : valeurs possibles {{choices}}",
    tooSmall: "{{field}} : au moins {{limit}}",
    tooLarge: "{{field}} : au plus {{limit}}",
    tooShort: "{{field}} : longueur minimale {{limit}}",
    tooLong: "{{field}} : longueur maximale {{limit}}",
    notRight: "{{field}} : valeur non valide",
  },
  start: {
    ready: "Yunshou est démarré",
    addressLine: "Console",
    demoLine: "Comptes de démonstration",
    passwordLine: "Mot de passe",
    dataLine: "Données",
    machinesLine: "Machines",
    docsLine: "API",
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
    resetCode: "Votre code est {{code}}, valable 10 minutes. Ne le communiquez à personne.",
    initialPassword:
      "Votre compte {{account}} a le mot de passe provisoire {{password}}. Il sert une fois, dans les 24 heures, et doit être changé à la première connexion.",
  },
} as const satisfies Translation<typeof zh>;
