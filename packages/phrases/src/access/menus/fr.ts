import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Menus",
  add: "Ajouter une ressource",
  addChild: "Ajouter dessous",
  topLevel: "Premier niveau",
  find: "Rechercher",
  field: {
    menuName: "Nom du menu",
    menuPath: "Chemin",
    menuUrl: "Adresse",
    menuIcon: "Icône",
    sortNo: "Ordre",
    enabled: "Activé",
    resourceName: "Nom de la ressource",
    resourceType: "Type de ressource",
    resourceCode: "Code de la ressource",
    parent: "Élément supérieur",
    query: "Paramètres de la page",
    remark: "Remarque",
    otherNames: "Noms dans d’autres langues",
  },
  kind: {
    folder: "Dossier",
    page: "Page",
    link: "Lien externe",
  },
  shown: {
    on: "Affiché",
    off: "Masqué",
  },
  own: "Personnalisé",
  missing: "Absente de cette version",
  action: {
    up: "Monter",
    down: "Descendre",
    show: "Afficher",
    hide: "Masquer",
  },
  hint: {
    hide: "Masquer retire l’entrée du menu de tous sans toucher aux appels ; pour refuser les appels, désactivez la fonction dans Fonctions. Les modifications prennent effet dans les 24 heures",
    names: "Une langue vide reprend le nom intégré ; les ressources personnelles reprennent l’anglais ou le chinois",
    page: "Mène seulement à des pages existantes ; seuls ceux qui peuvent ouvrir la page voient l’entrée",
    query: "Facultatif, par exemple state=abnormal",
    link: "S’ouvre dans une nouvelle fenêtre ; visible par tous ceux qui ont un menu",
  },
  functions: "Fonctions de cette page",
  noFunctions: "Cette page n’a pas de fonction propre",
} satisfies Translation<typeof zh>;
