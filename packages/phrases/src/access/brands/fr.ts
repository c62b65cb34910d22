import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sz": "Paramètres",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.brand.write": "Marques de connexion",
};

export const fields: Translation<typeof zh.fields> = {
  host: "Hôte",
  path: "Chemin de connexion",
  name: "Titre de la marque",
  titles: "Titre par langue (vide : titre de la marque)",
  subtitle: "Sous-titre",
  background: "Couleur de fond",
  startLanguage: "Langue initiale",
  footer: "Pied de page",
  asksAgreement: "Demande d’accepter les conditions de la plateforme",
};

export const words: Translation<typeof zh.words> = {
  title: "Marques de connexion",
  hint: "Nom, logo et couleur des pages de connexion par hôte et chemin ; la fiche la plus précise s’applique.",
  add: "Ajouter une marque",
  edit: "Modifier la marque",
  empty: "Aucune marque : les pages montrent l’apparence du produit",
  everyHost: "Tous les hôtes",
  everyPath: "Toutes les pages",
  removeAsk: "La page reprend l’apparence du produit. Supprimer ?",
  hostHint: "Vide pour tous les hôtes ; avec le port s’il y en a un",
  hostWrong: "Nom d’hôte incorrect",
  pathHint: "Par ex. /loginZl ; vide pour toutes les pages de l’hôte",
  pathWrong: "Commence par / avec lettres, chiffres et soulignés",
  ofBrowser: "Celle du navigateur",
  preview: "Aperçu de la page de connexion",
};
