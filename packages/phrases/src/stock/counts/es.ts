import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd": "Recuento de existencias",
  "/kcpd/xlspkcpd": "Recuento de existencias de productos por ruta",
  "/kcpd/jqspkcpd": "Recuento de existencias de productos por máquina",
  "/kcpd/jqhdkcpd": "Recuento de existencias por carril de máquina",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.count.read": "Ver",
  "stock.count.write": "Contar",
  "stock.count.review": "Revisar diferencias, fijar límites",
};

export const verbs: Translation<typeof zh.verbs> = {
  startCount: "Iniciar el recuento",
  enterCount: "Introducir una cantidad contada",
  explainCount: "Explicar una diferencia",
  finishCount: "Terminar el recuento",
  submitCount: "Enviar el recuento a revisión",
  approveCount: "Aceptar las diferencias",
  sendBack: "Devolver para contar de nuevo",
  abandonCount: "Descartar el recuento",
  countLimits: "Fijar los límites de revisión",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.notWhole": "Introduzca un número entero",
  "stock.limitOutOfRange": "Introduzca un entero de 0 a {{limit}}",
  "stock.nothingCounted": "Aún no se ha contado ningún carril",
  "stock.reasonMissing": "Indique por qué difiere el carril {{laneNo}}",
  "stock.secondPerson": "Quien ha contado no puede revisar; debe hacerlo otra persona",
  "stock.countAgain":
    "El carril {{laneNo}} se ha repuesto o contado después, o ha vendido más de lo contado; cuéntelo de nuevo",
  "stock.countedMeanwhile": "Otra persona acaba de contar este carril; compruébelo antes de volver a introducir",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Categoría",
  onRoute: "En una ruta",
  spec: "Especificación",
  unit: "Unidad",
  stock: "Existencias",
  capacity: "Capacidad",
  shortage: "Faltan",
  machineCount: "Máquinas",
  laneNo: "N.º de carril",
  cabinet: "Armario",
  batchNo: "Lote",
  bookQty: "En libro",
  countQty: "Contado",
  counted: "Contado",
  diffQty: "Diferencia",
  countTime: "Contado el",
  reason: "Motivo",
  progress: "Carriles contados",
  startedBy: "Contado por",
  startedTime: "Inicio",
  reviewedBy: "Revisado por",
  pieces: "Diferencia de un carril (unidades)",
  percent: "Diferencias totales sobre el libro ( %)",
};

export const words: Translation<typeof zh.words> = {
  onRoute: {
    yes: "En una ruta",
    no: "Sin ruta",
  },
  noRoute: "Sin ruta",
  cabinet: {
    main: "Armario principal",
    sub: "Armario auxiliar",
  },
  viewMachines: "Ver máquinas",
  viewLanes: "Ver carriles",
  print: "Imprimir",
  loading: {
    title: "Lista de carga",
    total: "Total de la ruta",
    nothing: "No hay falta de existencias aquí",
    cut: "La lista es larga: solo se imprimen las primeras 3.000 líneas. Imprima ruta por ruta",
    takeBack: "{{percent}} % devuelto",
    signature: "Firma del reponedor",
  },
  count: "Contar",
  countSelected: "Contar selección",
  started: "Recuento de máquinas iniciado: {{n}}",
  documents: "Recuentos",
  documentsOpen: "Recuentos · {{counting}} en curso · {{waiting}} por revisar",
  limits: "Límites",
  limitsHint:
    "Por encima de cualquiera de los límites, alguien que no haya contado debe aceptar antes del registro. Una sola unidad nunca se revisa por proporción.",
  blindHint:
    "El libro se muestra tras introducir el número. Las máquinas siguen vendiendo: cada carril se compara con el libro de su momento.",
  product: "Solo carriles de este producto",
  stale: "Contar de nuevo",
  finish: "Terminar",
  finishConfirm: "Carriles contados: {{n}} de {{all}}; los demás no cambian. ¿Terminar?",
  finished: "Registrado; carriles modificados: {{n}}",
  handedIn: "Las diferencias superan los límites; otra persona debe revisar",
  approve: "Aceptar y registrar",
  approveConfirm: "¿Registrar estas diferencias?",
  sendBack: "Devolver",
  sendBackConfirm: "¿Devolver para contar de nuevo?",
  abandon: "Descartar",
  abandonConfirm: "Nada de este recuento se registrará. ¿Descartarlo?",
  state: {
    counting: "En curso",
    waiting: "Por revisar",
    booked: "Registrado",
    cancelled: "Descartado",
  },
  cause: {
    damaged: "Dañado",
    expired: "Caducado",
    missing: "Perdido",
    wrongLane: "En otro carril",
    loadedWrong: "Mal anotado al reponer",
    jammed: "Producto atascado o avería de la máquina",
    other: "Otro",
  },
};
