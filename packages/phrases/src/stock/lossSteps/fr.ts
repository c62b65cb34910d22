import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.tooManyLosses": "Trop de documents sur cette période ; choisissez moins de jours ou un distributeur",
};

export const fields: Translation<typeof zh.fields> = {
  placeName: "Lieu",
  missing: "Manquants",
  found: "Trouvés",
  value: "Coût",
  lossStep: "Étape probable",
  why: "Motif",
  warehousePieces: "Manquants en entrepôt",
  bagPieces: "Manquants dans le sac",
  lanePieces: "Manquants dans le canal",
  salePieces: "Manquants à la distribution",
  lossTime: "Heure",
  docNo: "Document",
  lossKind: "Type de document",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    writeOffs: "Mises au rebut",
    steps: "Pertes par étape",
  },
  facts: "Documents de la perte",
  step: {
    warehouse: "Entrepôt",
    bag: "Sac d’une tournée",
    lane: "Canal",
    sale: "Distribution",
  },
  kind: {
    check: "Contrôle de réapprovisionnement",
    laneCount: "Inventaire d’un canal",
    placeCount: "Inventaire d’un entrepôt",
    writeOff: "Mise au rebut",
    order: "Commande",
  },
  reason: {
    placeShort: "L’inventaire a trouvé moins que le théorique",
    unbooked: "Des marchandises ont bougé sans document",
    writtenOff: "Une mise au rebut les dit disparues",
    loadedWrong: "Selon une explication, le réapprovisionnement a été mal noté",
    notLoaded: "Le distributeur a compté moins que le réapprovisionnement noté",
    failedBefore: "Des produits payés n’étaient pas sortis auparavant",
    jammed: "L’inventaire indique un produit coincé ou une panne du distributeur",
    givenAway: "Des produits sont sortis après un remboursement, ou plus que la quantité achetée",
    saidMissing: "Disparus selon une explication",
    laneShort: "Moins que le théorique, sans que réapprovisionnement ou vente l’expliquent",
  },
};
