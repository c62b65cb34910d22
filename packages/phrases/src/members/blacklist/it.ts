import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/hmd": "Lista nera",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.blacklist.read": "Vedere la lista nera",
  "members.blacklist.write": "Gestire la lista nera",
};

export const errors: Translation<typeof zh.errors> = {
  "blacklist.taken": "Già nella lista nera",
};

export const fields: Translation<typeof zh.fields> = {
  entryKind: "Tipo",
  entryValue: "Voce",
  reason: "Motivo",
  addedBy: "Aggiunto da",
  addedTime: "Aggiunto il",
  cardNo: "Numero tessera",
  holderPhone: "Cellulare",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    phone: "Telefono",
    card: "Tessera",
    member: "Socio",
  },
  action: {
    add: "Aggiungi",
    remove: "Rimuovi",
  },
  confirm: {
    remove: "Togliere dalla lista nera?",
  },
  hint: {
    wholePhone: "Inserisca il numero intero",
    effect:
      "Nessuna tessera viene emessa, associata, sostituita o ricaricata; un acquisto con tessera genera un allarme",
  },
};
