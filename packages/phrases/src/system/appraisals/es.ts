import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jxkp": "Evaluación del desempeño",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.appraisal.read": "Ver las evaluaciones",
  "system.appraisal.write": "Puntuar el desempeño",
};

export const verbs: Translation<typeof zh.verbs> = {
  score: "Puntuar",
};

export const errors: Translation<typeof zh.errors> = {
  "system.scoreRange": "Introduzca una puntuación entera de 0 a 100",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Periodo",
  indicator: "Indicador",
  done: "Hechos",
  good: "Bien hechos",
  factScore: "Puntuación calculada",
  score: "Puntuación",
  scoredBy: "Puntuado por",
  scoredTime: "Puntuado el",
  doneTime: "Hecho el",
  subject: "Contenido",
};

export const words: Translation<typeof zh.words> = {
  give: "Puntuar",
  byFacts: "según los hechos",
  byFactsWas: "Calculada: {{n}}",
  remarkHint: "Explique el motivo si difiere de la calculada",
  well: "Bien hecho",
  badly: {
    refills: "Cantidad errónea",
    visits: "Falta de existencias o avería en un día",
    maintenances: "Con retraso",
    tickets: "Con demora",
  },
  indicator: {
    refills: "Carriles repuestos",
    visits: "Visitas a máquinas",
    maintenances: "Mantenimiento",
    tickets: "Tiques de soporte resueltos",
  },
  meaning: {
    refills:
      "Una fila por carril repuesto; no está bien hecho si la máquina contó otra cosa y se confirmó la carga errónea.",
    visits: "Una fila por máquina y día; no está bien hecho si en un día hubo falta de existencias o avería.",
    maintenances: "Una fila por mantenimiento terminado; no está bien hecho después del plazo.",
    tickets: "Una fila por tique de soporte resuelto; no está bien hecho si alguna vez se pasó el plazo.",
  },
};
