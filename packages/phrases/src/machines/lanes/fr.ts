import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/hdgl": "Canaux",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.lane.read": "Voir",
  "machines.lane.write": "Modifier, tarifer, remplir",
};

export const verbs: Translation<typeof zh.verbs> = {
  generate: "Créer les canaux",
  price: "Modifier le prix",
  refill: "Réassortir",
  reserve: "Retrait seul",
};

export const errors: Translation<typeof zh.errors> = {
  "lane.unknown": "Le canal n’existe pas",
  "lane.layersOutOfRange": "Entier supérieur à 0 et au plus égal à 10",
  "lane.lanesPerLayerOutOfRange": "Entier supérieur à 0 et au plus égal à 10",
  "lane.tooFewLanes": "Le nombre de canaux doit être supérieur à 1",
  "lane.exists": "Le canal existe déjà, le régénérer ?",
  "lane.stockAboveCapacity": "Le stock ne peut pas dépasser la capacité du canal",
  "lane.stockNegative": "Le stock ne peut pas être négatif",
  "lane.capacityOutOfRange": "La capacité du canal est hors limites",
  "lane.thresholdAboveCapacity": "Le seuil de rupture ne peut pas dépasser la capacité du canal",
  "lane.priceAbnormal": "Le prix du canal semble anormal, vérifiez-le",
  "lane.notForSale": "Le canal n’est pas en vente",
  "lane.locked": "Le canal est verrouillé",
  "lane.pickupOnly": "Le canal est réservé au retrait",
  "lane.stopped": "La vente est arrêtée sur ce canal",
  "lane.empty": "Le canal est épuisé",
  "lane.priceDiffers": "Le prix affiché par le distributeur diffère de celui du canal",
  "lane.changedMeanwhile": "Ce canal a été modifié entre-temps ; actualisez et réessayez",
  "stock.quantityOutOfRange": "La quantité est hors limites",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "N° de canal",
  layerNo: "Étage",
  cabinet: "Armoire",
  laneMode: "Taille du canal",
  laneStatus: "État du canal",
  product: "Produit",
  lanePrice: "Prix de vente",
  purchasePrice: "Prix d’achat",
  stock: "Stock",
  capacity: "Capacité",
  warnThreshold: "Seuil d’alerte",
  batchNo: "Lot",
  soldToday: "Vendus aujourd’hui",
  locked: "Verrouillé",
  fault: "Panne",
};

export const words: Translation<typeof zh.words> = {
  title: "Canaux",
  chooseMachine: "Choisir une machine",
  chooseHint: "Choisissez d’abord une machine, puis gérez ses canaux.",
  generate: "Générer les canaux",
  layers: "Étages",
  perLayer: "Canaux par étage",
  regenerate: "Des canaux existent déjà ; les régénérer ?",
  setPrice: "Modifier les prix",
  stop: "Arrêter",
  enable: "Activer",
  reserve: "Retrait seul",
  lock: "Verrouiller",
  unlock: "Déverrouiller",
  refillAll: "Tout remplir",
  refillConfirm: "Remplir tous les canaux qui ont un produit ?",
  refilled: "{{lanes}} canaux remplis, {{pieces}} pièces",
  stopConfirm: "Arrêter la vente sur ce canal ? La vente en ligne s’arrête.",
  enableConfirm: "Activer ce canal ?",
  reserveConfirm:
    "Retrait seul : ce canal ne servira que les codes de retrait, mini-programmes et boutiques. Continuer ?",
  lockConfirm: "Un canal verrouillé n’est plus vendu. Verrouiller ?",
  unlockConfirm: "Déverrouiller ce canal ?",
  belowPurchase: "Le prix est inférieur au prix d’achat. Continuer ?",
  restartAdvised: "Prix ou lot d’un canal principal modifié : la machine doit redémarrer. Redémarrer maintenant ?",
  stoppedByPrice: "Prix anormal : le canal a été arrêté",
  empty: "Cette machine n’a pas encore de canaux",
  noProduct: "Sans produit",
  fine: "En stock",
  low: "À recharger",
  soldOut: "Vide",
  notSelling: "Arrêté ou verrouillé",
  pressHint: "Clic pour choisir, double-clic pour modifier",
  editLane: "Modifier le canal {{laneNo}}",
  history: "Historique",
  time: "Heure",
  change: "Modification",
  person: "Opérateur",
  changeKind: {
    save: "Modifié",
    price: "Prix modifié",
    refill: "Rempli",
    generate: "Généré",
    remove: "Supprimé",
    stop: "Arrêté",
    enable: "Activé",
    reserve: "Retrait seul",
    lock: "Verrouillé",
    unlock: "Déverrouillé",
  },
  laneStatus: {
    normal: "Normal",
    abnormal: "Anormal",
    discontinued: "Arrêté",
    pickupOnly: "Retrait seul",
  },
  laneMode: {
    small: "Petit",
    medium: "Moyen",
    large: "Grand",
  },
  cabinet: {
    main: "Armoire principale",
    sub: "Armoire annexe",
  },
};
