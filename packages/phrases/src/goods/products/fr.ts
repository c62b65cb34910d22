import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  priceBack: "Rétablir le prix",
  tag: "Étiqueter",
};

export const pages: Translation<typeof zh.pages> = {
  "/spgl/wdsp": "Mes produits",
  "/spgl/xzsp": "Ajouter un produit",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "Vignette",
  brand: "Marque",
  category: "Catégorie",
  barcode: "Code-barres",
  unitPrice: "Prix",
  costPrice: "Prix d’achat",
  margin: "Marge brute",
  spec: "Conditionnement",
  unit: "Unité",
  packaging: "Emballage",
  flavour: "Goût",
  batchNo: "Lot",
  productionDate: "Date de fabrication",
  shelfLifeDate: "Date de péremption",
  weight: "Poids (g)",
  weightTolerance: "Tolérance de poids (g)",
  isPrescription: "Médicament sur ordonnance",
  isPovertyRelief: "Produit solidaire",
  isJointOperation: "Exploitation commune",
  reviewStatus: "État de l’examen",
  tags: "Étiquettes",
  lanes: "Canaux",
  detailPictures: "Images détaillées",
  laneNo: "N° de canal",
  lanePrice: "Prix du canal",
  stock: "Stock",
  changedTime: "Modifié le",
  reason: "Motif",
};

export const words: Translation<typeof zh.words> = {
  yesNo: {
    yes: "Oui",
    no: "Non",
  },
  review: {
    pending: "À examiner",
    approved: "Approuvé",
    notApproved: "Refusé",
    ignored: "Ignoré",
    none: "Non soumis",
  },
  search: "Code, code-barres, nom ou pinyin",
  find: "Rechercher un produit",
  deleteAsk: "Supprimer « {{name}} » ? Les commandes passées l’afficheront toujours.",
  section: {
    lanes: "Canaux ({{n}})",
    prices: "Historique des prix",
  },
  add: "Ajouter un produit",
  edit: "Modifier le produit",
  codeHint: "Laissé vide, il est généré",
  shelfLifeBefore: "La péremption ne peut pas précéder la fabrication",
  step: {
    data: "Informations de base",
    pictures: "Images",
    attributes: "Catégorie et attributs",
  },
  previous: "Précédent",
  next: "Suivant",
  saveAndSubmit: "Enregistrer et soumettre",
  pictures: {
    earlier: "Avancer",
    later: "Reculer",
  },
  crop: {
    title: "Recadrer l’image",
    use: "Utiliser",
    zoom: "Zoom",
    hint: "Glissez ou utilisez les flèches pour déplacer ; le curseur règle la taille",
  },
  onPrescription:
    "Les distributeurs ne le vendent que sur une ordonnance examinée ; la boutique en ligne ne le vend pas",
  tagging: {
    title: "Étiqueter les produits",
    about: "{{n}} produits sélectionnés",
    add: "Étiquettes à ajouter",
    remove: "Étiquettes à retirer",
    done: "{{n}} étiquettes modifiées",
  },
  labels: {
    title: "Imprimer des étiquettes",
    sheet: "Papier",
    sheets: {
      roll40x30: "Rouleau 40 × 30 mm",
      roll60x40: "Rouleau 60 × 40 mm",
      a4x24: "A4, 24 étiquettes (70 × 37 mm)",
      a4x65: "A4, 65 étiquettes (38,1 × 21,2 mm)",
    },
    symbol: "Symbole",
    symbols: {
      barcode: "Code-barres",
      qr: "Code QR",
    },
    copies: "Étiquettes par produit",
    price: "Afficher le prix",
    verb: "Télécharger {{n}} étiquettes",
    file: "Étiquettes de produits",
    fine: "Les codes de {{n}} produits sont trop longs pour cette étiquette ; ils reçoivent un code QR.",
  },
  pricing: {
    title: "Modifier les prix",
    inCell: "Double-cliquer ou appuyer sur E pour modifier",
    target: "À modifier",
    rule: "Méthode",
    kind: {
      set: "À un montant",
      add: "D’un montant",
      percent: "D’un pourcentage",
    },
    amount: "Montant (CNY)",
    percent: "Pourcentage",
    step: "Arrondir à",
    lanesFollow: "Les canaux au prix du produit suivent ({{n}})",
    lanesOwn: "{{n}} canaux ont leur propre prix et ne changent pas",
    before: "Avant",
    after: "Après",
    verb: "Modifier {{n}} prix",
    done: "Prix de {{n}} produits modifiés, {{lanes}} canaux ont suivi ; les canaux des armoires principales changent au redémarrage du distributeur.",
    undo: "Annuler",
    undone: "Prix de {{n}} produits rétablis ; {{kept}} ont été modifiés depuis et restent.",
  },
  draft: {
    found: "Il y a une saisie non enregistrée du {{time}}",
    restore: "Restaurer",
    discard: "Abandonner",
  },
  otherPicture: "remplacée",
  conflict: {
    title:
      "Pendant votre saisie, quelqu’un a modifié ce qui suit. Votre saisie est conservée ; vérifiez puis enregistrez à nouveau.",
    mine: "votre saisie est gardée",
  },
  noLanes: "Dans aucun canal",
  noPrices: "Le prix n’a jamais été modifié",
  belowCost: "Sous le prix d’achat",
  cabinet: {
    sub: "Annexe",
  },
};
