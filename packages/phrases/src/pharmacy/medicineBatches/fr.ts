import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ypqx": "Péremption des médicaments",
  "/ypgl/yppc": "Lots de médicaments",
  "/ypgl/ypyh": "Contrôles de conservation",
  "/ypgl/zksp": "Produits en stock",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.batch.read": "Voir les lots de médicaments et leur péremption",
  "pharmacy.batch.write": "Gérer les lots de médicaments, les affecter aux canaux, les rappeler",
  "pharmacy.upkeep.read": "Voir les contrôles de conservation",
  "pharmacy.upkeep.write": "Enregistrer des contrôles de conservation",
};

export const verbs: Translation<typeof zh.verbs> = {
  putIntoLane: "Affecter un lot à un canal",
  recall: "Rappeler un lot",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.batchUnknown": "Le lot n’existe pas",
  "pharmacy.batchTaken": "Le médicament a déjà ce lot",
  "pharmacy.batchRecalled": "Ce lot est rappelé : vente interdite",
  "pharmacy.batchExpired": "Ce lot est périmé : vente interdite",
  "pharmacy.batchInUse":
    "{{stock}} pièces en canal et en entrepôt, {{checks}} contrôles, ou rappelé : suppression impossible",
  "pharmacy.batchSold": "{{sold}} pièces du lot ont été vendues : suppression impossible",
  "pharmacy.batchCoded": "Le lot a {{codes}} codes de traçabilité : supprimez-les d’abord",
  "pharmacy.productionInFuture": "La date de production est dans le futur",
  "pharmacy.offShelf": "Ce médicament est retiré du rayon",
  "pharmacy.classNotAllowed": "Une armoire ne peut pas vendre des médicaments de cette classe",
  "pharmacy.laneOther": "Ce canal ne contient pas ce médicament",
};

export const fields: Translation<typeof zh.fields> = {
  medicineName: "Médicament",
  batchNo: "Lot",
  productionDate: "Produit le",
  shelfLifeDate: "À vendre avant le",
  daysToExpiry: "Jours restants",
  batchQty: "Taille du lot",
  batchState: "État du lot",
  stock: "Stock",
  laneNo: "N° de canal",
  place: "Lieu",
  warehouseName: "Entrepôt",
  laneStatus: "État du canal",
  value: "Valeur",
  manufacturer: "Fabricant",
  maintainContent: "Contenu du contrôle",
  maintainResult: "Conclusion",
  maintainer: "Contrôlé par",
  maintainTime: "Contrôlé le",
  lastCheckTime: "Dernier contrôle",
  everyDays: "Intervalle (jours)",
  dueDay: "À faire le",
  machines: "Distributeurs",
  reason: "Motif du rappel",
};

export const words: Translation<typeof zh.words> = {
  batchState: {
    good: "Bon",
    near: "Péremption proche",
    expired: "Périmé",
    recalled: "Rappelé",
  },
  unknownBatch: "Lot inconnu",
  result: {
    sound: "Conforme",
    watched: "À surveiller",
    unsound: "Non conforme",
  },
  step: {
    over: "Périmé ou rappelé",
    "30": "Sous 30 jours",
    "60": "Sous 60 jours",
    "90": "Sous 90 jours",
  },
  left: "{{n}} jours restants",
  writeOff: "Mise au rebut",
  past: "périmé depuis {{n}} jours",
  sum: "{{places}} lieux · {{pieces}} pièces · {{value}}",
  add: "Ajouter un lot",
  edit: "Modifier le lot",
  places: "Où il se trouve",
  placesOf: "Lot {{batchNo}}",
  assign: "Contient ce lot",
  holds: "Ce lot",
  waits: "Attend le distributeur",
  confirmed: "Confirmé par le distributeur",
  noPlaces: "Aucun canal ne contient ce médicament",
  recall: "Rappeler",
  recallTitle: "Rappeler le lot",
  recallHint: "Plus rien n’en est vendu et chaque canal qui le contient s’arrête. Un rappel est définitif.",
  recallDone: "Rappelé : {{machines}} distributeurs, {{lanes}} canaux, {{pieces}} pièces",
  upkeepShown: {
    due: "À contrôler",
    records: "Relevés",
  },
  overdue: "{{n}} jours de retard",
  notYetDue: "Encore {{n}} jours",
  check: "Noter un contrôle",
  neverChecked: "Jamais",
  upkeepAdd: "Ajouter un contrôle",
  wholeBatch: "Tout le lot",
};
