import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/dzhd": "Conciliación bancaria",
  "/cfgl/dzdr": "Importar un extracto de cuenta del banco",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.arrival.read": "Ver la conciliación bancaria",
  "finance.arrival.write": "Importar extractos de cuenta y resolver diferencias",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.arrivalUnknown": "Este registro no existe",
  "finance.arrivalChanged": "Otra persona acaba de gestionarlo; actualice e inténtelo de nuevo",
  "finance.arrivalKnown": "La línea {{reference}} ya se importó",
  "finance.arrivalZero": "El importe no puede ser 0",
};

export const fields: Translation<typeof zh.fields> = {
  arrivalDate: "Fecha",
  expectationKind: "Dinero",
  expectedDate: "Esperado el",
  subject: "De o para",
  expectedAmount: "Esperado",
  bankDate: "Fecha de apunte",
  bankAmount: "En el banco",
  bankReference: "Referencia bancaria",
  payer: "Contraparte",
  difference: "Diferencia",
  arrivalState: "Estado",
  reason: "Motivo",
  handler: "Gestionado por",
  handleTime: "Gestionado el",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    bill: "Liquidado por el proveedor",
    withdrawal: "Retirada de fondos",
  },
  state: {
    awaited: "Esperado",
    matched: "Cuadrado",
    open: "Con diferencia",
    done: "Resuelto",
  },
  reason: {
    missing: "Falta en el banco",
    unexpected: "Inesperado",
    amountDiffers: "Importe distinto",
  },
  advice: {
    missing: "Consulte al proveedor o al banco; un archivo posterior que lo traiga lo resuelve",
    unexpected: "Averigüe de quién es; devuelva lo que no sea de la plataforma",
    amountDiffers: "Compárelo con el extracto del proveedor; suelen ser comisiones o reembolsos",
  },
  settle: "Resolver",
  hint: "Las entradas son positivas y las salidas negativas; ninguna línea se importa dos veces",
};
