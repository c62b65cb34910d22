import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Vérification en deux étapes",
  on: "Activée",
  off: "Désactivée",
  since: "Depuis",
  left: "Codes de secours restants",
  why: "La connexion demande alors, en plus du mot de passe, un code d’une application ; les remboursements au-dessus de la limite aussi.",
  duty: "Votre compte gère les droits d’autres personnes : activez d’abord la vérification en deux étapes.",
  begin: "Activer",
  scan: "Scannez le code avec une application d’authentification ou saisissez la clé.",
  picture: "Code QR pour l’application",
  key: "Clé",
  firstCode: "Les 6 chiffres affichés",
  code: "Code de l’application ou de secours",
  codes: "Codes de secours",
  codesHint:
    "Si le téléphone est perdu, chaque code remplace l’application une fois. Ils ne sont affichés qu’une fois : conservez-les.",
  saved: "Je les ai conservés",
  renew: "Nouveaux codes de secours",
  renewHint: "Les anciens codes ne valent plus rien.",
  disable: "Désactiver",
  disableHint:
    "La connexion ne demande plus que le mot de passe. Pour changer de téléphone, désactivez puis réactivez.",
  show: "Confirmez votre identité",
  showHint: "Cette action demande un code de votre application ; il vaut ensuite 15 minutes.",
} satisfies Translation<typeof zh>;
