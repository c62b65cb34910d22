import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ypqx": "Caducidad de medicamentos",
  "/ypgl/yppc": "Lotes de medicamentos",
  "/ypgl/ypyh": "Controles de conservación",
  "/ypgl/zksp": "Productos en existencias",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.batch.read": "Ver lotes de medicamentos y su caducidad",
  "pharmacy.batch.write": "Mantener lotes de medicamentos, asignarlos a carriles y retirarlos",
  "pharmacy.upkeep.read": "Ver controles de conservación",
  "pharmacy.upkeep.write": "Anotar controles de conservación",
};

export const verbs: Translation<typeof zh.verbs> = {
  putIntoLane: "Asignar un lote a un carril",
  recall: "Retirar un lote",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.batchUnknown": "El lote no existe",
  "pharmacy.batchTaken": "El medicamento ya tiene este lote",
  "pharmacy.batchRecalled": "Este lote está retirado y no se vende",
  "pharmacy.batchExpired": "Este lote ha caducado y no se vende",
  "pharmacy.batchInUse":
    "{{stock}} piezas en carriles y almacenes, {{checks}} controles, o retirado: no se puede eliminar",
  "pharmacy.batchSold": "Se vendieron {{sold}} piezas del lote: no se puede eliminar",
  "pharmacy.batchCoded": "El lote tiene {{codes}} códigos de trazabilidad: primero hay que eliminarlos",
  "pharmacy.productionInFuture": "La fecha de producción está en el futuro",
  "pharmacy.offShelf": "Este medicamento está fuera del estante",
  "pharmacy.classNotAllowed": "Un armario no puede vender medicamentos de esta clase",
  "pharmacy.laneOther": "Este carril no lleva el medicamento",
};

export const fields: Translation<typeof zh.fields> = {
  medicineName: "Medicamento",
  batchNo: "Lote",
  productionDate: "Producción",
  shelfLifeDate: "Caduca el",
  daysToExpiry: "Días restantes",
  batchQty: "Tamaño del lote",
  batchState: "Estado del lote",
  stock: "Existencias",
  laneNo: "Carril",
  place: "Lugar",
  warehouseName: "Almacén",
  laneStatus: "Estado del carril",
  value: "Valor",
  manufacturer: "Fabricante",
  maintainContent: "Qué se comprobó",
  maintainResult: "Conclusión",
  maintainer: "Comprobado por",
  maintainTime: "Comprobado",
  lastCheckTime: "Última revisión",
  everyDays: "Intervalo (días)",
  dueDay: "Vence el",
  machines: "Máquinas",
  reason: "Motivo de la retirada",
};

export const words: Translation<typeof zh.words> = {
  batchState: {
    good: "Bueno",
    near: "Caduca pronto",
    expired: "Caducado",
    recalled: "Retirado",
  },
  unknownBatch: "Lote desconocido",
  result: {
    sound: "Conforme",
    watched: "Vigilar",
    unsound: "No conforme",
  },
  step: {
    over: "Caducado o retirado",
    "30": "En 30 días",
    "60": "En 60 días",
    "90": "En 90 días",
  },
  left: "quedan {{n}} días",
  writeOff: "Baja por merma",
  past: "caducó hace {{n}} días",
  sum: "{{places}} lugares · {{pieces}} piezas · {{value}}",
  add: "Añadir lote",
  edit: "Editar lote",
  places: "Dónde está",
  placesOf: "Lote {{batchNo}}",
  assign: "Contiene este lote",
  holds: "Este lote",
  waits: "Espera a la máquina",
  confirmed: "Confirmado por la máquina",
  noPlaces: "Ningún carril lleva este medicamento",
  recall: "Retirar",
  recallTitle: "Retirar el lote",
  recallHint: "No se vende nada más y se detienen todos los carriles que lo llevan. La retirada es definitiva.",
  recallDone: "Retirado: {{machines}} máquinas, {{lanes}} carriles, {{pieces}} piezas",
  upkeepShown: {
    due: "Pendientes",
    records: "Registros",
  },
  overdue: "{{n}} días de retraso",
  notYetDue: "Faltan {{n}} días",
  check: "Registrar revisión",
  neverChecked: "Nunca",
  upkeepAdd: "Añadir control",
  wholeBatch: "Todo el lote",
};
