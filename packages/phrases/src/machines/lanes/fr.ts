import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/hdgl": "Canaux",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.lane.read": "Voir",
  "machines.lane.write": "Modifier, tarifer, réapprovisionner",
};

export const verbs: Translation<typeof zh.verbs> = {
  generate: "Générer les canaux",
  price: "Modifier le prix",
  refill: "Réapprovisionner",
  reserve: "Passer en retrait uniquement",
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
  "lane.thresholdNegative": "Le seuil de rupture de stock ne peut pas être négatif",
  "lane.thresholdAboveCapacity": "Le seuil de rupture de stock ne peut pas dépasser la capacité du canal",
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
  averageCost: "Coût moyen",
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
  chooseMachine: "Choisir un distributeur",
  chooseHint: "Choisissez d’abord un distributeur, puis gérez ses canaux.",
  generate: "Générer les canaux",
  layers: "Étages",
  perLayer: "Canaux par étage",
  regenerate: "Des canaux existent déjà ; les régénérer ?",
  setPrice: "Modifier les prix",
  stop: "Arrêter la vente",
  enable: "Activer",
  reserve: "Retrait uniquement",
  lock: "Verrouiller",
  unlock: "Déverrouiller",
  refillAll: "Tout remplir",
  refillConfirm: "Remplir tous les canaux qui ont un produit ?",
  refilled: "{{lanes}} canaux remplis, {{pieces}} pièces",
  stopConfirm: "Arrêter la vente sur ce canal ? La vente en ligne s’arrête.",
  enableConfirm: "Activer ce canal ?",
  reserveConfirm:
    "Retrait uniquement : ce canal ne servira que les codes de retrait, mini-programmes et boutiques en ligne. Continuer ?",
  lockConfirm: "Un canal verrouillé n’est plus vendu tant qu’il n’est pas déverrouillé. Verrouiller ?",
  unlockConfirm: "Déverrouiller ce canal ?",
  belowPurchase: "Le prix est inférieur au prix d’achat. Continuer ?",
  restartAdvised:
    "Prix ou lot d’un canal de l’armoire principale modifié : le distributeur doit redémarrer. Redémarrer maintenant ?",
  stoppedByPrice: "Prix anormal : la vente a été arrêtée sur ce canal",
  empty: "Ce distributeur n’a pas encore de canaux",
  noProduct: "Sans produit",
  fine: "En stock",
  low: "À réapprovisionner",
  soldOut: "Épuisé",
  notSelling: "Vente arrêtée ou canal verrouillé",
  pressHint: "Clic pour choisir, double-clic pour modifier",
  editLane: "Modifier le canal {{laneNo}}",
  history: "Historique",
  time: "Heure",
  change: "Modification",
  person: "Effectué par",
  changeKind: {
    save: "Modifié",
    price: "Prix modifié",
    refill: "Réapprovisionné",
    count: "Inventaire",
    generate: "Généré",
    remove: "Supprimé",
    stop: "Vente arrêtée",
    enable: "Activé",
    reserve: "Retrait uniquement",
    lock: "Verrouillé",
    unlock: "Déverrouillé",
  },
  laneStatus: {
    normal: "Normal",
    abnormal: "Anormal",
    discontinued: "Vente arrêtée",
    pickupOnly: "Retrait uniquement",
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
