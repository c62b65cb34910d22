import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl": "Achats et stocks",
  "/jxcgl/wdgys": "Mes fournisseurs",
  "/jxcgl/gysspsz": "Produits des fournisseurs",
  "/jxcgl/ccgl": "Entrepôts",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.supplier.read": "Voir les fournisseurs et leurs produits",
  "stock.supplier.write": "Gérer les fournisseurs et leurs produits",
  "stock.warehouse.read": "Voir le stock des entrepôts",
  "stock.warehouse.write": "Gérer entrepôts, seuils d’alerte et clôtures",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWarning: "Régler le seuil d’alerte",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.supplierUnknown": "Ce fournisseur n’existe pas",
  "stock.supplierInUse": "Des documents citent ce fournisseur ; il peut être désactivé, pas supprimé",
  "stock.supplierTaken": "Un fournisseur porte déjà ce nom",
  "stock.supplyAbovePrice": "Le prix d’achat ne peut pas dépasser le prix du produit",
  "stock.supplyTaken": "Le fournisseur a déjà ce produit",
  "stock.wholeOutOfRange": "Saisissez un nombre entier de {{least}} à {{most}}",
  "stock.productUnknown": "Ce produit n’existe pas",
  "stock.warehouseUnknown": "Cet entrepôt n’existe pas",
  "stock.warehouseTaken": "Un entrepôt porte déjà ce nom",
  "stock.warehouseShort": "Stock insuffisant : il n’y en a que {{has}}",
  "stock.dayAhead": "La date d’un document ne peut pas être future",
  "stock.dayClosed": "L’entrepôt est clôturé jusqu’au {{day}} ; choisissez une date ultérieure",
  "stock.closedEarlier": "La clôture ne peut qu’avancer et ne s’annule pas",
  "stock.dayNotOver": "Seuls les jours terminés peuvent être clôturés",
};

export const fields: Translation<typeof zh.fields> = {
  supplierId: "Fournisseur",
  supplierNo: "N° de fournisseur",
  supplierName: "Fournisseur",
  address: "Adresse",
  productCount: "Produits",
  productId: "Produit",
  spec: "Format",
  unit: "Unité",
  price: "Prix du produit",
  supplyPrice: "Prix du fournisseur",
  packSize: "Pièces par lot",
  leadDays: "Délai (jours)",
  warehouseId: "Entrepôt",
  warehouseName: "Entrepôt",
  warehouseKind: "Type",
  batchNo: "Lot",
  stock: "Stock",
  average: "Coût moyen",
  value: "Coût",
  warnThreshold: "Seuil d’alerte",
  updatedTime: "Modifié le",
  reason: "Motif",
  quantity: "Quantité",
  stockAfter: "Stock après",
  docNo: "N° de document",
  docDate: "Date du document",
  closedDay: "Clôturé jusqu’au",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addSupplier: "Ajouter un fournisseur",
    editSupplier: "Modifier le fournisseur",
    products: "Produits",
    enable: "Activer",
    disable: "Désactiver",
    addSupply: "Ajouter un produit",
    editSupply: "Modifier le prix du fournisseur",
    addWarehouse: "Ajouter un entrepôt",
    editWarehouse: "Modifier l’entrepôt",
    movements: "Mouvements",
    setWarning: "Régler le seuil d’alerte",
  },
  yesNo: {
    yes: "Oui",
    no: "Non",
  },
  kind: {
    warehouse: "Entrepôt",
    bag: "Sac d’une tournée",
  },
  goodsReason: {
    receipt: "Entrée en stock",
    issue: "Sortie de stock",
    arrival: "Mise en sac",
    loss: "Mise au rebut",
    refill: "Réapprovisionnement",
    reversal: "Contre-passation",
  },
  hint: {
    phone: "Saisissez le numéro de mobile complet",
    closing: "Plus aucun mouvement ce jour-là ni avant ; irréversible",
    warning: "En dessous, la marchandise est à acheter ; 0 n’avertit jamais",
  },
  confirm: {
    disable: "Désactiver ce fournisseur ? Plus rien ne lui sera acheté.",
    enable: "Activer ce fournisseur ?",
  },
};
