import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/hmd": "Lista negra",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.blacklist.read": "Ver la lista negra",
  "members.blacklist.write": "Añadir a la lista negra y quitar de ella",
};

export const errors: Translation<typeof zh.errors> = {
  "blacklist.taken": "Ya está en la lista negra",
};

export const fields: Translation<typeof zh.fields> = {
  entryKind: "Tipo",
  entryValue: "Entrada",
  reason: "Motivo",
  addedBy: "Añadido por",
  addedTime: "Añadido",
  cardNo: "Número de tarjeta",
  holderPhone: "Móvil",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    phone: "Móvil",
    card: "Tarjeta",
    member: "Socio",
  },
  action: {
    add: "Añadir",
    remove: "Quitar",
  },
  confirm: {
    remove: "¿Quitar de la lista negra?",
  },
  hint: {
    wholePhone: "Introduzca el número completo",
    effect: "No se emiten, vinculan, reponen ni recargan tarjetas; una compra con tarjeta genera una alarma",
  },
};
