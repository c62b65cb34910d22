import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/chd": "Bons de sortie de stock",
  "/jxcgl/bhd": "Bons de réapprovisionnement",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.outbound.read": "Voir les bons de sortie de stock",
  "stock.outbound.write": "Établir, exécuter et contre-passer des bons de sortie de stock",
  "stock.refillOrder.read": "Voir les bons de réapprovisionnement",
  "stock.refillOrder.write": "Établir et annuler des bons de réapprovisionnement",
  "stock.refillOrder.fill": "Terminer des bons de réapprovisionnement",
};

export const verbs: Translation<typeof zh.verbs> = {
  goodsIssue: "Enregistrer une sortie de stock",
  fillLanes: "Terminer un réapprovisionnement",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.routeUnknown": "Cette tournée n’existe pas",
  "stock.noBag":
    "L’emplacement du distributeur {{machineNo}} n’est sur aucune de vos tournées : choisissez un entrepôt",
  "stock.refillOpen": "Un distributeur choisi a déjà un bon de réapprovisionnement ouvert",
  "stock.nothingShort": "Tous les canaux du distributeur {{machineNo}} sont pleins",
  "stock.filledOutOfRange": "Saisissez 0 ou un entier positif",
  "stock.laneChanged": "Le canal {{laneNo}} contient maintenant un autre produit : ce bon ne peut pas le remplir",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "N° de document",
  docDate: "Date",
  docStatus: "État",
  warehouseId: "Entrepôt",
  warehouseName: "Entrepôt",
  routeId: "Tournée",
  source: "Provenance",
  replenisher: "Approvisionneur",
  replenisherId: "Approvisionneur",
  quantity: "Quantité",
  value: "Coût",
  createdBy: "Créé par",
  lines: "Produits",
  batchNo: "Lot",
  stock: "Stock",
  laneAlert: "À réapprovisionner",
  laneNo: "N° de canal",
  shortage: "Manquant",
  replenishQty: "Quantité à réapprovisionner",
  filledQty: "Mis en place",
  countedQty: "Compté par le distributeur",
  replenishTime: "Réapprovisionné le",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addOutbound: "Ajouter un bon de sortie de stock",
    suggest: "Reprendre les manques de la tournée",
    addLine: "Ajouter un produit",
    issue: "Enregistrer la sortie de stock",
    print: "Imprimer",
    void: "Annuler",
    reverse: "Contre-passer",
    make: "Créer à partir des distributeurs à court",
    complete: "Terminer",
  },
  confirm: {
    issue: "Enregistrer la sortie de stock ? La marchandise passe de l’entrepôt au sac de la tournée.",
    void: "Annuler ce document ?",
    reverse: "Contre-passer ce document ? La marchandise revient du sac à l’entrepôt.",
  },
  outboundState: {
    draft: "En attente de sortie de stock",
    issued: "Sortie de stock faite",
    cancelled: "Annulé",
    reversed: "Contre-passé",
  },
  refillState: {
    planned: "À réapprovisionner",
    filled: "Comptage attendu",
    verified: "Confirmé",
    differs: "Écart",
    cancelled: "Annulé",
  },
  needOf: "Tournée : manque {{shortage}}, sac {{inBag}}, entrepôt {{stock}}",
  total: "{{lines}} lignes, {{pieces}} pièces",
  ofRoute: "Sac de la tournée de chaque distributeur",
  byRoute: "Approvisionneur de la tournée",
  signature: "Signature",
};
