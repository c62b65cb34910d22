import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "Planes de reparto",
  "/cfgl/fztj": "Estadísticas de reparto",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "Ver planes de reparto",
  "finance.split.write": "Añadir, editar, activar, desactivar y eliminar planes de reparto",
  "finance.splitFigure.read": "Ver estadísticas de reparto",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "Plan de reparto",
  splitReceiver: "Beneficiario",
  receivers: "Beneficiarios",
  splitRatio: "Parte (en %)",
  machineCount: "Máquinas",
  productCount: "Productos",
  machineIds: "Máquinas",
  productIds: "Productos",
  fromDate: "Vigente desde",
  updatedTime: "Modificado",
  statDate: "Fecha",
  orderCount: "Pedidos",
  paidAmount: "Pagado",
  splitAmount: "Reparto",
  splitStatus: "Estado del reparto",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "Activado",
    off: "Desactivado",
  },
  status: {
    pending: "Por repartir",
    held: "Retenido",
    settled: "Repartido",
  },
  action: {
    add: "Añadir plan de reparto",
    edit: "Editar plan de reparto",
    enable: "Activar",
    disable: "Desactivar",
    addReceiver: "Añadir beneficiario",
    removeReceiver: "Quitar beneficiario",
  },
  confirm: {
    enable: "¿Activar este plan de reparto?",
    disable: "¿Desactivar este plan de reparto? Desde hoy ya no se reparte.",
  },
  all: "Todas",
  rest: "El resto, y lo que no llega a un fen, queda para el comercio",
  scope: "Sin selección se reparten todas las ventas del comercio",
  sum: "Reparto {{amount}}, de ello hecho {{settled}}",
};
