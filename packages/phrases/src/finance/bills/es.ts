import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/zdhd": "Conciliación de proveedores",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.bill.read": "Ver la conciliación de proveedores",
  "finance.bill.write": "Cargar extractos y resolver diferencias",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeOver: "Asumir una diferencia",
  workOff: "Resolver una diferencia",
  park: "Aparcar una diferencia",
  askProvider: "Preguntar al proveedor",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.billUnreadable": "No es un extracto del proveedor; cargue el archivo original",
  "finance.billTooLarge": "El archivo no puede superar {{limit}}",
  "finance.billCut": "El extracto está incompleto; descárguelo de nuevo",
  "finance.billTotals": "Los totales del extracto difieren de sus líneas",
  "finance.billOtherDay": "Este extracto es de otro día",
  "finance.billOtherAccount": "Este extracto es de otra cuenta",
  "finance.billHash": "El archivo no tiene el hash que indica el proveedor",
  "finance.billNotYet": "Ese día no ha terminado; aún no tiene extracto",
  "finance.billOutOfTurn": "Los extractos se toman por orden de días; el siguiente es el del {{day}}",
  "finance.billDiffers": "Ya hay otro extracto de ese día",
  "finance.billServiceUnknown": "Este servicio de pago no existe",
  "finance.differenceUnknown": "Esta diferencia no existe",
  "finance.differenceChanged": "Alguien acaba de tratar esta diferencia; actualice e inténtelo de nuevo",
  "finance.parkDay": "Elija un día dentro de {{days}} días a partir de mañana",
  "finance.nothingToAsk": "No hay número por el que preguntar al proveedor",
};

export const fields: Translation<typeof zh.fields> = {
  billDate: "Fecha del extracto",
  providerName: "Proveedor",
  payMethod: "Forma de pago",
  ourAmount: "Nuestro importe",
  theirAmount: "Su importe",
  difference: "Diferencia",
  feeAmount: "Comisión",
  feeDifference: "Diferencia de comisión",
  ourLineCount: "Líneas nuestras",
  theirLineCount: "Líneas suyas",
  differenceCount: "Diferencias",
  openCount: "Abiertas",
  billSubject: "Tipo de extracto",
  billStatus: "Estado",
  openBefore: "Pendiente antes",
  openedCount: "Nuevos",
  settledCount: "Hallados",
  openAfter: "Pendiente después",
  oldestOpenTime: "Lo más antiguo pendiente",
  billSource: "Origen",
  uploader: "Cargado por",
  takenTime: "Comparado",
  reason: "Motivo",
  lineKind: "Tipo",
  outTradeNo: "Número en el proveedor",
  thirdTradeNo: "N.º de transacción externa",
  ourTime: "Nuestra hora",
  theirTime: "Su hora",
  differenceState: "Estado",
  handler: "Tratado por",
  handleTime: "Tratado",
  parkedUntil: "Aparcada hasta",
  untilDay: "Aparcada hasta",
  answerState: "Respuesta del proveedor",
  serviceId: "Proveedor",
  content: "Archivo",
  billHash: "Hash (SHA-1)",
};

export const words: Translation<typeof zh.words> = {
  status: {
    balanced: "Cuadrado",
    open: "Con diferencias",
    workedOff: "Resuelto",
  },
  subject: {
    trade: "Extracto de operaciones",
    sharing: "Extracto de reparto",
  },
  source: {
    fetched: "Obtenido",
    uploaded: "Cargado",
  },
  reason: {
    missingHere: "Falta aquí",
    missingThere: "Falta allí",
    amountDiffers: "Importe distinto",
    stateDiffers: "Estado distinto",
    duplicate: "Duplicado",
    feeDiffers: "Comisión distinta",
  },
  advice: {
    missingHere: "Busque el pedido por el n.º externo; regístrelo o reembólselo",
    missingThere: "Consulte al proveedor; lo que traiga el siguiente extracto se resuelve solo",
    amountDiffers: "Compare lo pagado con los descuentos; reembolse o corrija el resto",
    stateDiffers: "Vea el pedido y sus reembolsos; reintente si hace falta",
    duplicate: "El cliente pudo pagar dos veces; compruebe y reembolse una",
    feeDiffers:
      "Compare con el porcentaje de comisión del contrato; reclame lo cobrado de más o corrija el porcentaje desde mañana",
  },
  lineKind: {
    payment: "Pago",
    refund: "Reembolso",
    share: "Reparto",
    return: "Reparto devuelto",
  },
  state: {
    open: "Abierta",
    taken: "En curso",
    parked: "Aparcada",
    done: "Resuelta",
  },
  action: {
    upload: "Cargar extracto",
    choose: "Elegir archivo",
    differences: "Ver diferencias",
    take: "Asumir",
    settle: "Resolver",
    park: "Aparcar",
    ask: "Preguntar al proveedor",
  },
  differences: "Diferencias de extractos",
  answer: {
    unknown: "El proveedor no lo conoce",
    unpaid: "Sin pagar",
    closed: "Cerrado",
    paid: "Pagado",
    processing: "En curso",
    succeeded: "Reembolsado",
    failed: "Reembolso fallido",
    unreachable: "El proveedor no respondió",
  },
  takeQuestion: "¿Asumir esta diferencia?",
  parkedUntil: "Hasta {{day}}",
  asked: "Se preguntó al proveedor, falta su respuesta",
  none: "Sin diferencias",
  arrived: "Está en un extracto posterior",
  bookedSince: "Registrado después en nuestros libros",
  gap: "Lo pendiente no continúa: faltan {{n}}; puede faltar una página del extracto",
  next: "Siguiente extracto: {{day}}",
  compared: "Extracto comparado: {{n}} diferencias",
};
