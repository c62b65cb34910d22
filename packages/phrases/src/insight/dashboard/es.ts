import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/dashboard": "Inicio",
  "/syzfqq": "Pagos",
  "/syspxlpm": "Clasificación de productos",
  "/syspxlpmxq": "Ventas del producto",
  "/syjqpm": "Clasificación de máquinas",
  "/syjqpmxq": "Ventas de la máquina",
  "/databases": "Datos de ventas",
  "/databaseszd": "Big data de ventas (ZD)",
  "/databasesTscpyxpt": "Big data de productos típicos",
  "/database": "Big data del administrador",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.dashboard.read": "Ver inicio",
  "insight.ranking.read": "Ver la clasificación de ventas de productos",
  "insight.screen.read": "Ver las pantallas grandes",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.screensNotPublic": "Las pantallas grandes no son públicas; inicie sesión para verlas",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Periodo",
  category: "Categoría",
  rank: "Puesto",
  day: "Fecha",
  quantity: "Unidades vendidas",
  orders: "Pedidos",
  amount: "Ventas",
  share: "Cuota",
  average: "Importe medio",
  brand: "Marca",
  laneNo: "N.º de carril",
  payment: "Forma de pago",
};

export const words: Translation<typeof zh.words> = {
  todayAmount: "Ventas de hoy",
  todayOrders: "Pedidos de hoy",
  todayOnline: "Pagado en línea hoy",
  yesterday: "Todo el día de ayer {{value}}",
  sameHours: "frente a ayer hasta las {{hour}}:00",
  machines: "Máquinas en uso",
  machinesNote:
    "En línea {{online}} · Sin conexión {{offline}} · Avería {{fault}} · Falta de existencias {{outOfStock}}",
  pending: "Pendientes",
  pendingApprovals: "Por aprobar",
  pendingRefunds: "Reembolsos pendientes",
  pendingExceptions: "Pedidos con incidencia",
  pendingTickets: "Tiques de soporte sin tratar",
  pendingFeedback: "Comentarios sin responder",
  pendingPrescriptions: "Recetas por revisar",
  pendingAlarms: "Alarmas abiertas",
  pendingOffline: "Máquinas sin conexión",
  pendingOutOfStock: "Máquinas con falta de existencias",
  trend: "Tendencia de ventas",
  thisPeriod: "Este periodo",
  previousPeriod: "Periodo anterior",
  payments: "Cuota de formas de pago",
  productRanking: "Clasificación de productos",
  machineRanking: "Clasificación de máquinas",
  more: "Más",
  total: "Total",
  byDay: "Por día",
  byMachine: "Por máquina",
  byProduct: "Por producto",
  topTwenty: "Los 20 primeros",
  updatedAt: "Actualizado {{time}}",
};
