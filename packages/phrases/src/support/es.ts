import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf": "Atención al cliente",
  "/shkf/wtfk": "Tiques de soporte",
  "/shkf/khfk": "Comentarios de clientes",
  "/xtgl/wtfk": "Mis comentarios",
  "/xtgl/cxwtfk": "Seguimiento de comentarios",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.ticket.read": "Ver tiques de soporte",
  "support.ticket.handle": "Aceptar, responder y resolver tiques de soporte",
  "support.customer.read": "Ver comentarios de clientes",
  "support.customer.write": "Anotar y responder comentarios de clientes",
  "support.feedback.read": "Ver los comentarios propios",
  "support.feedback.write": "Enviar comentarios",
};

export const verbs: Translation<typeof zh.verbs> = {
  accept: "Aceptar",
  answer: "Responder",
  reply: "Añadir detalles",
  resolve: "Resolver",
  confirm: "Confirmar la solución",
  merge: "Combinar",
  mark: "Añadir a preguntas frecuentes",
  unmark: "Quitar de preguntas frecuentes",
  escalate: "Convertir en tique de soporte",
};

export const errors: Translation<typeof zh.errors> = {
  "support.ticketUnknown": "Este tique de soporte no existe",
  "support.orderUnknown": "Este pedido no existe o no es de esta máquina",
  "support.machineUnknown": "Esta máquina no existe",
  "support.handlerUnknown": "Esta persona no existe o no puede acceder",
  "support.selectTickets": "Seleccione los datos que desea tratar",
  "support.mergeUnfit": "Solo puede absorberlo otro tique de soporte abierto del mismo comercio",
  "support.tooManyPictures": "Como máximo {{limit}} imágenes",
  "support.pictureUnknown": "La imagen no existe o ya se usa; súbala de nuevo",
};

export const fields: Translation<typeof zh.fields> = {
  ticketNo: "N.º de tique de soporte",
  ticketTitle: "Título",
  problemType: "Tipo de problema",
  ticketContent: "Descripción",
  ticketImages: "Imágenes",
  ticketStatus: "Estado del tique de soporte",
  ticketReply: "Respuesta",
  ticketSource: "Origen",
  handler: "Responsable",
  handlerId: "Responsable",
  handleTime: "Tratado",
  answerDueAt: "Responder antes de",
  solveDueAt: "Resolver antes de",
  intoNo: "Tique de soporte que lo absorbe",
  resolved: "El problema está resuelto",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unprocessed: "Sin tratar",
    processing: "En curso",
    timeout: "Vencido",
    resolved: "Resuelto",
    essence: "Destacado",
    deleted: "Eliminado",
  },
  problem: {
    itemJammed: "Producto atascado",
    dispensingTimeout: "Tiempo de dispensación agotado",
    payment: "Pago",
    refund: "Reembolso",
    machine: "Avería de la máquina",
    product: "Producto",
    member: "Socios",
    account: "Cuentas",
    other: "Otro",
  },
  source: {
    console: "Usuario",
    customer: "Cliente",
  },
  entry: {
    create: "Comunicó el problema",
    accept: "Aceptado",
    assign: "Asignado",
    answer: "Respuesta",
    reply: "Añadido",
    resolve: "Resuelto",
    confirm: "Solución confirmada",
    merge: "Combinado con el tique de soporte",
    absorb: "Absorbió el tique de soporte",
    expire: "Vencido",
    mark: "Añadido a las preguntas frecuentes",
    unmark: "Quitado de las preguntas frecuentes",
    escalate: "Convertido en tique de soporte",
    delete: "Eliminado",
    restore: "Restaurado",
  },
  action: {
    accept: "Aceptar",
    answer: "Responder",
    resolve: "Resolver",
    merge: "Combinar",
    mark: "Añadir a preguntas frecuentes",
    unmark: "Quitar de preguntas frecuentes",
    assign: "Asignar selección",
    restore: "Restaurar",
    report: "Añadir comentarios",
    recordCustomer: "Añadir comentarios de un cliente",
    reply: "Añadir detalles",
    confirm: "Confirmar solución",
    escalate: "Convertir en tique de soporte",
    order: "Ver pedido",
    refund: "Reembolsos",
    progress: "Ver seguimiento",
  },
  confirm: {
    accept: "¿Aceptar este tique de soporte?",
    restore: "¿Restaurar?",
    unmark: "¿Quitar de las preguntas frecuentes? La pregunta se retirará.",
    confirm: "¿Está resuelto este problema?",
    escalate: "¿Convertir en tique de soporte?",
  },
  hint: {
    everybody: "Todos podrán leerlo: no nombre a comercios ni clientes.",
    asQuestion: "Ver su pregunta frecuente",
    waiting: "A la espera de quien lo comunicó: el plazo está parado",
    clock: "Respuesta en 24 horas y solución en 3 días; solo cuentan los días laborables de China",
    told: "Anote lo que se dijo al cliente por teléfono o por SMS",
    platform: "Atención al cliente de la plataforma",
    phone: "Solo se encuentran números completos",
  },
  section: {
    course: "Evolución",
    order: "Pedido",
    alarms: "Alarmas de la máquina desde el día anterior",
    open: "abierta",
  },
};
