import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd": "Inventaire du stock",
  "/kcpd/xlspkcpd": "Stock des produits par tournée",
  "/kcpd/jqspkcpd": "Stock des produits par distributeur",
  "/kcpd/jqhdkcpd": "Stock par canal de distributeur",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.count.read": "Voir",
  "stock.count.write": "Compter",
  "stock.count.review": "Contrôler les écarts, fixer les limites",
};

export const verbs: Translation<typeof zh.verbs> = {
  startCount: "Commencer l’inventaire",
  enterCount: "Saisir une quantité comptée",
  explainCount: "Expliquer un écart",
  finishCount: "Terminer l’inventaire",
  submitCount: "Soumettre l’inventaire au contrôle",
  approveCount: "Accepter les écarts",
  sendBack: "Renvoyer pour recomptage",
  abandonCount: "Abandonner l’inventaire",
  countLimits: "Fixer les limites de contrôle",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.notWhole": "Saisissez un nombre entier",
  "stock.limitOutOfRange": "Saisissez un entier de 0 à {{limit}}",
  "stock.nothingCounted": "Aucun canal n’est encore compté",
  "stock.reasonMissing": "Indiquez pourquoi le canal {{laneNo}} présente un écart",
  "stock.secondPerson": "Qui a compté ne peut pas contrôler ; une autre personne doit le faire",
  "stock.countAgain":
    "Le canal {{laneNo}} a été réapprovisionné ou recompté depuis, ou a vendu plus que compté ; recomptez-le",
  "stock.countedMeanwhile": "Une autre personne vient de compter ce canal ; vérifiez avant de saisir",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Catégorie",
  onRoute: "Sur une tournée",
  spec: "Spécification",
  unit: "Unité",
  stock: "Stock",
  capacity: "Capacité",
  shortage: "Manque",
  machineCount: "Distributeurs",
  laneNo: "N° de canal",
  cabinet: "Armoire",
  batchNo: "Lot",
  bookQty: "Théorique",
  countQty: "Compté",
  counted: "Compté",
  diffQty: "Écart",
  countTime: "Compté le",
  reason: "Motif",
  progress: "Canaux comptés",
  startedBy: "Compté par",
  startedTime: "Début",
  reviewedBy: "Contrôlé par",
  pieces: "Écart d’un canal (unités)",
  percent: "Écarts totaux par rapport au théorique ( %)",
};

export const words: Translation<typeof zh.words> = {
  onRoute: {
    yes: "Sur une tournée",
    no: "Sans tournée",
  },
  noRoute: "Sans tournée",
  cabinet: {
    main: "Armoire principale",
    sub: "Armoire annexe",
  },
  viewMachines: "Voir les distributeurs",
  viewLanes: "Voir les canaux",
  print: "Imprimer",
  loading: {
    title: "Liste de chargement",
    total: "Total de la tournée",
    nothing: "Aucune rupture de stock ici",
    cut: "La liste est longue : seules les 3 000 premières lignes sont imprimées. Imprimez tournée par tournée",
    takeBack: "{{percent}} % rapportés",
    signature: "Signature de l’approvisionneur",
  },
  count: "Compter",
  countSelected: "Compter la sélection",
  started: "Inventaire de distributeurs commencé : {{n}}",
  documents: "Inventaires",
  documentsOpen: "Inventaires · {{counting}} en cours · {{waiting}} à contrôler",
  limits: "Limites",
  limitsHint:
    "Au-delà d’une des limites, une personne qui n’a pas compté doit accepter avant l’enregistrement. Une seule unité n’est jamais contrôlée en proportion.",
  blindHint:
    "Le théorique s’affiche après la saisie. Les distributeurs continuent de vendre : chaque canal est comparé au théorique de son propre moment.",
  product: "Canaux de ce produit seulement",
  stale: "À recompter",
  finish: "Terminer",
  finishConfirm: "Canaux comptés : {{n}} sur {{all}} ; les autres ne changent pas. Terminer ?",
  finished: "Enregistré ; canaux modifiés : {{n}}",
  handedIn: "Écarts au-delà des limites ; une autre personne doit contrôler",
  approve: "Accepter et enregistrer",
  approveConfirm: "Enregistrer ces écarts ?",
  sendBack: "Renvoyer",
  sendBackConfirm: "Renvoyer pour recomptage ?",
  abandon: "Abandonner",
  abandonConfirm: "Rien de cet inventaire ne sera enregistré. L’abandonner ?",
  state: {
    counting: "En cours",
    waiting: "À contrôler",
    booked: "Enregistré",
    cancelled: "Abandonné",
  },
  cause: {
    damaged: "Abîmé",
    expired: "Périmé",
    missing: "Disparu",
    wrongLane: "Dans le mauvais canal",
    loadedWrong: "Mal noté au réapprovisionnement",
    jammed: "Produit coincé ou panne du distributeur",
    other: "Autre",
  },
};
