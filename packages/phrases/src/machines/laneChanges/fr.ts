import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/spydgl": "Changements de produits",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.change.read": "Consulter",
  "machines.change.write": "Modifier les prix, annuler, renvoyer",
};

export const verbs: Translation<typeof zh.verbs> = {
  template: "Appliquer le modèle",
  swap: "Remplacer le produit",
  undo: "Annuler le changement",
  tellAgain: "Renvoyer",
  dropRest: "Écarter les autres distributeurs",
};

export const errors: Translation<typeof zh.errors> = {
  "changeSets.nothingToChange": "Aucun canal ne changerait",
  "changeSets.undoneAlready": "Ce changement est déjà annulé",
  "changeSets.nothingWaiting": "Aucun distributeur n’attend",
  "changeSets.templateChanged":
    "Le modèle a été modifié ou supprimé après les premiers distributeurs. Écartez les autres et appliquez le modèle à nouveau",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "N° de canal",
  changeAction: "Changement",
  oldPrice: "Ancien prix de vente",
  newPrice: "Nouveau prix de vente",
  purchase: "Prix d’achat",
  batchNo: "Lot",
  stock: "Stock",
  syncState: "État au distributeur",
  reason: "Motif",
  updatedBy: "Modifié par",
  updatedTime: "Modifié le",
  askedTime: "Demandé le",
  title: "Objet",
  kind: "Type",
  machines: "Distributeurs",
  lanes: "Canaux",
  desired: "Souhaité",
  actual: "Au distributeur",
  product: "Produit",
  target: "Où",
  template: "Modèle",
};

export const words: Translation<typeof zh.words> = {
  views: {
    log: "Journal",
    sets: "Lots de changements",
    differing: "Canaux qui diffèrent",
  },
  state: {
    pending: "En attente",
    sent: "Envoyé",
    confirmed: "Confirmé",
    refused: "Refusé",
    expired: "Expiré",
    replaced: "Remplacé",
  },
  action: {
    save: "Modifié",
    price: "Prix",
    refill: "Réapprovisionné",
    stop: "Vente arrêtée",
    enable: "Activé",
    reserve: "Retrait uniquement",
    lock: "Verrouillé",
    unlock: "Déverrouillé",
    generate: "Généré",
    remove: "Retiré",
    template: "Modèle",
    add: "Produit ajouté",
    swap: "Produit remplacé",
    undo: "Annulé",
  },
  targets: {
    machines: "Distributeurs choisis",
    template: "Distributeurs d’un modèle",
  },
  setPrice: "Modifier les prix",
  undo: "Annuler",
  undoPrice: "Annuler le changement de prix",
  undoConfirm: "Annuler ce changement ? Les canaux que personne n’a modifiés depuis reviennent.",
  undone: "{{lanes}} canaux rétablis, {{kept}} modifiés depuis restent",
  undoneTemplate: "Modèle {{template}} : {{lanes}} canaux ont retrouvé leur prix, {{kept}} modifiés depuis restent",
  retry: "Renvoyer",
  retried: "{{n}} canaux renvoyés",
  preview: "Aperçu",
  before: "Avant",
  after: "Après",
  gone: "Pas de canal",
  summary: "{{lanes}} canaux de {{machines}} distributeurs changent",
  stockOut: "{{n}} articles à retirer à la main",
  below: "{{n}} canaux sous le prix d’achat",
  unchanged: "Sans changement : {{machines}}",
  firstRows: "Les {{n}} premiers sont affichés",
  apply: "Modifier {{n}} canaux",
  made: "{{lanes}} canaux de {{machines}} distributeurs modifiés",
  restartAbout: "{{n}} distributeurs",
  progress: "{{done}} sur {{all}} confirmés",
  undoneAt: "Annulé",
  waiting: "{{n}} autres distributeurs attendent",
  waitingHint: "Vérifiez d’abord les premiers distributeurs, puis appliquez aux autres. L’annulation les rétablit tous",
  goOn: "Appliquer aux autres",
  dropRest: "Écarter les autres",
  dropConfirm: "Laisser les autres distributeurs tels quels ? Les premiers gardent le modèle.",
  dropped: "{{n}} distributeurs écartés",
  allStates: "Tous",
  templateRequired: "Le nom du modèle est requis",
};
