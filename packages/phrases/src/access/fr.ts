import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
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
    hint: "Vous devrez vous reconnecter ; les sessions des autres appareils prennent fin.",
    must: "Première connexion : changez le mot de passe initial.",
    done: "Réglage réussi, reconnectez-vous",
  },
} satisfies Translation<typeof zh>;
