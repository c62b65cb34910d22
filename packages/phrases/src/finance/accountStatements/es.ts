import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl/dzd": "Extractos de cuenta",
  "/dzd": "Ver extracto de cuenta",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.accountStatement.read": "Ver extractos de cuenta",
  "finance.accountStatement.write": "Crear y compartir extractos de cuenta",
};

export const verbs: Translation<typeof zh.verbs> = {
  shareLink: "Crear enlace de solo lectura",
  closeLink: "Cerrar enlace de solo lectura",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.statementUnknown": "El extracto de cuenta no existe",
  "finance.statementChanged": "Otra persona acaba de tramitar este extracto de cuenta; actualice e inténtelo de nuevo",
  "finance.statementEmpty": "No hay transacciones liquidadas en esos días",
  "finance.statementDayOpen": "Un extracto de cuenta solo contiene días cerrados, por ahora hasta el {{day}}",
  "finance.statementLinkDays": "Un enlace vale de {{least}} a {{most}} días",
  "finance.statementLinkInvalid": "El enlace no es válido o ha caducado; pida uno nuevo al comercio",
  "finance.receiverUnknown": "El beneficiario no existe",
};

export const fields: Translation<typeof zh.fields> = {
  splitReceiver: "Beneficiario",
  period: "Periodo",
  days: "Periodo",
  settleAmount: "Liquidación",
  statementHash: "Código de control",
  maker: "Creado por",
  madeTime: "Creado el",
  linkState: "Enlace de solo lectura",
  linkExpiresAt: "Caducidad del enlace",
  openCount: "Aperturas",
  openTime: "Última apertura",
  receiverId: "Beneficiario",
  linkDays: "Días de validez",
  toDay: "Último día",
};

export const words: Translation<typeof zh.words> = {
  column: {
    day: "Día",
    item: "Concepto",
    rule: "Regla",
    count: "Número",
    base: "Base",
    amount: "Importe",
    total: "Total",
    seal: "Sello del día",
  },
  item: {
    collected: "Cobrado",
    refunded: "Reembolsado",
    fee: "Comisión",
    higoFee: "Comisión de compra con sorteo",
    share: "Reparto",
  },
  rule: {
    books: "Según los libros",
    rate: "{{rate}} de cada pedido",
    share: "{{rate}} de cada pedido, sin fracciones de fen",
    fixed: "{{amount}} yuanes por pedido",
  },
  link: {
    none: "Ninguno",
    active: "Válido",
    expired: "Caducado",
    revoked: "Cerrado",
  },
  action: {
    make: "Crear extracto de cuenta",
    pdf: "Descargar PDF",
    xlsx: "Descargar XLSX",
    share: "Crear enlace",
    revoke: "Cerrar enlace",
  },
  own: "El propio comercio",
  revokeQuestion: "¿Cerrar este enlace? Quien lo tenga ya no podrá abrirlo.",
  once: "El enlace solo se muestra ahora: cópielo para su lector. Uno nuevo lo anula.",
  until: "Válido hasta {{time}}",
  check: {
    unit: "Importes en yuanes. Positivo: ingreso; negativo: gasto.",
    how: "Abra el enlace de solo lectura: la página vuelve a calcular el código de control en su dispositivo a partir de lo que muestra. Si coincide con el del archivo, nada ha cambiado.",
    seals: "Sellos de los días:",
    good: "Comprobado: el contenido coincide con el código de control",
    bad: "No confirmado: el contenido no coincide con el código de control; contacte con el comercio",
    compare: "Pegue el código de control del archivo para comparar",
    same: "Igual que en el archivo",
    differs: "Distinto del archivo",
  },
};
