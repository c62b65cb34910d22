import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zhaq": "Sécurité du compte",
};

export const verbs: Translation<typeof zh.verbs> = {
  factorFailed: "Se connecter (code erroné)",
  enrol: "Activer la vérification en deux étapes",
  recover: "Utiliser un code de secours",
  renewCodes: "Renouveler les codes de secours",
  prove: "Confirmer le second facteur",
};

export const errors: Translation<typeof zh.errors> = {
  "access.secondFactorNeeded": "Saisissez le code de votre application d’authentification pour terminer la connexion",
  "access.secondFactorWrong": "Le code est faux, déjà utilisé ou expiré",
};

export const words: Translation<typeof zh.words> = {
  title: "Vérification en deux étapes",
  on: "Activée",
  off: "Désactivée",
  since: "Depuis",
  left: "Codes de secours restants",
  why: "La connexion demande alors, en plus du mot de passe, un code d’une application ; les remboursements au-dessus de la limite du commerçant aussi.",
  duty: "Votre compte gère les autorisations d’autres personnes : activez d’abord la vérification en deux étapes.",
  begin: "Activer",
  scan: "Scannez le code avec une application d’authentification ou saisissez la clé.",
  picture: "Code QR pour l’application",
  key: "Clé",
  firstCode: "Les 6 chiffres affichés",
  code: "Code de l’application ou de secours",
  codes: "Codes de secours",
  codesHint:
    "Si le téléphone est perdu, chaque code remplace l’application une fois. Ils ne sont affichés qu’une fois : conservez-les.",
  saved: "Je les ai conservés",
  renew: "Nouveaux codes de secours",
  renewHint: "Les anciens codes ne fonctionnent plus.",
  disable: "Désactiver",
  disableHint:
    "La connexion ne demande plus que le mot de passe. Pour changer de téléphone, désactivez puis réactivez.",
  show: "Confirmez votre identité",
  showHint: "Cette action demande un code de votre application d’authentification ; il vaut ensuite 15 minutes.",
};
