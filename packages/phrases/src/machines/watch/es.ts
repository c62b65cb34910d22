import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "Estado de las máquinas",
  "/shj/jqxq": "Máquina",
  "/shj/yyztcx": "Estado de venta",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.status.read": "Ver el estado de las máquinas",
  "machines.operation.read": "Ver el estado de venta",
};

export const fields: Translation<typeof zh.fields> = {
  doorStatus: "Puertas",
  temperature: "Temperatura (°C)",
  humidity: "Humedad",
  lastHeartbeat: "Última señal",
  problem: "Por atender",
  lostPerHour: "Pérdida por hora",
  salesCount: "Pedidos de hoy",
  lackLaneCount: "Carriles con falta de existencias",
  laneAlert: "Por reponer",
  replenishTime: "Repuesto por última vez",
  askedAt: "Pedida el",
  answeredAt: "Respondida el",
  detail: "Resultado",
  command: "Orden",
};

export const words: Translation<typeof zh.words> = {
  commands: "Registro de órdenes",
  log: "Ver registro",
  openAlarms: "Ver las alarmas",
  openLanes: "Ver los carriles",
  more: "{{n}} en total",
  lostHint: "Estimado con las ventas medias de esta hora en 28 días y la parte de carriles que no venden",
  page: {
    tab: {
      live: "Resumen",
      front: "Carriles",
      curves: "Curvas",
      history: "Historial",
      counters: "Contadores",
    },
    chooseHint: "Elija primero una máquina y consulte sus detalles.",
    openPage: "Abrir página de la máquina",
    orders: "Pedidos de hoy",
    openLanes: "Gestionar carriles",
    openAlarms: "Alarmas abiertas",
    feedbackCode: "Código de avisos",
    feedbackCodeHint:
      "Péguelo en la máquina: los clientes informan de un problema y leen la respuesta en la misma página. Los avisos aparecen en los comentarios de clientes.",
    silent: "Sin datos: la máquina no ha informado últimamente",
    days: "Últimos {{n}} días",
    temperature: "Temperatura (℃)",
    low: "Mínima",
    high: "Máxima",
    humidity: "Humedad en %",
    traffic: "Datos móviles por día (MB)",
    doors: "Aperturas de puerta por día",
    sampled: "Mínima y máxima de cada hora, medidas cada 10 minutos",
    more: "Entradas anteriores",
    nothing: "Aún no hay entradas",
    all: "Todo",
    noPoint: "retirada de su punto",
    toPoint: "a {{point}}",
    refilled: "{{n}} unidades en {{lanes}} carriles",
    by: "por {{who}}",
    until: "terminó {{time}}",
    open: "en curso",
    cards: "Tarjetas SIM de datos",
    kind: {
      registered: "Registrada",
      activated: "Activada",
      decommissioned: "Retirada del servicio",
      recommissioned: "Puesta de nuevo en servicio",
      moved: "Trasladada",
      refill: "Reposición",
      alarm: "Alarma",
      command: "Orden",
      maintenance: "Mantenimiento",
      software: "Actualización de software",
    },
    work: {
      open: "pendiente",
      done: "terminado",
    },
    update: {
      waiting: "en espera",
      sent: "enviado",
      done: "terminado",
      failed: "fallido",
      expired: "caducado",
      skipped: "omitido",
    },
  },
  map: {
    list: "Lista",
    map: "Mapa",
    label: "Mapa de máquinas",
    seen: "{{n}} máquinas en esta zona",
    first: "Solo se muestran las primeras {{n}}; amplíe el mapa",
    unplaced: "{{n}} sin posición, no están en el mapa",
    tone: {
      bad: "Sin conexión o averiada",
      warning: "Por atender",
      good: "En orden",
      neutral: "Sin activar",
    },
  },
};
