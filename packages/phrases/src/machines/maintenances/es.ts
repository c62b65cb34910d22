import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/bywx": "Mantenimiento y reparación",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.maintenance.read": "Ver",
  "machines.maintenance.write": "Añadir, editar, terminar y eliminar",
};

export const verbs: Translation<typeof zh.verbs> = {
  markDone: "Terminar",
};

export const errors: Translation<typeof zh.errors> = {
  "maintenances.quantityOutOfRange": "La cantidad de una pieza es un entero de 1 a {{limit}}",
  "maintenances.everyDaysOutOfRange": "Se repite tras 1 a {{limit}} días enteros",
};

export const fields: Translation<typeof zh.fields> = {
  maintainType: "Tipo",
  maintainContent: "Trabajo",
  faultType: "Avería",
  partName: "Piezas",
  partQty: "Cantidad",
  partId: "N.º de pieza",
  partType: "Tipo de pieza",
  price: "Precio unitario",
  labour: "Mano de obra",
  cost: "Coste",
  maintainer: "Realizado por",
  maintainTime: "Día",
  handleStatus: "Estado",
  doneTime: "Terminado",
  everyDays: "Repetir tras (días)",
  createdBy: "Anotado por",
  doneBy: "Terminado por",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir mantenimiento",
  edit: "Editar mantenimiento",
  finish: "Terminar",
  finishHint: "Su alarma cuenta como reparada; lo que se repite recibe su próximo día.",
  finished: "Terminado",
  finishedAgain: "Terminado; el siguiente está previsto",
  kind: {
    maintain: "Mantenimiento",
    repair: "Reparación",
  },
  state: {
    open: "Pendiente",
    done: "Terminado",
    overdue: "Vencido",
  },
  parts: "Piezas",
  addPart: "Añadir pieza",
  removePart: "Quitar pieza",
  noFault: "Ninguna",
  ofAlarm: "De una alarma",
};
