import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqds": "Relevés de compteurs",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.counterReading.read": "Voir",
  "machines.counterReading.write": "Importer des fichiers et traiter les relevés retenus",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeReading: "Importer un fichier de compteurs",
  decideReading: "Traiter un relevé retenu",
};

export const errors: Translation<typeof zh.errors> = {
  "counterReadings.fileTooLarge": "Un fichier de compteurs ne peut dépasser {{limit}}",
  "counterReadings.notEvaDts": "Ce n’est pas un fichier EVA-DTS : il n’a pas de segment ST",
  "counterReadings.cutOff": "Le fichier est tronqué : sa fin (segment SE) manque",
  "counterReadings.segmentsMissing":
    "Le fichier est incomplet : il devrait avoir {{expected}} segments et en a {{found}}",
  "counterReadings.checksum":
    "Le fichier est endommagé : il indique la somme de contrôle {{expected}}, son contenu donne {{found}}",
  "counterReadings.noNumber": "Un compteur du fichier n’est pas un nombre : {{segment}}",
  "counterReadings.noCounters": "Le fichier n’a pas de compteurs de vente (VA1 ou PA2)",
  "counterReadings.taken": "Ce fichier du distributeur a déjà été importé",
  "counterReadings.readLater": "L’heure du relevé ne peut être dans le futur",
  "counterReadings.readEarlier": "Le relevé ne peut précéder le dernier du distributeur",
  "counterReadings.olderFirst": "Traitez d’abord le relevé retenu plus ancien du distributeur",
  "counterReadings.ranBackwards":
    "Les compteurs ont reculé et ne peuvent compter ; repartez de ce relevé ou rejetez-le",
};

export const fields: Translation<typeof zh.fields> = {
  readTime: "Relevé le",
  readingSource: "Source",
  readingState: "État",
  readingProblem: "Motif de retenue",
  vends: "Total de pièces",
  fromTime: "Depuis",
  pieces: "Pièces vendues",
  orderPieces: "Pièces en commandes",
  differencePieces: "Écart",
  amount: "Montant",
  currency: "Devise",
  fileName: "Nom du fichier",
  uploader: "Importé par",
  serial: "N° de série du distributeur",
  board: "N° de série de la carte",
  clock: "Horloge du distributeur",
  selection: "Sélection",
  selectionName: "Nom",
  decidedBy: "Traité par",
  decidedTime: "Traité le",
  content: "Fichier de compteurs",
  decision: "Décision",
};

export const words: Translation<typeof zh.words> = {
  upload: "Importer un fichier de compteurs",
  choose: "Choisir un fichier",
  show: "Voir",
  decide: "Traiter",
  hint: "Les ventes entre relevés ne servent qu’à comparer : elles ne créent pas de commandes et ne sont comptabilisées nulle part.",
  counted: "Pièces comptées : {{n}}",
  started: "Pris comme départ ; le calcul commence au prochain relevé",
  heldNow: "Le relevé est retenu ; veuillez le traiter",
  decided: "Traité",
  nothingSold: "Aucune vente par sélection",
  before: "avant : {{value}}",
  source: {
    upload: "Importé",
    push: "Envoyé par le distributeur",
  },
  state: {
    start: "Départ",
    counted: "Compté",
    held: "Retenu",
    discarded: "Rejeté",
  },
  problem: {
    otherBoard: "Autre numéro de série, carte peut-être remplacée",
    backwards: "Les compteurs ont reculé",
    jump: "Hausse trop rapide",
    price: "Prix par pièce trop élevé",
    afterHeld: "Un relevé plus ancien est retenu",
  },
  decision: {
    accept: "Compter",
    restart: "Repartir",
    discard: "Rejeter",
  },
  decisionHint: {
    accept: "La hausse des compteurs depuis le dernier relevé compte comme vendue.",
    restart: "Ce relevé est le nouveau départ et ne clôt aucun intervalle, par exemple après un échange de carte.",
    discard: "Ce relevé n’est pas utilisé, par exemple si le fichier vient d’un autre distributeur.",
  },
};
