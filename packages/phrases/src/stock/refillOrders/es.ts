import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/chd": "Órdenes de salida de almacén",
  "/jxcgl/bhd": "Órdenes de reposición",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.outbound.read": "Ver órdenes de salida de almacén",
  "stock.outbound.write": "Hacer, ejecutar y anular órdenes de salida de almacén",
  "stock.refillOrder.read": "Ver órdenes de reposición",
  "stock.refillOrder.write": "Hacer y anular órdenes de reposición",
  "stock.refillOrder.fill": "Completar órdenes de reposición",
};

export const verbs: Translation<typeof zh.verbs> = {
  goodsIssue: "Registrar la salida de almacén",
  fillLanes: "Completar una reposición",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.routeUnknown": "Esta ruta no existe",
  "stock.noBag": "El punto de la máquina {{machineNo}} no está en ninguna ruta suya: elija un almacén",
  "stock.refillOpen": "Una máquina elegida ya tiene una orden de reposición abierta",
  "stock.nothingShort": "Todos los carriles de la máquina {{machineNo}} están llenos",
  "stock.filledOutOfRange": "Introduzca 0 o un número entero positivo",
  "stock.laneChanged": "El carril {{laneNo}} tiene ya otro producto: esta orden no puede llenarlo",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "N.º de documento",
  docDate: "Fecha",
  docStatus: "Estado",
  warehouseId: "Almacén",
  warehouseName: "Almacén",
  routeId: "Ruta",
  source: "Desde",
  replenisher: "Reponedor",
  replenisherId: "Reponedor",
  quantity: "Cantidad",
  value: "Coste",
  createdBy: "Creado por",
  lines: "Productos",
  batchNo: "Lote",
  stock: "Existencias",
  laneAlert: "Por reponer",
  laneNo: "N.º de carril",
  shortage: "Faltan",
  replenishQty: "Cantidad a reponer",
  filledQty: "Puesto",
  countedQty: "Contado por la máquina",
  replenishTime: "Hora de reponer",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addOutbound: "Añadir orden de salida de almacén",
    suggest: "Rellenar lo que falta en la ruta",
    addLine: "Añadir producto",
    issue: "Registrar salida de almacén",
    print: "Imprimir",
    void: "Anular",
    reverse: "Anular asiento",
    make: "Crear a partir de máquinas con faltantes",
    complete: "Completar",
  },
  confirm: {
    issue: "¿Registrar la salida de almacén? La mercancía pasa del almacén a la bolsa de la ruta.",
    void: "¿Anular este documento?",
    reverse: "¿Anular este documento? La mercancía vuelve de la bolsa al almacén.",
  },
  outboundState: {
    draft: "Pendiente de salida de almacén",
    issued: "Salida de almacén hecha",
    cancelled: "Anulada",
    reversed: "Anulada por asiento",
  },
  refillState: {
    planned: "Por reponer",
    filled: "Recuento pendiente",
    verified: "Confirmado",
    differs: "Difiere",
    cancelled: "Anulada",
  },
  needOf: "A la ruta le faltan {{shortage}}, bolsa {{inBag}}, almacén {{stock}}",
  total: "{{lines}} líneas, {{pieces}} unidades",
  ofRoute: "Bolsa de la ruta de cada máquina",
  byRoute: "Reponedor de la ruta",
  signature: "Firma",
};
