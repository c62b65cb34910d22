import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/bhd/jrbf": "Visitas de hoy",
};

export const verbs: Translation<typeof zh.verbs> = {
  fillLane: "Reponer un carril por teléfono",
  emptyLane: "Sacar productos por teléfono",
  collectCash: "Recoger efectivo",
  takePhoto: "Fotografiar una máquina",
  reportFault: "Informar de una avería en sitio",
  setCost: "Fijar el coste de una visita",
  finishVisit: "Terminar una visita",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.actTooOld": "Este registro tiene más de {{days}} días y ya no se asienta: haga el recuento de la máquina",
};

export const fields: Translation<typeof zh.fields> = {
  kind: "Acto",
  pieces: "Piezas",
  rest: "Diferencia",
  unbooked: "Falta en bolsa",
  bagNo: "N.º de bolsa de efectivo",
  expected: "Esperado",
  counted: "Contado",
  laneNo: "N.º de carril",
  actTime: "Hora",
  note: "Nota",
  picture: "Foto",
  replenisher: "Reponedor",
  place: "Orden de visita",
  gain: "Ahorro con visita hoy",
  stockOut: "Agotado",
  spoil: "Próximo a caducar",
  fault: "Avería",
  cash: "Efectivo",
  emptyDays: "Primer carril agotado",
  routeId: "Ruta",
  visitCost: "Coste de una visita (yuanes)",
  dueCount: "Por visitar hoy",
  way: "Recorrido (línea recta)",
};

export const words: Translation<typeof zh.words> = {
  acts: "Registros en sitio",
  onlyDiffering: "Solo diferencias",
  act: {
    fillLane: "Metido",
    emptyLane: "Sacado",
    collectCash: "Efectivo recogido",
    takePhoto: "Foto hecha",
    reportFault: "Avería informada",
    finishVisit: "Terminado",
  },
  canWait: "Puede esperar",
  today: "Hoy",
  tomorrow: "Mañana",
  inDays: "En {{days}} días",
  machines: "{{n}} máquinas",
  km: "{{km}} km",
  selectDue: "Seleccionar las visitas de hoy",
  make: "Crear órdenes de reposición",
  hasOrder: "Ya tiene orden de reposición",
  keepCost: "Guardar como coste habitual",
  ofOther:
    "Esta ruta pertenece a {{merchant}} y su bolsa sirve solo a ese comercio: deje que su personal cree las órdenes de reposición o elija un almacén o una bolsa de su propio comercio.",
  usualCost: "Coste habitual actual: {{money}}",
  dueFrom: "Toca desde {{money}}: esperar aplaza también la visita siguiente, y por debajo esperar cuesta menos",
  how: "Previsión de los próximos dos días según la demanda real de cada carril en 28 días (sin el tiempo agotado, ponderada por día de la semana). Los importes son el margen, el coste de lo próximo a caducar y el riesgo del efectivo que se pierden sin una visita hoy. Una máquina toca cuando esperar pierde más de lo que ahorra en visitas, según el ritmo más barato para esa máquina.",
};
