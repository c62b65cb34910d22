import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "Compras con sorteo",
  "/jygl/zjtj": "Sorteos premiados",
  "/jygl/hgfa": "Planes de compras con sorteo",
  "/jygl/ddcj": "Sorteos de pedidos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "Ver",
  "orders.lucky.write": "Gestionar planes",
  "orders.luckyWin.read": "Ver",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.luckyPlanExists": "El producto ya tiene un plan en marcha",
  "orders.luckyPlanEnded": "El plan ha terminado",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Premio",
  orders: "Pedidos",
  winCount: "Premiados",
  winRate: "Tasa de premiados",
  planName: "Nombre del plan",
  productId: "Premio",
  drawFen: "Precio de un sorteo",
  chance: "Probabilidad",
  budgetFen: "Presupuesto de premios",
  spentFen: "Premiado",
  reservedFen: "Sin sortear",
  draws: "Pedidos sorteados",
  machineIds: "Máquinas",
  endTime: "Terminado",
  numbers: "Números sorteados",
  seed: "Semilla",
  commitment: "Compromiso",
  tradeNo: "Número de pago",
  resultNo: "Resultado n.º",
  previousHash: "Resultado anterior",
  resultHash: "Huella del resultado",
  committedTime: "Comprometido",
  drawTime: "Sorteado",
};

export const words: Translation<typeof zh.words> = {
  detail: "Detalles",
  sum: "Pedidos {{orders}}, sorteos {{draws}}, premiados {{wins}}, importe {{amount}}",
  plans: "Planes de sorteo",
  add: "Añadir plan",
  end: "Terminar plan",
  endAsk: "Después nadie participa en él. ¿Terminar el plan?",
  all: "Todas las máquinas",
  create: "Un plan guardado no se cambia, solo se termina",
  verify: "Verificar",
  machine: "La máquina sorteó por sí misma, no se puede verificar",
  good: "Coincide",
  bad: "Difiere",
  how: "Un número son los primeros 12 dígitos hexadecimales del SHA-256 de «semilla|número de pedido|número de pago|sorteo» módulo 10.000; por debajo de la probabilidad en centésimas de por ciento gana",
  planState: { active: "En marcha", ended: "Terminado" },
  hints: { chance: "Por ciento, de 0,01 a 100", budget: "Límite del valor de todos los premios" },
  checks: {
    commitment: "La semilla es la comprometida antes del pago",
    numbers: "Números y resultado salen de la semilla",
    link: "Enlazado con el resultado anterior",
  },
};
