import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/setpwd": "Changer le mot de passe",
  "/launcher": "Menu principal",
  "/login": "Connexion",
};

export const verbs: Translation<typeof zh.verbs> = {
  weak: "Détecter un mot de passe faible",
  succeeded: "Se connecter",
  failed: "Se connecter",
  blocked: "Se connecter (compte bloqué)",
  logout: "Se déconnecter",
  remember: "Mémoriser l’appareil",
  forget: "Oublier l’appareil",
  set: "Changer le mot de passe",
  resetByCode: "Réinitialiser le mot de passe par code",
  resetByAdministrator: "Réinitialiser le mot de passe (administrateur)",
  resetPassword: "Réinitialiser le mot de passe",
};

export const errors: Translation<typeof zh.errors> = {
  "access.wrongCredentials": "Nom d’utilisateur ou mot de passe incorrect",
  "access.codeInvalid": "Code de vérification invalide ou expiré",
  "access.blocked": "Le compte est bloqué : {{reason}}",
  "access.passwordTooShort": "Le mot de passe doit compter au moins 6 caractères",
  "access.passwordsDiffer": "Les deux mots de passe ne correspondent pas",
  "access.passwordTooCommon": "Ce mot de passe se devine aussitôt : choisissez-en un autre",
  "access.initialPasswordOver":
    "Le mot de passe provisoire a déjà servi ou a expiré : utilisez l’oubli du mot de passe ou demandez à l’administrateur",
  "access.loginAgain": "Reconnectez-vous avant cette action",
  "access.ssoFailed": "L’authentification unique a échoué : réessayez ou utilisez le mot de passe",
  "access.ssoAccountUnknown":
    "Aucun compte ne correspond à cette authentification unique : demandez à votre administrateur",
  "access.agreementPending": "Reconnectez-vous et acceptez d’abord les conditions de la plateforme",
  "access.smsUnavailable": "Les SMS ne peuvent pas être envoyés pour le moment, réessayez dans {{seconds}} secondes",
  "access.providerNotConfigured":
    "L’authentification unique n’est pas configurée, connectez-vous avec compte et mot de passe",
  "access.applicationNotConfigured": "Cette application n’est pas configurée",
};

export const words: Translation<typeof zh.words> = {
  launcher: {
    title: "Choisissez un système",
    hello: "Bonjour, {{name}}",
    logIn: "Se connecter",
    notConfigured: "Non configuré",
    notOffered: "Pas dans cette version",
  },
  tile: {
    leasing: "Crédit-bail",
    leasingHint: "Contrats et échéances",
    market: "Gestion des micro-magasins",
    marketHint: "Distributeurs, produits, commandes, finances",
    operations: "Supervision",
    operationsHint: "États et pannes",
    bigData: "Centre de données",
    bigDataHint: "Écran des ventes en direct",
    factory: "Contrôle en usine",
    factoryHint: "Contrôles avant livraison",
    afterSales: "Service après-vente",
    afterSalesHint: "Demandes et solutions",
    notices: "Gestion des annonces",
    noticesHint: "Publication des annonces",
    configuration: "Gestion de la configuration",
    configurationHint: "Déploiement et paramètres",
  },
  password: {
    old: "Mot de passe actuel",
    new: "Nouveau mot de passe",
    again: "Confirmer le mot de passe",
    hint: "Vous devrez vous reconnecter ; les sessions des autres appareils prennent fin.",
    must: "Première connexion : changez le mot de passe initial.",
    done: "Réglage réussi, reconnectez-vous",
  },
  sms: {
    resetCode: "Votre code est {{code}}, valable 10 minutes. Ne le communiquez à personne.",
  },
};
