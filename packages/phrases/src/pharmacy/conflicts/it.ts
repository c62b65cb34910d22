import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.conflictUnknown": "Questa incompatibilità non esiste",
  "pharmacy.conflictTaken": "Questi due farmaci sono già nell’elenco",
  "pharmacy.conflictSame": "Scegli due farmaci diversi",
  "pharmacy.conflictInSet": "L’abbinamento “{{name}}” li contiene entrambi; prima modificalo o disattivalo",
  "pharmacy.conflictForbidden": "“{{first}}” e “{{second}}” non si prendono insieme: {{reason}}",
};

export const fields: Translation<typeof zh.fields> = {
  productId: "Farmaco",
  otherProductId: "Non insieme a",
  severity: "Effetto",
  reason: "Motivo",
};

export const words: Translation<typeof zh.words> = {
  title: "Incompatibilità",
  hint: "Le coppie vietate sono rifiutate in abbinamenti di farmaci, codici di ritiro, carrelli e ricette dello stesso paziente; le altre sono segnalate.",
  add: "Aggiungere incompatibilità",
  edit: "Modificare incompatibilità",
  warned: "Attenzione",
  warning: "“{{first}}” con “{{second}}”, attenzione: {{reason}}",
  none: "Ancora nessuna incompatibilità",
  severity: {
    forbid: "Vietato",
    warn: "Avviso",
  },
  reason: {
    sameIngredient: "stesso principio attivo, rischio di sovradosaggio",
    bleeding: "maggior rischio di sanguinamento",
    sedation: "maggiore sonnolenza",
    liver: "carico sul fegato",
    kidney: "carico sui reni",
    bloodPressure: "effetto sulla pressione",
    heartRhythm: "effetto sul ritmo cardiaco",
    weaker: "effetto più debole",
    stronger: "effetto ed effetti indesiderati più forti",
  },
};
