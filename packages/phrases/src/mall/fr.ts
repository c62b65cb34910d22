import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "Boutique en ligne",
  "/essggl": "Boutique en ligne spontanée",
  "/sc/dpxx": "Informations de la boutique",
  "/sc/cpgl": "Produits de la boutique en ligne",
  "/sc/thdgl": "Points de retrait",
  "/essggl/sz": "Paramètres",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "Voir les informations de la boutique",
  "mall.shop.write": "Modifier les informations de la boutique",
  "mall.quickBuyShop.read": "Voir les paramètres de l’achat spontané",
  "mall.quickBuyShop.write": "Modifier les paramètres de l’achat spontané",
  "mall.product.read": "Voir les produits de la boutique en ligne",
  "mall.product.write": "Ajouter, modifier et mettre en rayon les produits de la boutique en ligne",
  "mall.pickupPoint.read": "Voir les points de retrait",
  "mall.pickupPoint.write": "Ajouter, modifier et supprimer des points de retrait",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShelf: "Mettre en rayon ou retirer",
  setOpen: "Ouvrir ou fermer",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "Le délai de fermeture doit être de {{least}} à {{most}} minutes",
  "mall.tooManyTags": "{{limit}} étiquettes de service au maximum",
  "mall.shopMissing": "Enregistrez d’abord les informations de la boutique",
  "mall.machineUnknown": "Distributeur inconnu, ou il ne vend pas par téléphone",
  "mall.productUnknown": "Ce produit de la boutique en ligne n’existe pas",
  "mall.medicineNotSold": "Les produits sur ordonnance ne se vendent pas dans la boutique en ligne",
  "mall.stockOutOfRange": "Le stock doit être un nombre entier de 0 à {{limit}}",
  "mall.stockReserved": "Des commandes ont réservé {{n}} pièces",
  "mall.stockChanged": "Le stock est passé à {{n}} entre-temps ; actualisez et réessayez",
  "mall.priceBelowDeal":
    "Le prix doit rester au-dessus de ¥{{price}}, celui d’une vente flash ou d’un achat groupé du produit ; arrêtez-le d’abord et laissez ses groupes se terminer",
  "mall.pickupPointUnknown": "Ce point de retrait n’existe pas",
  "mall.pickupPointTaken": "Le nom ou le distributeur appartient à un autre point de retrait",
  "mall.pickupPointInUse": "Ce point de retrait a {{n}} commandes en cours et ne peut pas être supprimé",
  "mall.pickupPointKeepsMachine":
    "Ce point de retrait a {{n}} commandes en cours et son distributeur ne peut pas être changé",
  "mall.noPickupLane": "Ce distributeur n’a pas de canal en retrait uniquement",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Catégorie",
  unitPrice: "Prix unitaire",
  mallPrice: "Prix en ligne",
  stock: "Stock",
  reserved: "Réservé",
  salesCount: "Vendus",
  productStatus: "Rayon",
  productIds: "Produits",
  pickupPoint: "Point de retrait",
  pickupMachine: "Distributeur de retrait",
  shopNo: "N° de boutique",
  shopName: "Nom de la boutique",
  servicePhone: "Téléphone du service",
  shopAddress: "Adresse de la boutique",
  location: "Position",
  announcement: "Annonce",
  serviceTags: "Étiquettes de service",
  openStatus: "Ouverture",
  deliveryWays: "Modes de livraison",
  deliveryFee: "Frais de livraison",
  closeMinutes: "Fermeture des commandes impayées (minutes)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "Ouverte",
    closed: "Fermée",
  },
  deliveryWay: {
    delivery: "Livraison",
    pickup: "Retrait sur place",
  },
  shelfState: {
    on: "En rayon",
    off: "Retiré",
  },
  shelf: {
    on: "Mettre en rayon",
    off: "Retirer du rayon",
  },
  shelfOnAsk: "Mettre en rayon ?",
  shelfOffAsk: "Retirer du rayon ? Les clients ne pourront plus le commander",
  isReserved: "Des commandes en cours l’ont réservé",
  addProducts: "Ajouter des produits du catalogue",
  addHint: "Les nouveaux sont hors rayon et sans stock",
  pointSwitch: {
    open: "Activer",
    closed: "Désactiver",
  },
  openPoint: "Activer ?",
  closePoint: "Désactiver ? Les nouvelles commandes ne pourront plus choisir ce point de retrait",
  addPickupPoint: "Ajouter un point de retrait",
  machineHint: "Exige un canal en retrait uniquement ; vide pour un comptoir",
  openShop: "Ouvrir la boutique ?",
  closeShop: "Fermer la boutique ? Elle n’acceptera plus de nouvelles commandes",
  editShop: "Modifier la boutique",
  tagsHint: "Appuyez sur Entrée après chaque étiquette, par ex. Livraison gratuite",
  notSaved: "Pas encore configurée ; l’enregistrement ouvre la boutique",
};
