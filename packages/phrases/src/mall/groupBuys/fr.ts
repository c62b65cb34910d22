import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ptgl": "Achat groupé",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupBuy.read": "Voir les achats groupés",
  "mall.groupBuy.write": "Ajouter, modifier, démarrer, arrêter et supprimer des achats groupés",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.oneDeal": "Un produit n’a qu’un seul prix spécial",
  "mall.groupBuyUnknown": "L’achat groupé n’existe pas",
  "mall.groupSize": "Taille du groupe : de {{least}} à {{most}}",
  "mall.groupHours": "Délai du groupe : de 1 à {{limit}} heures",
  "mall.groupPieces": "Pièces : de {{least}} à {{most}}, assez pour un groupe et pas plus qu’il n’y en a",
  "mall.groupBuyStarted": "Ce qui est en cours ou a des groupes ne se modifie ni ne se supprime, mais peut s’arrêter",
  "mall.groupOverlaps": "Ce produit a déjà un achat groupé à ce moment",
  "mall.groupNotRunning": "L’achat groupé n’a pas commencé ou est terminé",
  "mall.groupSoldOut": "Pas assez de pièces pour le groupe : reste {{n}}",
  "mall.groupLimit": "{{limit}} au plus par acheteur",
  "mall.groupUnknown": "Le groupe n’existe pas",
  "mall.groupTwice": "Vous êtes déjà dans ce groupe",
  "mall.groupFull": "Le groupe est complet ; ouvrez-en un autre",
  "mall.groupClosed": "Le groupe est terminé ; ouvrez-en un autre",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "Produit",
  mallPrice: "Prix en ligne",
  groupPrice: "Prix groupé",
  size: "Taille du groupe",
  hours: "Délai (heures)",
  pieces: "Pièces",
  taken: "Prises",
  perBuyer: "Par acheteur",
  startsAt: "Début",
  endsAt: "Fin",
  groupBuyStatus: "État",
  gatheringCount: "En formation",
  completeCount: "Complets",
  failedCount: "Échoués",
  createdBy: "Créé par",
  openedTime: "Ouvert",
};

export const words: Translation<typeof zh.words> = {
  status: {
    draft: "Non démarré",
    scheduled: "À venir",
    running: "En cours",
    soldOut: "Épuisé",
    ended: "Terminé",
    stopped: "Arrêté",
  },
  groupState: {
    gathering: "En formation",
    complete: "Complet",
    failed: "Échoué",
  },
  add: "Ajouter un achat groupé",
  edit: "Modifier l’achat groupé",
  start: "Démarrer",
  startAsk:
    "Les acheteurs pourront ouvrir des groupes pendant la période ; prix, pièces et période sont revérifiés. Démarrer ?",
  running: "Déjà démarré",
  stop: "Arrêter",
  stopAsk:
    "Plus de nouveaux groupes ; ceux qui sont ouverts continuent jusqu’à leur fin et remboursent tout en cas d’échec. Arrêter ?",
  notRunning: "Pas encore démarré",
  groups: "Groupes",
  places: "{{paid}} sur {{size}} ont payé",
  until: "Jusqu’au {{time}}",
  noGroups: "Personne n’a encore ouvert de groupe",
};
