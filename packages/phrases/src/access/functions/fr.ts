import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Fonctions",
  add: "Ajouter une fonction",
  editTitle: "Modifier la fonction",
  field: {
    funcName: "Nom de la fonction",
    funcCode: "Code de la fonction",
    menuName: "Nom du menu",
    enabled: "Activée",
    permissions: "Autorisations",
    origin: "Origine",
    roleCount: "Rôles",
  },
  state: {
    on: "Activée",
    off: "Désactivée",
  },
  origin: {
    base: "Intégrée",
    own: "Personnalisée",
  },
  action: {
    enable: "Activer",
    disable: "Désactiver",
  },
  confirmDisable:
    "Une fois « {{name}} » désactivée, ses appels sont refusés sous 5 secondes pour tous les rôles sauf l’administrateur de la plateforme ; les droits restent et reviennent à l’activation. Désactiver ?",
  hint: "Les fonctions regroupent des autorisations du système en actions attribuées aux rôles ; regrouper ne donne rien à personne. Les appels d’une fonction désactivée sont refusés sous 5 secondes pour tous sauf l’administrateur de la plateforme.",
} satisfies Translation<typeof zh>;
