import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/cdgl": "Menus",
  "/xtgl/zygl": "Ressources",
  "/xtgl/zygl/xzptzy": "Ajouter une ressource",
  "/xtgl/zygl/bjptzy": "Modifier une ressource",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.menu.read": "Voir menus et fonctions",
  "access.menu.write": "Gérer menus et fonctions",
};

export const verbs: Translation<typeof zh.verbs> = {
  shift: "Réordonner",
  show: "Afficher dans le menu",
  hide: "Masquer du menu",
};

export const errors: Translation<typeof zh.errors> = {
  "access.menuPage": "Choisissez une page qui existe dans le système",
  "access.menuAddress": "Saisissez une adresse complète commençant par https://, sans identifiant ni mot de passe",
  "access.menuParent": "L’élément supérieur doit être un dossier",
  "access.menuTooDeep": "Le menu a au plus {{limit}} niveaux",
  "access.menuNeeded":
    "La gestion des menus et ses dossiers ne peuvent pas être désactivés, sinon plus de retour possible",
  "access.menuIsBase": "Les entrées intégrées ne peuvent pas être supprimées, mais désactivées",
  "access.menuHasChildren": "Déplacez ou supprimez d’abord les entrées inférieures",
};

export const fields: Translation<typeof zh.fields> = {
  menuPath: "Chemin",
  menuUrl: "Adresse",
  menuIcon: "Icône",
  resourceName: "Nom de la ressource",
  resourceType: "Type de ressource",
  resourceCode: "Code de la ressource",
  parent: "Élément supérieur",
  query: "Paramètres de la page",
  otherNames: "Noms dans d’autres langues",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter une ressource",
  addChild: "Ajouter dessous",
  topLevel: "Premier niveau",
  find: "Rechercher",
  kind: {
    folder: "Dossier",
    page: "Page",
    link: "Lien externe",
  },
  shown: {
    on: "Activé",
    off: "Désactivé (masqué)",
  },
  own: "Personnalisé",
  missing: "Absente de cette version",
  action: {
    up: "Monter",
    down: "Descendre",
    show: "Activer",
    hide: "Désactiver",
  },
  confirm: {
    show: "Activer cette entrée du menu ?",
    hide: "Désactiver cette entrée du menu ?",
  },
  hint: {
    hide: "Désactiver ne fait que masquer l’entrée du menu de tous, sans toucher aux appels ; pour refuser les appels, désactivez la fonction dans Fonctions. Les modifications prennent effet dans les 24 heures",
    names: "Une langue vide reprend le nom intégré ; les ressources personnelles reprennent l’anglais ou le chinois",
    page: "Mène seulement à des pages existantes ; seuls ceux qui peuvent ouvrir la page voient l’entrée",
    query: "Facultatif, par exemple state=abnormal",
    link: "S’ouvre dans une nouvelle fenêtre ; visible par tous ceux qui ont un menu",
  },
  functions: "Fonctions de cette page",
  noFunctions: "Cette page n’a pas de fonction propre",
};
