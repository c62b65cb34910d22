import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/dzhd": "Rapprochement bancaire",
  "/cfgl/dzdr": "Importer un relevé de compte bancaire",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.arrival.read": "Voir le rapprochement bancaire",
  "finance.arrival.write": "Importer des relevés de compte et traiter les écarts",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.arrivalUnknown": "Cet enregistrement n’existe pas",
  "finance.arrivalChanged": "Quelqu’un vient de traiter ceci ; actualisez et réessayez",
  "finance.arrivalKnown": "La ligne {{reference}} a déjà été importée",
  "finance.arrivalZero": "Le montant ne peut pas être 0",
};

export const fields: Translation<typeof zh.fields> = {
  arrivalDate: "Date",
  expectationKind: "Somme",
  expectedDate: "Attendue le",
  subject: "De ou pour",
  expectedAmount: "Attendu",
  bankDate: "Date d’écriture",
  bankAmount: "En banque",
  bankReference: "Référence bancaire",
  payer: "Contrepartie",
  difference: "Écart",
  arrivalState: "État",
  reason: "Motif",
  handler: "Traité par",
  handleTime: "Traité le",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    bill: "Réglé par le prestataire",
    withdrawal: "Retrait de fonds",
  },
  state: {
    awaited: "Attendu",
    matched: "Concordant",
    open: "Écart",
    done: "Traité",
  },
  reason: {
    missing: "Absent en banque",
    unexpected: "Inattendu",
    amountDiffers: "Montant différent",
  },
  advice: {
    missing: "Interrogez le prestataire ou la banque ; un fichier suivant qui le contient le règle",
    unexpected: "Trouvez l’origine ; rendez ce qui n’est pas à la plateforme",
    amountDiffers: "Comparez au bordereau du prestataire ; frais et remboursements en sont souvent la cause",
  },
  settle: "Traiter",
  hint: "Les entrées sont positives, les sorties négatives ; aucune ligne n’est importée deux fois",
};
