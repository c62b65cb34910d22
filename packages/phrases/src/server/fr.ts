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
  roles: {
    platformAdmin: "Administrateur de la plateforme",
    operator: "Exploitant",
    merchantAdmin: "Administrateur du commerçant",
    childMerchantAdmin: "Administrateur de sous-commerçant",
    agent: "Agent",
    staff: "Employé",
    replenisher: "Réapprovisionneur",
    technician: "Technicien",
    pharmacist: "Pharmacien",
    doctor: "Médecin",
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
    onceLine: "Mot de passe à usage unique (à changer à la première connexion, affiché une seule fois)",
    stopped: "Arrêté",
    demoPreparing: "Préparation des données de démonstration",
    demoReady: "Les données de démonstration sont prêtes",
  },
  names: {
    platformMerchant: "Plateforme",
    firstAdministrator: "Administrateur",
    resetCode: "Votre code est {{code}}, valable 10 minutes. Ne le communiquez à personne.",
    initialPassword: "Mot de passe initial du compte {{account}} : {{password}}. Il sert une fois et doit être changé à la connexion.",
  },
} as const satisfies Translation<typeof zh>;
