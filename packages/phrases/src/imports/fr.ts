import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spdr": "Importer des produits",
  "/spgl/mcdr": "Importer des noms de produits",
};

export const verbs: Translation<typeof zh.verbs> = {
  mapImport: "Associer les colonnes d’importation",
  mendImport: "Corriger les données d’importation",
  nameImport: "Associer un nom d’importation",
  import: "Importer",
  undoImport: "Annuler l’importation",
};

export const errors: Translation<typeof zh.errors> = {
  "import.fileKind": "Choisissez un fichier {{kinds}}",
  "import.fileTooLarge": "Le fichier est trop volumineux ({{limit}} au plus)",
  "import.damaged": "Le fichier est endommagé ou n’est pas un tableau",
  "import.busy": "Trop de fichiers en cours de lecture ; réessayez dans un instant",
  "import.empty": "Le fichier ne contient aucune ligne de données",
  "import.tooManyRows": "Au plus {{limit}} lignes ; divisez le fichier",
  "import.tooManyColumns": "Au plus {{limit}} colonnes",
  "import.columnMissing": "Choisissez d’abord une colonne pour ce champ",
  "import.columnTwice": "Ce champ a deux colonnes",
  "import.notDay": "Écrivez la date comme 2026-11-22",
  "import.notYesNo": "Écrivez oui (Y) ou non (N)",
  "import.notNumber": "Écrivez un nombre",
  "import.nameUnknown": "Rien ne s’appelle « {{name}} »",
  "import.nameTwice": "Plusieurs s’appellent « {{name}} » ; choisissez-en un",
  "import.rowTwice": "Identique à la ligne {{row}}",
  "import.twoRecords": "Le code et le code-barres appartiennent à deux produits différents",
  "import.nothingToDo": "Il n’y a rien à importer",
  "import.rowsRefused": "{{n}} lignes ont encore des problèmes ; corrigez-les ou ignorez-les",
  "import.rowUnknown": "Le fichier n’a pas cette ligne",
  "import.changedSince":
    "{{n}} enregistrements ont été modifiés ou utilisés depuis ; l’importation ne peut pas être annulée",
  "import.undoOver": "Une importation ne peut être annulée que pendant {{n}} heures",
};

export const fields: Translation<typeof zh.fields> = {
  fileName: "Nom du fichier",
  rows: "Lignes",
  uploadTime: "Envoyé le",
  importTime: "Importé le",
  rowNo: "Ligne",
  columns: "Colonnes",
};

export const words: Translation<typeof zh.words> = {
  step: {
    file: "Choisir un fichier",
    columns: "Associer les colonnes",
    check: "Vérifier",
    result: "Résultat",
  },
  drop: "Déposez un fichier .xlsx ou .csv ici, ou cliquez pour choisir",
  dropHint: "La première ligne est l’en-tête ; au plus {{rows}} lignes et {{size}} Mo ; UTF-8 ou GB18030",
  template: "Télécharger le modèle",
  reading: "Lecture du fichier…",
  fileColumn: "Colonne du fichier",
  sample: "Exemple",
  field: "Champ",
  notImported: "Non importé",
  hint: "Les cellules vides ne changent rien. Les produits sont reconnus par le code et le code-barres, jamais par le nom.",
  next: "Suivant",
  back: "Retour",
  working: "{{done}} lignes sur {{all}}",
  all: "Toutes",
  verdict: {
    create: "Nouvelles",
    change: "Modifiées",
    same: "Inchangées",
    refused: "Avec problèmes",
  },
  mend: "Corriger la cellule",
  mendAll: "Corriger aussi toutes les cellules identiques de la colonne",
  mended: "{{n}} cellules corrigées",
  names: "Noms inconnus",
  namesHint: "Choisi une fois, les importations suivantes le connaissent.",
  means: "Choisir sa signification",
  rowsOf: "{{n}} lignes",
  skip: "Ignorer les {{n}} lignes avec problèmes",
  run: "Importer {{n}} lignes",
  done: "« {{name}} » importé",
  undo: "Annuler cette importation",
  undoAsk: "Ce qui a été ajouté est supprimé, ce qui a été modifié redevient comme avant.",
  undone: "« {{name}} » annulé",
  leftover: "Télécharger les lignes non importées",
  problem: "Problème",
  again: "Importer un autre fichier",
  before: "était {{value}}",
  yes: "oui",
  no: "non",
  nothing: "vide",
  history: "Importations précédentes",
  state: {
    mapping: "Colonnes à associer",
    checking: "Vérification",
    checked: "Prêt à importer",
    importing: "Importation en cours",
    imported: "Importé",
    undone: "Annulé",
    failed: "Échec",
  },
  failedHint: "Une erreur s’est produite ; vérifiez à nouveau avant d’importer.",
};
